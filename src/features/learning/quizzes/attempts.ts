import { randomInt } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { conflict, Failure, invalidField, notFound } from '../../../shared/failure.ts'
import { rounded } from '../../../shared/points.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findOwnLearning, mayRead, type OwnContext } from '../enrolments/enrolments.ts'
import { newCode } from '../recognition/recognition.ts'
import * as store from './attempts.store.ts'
import { drawnItems, firstItem } from './drawn-items.ts'
import {
  answeredSlots,
  answersOf,
  type HandedIn,
  markByMachine,
  type OpenItem,
  openItems,
} from './grading.ts'
import { type ReadyQuiz, readyOf } from './quiz-settings.ts'
import type * as contract from './quizzes.contract.ts'
import { deadlineOf, graceOf, isLateStep, isOver, whyClosed } from './quizzes.rules.ts'
import { findAccommodation, findByChapter, findInVersion } from './quizzes.store.ts'
import { receiptOf } from './receipts.ts'

/** A quiz as its learner has it: 404 for who does not take part in the class, or while nobody may open it. */
export async function getOwnQuiz(context: OwnContext, slug: string, chapterSlug: string) {
  const row = await findOwnLearning(context, slug)
  if (!row || !mayRead(row.state)) throw notFound('Kuis')
  if (row.number === null) throw notFound('Kuis')
  const { classId, number } = row
  const quiz = readyOf(await findInVersion(context.tx, { classId, number, chapterSlug }))
  if (!quiz.isOpen) throw notFound('Kuis')
  const allowed = await findAccommodation(context.tx, row.classId, memberOf(context.viewer).membershipId)
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
    await store.insertItems(tx, id, items)
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

export async function endAttempt(
  context: InTenant,
  row: store.AttemptRow,
  by: 'learner' | 'clock' | 'staff',
  items?: OpenItem[],
): Promise<{ row: store.AttemptRow; known: HandedIn }> {
  const { tx, clock } = context
  // whoever ran out of time handed in at its end, not when it was noticed
  const now = clock.now()
  const at = row.deadlineAt && row.deadlineAt < now ? row.deadlineAt : now
  const receipt = newCode(10)
  await store.writeEnd(tx, row.id, { at, by, receipt })
  const read = items && { items, answers: await answersOf(context, row.id) }
  const known = await markByMachine(context, row, read)
  return { row: { ...row, submittedAt: at, endedBy: by, receipt }, known }
}

/** One's own attempt that can still be written; what has ended is a conflict that carries its receipt. */
export async function lockRunning(context: OwnContext, id: number): Promise<store.AttemptRow> {
  const row = await lockOwnAttempt(context, id)
  if (row.state === 'in_progress' && !isOver(row, context.clock.now())) return row
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

/** Keeps what was typed. A step that came before stays as it is; one that no question takes is refused with all beside it. */
export async function saveSteps(
  context: OwnContext,
  id: number,
  { writer, steps }: contract.Saving,
): Promise<contract.Saved> {
  const { tx, clock } = context
  const own = await lockOwnAttempt(context, id)
  const isLate = cameLate(own, clock.now())
  const row = isLate ? own : await lockRunning(context, id)
  const hasLate = await keepSteps(context, row, { writer, steps })
  if (isLate) await endByClock(context, id)
  return {
    isLate: hasLate,
    writer: row.writer,
    hasPen: writer === row.writer,
    serverNow: clock.now().toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    received: (await store.listSteps(tx, id)).length,
  }
}

const dayMilliseconds = 86_400_000
const lateDays = 7

/** Time ended it, not its learner: what a browser brings home afterwards is kept apart, for some days. */
function cameLate(row: store.AttemptRow, now: Date): boolean {
  const { state, deadlineAt, endedBy } = row
  if (!deadlineAt || !isOver(row, now)) return false
  if (now.getTime() - deadlineAt.getTime() > lateDays * dayMilliseconds) return false
  return state === 'in_progress' || (endedBy === 'clock' && state !== 'voided')
}

/** Answers whether something of it came too late: that is kept apart. */
export async function keepSteps(
  context: OwnContext,
  row: store.AttemptRow,
  { writer, steps, known }: { writer: number; steps: readonly contract.StepGiven[]; known?: OpenItem[] },
): Promise<boolean> {
  if (steps.length === 0) return false
  if (writer > row.writer) throw invalidField('writer', 'Perangkat ini belum memegang kuisnya')
  const items = new Map((known ?? (await openItems(context, row.id))).map(item => [item.slot, item]))
  const answered = row.isMastery ? await answeredSlots(context, row.id) : undefined
  const at = context.clock.now()
  const read = steps.map((step, index) => {
    const clientAt = new Date(step.clientAt)
    return {
      slot: step.slot,
      seq: step.seq,
      answer: readAnswer(items.get(step.slot), step, index),
      clientAt,
      isLate: isLateStep(row, { typedAt: clientAt, receivedAt: at }),
    }
  })
  // an answer that was looked at stands as it was
  const open = answered ? read.filter(({ slot }) => !answered.has(slot)) : read
  await store.insertSteps(context.tx, row.id, writer, open, at)
  return open.some(({ isLate }) => isLate)
}

function readAnswer(item: OpenItem | undefined, { answer }: contract.StepGiven, index: number) {
  if (!item) throw invalidField(`steps.${index}.slot`, 'Soal ini tidak ada di kuis Anda', 'unknown')
  const read = item.question.read(answer)
  if (read === undefined)
    throw invalidField(`steps.${index}.answer`, 'Jawaban ini tidak cocok dengan soalnya', 'unknown')
  return read
}

/** This device writes on; the one that did so far is told when it saves next. Whoever still holds the pen keeps it. */
export async function takePen(context: OwnContext, id: number, held?: number) {
  const row = await lockRunning(context, id)
  const writer = held === row.writer ? held : row.writer + 1
  if (writer !== row.writer) await store.writePen(context.tx, id, writer)
  const steps = await store.listSteps(context.tx, id)
  const answers = await answersOf(context, id)
  return {
    writer,
    lastSeq: Math.max(0, ...steps.map(({ seq }) => seq)),
    answers: [...answers].map(([slot, answer]) => ({ slot, answer })),
  }
}

/** Hands in, with all that was typed once more. A second time answers the same receipt and changes nothing. */
export async function submitAttempt(
  context: OwnContext,
  id: number,
  { writer, steps }: contract.Submitting,
): Promise<contract.Submitted> {
  const row = await lockOwnAttempt(context, id)
  const isLate = cameLate(row, context.clock.now())
  const isRunning = row.state === 'in_progress'
  if (!isRunning) {
    if (isLate) await keepSteps(context, row, { writer, steps })
    return { receipt: await receiptOf(context, row), isPassed: null }
  }
  // a whole class hands in within a second: what it asks is read once
  const known = await openItems(context, id)
  await keepSteps(context, row, { writer, steps, known })
  const ended = await endAttempt(context, row, isLate ? 'clock' : 'learner', known)
  return { receipt: await receiptOf(context, ended.row, ended.known), isPassed: null }
}

/** In practice one may look whether an answer is right, as far as the quiz allows. */
export async function checkAnswer(context: OwnContext, id: number, slot: number): Promise<contract.Checked> {
  const row = await lockRunning(context, id)
  const quiz = await quizOf(context, row.chapterId)
  const shown = quiz.review.during
  if (quiz.mode !== 'practice' || shown.length === 0)
    throw new Failure('forbidden', 'Jawaban dapat diperiksa setelah kuis dikumpulkan.')
  const item = (await openItems(context, id)).find(one => one.slot === slot)
  if (!item) throw notFound('Soal')
  const given = (await answersOf(context, id)).get(slot) ?? null
  if (given === null) throw conflict('Jawab dahulu, lalu periksa.')
  const { share, needsPerson } = item.question.score(given)
  return {
    percent: needsPerson || !shown.includes('marks') ? null : Math.round(share * 100),
    feedback: shown.includes('feedback') ? item.question.feedback : '',
    key: shown.includes('key') ? item.question.key : '',
  }
}

export async function quizOf({ tx }: InTenant, chapterId: number): Promise<ReadyQuiz> {
  return readyOf(await findByChapter(tx, chapterId))
}
