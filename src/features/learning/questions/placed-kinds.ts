import { z } from 'zod'
import { type ClozePart, mostAnswer } from '../../../shared/exercise.ts'
import { folded, inOrder, isRecord, isText, type QuestionKind, right } from './question-kinds.rules.ts'
import { acceptedText, feedback, hasNoTwins, optionText, prompt, specId } from './spec-fields.contract.ts'

const matchingSpec = z.strictObject({
  prompt,
  feedback,
  pairs: z
    .array(
      z.strictObject({
        id: specId,
        left: optionText,
        /** an id of its own: that of the pair would tell what belongs together */
        rightId: specId,
        right: optionText,
      }),
    )
    .min(2, 'Tambahkan sedikitnya dua pasangan')
    .max(20, 'Paling banyak 20 pasangan')
    .refine(all => hasNoTwins(all.flatMap(({ id, rightId }) => [id, rightId])), 'ID pasangan berulang'),
  /** on the right side, and of no pair */
  others: z
    .array(z.strictObject({ id: specId, text: optionText }))
    .max(10)
    .default([]),
})
type MatchingSpec = z.output<typeof matchingSpec>

const rightSide = (spec: MatchingSpec) => [
  ...spec.pairs.map(({ rightId, right: text }) => ({ id: rightId, text })),
  ...spec.others.map(({ id, text }) => ({ id, text })),
]

/** what was given for each of these ids, and for no other */
function readEach(given: unknown, ids: readonly string[], isFine: (value: unknown) => value is string) {
  if (!isRecord(given)) return undefined
  const entries = Object.entries(given)
  const read: Record<string, string> = {}
  for (const [id, value] of entries) {
    if (!ids.includes(id) || !isFine(value)) return undefined
    read[id] = value
  }
  return read
}

const givenFor = (given: unknown, id: string): string => {
  const value = isRecord(given) ? given[id] : undefined
  return typeof value === 'string' ? value : ''
}

export const matching: QuestionKind<MatchingSpec> = {
  spec: matchingSpec,
  movable: spec => rightSide(spec).map(({ id }) => id),
  mustMove: true,
  exercise: (spec, order) => ({
    kind: 'matching',
    prompt: spec.prompt,
    left: spec.pairs.map(({ id, left }) => ({ id, text: left })),
    right: inOrder(rightSide(spec), order, ({ id }) => id),
  }),
  read(spec, given) {
    const known = new Set(rightSide(spec).map(({ id }) => id))
    return readEach(
      given,
      spec.pairs.map(({ id }) => id),
      (value): value is string => typeof value === 'string' && (value === '' || known.has(value)),
    )
  },
  score(spec, given) {
    // two alike on the right are one answer
    const textOf = new Map(rightSide(spec).map(({ id, text }) => [id, folded(text)]))
    const hits = spec.pairs.filter(pair => textOf.get(givenFor(given, pair.id)) === folded(pair.right)).length
    return right(hits / spec.pairs.length)
  },
  words(spec, given) {
    const textOf = new Map(rightSide(spec).map(({ id, text }) => [id, text]))
    return spec.pairs.map(pair => `${pair.left} → ${textOf.get(givenFor(given, pair.id)) ?? '–'}`).join('; ')
  },
  key: spec => spec.pairs.map(pair => `${pair.left} → ${pair.right}`).join('; '),
  rule: () => 'Setiap pasangan yang tepat mendapat bagian nilai yang sama.',
}

const orderingSpec = z.strictObject({
  prompt,
  feedback,
  /** in the right order */
  items: z
    .array(z.strictObject({ id: specId, text: optionText }))
    .min(2, 'Tambahkan sedikitnya dua langkah')
    .max(20, 'Paling banyak 20 langkah')
    .refine(all => hasNoTwins(all.map(({ id }) => id)), 'ID langkah berulang'),
})

