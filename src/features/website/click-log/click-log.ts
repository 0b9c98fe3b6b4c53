import { createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { ClickRecord, EventRecord } from './click-log.contract.ts'
import { keptAddress, keptDays, keptTime } from './click-log.rules.ts'
import * as store from './click-log.store.ts'

interface Parts {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  secrets: Secrets
}

/** Where a record came from: the tenant, and the origin that was asked. */
interface Source {
  tenantId: number
  origin: string
}

export interface ClickLog {
  click(source: Source, record: ClickRecord): void
  event(source: Source, record: EventRecord): void
  /** writes what waits; what cannot be written is gone, and the log says so */
  flush(): Promise<void>
  /** deletes what is older than its time, in every tenant */
  sweep(): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  clicks: store.Click[]
  events: store.RecordedEvent[]
}

const flushMilliseconds = 4000
/** records in memory; while the database is away, older ones are worth no more than newer ones */
const maxWaiting = 20_000
/** rows of one insert */
const batch = 500
const day = 86_400_000

/**
 * Clicks and events wait in memory and are written together every few seconds: a transaction for each would cost more
 * than the page that was clicked on. Whoever pulls the plug loses a few seconds of them.
 */
export function createClickLog({ database, clock, log, secrets }: Parts): ClickLog {
  let waiting = new Map<number, Waiting>()
  let count = 0
  let writing: Promise<void> | undefined
  const key = secrets.key('click-log sessions')

  const placeOf = (tenantId: number): Waiting | undefined => {
    if (count >= maxWaiting) return undefined
    count++
    const known = waiting.get(tenantId)
    if (known) return known
    const made: Waiting = { clicks: [], events: [] }
    waiting.set(tenantId, made)
    return made
  }

  /** tells visits of one day and tenant apart, and cannot be turned back or carried over to the next day */
  const sessionHash = (tenantId: number, sessionId: string, at: Date) =>
    createHmac('sha256', key)
      .update(`${tenantId} ${at.toISOString().slice(0, 10)} ${sessionId}`)
      .digest('base64url')
      .slice(0, 22)

  async function write(): Promise<void> {
    const taken = waiting
    waiting = new Map()
    count = 0
    for (const [tenantId, { clicks, events }] of taken) {
      try {
        await database.withTenant(tenantId, async tx => {
          for (let at = 0; at < clicks.length; at += batch)
            await store.insertClicks(tx, clicks.slice(at, at + batch))
          for (let at = 0; at < events.length; at += batch)
            await store.insertEvents(tx, events.slice(at, at + batch))
        })
      } catch (error) {
        log.warn({ err: error, tenantId, records: clicks.length + events.length }, 'clicks could not be kept')
      }
    }
  }

  const flush = () => {
    writing = (writing ?? Promise.resolve()).then(() => (count > 0 ? write() : undefined))
    return writing
  }
  const timer = setInterval(() => void flush(), flushMilliseconds)
  timer.unref()

  return {
    click({ tenantId, origin }, { from, to, type, timestamp }) {
      placeOf(tenantId)?.clicks.push({
        type,
        from_address: keptAddress(from, origin),
        to_address: keptAddress(to, origin),
        at: keptTime(timestamp, clock.now()),
      })
    },
    event({ tenantId, origin }, { event, path, entityType, entityId, sessionId, timestamp }) {
      const at = keptTime(timestamp, clock.now())
      placeOf(tenantId)?.events.push({
        event,
        path: keptAddress(path, origin),
        entity_type: entityType ?? null,
        entity_id: entityId ?? null,
        session_hash: sessionHash(tenantId, sessionId, at),
        at,
      })
    },
    flush,
    async sweep() {
      const before = new Date(clock.now().getTime() - keptDays * day)
      for (const id of await database.withPlatform(store.listTenantIds))
        await database.withTenant(id, tx => store.deleteBefore(tx, before))
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
