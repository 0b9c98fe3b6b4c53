import type { Tx } from '../../../platform/db/transaction.ts'
import type { HitRow } from './retrieval.store.ts'
import { listNear, type Nearby, putVectors } from './vectors.store.ts'

/** A text's meaning: numbers of length 1, and who made them. */
export interface Meaning {
  /** endpoint and model: numbers of two of them say nothing about each other */
  maker: string
  vector: Float32Array
}

export const fewestDimensions = 8
export const mostDimensions = 4096
/** so many are compared number by number */
const looked = 64
/** and so many of them stand beside those that were found by words */
const kept = 12
/** cosine below which two texts have nothing to do with each other, whoever made the numbers */
const leastAlike = 0.2

/** Of length 1. Throws where it is no direction at all, or of a length that nobody makes. */
export function unitOf(numbers: readonly number[]): Float32Array {
  const { length } = numbers
  if (length < fewestDimensions || length > mostDimensions)
    throw new Error(`A vector of ${length} numbers cannot be kept`)
  const size = Math.hypot(...numbers)
  if (!Number.isFinite(size) || size === 0) throw new Error('A vector without direction')
  return Float32Array.from(numbers, number => number / size)
}

const signsOf = (vector: Float32Array) => Array.from(vector, number => (number > 0 ? '1' : '0')).join('')

/** little endian, as every machine that Node runs on has them */
const packed = ({ buffer, byteOffset, byteLength }: Float32Array<ArrayBufferLike>) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

function unpacked(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  // a copy: what a buffer shares with others begins wherever it likes
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

const cosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0)

export const keepVectors = (
  tx: Tx,
  maker: string,
  made: readonly { digest: string; vector: Float32Array }[],
): Promise<void> =>
  putVectors(tx, {
    maker,
    digests: made.map(({ digest }) => digest),
    signs: made.map(({ vector }) => signsOf(vector)),
    vectors: made.map(({ vector }) => packed(vector)),
  })

/** The passages nearest in meaning, the nearest first: found by their signs, compared by all their numbers. */
export async function findNear(
  tx: Tx,
  { maker, vector }: Meaning,
  asked: Pick<Nearby, 'keys' | 'hidden' | 'now'>,
): Promise<HitRow[]> {
  const rows = await listNear(tx, { ...asked, maker, signs: signsOf(vector), most: looked })
  return rows
    .map(({ vector: text, ...row }) => ({ row, alike: cosine(vector, unpacked(text)) }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, kept)
    .map(({ row }) => row)
}

/** what a place in a list is worth: the first tenth count nearly alike (Cormack et al., reciprocal rank fusion) */
const fusion = 60

/** Two lists as one: who stands high in both comes first. Those of the first keep what was said of them. */
export function fused<Item>(
  first: readonly Item[],
  second: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const worth = new Map<string, { item: Item; sum: number }>()
  for (const list of [first, second])
    for (const [at, item] of list.entries()) {
      const found = worth.get(nameOf(item)) ?? { item, sum: 0 }
      found.sum += 1 / (fusion + at + 1)
      worth.set(nameOf(item), found)
    }
  return [...worth.values()].toSorted((one, other) => other.sum - one.sum).map(({ item }) => item)
}
