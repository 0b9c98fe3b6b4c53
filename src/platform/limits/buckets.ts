import { createBounded } from '../../shared/bounded.ts'
import { tooMany } from '../../shared/failure.ts'
import type { Clock } from '../clock.ts'

/** `tokens` at once, and as many again within `seconds`. */
export interface Limit {
  tokens: number
  seconds: number
}

export interface Buckets {
  /** Takes one token; throws tooMany when there is none. `key` says what is counted and for whom. */
  take(key: string, limit: Limit): void
  /** everybody begins anew */
  clear(): void
}

interface Bucket {
  tokens: number
  at: number
}

/** strangers may come in any number; the longest unused goes first */
const kept = 50_000

/** Token buckets in this process's memory: for what is merely tiresome. Sign-in paths count in the database. */
export function createBuckets(clock: Clock): Buckets {
  let buckets = createBounded<string, Bucket>(kept)
  return {
    take(key, { tokens, seconds }) {
      const now = clock.now().getTime()
      const before = buckets.get(key) ?? { tokens, at: now }
      // a clock that was set back takes nothing away
      const passed = Math.max(0, now - before.at) / 1000
      const refilled = Math.min(tokens, before.tokens + passed * (tokens / seconds))
      const isAllowed = refilled >= 1
      buckets.set(key, { tokens: isAllowed ? refilled - 1 : refilled, at: now })
      if (!isAllowed) throw tooMany(Math.ceil(((1 - refilled) * seconds) / tokens))
    },
    clear() {
      buckets = createBounded<string, Bucket>(kept)
    },
  }
}
