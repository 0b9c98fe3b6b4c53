import { decodedPath } from '../../../platform/http/decoded-path.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { admittedTo, opened } from '../../core/publishing/publishing.ts'

/** What is lent for it: whether a path of the site leads to a page. */
export interface LinkDeps {
  isReached(context: Omit<PageContext, 'params' | 'query'>, path: string): Promise<boolean>
}

/** of one thing; more are not asked for */
const mostLinks = 100

interface DeadLink {
  /** empty: it stands in a field, not in the text */
  block: string
  href: string
}

/** Links of a draft to pages of this site that are not there. */
export async function deadLinks(
  { isReached }: LinkDeps,
  context: CallContext,
  named: { kind: string; id: string },
): Promise<DeadLink[]> {
  const kind = await admittedTo(context, named, 'read')
  const { value } = await opened(context, kind, named.id)
  const { origin } = context.tenant
  const found = linksIn(value, kind.shape.blocks ?? '').flatMap(({ block, href }) => {
    const path = pathWithin(href, origin)
    return path === undefined ? [] : [{ block, href, path }]
  })
  const known = new Map<string, boolean>()
  for (const { path } of found.slice(0, mostLinks))
    if (!known.has(path)) known.set(path, await isReached(context, path))
  return found.filter(({ path }) => known.get(path) === false).map(({ block, href }) => ({ block, href }))
}

/** The path of an address of this site, decoded and without query; undefined for everything else. */
function pathWithin(href: string, origin: string): string | undefined {
  const isOwn = (href.startsWith('/') && !href.startsWith('//')) || href.startsWith(`${origin}/`)
  if (!isOwn || !URL.canParse(href, origin)) return undefined
  return decodedPath(new URL(href, origin).pathname)
}

/** Every address in a value, with the block it stands in. */
function linksIn(value: Content, blocks: string): DeadLink[] {
  return Object.entries(value).flatMap(([name, part]) =>
    name === blocks && Array.isArray(part)
      ? part.flatMap(block => hrefsIn(block).map(href => ({ block: String(Object(block).id ?? ''), href })))
      : hrefsIn(part).map(href => ({ block: '', href })),
  )
}

function hrefsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(hrefsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inside]) => {
    if (name === 'href' && typeof inside === 'string') return [inside]
    if (name === 'html' && typeof inside === 'string')
      return [...inside.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    return hrefsIn(inside)
  })
}
