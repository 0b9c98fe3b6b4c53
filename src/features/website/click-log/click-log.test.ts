import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})

afterAll(() => app?.close())

beforeEach(async () => {
  app.clock.set(testNow)
  for (const one of [tenant, elsewhere])
    await one.write(async tx => {
      await tx.db.deleteFrom('click_log').execute()
      await tx.db.deleteFrom('recorded_events').execute()
    })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request({
    host: tenant.host,
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  })

const timestamp = testNow.toISOString()
const click = (record: Record<string, unknown>, headers?: Record<string, string>) =>
  post(
    '/v1/logger/log/click',
    { from: '', to: '/Class', type: 'internal_navigation', timestamp, ...record },
    headers,
  )
const event = (record: Record<string, unknown>) =>
  post('/v1/statistics/record', {
    event: 'play',
    path: '/Podcasts/satu',
    sessionId: 'sesi-sesi-1',
    timestamp,
    ...record,
  })

async function clicks(of = tenant) {
  await app.sanggar.clickLog.flush()
  return of.write(tx => tx.db.selectFrom('click_log').selectAll().orderBy('id').execute())
}

async function events() {
  await app.sanggar.clickLog.flush()
  return tenant.write(tx => tx.db.selectFrom('recorded_events').selectAll().orderBy('id').execute())
}

describe('a click', () => {
  it('is taken at once and written with others later', async () => {
    for (let index = 0; index < 3; index++) {
      const answer = await click({ to: `http://${tenant.host}:${app.port}/Class?page=${index + 1}` })
      expect([answer.status, answer.json()]).toEqual([
        202,
        { status: true, message: 'Klik dicatat', data: null },
      ])
    }
    const before = await tenant.write(tx => tx.db.selectFrom('click_log').selectAll().execute())
    expect(before).toEqual([])
    expect((await clicks()).map(row => row.to_address)).toEqual([
      '/Class?page=1',
      '/Class?page=2',
      '/Class?page=3',
    ])
  })

  it('is written by itself after a few seconds', async () => {
    await click({})
    await expect
      .poll(() => tenant.write(tx => tx.db.selectFrom('click_log').selectAll().execute()), { timeout: 9000 })
      .toHaveLength(1)
  })

  it.each([
    ['/News?search=nama+saya&page=2&token=rahasia#anggota-7', '/News?page=2'],
    ['/Undangan/token-yang-panjang', '/Undangan/{token}'],
    ['/Persetujuan-Wali/token', '/Persetujuan-Wali/{token}'],
    ['/Kelola/Orang/17', '/Kelola/Orang/{id}'],
    ['/alamat/andi@sekolah.test', '(lain)'],
    ['/Class?category=andi@sekolah.test', '/Class'],
    ['https://toko.test/barang/3?pembeli=andi#x', 'https://toko.test/barang/3'],
    ['http://andi:sandi@toko.test/', 'http://toko.test/'],
    ['mailto:andi@sekolah.test', 'mailto:'],
    ['http://[rusak', '(lain)'],
    ['/%E0%A4%A', '(lain)'],
  ])('keeps of %s only %s', async (to, kept) => {
    expect((await click({ to })).status).toBe(202)
    expect((await clicks()).map(row => row.to_address)).toEqual([kept])
  })

  it('keeps nothing that tells who it was', async () => {
    await click(
      { from: '/News' },
      { 'user-agent': 'Ponsel Andi', cookie: 'sid=abc', origin: app.origin(tenant.host) },
    )
    const [row] = await clicks()
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'at',
      'from_address',
      'id',
      'tenant_id',
      'to_address',
      'type',
    ])
  })

  it.each([
    ['type', { type: 'scroll' }],
    ['timestamp', { timestamp: 'kemarin' }],
    ['to', { to: '' }],
    ['to', { to: `/${'a'.repeat(3000)}` }],
    ['from', { from: null }],
    ['', { ip: '1.2.3.4' }],
  ])('with a wrong field (%s) is refused, and nothing is kept', async (field, record) => {
    const answer = await click(record)
    expect([answer.status, answer.json().errors[0].field]).toEqual([422, field])
    expect(await clicks()).toEqual([])
  })

  it('happened when the browser says, unless its clock is wrong', async () => {
    for (const at of ['2026-11-21T02:59:00Z', '2031-01-01T00:00:00Z', '1999-01-01T00:00:00Z'])
      await click({ timestamp: at })
    expect((await clicks()).map(row => row.at.toISOString())).toEqual([
      '2026-11-21T02:59:00.000Z',
      timestamp,
      timestamp,
    ])
  })

  it("another tenant's click is not found here", async () => {
    await click({ to: '/News' })
    expect(await clicks(elsewhere)).toEqual([])
  })

  it("of another site's page is refused", async () => {
    expect((await click({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('too many from one network are refused, from others not', async () => {
    const here = fromElsewhere()
    const answers: number[] = []
    for (let index = 0; index < 605; index++) answers.push((await click({}, here)).status)
    expect(answers.slice(0, 600).every(status => status === 202)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    expect((await click({}, fromElsewhere())).status).toBe(202)
  })
})

describe('an event', () => {
  it('is kept with what it happened to', async () => {
    expect((await event({ entityType: 'episode', entityId: 12 })).status).toBe(202)
    expect(await events()).toMatchObject([
      { event: 'play', path: '/Podcasts/satu', entity_type: 'episode', entity_id: '12' },
    ])
  })

  it('tells visits of one day apart, and not who they were', async () => {
    await event({})
    await event({})
    await event({ sessionId: 'sesi-sesi-2' })
    app.clock.advance(86_400_000)
    await event({ timestamp: app.clock.now().toISOString() })
    const hashes = (await events()).map(row => row.session_hash)
    expect(hashes[0]).toBe(hashes[1])
    expect(new Set(hashes).size).toBe(3)
    expect(hashes.join()).not.toContain('sesi')
  })

  it('can be linked to a visit by nobody once its day is two days over, whatever keys they hold', async () => {
    const { database } = app.sanggar
    const days = () =>
      database.withPlatform(async tx => {
        const rows = await tx.db.selectFrom('platform.day_salts').select('day').orderBy('day').execute()
        return rows.map(({ day }) => day)
      })
    await event({})
    const [first] = await events()
    app.clock.advance(86_400_000)
    await event({ timestamp: app.clock.now().toISOString() })
    await app.sanggar.clickLog.flush()
    await app.sanggar.clickLog.sweep()
    expect(await days()).toEqual(['2026-11-21', '2026-11-22'])
    app.clock.advance(86_400_000)
    await app.sanggar.clickLog.sweep()
    expect(await days()).toEqual(['2026-11-22'])
    // the same visit of the same day, told once more: no key of the house makes the same hash again
    app.clock.set(testNow)
    await event({})
    const hashes = (await events()).map(row => row.session_hash)
    expect(hashes.filter(hash => hash === first?.session_hash)).toHaveLength(1)
  })

  it.each([
    ['event', { event: 'Memutar Episode' }],
    ['entityType', { entityType: 'user' }],
    ['entityId', { entityId: -1 }],
    ['sessionId', { sessionId: 'andi@sekolah.test' }],
    ['path', { path: undefined }],
    ['', { nama: 'Andi' }],
  ])('with a wrong field (%s) is refused', async (field, record) => {
    const answer = await event(record)
    expect([answer.status, answer.json().errors[0].field]).toEqual([422, field])
    expect(await events()).toEqual([])
  })
})

describe('after ninety days', () => {
  it('clicks and events are gone, younger ones are not', async () => {
    const day = 86_400_000
    await click({})
    await event({})
    await app.sanggar.clickLog.flush()
    app.clock.advance(2 * day)
    await click({ timestamp: app.clock.now().toISOString() })
    await app.sanggar.clickLog.flush()
    app.clock.set(new Date(testNow.getTime() + 91 * day))
    await app.sanggar.jobs.run()
    expect(await clicks()).toHaveLength(1)
    expect(await events()).toEqual([])
  })
})

describe('records that cannot be written', () => {
  it('take no others with them', async () => {
    const { clickLog } = app.sanggar
    const record = { from: '', to: '/', type: 'page_load', timestamp } as const
    // a tenant that is gone by now
    clickLog.click({ tenantId: 999_999, origin: 'http://localhost' }, record)
    await click({})
    expect(await clicks()).toHaveLength(1)
  })
})
