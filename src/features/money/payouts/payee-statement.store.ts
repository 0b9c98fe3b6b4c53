import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** what somebody is owed: not matured, matured, asked for, less what they owe */
const owed = `m.owner = :owner and m.kind in ('payee_maturing', 'payee_available', 'pending_payout', 'payee_debt')`

const lines = statement(
  'payouts.statementLines',
  `select m.at, m.txn_kind as "kind", coalesce(max(o.title), '') as "title!", sum(-m.amount)::bigint as "amount!", max(m.ref) as "ref!"
    from money_moves m left join order_labels o on o.tenant_id = m.tenant_id and o.code = m.order_code
    where ${owed} and m.at >= :from::timestamptz and m.at < :until::timestamptz
    group by m.at, m.txn_kind, m.txn_id having sum(m.amount) <> 0 order by m.at, m.txn_id`,
)
const opening = statement(
  'payouts.statementOpening',
  `select coalesce(sum(-m.amount), 0)::bigint as "amount!", min(m.at) as "since" from money_moves m where ${owed} and m.at < :from::timestamptz`,
)
interface Span {
  owner: string
  from: Date
  until: Date
}
/** What changed what a payee is owed, oldest first, and what they were owed before; whole rupiah. */
export async function statementOf(tx: Tx, { owner, from, until }: Span) {
  const before = await tx.find(opening, { owner, from })
  return { opening: before?.amount ?? 0, lines: await tx.rows(lines, { owner, from, until }) }
}

/** When they first earned something. */
export const firstEarned = async (tx: Tx, owner: string, now: Date) =>
  (await tx.find(opening, { owner, from: now }))?.since ?? null

const taxes = statement(
  'payouts.statementTaxes',
  `select t.txn_kind as "kind", t.ref, max(t.article) as "article!", sum(t.amount)::bigint as "amount!" from tax_moves t
    where t.at >= :from::timestamptz and t.at < :until::timestamptz
      and exists (select from payouts p join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
        where t.ref = 'payout:' || p.id and 'person:' || y.person_id = :owner)
    group by t.txn_kind, t.ref`,
)
/** What of their payouts went to the tax office, or was given back. */
export const taxesOf = (tx: Tx, { owner, from, until }: Span) => tx.rows(taxes, { owner, from, until })

const byId = statement(
  'payouts.payeeById',
  'select y.id, y.person_id as "personId", y.name from payees y where y.id = :id',
)
export const findPayee = (tx: Tx, id: number) => tx.find(byId, { id })
