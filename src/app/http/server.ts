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
import { type AnswerCache, type Made, sendEntry } from '../../platform/cache/answer-cache.ts'
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
import { notFound } from '../../shared/failure.ts'
import type { Assets } from '../drawing/assets.ts'
import { isPreview, type PreviewDoor } from '../pages/preview.ts'
import type { FoundFile } from '../pages/public-files.ts'
import type { PageRequest, SitePages } from '../pages/site-pages.ts'
import { mountSignIn } from '../sign-in/mount.ts'
import type { SignInParts } from '../sign-in/visitor.ts'
import { callPath, mountApi } from './api.ts'
import { type Problem, problemOf } from './errors.ts'
import { mountFiles } from './files.ts'
import { aliasOf, createFront, sendMade, targetOf, wishOf } from './front.ts'
import { mountGuardianForm } from './guardian-form.ts'
import type { Hosts } from './hosts.ts'
import { mountMedia } from './media.ts'
import { mountPageForms } from './page-forms.ts'
import { mountReactionForm } from './reaction-form.ts'
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
  app.setNotFoundHandler((request, reply) => servePage(parts, request, reply))
  await mountApi(app, parts, (request, reply) => servePage(parts, request, reply))
  mountFiles(app, parts)
  mountMedia(app, parts)
  await mountSignIn(app, parts)
  await mountGuardianForm(app, parts)
  await mountPageForms(app, parts, parts.forms)
  await mountReactionForm(app, parts)
  app.get('/*', (request, reply) => servePage(parts, request, reply))
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

async function servePage(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { pages, cache, visits } = parts
  const target = targetOf(request.raw)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (target.kind !== 'tenant' || !isRead) {
    return reply.code(404).send(problemBody('Alamat tidak ditemukan'))
  }
  const asked = pageRequestOf(target.tenant, request)
  reply.hijack()
  const { raw } = reply
  try {
    if (asked.path === undefined) throw Object.assign(new Error('bad path'), { statusCode: 400 })
    const page = { ...asked, path: asked.path }
    const file = parts.findFile(page.path)
    if (file && (!target.tenant.isMaintenance || file.file.isAlwaysOpen)) {
      await serveFile(parts, request, raw, page, file)
      return undefined
    }
    const isOpen = !target.tenant.isMaintenance || pages.isForAdministrators(page.path)
    const mayBePreview = isPreview(page) && !pages.isPersonal(page.path)
    const drafted = mayBePreview ? await parts.previews.find(page, visits.of(request)) : undefined
    if (drafted) {
      sendMade(request.raw, raw, await pages.makePreview(drafted))
      return undefined
    }
    if (!isOpen) {
      sendMade(request.raw, raw, await pages.make(page))
      return undefined
    }
    if (pages.isPersonal(page.path)) {
      const visit = visits.of(request)
      const made = await pages.makePersonal(page, visit)
      if (visit.cookies.lines.length > 0) raw.setHeader('set-cookie', [...visit.cookies.lines])
      sendMade(request.raw, raw, made)
      return undefined
    }
    // an address with a preview's token is not remembered: its next asker may be let in
    const alias = isPreview(page) ? 'preview' : aliasOf(wishOf(request.headers.accept), request.url)
    const entry = await cache.get(target.tenant.id, pages.keyOf(page), alias, () => pages.make(page))
    if (entry.status === 404 && wantsEnvelope(request)) throw notFound('Alamat')
    sendEntry(request.raw, raw, entry)
  } catch (error) {
    const made = wantsEnvelope(request)
      ? problemMade(problemOf(error))
      : pages.error(target.tenant, asked.variant, asked.path ?? '/', error)
    sendMade(request.raw, raw, made)
  }
  return undefined
}

/** Kept, purged and answered with 304 like a page; what names its own content needs no place in memory. */
async function serveFile(
  { pages, cache }: ServerParts,
  request: FastifyRequest,
  raw: ServerResponse,
  page: PageRequest,
  found: FoundFile,
): Promise<void> {
  const make = async () => {
    const made = await pages.makeFile(page, found)
    if (made) return made
    // an address with a name in it may have been an old page's; one that names a thing is that thing's or nobody's
    if (Object.keys(found.params).length > 0) throw notFound('Berkas')
    return pages.make(page)
  }
  if (found.file.isImmutable || page.tenant.isMaintenance) return sendMade(request.raw, raw, await make())
  const alias = aliasOf(wishOf(request.headers.accept), request.url)
  sendEntry(request.raw, raw, await cache.get(page.tenant.id, `file ${page.path}`, alias, make))
}

/** A program that asked for a call that is not there; people and browsers get the page that says so. */
function wantsEnvelope({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  return wishOf(accept) === 'any' && (accept.includes('application/json') || /^\/v\d+\//.test(url))
}

function problemMade({ status, message, errors }: Problem): Made {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const body = Buffer.from(JSON.stringify(problemBody(message, errors)))
  return { status, headers, body, tags: [], keep: false }
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

function pageRequestOf(
  tenant: Tenant,
  request: FastifyRequest,
): Omit<PageRequest, 'path'> & { path: string | undefined } {
  const [rawPath = '/', rawQuery = ''] = request.url.split('?', 2)
  const query: Record<string, string> = {}
  // the last of several wins on a page, as it does in a form
  for (const [name, value] of new URLSearchParams(rawQuery)) query[name] = value
  return {
    tenant,
    path: decodePath(rawPath),
    query,
    variant: wishOf(request.headers.accept) === 'data' ? 'data' : 'html',
  }
}

/** undefined where the path is no UTF-8 or holds what PostgreSQL cannot store */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\u0000') ? undefined : decoded
  } catch {
    return undefined
  }
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
