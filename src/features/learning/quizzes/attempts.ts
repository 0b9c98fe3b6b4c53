import { randomInt } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { rounded } from '../../../shared/points.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findOwnLearning, mayRead, type OwnContext } from '../enrolments/enrolments.ts'
import { newCode } from '../recognition/recognition.ts'
import * as store from './attempts.store.ts'
import { drawnItems, firstItem } from './drawn-items.ts'
import { type Around, type HandedIn, markByMachine } from './grading.ts'
import { type ReadyQuiz, readyOf } from './quiz-settings.ts'
import { deadlineOf, graceOf, isOver, whyClosed } from './quizzes.rules.ts'
import { findAccommodation, findByChapter, findInVersion } from './quizzes.store.ts'
import { receiptOf } from './receipts.ts'

/** A quiz as its learner has it: 404 for who does not take part in the class, or while nobody may open it. */
export async function getOwnQuiz(context: OwnContext, slug: string, chapterSlug: string) {
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Kuis')
  if (row.number === null) throw notFound('Kuis')
  const { classId, number } = row
  const [found, allowed] = await Promise.all([
    findInVersion(context.tx, { classId, number, chapterSlug }),
    findAccommodation(context.tx, classId, memberOf(context.viewer).membershipId),
  ])
  const quiz = readyOf(found)
  if (!quiz.isOpen) throw notFound('Kuis')
  return { enrolmentId: row.id, quiz, ...allowed }
}

const whyNot = {
  unopened: 'Kuis ini belum dibuka.',
  early: 'Kuis ini belum dibuka.',
  late: 'Kuis ini sudah ditutup.',
}

/** Begins an attempt, or answers the one that is under way: two windows, and two presses, are one attempt. */
export async function startAttempt(
  context: OwnContext,
  { slug, chapter: chapterSlug, isPrepared = false }: { slug: string; chapter: string; isPrepared?: boolean },
) {
  const { tx, clock } = context
  const { enrolmentId, quiz, timeFactor, moreAttempts } = await getOwnQuiz(context, slug, chapterSlug)
  const now = clock.now()
  const known = await endWhatIsOver(context, enrolmentId, quiz.chapterId)
  const running = known.find(({ state }) => state === 'in_progress')
  const href = to.quiz({ slug, chapterSlug })
  if (running) return { id: running.id, writer: running.writer, href, isNew: false }
  const why = whyClosed(quiz, now)
  if (why) throw conflict(whyNot[why])
  const number = (known.at(-1)?.number ?? 0) + 1
  const counted = known.filter(({ state }) => state !== 'voided').length
  if (quiz.attempts !== null && counted >= quiz.attempts + moreAttempts)
    throw conflict('Kesempatan Anda untuk kuis ini sudah habis.')
  const seed = randomInt(2 ** 31)
  const isMastery = quiz.mode === 'mastery'
  const items = isMastery ? await firstItem(context, quiz, seed) : await drawnItems(context, quiz, seed)
  const id = await store.insertAttempt(tx, {
    enrolmentId,
    chapterId: quiz.chapterId,
    number,
    seed,
    startedAt: now,
    deadlineAt: deadlineOf(quiz, now, timeFactor),
    // what is reached of "tuntas" is a share of all of it, however many questions that takes
    possible: isMastery ? 100 : rounded(items.reduce((sum, { points }) => sum + points, 0)),
    isMastery,
    graceSeconds: graceOf(quiz, isPrepared),
  })
  if (id !== undefined) {
    store.insertItems(tx, id, items)
    return { id, writer: 1, href, isNew: true }
  }
  const other = (await store.listOf(tx, enrolmentId, quiz.chapterId)).find(
    ({ state }) => state === 'in_progress',
  )
  if (!other) throw conflict('Kuis ini baru saja dikumpulkan di jendela lain.')
  return { id: other.id, writer: other.writer, href, isNew: false }
}

/** Attempts of an enrolment, of which none is left that should have ended. */
export async function endWhatIsOver(context: InTenant, enrolmentId: number, chapterId: number) {
  const { tx, clock } = context
  const rows = await store.listOf(tx, enrolmentId, chapterId)
  const late = rows.find(row => row.state === 'in_progress' && isOver(row, clock.now()))
  if (!late) return rows
  await endByClock(context, late.id)
  return store.listOf(tx, enrolmentId, chapterId)
}

/** What was saved is handed in when time is up, whoever notices first. */
export async function endByClock(context: InTenant, id: number): Promise<void> {
  const row = await store.lockAttempt(context.tx, id)
  if (row?.state !== 'in_progress' || !isOver(row, context.clock.now())) return
  await endAttempt(context, row, 'clock')
}

/** `known`: what was read of it with its lock. */
export async function endAttempt(
  context: InTenant,
  row: store.AttemptRow,
  by: store.Ended['by'],
  known: Partial<HandedIn & { around: Around }> = {},
): Promise<{ row: store.AttemptRow; known: HandedIn }> {
  // whoever ran out of time handed in at its end, not when it was noticed
  const now = context.clock.now()
  const at = row.deadlineAt && row.deadlineAt < now ? row.deadlineAt : now
  const end = { at, by, receipt: newCode(10) }
  const handed = await markByMachine(context, row, { ...known, end })
  return { row: { ...row, submittedAt: at, endedBy: by, receipt: end.receipt }, known: handed }
}

/** One's own attempt that can still be written; what has ended is a conflict that carries its receipt. */
export async function lockRunning(context: OwnContext, id: number): Promise<store.AttemptRow> {
  const row = await lockOwnAttempt(context, id)
  await assertRunning(context, row)
  return row
}

export async function assertRunning(context: OwnContext, row: store.AttemptRow): Promise<void> {
  if (row.state === 'in_progress' && !isOver(row, context.clock.now())) return
  const failure = conflict(
    row.state === 'in_progress'
      ? 'Waktu kuis ini sudah habis. Yang tersimpan sampai saat itu dikumpulkan.'
      : 'Kuis ini sudah dikumpulkan.',
  )
  failure.data = row.state === 'in_progress' ? null : await receiptOf(context, row)
  throw failure
}

export async function lockOwnAttempt({ tx, viewer }: OwnContext, id: number): Promise<store.AttemptRow> {
  const row = await store.lockOwn(tx, id, memberOf(viewer).membershipId)
  if (!row) throw notFound('Percobaan')
  return row
}

export async function quizOf({ tx }: InTenant, chapterId: number): Promise<ReadyQuiz> {
  return readyOf(await findByChapter(tx, chapterId))
}
