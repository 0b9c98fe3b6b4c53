import type { QuestionKindName } from './question-kinds.rules.ts'

/** A question that was read from a text, or why it could not be. */
export type ReadQuestion = { line: number } & (
  | {
      ok: true
      kind: QuestionKindName
      spec: Record<string, unknown>
      points?: number
      tags?: readonly string[]
    }
  | { ok: false; name: string; message: string }
)

/** Why one question of a text could not be read, in words for whoever brought it. */
export class Unread extends Error {}

export interface ReadAnswer {
  /** it is marked as the one that is right */
  isRight: boolean
  /** percent of the points; undefined where nothing says so */
  weight: number | undefined
  text: string
  feedback: string
}

/** One right answer, or several: of several that cost everything when they are wrong, all have to be right. */
export function choiceOf(
  answers: readonly ReadAnswer[],
  base: { prompt: string; feedback: string },
): { kind: QuestionKindName; spec: Record<string, unknown> } {
  const isRight = (one: ReadAnswer) => one.isRight || (one.weight ?? 0) > 0
  const options = answers.map(one => ({ text: one.text, feedback: one.feedback, isRight: isRight(one) }))
  const rights = options.filter(one => one.isRight).length
  if (rights === 0) throw new Unread('Tidak ada jawaban yang benar.')
  if (rights === 1 && answers.some(one => one.isRight)) return { kind: 'single', spec: { ...base, options } }
  const wrong = answers.filter(one => !isRight(one))
  const isStrict = wrong.length > 0 && wrong.every(({ weight }) => (weight ?? 0) <= -100)
  return { kind: 'multiple', spec: { ...base, options, partial: isStrict ? 'all' : 'share' } }
}
