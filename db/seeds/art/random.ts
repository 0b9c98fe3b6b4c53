/** A small seeded generator (mulberry32): the same seed and name always give the same picture. */
export class Random {
  #state: number

  constructor(seed: number, name = '') {
    let hash = 2166136261 ^ seed
    for (const letter of `${name}:${seed}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
    this.#state = hash >>> 0
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.whole(0, list.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map(item => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item)
  }
}
