import { AsyncResource } from 'node:async_hooks'
import type { Clock } from '../../../platform/clock.ts'
import { filledTag, notifyFilled } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Log } from '../../../platform/log.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import * as store from './search.store.ts'

/** Fills the search index behind what is published: never while somebody waits for an answer. */
export interface SearchIndex {
  /** something of this tenant was published, by whatever process */
  published(tenantId: number, tags: readonly string[]): void
  /** somebody searched here: where nobody looked for long, what was forgotten to be told is found */
  asked(tenantId: number): void
  /** takes over what was published at any tenant, and fills what was never filled */
  catchUp(): Promise<void>
  close(): Promise<void>
}

interface Deps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  parts(): readonly SearchPart[]
}

/** all of a tenant is compared with the rooms after this long, whoever forgot to say that something changed */
const oldMilliseconds = 600_000
/** several publishes in a row are taken over at once */
const gatherMilliseconds = 50
const fewDocuments = 2000
const tenantsAtOnce = 200
/** tenants of which this process remembers when somebody last looked */
const remembered = 5000

export function createSearchIndex({ database, clock, log, parts }: Deps): SearchIndex {
  let refreshes: (SearchPart & { refresh: store.Refresh })[] | undefined
  const waiting = new Set<number>()
  const lookedAt = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  /** who asks does so within a transaction; what follows from it is none of that */
  const outside = new AsyncResource('search index')

  /** Compares the rooms with the index where something was published, taken away, or long not looked at. */
  async function refresh(tx: Tx, tenantId: number): Promise<void> {
    const now = clock.now()
    const { refreshedAt, isStale } = await store.findState(tx)
    const isOld = refreshedAt === null || Math.abs(now.getTime() - refreshedAt.getTime()) > oldMilliseconds
    if (!isStale && !isOld) return
    // another process is at it: it takes what is stale by then, or leaves it for the next time
    if (!(await store.tryLock(tx, tenantId))) return
    const tags = new Set(await store.takeStaleTags(tx))
    refreshes ??= parts().map(part => ({ ...part, refresh: store.refreshOf(part) }))
    let changed = 0
    for (const part of refreshes) {
      if (isOld || part.tags.some(tag => tags.has(tag)))
        changed += await store.refreshPart(tx, part.refresh, Object.keys(part.kinds))
    }
    // what came due meanwhile changed no row, but may be read now; a large site's words wait until all is looked at
    if (isOld || (changed > 0 && (await store.hasFewDocuments(tx, fewDocuments))))
      await store.rebuildWords(tx, now)
    if (isOld) await store.rememberRefresh(tx, now)
    if (changed > 0) await notifyFilled(tx, tenantId)
  }

  async function follow(tenantId: number): Promise<void> {
    try {
      await database.withTenant(tenantId, tx => refresh(tx, tenantId))
    } catch (error) {
      log.warn({ err: error, tenantId }, 'the search index could not follow, the next time it will')
    }
  }

  /** One tenant after the other: what somebody waits for goes in between. */
  async function work(): Promise<void> {
    for (const tenantId of waiting) {
      waiting.delete(tenantId)
      await follow(tenantId)
    }
  }

  function soon(tenantId: number): void {
    waiting.add(tenantId)
    timer ??= outside.runInAsyncScope(() =>
      setTimeout(() => {
        timer = undefined
        turn = turn.then(work)
      }, gatherMilliseconds),
    )
  }

  return {
    published(tenantId, tags) {
      // its own word that it is done
      if (tags.some(tag => tag !== filledTag)) soon(tenantId)
    },
    asked(tenantId) {
      const now = clock.now().getTime()
      const before = lookedAt.get(tenantId)
      if (before !== undefined && Math.abs(now - before) <= oldMilliseconds) return
      lookedAt.delete(tenantId)
      lookedAt.set(tenantId, now)
      for (const oldest of lookedAt.keys()) {
        if (lookedAt.size <= remembered) break
        lookedAt.delete(oldest)
      }
      soon(tenantId)
    },
    catchUp() {
      turn = turn.then(async () => {
        for (const id of await database.withPlatform(tx => store.listDue(tx, tenantsAtOnce))) waiting.add(id)
        await work()
      })
      return turn
    },
    async close() {
      clearTimeout(timer)
      waiting.clear()
      await turn.catch(() => {})
    },
  }
}
