import { isRecord, type QuestionKindName } from './question-kinds.rules.ts'

/** A question while it is typed: everything that any kind asks for, as fields hold it. */
export interface QuestionDraft {
  prompt: string
  feedback: string
  options: OptionDraft[]
  partial: string
  isTrue: string
  accepted: TextDraft[]
  allowsTypo: boolean
  value: string
  toleranceKind: string
  toleranceValue: string
  units: UnitDraft[]
  pairs: PairDraft[]
  others: TextDraft[]
  items: TextDraft[]
  text: string
  gaps: unknown
  guide: string
  hasVariants: boolean
  parameters: ParameterDraft[]
  /** one in a line */
  conditions: string
  formula: string
  language: string
  starter: string
  input: string
  expected: string
  most: string
}

/** What those who draw its parts are given. */
export interface PartsProps {
  kind: QuestionKindName
  draft: QuestionDraft
  set: (part: Partial<QuestionDraft>) => void
  errorOf: (field: string) => string | undefined
}

export interface ParameterDraft {
  name: string
  min: string
  max: string
  step: string
}

export interface TextDraft {
  id: string
  text: string
}
export interface OptionDraft extends TextDraft {
  isRight: boolean
  feedback: string
}
export interface UnitDraft extends TextDraft {
  factor: string
}
export interface PairDraft {
  id: string
  left: string
  rightId: string
  right: string
}

export const emptyText = (): TextDraft => ({ id: '', text: '' })
export const emptyOption = (): OptionDraft => ({ id: '', text: '', isRight: false, feedback: '' })
export const emptyPair = (): PairDraft => ({ id: '', left: '', rightId: '', right: '' })
export const emptyParameter = (): ParameterDraft => ({ name: '', min: '1', max: '10', step: '1' })
export const emptyUnit = (): UnitDraft => ({ id: '', text: '', factor: '1' })

const textIn = (of: Record<string, unknown>, name: string, otherwise = ''): string => {
  const value = of[name]
  if (typeof value === 'number') return String(value).replace('.', ',')
  return typeof value === 'string' ? value : otherwise
}

function rowsIn<Row>(
  of: Record<string, unknown>,
  name: string,
  read: (row: Record<string, unknown>) => Row,
  otherwise: () => Row[],
): Row[] {
  const rows = of[name]
  return Array.isArray(rows) ? rows.filter(isRecord).map(read) : otherwise()
}

const readText = (row: Record<string, unknown>): TextDraft => ({
  id: textIn(row, 'id'),
  text: textIn(row, 'text'),
})

function variantsIn({ variants }: Record<string, unknown>) {
  const given = isRecord(variants) ? variants : {}
  const conditions = Array.isArray(given.conditions) ? given.conditions : []
  return {
    hasVariants: isRecord(variants),
    parameters: rowsIn(
      given,
      'parameters',
      row => ({
        name: textIn(row, 'name'),
        min: textIn(row, 'min'),
        max: textIn(row, 'max'),
        step: textIn(row, 'step', '1'),
      }),
      () => [
        { ...emptyParameter(), name: 'a' },
        { ...emptyParameter(), name: 'b' },
      ],
    ),
    conditions: conditions.join('\n'),
    formula: textIn(given, 'formula'),
  }
}

export function draftOf(spec: Record<string, unknown>): QuestionDraft {
  const tolerance = isRecord(spec.tolerance) ? spec.tolerance : {}
  return {
    prompt: textIn(spec, 'prompt'),
    feedback: textIn(spec, 'feedback'),
    options: rowsIn(
      spec,
      'options',
      row => ({ ...readText(row), isRight: row.isRight === true, feedback: textIn(row, 'feedback') }),
      () => [{ ...emptyOption(), isRight: true }, emptyOption(), emptyOption(), emptyOption()],
    ),
    partial: textIn(spec, 'partial', 'share'),
    isTrue: spec.isTrue === false ? 'false' : 'true',
    accepted: rowsIn(spec, 'accepted', readText, () => [emptyText()]),
    allowsTypo: spec.allowsTypo === true,
    value: textIn(spec, 'value'),
    toleranceKind: textIn(tolerance, 'kind', 'absolute'),
    toleranceValue: textIn(tolerance, 'value', '0'),
    units: rowsIn(
      spec,
      'units',
      row => ({ ...readText(row), factor: textIn(row, 'factor', '1') }),
      () => [],
    ),
    pairs: rowsIn(
      spec,
      'pairs',
      row => ({
        id: textIn(row, 'id'),
        left: textIn(row, 'left'),
        rightId: textIn(row, 'rightId'),
        right: textIn(row, 'right'),
      }),
      () => [emptyPair(), emptyPair(), emptyPair()],
    ),
    others: rowsIn(spec, 'others', readText, () => []),
    items: rowsIn(spec, 'items', readText, () => [emptyText(), emptyText(), emptyText()]),
    text: textIn(spec, 'text'),
    gaps: spec.gaps,
    guide: textIn(spec, 'guide'),
    ...variantsIn(spec),
    language: textIn(spec, 'language', 'python'),
    starter: textIn(spec, 'starter'),
    input: textIn(spec, 'input'),
    expected: textIn(spec, 'expected'),
    most: textIn(spec, 'most', '3'),
  }
}

/** "12,5" as the number it is; what is none goes as it was typed, and the server says so. */
const numberIn = (text: string): unknown => {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/** What the server is sent of it, by its kind. */
export function specFrom(kind: QuestionKindName, draft: QuestionDraft): Record<string, unknown> {
  const { prompt, feedback, options, partial, accepted, pairs, others, items } = draft
  const base = { prompt, feedback }
  const filled = <Row extends { text: string }>(rows: readonly Row[]) =>
    rows.filter(({ text }) => text.trim() !== '')
  switch (kind) {
    case 'single':
      return { ...base, options: filled(options) }
    case 'multiple':
      return { ...base, options: filled(options), partial }
    case 'truefalse':
      return { ...base, isTrue: draft.isTrue === 'true' }
    case 'short':
      return { ...base, accepted: filled(accepted), allowsTypo: draft.allowsTypo }
    case 'numeric': {
      const tolerance = { kind: draft.toleranceKind, value: numberIn(draft.toleranceValue) }
      const units = filled(draft.units).map(unit => ({ ...unit, factor: numberIn(unit.factor) }))
      return {
        ...base,
        value: draft.hasVariants ? 0 : numberIn(draft.value),
        tolerance,
        units,
        variants: variantsFrom(draft),
      }
    }
    case 'matching': {
      const isTyped = ({ left, right }: PairDraft) => `${left}${right}`.trim() !== ''
      return { ...base, pairs: pairs.filter(isTyped), others: filled(others) }
    }
    case 'ordering':
      return { ...base, items: filled(items) }
    case 'cloze':
      return { ...base, text: draft.text, gaps: draft.gaps ?? [] }
    case 'essay':
      return { ...base, guide: draft.guide }
    case 'code': {
      const { language, starter, input, expected, guide } = draft
      return { ...base, language, starter, input, expected, guide }
    }
    case 'file':
      return { ...base, most: numberIn(draft.most), guide: draft.guide }
  }
}

function variantsFrom({ hasVariants, parameters, conditions, formula }: QuestionDraft) {
  if (!hasVariants) return null
  return {
    parameters: parameters
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, min, max, step }) => ({
        name: name.trim(),
        min: numberIn(min),
        max: numberIn(max),
        step: numberIn(step),
      })),
    conditions: conditions.split('\n').filter(line => line.trim() !== ''),
    formula,
  }
}
