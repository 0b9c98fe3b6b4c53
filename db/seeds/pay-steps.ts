import { orderPayable } from '../../src/features/money/orders/order-payable.ts'
import {
  apply,
  changePayment,
  findNewest,
  findOpen,
  findPayment,
  insertPayment,
  note,
  type PaymentRow,
} from '../../src/features/money/payments/payments.ts'
import { type ChannelName, channels, feeOf, isChannel } from '../../src/features/money/providers/providers.ts'
import { answerFor, newProviderId } from '../../src/features/money/simulator/sim-midtrans.ts'
import type { BillStatus } from '../../src/features/money/simulator/simulator.rules.ts'
import { changeBill, findBillByRef, insertBill } from '../../src/features/money/simulator/simulator.ts'
import type { InTenant } from '../../src/platform/http/endpoint.ts'

/** An attempt to pay. One that nobody goes on with is begun at the simulator as soon as the product runs. */
export async function begin(context: InTenant, code: string, channel: ChannelName): Promise<void> {
  const { tx, clock } = context
  const due = await orderPayable.find(context, code)
  if (!due) throw new Error(`Nothing is due for ${code}`)
  const at = clock.now()
  const isManual = channel === 'transfer'
  const { method, minutes } = channels[channel]
  await insertPayment(tx, {
    kind: 'order',
    due,
    provider: isManual ? 'manual' : 'midtrans',
    isSimulated: !isManual,
    method,
    channel,
    fee: isManual ? 0 : feeOf(due.total, channels[channel]),
    expiresAt: isManual ? due.expiresAt : new Date(at.getTime() + minutes * 60_000),
    at,
  })
}

const openOf = async ({ tx }: InTenant, code: string): Promise<PaymentRow> => {
  const row = (await findOpen(tx, 'order', code)) ?? (await findNewest(tx, 'order', code))
  if (!row) throw new Error(`Nobody pays ${code}`)
  return row
}

/** The simulator has the same bill, as it would stand there. */
async function bill({ tx, clock }: InTenant, row: PaymentRow, status: BillStatus, returned = 0) {
  if (row.provider === 'manual') return
  const { ref, channel, amount, createdAt, expiresAt } = row
  const title = `Pesanan ${row.number}`
  const minutes = isChannel(channel) ? channels[channel].minutes : 60
  await insertBill(tx, {
    dialect: 'midtrans',
    providerId: newProviderId(),
    ref,
    channel,
    title,
    amount,
    answer: answerFor({ ref, channel, amount, title, minutes }),
    notifyUrl: '',
    at: createdAt,
    expiresAt,
  })
  const made = await findBillByRef(tx, ref)
  if (!made) throw new Error(`No bill ${ref}`)
  const settledAt = status === 'settlement' ? { settledAt: clock.now() } : {}
  await changeBill(tx, made.id, { status, returned, ...settledAt })
  changePayment(tx, row.id, { providerId: made.providerId }, clock.now())
}

export async function review(context: InTenant, code: string, by: number): Promise<void> {
  const { tx, clock } = context
  const at = clock.now()
  const row = await openOf(context, code)
  changePayment(tx, row.id, { state: 'review', proofBy: by, proofAt: at }, at)
  await note(tx, row, 'change', { from: row.state, to: 'review' }, at)
}

export async function lapse(context: InTenant, code: string, state: 'cancelled' | 'expired'): Promise<void> {
  const at = context.clock.now()
  const row = await openOf(context, code)
  await bill(context, row, state === 'expired' ? 'expire' : 'cancel')
  changePayment(context.tx, row.id, { state, askedAt: at }, at)
  await note(context.tx, row, 'change', { from: row.state, to: state }, at)
}

export async function pay(context: InTenant, code: string, decidedBy: number): Promise<void> {
  const at = context.clock.now()
  const row = await openOf(context, code)
  await bill(context, row, 'settlement')
  const isLate = row.state === 'expired'
  await apply(context, row, {
    change: { to: 'paid', isPaid: true, isLate },
    seen: { state: 'paid', amount: row.amount, paidAt: at, providerId: '', raw: {} },
    at,
    ...(row.provider === 'manual' ? { decidedBy } : {}),
  })
}

async function goBack(context: InTenant, row: PaymentRow, kind: 'refund' | 'chargeback', amount: number) {
  const { tx, clock } = context
  const isPart = amount < row.amount
  const made = await findBillByRef(tx, row.ref)
  const returned = isPart ? 'partially_refunded' : 'refunded'
  const to = kind === 'chargeback' ? 'charged_back' : returned
  if (made)
    await changeBill(tx, made.id, {
      status: kind === 'chargeback' ? kind : isPart ? 'partial_refund' : 'refund',
      returned: amount,
    })
  await apply(context, row, {
    change: { to, isPaid: false, isLate: false, returned: { kind, amount } },
    seen: { state: to, amount: row.amount, paidAt: row.paidAt, providerId: '', raw: {} },
    at: clock.now(),
  })
}

/** false: this way takes nothing back */
export async function giveBack(context: InTenant, code: string, isPart: boolean): Promise<boolean> {
  const row = await openOf(context, code)
  if (!isChannel(row.channel) || !channels[row.channel].hasRefund) return false
  const asked = isPart ? Math.round(row.amount / 2000) * 1000 : row.amount
  await goBack(context, row, 'refund', asked)
  return true
}

export async function chargeBack(context: InTenant, code: string): Promise<void> {
  const row = await openOf(context, code)
  const now = await findPayment(context.tx, row.id)
  if (now) await goBack(context, now, 'chargeback', now.amount)
}
