import { addStatement, bookStatement } from '../../src/features/money/settlements/settlements.ts'
import { simulatedStatement } from '../../src/features/money/simulator/sim-statement.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { InTenant } from '../../src/platform/http/endpoint.ts'
import { after, dayAfter } from './days.ts'
import { actingAs, nowhere } from './order-steps.ts'

/**
 * The provider's statements of what the demo has sold: those of past weeks are booked, that of the last days waits to be
 * looked at, with one fee that is not what was reckoned with and a withdrawal in it.
 */
export async function seedStatements(
  tx: Tx,
  contextAt: (at: Date) => InTenant,
  admin: { membershipId: number; name: string },
  now: Date,
): Promise<void> {
  const [heading = '', ...rows] = (await simulatedStatement(tx, 'midtrans')).trimEnd().split('\r\n')
  const cut = dayAfter(now, -4)
  const dayOf = (row: string) => row.split(',')[5]?.slice(0, 10) ?? ''
  const old = rows.filter(row => dayOf(row) < cut)
  // the newest are with the provider still
  const recent = rows.filter(row => dayOf(row) >= cut && dayOf(row) < dayAfter(now, 0))
  const contextOf = (at: Date) => ({ ...actingAs(contextAt(at), 1, admin), request: nowhere })
  const add = (name: string, lines: readonly string[], at: Date) =>
    addStatement(
      contextOf(at),
      { provider: 'midtrans', name },
      Buffer.from([heading, ...lines, ''].join('\r\n')),
    )
  if (old.length > 0) {
    const { id } = await add('penyelesaian-lalu.csv', old, after(now, -3))
    await bookStatement(contextOf(after(now, -3)), id)
  }
  const [first, ...others] = recent
  if (first === undefined) return
  const cells = first.split(',')
  const dearer = cells.map((cell, place) => (place === 3 ? String(Number(cell) + 500) : cell)).join(',')
  const withdrawal = `,Withdrawal,5000000,0,0,${dayAfter(now, -1)} 09:00:00`
  await add('penyelesaian-pekan-ini.csv', [dearer, ...others, withdrawal], after(now, -0.2))
}
