import { findRedirect } from '../../features/core/site/site.ts'
import { matchRoute } from '../../match-route.ts'
import type { PageContext, PageLoad } from '../../platform/http/page-load.ts'
import type { RouteName } from '../../routes.ts'
import { Failure } from '../../shared/failure.ts'

/**
 * Whether a path of the site leads to a page: asked of the router, and where it names a thing, of that page itself.
 * What is for members counts as a page, whoever may see it; files are not looked at.
 */
export async function isReached(
  loads: Readonly<Record<RouteName, PageLoad>>,
  context: Omit<PageContext, 'params' | 'query'>,
  path: string,
): Promise<boolean> {
  if (path.includes('.') || path.startsWith('/_')) return true
  const match = matchRoute(path)
  if (match && (await answers(loads[match.name], { ...context, params: match.params, query: {} })))
    return true
  return (await findRedirect(context.tx, path.toLowerCase())) !== undefined
}

async function answers(load: PageLoad, context: PageContext): Promise<boolean> {
  const namesThing = Object.values(context.params).some(value => value !== undefined)
  if (load.access !== undefined || !namesThing) return true
  try {
    const result = await load.load(context)
    return result !== undefined && ('redirect' in result || result.status !== 404)
  } catch (error) {
    // a page that refuses these words is none
    if (error instanceof Failure) return false
    throw error
  }
}
