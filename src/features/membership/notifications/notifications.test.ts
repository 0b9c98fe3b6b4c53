import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let member: BuiltMember

beforeAll(async () => {
  app = await startApp({})
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
  member = await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' })
})
afterAll(() => app?.close())

const ask = (method: string, path: string, who: BuiltMember | undefined, body?: unknown) =>
  app.request({
    host: tenant.host,
    path,
    method,
    headers: {
      ...(who?.cookie ?? { 'sec-fetch-site': 'same-origin' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const tell = (subject: string, to: BuiltMember = member) =>
  ask('POST', '/mailer/notify', admin, {
    subject,
    text: 'Kelas pindah ke ruang dua.',
    link: '/Class',
    to: [to.membershipId],
  })

const mailsTo = (recipient: string) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('mails')
      .select(['subject', 'body_text as text'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute(),
  )

const choose = (kind: string, bell: boolean, mail: string) =>
  ask('PUT', `/v1/notifications/choices/${kind}`, member, { bell, mail })

const unread = async () => (await ask('GET', '/v1/user/session', member)).json().data.member.unread

it('what somebody is told stands in the bell until it was read, and comes as a letter', async () => {
  expect((await tell('Ruang berubah')).status).toBe(201)
  expect(await unread()).toBe(1)
  const list = (await ask('GET', '/v1/notifications', member)).json().data
  expect(list.items).toMatchObject([{ title: 'Ruang berubah', href: '/Class', isRead: false }])
  const [letter] = await mailsTo(member.email)
  expect(letter).toMatchObject({ subject: 'Ruang berubah' })
  expect((await ask('POST', `/v1/notifications/${list.items[0].id}/read`, member)).status).toBe(200)
  expect(await unread()).toBe(0)
  expect((await ask('POST', `/v1/notifications/${list.items[0].id}/read`, admin)).status).toBe(404)
})

it('each chooses for each kind; receipts of money always come by mail, and are told so', async () => {
  expect((await choose('message', true, 'off')).status).toBe(200)
  const before = (await mailsTo(member.email)).length
  expect((await tell('Hanya lonceng')).json().data).toEqual({ accepted: 1, leftOut: 0, suppressed: 0 })
  expect(await mailsTo(member.email)).toHaveLength(before)
  await choose('message', false, 'off')
  expect((await tell('Tidak sama sekali')).json().data).toEqual({ accepted: 0, leftOut: 1, suppressed: 0 })
  const refused = await choose('order', true, 'off')
  expect(refused.status).toBe(409)
  expect(refused.json().message).toContain('selalu dikirim')
  expect((await choose('payout', true, 'now')).status, 'a student is never told of payouts').toBe(404)
  expect((await choose('tidakada', true, 'now')).status).toBe(404)
  expect((await choose('message', true, 'besok')).status).toBe(422)
})

it('a letter is ended by one press of a mail program, without cookie and without being led on', async () => {
  const reader = await buildMember(app, tenant, { kind: 4 })
  await tell('Dapat dihentikan', reader)
  const [letter] = await mailsTo(reader.email)
  const path = /\/Berhenti-Surat\/[\w-]{43}/.exec(letter?.text ?? '')?.[0] ?? ''
  const look = await app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })
  expect(look.status).toBe(200)
  expect(look.body).toContain('Berhenti menerima email ini?')
  expect(look.body).not.toContain(reader.email)
  expect((await tell('Melihat menghentikan apa pun', reader)).json().data.accepted).toBe(1)
  expect(await mailsTo(reader.email)).toHaveLength(2)
  const press = await app.request({
    host: tenant.host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(press.status).toBe(200)
  expect(press.body).toContain('Email dihentikan')
  await tell('Sesudah dihentikan', reader)
  expect(await mailsTo(reader.email)).toHaveLength(2)
  const unknown = await app.request({
    host: tenant.host,
    path: `/Berhenti-Surat/${'a'.repeat(43)}`,
    headers: { accept: 'text/html' },
  })
  expect(unknown.status).toBe(404)
})

it('the pages say what stands, and nobody else sees it', async () => {
  const other = await buildMember(app, tenant, { kind: 4 })
  const page = (who: BuiltMember, path: string) =>
    app.request({ host: tenant.host, path, headers: { ...who.cookie, accept: 'text/html' } })
  const mine = await page(member, '/Pemberitahuan')
  expect(mine.status).toBe(200)
  expect(mine.body).toContain('Ruang berubah')
  expect((await page(other, '/Pemberitahuan')).body).toContain('Belum ada pemberitahuan')
  const choices = await page(member, '/Pemberitahuan/Pengaturan')
  expect(choices.body).toContain('Bukti pembayaran selalu dikirim lewat email.')
  expect(choices.body).not.toContain('Keputusan tentang uang Anda')
})

it('what waits for the daily letter comes once, the next morning', async () => {
  await choose('message', true, 'digest')
  const before = (await mailsTo(member.email)).length
  await tell('Kabar satu')
  await tell('Kabar dua')
  await app.sanggar.jobs.run()
  expect(await mailsTo(member.email)).toHaveLength(before)
  app.clock.advance(24 * 3_600_000)
  await app.sanggar.jobs.run()
  await app.sanggar.jobs.run()
  const mails = await mailsTo(member.email)
  expect(mails).toHaveLength(before + 1)
  expect(mails.map(({ subject }) => subject)).toContain('2 kabar untuk Anda dari Sekolah Tegal')
})
