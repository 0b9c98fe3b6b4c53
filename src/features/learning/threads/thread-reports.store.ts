import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export async function settleReports(tx: Tx, id: number, post: number | null, at: Date): Promise<void> {
  const all = tx.db.updateTable('thread_reports').set({ settled_at: at }).where('thread_id', '=', id)
  await (post === null ? all : all.where('post', '=', post)).execute()
}

export async function insertReport(
  tx: Tx,
  given: { id: number; post: number; membershipId: number; why: string; at: Date },
): Promise<void> {
  const { id, post, membershipId, why, at } = given
  await tx.db
    .insertInto('thread_reports')
    .values({ thread_id: id, post, membership_id: membershipId, why, at })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'thread_id', 'post', 'membership_id'])
        .doUpdateSet({ why, at, settled_at: null }),
    )
    .execute()
}

const reports = statement(
  'threads.reports',
  `select r.post, r.why from thread_reports r where r.thread_id = :id and r.settled_at is null order by r.at limit 50`,
)

export const listReports = (tx: Tx, id: number) => tx.rows(reports, { id })

const openReports = statement(
  'threads.openReports',
  `select thread_id, post, membership_id, null::timestamptz as settled_at from thread_reports
    where thread_id = :id and (:post?::int is null or post = :post) and settled_at is null`,
)
/** Those about a thread, or about one reply in it, as they stand: nobody has settled them. */
export const listOpenReports = (tx: Tx, id: number, post: number | null) => tx.rows(openReports, { id, post })
