import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { type AskedChapter, scopeOf } from '../enrolments/enrolments.ts'
import { listToDraw } from '../questions/questions.ts'
import type { QuizItem } from './quiz-pages.contract.ts'
import { writeSettings } from './quiz-settings.ts'
import type { QuizQuery, QuizSettings, SlotGiven } from './quizzes.contract.ts'
import * as store from './quizzes.store.ts'

export { listAnsweredCompetences } from './answered-competences.store.ts'
export { listOpenExams } from './attempts.store.ts'
export { findMean } from './marks.store.ts'
export { listMissed } from './missed-questions.store.ts'
export { bringQuiz, courseQuizzes, quizFile } from './quiz-files.ts'
export { mayShowPoints, type Review } from './quizzes.rules.ts'

export type QuizContext = InTenant & { viewer: Viewer }

/** Work that waits for somebody who marks, whatever room it is of. */
export interface WaitingMark {
  key: string
  name: string
  /** which task of which class */
  what: string
  sinceText: string
  at: Date | null
  leftText: string
  /** false: it is marked, and not shown to its learner yet */
  isOpen: boolean
  href: string
  /** shown together with the others of its task, by this call */
  ready: { path: string; label: string; noun: string } | null
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what else waits on the page where one marks */
    markingQueue: (context: QuizContext) => Promise<WaitingMark[]>
    /** is told, within the same transaction, of whose attempts stand anew */
    attemptGraded: (context: InTenant, graded: { enrolmentIds: readonly number[] }) => Promise<void>
  }
}

export async function listQuizzes(context: QuizContext, query: QuizQuery): Promise<Paged<QuizItem>> {
  const { rows, total } = await store.listRows(context.tx, query, scopeOf(context.viewer))
  const items = rows.map(row => ({
    id: row.chapterId,
    name: row.isWritten ? row.title : `${row.title} (sudah tidak di kelas)`,
    className: row.className,
    questions: row.questions,
    people: row.people,
    waiting: row.waiting,
    isOpen: row.isOpen ?? false,
    isSet: row.version !== null,
    href: to.quizSettings(row),
    resultsHref: to.quizResults(row),
  }))
  return paged(items, total, query)
}

export async function getManaged(context: QuizContext, chapterId: number): Promise<store.QuizRow> {
  const row = await store.findManaged(context.tx, chapterId, scopeOf(context.viewer))
  if (!row) throw notFound('Kuis')
  return row
}

/** Saves how a quiz goes and what it asks. Attempts that are under way keep what they were started with. */
export async function saveQuiz(context: CallContext, chapterId: number, given: QuizSettings) {
  const before = await getManaged(context, chapterId)
  const locked = await store.lockQuiz(context.tx, chapterId)
  if ((locked?.version ?? 0) !== given.version) throw changedMeanwhile('Kuis ini')
  const known = await store.listSlots(context.tx, chapterId)
  const slots = await checkedSlots(context, given.slots, known)
  const { version: _, slots: __, ...settings } = given
  const kept = await writeSettings(context, { ...settings, chapterId, version: given.version + 1 }, slots)
  await record(context, {
    action: 'quiz.change',
    object: { type: 'quiz', id: chapterId, name: `${before.title}, ${before.className}` },
    before: { isOpen: before.isOpen ?? false },
    after: { isOpen: kept.isOpen, questions: kept.questions },
  })
  return kept
}

/** Whoever sees their own questions only, names and draws those only; what stood there before stays. */
async function checkedSlots(
  { tx, viewer }: QuizContext,
  given: readonly SlotGiven[],
  known: readonly store.WrittenSlot[],
): Promise<store.WrittenSlot[]> {
  const { membershipId } = memberOf(viewer)
  const isAll = viewer.grant === 'all'
  const ids = given.flatMap(({ questionId }) => questionId ?? [])
  if (new Set(ids).size !== ids.length) throw invalidField('slots', 'Satu soal hanya dapat dipakai sekali')
  const found = await listToDraw(tx, ids, [])
  const mine = new Map(found.map(one => [one.id, one]))
  return given.map((slot, index) => {
    const { questionId, tag, pick, points } = slot
    const isKnown = (one: store.WrittenSlot) => one.questionId === questionId && one.tag === tag
    const before = known.find(isKnown)
    if (questionId !== null) {
      const question = mine.get(questionId)
      if (!question || !(isAll || before || question.begunBy === membershipId))
        throw invalidField(`slots.${index}.questionId`, 'Soal ini tidak ada di bank soal Anda')
      return { questionId, tag: null, pick: 1, points, drawnFrom: null }
    }
    const drawnFrom = before ? before.drawnFrom : isAll ? null : membershipId
    return { questionId: null, tag, pick, points, drawnFrom }
  })
}

/** What the quiz of a chapter is called; undefined: that chapter is none. */
export const findQuizTitle = async (tx: QuizContext['tx'], chapterId: number): Promise<string | undefined> =>
  (await store.findByChapter(tx, chapterId))?.title

export async function countUses({ tx }: InTenant, ids: readonly number[]): Promise<Map<number, number>> {
  return new Map((await store.countUses(tx, ids)).map(({ questionId, total }) => [questionId, total]))
}

/** A chapter with a quiz that learners may open is worked on, not read. */
export async function placeOfQuiz(
  { tx }: InTenant,
  { chapterId, chapterSlug, classSlug, kind }: AskedChapter,
): Promise<string | undefined> {
  if (kind !== 'quiz') return undefined
  const row = await store.findByChapter(tx, chapterId)
  return row?.isOpen ? to.quiz({ slug: classSlug, chapterSlug }) : undefined
}
