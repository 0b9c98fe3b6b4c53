/** A map in memory that gives way in small steps: what was unused for longest goes first. */
export interface Bounded<Key, Value> {
  /** what is asked for counts as used */
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/**
 * @param most of what `weigh` says of all entries together; each weighs 1 unless it says otherwise. One that is heavier
 * than that alone is not kept.
 */
export function createBounded<Key, Value>(
  most: number,
  weigh: (key: Key, value: Value) => number = () => 1,
): Bounded<Key, Value> {
  const entries = new Map<Key, Value>()
  let weight = 0
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      const before = entries.get(key)
      if (before !== undefined) weight -= weigh(key, before)
      entries.delete(key)
      entries.set(key, value)
      weight += weigh(key, value)
      for (const [oldest, old] of entries) {
        if (weight <= most) break
        entries.delete(oldest)
        weight -= weigh(oldest, old)
      }
    },
  }
}
