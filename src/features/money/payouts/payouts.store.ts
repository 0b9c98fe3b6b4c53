import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PayoutState } from './payouts.rules.ts'

const columns = `p.id as "id!", p.payee_id as "payeeId!", p.amount::bigint as "amount!", p.withheld::bigint as "withheld!", p.tax_article as "taxArticle!", p.state as "state!", p.note as "note!", p.requested_by as "requestedBy",
  p.requested_at as "requestedAt!", p.approved_by as "approvedBy", to_char(p.transferred_on, 'YYYY-MM-DD') as "transferredOn",
  p.reference as "reference!", y.person_id as "personId!", y.name as "payee!", y.membership_id as "membershipId", y.linked_by as "linkedBy!",
  a.bank as "bank!", a.number_sealed as "numberSealed", a.number_end as "numberEnd!", a.holder as "holder!",
  a.added_by as "addedBy", a.added_at as "addedAt!", p.provider, p.is_simulated as "isSimulated!", p.ref, p.provider_id as "providerId",
  p.batch_id as "batchId", p.queued_by as "queuedBy", p.queued_at as "queuedAt", p.sends as "sends!", p.problem as "problem!",
  (select max(o.usable_at) from payee_accounts o where o.tenant_id = p.tenant_id and o.payee_id = p.payee_id) as "usableAt!",
  (select count(*)::int from payout_approvals v where v.tenant_id = p.tenant_id and v.payout_id = p.id) as "approvals!"`
const from = `from payouts p join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
    join payee_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id`

const lock = statement('payouts.lock', `select ${columns} ${from} where p.id = :id for update of p`)
export type PayoutRow = RowOf<'payouts.lock'>
/** Held until the transaction ends: of two decisions at the same moment the second sees the first. */
export const lockPayout = (tx: Tx, id: number) => tx.find(lock, { id })

const insert = statement(
  'payouts.insert',
  `insert into payouts (payee_id, account_id, amount, withheld, tax_article, note, requested_by, requested_at)
    values (:payeeId, :accountId, :amount::bigint, :withheld::bigint, :taxArticle, :note, :by, :at) on conflict do nothing returning id`,
)
export interface NewPayout {
  payeeId: number
  accountId: number
  amount: number
  /** income tax of it, and the account it is owed on; empty where there is none */
  withheld: number
  taxArticle: string
  note: string
  by: number
  at: Date
}
/** undefined: another one of this payee is open */
export const insertPayout = async (tx: Tx, given: NewPayout) => (await tx.find(insert, { ...given }))?.id

const open = statement(
  'payouts.open',
  `select p.id from payouts p where p.payee_id = :payeeId and p.state in ('requested', 'approved', 'queued', 'processing', 'unknown')`,
)
export const findOpen = async (tx: Tx, payeeId: number) => (await tx.find(open, { payeeId }))?.id

export interface PayoutStep {
  to: PayoutState
  /** null: the provider's word */
  by: number | null
  at: Date
  reason?: string
  transferredOn?: string
  reference?: string
}

const note = statement(
  'payouts.note',
  `insert into payout_decisions (payout_id, n, to_state, by_id, reason, at)
    select :id, coalesce(max(d.n), 0) + 1, :to, :by?, :reason, :at from payout_decisions d where d.payout_id = :id`,
)
export async function insertDecision(
  tx: Tx,
  id: number,
  { to, by, at, reason = '' }: PayoutStep,
): Promise<void> {
  await tx.rows(note, { id, to, by, at, reason })
}

/** The state and its line, together. */
export async function passPayout(tx: Tx, id: number, step: PayoutStep): Promise<void> {
  const { to, by, transferredOn, reference } = step
  await tx.db
    .updateTable('payouts')
    .set({
      state: to,
      ...(to === 'approved' ? { approved_by: by } : {}),
      ...(transferredOn === undefined ? {} : { transferred_on: transferredOn }),
      ...(reference === undefined ? {} : { reference }),
    })
    .where('id', '=', id)
    .execute()
  await insertDecision(tx, id, step)
}

