import { createAppCredential } from '../src/features/identity/app-tokens/app-credentials.ts'
import { openSession } from '../src/features/identity/sessions/sessions.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { hashToken, randomToken } from '../src/platform/secrets/tokens.ts'
import { type App, testNow } from './app.ts'
import {
  buildCareer,
  buildCategory,
  buildClass,
  buildFeature,
  buildPost,
  buildProgram,
  buildProject,
} from './build.ts'
import type { BuiltMember } from './members.ts'
import { storedLook } from './twin-people.ts'
import type { Twin } from './twins.ts'

/** Where a thing lies: whose lead looks after it. */
export interface Place {
  program: number
  province: string
  city: string
}

export interface Home {
  twin: Twin
  content: Content
}

let count = 0

/** Public things with names of their own: the same slug would find one's own thing. */
export function buildContent(twin: Twin) {
  const { secret } = twin
  const slug = `milik-${secret.toLowerCase()}`
  return twin.write(async tx => {
    const category = await buildCategory(tx, { kind: 'news', slug, name: `Ragam ${secret}` })
    const post = await buildPost(tx, { kind: 'news', slug, title: `Kabar ${secret}` })
    const program = await buildProgram(tx, { slug, name: `Program ${secret}` })
    const made = await buildClass(tx, { slug, name: `Kelas ${secret}` })
    await buildCareer(tx, { slug, name: `Perusahaan ${secret}` })
    await buildFeature(tx, { slug, title: `Fitur ${secret}` })
    await buildProject(tx, { slug, title: `Proyek ${secret}` })
    const episode = await buildPost(tx, { kind: 'podcasts', slug, title: `Episode ${secret}` })
    return {
      category: { slug },
      post: { id: post.id, slug },
      program: { id: program.id, slug },
      class: { slug: made.slug, category: category.id },
      career: { slug },
      feature: { slug },
      project: { slug },
      episode: { id: episode.id },
    }
  })
}

export type Content = Awaited<ReturnType<typeof buildContent>>
const later = new Date(testNow.getTime() + 30 * 86_400_000)

/** One of everything a call can address, nothing of it touched yet; every text of it says the tenant's secret word. */
export async function buildThings(app: App, { twin, content }: Home, owner: BuiltMember, place: Place) {
  const number = ++count
  const word = twin.secret.toLowerCase()
  const made = await twin.write(async tx => ({
    cleared: await clearDomains(tx),
    person: await buildRow(tx, twin, place, number, 'active'),
    suspended: await buildRow(tx, twin, place, number, 'suspended'),
    ...(await buildInvitations(tx, twin, place, number)),
    ...(await buildPrivacy(tx, twin, owner)),
    domains: {
      added: await buildDomain(tx, `${word}-${number}a.test`, 'pending'),
      verified: await buildDomain(tx, `${word}-${number}b.test`, 'verified'),
      active: await buildDomain(tx, `${word}-${number}c.test`, 'active'),
    },
    ...(await buildTeam(tx, twin, place, number)),
    appointment: await buildAppointment(tx, twin),
    session: await buildSession(tx, owner, app.clock.now()),
    app: await createAppCredential({ tx, clock: app.clock }, `Aplikasi ${twin.secret}`),
    acting: await buildActing(tx, twin, owner),
    page: await buildPage(tx, twin, number),
    version: await buildVersion(tx, twin, 1000 + number),
  }))
  return { twin, content, owner, place, number, ...made }
}

export type Things = Awaited<ReturnType<typeof buildThings>>

