import type { ServerResponse } from 'node:http'
import type { AnswerCache } from '../../platform/cache/answer-cache.ts'
import type { Config } from '../../platform/config.ts'
import type { JobTurns } from '../../platform/db/job-turns.ts'
import { createServer } from '../../platform/http/node-http.ts'
import type { Log } from '../../platform/log.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import type { Hosts } from '../http/hosts.ts'
import { listenOn } from '../http/listening.ts'
import type { Meters } from './meters.ts'

export interface Admin {
  close(): Promise<void>
}

interface AdminDeps {
  config: Config
  meters: Meters
  hosts: Hosts
  cache: AnswerCache
  partsOf: PartsOf
  /** undefined: no other process shares the jobs */
  turns: JobTurns | undefined
  notReady(): Promise<string | undefined>
  log: Log
}

/**
 * What balancers, Prometheus and a proxy with on-demand TLS ask, on a port of its own that no visitor reaches:
 *
 * - `GET /healthz`: 200 as long as the process lives
 * - `GET /readyz`: 200, or 503 with the reason: draining, or the database does not answer
 * - `GET /metrics`: Prometheus' text
 * - `GET /ask?domain=<name>`: 200 for a name that is served here, else 404; from memory
 */
export async function openAdmin(deps: AdminDeps): Promise<Admin> {
  const { config, log } = deps
  addGauges(deps)
  const server = createServer((request, response) => {
    answer(deps, request.url ?? '/', response).catch(error => {
      log.warn({ err: error }, 'the administrative port failed')
      say(response, 503, 'gagal')
    })
  })
  const { ADMIN_PORT: port, ADMIN_HOST: host } = config
  return listenOn(server, {
    port,
    host,
    taken: `ADMIN_PORT ${port} sudah dipakai program lain. Pilih yang lain.`,
  })
}

async function answer(
  { meters, hosts, notReady }: AdminDeps,
  url: string,
  response: ServerResponse,
): Promise<void> {
  if (!URL.canParse(url, 'http://admin')) return say(response, 404, 'tidak ada')
  const { pathname, searchParams } = new URL(url, 'http://admin')
  if (pathname === '/healthz') return say(response, 200, 'hidup')
  if (pathname === '/readyz') {
    const reason = await notReady()
    return say(response, reason === undefined ? 200 : 503, reason ?? 'siap')
  }
  if (pathname === '/ask') {
    const isServed = hosts.resolve(searchParams.get('domain') ?? undefined).kind !== 'unknown'
    return say(response, isServed ? 200 : 404, isServed ? 'dilayani' : 'tidak dikenal')
  }
  if (pathname === '/metrics')
    return say(response, 200, await meters.registry.metrics(), meters.registry.contentType)
  say(response, 404, 'tidak ada')
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(`${text}\n`)
}

/** What is looked at when somebody asks. */
function addGauges({ meters, hosts, cache, partsOf, turns, notReady, log }: AdminDeps): void {
  const { client, registry } = meters
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number) =>
    new client.Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('sanggar_tenants', 'Tenants in the directory, active or not.', () => hosts.size)
  gauge('sanggar_page_cache_bytes', 'Memory held by answers that lie ready.', () => cache.bytes)
  gauge('sanggar_page_cache_entries', 'Answers that lie ready.', () => cache.size)
  new client.Gauge({
    name: 'sanggar_ready',
    help: 'Whether this process would say that it is ready: 1 or 0.',
    registers,
    async collect() {
      this.set((await notReady()) === undefined ? 1 : 0)
    },
  })
  for (const figures of partsOf('figures'))
    for (const [name, value] of Object.entries(figures)) addFigure(meters, `sanggar_${name}`, value)
  if (!turns) return
  new client.Gauge({
    name: 'sanggar_job_last_success_timestamp_seconds',
    help: 'When a job last went well, in whichever process; 0: never.',
    labelNames: ['job'],
    registers,
    async collect() {
      try {
        for (const { job, succeededAt } of await turns.list())
          this.set({ job }, (succeededAt?.getTime() ?? 0) / 1000)
      } catch (error) {
        log.debug({ err: error }, 'when jobs were done is not known')
        this.reset()
      }
    },
  })
}

function addFigure({ client, registry }: Meters, name: string, value: () => number): void {
  const help = 'Told by the room that counts it.'
  if (!name.endsWith('_total')) {
    new client.Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
    return
  }
  new client.Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(value())
    },
  })
}
