import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../../features/core/site/site.ts'
import { type AnswerCache, type RenderedResponse, sendEntry } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { decodedPath } from '../../platform/http/decoded-path.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import { problemBody } from '../../shared/envelope.ts'
import { notFound, unknownRoute, unknownRouteWords } from '../../shared/failure.ts'
import type { PageRequest } from '../pages/page-request.ts'
import type { FoundShared } from '../pages/personal-pages.ts'
import { isPreview, type PreviewDoor } from '../pages/preview.ts'
import type { FoundFile } from '../pages/public-files.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { type Authenticator, bringsSession } from './authenticator.ts'
import { noteDenial } from './denials.ts'
import { type Problem, problemOf } from './errors.ts'
import { aliasOf, negotiate, sendResponse, targetOf } from './front.ts'
import { sendPersonal } from './send-personal.ts'

interface Deps {
  pages: SitePages
  cache: AnswerCache
  authenticator: Authenticator
  database: Pick<Database, 'withTenant'>
  buckets: Buckets
  clock: Clock
  log: Log
  previews: PreviewDoor
  /** files for machines, by their path */
  findFile(path: string): FoundFile | undefined
}

/** Answers with the page, or the file for machines, at the request's address. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Pages and files of a tenant's site: from the cache where they are the same for everybody, else made for whoever asks. */
export const createServePage =
  (deps: Deps): ServePage =>
  (request, reply) =>
    servePage(deps, request, reply)

async function servePage(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { pages, cache, authenticator } = deps
  const target = targetOf(request.raw)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (target.kind !== 'tenant' || !isRead) {
    return reply.code(404).send(problemBody(unknownRouteWords))
  }
  const asked = pageRequestOf(target.tenant, request)
  reply.hijack()
  const { raw } = reply
  try {
    if (asked.path === undefined) throw Object.assign(new Error('bad path'), { statusCode: 400 })
    const page = { ...asked, path: asked.path }
    const file = deps.findFile(page.path)
    if (file && (!target.tenant.isMaintenance || file.file.isAlwaysOpen)) {
      await serveFile(deps, request, raw, page, file)
      return undefined
    }
    const isOpen = !target.tenant.isMaintenance || pages.isForAdministrators(page.path)
    const mayBePreview = isPreview(page) && !pages.isPersonal(page.path)
    const drafted = mayBePreview ? await deps.previews.find(page, authenticator.of(request)) : undefined
    if (drafted) {
      await sendPersonal(request.raw, raw, await pages.makePreview(drafted))
      return undefined
    }
    if (!isOpen) {
      sendResponse(request.raw, raw, await pages.make(page))
      return undefined
    }
    const renamed = pages.renamed(page)
    if (renamed) {
      sendResponse(request.raw, raw, renamed)
      return undefined
    }
    if (pages.isPersonal(page.path)) {
      const caller = authenticator.of(request)
      const made = await pages.makePersonal(page, caller)
      if (caller.cookies.lines.length > 0) raw.setHeader('set-cookie', [...caller.cookies.lines])
      await sendPersonal(request.raw, raw, made)
      return undefined
    }
    const own = await ownPage(deps, request, page)
    if (own && 'make' in own) {
      // by a name that no address has: the door hands out by addresses, and asks nobody who they are
      const key = `member ${own.name} ${pages.keyOf(page)}`
      sendEntry(request.raw, raw, await cache.get(target.tenant.id, key, key, own.make))
      return undefined
    }
    if (own) {
      await sendPersonal(request.raw, raw, own)
      return undefined
    }
    // an address with a preview's token is not remembered: its next asker may be let in
    const alias = isPreview(page) ? 'preview' : aliasOf(negotiate(request.headers.accept), request.url)
    const entry = await cache.get(target.tenant.id, pages.keyOf(page), alias, () => pages.make(page))
    if (entry.status === 404 && wantsEnvelope(request)) throw unknownRoute()
    sendEntry(request.raw, raw, entry)
  } catch (error) {
    await noteDenial(deps, target.tenant, request, error)
    const made = wantsEnvelope(request)
      ? problemMade(problemOf(error))
      : await pages.error(target.tenant, asked.variant, asked.path ?? '/', error)
    sendResponse(request.raw, raw, made)
  }
  return undefined
}

/** What a member finds at a public page's address, where one asks and the page has such a thing. */
async function ownPage(
  { pages, authenticator }: Deps,
  request: FastifyRequest,
  page: PageRequest,
): Promise<RenderedResponse | FoundShared | undefined> {
  if (!bringsSession(request.raw)) return undefined
  return pages.makeForMember(page, authenticator.of(request))
}

/** Kept, purged and answered with 304 like a page; what names its own content needs no place in memory. */
async function serveFile(
  { pages, cache }: Deps,
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
  if (found.file.isImmutable || page.tenant.isMaintenance) return sendResponse(request.raw, raw, await make())
  const alias = aliasOf(negotiate(request.headers.accept), request.url)
  sendEntry(request.raw, raw, await cache.get(page.tenant.id, `file ${page.path}`, alias, make))
}

/** A program that asked for a call that is not there; people and browsers get the page that says so. */
function wantsEnvelope({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  return negotiate(accept) === 'any' && (accept.includes('application/json') || /^\/v\d+\//.test(url))
}

function problemMade({ status, message, errors }: Problem): RenderedResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  const body = Buffer.from(JSON.stringify(problemBody(message, errors)))
  return { status, headers, body, tags: [], keep: false }
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
    path: decodedPath(rawPath),
    query,
    variant: negotiate(request.headers.accept) === 'data' ? 'data' : 'html',
  }
}
