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

/** What an attempt asks: named questions, and so many of a tag, none of them twice. */
export function drawQuestions(
  slots: readonly Slot[],
  candidates: readonly Candidate[],
  { draw, isShuffled }: { draw: Draw; isShuffled: boolean },
): Drawn[] {
  const named = new Set(slots.map(({ questionId }) => questionId))
  const taken = new Set<number>()
  const drawn: Drawn[] = []
  for (const { questionId, tag, pick, points, drawnFrom } of slots) {
    const fits = (one: Candidate) =>
      questionId === null
        ? tag !== null &&
          one.tags.includes(tag) &&
          one.state === 'ready' &&
          !named.has(one.id) &&
          (drawnFrom === null || one.begunBy === drawnFrom)
        : one.id === questionId
    const free = candidates.filter(one => fits(one) && !taken.has(one.id))
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
