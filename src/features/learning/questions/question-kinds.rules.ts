import type { z } from 'zod'
import type { Exercise, Given } from '../../../shared/exercise.ts'
import type { Values } from './formula.ts'
import type { Variants } from './variants.ts'

/** The kinds of questions there are, as people choose among them. */
export const kindNames = {
  single: { label: 'Pilihan ganda', hint: 'Satu jawaban benar' },
  multiple: { label: 'Pilihan jamak', hint: 'Beberapa jawaban benar' },
  truefalse: { label: 'Benar atau salah', hint: 'Sebuah pernyataan' },
  short: { label: 'Isian singkat', hint: 'Satu kata atau frasa' },
  numeric: { label: 'Angka', hint: 'Dengan toleransi dan satuan' },
  matching: { label: 'Menjodohkan', hint: 'Pasangan kiri dan kanan' },
  ordering: { label: 'Mengurutkan', hint: 'Langkah dalam urutan' },
  cloze: { label: 'Isian rumpang', hint: 'Teks dengan bagian kosong' },
  essay: { label: 'Uraian', hint: 'Dinilai oleh pengajar' },
  code: { label: 'Kode program', hint: 'Dinilai dari keluarannya, atau oleh pengajar' },
  file: { label: 'Unggah berkas', hint: 'Foto, PDF, suara, atau video; dinilai oleh pengajar' },
} as const

export type QuestionKindName = keyof typeof kindNames

export const questionStates = {
  draft: { label: 'Draf', tone: 'neutral' },
  ready: { label: 'Siap dipakai', tone: 'green' },
  retired: { label: 'Tidak dipakai lagi', tone: 'orange' },
} as const

/** How a text full of questions may be written. */
export const importFormats = {
  typed: { label: 'Soal yang diketik (1. … A. … Kunci: B)' },
  table: { label: 'Tabel: kolom Soal, A, B, C, D, Kunci (CSV, Excel)' },
  gift: { label: 'GIFT (Moodle)' },
  moodle: { label: 'Moodle XML' },
  aiken: { label: 'Aiken' },
} as const

export type ImportFormat = keyof typeof importFormats

/** How the bank goes out. */
export const exportFormats = {
  moodle: { label: 'Moodle XML', file: 'xml', type: 'application/xml; charset=utf-8' },
  gift: { label: 'GIFT', file: 'gift', type: 'text/plain; charset=utf-8' },
} as const

export interface Score {
  /** 0 to 1 of the points */
  share: number
  /** somebody has to look at it */
  needsPerson: boolean
}

export const right = (share: number): Score => ({
  share: Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000)),
  needsPerson: false,
})

/**
 * One kind of question: what is kept of it, how it is put, what may be answered, how that is scored. Scoring is pure and
 * knows ids only, so that no order in which something was shown changes it.
 */
export interface QuestionKind<Spec> {
  spec: z.ZodType<Spec>
  /** ids of what may stand in any order before whoever answers */
  movable(spec: Spec): string[]
  /** what must be shuffled even in a quiz that shuffles nothing */
  mustMove: boolean
  /** only a person can mark it */
  isByHand?(spec: Spec): boolean
  /** whose numbers are drawn for each attempt */
  variants?: {
    of(spec: Spec): Variants | null
    /** with what was drawn in its place */
    filled(spec: Spec, values: Values): Spec
  }
  exercise(spec: Spec, order: readonly string[]): Exercise
  /** undefined: nothing that this question can be answered with */
  read(spec: Spec, given: unknown): Given | undefined
  score(spec: Spec, given: Given): Score
  /** an answer, and the right one, in words */
  words(spec: Spec, given: Given): string
  key(spec: Spec): string
  /** how points are shared out */
  rule(spec: Spec): string
}

/** As they were given, then whatever was not. */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  idOf: (item: Item) => string,
): Item[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const at = (item: Item) => place.get(idOf(item)) ?? order.length
  return [...items].sort((one, other) => at(one) - at(other))
}

export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && value.isWellFormed() && !value.includes('\u0000')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "  Jakarta  Pusat" and "jakarta pusat" are one answer */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase('id').replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim()

/** One letter too many, missing, changed, or two that changed places. */
export function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
