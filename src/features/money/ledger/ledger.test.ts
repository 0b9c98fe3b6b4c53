import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { checkBooks, findingsIn } from './checking.ts'
import { correct, events, lockBalance, post, totalOf } from './ledger.ts'
import { monthFindings } from './months.ts'
import { credit, debit } from './moves.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
}, 60_000)
afterAll(() => app?.close())

const at = new Date('2026-11-20T02:00:00Z')
const midtrans = { provider: 'midtrans' } as const
const donate = (ref: string, amount: number) =>
  tenant.write(tx =>
    post(tx, { kind: 'donation', ref, at, entries: events.donation(midtrans, 'buku', amount, 700) }),
  )
const spend = (ref: string, amount: number) =>
  tenant.write(tx =>
    post(tx, { kind: 'donation_spent', ref, at, entries: events.donationSpent('buku', amount) }),
  )
const fund = () => tenant.write(tx => lockBalance(tx, { kind: 'donation_fund', owner: 'buku' }))

it('an event is written once, whoever says it again', async () => {
  expect(await donate('d1', 100_000)).toBe(true)
  expect(await donate('d1', 100_000)).toBe(false)
  expect(await fund()).toBe(100_000)
  expect(await tenant.write(tx => totalOf(tx, { kind: 'clearing', owner: 'midtrans' }))).toBe(99_300)
})

it('what would leave an account below zero is refused whole', async () => {
  await expect(spend('s1', 100_001)).rejects.toThrow('Saldo tidak cukup')
  expect(await spend('s2', 40_000)).toBe(true)
  expect(await fund()).toBe(60_000)
})

it('a mistake is taken out by its mirror, once', async () => {
  const undo = () => tenant.write(tx => correct(tx, { kind: 'donation_spent', ref: 's2' }, at))
  expect(await undo()).toBe(true)
  expect(await undo()).toBe(false)
  expect(await fund()).toBe(100_000)
})

it('nothing that is written is ever changed', async () => {
  for (const table of ['ledger_txns', 'ledger_moves'] as const) {
    await expect(tenant.write(tx => tx.db.deleteFrom(table).execute())).rejects.toThrow('permission denied')
    await expect(
      tenant.write(tx => tx.db.updateTable(table).set({ tenant_id: 1 }).execute()),
    ).rejects.toThrow('permission denied')
  }
})

it('a balance that drifted from its moves is found, and told on the first page', async () => {
  // of the books alone: what was given here stands in no order, which the room of donations would say
  const findings = () => inTenant(app, tenant, ({ tx }) => findingsIn(tx, () => []))
  expect(await findings()).toEqual([])
  await tenant.write(tx => tx.db.updateTable('ledger_balances').set({ balance: 1 }).execute())
  expect(await findings()).toHaveLength(1)
  const { database } = app.sanggar
  await inTenant(app, tenant, async ({ partsOf }) => partsOf).then(partsOf =>
    checkBooks({ database, clock: app.clock, partsOf }),
  )
  const page = (path: string, who: BuiltMember) =>
    app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...who.cookie } })
  expect((await page('/Kelola', admin)).body).toContain('ketidakcocokan di buku besar')
  const books = await page('/Kelola/Buku-Besar', admin)
  expect(books.status).toBe(200)
  expect(books.body).toContain('Neraca saldo')
  expect(books.body).toContain('Rp 99.300')
  expect((await page('/Kelola/Buku-Besar', student)).status).toBe(403)
})

it('the journal is a file too, by what it is narrowed to', async () => {
  const { status, body } = await app.request({
    host: tenant.host,
    path: '/v1/ledger/file?account=donation_fund',
    headers: admin.bearer,
  })
  expect(status).toBe(200)
  expect(body.trim().split('\r\n')).toHaveLength(4)
  expect(body).toContain('100000')
})

