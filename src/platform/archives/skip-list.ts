import type { Skipped } from './archive.ts'

/** Told of everything that was left out, by whoever knows what and why. */
export type Note = (what: string, why: string, isError?: boolean) => void

export type SkipList = {
  add: Note
  /** the same for whoever reads one page */
  at: (where: string) => Note
  /** what another list has collected, whole */
  take: (others: readonly Skipped[]) => void
  list: () => Skipped[]
}

/** Collects what was left out; the same thing for the same reason is said once, with its number and its places. */
export function skipList(): SkipList {
  const seen = new Map<string, Skipped>()
  const take = (others: readonly Skipped[]) => {
    for (const one of others) {
      const key = `${one.what}\n${one.why}`
      const known = seen.get(key)
      if (!known) seen.set(key, { ...one, where: [...one.where] })
      else {
        known.times += one.times
        known.where = [...new Set([...known.where, ...one.where])]
      }
    }
  }
  const note =
    (where: readonly string[]): Note =>
    (what, why, isError = false) =>
      take([{ what, why, where: [...where], times: 1, isError }])
  return { add: note([]), at: where => note([where]), take, list: () => [...seen.values()] }
}
