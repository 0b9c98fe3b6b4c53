import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import type { DeskCard, Waiting } from '../../../ui/office/desk-card.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { buildReview } from '../../content/reviews/reviews.things.ts'
import { buildCertificate } from '../../learning/certificates/certificates.things.ts'
import {
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
} from '../../learning/classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../../learning/enrolments/enrolments.things.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { buildQuestion } from '../../learning/questions/questions.things.ts'
import { buildAttempt, buildQuiz } from '../../learning/quizzes/quizzes.things.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'
import { kinds } from '../permissions/permissions.ts'
import { firstScreenOf } from './desks.ts'

let app: App
let product: BuiltTenant
let school: BuiltTenant
let programId: number
let classId: number
let quizId: number
const members = new Map<Kind, BuiltMember>()
const everyKind: readonly Kind[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const password = 'kuda-lumping-7-hijau'
const onwards = (_url: URL) => false
const day = 86_400_000
const ago = (days: number) => new Date(app.clock.now().getTime() - days * day)

beforeAll(async () => {
  app = await startApp()
  product = await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  school = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  await school.write(fillClass)
  for (const kind of everyKind) {
    const isSuperadmin = kind === 0
    const given = { kind, name: `Wulan ${kinds[kind].label}`, password, isSuperadmin, provinceCode: '33' }
    const home = isSuperadmin ? product : school
    members.set(kind, await buildMember(app, home, { ...given, programIds: [programId] }))
  }
  await school.write(fillOthers)
}, 120_000)

afterAll(() => app?.close())

/** One course of three chapters and a quiz, and six people: one through, two stopped before the third, one quiet from the first day. */
async function fillClass(tx: Tx): Promise<void> {
  const made = await buildClass(tx, { name: 'Jaringan Sekolah', type: 'self_paced' })
  classId = made.id
  programId = (await buildProgram(tx, { name: 'Sekolah Digital' }, [classId])).id
  const of = { classId, moduleId: (await buildModule(tx, classId, { position: 1 })).id }
  const chapters = []
  for (const title of ['Kabel', 'Alamat', 'Layanan']) chapters.push(await buildChapter(tx, of, { title }))
  const question = await buildQuestion(tx, { name: 'Apa itu alamat?' })
  quizId = (await buildQuiz(tx, { classId, questions: [question] })).id
  const read = [3, 2, 2, 1, 1, 0]
  const seen = [1, 12, 10, 2, 1, 30]
  for (const [index, done] of read.entries()) {
    const pupil = await buildPupil(tx, `Siswa ${index}`)
    await tx.db.updateTable('memberships').set({ province_code: '33' }).where('id', '=', pupil.id).execute()
    const at = ago(seen[index] ?? 0)
    const id = await buildEnrolment(tx, {
      class_id: classId,
      membership_id: pupil.id,
      state: index === 0 ? 'completed' : 'active',
      joined_at: ago(40),
    })
    for (const chapter of chapters.slice(0, done))
      await tx.db
        .insertInto('chapter_progress')
        .values({ enrolment_id: id, chapter_id: chapter.id, opened_at: at, done_at: at })
        .execute()
    const marked = { enrolment_id: id, chapter_id: quizId, questionId: question }
    const attempt = await buildAttempt(tx, {
      ...marked,
      state: 'graded',
      submitted_at: at,
      points: index % 2,
    })
    await tx.db
      .insertInto('mark_events')
      .values({ attempt_id: attempt, number: 1, slot: 1, kind: 'auto', points: index % 2, at })
      .execute()
    if (index > 1) continue
    const of = { class_id: classId, membership_id: pupil.id, enrolment_id: id }
    await buildCertificate(tx, { ...of, holder: `Siswa ${index}` })
    await tx.db
      .insertInto('consents')
      .values({
        membership_id: pupil.id,
        purpose: 'talent',
        text_version: 'x',
        is_given: index === 0,
        source: 'profile',
      })
      .execute()
  }
}

async function fillOthers(tx: Tx): Promise<void> {
  const idOf = (kind: Kind) => members.get(kind)?.membershipId ?? 0
  for (const kind of [2, 3] as const)
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: classId, membership_id: idOf(kind) })
      .execute()
  const live = await buildClass(tx, { name: 'Kelas langsung' })
  await buildClassroom(tx, live.id, { name: 'Angkatan Desember', capacity: 20 })
  const asked = await buildPupil(tx, 'Siswa yang bertanya')
  await buildEnrolment(tx, { class_id: classId, membership_id: asked.id, state: 'requested' })
  const owner_id = idOf(6)
  await buildPost(tx, { title: 'Sudah terbit', owner_id, views: 41 })
  await buildPost(tx, { title: 'Belum selesai', owner_id, status: 'draft' })
  const back = await buildPost(tx, { title: 'Dikembalikan', owner_id, status: 'draft' })
  await buildReview(tx, back.id, { state: 'needs_fix', note: 'Sebutkan sumbernya', by: owner_id })
  const others = await buildPost(tx, { title: 'Tulisan orang lain', status: 'draft' })
  await buildReview(tx, others.id, { state: 'asked' })
  await tx.db
    .insertInto('entries')
    .values({ kind: 'job', title: 'Magang teknisi', owner_id: idOf(5) })
    .execute()
  for (const [index, days] of [2, 45, null].entries()) {
    const { id: school_id } = await buildSchool(tx, { name: `SMK ${index} Tegal` })
    if (days === null) continue
    const { id } = await buildPupil(tx, `Guru SMK ${index}`)
    const row = { school_id, last_seen_at: ago(days) }
    await tx.db.updateTable('memberships').set(row).where('id', '=', id).execute()
  }
  const home = { membership_id: idOf(4), class_id: classId, joined_at: ago(2) }
  await buildEnrolment(tx, home)
}

