import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Given } from '../../../shared/exercise.ts'
import { type OpenItem, outcomesOf } from './grading.ts'
import { listEvents } from './marks.store.ts'
import { masteryOf, masteryRight, masteryWindow } from './mastery.rules.ts'
import type { MasteryProgress } from './quiz-pages.contract.ts'
import type { ReadyQuiz } from './quiz-settings.ts'
import { foldMarks } from './quizzes.rules.ts'

/** How far a running attempt of "tuntas" is, and what came of the answer before, as far as the quiz shows it. */
export async function progressOf(
  { tx }: InTenant,
  {
    row,
    quiz,
    items,
    answers,
  }: {
    row: { id: number }
    quiz: Pick<ReadyQuiz, 'review'>
    items: readonly OpenItem[]
    answers: ReadonlyMap<number, Given>
  },
): Promise<MasteryProgress> {
  const folded = foldMarks(
    items.map(({ slot }) => slot),
    await listEvents(tx, row.id),
  )
  const { percent, right } = masteryOf(outcomesOf(items, folded))
  const done = items.filter(({ slot }) => folded.get(slot)?.points != null)
  const seen = Math.min(masteryWindow, done.length)
  const before = done.at(-1)
  const shows = quiz.review.during
  return {
    percent,
    text:
      seen === 0
        ? `Jawab sampai ${masteryRight} dari ${masteryWindow} jawaban terakhir benar.`
        : `${right} dari ${seen} jawaban terakhir benar. Tuntas bila ${masteryRight} dari ${masteryWindow} jawaban terakhir benar.`,
    last: before && {
      isRight: (folded.get(before.slot)?.points ?? 0) >= before.points,
      prompt: before.question.prompt,
      answer: before.question.words(answers.get(before.slot) ?? null),
      feedback: shows.includes('feedback') ? before.question.feedback : '',
      key: shows.includes('key') ? before.question.key : '',
    },
  }
}
