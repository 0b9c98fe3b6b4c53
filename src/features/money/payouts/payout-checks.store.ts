import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** what is held is what was asked for and not yet sent or given back */
const wrongHeld = statement(
  'payouts.wrongHeld',
  `select coalesce(h.owner, o.owner) as "owner!", coalesce(h.balance, 0)::bigint as "held!", coalesce(o.amount, 0)::bigint as "open!"
    from (select b.owner, b.balance from payee_balances b where b.kind = 'pending_payout') h
      full join (select 'person:' || y.person_id as owner, sum(p.amount) as amount from payouts p
        join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
        where p.state in ('requested', 'approved') group by y.person_id) o on o.owner = h.owner
    where coalesce(h.balance, 0) <> coalesce(o.amount, 0) limit 20`,
)
export const listWrongHeld = (tx: Tx) => tx.rows(wrongHeld)

/** every step that moves money is in the books, and no other */
const wrongSteps = statement(
  'payouts.wrongSteps',
  `select p.id from payouts p cross join lateral (select
      count(*) filter (where t.kind = 'payout_requested') as asked, count(*) filter (where t.kind = 'payout_rejected') as freed,
      count(*) filter (where t.kind = 'payout_handed_over') as handed, count(*) filter (where t.kind = 'payout_paid') as paid,
      count(*) filter (where t.kind = 'payout_returned') as returned
    from payout_entries t where t.tenant_id = p.tenant_id and t.ref = 'payout:' || p.id) s
    where s.asked <> 1 or s.freed <> (p.state in ('rejected', 'cancelled'))::int
      or s.handed <> (p.state in ('paid', 'reversed'))::int or s.paid <> s.handed or s.returned <> (p.state = 'reversed')::int
    order by p.id limit 20`,
)
export const listWrongSteps = (tx: Tx) => tx.rows(wrongSteps)
