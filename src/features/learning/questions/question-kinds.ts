import type { z } from 'zod'
import type { Exercise, Given } from '../../../shared/exercise.ts'
import { isBlank } from '../../../shared/exercise.ts'
import { multiple, single, truefalse } from './choice-kinds.ts'
import { cloze, matching, ordering } from './placed-kinds.ts'
import type { QuestionKind, QuestionKindName, Score } from './question-kinds.rules.ts'
import { essay, numeric, short } from './typed-kinds.ts'

/** A question as it is kept, ready to be put, answered and scored, of whatever kind. */
export interface Question {
  /** ids of what is shuffled, where it is */
  movable: string[]
  mustMove: boolean
  isByHand: boolean
  exercise(order: readonly string[]): Exercise
  read(given: unknown): Given | undefined
  score(given: Given): Score
  words(given: Given): string
  key: string
  rule: string
  prompt: string
  feedback: string
}

interface OpenKind {
  spec: z.ZodType
  open(spec: unknown): Question
}

/** Ties a kind to its own specs, so that all kinds can stand in one table. */
function kind<Spec extends { prompt: string; feedback: string }>(of: QuestionKind<Spec>): OpenKind {
  return {
    spec: of.spec,
    open(kept) {
      const spec = of.spec.parse(kept)
      return {
        movable: of.movable(spec),
        mustMove: of.mustMove,
        isByHand: of.isByHand === true,
        exercise: order => of.exercise(spec, order),
        read: given => (given === null ? null : of.read(spec, given)),
        score: given => (isBlank(given) ? { share: 0, needsPerson: false } : of.score(spec, given)),
        words: given => (given === null ? '' : of.words(spec, given)),
        key: of.key(spec),
        rule: of.rule(spec),
        prompt: spec.prompt,
        feedback: spec.feedback,
      }
    },
  }
}

const kinds = {
  single: kind(single),
  multiple: kind(multiple),
  truefalse: kind(truefalse),
  short: kind(short),
  numeric: kind(numeric),
  matching: kind(matching),
  ordering: kind(ordering),
  cloze: kind(cloze),
  essay: kind(essay),
} satisfies Record<QuestionKindName, OpenKind>

export const specOf = (name: QuestionKindName) => kinds[name].spec

export const openQuestion = (name: QuestionKindName, spec: unknown): Question => kinds[name].open(spec)
