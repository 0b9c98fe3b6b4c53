import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { RefundState } from './orders.rules.ts'

const columns = `r.id, r.order_id as "orderId", r.key, r.kind, r.amount::bigint as "amount!", r.state, r.reason,
  r.ends_access as "endsAccess", r.provider, r.payment_id as "paymentId", r.requested_by as "requestedBy",
  r.requested_at as "requestedAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt", r.done_at as "doneAt", r.note,
  r.attempt, r.sends, r.sent_by as "sentBy", r.sent_at as "sentAt", r.asked_at as "askedAt", r.problem,
  r.account_bank as "accountBank", r.account_sealed as "accountSealed", r.account_end as "accountEnd",
  r.account_holder as "accountHolder", r.account_by as "accountBy",
  (select count(*)::int from refund_approvals v where v.tenant_id = r.tenant_id and v.refund_id = r.id) as "approvals!"`

export type RefundRow = RowOf<'orders.refundLock'>

const lock = statement('orders.refundLock', `select ${columns} from refunds r where r.id = :id for update`)
export const lockRefund = (tx: Tx, id: number) => tx.find(lock, { id })

const one = statement('orders.refundById', `select ${columns} from refunds r where r.id = :id`)
export const findRefund = (tx: Tx, id: number) => tx.find<'orders.refundById', RefundRow>(one, { id })

const orderOf = statement(
  'orders.refundOrder',
  'select o.code from refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id where r.id = :id',
)
/** The code of the order that a refund belongs to: the order is locked before it. */
export const findOrderCodeOf = async (tx: Tx, id: number) => (await tx.find(orderOf, { id }))?.code

const ofOrder = statement(
  'orders.refundsOf',
  `select ${columns}, a.name as "requestedByName", d.name as "decidedByName" from refunds r
    left join member_names a on a.tenant_id = r.tenant_id and a.id = r.requested_by
    left join member_names d on d.tenant_id = r.tenant_id and d.id = r.decided_by
    where r.order_id = :orderId order by r.id`,
)
export const listRefunds = (tx: Tx, orderId: number) => tx.rows(ofOrder, { orderId })

const waiting = statement(
  'orders.refundsWaiting',
  "select count(*)::int as \"count!\" from refunds r where r.state in ('requested', 'approved', 'sent')",
)
export const countOpenRefunds = async (tx: Tx) => (await tx.find(waiting))?.count ?? 0

export interface NewRefund {
  orderId: number
  key: string
  kind: 'sale' | 'unallocated'
  amount: number
  state: RefundState
  reason: string
  endsAccess: boolean
  provider: string | null
  paymentId: number | null
  requestedBy: number | null
  requestedAt: Date
}

const approve = statement(
  'orders.addRefundApproval',
  'insert into refund_approvals (refund_id, by_id, at) values (:id, :by, :at) on conflict do nothing returning by_id',
)
/** false: they have said yes before */
export const addRefundApproval = async (tx: Tx, given: { id: number; by: number; at: Date }) =>
  (await tx.find(approve, { ...given })) !== undefined

const saidYes = statement(
  'orders.refundApprovalOf',
  'select v.refund_id as id from refund_approvals v where v.refund_id = :id and v.by_id = :by',
)
/** Whether they have said yes already, where it takes two. */
export const hasApprovedRefund = async (tx: Tx, id: number, by: number) =>
  (await tx.find(saidYes, { id, by })) !== undefined

/** The same key again is the same refund. */
export async function insertRefund(tx: Tx, given: NewRefund): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('refunds')
    .values({
      order_id: given.orderId,
      key: given.key,
      kind: given.kind,
      amount: given.amount,
      state: given.state,
      reason: given.reason,
      ends_access: given.endsAccess,
      provider: given.provider,
      payment_id: given.paymentId,
      requested_by: given.requestedBy,
      requested_at: given.requestedAt,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const account = statement(
  'orders.refundAccount',
  `update refunds set account_bank = :bank, account_sealed = :sealed, account_end = :end, account_holder = :holder,
      account_by = :by where id = :id`,
)
/** Where a return is transferred to, by whom it was written; the number sealed. */
export const keepAccount = (
  tx: Tx,
  given: { id: number; bank: string; sealed: string; end: string; holder: string; by: number },
) => tx.rows(account, { ...given })

interface RefundChange {
  state: RefundState
  decidedBy?: number
  decidedAt?: Date
  doneAt?: Date
  note?: string
  problem?: string
  /** through whom it left; null: by hand */
  provider?: string | null
}

export async function updateRefund(tx: Tx, id: number, change: RefundChange): Promise<void> {
  const { state, decidedBy, decidedAt, doneAt, note, problem, provider } = change
  await tx.db
    .updateTable('refunds')
    .set({
      state,
      ...(decidedBy === undefined ? {} : { decided_by: decidedBy }),
      ...(decidedAt === undefined ? {} : { decided_at: decidedAt }),
      ...(doneAt === undefined ? {} : { done_at: doneAt }),
      ...(note === undefined ? {} : { note }),
      ...(problem === undefined ? {} : { problem }),
      ...(provider === undefined ? {} : { provider }),
    })
    .where('id', '=', id)
    .execute()
}
