import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { conflict } from '../../../shared/failure.ts'
import { pointsText } from '../../../shared/points.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { openQuestion } from '../questions/questions.ts'
import { takePen } from './answer-steps.ts'
import { getOwnQuiz, lockOwnAttempt, quizOf } from './attempts.ts'
import { openItems } from './grading.ts'
import { openPool } from './question-pool.ts'
import type { PaperKeys, SealedPaper } from './quizzes.contract.ts'
import { mayPrepare } from './quizzes.rules.ts'
import { listSlots } from './quizzes.store.ts'

/** What sealed papers need of the house: the key that all of theirs are made of. */
export interface PaperSecrets {
  secrets: Pick<Secrets, 'key'>
}

/** Whose paper it is: a key that somebody passes on opens nobody else's. */
interface PaperOwner {
  tenantId: number
  enrolmentId: number
  chapterId: number
}

interface Sheet {
  questionId: number
  version: number
}

/**
 * Exams for bad networks: everything that may be asked lies on the device beforehand, each question sealed for itself, and the
 * start sends the keys of those that were drawn. What is not drawn stays sealed; what is right is in none of it.
 */
export function createPapers({ secrets }: PaperSecrets) {
  const keyOf = ({ tenantId, enrolmentId, chapterId }: PaperOwner, { questionId, version }: Sheet): Buffer =>
    createHmac('sha256', secrets.key('exam-papers'))
      .update([tenantId, enrolmentId, chapterId, questionId, version].join(':'))
      .digest()
  const sealed = (owner: PaperOwner, sheet: Sheet, exercise: object) => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keyOf(owner, sheet), iv)
    const text = Buffer.concat([cipher.update(JSON.stringify(exercise)), cipher.final(), cipher.getAuthTag()])
    return { ...sheet, iv: iv.toString('base64'), sealed: text.toString('base64') }
  }
  return {
    /** The paper of whoever takes part, from a day before the exam opens: 404 outside of the class, 409 before and after. */
    async seal(context: OwnContext, slug: string, chapterSlug: string): Promise<SealedPaper> {
      const { tx, tenant, clock } = context
      const { enrolmentId, quiz } = await getOwnQuiz(context, slug, chapterSlug)
      if (!mayPrepare(quiz, clock.now()))
        throw conflict('Naskah ujian ini belum atau tidak lagi dapat disiapkan.')
      const { chapterId } = quiz
      const pool = await openPool(tx, await listSlots(tx, chapterId))
      return {
        tag: tagOf(pool),
        serverNow: clock.now().toISOString(),
        items: pool.map(({ questionId, version, kind, spec }) => {
          const question = openQuestion(kind, spec)
          // the order in which steps are kept is their answer; ids say nothing
          const order = question.mustMove ? [...question.movable].sort() : []
          // numbers that are drawn come with the start
          return sealed(
            { tenantId: tenant.id, enrolmentId, chapterId },
            { questionId, version },
            question.template(order),
          )
        }),
      }
    },
    /** What opens the paper of an attempt that has begun, and the pen; null where its exam is not sealed. */
    async keys(context: OwnContext, attemptId: number, isNew: boolean): Promise<PaperKeys | null> {
      const { tenant, clock } = context
      const row = await lockOwnAttempt(context, attemptId)
      const { enrolmentId, chapterId } = row
      const quiz = await quizOf(context, chapterId)
      if (!quiz.isSealed) return null
      const items = await openItems(context, attemptId)
      // whoever begins here has the pen; whoever comes to what runs elsewhere takes it
      const pen = isNew ? { writer: row.writer, lastSeq: 0, answers: [] } : await takePen(context, attemptId)
      return {
        ...pen,
        id: row.id,
        serverNow: clock.now().toISOString(),
        deadlineAt: row.deadlineAt?.toISOString() ?? null,
        isOneByOne: quiz.isOneByOne,
        items: items.map(({ slot, questionId, version, arrangement, parameters, points }) => ({
          slot,
          questionId,
          version,
          key: keyOf({ tenantId: tenant.id, enrolmentId, chapterId }, { questionId, version }).toString(
            'base64',
          ),
          arrangement,
          parameters,
          pointsText: `${pointsText(points)} poin`,
        })),
      }
    },
  }
}
export type Papers = ReturnType<typeof createPapers>

/** Another one, once a question was added, removed or written anew. */
export const tagOf = (pool: readonly Sheet[]): string =>
  createHash('sha256')
    .update(pool.map(({ questionId, version }) => `${questionId}:${version}`).join())
    .digest('base64url')
    .slice(0, 12)
