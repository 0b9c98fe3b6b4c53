import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { sendAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let dewi: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { values: { footer: { contact: { email: 'halo@tegal.example' } } } })
  elsewhere = await buildTenant(app)
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  dewi = await buildMember(app, tenant, { name: 'Dewi Anggraini' })
})

afterAll(() => app?.close())

const call = (member: BuiltMember | undefined, method: string, path: string, body?: unknown, at = tenant) =>
  sendAs(app, member, at.host, [method, path, body])

const page = (member: BuiltMember | undefined, path: string) =>
  app.request({ host: tenant.host, path, headers: { ...member?.cookie, accept: 'text/html' } })

const mailsTo = (recipient: string, reason: string) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('recipient', '=', recipient)
      .where('reason', '=', reason)
      .execute(),
  )

describe('what people ask of their data', () => {
  let id = 0

  it('is due three times twenty-four hours later, and the administrators are told without a name', async () => {
    const answer = await call(dewi, 'POST', '/v1/privacy/requests', {
      kind: 'correction',
      message: 'Nama saya salah ketik di sertifikat.',
    })
    expect(answer.status).toBe(201)
    const { data } = answer.json()
    id = data.id
    expect(data).toMatchObject({
      status: 'open',
      askedAt: '2026-11-21T03:00:00.000Z',
      dueAt: '2026-11-24T03:00:00.000Z',
    })
    const [mail] = await mailsTo(admin.email, 'privacy.queue')
    expect(mail?.body_text).not.toContain('Dewi')
  })

  it('stands in the queue with the time that is left, red below twelve hours, then overdue', async () => {
    // administrators do not stay signed in for three days
    const at = async (time: string) => {
      app.clock.set(time)
      return buildMember(app, tenant, { kind: 1 })
    }
    const left = async (who: BuiltMember) =>
      (await call(who, 'GET', '/v1/privacy/queue')).json().data.items[0]
    expect(await left(admin)).toMatchObject({ id, leftText: '3 hari 0 jam lagi', isUrgent: false })
    const evening = await at('2026-11-23T15:00:01Z')
    expect(await left(evening)).toMatchObject({ leftText: '11 jam lagi', isUrgent: true, isOverdue: false })
    const late = await at('2026-11-24T03:00:01Z')
    expect(await left(late)).toMatchObject({ isUrgent: true, isOverdue: true })
    const statistics = (await call(late, 'GET', '/v1/privacy/statistics')).json().data
    expect(statistics).toMatchObject({ open: 1, overdue: 1 })
    expect((await page(late, '/Kelola/Privasi')).body).toContain('sudah lewat waktunya')
    app.clock.set('2026-11-21T03:00:00Z')
  })

  it('is for those who decide: members, teachers and other tenants find nothing', async () => {
    const teacher = await buildMember(app, tenant, { kind: 3 })
    const otherAdmin = await buildMember(app, elsewhere, { kind: 1 })
    const decision = { decision: 'done', outcome: 'Sudah kami perbaiki.' }
    for (const member of [dewi, teacher]) {
      expect((await call(member, 'GET', '/v1/privacy/queue')).status).toBe(403)
      expect((await call(member, 'POST', `/v1/privacy/queue/${id}/decision`, decision)).status).toBe(403)
      expect((await page(member, '/Kelola/Privasi')).status).toBe(403)
    }
    const foreign = await call(otherAdmin, 'POST', `/v1/privacy/queue/${id}/decision`, decision, elsewhere)
    expect(foreign.status).toBe(404)
    expect(
      (await call(otherAdmin, 'GET', '/v1/privacy/queue', undefined, elsewhere)).json().data.items,
    ).toEqual([])
    const other = await buildMember(app, tenant)
    expect((await call(other, 'GET', '/v1/privacy/requests')).json().data).toEqual([])
  })

  it('is decided once, in words that reach the person', async () => {
    const decide = (outcome: string) =>
      call(admin, 'POST', `/v1/privacy/queue/${id}/decision`, { decision: 'done', outcome })
    expect((await decide('Beres')).status).toBe(422)
    expect((await decide('Nama Anda sudah kami perbaiki.')).status).toBe(200)
    expect((await decide('Nama Anda sudah kami perbaiki lagi.')).status).toBe(409)
    const [mail] = await mailsTo(dewi.email, 'privacy.decided')
    expect(mail?.body_text).toContain('Nama Anda sudah kami perbaiki.')
    const [own] = (await call(dewi, 'GET', '/v1/privacy/requests')).json().data
    expect(own).toMatchObject({ status: 'done', outcome: 'Nama Anda sudah kami perbaiki.' })
  })

  it('is kept as a record of processing, with numbers for names', async () => {
    const answer = await call(admin, 'GET', '/v1/privacy/processing-record')
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.body).toContain('Permintaan')
    expect(answer.body).toContain(String(dewi.membershipId))
    expect(answer.body).not.toContain('Dewi')
    expect((await call(dewi, 'GET', '/v1/privacy/processing-record')).status).toBe(403)
  })
})

