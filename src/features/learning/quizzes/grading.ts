import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Given } from '../../../shared/exercise.ts'
import { percentOf, rounded } from '../../../shared/points.ts'
import { completeChapters } from '../enrolments/enrolments.ts'
import { openQuestion, type Question } from '../questions/questions.ts'
import { listSteps } from './answer-steps.store.ts'
import { listFiles } from './attempt-files.store.ts'
import * as attempts from './attempts.store.ts'
import * as marks from './marks.store.ts'
import { masteryOf } from './mastery.rules.ts'
import { type ReadyQuiz, readyOf } from './quiz-settings.ts'
import { countedOf, foldMarks, lastAnswers, type Mark, type MarkEvent, sumOf } from './quizzes.rules.ts'
import { findOfAttempt } from './quizzes.store.ts'

export interface OpenItem extends attempts.ItemRow {
  name: string
  question: Question
}

/** What an attempt asks, and what was answered: read once where both are needed again. */
export interface HandedIn {
  items: OpenItem[]
  answers: Map<number, Given>
}

/** The quiz of an attempt, and all attempts at it that its mark hangs on. */
export interface Around {
  quiz: ReadyQuiz
  all: readonly attempts.OwnAttempt[]
}

/** What an attempt asks, in the versions it was started with. */
export async function openItems({ tx }: InTenant, attemptId: number): Promise<OpenItem[]> {
  return (await attempts.listContents(tx, attemptId)).map(({ kind, spec, ...item }) => ({
    ...item,
    question: openQuestion(kind, spec, item.parameters),
  }))
}

/** What counts of what was given: of each question the last step, and the names of the files that were sent. */
export async function answersOf(
  { tx }: Pick<InTenant, 'tx'>,
  attemptId: number,
): Promise<Map<number, Given>> {
  const [steps, sent] = await Promise.all([listSteps(tx, attemptId), listFiles(tx, attemptId)])
  const answers = lastAnswers(steps)
  for (const [slot, of] of Map.groupBy(sent, file => file.slot))
    answers.set(
      slot,
      of.map(({ name }) => name),
    )
  return answers
}

export async function aroundOf({ tx }: InTenant, attemptId: number): Promise<Around> {
  const [row, all] = await Promise.all([findOfAttempt(tx, attemptId), attempts.listBeside(tx, attemptId)])
  return { quiz: readyOf(row), all }
}

/** The machine's marks for what was handed in; what a person has to look at gets none yet. `end`: where it ends with that. */
export async function markByMachine(
  context: InTenant,
  row: attempts.AttemptRow,
  known: Partial<HandedIn & { around: Around; end: attempts.Ended }> = {},
): Promise<HandedIn> {
  const items = known.items ?? (await openItems(context, row.id))
  const answers = known.answers ?? (await answersOf(context, row.id))
  // of "tuntas" each answer was marked when it was given
  const answered = row.isMastery ? await answeredSlots(context, row.id) : new Set<number>()
  const open = items.filter(({ slot }) => !answered.has(slot))
  const events = open.flatMap(({ slot, points, version, question }) => {
    const { share, needsPerson } = question.score(answers.get(slot) ?? null)
    if (needsPerson) return []
    return [{ slot, kind: 'auto' as const, points: rounded(share * points), version, by: null }]
  })
  marks.addEvents(context.tx, [{ ...row, added: events }], context.clock.now())
  // what was never marked before has these marks and no other
  const first =
    row.events === 0 ? events.map((one, index) => ({ ...one, number: index + 1, comment: '' })) : undefined
  await settle(context, { ...row, events: row.events + events.length }, events.length === open.length, {
    ...known,
    items,
    events: first,
  })
  return { items, answers }
}

type Settled = Pick<attempts.AttemptRow, 'id' | 'events' | 'enrolmentId' | 'chapterId' | 'isMastery'>

interface Settling {
  items?: readonly attempts.ItemRow[] | undefined
  events?: readonly MarkEvent[] | undefined
  around?: Around | undefined
  end?: attempts.Ended | undefined
}

/** Folds the events of an attempt into its points, and its enrolment's attempts into the mark that counts. */
export async function settle(
  context: InTenant,
  row: Settled,
  isReleased: boolean,
  known: Settling = {},
): Promise<void> {
  const { tx } = context
  const items = known.items ?? (await attempts.listItems(tx, row.id))
  const events = known.events ?? (await marks.listEvents(tx, row.id))
  const standing = standingOf(row, { items, events }, isReleased)
  attempts.writeStandings(tx, [{ ...standing, end: known.end }])
  if (standing.state === 'graded')
    await settleGrades(context, row.chapterId, known.around ?? (await aroundOf(context, row.id)), [standing])
}

/** What the events of an attempt come to; it stands once all of it is marked and released. */
export function standingOf(
  row: Pick<Settled, 'id' | 'events' | 'isMastery'>,
  { items, events }: { items: readonly attempts.ItemRow[]; events: readonly MarkEvent[] },
  isReleased: boolean,
): attempts.Standing {
  const folded = foldMarks(
    items.map(({ slot }) => slot),
    events,
  )
  const sum = sumOf(folded)
  const points = row.isMastery && sum !== null ? masteryOf(outcomesOf(items, folded)).percent : sum
  const state = isReleased && points !== null ? 'graded' : 'needs_grading'
  return { id: row.id, state, points, events: row.events }
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

/** The marks that count of all who have attempts here, some of which stand anew, and what follows from passing. */
export async function settleGrades(
  context: InTenant,
  chapterId: number,
  { quiz, all }: Around,
  anew: readonly attempts.Standing[],
): Promise<void> {
  const { tx, clock } = context
  const now = new Map(anew.map(({ id, state, points }) => [id, { state, points }]))
  const rows = Map.groupBy(
    all.map(row => ({ ...row, ...now.get(row.id) })),
    ({ enrolmentId }) => enrolmentId,
  )
  const grades = [...rows].flatMap(([enrolmentId, own]) => {
    const counted = countedOf(gradedOf(own), quiz.counts)
    if (!counted) return []
    const { id: attemptId, percent } = counted
    return [{ enrolmentId, attemptId, percent, isPassed: hasPassed(quiz, percent) }]
  })
  marks.writeGrades(tx, chapterId, grades, clock.now())
  const passed = grades.filter(({ isPassed }) => isPassed)
  await completeChapters(
    context,
    chapterId,
    passed.map(({ enrolmentId }) => enrolmentId),
  )
  const enrolmentIds = grades.map(({ enrolmentId }) => enrolmentId)
  for (const tell of context.partsOf('attemptGraded')) await tell(context, { enrolmentIds })
}

export const gradedOf = (rows: readonly attempts.OwnAttempt[]) =>
  rows.flatMap(({ id, number, state, points, possible }) =>
    state === 'graded' && points !== null ? [{ id, number, percent: percentOf(points, possible) }] : [],
  )

export const hasPassed = ({ passingPercent }: Pick<ReadyQuiz, 'passingPercent'>, percent: number): boolean =>
  percent >= passingPercent
