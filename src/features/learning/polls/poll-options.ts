import { z } from 'zod'
import type { QuestionKindName } from '../questions/questions.ts'

/** What may be chosen, with what only whoever teaches sees. */
export interface PollOption {
  id: string
  text: string
  isRight: boolean
  /** of a wrong one: what who chooses it believes */
  misconception: string
}

/** A question as it is put to a class. */
export interface PollQuestion {
  prompt: string
  options: PollOption[]
}

const choice = z.object({
  options: z.array(
    z.object({ id: z.string(), text: z.string(), isRight: z.boolean(), feedback: z.string().default('') }),
  ),
})
const statement = z.object({ isTrue: z.boolean() })

/** The options of a question as it is kept; none: it is of a kind whose answers do not fall into groups. */
export function optionsOf(kind: QuestionKindName, spec: unknown): PollOption[] {
  if (kind === 'single')
    return choice
      .parse(spec)
      .options.map(({ feedback, ...one }) => ({ ...one, misconception: one.isRight ? '' : feedback }))
  if (kind !== 'truefalse') return []
  const { isTrue } = statement.parse(spec)
  return [
    { id: 'benar', text: 'Benar', isRight: isTrue, misconception: '' },
    { id: 'salah', text: 'Salah', isRight: !isTrue, misconception: '' },
  ]
}