describe('the privacy notice', () => {
  const publish = (
    member: BuiltMember,
    baseVersion: number,
    text: string,
    summary = 'Kami menambah data sekolah.',
  ) =>
    call(member, 'POST', '/v1/privacy/notices', {
      sections: [{ title: 'Data yang kami proses', text }],
      summary,
      baseVersion,
    })

  it('is missing honestly: the page says so and whom to ask', async () => {
    const answer = await page(undefined, '/Privacy-Policy')
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('belum menerbitkan kebijakan privasi')
    expect(answer.body).toContain('halo@tegal.example')
  })

  it('is published by who may change settings; members get one mail, and the page changes at once', async () => {
    expect((await publish(dewi, 0, 'Nama, email, dan sekolah.')).status).toBe(403)
    const answer = await publish(admin, 0, 'Nama dan email.\n\n- Satu <script>alert(1)</script>\n- Dua')
    expect(answer.json().data).toEqual({ version: 1 })
    await until(async () => (await page(undefined, '/Privacy-Policy')).body.includes('Nama dan email.'))
    const { body } = await page(undefined, '/Privacy-Policy')
    expect(body).toContain('<li>Dua</li>')
    expect(body).not.toContain('<script>alert')
    await app.sanggar.jobs.run()
    expect(await mailsTo(dewi.email, 'privacy.notice')).toHaveLength(1)
  })

  it('keeps every version to be read, and refuses who edited an older one', async () => {
    expect((await publish(admin, 0, 'Dari tab yang lama.')).status).toBe(409)
    expect((await publish(admin, 1, 'Nama, email, dan sekolah.')).json().data).toEqual({ version: 2 })
    await until(async () => (await page(undefined, '/Privacy-Policy')).body.includes('dan sekolah.'))
    const old = await page(undefined, '/Privacy-Policy?version=1')
    expect(old.body).toContain('Nama dan email.')
    expect(old.body).toContain('Ini versi lama')
    expect((await page(undefined, '/Privacy-Policy?version=9')).status).toBe(404)
  })

  it('is asked to be acknowledged until it was', async () => {
    const isAsked = async () => (await page(dewi, '/Profile/Privasi')).body.includes('Saya sudah membaca')
    expect(await isAsked()).toBe(true)
    await call(dewi, 'POST', '/v1/privacy/consents', {
      purpose: 'privacy',
      isGiven: true,
      textVersion: 'privasi-1',
    })
    expect(await isAsked()).toBe(true)
    await call(dewi, 'POST', '/v1/privacy/consents', {
      purpose: 'privacy',
      isGiven: true,
      textVersion: 'privasi-2',
    })
    expect(await isAsked()).toBe(false)
  })

  it('reaches many members in batches, each of them once', async () => {
    const big = await buildTenant(app)
    const boss = await buildMember(app, big, { kind: 1 })
    await big.write(async tx => {
      const people = Array.from({ length: 230 }, (_, index) => ({
        kind: 4,
        name: `Anggota ${index}`,
        email: `anggota${index}@contoh.id`,
        joined_at: app.clock.now(),
      }))
      await tx.db.insertInto('memberships').values(people).execute()
    })
    const told = () =>
      big.write(async tx => {
        const rows = await tx.db
          .selectFrom('mails')
          .select('recipient')
          .where('reason', '=', 'privacy.notice')
          .execute()
        return rows.map(row => row.recipient)
      })
    await call(
      boss,
      'POST',
      '/v1/privacy/notices',
      { sections: [{ title: 'Data', text: 'Nama dan email.' }], summary: 'Yang pertama.', baseVersion: 0 },
      big,
    )
    expect(await told()).toHaveLength(100)
    await app.sanggar.jobs.run()
    await app.sanggar.jobs.run()
    const all = await told()
    expect(all).toHaveLength(231)
    expect(new Set(all).size).toBe(231)
  })
})

describe('one’s own page', () => {
  it('is for members, and shows what is held, why and how long', async () => {
    const stranger = await page(undefined, '/Profile/Privasi')
    expect(stranger.status).toBe(302)
    const { status, body } = await page(dewi, '/Profile/Privasi')
    expect(status).toBe(200)
    for (const words of [
      'Data yang kami simpan',
      'Unduh data saya',
      'Hapus akun di',
      'Persetujuan Anda',
      'Permintaan lain',
    ])
      expect(body).toContain(words)
    expect(body).toContain(dewi.email)
  })
})
