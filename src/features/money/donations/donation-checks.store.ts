import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** each order for a donation has its donation, which holds what the order does */
const without = statement(
  'donations.without',
  `select o.code from order_standings o where o.thing = 'donation'
    and not exists (select from donations d where d.tenant_id = o.tenant_id and d.order_code = o.code
      and d.campaign_id = o.thing_id and d.amount = o.total and d.kept = o.captured - o.refunded) order by o.id limit 20`,
)

/** what a campaign's account was given and gave back is what its orders hold */
const wrong = statement(
  'donations.wrongFunds',
  `select f.owner, (f.given - f.returned)::bigint as "booked!", s.held::bigint as "held!"
    from donation_funds f cross join lateral (
      select coalesce(sum(o.captured - o.refunded), 0) as held from order_standings o
      where o.tenant_id = f.tenant_id and o.thing = 'donation' and 'campaign:' || o.thing_id = f.owner) s
    where f.given - f.returned <> s.held order by f.owner limit 20`,
)

/** what was spent is what was written down */
const uses = statement(
  'donations.wrongUses',
  `select f.owner, f.spent::bigint as "booked!", s.written::bigint as "written!"
    from donation_funds f cross join lateral (
      select coalesce(sum(u.amount), 0) as written from donation_uses u
      where u.tenant_id = f.tenant_id and u.undone_at is null and 'campaign:' || u.campaign_id = f.owner) s
    where f.spent <> s.written order by f.owner limit 20`,
)

/** What must be true of donations and the books together; a line for each thing that is not. */
export async function donationFindings(tx: Tx): Promise<string[]> {
  const lost = await tx.rows(without)
  const funds = await tx.rows(wrong)
  const spent = await tx.rows(uses)
  return [
    ...lost.map(({ code }) => `Pesanan ${code}: donasinya tidak tercatat`),
    ...funds.map(
      ({ owner, booked, held }) =>
        `Dana ${owner}: buku besar ${booked}, sedangkan pesanannya memegang ${held}`,
    ),
    ...spent.map(
      ({ owner, booked, written }) => `Dana ${owner}: dipakai ${booked}, sedangkan yang tertulis ${written}`,
    ),
  ]
}
