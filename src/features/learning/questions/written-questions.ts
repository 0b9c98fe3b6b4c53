import type { z } from 'zod'
import { multiple, single, truefalse } from './choice-kinds.ts'
import { code } from './code-kind.ts'
import { file } from './file-kind.ts'
import { cloze, matching, ordering } from './placed-kinds.ts'
import type { QuestionKindName } from './question-kinds.rules.ts'
import { essay, numeric, short } from './typed-kinds.ts'

const kinds = { single, multiple, truefalse, short, numeric, matching, ordering, cloze, essay, code, file }

type SpecOf<Name extends QuestionKindName> = z.output<(typeof kinds)[Name]['spec']>

interface Row {
  name: string
  points: number
  tags: readonly string[]
}

/** A question of the bank on its way into a file. */
export type WrittenQuestion = {
  [Name in QuestionKindName]: Row & { kind: Name; spec: SpecOf<Name> }
}[QuestionKindName]

export interface QuestionsText {
  text: string
  /** names of those that the format has no way to write */
  left: string[]
}

const opened: { [Name in QuestionKindName]: (spec: unknown) => { kind: Name; spec: SpecOf<Name> } } = {
  single: spec => ({ kind: 'single', spec: single.spec.parse(spec) }),
  multiple: spec => ({ kind: 'multiple', spec: multiple.spec.parse(spec) }),
  truefalse: spec => ({ kind: 'truefalse', spec: truefalse.spec.parse(spec) }),
  short: spec => ({ kind: 'short', spec: short.spec.parse(spec) }),
  numeric: spec => ({ kind: 'numeric', spec: numeric.spec.parse(spec) }),
  matching: spec => ({ kind: 'matching', spec: matching.spec.parse(spec) }),
  ordering: spec => ({ kind: 'ordering', spec: ordering.spec.parse(spec) }),
  cloze: spec => ({ kind: 'cloze', spec: cloze.spec.parse(spec) }),
  essay: spec => ({ kind: 'essay', spec: essay.spec.parse(spec) }),
  code: spec => ({ kind: 'code', spec: code.spec.parse(spec) }),
  file: spec => ({ kind: 'file', spec: file.spec.parse(spec) }),
}

export const writtenOf = ({
  kind,
  spec,
  name,
  points,
  tags,
}: Row & { kind: QuestionKindName; spec: unknown }): WrittenQuestion => ({
  ...opened[kind](spec),
  name,
  points,
  tags,
})

/** How far from the right number is still right, whatever way that was said. */
export function slackOf({ value, tolerance }: SpecOf<'numeric'>): number {
  if (tolerance.kind === 'absolute') return tolerance.value
  if (tolerance.kind === 'relative') return (Math.abs(value) * tolerance.value) / 100
  const before = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value))) + 1
  return 0.5 * 10 ** (before - tolerance.value)
}

/** What a right option of several is worth in percent, and a wrong one. */
export function sharesOf({ options, partial }: SpecOf<'multiple'>): { right: number; wrong: number } {
  const right = 100 / options.filter(({ isRight }) => isRight).length
  return { right, wrong: partial === 'all' ? -100 : -right }
}
