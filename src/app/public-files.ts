import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calendarFiles } from '../features/calendars/calendars.loads.ts'
import type { Tenant } from '../features/site/site.ts'
import { type Made, sendEntry } from '../platform/cache/answer-cache.ts'
import type { PageContext } from '../platform/http/page-load.ts'
import { notFound, unavailable } from '../shared/failure.ts'
import { aliasOf, targetOf, wishOf } from './front.ts'
import type { ServerParts } from './server.ts'
import { pageContext } from './site-view.ts'

/** A file of a tenant's site that everybody gets alike: a calendar, a feed, a list for search engines. */
export interface PublicFile {
  /** in the notation of routes.ts, with what the file is at its end: `/Event/{id}/{slug}.ics` */
  path: string
  type: string
  /** what a publish must purge */
  tags: readonly string[]
  /** undefined: there is none */
  make(context: PageContext): Promise<string | Buffer | undefined>
}

const publicFiles: readonly PublicFile[] = [...calendarFiles]

/** as pages: browsers ask again each time (ETag), a shared cache may keep it for a minute */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Mounts every public file; it lies in the cache of answers beside the pages. */
export function mountPublicFiles(app: FastifyInstance, parts: ServerParts): void {
  for (const file of publicFiles)
    app.get(fastifyPath(file.path), (request, reply) => serve(file, request, reply, parts))
}

/** `{id}` is digits only, as in the table of routes; a name before a dot ends there */
const fastifyPath = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? ':id(^\\d{1,9}$)' : `:${name}`))

async function serve(file: PublicFile, request: FastifyRequest, reply: FastifyReply, parts: ServerParts) {
  const target = targetOf(request.raw)
  if (target.kind !== 'tenant') return reply.callNotFound()
  const { tenant } = target
  if (tenant.isMaintenance) throw unavailable('Website Sedang Dalam Perbaikan', 3600)
  // a query makes no other file
  const key = `file ${request.url.split('?', 1)[0]}`
  const alias = aliasOf(wishOf(request.headers.accept), request.url)
  const params = request.params as Record<string, string>
  const entry = await parts.cache.get(tenant.id, key, alias, () => make(file, tenant, params, parts))
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
  return undefined
}

async function make(
  file: PublicFile,
  tenant: Tenant,
  params: Record<string, string>,
  { config, clock, database }: ServerParts,
): Promise<Made> {
  const content = await database.withTenant(tenant.id, tx =>
    file.make(pageContext(tenant, { params, query: {} }, { tx, clock, config })),
  )
  if (content === undefined) throw notFound('Berkas')
  return {
    status: 200,
    headers: {
      'content-type': file.type,
      'cache-control': publicCaching,
      'x-content-type-options': 'nosniff',
    },
    body: typeof content === 'string' ? Buffer.from(content) : content,
    tags: [...file.tags, 'site'],
    keep: true,
  }
}
