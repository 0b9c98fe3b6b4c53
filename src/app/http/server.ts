import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Tenant } from '../../features/core/site/site.ts'
import type { AppTokens } from '../../features/identity/app-tokens/app-tokens.ts'
import type { AnswerCache } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Pictures } from '../../platform/files/pictures.ts'
import type { Endpoint, TenantContext } from '../../platform/http/endpoint.ts'
import { guardHeaders } from '../../platform/http/guard-headers.ts'
import { guardedResponse } from '../../platform/http/guarded-response.ts'
import { createServer } from '../../platform/http/node-http.ts'
import type { PageForm } from '../../platform/http/page-form.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import { countAnswers } from '../admin/count-answers.ts'
import type { Meters } from '../admin/meters.ts'
import type { Assets } from '../drawing/assets.ts'
import type { Tenants } from '../loaded-tenants.ts'
import { busyAnswer } from '../pages/maintenance.ts'
import type { PreviewDoor } from '../pages/preview.ts'
import type { FoundFile } from '../pages/public-files.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { mountSignIn } from '../sign-in/mount.ts'
import type { SignInDeps } from '../sign-in/visitor.ts'
import { callPath, mountApi } from './api.ts'
import type { Authenticator } from './authenticator.ts'
import { problemOf } from './errors.ts'
import { mountFiles } from './files.ts'
import { createFront, targetOf } from './front.ts'
import type { Hosts } from './hosts.ts'
import { loggedPath } from './logged-path.ts'
import { mountMedia } from './media-files.ts'
import { ownWords } from './own-words.ts'
import { mountPageForms } from './page-forms.ts'
import { createServePage } from './page-routes.ts'
import { answerProblem, refuseConnection } from './refusals.ts'
import { createRequestIds } from './request-ids.ts'
import { mountRest, type RestDeps } from './rest.ts'
import { followLines } from './silent-lines.ts'

export interface ServerDeps extends SignInDeps {
  secrets: RestDeps['secrets']
  originsOf: RestDeps['originsOf']
  config: Config
  database: Database
  clock: Clock
  log: Log
  /** undefined: nobody measures */
  meters: Meters | undefined
  hosts: Hosts
  tenants: Tenants
  calls: readonly Endpoint[]
  forms: readonly PageForm[]
  authenticator: Authenticator
  buckets: Buckets
  appTokens: AppTokens
  /** pages and protocol of the account service, on its own host; false: not its address */
  accounts: (request: IncomingMessage, response: ServerResponse) => boolean
  cache: AnswerCache
  assets: () => Assets
  /** a file of another build, which a page of another process asks for */
  otherBuild: Assets['find'] | undefined
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

/** milliseconds: within which a request's headers must be here, and all of it (a picture of 5 MB over a slow line) */
const times = { headersTimeout: 30_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 }

/** Introduces everybody: the front door, the calls, the files, the pages, and the words for what goes wrong. */
export async function createApp(parts: ServerDeps): Promise<FastifyInstance> {
  const { log, hosts, tenants, cache, appTokens, assets, accounts } = parts
  const guards = guardHeaders(parts.config)
  const isDebugging = log.isLevelEnabled('debug')
  const { meters } = parts
  const logCached = (request: IncomingMessage, status: number, tenant: string) => {
    meters?.countCached(status)
    if (isDebugging)
      log.debug({
        method: request.method,
        path: loggedPath(request.url ?? '/'),
        status,
        tenant,
        cached: true,
      })
  }
  const aboutProcess = new Set(['/healthz', '/readyz'])
  for (const { scope, contract } of parts.calls) if (scope === 'process') aboutProcess.add(contract.path)
  const isAboutProcess = (url: string) => {
    const end = url.indexOf('?')
    return aboutProcess.has(end < 0 ? url : url.slice(0, end))
  }
  const unavailable = (error: unknown) => {
    const problem = problemOf(error)
    log.error({ err: error }, "a tenant's settings could not be read")
    return busyAnswer(problem.status, problem.retryAfter)
  }
  const logger: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance: logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    bodyLimit,
    schemaController: ownWords,
    genReqId: createRequestIds(),
    // nobody logs by the request: what is said of one is said with its id
    childLoggerFactory: shared => shared,
    rewriteUrl: request => callPath(parts.calls, request),
    forceCloseConnections: 'idle',
    // what is refused before any route is found: addresses that cannot be decoded
    frameworkErrors: (error, request, reply) => answerProblem(parts, error, request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, guards),
    routerOptions: { maxParamLength: 2048, querystringParser: text => queryOf(text) },
    // whoever makes the server sets its times: Fastify leaves alone what it has not made
    serverFactory: handler => {
      const front = createFront(
        {
          hosts,
          tenants,
          cache,
          appTokens,
          assets,
          otherBuild: parts.otherBuild,
          accounts,
          logCached,
          isAboutProcess,
          unavailable,
        },
        handler,
      )
      const { vite } = parts
      const options = { ...times, ServerResponse: guardedResponse(guards) }
      if (!vite) return createServer(options, front)
      return createServer(options, (request, response) => {
        if (request.url?.startsWith('/_/') && !assets().find(request.url))
          vite(request, response, () => front(request, response))
        else front(request, response)
      })
    },
  })

  const cutSilent = followLines(app.server)
  app.addHook('preClose', async () => cutSilent())

  const logAnswered = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = targetOf(request.raw)
    log.info({
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
      host: request.headers.host,
      tenant: target.kind === 'tenant' ? target.tenant.slug : undefined,
    })
  }
  if (log.isLevelEnabled('info')) app.addHook('onResponse', logAnswered)
  if (meters) countAnswers(app, meters)

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
  await mountRest(app, parts)
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
