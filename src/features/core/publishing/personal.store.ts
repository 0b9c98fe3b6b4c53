import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const own = statement(
  'publishing.own',
  `select kind, id, number, published_at as "publishedAt" from versions where published_by = :membershipId
    order by published_at, kind, id, number`,
)

/** What somebody has published. */
export const listOwn = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

const forgotten = [
  statement('publishing.forgetPresence', 'delete from presence where membership_id = :membershipId'),
  statement('publishing.forgetDrafts', 'update drafts set saved_by = null where saved_by = :membershipId'),
  statement('publishing.forgetSaves', 'update saves set saved_by = null where saved_by = :membershipId'),
  statement(
    'publishing.forgetVersions',
    'update versions set published_by = null where published_by = :membershipId',
  ),
  statement(
    'publishing.forgetPlans',
    'update schedules set planned_by = null where planned_by = :membershipId',
  ),
]

export async function forgetWriter(tx: Tx, membershipId: number): Promise<void> {
  for (const one of forgotten) await tx.rows(one, { membershipId })
}

const thin = statement(
  'publishing.thinOut',
  `delete from saves s using (
      select tenant_id, kind, id, rev, saved_at,
        row_number() over (partition by tenant_id, kind, id, date_trunc('hour', saved_at) order by rev desc) as in_hour,
        row_number() over (partition by tenant_id, kind, id, date_trunc('day', saved_at) order by rev desc) as in_day
      from saves where saved_at < :now::timestamptz - interval '1 day') old
    where s.tenant_id = old.tenant_id and s.kind = old.kind and s.id = old.id and s.rev = old.rev
      and (old.in_hour > 1 or old.saved_at < :now::timestamptz - interval '1 year'
        or (old.in_day > 1 and old.saved_at < :now::timestamptz - interval '30 days'))`,
)

const unused = statement(
  'publishing.unused',
  `delete from contents c where not exists (select from drafts d where d.tenant_id = c.tenant_id and d.sha256 = c.sha256)
    and not exists (select from saves s where s.tenant_id = c.tenant_id and s.sha256 = c.sha256)
    and not exists (select from versions v where v.tenant_id = c.tenant_id and v.sha256 = c.sha256)
    and not exists (select from schedules p where p.tenant_id = c.tenant_id and p.sha256 = c.sha256)`,
)

const left = statement(
  'publishing.left',
  `delete from presence where at < :now::timestamptz - interval '1 hour'`,
)

/** Of saves older than a day the last of an hour stays, after a month that of a day, after a year none; then values nobody points at. */
export async function thinOut(tx: Tx, now: Date): Promise<void> {
  await tx.rows(thin, { now })
  await tx.rows(left, { now })
  await tx.rows(unused)
}