const codeOf = (body: string) => {
  const secret = /class="secret-code">([A-Z2-7 ]+)</.exec(body)?.[1]?.replaceAll(' ', '') ?? ''
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })
}

/** where a browser ends that signs in with the password, and a second factor where it is asked for */
async function landing(kind: Kind): Promise<string> {
  const browser = createBrowser(app)
  const host = kind === 0 ? product.host : school.host
  const form = await browser.open(`${app.origin(host)}/Login`, onwards)
  const email = members.get(kind)?.email ?? ''
  let page = await browser.submit(form, { email, password }, { stop: onwards })
  if (page.body.includes('secret-code')) {
    page = await browser.submit(page, { code: codeOf(page.body) }, { stop: onwards })
    page = await browser.submit(page, {}, { action: '/lanjut', stop: onwards })
  }
  return `${page.status} ${page.url.hostname}${page.url.pathname}`
}

interface Desk {
  greeting?: string
  waiting?: Waiting[]
  desk?: DeskCard[]
  cards?: DeskCard[]
  office: { nav: { home: { href: string } } }
}

async function deskOf(kind: Kind, path = firstScreenOf(kind).href): Promise<Desk> {
  const answer = await app.request({
    host: kind === 0 ? product.host : school.host,
    path,
    headers: { ...members.get(kind)?.cookie, accept: 'application/vnd.sanggar.page+json' },
  })
  expect(answer.status, answer.body.slice(0, 200)).toBe(200)
  return answer.json().data
}

const cardsOf = ({ desk, cards }: Desk) => new Map((desk ?? cards ?? []).map(card => [card.id, card]))
const figuresOf = (card: DeskCard | undefined) =>
  Object.fromEntries((card?.figures ?? []).map(({ label, value }) => [label, value]))
const textsOf = (card: DeskCard | undefined) =>
  (card?.rows ?? []).map(({ label, text }) => `${label}: ${text}`)

const count = async (text: string, tenant = school): Promise<number> => {
  const { rows } = await tenant.write(tx =>
    sql<{ n: number }>`select (${sql.raw(text)})::int as n`.execute(tx.db),
  )
  return rows[0]?.n ?? -1
}

/** who has not finished, and was neither seen nor came within a week: counted without any view */
const quietSql = () => `select count(*) from enrolments e where e.class_id = ${classId} and e.state = 'active'
  and not exists (select from chapter_progress p where p.enrolment_id = e.id and p.opened_at >= '${ago(7).toISOString()}')
  and e.joined_at < '${ago(7).toISOString()}'`
const peopleSql = () =>
  `select count(*) from enrolments where class_id = ${classId} and state in ('active', 'completed')`

