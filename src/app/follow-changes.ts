import { findKnown, listKnown } from '../features/core/site/site.ts'
import type { AnswerCache } from '../platform/cache/answer-cache.ts'
import { channels } from '../platform/db/channels.ts'
import type { Database } from '../platform/db/database.ts'
import { inTurn } from '../platform/in-turn.ts'
import type { Log } from '../platform/log.ts'
import type { Hosts } from './http/hosts.ts'
import type { Tenants } from './loaded-tenants.ts'

interface Deps {
  database: Database
  hosts: Hosts
  tenants: Tenants
  cache: AnswerCache
  log: Log
  /** who wants to hear of every publish */
  published(tenantId: number, tags: readonly string[]): void
}

/**
 * Reads the directory of tenants, and after a NOTIFY of any process the one tenant that it names; what was published is
 * purged. Answers how to read all of them by hand.
 */
export async function followChanges(deps: Deps): Promise<() => Promise<void>> {
  const { database, hosts, tenants, cache, log } = deps
  const changed = new Set<number>()
  let isAllWanted = true
  // one after the other: what was read first must not land after what was read later
  const takeOver = inTurn(async () => {
    const isAll = isAllWanted
    const ids = [...changed]
    isAllWanted = false
    changed.clear()
    try {
      if (isAll) {
        hosts.replace(await database.withPlatform(listKnown))
        tenants.forget()
      } else if (ids.length > 0) {
        hosts.change(ids, await database.withPlatform(tx => findKnown(tx, ids)))
        await tenants.renew(ids)
      }
    } catch (error) {
      // the next reading makes up for it
      isAllWanted ||= isAll
      for (const id of ids) changed.add(id)
      throw error
    }
  })
  const later = (purge: () => void) =>
    void takeOver().then(purge, error =>
      log.warn({ err: error }, 'tenants could not be read, the old ones stay'),
    )
  const all = () => {
    isAllWanted = true
    return takeOver()
  }
  await all()
  const allLater = () => {
    isAllWanted = true
    later(() => cache.clear())
  }
  await database.listen(
    channels.tenants,
    payload => {
      const id = Number(payload)
      if (id === 0) return allLater()
      changed.add(id)
      later(() => cache.clear(id))
    },
    allLater,
  )
  await database.listen(
    channels.purge,
    payload => purge(deps, payload),
    () => cache.clear(),
  )
  return all
}

function purge({ cache, log, published }: Deps, payload: string): void {
  try {
    const { tenantId, tags }: { tenantId: number; tags: string[] } = JSON.parse(payload)
    cache.purge(tenantId, tags)
    published(tenantId, tags)
  } catch (error) {
    log.warn({ err: error, payload }, 'a purge that cannot be read')
    cache.clear()
  }
}

type Tell = Deps['published']

/** Tells on what was published, or gathers it while it is held: each tenant is told of once then. */
export function holdable(tell: Tell): { published: Tell; hold(): () => void } {
  const held = new Map<number, Set<string>>()
  let isHeld = false
  return {
    published(tenantId, tags) {
      if (!isHeld) return tell(tenantId, tags)
      const known = held.get(tenantId) ?? new Set()
      for (const tag of tags) known.add(tag)
      held.set(tenantId, known)
    },
    hold() {
      isHeld = true
      return () => {
        isHeld = false
        for (const [tenantId, tags] of held) tell(tenantId, [...tags])
        held.clear()
      }
    },
  }
}
