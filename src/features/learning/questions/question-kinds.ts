import type { z } from 'zod'
import type { Exercise, Given } from '../../../shared/exercise.ts'
import { isBlank } from '../../../shared/exercise.ts'
import { multiple, single, truefalse } from './choice-kinds.ts'
import { code } from './code-kind.ts'
import { file } from './file-kind.ts'
import type { Values } from './formula.ts'
import { cloze, matching, ordering } from './placed-kinds.ts'
import type { QuestionKind, QuestionKindName, Score } from './question-kinds.rules.ts'
import { essay, numeric, short } from './typed-kinds.ts'
import { drawnValues, isOf } from './variants.ts'

/** A question as it is kept, ready to be put, answered and scored, of whatever kind. */
export interface Question {
  /** ids of what is shuffled, where it is */
  movable: string[]
  mustMove: boolean
  isByHand: boolean
  exercise(order: readonly string[]): Exercise
  /** the same before any number was drawn: "{a}" stands where one will */
  template(order: readonly string[]): Exercise
  hasVariants: boolean
  /** whether these values were drawn for it as it is now */
  takes(values: Values | null): boolean
  /** the same for the same seed; null: it is the same for everybody */
  draw(seed: number): Values | null
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
  open(spec: unknown, values?: Values | null): Question
}

/** Ties a kind to its own specs, so that all kinds can stand in one table. */
function kind<Spec extends { prompt: string; feedback: string }>(of: QuestionKind<Spec>): OpenKind {
  return {
    spec: of.spec,
    open(kept, values) {
      const whole = of.spec.parse(kept)
      const variants = of.variants?.of(whole) ?? null
      // where nobody drew, everybody sees the same
      const drawn = variants && (values ?? drawnValues(variants, 1))
      const spec = (drawn && of.variants?.filled(whole, drawn)) ?? whole
      return {
        template: order => of.exercise(whole, order),
        hasVariants: variants !== null,
        takes: given => variants === null || (given !== null && isOf(variants, given)),
        draw: seed => variants && drawnValues(variants, seed),
        movable: of.movable(spec),
        mustMove: of.mustMove,
        isByHand: of.isByHand?.(spec) ?? false,
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
  code: kind(code),
  file: kind(file),
} satisfies Record<QuestionKindName, OpenKind>

export const specOf = (name: QuestionKindName) => kinds[name].spec

/** `values`: what was drawn for the attempt it is part of. */
export const openQuestion = (name: QuestionKindName, spec: unknown, values?: Values | null): Question =>
  kinds[name].open(spec, values)
