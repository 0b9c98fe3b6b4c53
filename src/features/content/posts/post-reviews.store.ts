import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const review = statement(
  'posts.setReview',
  'update posts set review = :review?, touched_at = :at where id = :id',
)

export async function setReview(
  tx: Tx,
  id: number,
  to: 'asked' | 'needs_fix' | null,
  at: Date,
): Promise<void> {
  await tx.rows(review, { id, review: to, at })
}

const step = statement(
  'posts.addReview',
  `insert into post_reviews (post_id, number, rev, decision, note, decided_by, decided_at)
    select :id, coalesce(max(number), 0) + 1, :rev, :decision, :note, :by?, :at from post_reviews where post_id = :id`,
)

export interface ReviewStep {
  rev: number
  decision: 'asked' | 'recalled' | 'approved' | 'needs_fix'
  note: string
  by: number | null
  at: Date
}

export async function addReview(tx: Tx, id: number, given: ReviewStep): Promise<void> {
  await tx.rows(step, { id, ...given })
}

const steps = statement(
  'posts.reviews',
  `select r.number, r.rev, r.decision, r.note, r.decided_at as at, m.name as by from post_reviews r
      left join member_names m on m.tenant_id = r.tenant_id and m.id = r.decided_by
    where r.post_id = :id order by r.number desc limit 50`,
)

/** The newest first. */
export const listReviews = (tx: Tx, id: number) => tx.rows(steps, { id })
