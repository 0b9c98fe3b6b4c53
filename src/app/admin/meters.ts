import type { Registry } from 'prom-client'
import type { Database } from '../../platform/db/database.ts'

/** What is counted about this process, for whoever watches it. Nothing of a tenant is in it. */
export interface Meters {
  readonly registry: Registry
  readonly client: typeof import('prom-client')
  /** a page that lay ready: one number in memory, since there are thousands a second */
  countCached(status: number): void
  /** `seconds`: until the last byte was handed over */
  answered(route: string, method: string, status: number, seconds: number): void
  begun(): void
  ended(): void
  jobDone(name: string, milliseconds: number, hasFailed: boolean): void
}

/** seconds; a cached page is a tenth of the first, a report may take the last */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const waitBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]
const mostStatus = 600

/** Loaded only where somebody watches: it is a library that most installations never need. */
export async function createMeters(database: Database): Promise<Meters> {
  const client = await import('prom-client')
  const registry = new client.Registry()
  const registers = [registry]
  client.collectDefaultMetrics({ register: registry })
  const cached = new Float64Array(mostStatus)
  new client.Counter({
    name: 'sanggar_cached_answers_total',
    help: 'Answers that lay ready in memory, by status.',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset()
      for (const [status, count] of cached.entries()) if (count > 0) this.inc({ status }, count)
    },
  })
  const answers = new client.Histogram({
    name: 'sanggar_http_request_duration_seconds',
    help: 'Requests that were made anew, from their beginning to the last byte.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  })
  const inFlight = new client.Gauge({
    name: 'sanggar_http_requests_in_flight',
    help: 'Requests that are being answered now, without those that lay ready.',
    registers,
  })
  const waited = new client.Histogram({
    name: 'sanggar_database_wait_seconds',
    help: 'How long a transaction waited for its connection.',
    buckets: waitBuckets,
    registers,
  })
  database.waited = milliseconds => waited.observe(milliseconds / 1000)
  new client.Gauge({
    name: 'sanggar_database_connections',
    help: 'Connections that this process holds, and what waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = database.connections()
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waited_for' }, waiting)
    },
  })
  const jobs = new client.Histogram({
    name: 'sanggar_job_duration_seconds',
    help: 'How long jobs took in this process.',
    labelNames: ['job'],
    buckets: [0.1, 1, 10, 60, 300],
    registers,
  })
  const failures = new client.Counter({
    name: 'sanggar_job_failures_total',
    help: 'Jobs that failed in this process.',
    labelNames: ['job'],
    registers,
  })
  return {
    registry,
    client,
    countCached(status) {
      cached[status] = (cached[status] ?? 0) + 1
    },
    answered: (route, method, status, seconds) => answers.observe({ route, method, status }, seconds),
    begun: () => inFlight.inc(),
    ended: () => inFlight.dec(),
    jobDone(job, milliseconds, hasFailed) {
      jobs.observe({ job }, milliseconds / 1000)
      failures.inc({ job }, hasFailed ? 1 : 0)
    },
  }
}
