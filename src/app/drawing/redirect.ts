import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { InternalRedirectError } from '../../shared/failure.ts'
import { dataType, type PageVariant } from './answer-types.ts'

/** Leads a page's request elsewhere on this site: a browser by its status, our own navigation by what it reads. */
export function redirect(
  { variant, path }: { variant: PageVariant; path: string },
  to: string,
  status: 301 | 302 = 301,
): RenderedResponse {
  // as an address of this site, whatever was stored: what is encoded stays, what is not becomes so
  const { origin, pathname, search, hash } = new URL(to, 'http://site')
  if (origin !== 'http://site') throw new InternalRedirectError()
  // a path that begins with two strokes names a host: what leads there was made to lead away
  const location = `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`
  const caching = status === 301 ? 'public, max-age=60' : 'no-store'
  const headers = { 'cache-control': caching }
  if (variant === 'data') {
    const body = Buffer.from(JSON.stringify({ redirect: location, path }))
    return { status: 200, headers: { ...headers, 'content-type': dataType }, body, tags: [], keep: false }
  }
  return {
    status,
    headers: { ...headers, location, 'content-type': 'text/plain; charset=utf-8' },
    body: Buffer.from(''),
    tags: [],
    keep: false,
  }
}