export const ordering: QuestionKind<z.output<typeof orderingSpec>> = {
  spec: orderingSpec,
  movable: spec => spec.items.map(({ id }) => id),
  mustMove: true,
  exercise: (spec, order) => ({
    kind: 'ordering',
    prompt: spec.prompt,
    items: inOrder(spec.items, order, ({ id }) => id),
  }),
  read(spec, given) {
    if (!Array.isArray(given) || given.length !== spec.items.length || !hasNoTwins(given)) return undefined
    const known = new Set(spec.items.map(({ id }) => id))
    return given.every(id => typeof id === 'string' && known.has(id)) ? [...given] : undefined
  },
  score(spec, given) {
    if (!Array.isArray(given)) return right(0)
    const place = new Map(given.map((id, index) => [id, index]))
    const at = (id: string) => place.get(id) ?? -1
    const ids = spec.items.map(({ id }) => id)
    const pairs = ids.flatMap((first, index) => ids.slice(index + 1).map(second => [first, second] as const))
    return right(pairs.filter(([first, second]) => at(first) < at(second)).length / pairs.length)
  },
  words(spec, given) {
    if (!Array.isArray(given)) return ''
    const textOf = new Map(spec.items.map(({ id, text }) => [id, text]))
    return given.map((id, index) => `${index + 1}. ${textOf.get(id) ?? ''}`).join('; ')
  },
  key: spec => spec.items.map(({ text }, index) => `${index + 1}. ${text}`).join('; '),
  rule: () => 'Nilai dihitung dari berapa banyak pasangan langkah yang urutannya tepat.',
}

const clozeSpec = z.strictObject({
  prompt,
  feedback,
  /** with [[jawaban|jawaban lain]] where something is to be filled in */
  text: z.string().min(1, 'Tuliskan teksnya').max(5000),
  gaps: z
    .array(z.strictObject({ id: specId, accepted: z.array(acceptedText).min(1).max(20) }))
    .min(1, 'Tandai sedikitnya satu bagian kosong dengan [[jawaban]]')
    .max(30, 'Paling banyak 30 bagian kosong'),
})
type ClozeSpec = z.output<typeof clozeSpec>

const gapMark = /\[\[([^\][]+)\]\]/g

/** What each mark in a text accepts. */
export const gapsIn = (text: string): string[][] =>
  [...text.matchAll(gapMark)].map(([, inside = '']) =>
    inside
      .split('|')
      .map(part => part.trim())
      .filter(Boolean),
  )

function clozeParts({ text, gaps }: ClozeSpec): ClozePart[] {
  const between = text.split(/\[\[[^\][]+\]\]/)
  return between.flatMap((piece, index) => {
    const gap = gaps[index]
    return [...(piece ? [{ text: piece }] : []), ...(gap ? [{ gap: gap.id }] : [])]
  })
}

export const cloze: QuestionKind<ClozeSpec> = {
  spec: clozeSpec.refine(({ text, gaps }) => gapsIn(text).length === gaps.length, {
    error: 'Bagian kosong tidak sesuai dengan teksnya',
    path: ['text'],
  }),
  movable: () => [],
  mustMove: false,
  exercise: spec => ({ kind: 'cloze', prompt: spec.prompt, parts: clozeParts(spec) }),
  read: (spec, given) =>
    readEach(
      given,
      spec.gaps.map(({ id }) => id),
      (value): value is string => isText(value, mostAnswer.line),
    ),
  score(spec, given) {
    const hits = spec.gaps.filter(gap =>
      gap.accepted.some(text => folded(text) === folded(givenFor(given, gap.id))),
    ).length
    return right(hits / spec.gaps.length)
  },
  words: (spec, given) =>
    spec.gaps.map((gap, index) => `(${index + 1}) ${givenFor(given, gap.id) || '–'}`).join('; '),
  key: spec => spec.gaps.map((gap, index) => `(${index + 1}) ${gap.accepted.join(' / ')}`).join('; '),
  rule: () => 'Setiap bagian kosong yang tepat mendapat bagian nilai yang sama.',
}
