import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'threads.held',
  `select coalesce(json_agg(json_build_object('class', c.name, 'title', w.title, 'text', w.body, 'at', w.at)
      order by w.at), '[]') as data
    from (select t.class_id, t.title, t.body, t.created_at as at from threads t where t.by_id = :membershipId
      union all select t.class_id, t.title, p.body, p.at from thread_posts p
        join threads t on t.tenant_id = p.tenant_id and t.id = p.thread_id where p.by_id = :membershipId
      union all select t.class_id, t.title, r.why, r.at from thread_reports r
        join threads t on t.tenant_id = r.tenant_id and t.id = r.thread_id where r.membership_id = :membershipId) w
      join class_entries c on c.id = w.class_id`,
)
export const wordsOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const forgetFollows = statement(
  'threads.forgetFollows',
  'delete from thread_follows where membership_id = :membershipId',
)
const forgetReports = statement(
  'threads.forgetReports',
  'delete from thread_reports where membership_id = :membershipId',
)
const forgetPosts = statement(
  'threads.forgetPosts',
  `update thread_posts set by_id = null, body = '(dihapus bersama akunnya)', removed_at = coalesce(removed_at, :at)
    where by_id = :membershipId`,
)
const forgetThreads = statement(
  'threads.forgetThreads',
  `update threads set by_id = null, title = 'Pertanyaan terhapus', body = '(dihapus bersama akunnya)'
    where by_id = :membershipId`,
)

/** What others answered stays, and says no more whom it answered. */
export async function removeOf(tx: Tx, membershipId: number, at: Date): Promise<void> {
  await tx.rows(forgetFollows, { membershipId })
  await tx.rows(forgetReports, { membershipId })
  await tx.rows(forgetPosts, { membershipId, at })
  await tx.rows(forgetThreads, { membershipId })
}
