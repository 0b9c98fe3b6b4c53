import { createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isBot } from '../../../platform/http/bots.ts'
import type { DeedContext, VisitorDeed } from '../../../platform/http/visitor-deeds.ts'
import type { Log } from '../../../platform/log.ts'
import { dayIn } from '../../../shared/days.ts'
import { type Clicked, saltsOfDays } from '../click-log/click-log.ts'
import {
  deviceOf,
  keptDays,
  type LeftReason,
  mostPagesAMinute,
  type Source,
  sourceOf,
  stepOf,
} from './visits.rules.ts'
import * as store from './visits.store.ts'

interface Deps {
  database: Pick<Database, 'withPlatform'>
  clock: Clock
  log: Log
}

/** Whose visit it is, until it has a number: in memory for some seconds, and written nowhere. */
interface Visitor {
  tenantId: number
  day: string
  ip: string
  userAgent: string
}

interface Waiting {
  visitor: Visitor
  source: Source
  /** pages, by their address, with how often they were opened */
  pages: Map<string, number>
  joined: number
  codes: string[]
}

const flushMilliseconds = 4000
/** visits in memory; while the database is away, older ones are worth no more than newer ones */
const maxWaiting = 20_000
const minute = 60_000
const direct: Source = { source: '', medium: 'direct', campaign: '' }
const keyOf = ({ tenantId, day, ip, userAgent }: Visitor) => `${tenantId} ${day} ${ip} ${userAgent}`

/**
 * Counts visits out of what browsers tell of the ways visitors take: no cookie, no name, nothing on the device. They wait
 * in memory and are written together every few seconds, as clicks are.
 */
export function createCounting({ database, clock, log }: Deps) {
  let waiting = new Map<string, Waiting>()
  let left = new Map<string, store.LeftRow>()
  let pace = { since: 0, pages: new Map<string, number>() }
  let writing: Promise<void> | undefined

  const visitorOf = ({ tenant, request }: Pick<DeedContext, 'tenant' | 'request'>): Visitor => ({
    tenantId: tenant.id,
    day: dayIn(clock.now(), tenant.timeZone),
    ip: request.ip,
    userAgent: request.userAgent,
  })

  function waitingOf(visitor: Visitor, source: Source): Waiting | undefined {
    const key = keyOf(visitor)
    const known = waiting.get(key)
    if (known || waiting.size >= maxWaiting) return known
    const made: Waiting = { visitor, source, pages: new Map(), joined: 0, codes: [] }
    waiting.set(key, made)
    return made
  }

  /** Pages of this visitor in this minute, with this one. */
  function paceOf(visitor: Visitor): number {
    const now = clock.now().getTime()
    if (Math.abs(now - pace.since) >= minute) pace = { since: now, pages: new Map() }
    const pages = (pace.pages.get(keyOf(visitor)) ?? 0) + 1
    pace.pages.set(keyOf(visitor), pages)
    return pages
  }

  function whyNot(visitor: Visitor, isStaff: boolean): LeftReason | undefined {
    if (isBot(visitor.userAgent)) return 'bot'
    if (isStaff) return 'staff'
    return paceOf(visitor) > mostPagesAMinute ? 'rapid' : undefined
  }

  function leave({ tenantId, day }: Visitor, reason: LeftReason) {
    const key = `${tenantId} ${day} ${reason}`
    const row = left.get(key) ?? { tenant_id: tenantId, day, reason, views: 0 }
    left.set(key, { ...row, views: row.views + 1 })
  }

  async function write(): Promise<void> {
    const visits = [...waiting.values()]
    const others = [...left.values()]
    waiting = new Map()
    left = new Map()
    try {
      const salts = await saltsOfDays(
        database,
        visits.map(({ visitor }) => visitor.day),
      )
      const named = visits.map(one => ({ ...one, number: numberOf(one.visitor, salts) }))
      await database.withPlatform(async tx => {
        await store.writeVisits(tx, named.map(visitRow))
        await store.writePages(tx, named.flatMap(pageRows))
        const orders = named.flatMap(orderRows)
        if (orders.length > 0) await store.writeOrders(tx, orders)
        if (others.length > 0) await store.writeLeft(tx, others)
      })
    } catch (error) {
      log.warn({ err: error, visits: visits.length }, 'visits could not be kept')
    }
  }

  const flush = () => {
    writing = (writing ?? Promise.resolve()).then(() =>
      waiting.size > 0 || left.size > 0 ? write() : undefined,
    )
    return writing
  }
  const timer = setInterval(() => void flush(), flushMilliseconds)
  timer.unref()

  return {
    /** a click or the first page of a session: the page that is opened by it, where it is one of the site's */
    seen({ tenant, request, record, page, isStaff }: Clicked): void {
      if (page === undefined) return
      const visitor = visitorOf({ tenant, request })
      const reason = whyNot(visitor, isStaff)
      if (reason) {
        leave(visitor, reason)
        return
      }
      const source = record.type === 'page_load' ? sourceOf(record.from, record.to, request.origin) : direct
      const one = waitingOf(visitor, source)
      one?.pages.set(page, (one.pages.get(page) ?? 0) + 1)
    },
    did(context: DeedContext, deed: VisitorDeed): void {
      const visitor = visitorOf(context)
      if (isBot(visitor.userAgent)) return
      const one = waitingOf(visitor, direct)
      if (!one) return
      if (deed.kind === 'joined') one.joined++
      else one.codes.push(deed.code)
    },
    flush,
    /** writes what waits, and deletes what is older than its time, in every tenant */
    async sweep(): Promise<void> {
      await flush()
      const before = new Date(clock.now().getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)
      await database.withPlatform(tx => store.sweepBefore(tx, before))
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}

type Named = Waiting & { number: string }

/** Once the day's salt is gone, nobody can make it again, whatever they know. */
const numberOf = ({ tenantId, day, ip, userAgent }: Visitor, salts: ReadonlyMap<string, string>) =>
  createHmac('sha256', salts.get(day) ?? '')
    .update(JSON.stringify([tenantId, ip, userAgent]))
    .digest('base64url')
    .slice(0, 22)

const visitRow = ({ visitor, number, source, pages, joined }: Named): store.VisitRow => ({
  tenant_id: visitor.tenantId,
  day: visitor.day,
  visitor: number,
  ...source,
  device: deviceOf(visitor.userAgent),
  views: [...pages.values()].reduce((sum, views) => sum + views, 0),
  joined,
})

const pageRows = ({ visitor, number, pages }: Named): store.PageRow[] =>
  [...pages].map(([page, views]) => ({
    tenant_id: visitor.tenantId,
    day: visitor.day,
    visitor: number,
    page,
    step: stepOf(page),
    views,
  }))

const orderRows = ({ visitor, number, codes }: Named): store.OrderRow[] =>
  [...new Set(codes)].map(code => ({
    tenant_id: visitor.tenantId,
    day: visitor.day,
    visitor: number,
    code,
  }))
