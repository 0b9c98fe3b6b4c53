import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const days = statement(
  'streaks.days',
  `select distinct d.day::text as "day!" from (
      select (p.done_at at time zone :timeZone::text)::date as day
      from chapter_standings p join enrolment_entries e on e.tenant_id = p.tenant_id and e.id = p.enrolment_id
      where e.membership_id = :membershipId and p.done_at >= :since::timestamptz
      union all
      select c.day from (
        select (l.at at time zone :timeZone)::date as day, count(*) as cards from review_entries l
        where l.membership_id = :membershipId and l.at >= :since group by 1) c
      where c.cards >= :leastCards::int) d`,
)

/** The days on which a member finished a chapter or went over enough cards, as the clock stood there. */
export async function listDays(
  tx: Tx,
  asked: { membershipId: number; timeZone: string; since: Date; leastCards: number },
): Promise<Set<string>> {
  return new Set((await tx.rows(days, asked)).map(({ day }) => day))
}
