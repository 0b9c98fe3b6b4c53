import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { KnownTenant, Tenant } from '../../features/core/site/site.ts'
import type { AppTokens } from '../../features/identity/app-tokens/app-tokens.ts'
import { type AnswerCache, type RenderedResponse, sendEntry } from '../../platform/cache/answer-cache.ts'
import { problemBody } from '../../shared/envelope.ts'
import type { Assets } from '../drawing/assets.ts'
import type { Tenants } from '../loaded-tenants.ts'
import { maintenanceStylesheet, unknownHostAnswer } from '../pages/maintenance.ts'
import { bringsSession } from './authenticator.ts'
import { type Hosts, type Named, normaliseHost } from './hosts.ts'

/** How a request wants its answer: a document, page data for the browser's router, or whatever there is. */
export type ResponseFormat = 'html' | 'data' | 'any'

export function negotiate(accept: string | undefined): ResponseFormat {
  if (accept === undefined) return 'any'
  if (accept.includes('application/vnd.sanggar.page+json')) return 'data'
  return accept.includes('text/html') ? 'html' : 'any'
}

/** The address of an answer as it was asked for; the cache remembers what it led to. */
export const aliasOf = (format: ResponseFormat, url: string) => `${format} ${url}`

/** Whom a request's host names, and where it is a tenant all that its settings say. */
export type Target = Exclude<Named, { kind: 'tenant' }> | { kind: 'tenant'; tenant: Tenant }

const named = Symbol('whom its host names')

/** It stands on the request itself: a weak map of all requests is felt when the heap is swept. */
interface AtTheDoor extends IncomingMessage {
  [named]?: Target
}

/** Whom the request's host names; worked out once, at the door. */
export function targetOf(request: AtTheDoor): Target {
  return request[named] ?? { kind: 'unknown' }
}

interface FrontDeps {
  hosts: Hosts
  tenants: Tenants
  cache: AnswerCache
  /** a claim to be one of our pages that does not hold has to be refused, also where the answer lies ready */
  appTokens: Pick<AppTokens, 'isFitting'>
  assets: () => Assets
  /** a file of another build; undefined: there is only this one */
  otherBuild: Assets['find'] | undefined
  /** the account service's own addresses; false: not one of them */
  accounts: (request: IncomingMessage, response: ServerResponse) => boolean
  /** one line per page that lay ready; at level debug, for there may be thousands a second */
  logCached(request: IncomingMessage, status: number, tenant: string): void
  /** answers about this process, on any host: load balancers and proxies do not know our names */
  isAboutProcess(url: string): boolean
  /** a tenant whose settings lie in no memory while the database is away */
  unavailable(error: unknown): RenderedResponse
}

/**
 * Everything that is decided before routing: which host was meant, files that never change, and pages that lie ready.
 * Whatever is left goes to Fastify.
 */
export function createFront(
  {
    hosts,
    tenants,
    cache,
    appTokens,
    assets,
    otherBuild,
    accounts,
    logCached,
    isAboutProcess,
    unavailable,
  }: FrontDeps,
  next: RequestListener,
): RequestListener {
  return (request: AtTheDoor, response) => {
    if (!isPlain(request)) return refuse(response, 400, 'Host tidak valid')
    const url = request.url ?? '/'
    if (isAboutProcess(url)) return next(request, response)
    const target = hosts.resolve(request.headers.host, () => pageOf(request))
    if (target.kind === 'unknown') return sendResponse(request, response, unknownHostAnswer())
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && target.kind === 'tenant' && mayBeRecalled(request, target.tenant, appTokens)) {
      const entry = cache.recall(target.tenant.id, aliasOf(negotiate(request.headers.accept), url))
      if (entry && cache.isFresh(entry) && !(entry.isForVisitors && bringsSession(request))) {
        sendEntry(request, response, entry)
        logCached(request, response.statusCode, target.tenant.slug)
        return
      }
    }
    if (isRead && url.startsWith('/_/') && sendAsset(request, response, url, assets(), otherBuild)) return
    const go = (meant: Target) => {
      request[named] = meant
      if (meant.kind === 'accounts' && accounts(request, response)) return
      next(request, response)
    }
    if (target.kind !== 'tenant') return go(target)
    const { id } = target.tenant
    const ready = tenants.ready(id)
    if (ready) return go({ kind: 'tenant', tenant: ready })
    tenants.find(id).then(
      tenant =>
        tenant ? go({ kind: 'tenant', tenant }) : sendResponse(request, response, unknownHostAnswer()),
      error => sendResponse(request, response, unavailable(error)),
    )
  }
}

/** The path of the page that is asked for, or from which a call comes. */
function pageOf({ url = '/', headers: { accept, referer = '' } }: IncomingMessage): string {
  return negotiate(accept) === 'any' && URL.canParse(referer) ? new URL(referer).pathname : url
}

/** A tenant that is open, asked without credentials, and without a claim that has to be refused first. */
function mayBeRecalled(
  request: IncomingMessage,
  tenant: KnownTenant,
  appTokens: Pick<AppTokens, 'isFitting'>,
): boolean {
  if (tenant.isMaintenance) return false
  const { authorization, lmsid } = request.headers
  const isOurs = authorization === undefined && (lmsid === undefined || lmsid === String(tenant.id))
  return isOurs && appTokens.isFitting(request, tenant.id)
}

/** One Host header, and a target that is a path or an address of the same host: anything else is an attempt to mean two. */
function isPlain(request: IncomingMessage): boolean {
  let count = 0
  const { rawHeaders } = request
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') count++
  }
  if (count > 1) return false
  const url = request.url ?? '/'
  if (url.startsWith('/')) return true
  if (!URL.canParse(url)) return false
  const { host, pathname, search } = new URL(url)
  const asked = normaliseHost(request.headers.host ?? '')
  if (asked === undefined || normaliseHost(host) !== asked) return false
  request.url = `${pathname}${search}`
  return true
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(problemBody(message)))
}

/** An answer that is never kept, sent as it is. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  made: RenderedResponse,
): void {
  response.writeHead(made.status, {
    ...made.headers,
    vary: 'accept',
    'content-length': String(made.body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : made.body)
}

function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  assets: Assets,
  otherBuild: Assets['find'] | undefined,
): boolean {
  const path = url.split('?', 1)[0] ?? url
  if (path === maintenanceStylesheet.path) {
    response.writeHead(200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    response.end(request.method === 'HEAD' ? undefined : maintenanceStylesheet.css)
    return true
  }
  const asset = assets.find(path) ?? otherBuild?.(path)
  if (!asset) return false
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding =
    asset.br && accepted.includes('br') ? 'br' : asset.gzip && accepted.includes('gzip') ? 'gzip' : undefined
  const body = (encoding && asset[encoding]) || asset.body
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
