import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { checkBooks, findingsIn } from './checking.ts'
import { correct, events, lockBalance, post, totalOf } from './ledger.ts'

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
