import { AsyncResource } from 'node:async_hooks'
import type { Clock } from '../../../platform/clock.ts'
import { filledTag } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Log } from '../../../platform/log.ts'
import { writtenOf } from './passage-texts.ts'
import * as store from './passages.store.ts'

/** Makes passages behind what is published: never while somebody waits for an answer. */
export interface PassageIndex {
  /** something of this tenant was published, by whatever process */
  published(tenantId: number, tags: readonly string[]): void
  /** takes over what was published at any tenant, and fills what was never filled */
  catchUp(): Promise<void>
  close(): Promise<void>
}

interface Deps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  sources(): readonly store.Source[]
}

/** all of a tenant is compared with the rooms once a day, whoever forgot to say that something changed */
const oldMilliseconds = 86_400_000
/** several publishes in a row are taken over at once */
const gatherMilliseconds = 100
const tenantsAtOnce = 100
/** words of more are collected once a day */
const fewPassages = 5000

export function createPassageIndex({ database, clock, log, sources }: Deps): PassageIndex {
  const waiting = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  let isClosed = false
  /** who tells does so within a transaction; what follows from it is none of that */
  const outside = new AsyncResource('passages')

  const within = <T>(tenantId: number, work: (tx: Tx) => Promise<T>) =>
    database.withTenant(tenantId, async tx => {
      // another process is at it: what it leaves is due in a minute
      if (!(await store.tryLock(tx, tenantId))) throw new Busy()
      return work(tx)
    })

  /** A part's passages in steps, each a short transaction: questions and pages go in between. */
  async function refreshPart(tenantId: number, source: store.Source): Promise<number> {
    let changed = 0
    for (;;) {
      const rows = await within(tenantId, async tx => {
        const found = await store.listChanged(tx, source)
        for (const row of found) await store.writePassages(tx, await writtenOf(source.name, row))
        return found
      })
      changed += rows.length
      if (isClosed || !store.isFullBatch(rows)) return changed
    }
  }

  async function refresh(tenantId: number): Promise<void> {
    const now = clock.now()
    const { refreshedAt, total, stale } = await within(tenantId, async tx => ({
      ...(await store.findState(tx)),
      stale: await store.listStale(tx),
    }))
    const isOld = refreshedAt === null || Math.abs(now.getTime() - refreshedAt.getTime()) > oldMilliseconds
    if (stale.length === 0 && !isOld) return
    const tags = new Set(stale.map(({ tag }) => tag))
    let looked = 0
    let changed = 0
    for (const source of sources())
      if (isOld || source.tags.some(tag => tags.has(tag))) {
        changed += await refreshPart(tenantId, source)
        looked++
      }
    if (isClosed) return
    await within(tenantId, async tx => {
      if (looked > 0) await store.rememberRefresh(tx, isOld ? now : (refreshedAt ?? now))
      if (changed > 0 && (isOld || (total ?? 0) < fewPassages)) await store.rebuildWords(tx)
      await store.settleStale(
        tx,
        stale.map(({ id }) => id),
      )
    })
  }

  async function follow(tenantId: number): Promise<void> {
    try {
      await refresh(tenantId)
    } catch (error) {
      if (!(error instanceof Busy))
        log.warn({ err: error, tenantId }, 'passages could not follow, the next time they will')
    }
  }

  /** One tenant after the other: what somebody waits for goes in between. */
  async function work(): Promise<void> {
    for (const tenantId of waiting) {
      waiting.delete(tenantId)
      if (!isClosed) await follow(tenantId)
    }
  }

  return {
    published(tenantId, tags) {
      if (!tags.some(tag => tag !== filledTag)) return
      waiting.add(tenantId)
      timer ??= outside.runInAsyncScope(() =>
        setTimeout(() => {
          timer = undefined
          turn = turn.then(work)
        }, gatherMilliseconds),
      )
    },
    catchUp() {
      turn = turn.then(async () => {
        for (const id of await database.withPlatform(tx => store.listDue(tx, tenantsAtOnce))) waiting.add(id)
        await work()
      })
      return turn
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      waiting.clear()
      await turn.catch(() => {})
    },
  }
}

/** Another process looks after this tenant's passages. */
class Busy extends Error {}
