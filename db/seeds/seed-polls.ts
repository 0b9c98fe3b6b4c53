import type { Tx } from '../../src/platform/db/transaction.ts'
import { after } from './days.ts'
import type { DemoQuestion } from './quizzes.types.ts'

interface SeedPoll {
  classId: number
  questionId: number
  question: DemoQuestion
  by: number | null
  now: Date
}

/** out of ten, how many are right in each round: they talked in between */
const rightOfTen = [4, 8]

/** The class was asked the first question of its quiz when it last met, and once more after it had talked. */
export async function seedPoll(tx: Tx, { classId, questionId, question, by, now }: SeedPoll): Promise<void> {
  const people = await tx.db
    .selectFrom('enrolments')
    .select('membership_id')
    .where('class_id', '=', classId)
    .where('state', 'in', ['active', 'completed'])
    .orderBy('id')
    .execute()
  const begunAt = after(now, -3)
  const { id } = await tx.db
    .insertInto('polls')
    .values({
      class_id: classId,
      question_id: questionId,
      question_version: 1,
      state: 'closed',
      round: rightOfTen.length,
      rev: 4,
      by_id: by,
      begun_at: begunAt,
      closed_at: begunAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = rightOfTen.flatMap((right, at) =>
    people.map(({ membership_id }, index) => ({
      poll_id: id,
      round: at + 1,
      membership_id,
      option: String(index % 10 < right ? question.right : question.wrong[index % question.wrong.length]),
      at: begunAt,
    })),
  )
  if (rows.length > 0) await tx.db.insertInto('poll_answers').values(rows).execute()
}
