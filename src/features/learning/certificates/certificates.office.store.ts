import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** whoever has agreed to be found, is still here, and is no child without a guardian's word */
const agreed = `from certificates c
    join active_members a on a.tenant_id = c.tenant_id and a.id = c.membership_id
    join standing_consents k on k.tenant_id = c.tenant_id and k.membership_id = c.membership_id
      and k.purpose = 'talent' and k.is_given
    left join restricted_members r on r.tenant_id = c.tenant_id and r.id = c.membership_id
  where c.state = 'issued' and r.id is null`

const count = statement(
  'certificates.countTalents',
  `select count(distinct c.membership_id)::int as "total!" ${agreed}`,
)
const newest = statement(
  'certificates.talents',
  `select max(c.holder) as "name!", string_agg(c.title, ', ' order by c.issued_at desc) as "titles!",
      (array_agg(c.code order by c.issued_at desc, c.id desc))[1] as "code!" ${agreed}
    group by c.membership_id order by max(c.issued_at) desc, c.membership_id limit 8`,
)

/** People with a certificate who agreed that industry partners see it, the newest first. */
export async function listTalents(tx: Tx) {
  return { total: (await tx.find(count))?.total ?? 0, rows: await tx.rows(newest) }
}