it('a month is closed by two people and sealed; what comes late is in the next one, and what is changed in it is found', async () => {
  const other = await buildTenant(app)
  const [asking, closing] = [
    await buildMember(app, other, { kind: 1 }),
    await buildMember(app, other, { kind: 1 }),
  ]
  const give = (ref: string, when: string, amount: number) =>
    other.write(tx =>
      post(tx, {
        kind: 'sale',
        ref,
        at: new Date(when),
        entries: [[debit(amount, 'bank'), credit(amount, 'revenue')]],
      }),
    )
  await give('a', '2026-09-30T16:59:00Z', 10_000)
  await give('b', '2026-09-30T17:00:00Z', 20_000)
  await give('c', '2026-10-05T03:00:00Z', 40_000)
  await give('d', '2026-11-05T03:00:00Z', 80_000)
  async function call(who: BuiltMember, path: string, body?: object) {
    const answer = await app.request({
      host: other.host,
      path: `/v1/ledger/months/${path}`,
      method: body ? 'POST' : 'GET',
      headers: { ...who.bearer, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, text: answer.body }
  }
  const close = (who: BuiltMember, month: string) => call(who, `${month}/decision`, { decision: 'close' })
  expect((await call(asking, '2026-10/closing', {})).text).toContain('Tutup September 2026 lebih dahulu')
  expect((await call(asking, '2026-09/closing', {})).status).toBe(201)
  expect((await close(asking, '2026-09')).text).toContain('Minta orang lain')
  const seal = JSON.parse((await close(closing, '2026-09')).text).data.seal
  expect(seal).toMatch(/^[0-9a-f]{64}$/)
  expect((await newestMail(app, asking.email))?.text).toContain(seal)
  expect((await close(closing, '2026-09')).status).toBe(409)
  await give('late', '2026-09-10T03:00:00Z', 5_000)
  expect((await call(asking, '2026-10/closing', {})).status).toBe(201)
  expect((await close(closing, '2026-10')).status).toBe(200)
  expect((await call(asking, '2026-11/closing', {})).text).toContain('belum berakhir')
  const sheet = async (month: string) =>
    (await call(asking, `${month}/file`)).text.split('\r\n').filter(line => line.includes('Kas dan bank'))
  expect(await sheet('2026-09')).toEqual(['Kas dan bank;0;10000;0;10000'])
  expect(await sheet('2026-10')).toEqual(['Kas dan bank;10000;65000;0;75000'])
  const trial = async (day: string) =>
    (
      await app.request({
        host: other.host,
        path: `/Kelola/Buku-Besar?to=${day}`,
        headers: { accept: 'text/html', ...asking.cookie },
      })
    ).body
  expect(await trial('2026-09-30')).toContain('Rp 15.000')
  expect(await trial('2026-10-31')).toContain('Rp 75.000')
  expect(await trial('')).toContain('Rp 155.000')
  const page = await app.request({
    host: other.host,
    path: '/Kelola/Buku-Besar/Bulan',
    headers: { accept: 'text/html', ...asking.cookie },
  })
  expect(page.body).toContain(seal.slice(0, 12))
  expect((await call(closing, '2026-09/filing', { reference: 'BPE-00042' })).status).toBe(200)
  expect((await call(closing, '2026-09/filing', { reference: 'BPE-00043' })).status).toBe(409)
  const findings = () => inTenant(app, other, ({ tx }) => findingsIn(tx, partsOf))
  const partsOf = ((name: string) => (name === 'ledgerChecks' ? [monthFindings] : [])) as unknown as PartsOf
  expect(await findings()).toEqual([])
  // nothing may be changed: an event that slips into a closed month is as good
  await other.write(tx =>
    tx.db.updateTable('ledger_months').set({ last_txn: 3 }).where('month', '=', '2026-10-01').execute(),
  )
  expect(await findings()).toEqual([
    expect.stringContaining('Segel 2026-10'),
    expect.stringContaining('2026-10'),
  ])
})
