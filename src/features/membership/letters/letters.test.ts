import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let student: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp({})
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
  stranger = await buildMember(app, elsewhere, { kind: 4 })
})
afterAll(() => app?.close())

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = admin.bearer) =>
  app.request({
    host: tenant.host,
    path,
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const page = (path: string) =>
  app.request({ host: tenant.host, path, headers: { ...admin.cookie, accept: 'text/html' } })

const mailsTo = (recipient: string) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('mails')
      .select(['subject', 'html', 'body_text as text'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute(),
  )

const message = {
  subject: 'Nilai {mapel} keluar',
  text: 'Nilai {mapel} Anda sudah ada.',
  data: { mapel: 'Fisika' },
}

it('a program tells members with variables filled in; the same key tells nobody twice', async () => {
  const body = { ...message, to: [student.email.toUpperCase(), student.membershipId], key: 'kunci-pertama' }
  const first = await ask('POST', '/mailer/notify', body)
  expect(first.status, first.body).toBe(201)
  expect(first.json().data).toEqual({ accepted: 1, leftOut: 0, suppressed: 0 })
  expect((await ask('POST', '/mailer/notify', body)).json().data.accepted).toBe(1)
  expect((await mailsTo(student.email)).map(({ subject }) => subject)).toEqual(['Nilai Fisika keluar'])
  const other = await ask('POST', '/mailer/notify', { ...body, subject: 'Lain sama sekali' })
  expect(other.status).toBe(409)
})

it('writes to no stranger, whatever else is in order, and to nobody when one of them is none of its own', async () => {
  const before = await mailsTo(student.email)
  for (const foreign of ['siapa@contoh.test', stranger.email, stranger.membershipId + 1000]) {
    const answer = await ask('POST', '/mailer/notify', { ...message, to: [student.membershipId, foreign] })
    expect(answer.status).toBe(422)
    expect(answer.json().errors).toMatchObject([{ field: 'to.1' }])
  }
  expect(await mailsTo(student.email)).toHaveLength(before.length)
  expect(await mailsTo('siapa@contoh.test')).toEqual([])
})

it('refuses what is not whole, in words, and whoever may not', async () => {
  const to = [student.membershipId]
  const wrong: [unknown, string][] = [
    [{ ...message, to, data: {} }, 'data.mapel'],
    [{ to }, 'template'],
    [{ ...message, to, template: 1 }, 'template'],
    [{ to, template: 4711 }, 'template'],
    [{ ...message, to: [] }, 'to'],
    [{ ...message, to, link: 'https://elsewhere.test/' }, 'link'],
    [{ ...message, to, html: '<b>tebal</b>' }, 'html'],
  ]
  for (const [body, field] of wrong) {
    const answer = await ask('POST', '/mailer/notify', body)
    expect(answer.status, JSON.stringify(body)).toBe(422)
    const [first] = answer.json().errors
    expect([first.field, first.message].join(' '), JSON.stringify(body)).toContain(field)
  }
  expect((await ask('POST', '/mailer/notify', { ...message, to }, student.bearer)).status).toBe(403)
  expect((await ask('POST', '/mailer/notify', { ...message, to }, {})).status).toBe(401)
})

it('markup in a message is shown as it was typed', async () => {
  const reader = await buildMember(app, tenant, { kind: 4 })
  const body = { subject: '<b>Halo</b>', text: '<script>alert(1)</script>', to: [reader.membershipId] }
  await ask('POST', '/mailer/notify', body)
  const [letter] = await mailsTo(reader.email)
  expect(letter?.html).toContain('&lt;script&gt;')
  expect(letter?.html).not.toContain('<script>')
})

it('a tenant has its own subject and opening words; an unknown name in braces is refused', async () => {
  const path = '/v1/letters/templates/news'
  const refused = await ask('PUT', path, { subject: 'Untuk {siapa}', opening: '' })
  expect(refused.status).toBe(422)
  expect(refused.json().errors[0].message).toContain('{nama}')
  const changed = await ask('PUT', path, { subject: 'Kabar: {judul}', opening: 'Salam dari Tegal, {nama}.' })
  expect(changed.status, changed.body).toBe(200)
  await app.sanggar.refresh()
  const preview = await page(`${path}/preview`)
  expect(preview.body).toContain('Kabar: Libur akhir tahun')
  expect(preview.body).toContain('Salam dari Tegal, Dewi Lestari.')
  expect(preview.headers['content-security-policy']).toContain('sandbox')
  expect((await ask('POST', `${path}/test`)).json().data).toEqual({ to: admin.email })
  expect((await mailsTo(admin.email)).at(-1)?.subject).toContain('[Percobaan] Kabar: Libur')
  expect((await page('/Kelola/Surat/Templat/news')).body).toContain('Salam dari Tegal')
  expect((await page('/Kelola/Surat/Templat/tidakada')).status).toBe(404)
})

it('a letter to a segment goes to each once, as each chose, at the hour it was planned for', async () => {
  const [reads, sleeps] = [
    await buildMember(app, tenant, { kind: 3 }),
    await buildMember(app, tenant, { kind: 3 }),
  ]
  await ask('PUT', '/v1/notifications/choices/news', { bell: false, mail: 'off' }, sleeps.bearer)
  const written = { subject: 'Rapat guru', words: 'Rapat hari Senin pukul delapan.', segment: 'kind:3' }
  expect((await ask('POST', '/v1/mailings', { ...written, segment: 'kind:99' })).status).toBe(422)
  const { id, version } = (await ask('POST', '/v1/mailings', written)).json().data
  expect(
    (await ask('POST', `/v1/mailings/${id}/schedule`, { dueAt: '2020-01-01T08:00', version })).status,
  ).toBe(422)
  expect((await ask('POST', `/v1/mailings/${id}/schedule`, { dueAt: null, version })).status).toBe(200)
  await app.sanggar.jobs.runOften()
  await app.sanggar.jobs.runOften()
  expect((await mailsTo(reads.email)).map(({ subject }) => subject)).toEqual(['Kabar: Rapat guru'])
  expect(await mailsTo(sleeps.email)).toEqual([])
  expect((await ask('POST', `/v1/mailings/${id}/cancel`)).status, 'it has ended').toBe(409)
  const list = await page('/Kelola/Surat/Kiriman')
  expect(list.body).toContain('1 email, 0 ringkasan, 0 lonceng saja, 1 tidak mau')
})

it('the log says to whom and with what end, and shows no letter of an account, nor any words', async () => {
  await app.sanggar.database.withAccounts(tx =>
    tx.db
      .insertInto('mails')
      .values({
        tenant_id: tenant.id,
        recipient: 'rahasia@contoh.test',
        subject: 'Atur ulang kata sandi',
        html: '',
        body_text: 'tautan',
        reason: 'reset',
      })
      .execute(),
  )
  const log = await page('/Kelola/Surat')
  expect(log.body).toContain('Kabar: Rapat guru')
  expect(log.body).not.toContain('Rapat hari Senin')
  expect(log.body).not.toContain('rahasia@contoh.test')
})

it('an address can be held and released', async () => {
  const { id } = (
    await ask('POST', '/v1/suppressions', { address: student.email, words: 'lewat telepon' })
  ).json().data
  expect((await page('/Kelola/Surat/Ditahan')).body).toContain(student.email)
  const sent = await ask('POST', '/mailer/notify', {
    subject: 'Tetap ada',
    text: 'Lonceng.',
    to: [student.membershipId],
  })
  expect(sent.json().data).toMatchObject({ accepted: 1, suppressed: 1 })
  expect((await ask('DELETE', `/v1/suppressions/${id}`)).status).toBe(200)
  expect((await ask('DELETE', `/v1/suppressions/${id}`)).status).toBe(404)
})

it('no more than a thousand people are told by programs within an hour', async () => {
  await tenant.write(tx =>
    tx.db
      .insertInto('mailer_calls')
      .values({ digest: '0'.repeat(64), recipients: 1000, answer: '{}', created_at: app.clock.now() })
      .execute(),
  )
  const body = { subject: 'Terlalu banyak', text: 'Terlalu banyak.', to: [student.membershipId] }
  const answer = await ask('POST', '/mailer/notify', body)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
})
