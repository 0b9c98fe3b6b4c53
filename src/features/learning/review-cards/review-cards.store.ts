import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kept, RatingName } from './review-cards.rules.ts'

const columns = `k.question_id as "questionId", k.due_at as "dueAt", k.reviewed_at as "reviewedAt", k.stability, k.difficulty,
  k.scheduled_days as "scheduledDays", k.learning_steps as "learningSteps", k.reps, k.lapses, k.state`

const own = statement(
  'reviewCards.own',
  `select ${columns} from review_cards k where k.membership_id = :membershipId`,
)
/** Everything somebody has reviewed. */
export const listCards = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

const today = statement(
  'reviewCards.since',
  'select count(*)::int as "total!" from review_logs l where l.membership_id = :membershipId and l.at >= :since',
)
export const countSince = async (tx: Tx, membershipId: number, since: Date): Promise<number> =>
  (await tx.find(today, { membershipId, since }))?.total ?? 0

const put = statement(
  'reviewCards.put',
  `insert into review_cards (membership_id, question_id, due_at, reviewed_at, stability, difficulty, scheduled_days,
      learning_steps, reps, lapses, state)
    values (:membershipId, :questionId, :dueAt, :reviewedAt, :stability, :difficulty, :scheduledDays, :learningSteps,
      :reps, :lapses, :state)
    on conflict (tenant_id, membership_id, question_id) do update set due_at = excluded.due_at,
      reviewed_at = excluded.reviewed_at, stability = excluded.stability, difficulty = excluded.difficulty,
      scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps, reps = excluded.reps,
      lapses = excluded.lapses, state = excluded.state
    where review_cards.reps = excluded.reps - 1
    returning question_id as "questionId"`,
)
const log = statement(
  'reviewCards.log',
  `insert into review_logs (membership_id, question_id, number, rating, at, due_at)
    values (:membershipId, :questionId, :number, :rating, :at, :dueAt)`,
)

/** Keeps one review. False: the same card was reviewed in another window meanwhile, and nothing was kept. */
export async function keepReview(
  tx: Tx,
  of: { membershipId: number; questionId: number },
  card: Kept,
  rating: RatingName,
): Promise<boolean> {
  if (!(await tx.find(put, { ...of, ...card }))) return false
  await tx.rows(log, { ...of, number: card.reps, rating, at: card.reviewedAt, dueAt: card.dueAt })
  return true
}
