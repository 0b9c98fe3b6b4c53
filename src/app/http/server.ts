import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Tenant } from '../../features/core/site/site.ts'
import type { AppTokens } from '../../features/identity/app-tokens/app-tokens.ts'
import type { AnswerCache, Made } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Pictures } from '../../platform/files/pictures.ts'
import type { Endpoint, TenantContext } from '../../platform/http/endpoint.ts'
import { createServer } from '../../platform/http/node-http.ts'
import type { PageForm } from '../../platform/http/page-form.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import { problemBody } from '../../shared/envelope.ts'
import type { Assets } from '../drawing/assets.ts'
import type { PreviewDoor } from '../pages/preview.ts'
import type { FoundFile } from '../pages/public-files.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { mountSignIn } from '../sign-in/mount.ts'
import type { SignInParts } from '../sign-in/visitor.ts'
import { callPath, mountApi } from './api.ts'
import { problemOf } from './errors.ts'
import { mountFiles } from './files.ts'
import { createFront, sendMade, targetOf, wishOf } from './front.ts'
import type { Hosts } from './hosts.ts'
import { mountMedia } from './media.ts'
import { mountPageForms } from './page-forms.ts'
import { createServePage } from './pages.ts'
import type { Visits } from './visits.ts'

export interface ServerParts extends SignInParts {
  config: Config
  database: Database
  clock: Clock
  log: Log
  hosts: Hosts
  calls: readonly Endpoint[]
  forms: readonly PageForm[]
  visits: Visits
  buckets: Buckets
  appTokens: AppTokens
  /** pages and protocol of the account service, on its own host; false: not its address */
  accounts: (request: IncomingMessage, response: ServerResponse) => boolean
  cache: AnswerCache
  assets: () => Assets
  pages: SitePages
  /** files for machines, by their path */
  findFile(path: string): FoundFile | undefined
  previews: PreviewDoor
  tenantContextOf: (tenant: Tenant) => TenantContext
  partsOf: PartsOf
  pictures: Pictures
  files: FileStore
  /** development: Vite, asked first for everything below /_/ */
  vite?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  /** what must hold before traffic is sent here; undefined when all is well */
  notReady(): Promise<string | undefined>
}

const bodyLimit = 1_048_576
const pathOf = (url: string) => url.split('?', 1)[0] ?? url

/** Introduces everybody: the front door, the calls, the files, the pages, and the words for what goes wrong. */
export async function createApp(parts: ServerParts): Promise<FastifyInstance> {
  const { log, hosts, cache, assets, accounts } = parts
  const isDebugging = log.isLevelEnabled('debug')
  const logCached = (request: IncomingMessage, status: number, tenant: string) => {
    if (isDebugging)
      log.debug({ method: request.method, path: pathOf(request.url ?? '/'), status, tenant, cached: true })
  }
  const isAboutProcess = (path: string) => path === '/healthz' || path === '/readyz'
  const logger: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance: logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: 30_000,
    rewriteUrl: request => callPath(parts.calls, request),
    forceCloseConnections: 'idle',
    // what is refused before any route is found: addresses that cannot be decoded
    frameworkErrors: (error, request, reply) => answerProblem(parts, error, request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
    routerOptions: { maxParamLength: 2048, querystringParser: text => queryOf(text) },
    serverFactory: handler => {
      const front = createFront({ hosts, cache, assets, accounts, logCached, isAboutProcess }, handler)
      const { vite } = parts
      if (!vite) return createServer(front)
      return createServer((request, response) => {
        if (request.url?.startsWith('/_/') && !assets().find(request.url))
          vite(request, response, () => front(request, response))
        else front(request, response)
      })
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const target = targetOf(request.raw)
    log.info({
      method: request.method,
      // without the query: links from mails carry their token there
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
      host: request.headers.host,
      tenant: target.kind === 'tenant' ? target.tenant.slug : undefined,
    })
  })

  app.get('/healthz', async () => ({ status: true, message: 'hidup', data: null }))
  app.get('/readyz', async (_request, reply) => {
    const reason = await parts.notReady()
    if (reason !== undefined) reply.code(503)
    return { status: reason === undefined, message: reason ?? 'siap', data: null }
  })

  app.setErrorHandler((error, request, reply) => answerProblem(parts, error, request, reply))
  const servePage = createServePage(parts)
  app.setNotFoundHandler(servePage)
  await mountApi(app, parts, servePage)
  mountFiles(app, parts)
  mountMedia(app, parts)
  await mountSignIn(app, parts)
  await mountPageForms(app, parts)
  app.get('/*', servePage)
  await app.ready()
  return app
}

/** a name that comes twice is its own mistake: both values are kept, and no schema of ours takes a list */
function queryOf(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === '__proto__') continue
    const before = query[name]
    query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return query
}

/** What is not even HTTP, or too much of it: an answer in the envelope, and the connection ends. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isLong = error.code === 'HPE_HEADER_OVERFLOW'
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const line = isLong
    ? '431 Request Header Fields Too Large'
    : isSlow
      ? '408 Request Timeout'
      : '400 Bad Request'
  const body = JSON.stringify(problemBody('Permintaan tidak valid'))
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`
  if (socket.writable) socket.write(`HTTP/1.1 ${line}\r\n${head}\r\n\r\n${body}`)
  socket.destroySoon()
}

function answerProblem(parts: ServerParts, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error)
  if (problem.isUnexpected)
    parts.log.error({ err: error, requestId: request.id, path: pathOf(request.url) }, 'request failed')
  const target = targetOf(request.raw)
  if (target.kind === 'tenant' && wishOf(request.headers.accept) === 'html' && request.method === 'GET') {
    reply.hijack()
    const made: Made = parts.pages.error(target.tenant, 'html', '/', error)
    sendMade(request.raw, reply.raw, made)
    return undefined
  }
  reply.header('cache-control', 'no-store')
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  const { failed = '' } = request.routeOptions.config
  return reply.code(problem.status).send(problemBody(`${failed}${problem.message}`, problem.errors))
}