/** What stands on each kind's first screen, each figure beside a plain query. */
const screens: Record<Kind, (desk: Desk) => Promise<void>> = {
  async 0(desk) {
    const figures = figuresOf(cardsOf(desk).get('tenant'))
    const { rows } = await app.sanggar.database.withPlatform(tx =>
      sql<{ n: number }>`select count(*)::int as n from platform.tenants where status = 'active'`.execute(
        tx.db,
      ),
    )
    expect(figures.Aktif).toBe(rows[0]?.n)
    expect(figures['Ujian sedang berjalan']).toBe(0)
  },
  async 1(desk) {
    const reviews = await count(`select count(*) from review_standings where state = 'asked'`)
    const asked = await count(`select count(*) from enrolments where state = 'requested'`)
    const labels = desk.waiting?.map(({ label }) => label)
    expect(labels).toContain(`${reviews} menunggu tinjauan Anda`)
    expect(labels).toContain(`${asked} pendaftaran kelas menunggu`)
    const card = cardsOf(desk).get('angkatan')
    expect(figuresOf(card)['Peserta diam lebih dari 7 hari']).toBe(await count(quietSql()))
    expect(textsOf(card)[0]).toMatch(
      /^Kelas langsung, Angkatan Desember: 0 dari 20 kursi terisi · mulai 1 Des 2026/,
    )
  },
  async 2(desk) {
    const quiet = cardsOf(desk).get('diam')
    expect(quiet?.rows).toHaveLength(await count(quietSql()))
    expect(textsOf(quiet)).toEqual([
      expect.stringContaining('Siswa 5: Jaringan Sekolah · belum pernah belajar · berikutnya "Kabel"'),
      expect.stringContaining(
        'Siswa 1: Jaringan Sekolah · terakhir belajar 12 hari lalu · berikutnya "Layanan"',
      ),
      expect.stringContaining(
        'Siswa 2: Jaringan Sekolah · terakhir belajar 10 hari lalu · berikutnya "Layanan"',
      ),
    ])
  },
  async 3(desk) {
    const asked = await count(`select count(*) from enrolments where state = 'requested'`)
    expect(desk.waiting?.map(({ label }) => label)).toContain(`${asked} pendaftaran kelas menunggu`)
    const [people, quiet] = [await count(peopleSql()), await count(quietSql())]
    expect(textsOf(cardsOf(desk).get('kelas'))).toEqual([
      `Jaringan Sekolah: ${people} peserta · 1 selesai · ${quiet} diam. Paling banyak berhenti sebelum "Layanan" (2 orang)`,
    ])
    const percent = await count(`select floor(100 * avg(points)) from mark_events`)
    expect(textsOf(cardsOf(desk).get('soal'))).toEqual([
      expect.stringMatching(new RegExp(`^Apa itu alamat\\?: .*rata-rata ${percent}% dari 6 orang$`)),
    ])
  },
  async 4(desk) {
    expect(JSON.stringify(desk)).toContain('Jaringan Sekolah')
  },
  async 5(desk) {
    const cards = cardsOf(desk)
    expect(figuresOf(cards.get('lowongan'))).toEqual({
      'Lowongan yang Anda tulis': await count(
        `select count(*) from entries where kind = 'job' and owner_id = ${members.get(5)?.membershipId}`,
      ),
    })
    const agreed = `select count(*) from certificates c where exists (select from consents k
      where k.membership_id = c.membership_id and k.purpose = 'talent' and k.is_given)`
    expect(figuresOf(cards.get('lulusan'))).toEqual({ Orang: await count(agreed) })
    expect(textsOf(cards.get('lulusan'))).toEqual(['Siswa 0: Dasar Jaringan'])
    expect(cards.get('portofolio')?.empty?.title).toBe('Belum ada studi kasus')
  },
  async 6(desk) {
    const mine = `owner_id = ${members.get(6)?.membershipId}`
    expect(desk.waiting?.map(({ label }) => label)).toEqual([expect.stringMatching(/^Perlu diperbaiki: /)])
    expect(figuresOf(cardsOf(desk).get('draf'))).toEqual({
      'Belum terbit': await count(`select count(*) from posts where status = 'draft' and ${mine}`),
      'Perlu diperbaiki': await count(
        `select count(*) from review_standings where state = 'needs_fix' and id in (select id::text from posts where ${mine})`,
      ),
    })
    expect(textsOf(cardsOf(desk).get('draf'))[0]).toBe('Dikembalikan: Catatan: Sebutkan sumbernya')
    expect(figuresOf(cardsOf(desk).get('pembaca'))['Kali dibaca']).toBe(
      await count(`select sum(views) from posts where status = 'published' and ${mine}`),
    )
  },
  async 7(desk) {
    const people = await count(peopleSql())
    expect(textsOf(cardsOf(desk).get('kelas'))).toEqual([
      expect.stringMatching(
        new RegExp(`^Jaringan Sekolah: ${people} peserta .*sebelum "Layanan" \\(2 orang\\)$`),
      ),
    ])
    expect(cardsOf(desk).get('diam')?.rows).toHaveLength(await count(quietSql()))
  },
  async 8(desk) {
    const people = await count(peopleSql())
    expect(textsOf(cardsOf(desk).get('didukung'))).toEqual([
      `Jaringan Sekolah: ${people} peserta · 1 selesai`,
    ])
    expect(JSON.stringify(desk.cards)).not.toMatch(/Siswa \d/)
    expect(cardsOf(desk).get('pencairan')?.empty?.title).toBe('Belum ada bagi hasil')
  },
  async 9(desk) {
    const verified = await count(
      `select count(*) from schools where province_code = '33' and status = 'verified'`,
    )
    const lively =
      await count(`select count(distinct s.id) from schools s join memberships m on m.school_id = s.id
      where m.last_seen_at >= '${ago(30).toISOString()}'`)
    expect(figuresOf(cardsOf(desk).get('sekolah'))).toEqual({
      Terverifikasi: verified,
      Aktif: lively,
      Diam: 1,
      'Belum pernah masuk': 1,
      'Menunggu verifikasi': 0,
    })
    expect(textsOf(cardsOf(desk).get('sekolah'))).toEqual([
      'SMK 1 Tegal: 1 anggota · terakhir masuk 45 hari lalu',
      'SMK 2 Tegal: Belum ada anggota: undang guru atau siswanya.',
    ])
    expect(textsOf(cardsOf(desk).get('angkatan'))[0]).toMatch(/^Jaringan Sekolah: 7 peserta · 1 selesai/)
  },
}

