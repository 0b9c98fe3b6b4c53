import { randomUUID } from 'node:crypto'
import { strongKinds } from '../../src/features/core/permissions/permissions.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { hashPassword } from '../../src/platform/secrets/passwords.ts'
import { seal } from '../../src/platform/secrets/sealed.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { accounts } from './community/accounts.ts'
import type { DemoAccount, DemoMembership } from './community/community.types.ts'
import { schools } from './community/schools.ts'
import { day } from './days.ts'
import { demoPassword, demoTotpSecret, emailOf } from './demo-logins.ts'

/** Ids of the demo's accounts by mailbox; those that are not there yet are made, with this installation's password. */
export async function ensureAccounts(
  database: Database,
  secrets: Secrets,
  now: Date,
): Promise<Map<string, string>> {
  const hash = await hashPassword(demoPassword(secrets))
  return database.withAccounts(async tx => {
    const rows = await tx.db.selectFrom('accounts.accounts').select(['id', 'email']).execute()
    const known = new Map(rows.map(row => [row.email, row.id]))
    const ids = new Map<string, string>()
    for (const account of accounts) {
      const id = known.get(emailOf(account.mailbox)) ?? (await writeAccount(tx, secrets, account, hash, now))
      ids.set(account.mailbox, id)
    }
    return ids
  })
}

/** What the demo's people are in one tenant, its schools, and its first privacy notice. */
export async function seedCommunity(
  tx: Tx,
  slug: string,
  ids: Map<string, string>,
  now: Date,
): Promise<void> {
  const schoolIds = new Map(
    (await tx.db.selectFrom('schools').select(['id', 'npsn']).execute()).map(row => [row.npsn, row.id]),
  )
  await writeNotice(tx, slug, now)
  for (const account of accounts) {
    const membership = account.memberships.find(({ tenant }) => tenant === slug)
    const accountId = ids.get(account.mailbox)
    if (membership && accountId) await writeMember(tx, account, membership, accountId, schoolIds, now)
  }
}

const birthDateOf = (account: DemoAccount, now: Date) =>
  new Date(now.getTime() - (account.age * 365.25 + 100) * day).toISOString().slice(0, 10)

async function writeAccount(
  tx: Tx,
  secrets: Secrets,
  account: DemoAccount,
  hash: string,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const isStrong = account.memberships.some(({ kind }) => strongKinds.includes(kind))
  await tx.db
    .insertInto('accounts.accounts')
    .values({
      id,
      email: emailOf(account.mailbox),
      email_verified_at: now,
      name: account.name,
      phone: account.phone,
      birth_date: birthDateOf(account, now),
      password_hash: hash,
      password_changed_at: now,
      is_superadmin: account.isSuperadmin ?? false,
    })
    .execute()
  if (isStrong) {
    await tx.db
      .insertInto('accounts.totp_secrets')
      .values({
        account_id: id,
        secret_sealed: seal(secrets.key('totp'), demoTotpSecret(secrets, account.mailbox), id),
        confirmed_at: now,
      })
      .execute()
  }
  return id
}

/** The schools that every demo tenant knows. */
export async function seedSchools(tx: Tx): Promise<void> {
  await tx.db
    .insertInto('schools')
    .values(
      schools.map(({ province, city, ...school }) => ({
        ...school,
        province_code: province,
        city_code: city,
      })),
    )
    .execute()
}

async function writeMember(
  tx: Tx,
  account: DemoAccount,
  membership: DemoMembership,
  accountId: string,
  schoolIds: Map<string, number>,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const programs = membership.programs
    ? await tx.db.selectFrom('programs').select('id').where('slug', 'in', membership.programs).execute()
    : []
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      account_id: accountId,
      kind: membership.kind,
      name: account.name,
      email: emailOf(account.mailbox),
      phone: account.phone,
      birth_date: birthDateOf(account, now),
      bio: membership.bio ?? '',
      school_id: (membership.npsn && schoolIds.get(membership.npsn)) || null,
      province_code: membership.province ?? null,
      city_code: membership.city ?? null,
      program_ids: programs.map(program => program.id),
      joined_at: ago(membership.joined),
      created_at: ago(membership.joined),
      last_seen_at: membership.lastSeen === undefined ? null : ago(membership.lastSeen),
      ...(membership.suspended
        ? { status: 'suspended', suspended_at: ago(5), suspended_reason: membership.suspended }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('consents')
    .values(
      ['terms', 'privacy'].map(purpose => ({
        membership_id: id,
        purpose,
        text_version: purpose === 'terms' ? 'syarat-2026-11' : 'privasi-1',
        is_given: true,
        source: 'registration',
        at: ago(membership.joined),
      })),
    )
    .execute()
}

/** The first privacy notice of every demo tenant, so that there is something to consent to. */
async function writeNotice(tx: Tx, slug: string, now: Date): Promise<void> {
  const { title } = await tx.db.selectFrom('site_settings').select('title').executeTakeFirstOrThrow()
  await tx.db
    .insertInto('privacy_notices')
    .values({
      version: 1,
      summary: 'Data apa yang kami simpan, untuk apa, berapa lama, dan bagaimana Anda menguasainya.',
      content_html: noticeHtml(title, slug),
      published_at: new Date(now.getTime() - 200 * day),
      // a demo begins when everybody has been told
      told_at: new Date(now.getTime() - 200 * day),
    })
    .execute()
}

const noticeHtml = (title: string, slug: string) => `<h2>Siapa yang mengelola data Anda</h2>
<p>${title} adalah pengendali data pribadi di situs ini. Sanggar memprosesnya atas nama kami.</p>
<h2>Data yang kami simpan</h2>
<ul><li>Nama, email, nomor telepon, dan tanggal lahir yang Anda isi.</li><li>Sekolah, provinsi, dan kota bila Anda melengkapinya.</li><li>Kelas yang Anda ikuti, kemajuan belajar, dan sertifikat.</li><li>Kapan dan dari jaringan mana Anda masuk, untuk menjaga akun Anda.</li><li>Halaman mana yang dibuka dan tautan mana yang diklik, tanpa siapa yang melakukannya, selama 90 hari.</li></ul>
<h2>Untuk apa dan berapa lama</h2>
<p>Kami memakai data itu untuk menyelenggarakan kelas dan menghubungi Anda tentangnya. Data akun dihapus saat Anda memintanya; catatan keuangan disimpan sepuluh tahun sesuai ketentuan, tanpa nama Anda.</p>
<h2>Anak di bawah 18 tahun</h2>
<p>Untuk peserta di bawah 18 tahun kami meminta persetujuan orang tua atau wali. Sebelum itu profilnya terbatas dan namanya tidak tampil di papan peringkat.</p>
<h2>Hak Anda</h2>
<p>Anda dapat melihat, memperbaiki, mengunduh, dan menghapus data Anda dari halaman Profil, atau menulis ke privasi@${slug}.contoh.id. Kami menjawab paling lambat 3 × 24 jam.</p>`
