import { z } from 'zod'
import { mostAnswer } from '../../../shared/exercise.ts'
import { filledText } from '../../../shared/filled-text.ts'
import { type ReadNumber, readNumber } from '../../../shared/read-number.ts'
import { folded, isText, isTypo, type QuestionKind, right } from './question-kinds.rules.ts'
import { acceptedText, feedback, prompt, specId } from './spec-fields.contract.ts'
import { keyOf, variantsSpec } from './variants.ts'

const shortSpec = z.strictObject({
  prompt,
  feedback,
  accepted: z
    .array(z.strictObject({ id: specId, text: acceptedText }))
    .min(1, 'Tuliskan jawaban yang diterima')
    .max(20, 'Paling banyak 20 jawaban'),
  allowsTypo: z.boolean().default(false),
})

const line = (given: unknown) => (isText(given, mostAnswer.line) ? given : undefined)

export const short: QuestionKind<z.output<typeof shortSpec>> = {
  spec: shortSpec,
  movable: () => [],
  mustMove: false,
  exercise: spec => ({ kind: 'short', prompt: spec.prompt }),
  read: (_, given) => line(given),
  score(spec, given) {
    if (typeof given !== 'string' || given.trim() === '') return right(0)
    const typed = folded(given)
    const isHit = spec.accepted.some(({ text }) => {
      const wanted = folded(text)
      // of a short word a letter is too much of it
      return wanted === typed || (spec.allowsTypo && wanted.length >= 5 && isTypo(wanted, typed))
    })
    return right(isHit ? 1 : 0)
  },
  words: (_, given) => (typeof given === 'string' ? given : ''),
  key: spec => spec.accepted.map(({ text }) => text).join(' / '),
  rule: ({ allowsTypo }) =>
    `Huruf besar dan spasi tidak berpengaruh${allowsTypo ? '; satu salah ketik dimaafkan' : ''}.`,
}

const numericSpec = z.strictObject({
  prompt,
  feedback,
  value: z.number('Tuliskan angkanya'),
  tolerance: z.strictObject({
    kind: z.enum(['absolute', 'relative', 'digits']),
    /** of digits: how many significant ones; of relative: percent */
    value: z.number('Tuliskan toleransinya').min(0, 'Tidak boleh negatif'),
  }),
  units: z
    .array(
      z.strictObject({
        id: specId,
        text: acceptedText,
        /** how many of the key's unit it is: 1000 for km where the key is in m */
        factor: z.number('Tuliskan faktornya').positive('Harus lebih dari 0'),
      }),
    )
    .max(10, 'Paling banyak 10 satuan')
    .default([]),
  /** null: the same number for everybody; else the formula's value is right, and `value` says nothing */
  variants: variantsSpec.nullable().default(null),
})
type NumericSpec = z.output<typeof numericSpec>

/** undefined: no number, or of a unit that does not fit */
function measured(spec: NumericSpec, read: ReadNumber): number | undefined {
  if (read.is === 'none') return undefined
  if (read.unit === '') return read.value
  const unit = spec.units.find(({ text }) => folded(text) === folded(read.unit))
  return unit && read.value * unit.factor
}

const significant = (value: number, digits: number) =>
  Number(value.toPrecision(Math.min(15, Math.max(1, digits))))

function isWithin({ value, tolerance }: NumericSpec, given: number): boolean {
  const slack = Math.abs(value) * 1e-9
  if (tolerance.kind === 'absolute') return Math.abs(given - value) <= tolerance.value + slack
  if (tolerance.kind === 'relative')
    return Math.abs(given - value) <= (Math.abs(value) * tolerance.value) / 100 + slack
  return significant(given, tolerance.value) === significant(value, tolerance.value)
}

const decimal = (value: number) => String(value).replace('.', ',')

export const numeric: QuestionKind<NumericSpec> = {
  spec: numericSpec,
  movable: () => [],
  mustMove: false,
  variants: {
    of: spec => spec.variants,
    filled: (spec, values) => ({
      ...spec,
      prompt: filledText(spec.prompt, values),
      feedback: filledText(spec.feedback, values),
      value: spec.variants ? keyOf(spec.variants, values) : spec.value,
    }),
  },
  exercise: spec => ({
    kind: 'numeric',
    prompt: spec.prompt,
    units: spec.units.map(({ text }) => text),
  }),
  read: (_, given) => line(given),
  score(spec, given) {
    const value = typeof given === 'string' ? measured(spec, readNumber(given)) : undefined
    return right(value !== undefined && isWithin(spec, value) ? 1 : 0)
  },
  words: (_, given) => (typeof given === 'string' ? given : ''),
  key({ value, tolerance, units }) {
    const unit = units.find(({ factor }) => factor === 1)
    const words = unit ? `${decimal(value)} ${unit.text}` : decimal(value)
    if (tolerance.kind === 'digits') return `${words} (${tolerance.value} angka penting)`
    if (tolerance.value === 0) return words
    return `${words} ± ${decimal(tolerance.value)}${tolerance.kind === 'relative' ? '%' : ''}`
  },
  rule: ({ units }) =>
    units.length > 0
      ? 'Koma adalah tanda desimal. Satuan boleh ditulis setelah angkanya.'
      : 'Koma adalah tanda desimal.',
}

const essaySpec = z.strictObject({
  prompt,
  feedback,
  /** for those who mark it */
  guide: z.string().max(4000).default(''),
})

export const essay: QuestionKind<z.output<typeof essaySpec>> = {
  spec: essaySpec,
  movable: () => [],
  mustMove: false,
  isByHand: () => true,
  exercise: spec => ({ kind: 'essay', prompt: spec.prompt }),
  read: (_, given) => (isText(given, mostAnswer.essay) ? given : undefined),
  // nobody has to mark what was left empty
  score: (_, given) =>
    typeof given === 'string' && given.trim() !== '' ? { share: 0, needsPerson: true } : right(0),
  words: (_, given) => (typeof given === 'string' ? given : ''),
  key: spec => spec.guide,
  rule: () => 'Dinilai oleh pengajar.',
}
