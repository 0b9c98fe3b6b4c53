import { z } from 'zod'
import { paragraphOf } from '../../../platform/http/person-fields.ts'
import { wholeBetween } from '../../../platform/http/written-fields.ts'
import { type QuestionKind, right } from './question-kinds.rules.ts'
import { feedback, prompt } from './spec-fields.contract.ts'

const fileSpec = z.strictObject({
  prompt,
  feedback,
  most: wholeBetween(1, 10).default(3),
  /** for those who mark it */
  guide: paragraphOf(4000).default(''),
})

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])

/**
 * Files that are sent with an attempt and marked by a person. They are rows of their own: an answer names how many there are,
 * and is told by the server, never by whoever answers.
 */
export const file: QuestionKind<z.output<typeof fileSpec>> = {
  spec: fileSpec,
  movable: () => [],
  mustMove: false,
  isByHand: () => true,
  exercise: spec => ({ kind: 'file', prompt: spec.prompt, most: spec.most }),
  read: () => undefined,
  score: (_, given) => (listOf(given).length > 0 ? { share: 0, needsPerson: true } : right(0)),
  words: (_, given) => listOf(given).join('\n'),
  key: spec => spec.guide,
  rule: () => 'Dinilai oleh pengajar.',
}
