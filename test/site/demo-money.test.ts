import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { findingsIn } from '../../src/features/money/ledger/checking.ts'
import type { App } from '../app.ts'
import { startDemo } from '../demo.ts'

let app: App
beforeAll(async () => {
  app = (await startDemo()).app
}, 240_000)
afterAll(() => app?.close())

it('has sold in the demo what its books say, in every state an order can be in, and paid out of it', async () => {
  const { database } = app.sanggar
  const { id = 0 } = app.sanggar.hosts.bySlug('smkcoding') ?? {}
  await database.withTenant(id, async tx => {
    expect(await findingsIn(tx, describeRooms().partsOf)).toEqual([])
    const orders = await tx.db.selectFrom('orders').select('state').distinct().execute()
    expect(orders.map(({ state }) => state).sort()).toEqual(
      ['cancelled', 'charged_back', 'expired', 'paid', 'partially_refunded', 'pending', 'refunded'].sort(),
    )
    const refunds = await tx.db
      .selectFrom('refunds')
      .select('kind')
      .where('state', '=', 'requested')
      .execute()
    expect(refunds.map(({ kind }) => kind).sort()).toEqual(['sale', 'unallocated'])
    const waiting = await tx.db.selectFrom('refunds').select('id').where('state', '=', 'approved').execute()
    expect(waiting).toHaveLength(1)
    const taxed = await tx.db
      .selectFrom('payouts')
      .select('tax_article')
      .where('withheld', '>', 0)
      .distinct()
      .execute()
    expect(taxed).toEqual([{ tax_article: 'pph21' }])
    const payouts = await tx.db.selectFrom('payouts').select('state').distinct().execute()
    expect(payouts.map(({ state }) => state).sort()).toEqual([
      ...['approved', 'cancelled', 'failed', 'paid', 'queued', 'rejected', 'requested', 'reversed'],
      'unknown',
    ])
  })
})
