import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Log } from '../../../platform/log.ts'
import type { ClickRecord, EventRecord } from './click-log.contract.ts'
import { keptAddress, keptDays, keptTime } from './click-log.rules.ts'
import * as store from './click-log.store.ts'

interface Deps {
  database: Pick<Database, 'withPlatform'>
  clock: Clock
  log: Log
}

/** Where a record came from: the tenant, and the origin that was asked. */
interface Source {
  tenantId: number
  origin: string
}

/** A click as whoever counts visits is told of it, before its addresses are cut to what is kept. */
export interface Clicked {
  tenant: Pick<TenantContext, 'id' | 'timeZone'>
  request: Pick<RequestFacts, 'ip' | 'userAgent' | 'origin'>
  record: ClickRecord
  /** the page of the site that it opens, as it may be kept; none where it leads away */
  page: string | undefined
  /** who runs the site */
  isStaff: boolean
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** is told of each click; it waits for nobody and never fails */
    clicked: (clicked: Clicked) => void
  }
}

/** The salts of these days, drawn where nobody needed one before. */
export async function saltsOfDays(
  database: Pick<Database, 'withPlatform'>,
  days: readonly string[],
): Promise<Map<string, string>> {
  const salts = new Map<string, string>()
  if (days.length === 0) return salts
  await database.withPlatform(async tx => {
    for (const day of new Set(days))
      salts.set(day, await store.saltOf(tx, day, randomBytes(32).toString('base64url')))
  })
  return salts
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
  events: Heard[]
}

const nothing = (): Waiting => ({ clicks: [], events: [] })

/** an event with the name its visit gave itself, until both are written */
type Heard = Omit<store.RecordedEvent, 'session_hash'> & { sessionId: string }

const flushMilliseconds = 4000
/** records in memory; while the database is away, older ones are worth no more than newer ones */
const maxWaiting = 20_000
/** rows of one insert, of all tenants together */
const batch = 2000
/** rows of one deletion */
const sweptAtOnce = 20_000
const day = 86_400_000

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Tells visits of one day and tenant apart. Once the day's salt is gone, nobody can make it again, whatever they know. */
const sessionHash = (salt: string, tenantId: number, sessionId: string) =>
  createHmac('sha256', salt).update(`${tenantId} ${sessionId}`).digest('base64url').slice(0, 22)

/**
 * Clicks and events wait in memory and are written together every few seconds: a transaction for each would cost more
 * than the page that was clicked on. Whoever pulls the plug loses a few seconds of them.
 */
export function createClickLog({ database, clock, log }: Deps): ClickLog {
  let waiting = nothing()
  let writing: Promise<void> | undefined

  const count = () => waiting.clicks.length + waiting.events.length
  const hasRoom = () => count() < maxWaiting

  async function write(): Promise<void> {
    const { clicks, events } = waiting
    waiting = nothing()
    try {
      // of today and, until two days are over, of yesterday
      const salts = await saltsOfDays(
        database,
        events.map(({ at }) => dayOf(at)),
      )
      const recorded = events.map(({ sessionId, ...event }) => ({
        ...event,
        session_hash: sessionHash(salts.get(dayOf(event.at)) ?? '', event.tenant_id, sessionId),
      }))
      await database.withPlatform(async tx => {
        for (let at = 0; at < clicks.length; at += batch)
          await store.insertClicks(tx, clicks.slice(at, at + batch))
        for (let at = 0; at < recorded.length; at += batch)
          await store.insertEvents(tx, recorded.slice(at, at + batch))
      })
    } catch (error) {
      log.warn({ err: error, records: clicks.length + events.length }, 'clicks could not be kept')
    }
  }

  const flush = () => {
    writing = (writing ?? Promise.resolve()).then(() => (count() > 0 ? write() : undefined))
    return writing
  }
  const timer = setInterval(() => void flush(), flushMilliseconds)
  timer.unref()

  return {
    click({ tenantId, origin }, { from, to, type, timestamp }) {
      if (!hasRoom()) return
      waiting.clicks.push({
        tenant_id: tenantId,
        type,
        from_address: keptAddress(from, origin),
        to_address: keptAddress(to, origin),
        at: keptTime(timestamp, clock.now()),
      })
    },
    event({ tenantId, origin }, { event, path, entityType, entityId, sessionId, timestamp }) {
      if (!hasRoom()) return
      const at = keptTime(timestamp, clock.now())
      waiting.events.push({
        tenant_id: tenantId,
        event,
        path: keptAddress(path, origin),
        entity_type: entityType ?? null,
        entity_id: entityId ?? null,
        sessionId,
        at,
      })
    },
    flush,
    async sweep() {
      const before = new Date(clock.now().getTime() - keptDays * day)
      // an event may be told a day late, so yesterday's is still needed
      const yesterday = dayOf(new Date(clock.now().getTime() - day))
      await database.withPlatform(tx => store.forgetSaltsBefore(tx, yesterday))
      let isMore = true
      while (isMore) isMore = await database.withPlatform(tx => store.deleteBefore(tx, before, sweptAtOnce))
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