describe.each(everyKind.map(kind => [kinds[kind].label, kind] as const))('%s', (_, kind) => {
  it('lands at the own first screen, and every figure there is what a plain query counts', async () => {
    const host = kind === 0 ? product.host : school.host
    expect(await landing(kind)).toBe(`200 ${host}${firstScreenOf(kind).href}`)
    const desk = await deskOf(kind)
    await screens[kind](desk)
    const links = (desk.desk ?? desk.cards ?? []).flatMap(({ figures = [], rows = [], more, empty }) =>
      [...figures, ...rows, more, empty?.action].flatMap(one => one?.href ?? []),
    )
    for (const path of new Set([...links, ...(desk.waiting ?? []).flatMap(({ href }) => href ?? [])])) {
      const headers = { ...members.get(kind)?.cookie, accept: 'text/html' }
      expect((await app.request({ host, path, headers })).status, path).toBe(200)
    }
  })
})

describe('a first screen', () => {
  it('says of a class that somebody supports no figure while fewer than five take part', async () => {
    const few = await school.write(async tx => {
      const { id } = await buildClass(tx, { name: 'Kelas kecil', type: 'self_paced' })
      await tx.db
        .insertInto('program_items')
        .values({ program_id: programId, class_id: id, position: 9 })
        .execute()
      const pupil = await buildPupil(tx, 'Siswa sendirian')
      await buildEnrolment(tx, { class_id: id, membership_id: pupil.id })
      return id
    })
    expect(textsOf(cardsOf(await deskOf(8)).get('didukung'))).toContain('Kelas kecil: Kurang dari 5 peserta')
    const file = await app.request({
      host: school.host,
      path: '/v1/sponsored-classes/file',
      headers: { ...members.get(8)?.bearer },
    })
    expect(file.body).toContain('Kelas kecil;kurang dari 5;;')
    await school.write(async tx => {
      await tx.db.deleteFrom('program_items').where('class_id', '=', few).execute()
    })
  })

  it('counts nothing of another tenant, and tells who has nothing yet how to begin', async () => {
    const away = await buildTenant(app, { slug: 'brebes' })
    const page = async (kind: Kind) => {
      const { cookie } = await buildMember(app, away, { kind, provinceCode: '33', programIds: [programId] })
      const headers = { ...cookie, accept: 'application/vnd.sanggar.page+json' }
      return (await app.request({ host: away.host, path: firstScreenOf(kind).href, headers })).json().data
    }
    for (const kind of [2, 3, 5, 6, 8] as const) {
      const { cards, waiting }: Desk = await page(kind)
      expect(waiting).toEqual([])
      expect(cards?.length).toBeGreaterThan(1)
      for (const card of cards ?? []) {
        expect([card.id, card.figures ?? [], card.rows ?? []]).toEqual([card.id, [], []])
        expect(card.empty?.text.length, card.id).toBeGreaterThan(30)
      }
    }
  })
})
