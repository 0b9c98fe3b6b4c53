import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** what is held is what was asked for and not yet sent or given back */
const wrongHeld = statement(
  'payouts.wrongHeld',
  `select coalesce(h.owner, o.owner) as "owner!", coalesce(h.balance, 0)::bigint as "held!", coalesce(o.amount, 0)::bigint as "open!"
    from (select b.owner, b.balance from payee_balances b where b.kind = 'pending_payout') h
      full join (select 'person:' || y.person_id as owner, sum(p.amount) as amount from payouts p
        join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
        where p.state in ('requested', 'approved', 'queued') group by y.person_id) o on o.owner = h.owner
    where coalesce(h.balance, 0) <> coalesce(o.amount, 0) limit 20`,
)
export const listWrongHeld = (tx: Tx) => tx.rows(wrongHeld)

/** every step that moves money is in the books, and no other */
const wrongSteps = statement(
  'payouts.wrongSteps',
  `select p.id from payouts p cross join lateral (select
      count(*) filter (where t.kind = 'payout_requested') as asked, count(*) filter (where t.kind = 'payout_rejected') as freed,
      count(*) filter (where t.kind = 'payout_handed_over') as handed, count(*) filter (where t.kind = 'payout_paid') as paid,
      count(*) filter (where t.kind = 'payout_failed') as failed, count(*) filter (where t.kind = 'payout_returned') as returned
    from payout_entries t where t.tenant_id = p.tenant_id and t.ref = 'payout:' || p.id) s
    where s.asked <> 1
      or s.freed <> case when p.state in ('rejected', 'cancelled') then 1 when p.state = 'failed' then 1 - s.failed else 0 end
      or s.handed <> case when p.state in ('processing', 'unknown', 'paid', 'reversed') then 1 when p.state = 'failed' then s.failed else 0 end
      or s.failed > (p.state = 'failed')::int
      or s.paid <> (p.state in ('paid', 'reversed'))::int or s.returned <> (p.state = 'reversed')::int
    order by p.id limit 20`,
)
export const listWrongSteps = (tx: Tx) => tx.rows(wrongSteps)

/** what is on its way is what was handed over and has not come to an end */
const wrongTransit = statement(
  'payouts.wrongTransit',
  `select t.amount::bigint as "booked!", o.amount::bigint as "open!" from
      (select coalesce(sum(b.amount), 0) as amount from payouts_in_transit b) t,
      (select coalesce(sum(p.amount - p.withheld), 0) as amount from payouts p where p.state in ('processing', 'unknown')) o
    where t.amount <> o.amount`,
)
export const findWrongTransit = (tx: Tx) => tx.find(wrongTransit)

/** the tax of what was handed over and did not come back, and of nothing else, is owed to the tax office */
const wrongTax = statement(
  'payouts.wrongTax',
  `select p.id as "id!" from payouts p
      left join (select t.ref, sum(t.amount) as amount, max(t.article) as article from tax_moves t group by t.ref) t
        on t.ref = 'payout:' || p.id
    where coalesce(t.amount, 0) <> case when p.state in ('processing', 'unknown', 'paid') then p.withheld else 0 end
      or (t.article is not null and t.article <> p.tax_article) order by p.id limit 20`,
)
export const listWrongTax = (tx: Tx) => tx.rows(wrongTax)

/** the provider's last word and ours contradict each other */
const contradicted = statement(
  'payouts.contradicted',
  `select p.id, p.problem from payouts p where p.problem <> '' and p.state in ('failed', 'cancelled', 'reversed') order by p.id limit 20`,
)
export const listContradicted = (tx: Tx) => tx.rows(contradicted)

/** its history, step by step, leads to where it stands */
const wrongHistories = statement(
  'payouts.wrongHistories',
  `select p.id as "id!" from payouts p left join lateral (select d.to_state as state from payout_decisions d
      where d.tenant_id = p.tenant_id and d.payout_id = p.id order by d.n desc limit 1) h on true
    where h.state is distinct from p.state order by p.id limit 20`,
)
export const listWrongHistories = (tx: Tx) => tx.rows(wrongHistories)
