import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict } from '../../../shared/failure.ts'
import { listToDraw, listVersionsOf, openQuestion } from '../questions/questions.ts'
import { arranged, drawOf, drawQuestions, nextOf } from './drawing.ts'
import { masteryPool } from './question-pool.ts'
import type { ReadyQuiz } from './quiz-settings.ts'
import { listSlots } from './quizzes.store.ts'

/** What an attempt asks, drawn by its seed: the same wherever and whenever it is drawn. */

const nothing = () => conflict('Kuis ini belum punya soal. Beri tahu pengajar Anda.')

export async function drawnItems({ tx }: InTenant, quiz: ReadyQuiz, seed: number) {
  const slots = await listSlots(tx, quiz.chapterId)
  const ids = slots.flatMap(({ questionId }) => questionId ?? [])
  const tags = slots.flatMap(({ tag }) => tag ?? [])
  const draw = drawOf(seed)
  const drawn = drawQuestions(slots, await listToDraw(tx, ids, tags), { draw, isShuffled: quiz.isShuffled })
  if (drawn.length === 0) throw nothing()
  const versions = await listVersionsOf(
    tx,
    drawn.map(({ questionId, version }) => ({ id: questionId, number: version })),
  )
  const byId = new Map(versions.map(one => [one.id, one]))
  return drawn.flatMap(one => {
    const kept = byId.get(one.questionId)
    if (!kept) return []
    const question = openQuestion(kept.kind, kept.spec)
    const arrangement = arranged(question, { draw, isShuffled: quiz.isShuffled })
    return [{ ...one, arrangement, parameters: question.draw(seedOf(seed, one.questionId)) }]
  })
}

/** The next question of "tuntas" after those that were asked; each place has a draw of its own. Undefined: there is none. */
export async function nextItem(
  { tx }: InTenant,
  quiz: Pick<ReadyQuiz, 'chapterId' | 'isShuffled'>,
  { seed, asked }: { seed: number; asked: readonly number[] },
) {
  const { questions } = await masteryPool(tx, await listSlots(tx, quiz.chapterId))
  const draw = drawOf(seed + asked.length)
  const chosen = nextOf(questions, asked, draw)
  if (!chosen) return undefined
  const { kind, spec, questionId, version, points } = chosen
  const question = openQuestion(kind, spec)
  const arrangement = arranged(question, { draw, isShuffled: quiz.isShuffled })
  // a question that comes again has other numbers
  const parameters = question.draw(seedOf(seed + asked.length, questionId))
  return { questionId, version, points, arrangement, parameters }
}

/** Numbers of one question hang on no other that is drawn beside it. */
const seedOf = (seed: number, questionId: number): number => (seed ^ Math.imul(questionId, 0x9e3779b1)) >>> 1

export async function firstItem(context: InTenant, quiz: ReadyQuiz, seed: number) {
  const first = await nextItem(context, quiz, { seed, asked: [] })
  if (!first) throw nothing()
  return [first]
}
