import { isBlank } from '../../../shared/exercise.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { rounded } from '../../../shared/points.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import { keepSteps } from './answer-steps.ts'
import * as store from './attempts.store.ts'
import { endAttempt, lockRunning, quizOf } from './attempts.ts'
import { nextItem } from './drawn-items.ts'
import { answersOf, type OpenItem, openItems, outcomesOf } from './grading.ts'
import * as marks from './marks.store.ts'
import { masteryMost, masteryOf } from './mastery.rules.ts'
import type { Answered, Answering } from './quizzes.contract.ts'
import { foldMarks } from './quizzes.rules.ts'

/**
 * Of "tuntas" each answer is final: it is marked at once, and the next question comes, or the attempt ends, mastered. The
 * same answer once more is told the same and changes nothing.
 */
export async function answerMastery(
  context: OwnContext,
  id: number,
  { slot, writer, steps }: Answering,
): Promise<Answered> {
  const { tx, clock } = context
  const row = await lockRunning(context, id)
  if (!row.isMastery) throw conflict('Kuis ini dikumpulkan sekaligus.')
  await keepSteps(context, row, { writer, steps })
  const items = await openItems(context, id)
  const item = items.find(one => one.slot === slot)
  if (!item) throw notFound('Soal')
  const before = await marksOf(context, id, items)
  if (before.get(slot)?.points != null) return answeredOf(items, before, item, false)
  const given = (await answersOf(context, id)).get(slot) ?? null
  if (isBlank(given)) throw conflict('Jawab dahulu, lalu tekan Jawab.')
  const { share } = item.question.score(given)
  const { points, version } = item
  const mark = { slot, kind: 'auto', points: rounded(share * points), version, by: null } as const
  marks.addEvents(tx, [{ ...row, added: [mark] }], clock.now())
  const events = row.events + 1
  store.writeStandings(tx, [{ id, state: 'in_progress', points: null, events }])
  const folded = await marksOf(context, id, items)
  const { isMastered } = masteryOf(outcomesOf(items, folded))
  const next =
    isMastered || items.length >= masteryMost
      ? undefined
      : await nextItem(context, await quizOf(context, row.chapterId), {
          seed: row.seed,
          asked: items.map(({ questionId }) => questionId),
        })
  if (next) store.insertItems(tx, id, [next], items.length + 1)
  else await endAttempt(context, { ...row, events }, 'learner')
  return answeredOf(items, folded, item, next === undefined)
}

const marksOf = async ({ tx }: OwnContext, id: number, items: readonly OpenItem[]) =>
  foldMarks(
    items.map(({ slot }) => slot),
    await marks.listEvents(tx, id),
  )

function answeredOf(
  items: readonly OpenItem[],
  folded: ReturnType<typeof foldMarks>,
  { slot, points: full }: OpenItem,
  hasEnded: boolean,
): Answered {
  const { percent, isMastered } = masteryOf(outcomesOf(items, folded))
  return { isRight: (folded.get(slot)?.points ?? 0) >= full, percent, isMastered, hasEnded }
}
