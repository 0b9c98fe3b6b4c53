import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Json } from '../../../shared/json.ts'

const tenants = statement(
  'digest.tenants',
  `select distinct n.tenant_id as "tenantId" from notifications n
    where n.is_in_digest and n.digested_at is null and n.created_at <= :now::timestamptz`,
)
/** As the platform: where something waits for a daily letter. */
export const listTenants = (tx: Tx, now: Date) => tx.rows(tenants, { now })

const take = statement(
  'digest.take',
  `with taken as (
      update notifications n set digested_at = :now
        where n.is_in_digest and n.digested_at is null and n.created_at < :before
          and n.membership_id in (select w.membership_id from notifications w
            where w.is_in_digest and w.digested_at is null and w.created_at < :before
            group by w.membership_id order by w.membership_id limit :most)
        returning n.tenant_id, n.id, n.membership_id, n.title, n.link)
    select t.membership_id as "membershipId", coalesce(m.name, '') as "name!", m.email,
        json_agg(json_build_object('title', t.title, 'link', t.link) order by t.id) as "lines!"
      from taken t left join member_contacts m on m.tenant_id = t.tenant_id and m.id = t.membership_id
        and m.erased_at is null
      group by t.membership_id, m.name, m.email order by t.membership_id`,
)
export type TakenRow = RowOf<'digest.take'> & { lines: Json<{ title: string; link: string }[]> }
/** Takes what was told before, of so many people, those without an address too: each line stands in one letter. */
export const takeLines = (tx: Tx, before: Date, now: Date, most: number) =>
  tx.rows<'digest.take', TakenRow>(take, { before, now, most })

const old = statement('digest.old', 'delete from notifications n where n.created_at < :before::timestamptz')
/** As the platform. */
export const removeOld = (tx: Tx, before: Date) => tx.rows(old, { before })
