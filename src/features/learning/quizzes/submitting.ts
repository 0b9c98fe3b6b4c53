import type { OwnContext } from '../enrolments/enrolments.ts'
import { cameLate, keepSteps } from './answer-steps.ts'
import { endAttempt, lockOwnAttempt } from './attempts.ts'
import { answersOf, aroundOf, openItems } from './grading.ts'
import type { Submitted, Submitting } from './quizzes.contract.ts'
import { receiptOf } from './receipts.ts'

/** Hands in, with all that was typed once more. A second time answers the same receipt and changes nothing. */
export async function submitAttempt(
  context: OwnContext,
  id: number,
  { writer, steps }: Submitting,
): Promise<Submitted> {
  // a whole class hands in within a second: what it takes is asked for at once, behind the lock
  const [row, items, around] = await Promise.all([
    lockOwnAttempt(context, id),
    openItems(context, id),
    aroundOf(context, id),
  ])
  const isLate = cameLate(row, context.clock.now())
  const isRunning = row.state === 'in_progress'
  if (isRunning || isLate) await keepSteps(context, row, { writer, steps, known: items })
  if (!isRunning) return { receipt: await receiptOf(context, row), isPassed: null }
  const answers = await answersOf(context, id)
  const ended = await endAttempt(context, row, isLate ? 'clock' : 'learner', { items, answers, around })
  return { receipt: await receiptOf(context, ended.row, ended.known), isPassed: null }
}
