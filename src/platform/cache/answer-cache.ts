import { Failure } from '../../shared/failure.ts'
import type { Clock } from '../clock.ts'
import { type CacheEntry, type RenderedResponse, toCacheEntry } from './entry.ts'
import { createShelves } from './tenant-shelves.ts'

export { type RenderedResponse, sendEntry } from './entry.ts'

export interface AnswerCache {
  /** the entry an address led to before; one map look-up */
  recall(tenantId: number, alias: string): CacheEntry | undefined
  /** fresh, or made anew: once, however many ask at the same time. On failure the old one, if there is one. */
  get(
    tenantId: number,
    key: string,
    alias: string,
    make: () => Promise<RenderedResponse>,
  ): Promise<CacheEntry>
  isFresh(entry: CacheEntry): boolean
  purge(tenantId: number, tags: readonly string[]): void
  /** all of one tenant, or of all of them */
  clear(tenantId?: number): void
  readonly bytes: number
  readonly size: number
}

/** badges and "open until" depend on the time, so nothing is older than this without being made again, unless it says so */
const freshMilliseconds = 60_000
/** addresses remembered of one answer: parameters that a page does not know come in any number */
const mostAliases = 16
/** narrowed lists and searches of one tenant: whoever asks for one after the other takes no other's place */
const mostBrief = 300
/** longer addresses are worked out each time: strangers may send any number of them */
const longestAlias = 400

interface Options {
  maxBytes: number
  clock: Clock
  /** headers of every answer, where it says nothing else */
  guards: Record<string, string>
}

interface Making {
  tenantId: number
  answer: Promise<CacheEntry>
  /** purged since it began: it may have read what was there before */
  purged: Set<string> | 'all'
}

/**
 * Keeps finished answers in memory: keyed by tenant first, bounded by bytes, the longest unused goes first, one at a time,
 * and of a tenant that holds more than a quarter before any other's.
 * An expired answer is still handed out while a new one is made; a purged one only when making fails.
 */
export function createAnswerCache({ maxBytes, clock, guards }: Options): AnswerCache {
  const aliases = new Map<string, string>()
  const making = new Map<string, Making>()
  const entries = createShelves<CacheEntry>({
    maxBytes,
    mostBrief,
    removed(entry) {
      for (const alias of entry.aliases) aliases.delete(alias)
    },
  })

  const keep = (key: string, entry: CacheEntry) => {
    const known = entries.get(key)?.aliases ?? []
    if (entry.bytes > maxBytes / 4) return entries.remove(key)
    entries.put(key, entry)
    for (const alias of known) remember(alias, key)
  }

  const finish = async (
    tenantId: number,
    key: string,
    make: () => Promise<RenderedResponse>,
  ): Promise<CacheEntry> => {
    const made = await make()
    const entry = await toCacheEntry(tenantId, made, maxBytes > 0, guards, entries.get(key))
    const fresh = made.freshSeconds === undefined ? freshMilliseconds : made.freshSeconds * 1000
    const goodUntil = made.goodUntil?.getTime() ?? Number.POSITIVE_INFINITY
    const freshUntil = Math.min(clock.now().getTime() + fresh, goodUntil)
    return { ...entry, freshUntil, goodUntil, purged: false, aliases: [] }
  }

  const remember = (alias: string, key: string) => {
    const entry = entries.get(key)
    if (!entry || alias.length > longestAlias || aliases.get(alias) === key) return
    aliases.set(alias, key)
    entry.aliases.push(alias)
    const oldest = entry.aliases.length > mostAliases ? entry.aliases.shift() : undefined
    if (oldest !== undefined && aliases.get(oldest) === key) aliases.delete(oldest)
  }

  const isOver = (entry: CacheEntry) => clock.now().getTime() >= entry.goodUntil

  async function makeAnew(
    tenantId: number,
    key: string,
    make: () => Promise<RenderedResponse>,
  ): Promise<CacheEntry> {
    const running = making.get(key)
    // who asks after a publish is not given what was begun before it
    if (running && running.purged !== 'all' && running.purged.size === 0) {
      const made = await running.answer
      // its time may have come while it was made
      return isOver(made) ? makeAnew(tenantId, key, make) : made
    }
    const mine: Making = { tenantId, purged: new Set(), answer: finish(tenantId, key, make) }
    const isNewest = () => making.get(key) === mine
    mine.answer = mine.answer
      .then(entry => {
        const { purged } = mine
        entry.purged = purged === 'all' || entry.tags.some(tag => purged.has(tag))
        if (!isNewest()) return entry
        if (entry.keep && maxBytes > 0) keep(key, entry)
        else entries.remove(key)
        return entry
      })
      .catch(error => {
        // what is no longer there must not be handed out again
        if (error instanceof Failure) entries.remove(key)
        throw error
      })
      .finally(() => {
        if (isNewest()) making.delete(key)
      })
    making.set(key, mine)
    return mine.answer
  }

  const isFresh = (entry: CacheEntry) => !entry.purged && clock.now().getTime() < entry.freshUntil

  return {
    isFresh,
    recall(tenantId, alias) {
      const key = aliases.get(`${tenantId} ${alias}`)
      if (key === undefined) return undefined
      const entry = entries.get(key)
      return entry?.tenantId === tenantId ? entry : undefined
    },
    async get(tenantId, address, alias, make) {
      const key = `${tenantId} ${address}`
      const found = entries.get(key)
      if (found && found.tenantId === tenantId) {
        entries.touch(key)
        remember(`${tenantId} ${alias}`, key)
        if (isFresh(found)) return found
        const anew = makeAnew(tenantId, key, make)
        if (found.purged || isOver(found)) return anew.catch(error => oldOne(error, found))
        anew.catch(() => {})
        return found
      }
      const entry = await makeAnew(tenantId, key, make)
      if (entry.keep) remember(`${tenantId} ${alias}`, key)
      return entry
    },
    purge(tenantId, tags) {
      for (const entry of entries.of(tenantId))
        if (entry.tags.some(tag => tags.includes(tag))) entry.purged = true
      for (const running of making.values()) {
        if (running.tenantId !== tenantId || running.purged === 'all') continue
        for (const tag of tags) running.purged.add(tag)
      }
    },
    clear(tenantId) {
      for (const entry of tenantId === undefined ? entries.all() : entries.of(tenantId)) entry.purged = true
      for (const running of making.values())
        if (tenantId === undefined || running.tenantId === tenantId) running.purged = 'all'
    },
    get bytes() {
      return entries.bytes
    },
    get size() {
      return entries.size
    },
  }
}

/** A bug or an outage: better the old answer than none. A failure we expected is itself the new answer. */
function oldOne(error: unknown, found: CacheEntry): CacheEntry {
  if (error instanceof Failure) throw error
  return found
}
