import type { Skipped } from './archive.ts'

/** Collects what was left out; the same thing for the same reason is said once, with its number. */
export function skipList(): { add: (what: string, why: string) => void; list: () => Skipped[] } {
  const seen = new Map<string, Skipped & { times: number }>()
  return {
    add(what, why) {
      const key = `${what}\n${why}`
      const known = seen.get(key)
      if (known) known.times += 1
      else seen.set(key, { what, why, times: 1 })
    },
    list: () =>
      [...seen.values()].map(({ what, why, times }) => ({
        what,
        why: times > 1 ? `${why} (${times} kali)` : why,
      })),
  }
}
