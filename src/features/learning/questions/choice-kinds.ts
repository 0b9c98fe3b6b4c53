import { z } from 'zod'
import { inOrder, type QuestionKind, right } from './question-kinds.rules.ts'
import { feedback, hasNoTwins, optionText, prompt, specId } from './spec-fields.contract.ts'

const option = z.strictObject({ id: specId, text: optionText, isRight: z.boolean().default(false), feedback })
const options = z
  .array(option)
  .min(2, 'Tambahkan sedikitnya dua pilihan')
  .max(20, 'Paling banyak 20 pilihan')
  .refine(all => hasNoTwins(all.map(({ id }) => id)), 'ID pilihan berulang')
const hasRight = (all: readonly { isRight: boolean }[]) => all.some(one => one.isRight)

const singleSpec = z.strictObject({
  prompt,
  feedback,
  options: options
    .refine(hasRight, 'Tandai jawaban yang benar')
    .refine(all => all.filter(one => one.isRight).length < 2, 'Tandai satu jawaban benar saja'),
})

const textsOf = (all: readonly { id: string; text: string }[], ids: readonly string[]) =>
  all
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join('; ')

const rightIds = (all: readonly { id: string; isRight: boolean }[]) =>
  all.filter(one => one.isRight).map(({ id }) => id)

const shown = (all: readonly { id: string; text: string }[], order: readonly string[]) =>
  inOrder(all, order, ({ id }) => id).map(({ id, text }) => ({ id, text }))

export const single: QuestionKind<z.output<typeof singleSpec>> = {
  spec: singleSpec,
  movable: spec => spec.options.map(({ id }) => id),
  mustMove: false,
  exercise: (spec, order) => ({
    kind: 'single',
    prompt: spec.prompt,
    options: shown(spec.options, order),
  }),
  read: (spec, given) =>
    typeof given === 'string' && (given === '' || spec.options.some(({ id }) => id === given))
      ? given || null
      : undefined,
  score: (spec, given) => right(spec.options.some(one => one.isRight && one.id === given) ? 1 : 0),
  words: (spec, given) => textsOf(spec.options, [String(given)]),
  key: spec => textsOf(spec.options, rightIds(spec.options)),
  rule: () => 'Pilihan yang benar mendapat nilai penuh.',
}

const multipleSpec = z.strictObject({
  prompt,
  feedback,
  options: options.refine(hasRight, 'Tandai sedikitnya satu jawaban yang benar'),
  /** share: right ones less wrong ones, never below nothing */
  partial: z.enum(['share', 'all']).default('share'),
})

export const multiple: QuestionKind<z.output<typeof multipleSpec>> = {
  spec: multipleSpec,
  movable: spec => spec.options.map(({ id }) => id),
  mustMove: false,
  exercise: (spec, order) => ({
    kind: 'multiple',
    prompt: spec.prompt,
    options: shown(spec.options, order),
  }),
  read(spec, given) {
    if (!Array.isArray(given) || !hasNoTwins(given)) return undefined
    const known = new Set(spec.options.map(({ id }) => id))
    return given.every(id => typeof id === 'string' && known.has(id)) ? [...given].sort() : undefined
  },
  score(spec, given) {
    if (!Array.isArray(given)) return right(0)
    const wanted = rightIds(spec.options)
    const hits = given.filter(id => wanted.includes(id)).length
    const misses = given.length - hits
    if (spec.partial === 'all') return right(hits === wanted.length && misses === 0 ? 1 : 0)
    return right((hits - misses) / wanted.length)
  },
  words: (spec, given) => (Array.isArray(given) ? textsOf(spec.options, given) : ''),
  key: spec => textsOf(spec.options, rightIds(spec.options)),
  rule: ({ partial }) =>
    partial === 'all'
      ? 'Nilai hanya bila semua pilihan tepat.'
      : 'Setiap pilihan benar menambah nilai, setiap pilihan salah mengurangi; tidak pernah di bawah nol.',
}

const trueFalseSpec = z.strictObject({ prompt, feedback, isTrue: z.boolean() })
const truth = (is: boolean) => (is ? 'Benar' : 'Salah')

export const truefalse: QuestionKind<z.output<typeof trueFalseSpec>> = {
  spec: trueFalseSpec,
  movable: () => [],
  mustMove: false,
  exercise: spec => ({ kind: 'truefalse', prompt: spec.prompt }),
  read: (_, given) => (typeof given === 'boolean' ? given : undefined),
  score: (spec, given) => right(given === spec.isTrue ? 1 : 0),
  words: (_, given) => (typeof given === 'boolean' ? truth(given) : ''),
  key: spec => truth(spec.isTrue),
  rule: () => 'Jawaban yang tepat mendapat nilai penuh.',
}