async function buildRow(tx: Tx, { secret }: Twin, place: Place, number: number, status: string) {
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      kind: 4,
      status,
      program_ids: [place.program],
      province_code: place.province,
      name: `Budi ${secret} ${number}`,
      email: `budi${number}-${status}@${secret.toLowerCase()}.test`,
      birth_date: '2012-01-01',
      joined_at: testNow,
      ...(status === 'suspended' ? { suspended_at: testNow, suspended_reason: `Alasan ${secret}` } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A published page with a draft beside it; other tenants have none of this name. */
async function buildPage(tx: Tx, { secret }: Twin, number: number) {
  const { name } = await tx.db
    .insertInto('site_pages')
    .values({
      name: `Services-${secret.toLowerCase()}-${number}`,
      title: `Layanan ${secret}`,
      draft: JSON.stringify({ title: `Draf ${secret}` }),
    })
    .returning('name')
    .executeTakeFirstOrThrow()
  return name
}

async function buildInvitations(tx: Tx, { secret }: Twin, place: Place, number: number) {
  const insert = async (email: string | null, token: string) => {
    const row = await tx.db
      .insertInto('invitations')
      .values({
        kind: 4,
        program_ids: [place.program],
        province_code: place.province,
        expires_at: later,
        token_hash: hashToken(token),
        email,
        name: `Tamu ${secret}`,
        message: `Halo ${secret}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const link = randomToken()
  await insert(null, link)
  return { invitation: await insert(`tamu${number}@${secret.toLowerCase()}.test`, randomToken()), link }
}

async function buildPrivacy(tx: Tx, { secret }: Twin, owner: BuiltMember) {
  const guardian = randomToken()
  await tx.db
    .insertInto('guardian_consents')
    .values({
      membership_id: owner.membershipId,
      guardian_name: `Wali ${secret}`,
      guardian_email: `wali@${secret.toLowerCase()}.test`,
      token_hash: hashToken(guardian),
      text_version: '1',
      expires_at: later,
    })
    .execute()
  const request = async () => {
    const row = await tx.db
      .insertInto('data_requests')
      .values({
        membership_id: owner.membershipId,
        kind: 'access',
        message: `Mohon ${secret}`,
        asked_at: testNow,
        due_at: later,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  return { guardian, request: await request() }
}

/** a tenant has twenty domains at most: those of earlier things make room */
const clearDomains = (tx: Tx) => tx.db.deleteFrom('platform.tenant_domains').execute()

async function buildDomain(tx: Tx, host: string, state: string): Promise<{ id: number; host: string }> {
  return tx.db
    .insertInto('platform.tenant_domains')
    .values({ host, state, is_primary: false })
    .returning(['id', 'host'])
    .executeTakeFirstOrThrow()
}

/** a school of the place, and a team of it that waits */
async function buildTeam(tx: Tx, twin: Twin, place: Place, number: number) {
  const { secret } = twin
  const school = await buildSchool(tx, twin, place, number)
  const category = await tx.db
    .selectFrom('competition_categories')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const token = randomToken()
  const { id } = await tx.db
    .insertInto('teams')
    .values({
      category_id: category.id,
      school_id: school.id,
      name: `Tim ${secret} ${number}`,
      status: 'submitted',
      coach_name: `Pembimbing ${secret}`,
      coach_email: null,
      rules_version: '1',
      token_hash: hashToken(token),
      submitted_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { school, team: id, teamLink: token }
}

async function buildAppointment(tx: Tx, { secret }: Twin): Promise<number> {
  const { id } = await tx.db
    .insertInto('appointments')
    .values({
      name: `Tamu ${secret}`,
      email: `tamu@${secret.toLowerCase()}.test`,
      phone: '+6281234567890',
      organisation: `Lembaga ${secret}`,
      org_type: 'school',
      topic: 'other',
      mode: 'online',
      preferred_at: later,
      consent_version: '1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function buildSchool(tx: Tx, { secret }: Twin, place: Place, number: number) {
  return tx.db
    .insertInto('schools')
    .values({
      npsn: String(30_000_000 + number),
      name: `SMA ${secret} ${number}`,
      level: 'SMA',
      ownership: 'negeri',
      status: 'verified',
      province_code: place.province,
      city_code: place.city,
      address: `Jalan ${secret}`,
    })
    .returning(['id', 'npsn'])
    .executeTakeFirstOrThrow()
}

/** another session of the owner, as the list names it */
async function buildSession(tx: Tx, owner: BuiltMember, now: Date): Promise<string> {
  const { membershipId, accountId, kind, signIn } = owner
  const { token } = await openSession(
    tx,
    { membershipId, accountId, kind, signIn, isStrong: true, userAgent: 'Tes', ip: '127.0.0.1' },
    now,
  )
  return hashToken(token).slice(0, 16)
}

async function buildActing(tx: Tx, { secret }: Twin, owner: BuiltMember): Promise<string> {
  const token = randomToken()
  await tx.db
    .insertInto('acting_links')
    .values({
      token_hash: hashToken(token),
      account_id: owner.accountId,
      name: `Ratna ${secret}`,
      sign_in: owner.signIn,
      is_strong: true,
      reason: `Bantuan ${secret}`,
      expires_at: later,
    })
    .execute()
  return token
}

async function buildVersion(tx: Tx, { secret }: Twin, version: number): Promise<number> {
  await tx.db
    .insertInto('site_setting_versions')
    .values({ version, setting: storedLook(`Lama ${secret}`) })
    .execute()
  return version
}
