import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Draws that come out the same wherever and whenever they are made of the same seed. */
export interface Draw {
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function drawOf(seed: number): Draw {
  const random = xoroshiro128plus(seed)
  return {
    shuffled(items) {
      const left = [...items]
      for (let last = left.length - 1; last > 0; last--) {
        const at = uniformInt(random, 0, last)
        const [one, other] = [left[last], left[at]]
        if (one !== undefined && other !== undefined) [left[last], left[at]] = [other, one]
      }
      return left
    },
  }
}

export interface Slot {
  questionId: number | null
  tag: string | null
  pick: number
  points: number | null
  drawnFrom: number | null
}

export interface Candidate {
  id: number
  version: number
  tags: readonly string[]
  begunBy: number | null
  state: string
  points: number
}

export interface Drawn {
  questionId: number
  version: number
  points: number
}

/** Whether a question is one of those that a row of a quiz names or may draw. */
const fitsOf =
  (named: ReadonlySet<number | null>) =>
  ({ questionId, tag, drawnFrom }: Slot) =>
  (one: Candidate): boolean =>
    questionId === null
      ? tag !== null &&
        one.tags.includes(tag) &&
        one.state === 'ready' &&
        !named.has(one.id) &&
        (drawnFrom === null || one.begunBy === drawnFrom)
      : one.id === questionId

/** Everything a quiz may ask, each once. */
export function poolOf(slots: readonly Slot[], candidates: readonly Candidate[]): Drawn[] {
  const fits = fitsOf(new Set(slots.map(({ questionId }) => questionId)))
  const pool = new Map<number, Drawn>()
  for (const slot of slots)
    for (const one of candidates.filter(fits(slot)))
      if (!pool.has(one.id))
        pool.set(one.id, { questionId: one.id, version: one.version, points: slot.points ?? one.points })
  return [...pool.values()].toSorted((one, other) => one.questionId - other.questionId)
}

/** how many other questions come before one comes again */
const restBefore = 3

/** The next of a pool: what was not asked yet, else what was asked longest ago. */
export function nextOf<One extends Pick<Drawn, 'questionId'>>(
  pool: readonly One[],
  asked: readonly number[],
  draw: Draw,
): One | undefined {
  const fresh = pool.filter(({ questionId }) => !asked.includes(questionId))
  const recent = asked.slice(-Math.max(0, Math.min(restBefore, pool.length - 1)))
  const rested = pool.filter(({ questionId }) => pool.length === 1 || !recent.includes(questionId))
  return draw.shuffled(fresh.length > 0 ? fresh : rested)[0]
}

/** What an attempt asks: named questions, and so many of a tag, none of them twice. */
export function drawQuestions(
  slots: readonly Slot[],
  candidates: readonly Candidate[],
  { draw, isShuffled }: { draw: Draw; isShuffled: boolean },
): Drawn[] {
  const fits = fitsOf(new Set(slots.map(({ questionId }) => questionId)))
  const taken = new Set<number>()
  const drawn: Drawn[] = []
  for (const slot of slots) {
    const { questionId, pick, points } = slot
    const isFitting = fits(slot)
    const free = candidates.filter(one => isFitting(one) && !taken.has(one.id))
    const chosen = questionId === null ? draw.shuffled(free).slice(0, pick) : free
    for (const one of chosen) {
      taken.add(one.id)
      drawn.push({ questionId: one.id, version: one.version, points: points ?? one.points })
    }
  }
  return isShuffled ? draw.shuffled(drawn) : drawn
}

/** Ids in an order to be shown; steps to be put in order never stand in the right one. */
export function arranged(
  { movable, mustMove }: { movable: readonly string[]; mustMove: boolean },
  { draw, isShuffled }: { draw: Draw; isShuffled: boolean },
): string[] {
  if (!isShuffled && !mustMove) return []
  const order = draw.shuffled(movable)
  const isAsKept = order.every((id, index) => id === movable[index])
  // the first to the end: any other order than the one it is kept in
  return mustMove && isAsKept && order.length > 1 ? [...order.slice(1), ...order.slice(0, 1)] : order
}
