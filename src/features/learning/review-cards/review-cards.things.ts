import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'
import { buildAttempt, buildQuiz } from '../quizzes/quizzes.things.ts'

declare module '../../../../test/room-things.ts' {
  interface Things {
    /** a question that its owner got wrong, in a quiz that shows its key */
    missed: { questionId: number }
  }
}

/** what is shown of a quiz that tells its key once it is handed in */
export const openKey = { during: [], after: ['answers', 'marks', 'key'], closed: ['answers', 'marks', 'key'] }

interface Missing {
  classId: number
  enrolmentId: number
  questionId: number
  /** of the quiz */
  review?: object
  points?: number
}

/** A graded attempt at a quiz of one question, of which somebody got nothing. */
export async function buildMissed(tx: Tx, wish: Missing): Promise<number> {
  const { classId, enrolmentId, questionId, review = openKey, points = 0 } = wish
  const row = { review: JSON.stringify(review) }
  const { id } = await buildQuiz(tx, { classId, questions: [questionId], row })
  const of = { enrolment_id: enrolmentId, chapter_id: id, questionId }
  const attempt_id = await buildAttempt(tx, { ...of, state: 'graded', submitted_at: longAgo, points })
  await tx.db
    .insertInto('mark_events')
    .values({ attempt_id, number: 1, slot: 1, kind: 'auto', points, at: longAgo })
    .execute()
  return id
}

const kept = {
  due_at: longAgo,
  reviewed_at: longAgo,
  stability: '2',
  difficulty: '5',
  scheduled_days: 2,
  learning_steps: 0,
  reps: 1,
  lapses: 0,
  state: 2,
} as const

export const roomThings: RoomThings = {
  after: ['questions', 'enrolments'],
  async fill({ tx, secret, ids }) {
    const pupil = await buildPupil(tx, `Pengulas ${secret}`)
    const of = { membership_id: pupil.id, question_id: ids.question }
    await tx.db
      .insertInto('review_cards')
      .values({ ...of, ...kept })
      .execute()
    await tx.db
      .insertInto('review_logs')
      .values({ ...of, number: 1, rating: 'good', at: longAgo, due_at: longAgo })
      .execute()
    return {}
  },
  async things({ tx, secret, owner, number }) {
    const { id: classId } = await buildClass(tx, {
      name: `Kelas ulasan ${secret} ${number}`,
      type: 'self_paced',
    })
    const questionId = await buildQuestion(tx, { kind: 'truefalse' })
    const enrolmentId = await buildEnrolment(tx, { class_id: classId, membership_id: owner.membershipId })
    await buildMissed(tx, { classId, enrolmentId, questionId })
    return { missed: { questionId } }
  },
  addressing: {
    'POST /v1/review-cards/{id}/reviews': {
      id: by(({ missed: { questionId } }) => ({
        path: `/v1/review-cards/${questionId}/reviews`,
        body: { answer: true, version: 1, reps: 0 },
      })),
    },
  },
}
