import { createHash } from 'node:crypto'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Seen } from '../providers/providers.ts'
import { type AttemptChange, changeFor, isOpen } from './payment-attempts.rules.ts'
import {
  changePayment,
  insertEvent,
  lockPayment,
  noteAsked,
  type PaymentRow,
} from './payment-attempts.store.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/**
 * The one place where money moves a payment: the row is locked, the provider's word held against what may follow, and
 * whoever owns the thing that was paid is told within the same transaction, once for each change. `nothing`: the
 * provider knows no such payment. `undefined`: nobody was asked, only time has passed. A tenant that is not served is
 * left until it is: what is paid there stays written down at the provider.
 */
export async function settle(
  house: PaymentsDeps,
  tenantId: number,
  known: PaymentRow,
  seen: Seen | 'nothing' | undefined,
): Promise<void> {
  const { clock, partsOf } = house
  const askedAt = clock.now()
  const tenant = await house.tenantContextById(tenantId)
  if (!tenant) return
  await house.database.withTenant(tenantId, async tx => {
    // nothing new: said without looking, and only of what is still as it was when the provider was asked
    if (isNoNews(known, seen)) return noteAsked(tx, known, askedAt)
    const row = await lockPayment(tx, known.id)
    if (!row) return
    if (seen === undefined || seen === 'nothing') return lapse(tx, row, askedAt, seen === 'nothing')
    if (seen.amount !== row.amount && seen.state !== 'pending') return mismatch(house, tx, row, seen, askedAt)
    const change = changeFor(row, seen)
    if (change) await apply({ tx, clock, tenant, partsOf }, row, { change, seen, at: askedAt })
    else changePayment(tx, row.id, { askedAt }, askedAt)
  })
}

const isNoNews = (row: PaymentRow, seen: Seen | 'nothing' | undefined): boolean =>
  typeof seen === 'object' &&
  (seen.amount === row.amount || seen.state === 'pending') &&
  changeFor(row, seen) === undefined

/** Nobody has paid, and nobody can any more. */
async function lapse(tx: Tx, row: PaymentRow, at: Date, isUnknownThere: boolean): Promise<void> {
  const isOver = row.expiresAt <= at
  const to =
    row.state === 'closing' && isUnknownThere
      ? 'cancelled'
      : isOver && (row.state === 'pending' || (isUnknownThere && isOpen(row.state)))
        ? 'expired'
        : undefined
  changePayment(tx, row.id, { ...(to ? { state: to } : {}), askedAt: at }, at)
  if (to) await note(tx, row, 'change', { from: row.state, to }, at)
}

/** Another amount than was asked is for people to look at: nothing is made paid by it. */
async function mismatch(house: PaymentsDeps, tx: Tx, row: PaymentRow, seen: Seen, at: Date): Promise<void> {
  house.log.error({ payment: row.id, asked: row.amount, seen: seen.amount }, 'a payment of another amount')
  changePayment(
    tx,
    row.id,
    { problem: 'Jumlah di penyedia berbeda dari tagihan. Petugas akan memeriksanya.', askedAt: at },
    at,
  )
  await note(tx, row, 'mismatch', { asked: row.amount, seen: seen.raw }, at)
}

interface Applied {
  change: AttemptChange
  seen: Pick<Seen, 'state' | 'paidAt' | 'providerId' | 'raw' | 'amount'>
  at: Date
  /** whose decision it was, where a person's word stands for the provider's */
  decidedBy?: number
}

export async function apply(
  context: InTenant,
  row: PaymentRow,
  { change, seen, at, decidedBy }: Applied,
): Promise<void> {
  const { tx, partsOf } = context
  const paidAt = seen.paidAt ?? at
  changePayment(
    tx,
    row.id,
    {
      state: change.to,
      askedAt: at,
      ...(seen.providerId ? { providerId: seen.providerId } : {}),
      ...(change.isPaid ? { paidAt, received: seen.amount, problem: '' } : {}),
      ...(change.returned ? { returned: change.returned.amount } : {}),
      ...(decidedBy === undefined ? {} : { decidedBy }),
    },
    at,
  )
  await note(
    tx,
    row,
    change.isLate ? 'late' : 'change',
    { from: row.state, to: change.to, seen: seen.raw },
    at,
  )
  const payable = partsOf('payables')
    .flat()
    .find(({ kind }) => kind === row.kind)
  // its room left the house: what was paid stays written down here
  if (!payable) return
  const said = { paymentId: row.id, provider: row.provider }
  if (change.isPaid)
    await payable.paid(context, row.code, {
      ...said,
      method: row.method,
      amount: seen.amount,
      fee: row.fee,
      paidAt,
      confirmedBy: decidedBy,
    })
  if (change.returned) await payable.returned(context, row.code, { ...said, ...change.returned, at })
}

/** The same change of the same payment is the same line: its version says which. */
export async function note(
  tx: Tx,
  row: PaymentRow,
  kind: 'change' | 'mismatch' | 'late' | 'decision',
  body: unknown,
  at: Date,
): Promise<void> {
  const key = createHash('sha256')
    .update(`${kind} ${row.ref} ${row.version} ${JSON.stringify(body)}`)
    .digest('hex')
  insertEvent(tx, { paymentId: row.id, key, kind, body, at })
}
