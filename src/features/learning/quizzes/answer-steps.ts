import { conflict, Failure, invalidField, notFound } from '../../../shared/failure.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import * as store from './answer-steps.store.ts'
import { type AttemptRow, writePen } from './attempts.store.ts'
import { assertRunning, endByClock, lockOwnAttempt, lockRunning, quizOf } from './attempts.ts'
import { answeredSlots, answersOf, type OpenItem, openItems } from './grading.ts'
import type * as contract from './quizzes.contract.ts'
import { isLateStep, isOver } from './quizzes.rules.ts'

/** Keeps what was typed. A step that came before stays as it is; one that no question takes is refused with all beside it. */
export async function saveSteps(
  context: OwnContext,
  id: number,
  { writer, steps }: contract.Saving,
): Promise<contract.Saved> {
  const { tx, clock } = context
  const [row, known] = await Promise.all([lockOwnAttempt(context, id), openItems(context, id)])
  const isLate = cameLate(row, clock.now())
  if (!isLate) await assertRunning(context, row)
  const hasLate = await keepSteps(context, row, { writer, steps, known })
  if (isLate) await endByClock(context, id)
  return {
    isLate: hasLate,
    writer: row.writer,
    hasPen: writer === row.writer,
    serverNow: clock.now().toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    received: await store.countSteps(tx, id),
  }
}

const dayMilliseconds = 86_400_000
const lateDays = 7

/** Time ended it, not its learner: what a browser brings home afterwards is kept apart, for some days. */
export function cameLate(row: AttemptRow, now: Date): boolean {
  const { state, deadlineAt, endedBy } = row
  if (!deadlineAt || !isOver(row, now)) return false
  if (now.getTime() - deadlineAt.getTime() > lateDays * dayMilliseconds) return false
  return state === 'in_progress' || (endedBy === 'clock' && state !== 'voided')
}

/** Answers whether something of it came too late: that is kept apart. */
export async function keepSteps(
  context: OwnContext,
  row: AttemptRow,
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
  store.insertSteps(context.tx, row.id, writer, open, at)
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
  if (writer !== row.writer) await writePen(context.tx, id, writer)
  const [steps, answers] = await Promise.all([store.listSteps(context.tx, id), answersOf(context, id)])
  return {
    writer,
    lastSeq: Math.max(0, ...steps.map(({ seq }) => seq)),
    answers: [...answers].map(([slot, answer]) => ({ slot, answer })),
  }
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