const matching = `where (:payeeId?::int is null or p.payee_id = :payeeId)
  and (:status?::text is null or p.state = :status) and (:bank?::text is null or a.bank = :bank)
  and (:search?::text is null
    or concat_ws(' ', y.name, p.reference, 'PCR-' || lpad(p.id::text, 6, '0')) ilike '%' || :search || '%')`
const page = statement(
  'payouts.page',
  `select ${columns}, d.reason as "reason", d.at as "decidedAt", n.name as "decidedBy", coalesce(b.balance, 0)::bigint as "available!",
      (select coalesce(sum(x.amount - x.withheld), 0)::bigint from payouts x where x.tenant_id = p.tenant_id and x.payee_id = p.payee_id
        and x.state = 'paid') as "paid!",
      (select count(*)::int from payee_accounts o where o.tenant_id = p.tenant_id and o.payee_id = p.payee_id) as "accounts!",
      exists (select from payee_accounts o where o.tenant_id = p.tenant_id and o.number_mark = a.number_mark
        and o.payee_id <> p.payee_id) as "isOthersToo!"
    ${from}
      left join payee_balances b on b.tenant_id = p.tenant_id and b.kind = 'payee_available'
        and b.owner = 'person:' || y.person_id
      left join lateral (select d.* from payout_decisions d where d.tenant_id = p.tenant_id and d.payout_id = p.id
        order by d.n desc limit 1) d on true
      left join member_names n on n.tenant_id = p.tenant_id and n.id = d.by_id
    ${matching} order by array_position(array['unknown', 'requested', 'approved', 'queued', 'processing'], p.state), p.id desc
    limit :limit offset :offset`,
)
const count = statement('payouts.count', `select count(*)::int as "total!" ${from} ${matching}`)
export type ListedPayout = RowOf<'payouts.page'>

export interface PayoutFilter {
  /** only this one's */
  payeeId?: number | undefined
  search?: string | undefined
  status?: string | undefined
  bank?: string | undefined
  page: number
  pageSize: number
}
export async function listPayoutRows(tx: Tx, { payeeId, search, status, bank, ...asked }: PayoutFilter) {
  const filter = {
    payeeId: payeeId ?? null,
    search: search ? likeText(search) : null,
    status: status ?? null,
    bank: bank ?? null,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const approve = statement(
  'payouts.addApproval',
  `insert into payout_approvals (payout_id, by_id, at) values (:id, :by, :at) on conflict do nothing returning by_id`,
)
/** false: they have said yes before */
export const addApproval = async (tx: Tx, given: { id: number; by: number; at: Date }) =>
  (await tx.find(approve, { ...given })) !== undefined

/** Which of these they have said yes to already, where it takes two. */
export async function listApprovedBy(tx: Tx, by: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.db
    .selectFrom('payout_approvals')
    .select('payout_id')
    .where('by_id', '=', by)
    .where('payout_id', 'in', [0, ...ids])
    .execute()
  return new Set(rows.map(({ payout_id }) => payout_id))
}

const countDay = statement(
  'payouts.countDay',
  `insert into payout_days as d (on_day, approved) select :day::date, :amount::bigint where :amount::bigint <= :most::bigint
    on conflict (tenant_id, on_day) do update set approved = d.approved + excluded.approved
      where d.approved + excluded.approved <= :most::bigint returning d.approved::bigint as "approved!"`,
)
/** false: the day has no room for it, whoever approves at the same moment */
export const takeOfDay = async (tx: Tx, given: { day: string; amount: number; most: number }) =>
  (await tx.find(countDay, { ...given })) !== undefined

const paid = statement(
  'payouts.paid',
  `select coalesce(sum(p.amount - p.withheld), 0)::bigint as "amount!" from payouts p where p.payee_id = :payeeId and p.state = 'paid'`,
)
export const sumPaid = async (tx: Tx, payeeId: number) => (await tx.find(paid, { payeeId }))?.amount ?? 0

const waiting = statement(
  'payouts.waiting',
  `select count(*)::int as "count!" from payouts p where p.state in ('requested', 'approved', 'queued', 'processing', 'unknown')`,
)
export const countOpen = async (tx: Tx) => (await tx.find(waiting))?.count ?? 0
