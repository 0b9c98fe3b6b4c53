import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** the same question in other letters and with other spaces is one */
const same = "lower(regexp_replace(btrim(m.query), '\\s+', ' ', 'g'))"

const unanswered = statement(
  'asked.unanswered',
  `select max(m.id) as "id!", (array_agg(m.query order by m.id desc))[1] as "query!", count(*)::int as "times!",
      max(m.created_at) as "lastAt!"
    from conversation_messages m where m.is_answered = false and m.settled_at is null
    group by ${same} order by count(*) desc, max(m.id) desc limit :limit`,
)
export const listUnanswered = (tx: Tx, limit: number) => tx.rows(unanswered, { limit })

const openOne = statement(
  'asked.openOne',
  'select m.query from conversation_messages m where m.id = :id and m.is_answered = false',
)
export const findUnanswered = (tx: Tx, id: number) => tx.find(openOne, { id })

const settle = statement(
  'asked.settle',
  `update conversation_messages m set settled_at = :at where m.is_answered = false and m.settled_at is null
      and ${same} = (select ${same.replace('m.query', 'o.query')} from conversation_messages o where o.id = :id) returning m.id`,
)
export const settleSame = (tx: Tx, id: number, at: Date) => tx.rows(settle, { id, at })

const rated = statement(
  'asked.rated',
  `select m.id, m.query, m.answer, m.feedback as "feedback!", m.feedback_reason as "reason!", m.feedback_at as "at!"
    from conversation_messages m where m.feedback is not null and m.feedback_at is not null
    order by m.feedback_at desc limit :limit`,
)
export const listRated = (tx: Tx, limit: number) => tx.rows(rated, { limit })

const figures = statement(
  'asked.figures',
  `select count(*)::int as "questions!", count(distinct m.conversation_id)::int as "conversations!",
      count(*) filter (where m.is_answered)::int as "answered!", count(*) filter (where m.engine = 'model')::int as "byModel!",
      count(*) filter (where m.feedback = 'up')::int as "up!", count(*) filter (where m.feedback = 'down')::int as "down!"
    from conversation_messages m where m.created_at >= :since`,
)
export const countSince = (tx: Tx, since: Date) => tx.find(figures, { since })

const expiry = statement(
  'asked.expiry',
  "update conversations c set expires_at = c.last_at + :days::int * interval '1 day' returning c.id",
)
/** What is kept already goes by the days of now. */
export async function reckonExpiry(tx: Tx, days: number): Promise<void> {
  await tx.rows(expiry, { days })
}
