import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Given } from '../../../shared/exercise.ts'
import { percentOf, rounded } from '../../../shared/points.ts'
import { completeChapter } from '../enrolments/enrolments.ts'
import { listVersionsOf, openQuestion, type Question } from '../questions/questions.ts'
import { listFiles } from './attempt-files.store.ts'
import * as attempts from './attempts.store.ts'
import * as marks from './marks.store.ts'
import { masteryOf } from './mastery.rules.ts'
import { type ReadyQuiz, readyOf } from './quiz-settings.ts'
import { countedOf, foldMarks, lastAnswers, type Mark, type MarkEvent, sumOf } from './quizzes.rules.ts'
import { findByChapter } from './quizzes.store.ts'

export interface OpenItem extends attempts.ItemRow {
  name: string
  question: Question
}

/** What an attempt asks, and what was answered: read once where both are needed again. */
export interface HandedIn {
  items: OpenItem[]
  answers: Map<number, Given>
}

/** What an attempt asks, in the versions it was started with. */
export async function openItems({ tx }: InTenant, attemptId: number): Promise<OpenItem[]> {
  const items = await attempts.listItems(tx, attemptId)
  const versions = await listVersionsOf(
    tx,
    items.map(({ questionId, version }) => ({ id: questionId, number: version })),
  )
  const byId = new Map(versions.map(one => [`${one.id} ${one.number}`, one]))
  return items.flatMap(item => {
    const kept = byId.get(`${item.questionId} ${item.version}`)
    return kept
      ? [{ ...item, name: kept.name, question: openQuestion(kept.kind, kept.spec, item.parameters) }]
      : []
  })
}

/** What counts of what was given: of each question the last step, and the names of the files that were sent. */
export async function answersOf(
  { tx }: Pick<InTenant, 'tx'>,
  attemptId: number,
): Promise<Map<number, Given>> {
  const answers = lastAnswers(await attempts.listSteps(tx, attemptId))
  const files = Map.groupBy(await listFiles(tx, attemptId), ({ slot }) => slot)
  for (const [slot, of] of files)
    answers.set(
      slot,
      of.map(({ name }) => name),
    )
  return answers
}

/** The machine's marks for what was handed in; what a person has to look at gets none yet. */
export async function markByMachine(
  context: InTenant,
  row: attempts.AttemptRow,
  known?: HandedIn,
): Promise<HandedIn> {
  const items = known?.items ?? (await openItems(context, row.id))
  const answers = known?.answers ?? (await answersOf(context, row.id))
  // of "tuntas" each answer was marked when it was given
  const answered = row.isMastery ? await answeredSlots(context, row.id) : new Set<number>()
  const open = items.filter(({ slot }) => !answered.has(slot))
  const events = open.flatMap(({ slot, points, version, question }) => {
    const { share, needsPerson } = question.score(answers.get(slot) ?? null)
    if (needsPerson) return []
    return [{ slot, kind: 'auto' as const, points: rounded(share * points), version, by: null }]
  })
  const last = await marks.addEvents(context.tx, row, events, context.clock.now())
  // what was never marked before has these marks and no other
  const first =
    row.events === 0 ? events.map((one, index) => ({ ...one, number: index + 1, comment: '' })) : undefined
  await settle(context, { ...row, events: last }, events.length === open.length, { items, events: first })
  return { items, answers }
}

/** Folds the events of an attempt into its points, and its enrolment's attempts into the mark that counts. */
export async function settle(
  context: InTenant,
  row: Pick<attempts.AttemptRow, 'id' | 'events' | 'enrolmentId' | 'chapterId' | 'isMastery'>,
  isReleased: boolean,
  known: { items?: readonly attempts.ItemRow[]; events?: readonly MarkEvent[] | undefined } = {},
): Promise<void> {
  const { tx } = context
  const items = known.items ?? (await attempts.listItems(tx, row.id))
  const folded = foldMarks(
    items.map(({ slot }) => slot),
    known.events ?? (await marks.listEvents(tx, row.id)),
  )
  const sum = sumOf(folded)
  const points = row.isMastery && sum !== null ? masteryOf(outcomesOf(items, folded)).percent : sum
  const state = isReleased && points !== null ? 'graded' : 'needs_grading'
  await attempts.writeStanding(tx, row.id, { state, points, events: row.events })
  if (state === 'graded') await settleGrade(context, row)
}

/** Which answers were all right, in the order in which they were given; what has no mark yet is left out. */
export const outcomesOf = (
  items: readonly Pick<attempts.ItemRow, 'slot' | 'points'>[],
  folded: ReadonlyMap<number, Mark>,
): boolean[] =>
  items.flatMap(({ slot, points: full }) => {
    const points = folded.get(slot)?.points ?? null
    return points === null ? [] : [points >= full]
  })

/** Questions of an attempt that have their mark. */
export async function answeredSlots({ tx }: InTenant, attemptId: number): Promise<Set<number>> {
  const events = await marks.listEvents(tx, attemptId)
  return new Set(events.flatMap(({ slot, points }) => (slot === null || points === null ? [] : [slot])))
}

async function settleGrade(
  context: InTenant,
  { enrolmentId, chapterId }: { enrolmentId: number; chapterId: number },
): Promise<void> {
  const { tx, clock } = context
  const quiz = readyOf(await findByChapter(tx, chapterId))
  const all = await attempts.listOf(tx, enrolmentId, chapterId)
  const counted = countedOf(gradedOf(all), quiz.counts)
  if (!counted) return
  const isPassed = hasPassed(quiz, counted.percent)
  const { id: attemptId, percent } = counted
  await marks.writeGrade(tx, { enrolmentId, chapterId, attemptId, percent, isPassed, at: clock.now() })
  if (isPassed) await completeChapter(context, { enrolmentId, chapterId })
  for (const tell of context.partsOf('attemptGraded')) await tell(context, { enrolmentId })
}

export const gradedOf = (rows: readonly Omit<attempts.AttemptRow, 'membershipId'>[]) =>
  rows.flatMap(({ id, number, state, points, possible }) =>
    state === 'graded' && points !== null ? [{ id, number, percent: percentOf(points, possible) }] : [],
  )

export const hasPassed = ({ passingPercent }: Pick<ReadyQuiz, 'passingPercent'>, percent: number): boolean =>
  percent >= passingPercent
