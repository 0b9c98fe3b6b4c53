import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** replayed, what was heard of a payment leads to where it stands: it is money by its last change, or there is none */
const wrongHistories = statement(
  'payments.wrongHistories',
  `select p.ref, p.state, h.state as "told" from payments p
      left join lateral (select e.body ->> 'to' as state from payment_events e
        where e.tenant_id = p.tenant_id and e.payment_id = p.id and e.kind in ('change', 'late')
          and e.body ->> 'to' in ('paid', 'refunded', 'partially_refunded', 'charged_back')
        order by e.id desc limit 1) h on true
    where case when p.paid_at is null then h.state is not null else h.state is distinct from p.state end
    order by p.id limit 20`,
)
export const listWrongHistories = (tx: Tx) => tx.rows(wrongHistories)
