import { readTenants } from '../features/core/site/site.ts'
import type { AnswerCache } from '../platform/cache/answer-cache.ts'
import { channels } from '../platform/db/channels.ts'
import type { Database } from '../platform/db/database.ts'
import { inTurn } from '../platform/in-turn.ts'
import type { Log } from '../platform/log.ts'
import type { Hosts } from './http/hosts.ts'

interface Deps {
  database: Database
  hosts: Hosts
  cache: AnswerCache
  log: Log
}

/**
 * Reads tenants and settings, and again after every NOTIFY of any process; what was published is purged. Answers how to
 * read them by hand.
 */
export async function followChanges({ database, hosts, cache, log }: Deps): Promise<() => Promise<void>> {
  // one after the other: what was read first must not land after what was read later
  const refresh = inTurn(async () => hosts.replace(await database.withPlatform(readTenants)))
  const refreshLater = (tenantId = '') => {
    refresh().then(
      () => cache.clear(tenantId === '' ? undefined : Number(tenantId)),
      error => log.warn({ err: error }, 'tenants could not be read, the old ones stay'),
    )
  }
  await refresh()
  await database.listen(channels.tenants, refreshLater, () => refreshLater())
  await database.listen(
    channels.purge,
    payload => purge(cache, payload, log),
    () => cache.clear(),
  )
  return refresh
}

function purge(cache: AnswerCache, payload: string, log: Log): void {
  try {
    const { tenantId, tags }: { tenantId: number; tags: string[] } = JSON.parse(payload)
    cache.purge(tenantId, tags)
  } catch (error) {
    log.warn({ err: error, payload }, 'a purge that cannot be read')
    cache.clear()
  }
}
