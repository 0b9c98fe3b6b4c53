import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { podcastFeed } from '../features/podcasts/podcasts.feed.ts'
import { sendEntry } from '../platform/cache/answer-cache.ts'
import type { PageContext } from '../platform/http/page-load.ts'
import { notFound, unavailable } from '../shared/failure.ts'
import { aliasOf, targetOf, wishOf } from './front.ts'
import type { ServerParts } from './server.ts'

/** A file that a tenant's site makes for machines: a feed, a calendar, a list of addresses. Public, kept and purged like a page. */
export interface PublicFile {
  /** in route notation: /Podcasts/feed.xml */
  path: string
  type: string
  tags: readonly string[]
  /** undefined: this tenant has none */
  make(context: PageContext): Promise<string | Buffer | undefined>
}

const publicFiles: readonly PublicFile[] = [podcastFeed]

export function mountPublicFiles(app: FastifyInstance, parts: ServerParts): void {
  for (const file of publicFiles) {
    const url = file.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.get(url, (request, reply) => answer(file, request, reply, parts))
    // letter case does not matter on the way in; the spelling above is the one address
    if (!url.includes(':') && url !== url.toLowerCase())
      app.get(url.toLowerCase(), (_request, reply) => reply.redirect(url, 301))
  }
}

async function answer(file: PublicFile, request: FastifyRequest, reply: FastifyReply, parts: ServerParts) {
  const target = targetOf(request.raw)
  if (target.kind !== 'tenant') return reply.callNotFound()
  const { tenant } = target
  if (tenant.isMaintenance) throw unavailable('Website Sedang Dalam Perbaikan', 3600)
  const [path = '/'] = request.url.split('?', 1)
  const params = request.params as Record<string, string>
  const alias = aliasOf(wishOf(request.headers.accept), request.url)
  const entry = await parts.cache.get(tenant.id, `file ${path}`, alias, async () => {
    const body = await parts.pages.within(tenant, params, context => file.make(context))
    if (body === undefined) throw notFound('Berkas')
    return {
      status: 200,
      headers: {
        'content-type': file.type,
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        'x-content-type-options': 'nosniff',
      },
      body: Buffer.from(body),
      tags: [...file.tags, 'site'],
      keep: true,
    }
  })
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
  return undefined
}
