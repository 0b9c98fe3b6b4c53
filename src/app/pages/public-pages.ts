import { findRedirect } from '../../features/core/site/site.ts'
import { findOwnPage } from '../../features/website/pages/pages.ts'
import { matchRoute, type RouteMatch } from '../../match-route.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { PageContext, PageLoad, PublicPageLoad } from '../../platform/http/page-load.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { DrawOptions } from '../drawing/answer-types.ts'
import { notFoundAnswer } from '../drawing/error-page.ts'
import { redirect } from '../drawing/redirect.ts'
import { withIntro } from './intro.ts'
import { contextOf, knownQuery, type PageDeps, type PageRequest, placed } from './page-request.ts'
import { memberPageOf } from './personal-pages.ts'

/** Pages that are the same for everybody. */
export interface PublicPages {
  make(request: PageRequest): Promise<RenderedResponse>
  /** in the look the request's tenant has: within the editor's frame, never kept */
  makePreview(request: PageRequest): Promise<RenderedResponse>
}

export function createPublicPages(deps: PageDeps): PublicPages {
  const { database, drawing, loads } = deps

  async function load(
    request: PageRequest,
    match: RouteMatch,
  ): Promise<RenderedResponse | PageAnswer | undefined> {
    const { tenant } = request
    const query = knownQuery(deps, match, request.query)
    const publicLoad: PageLoad = loads[match.name]
    if (publicLoad.access !== undefined) throw new Error(`${match.name} is personal`)
    const result = await database.readTenant(tenant.id, async tx => {
      const context = contextOf(deps, { tenant, params: match.params, query }, tx)
      const own = await ownPageAt(context, publicLoad)
      // asked for together: what the page shows, and what may stand around it
      const found = own ?? (await withIntro(context, request.path, publicLoad.load(context)))
      if (found) return found
      const moved = await findRedirect(tx, request.path.toLowerCase())
      return moved === undefined ? undefined : { redirect: moved }
    })
    return placed(request, result, query)
  }

  async function make(request: PageRequest, framed?: DrawOptions): Promise<RenderedResponse> {
    const { tenant, path, variant } = request
    const match = matchRoute(path)
    const answer = match ? await load(request, match) : await moved(request)
    if (!answer) return drawing.draw(tenant, notFoundAnswer(tenant, path), { variant, path, ...framed })
    if ('body' in answer) return answer
    const isListed = answer.status !== 404 && !answer.head.noindex
    const isBrief = answer.isNarrowed === true
    // what is not for search engines may be one person's (a link with a token); a narrower look at a list is nobody's
    const keep = isListed || (isBrief && (answer.status ?? 200) === 200)
    // further pages of a list are addresses of their own; every other query is a narrower look at the same
    const { page } = knownQuery(deps, match, request.query)
    const canonicalQuery = isListed && page !== undefined && page !== '1' ? `?page=${page}` : ''
    const made = drawing.draw(tenant, answer, { variant, path, keep, isBrief, canonicalQuery, ...framed })
    return match && memberPageOf(deps, match.name) ? { ...made, isForVisitors: true } : made
  }

  /** an address that is no route may be an old one */
  async function moved(request: PageRequest): Promise<RenderedResponse | undefined> {
    const found = await database.readTenant(request.tenant.id, tx =>
      findRedirect(tx, request.path.toLowerCase()),
    )
    return found === undefined ? undefined : redirect(request, found)
  }

  return {
    make,
    async makePreview(request) {
      const made = await make(request, { keep: false, policy: { 'frame-ancestors': "'self'" } })
      const { location } = made.headers
      if (location === undefined) return made
      const query = new URLSearchParams(request.query).toString()
      const kept = location.includes('pratinjau=') ? location : `${location.split('?', 1)[0]}?${query}`
      return { ...made, headers: { ...made.headers, 'cache-control': 'no-store', location: kept } }
    },
  }
}

/** Where an address names no thing, what the tenant has written for it. */
async function ownPageAt(context: PageContext, { ownPage }: PublicPageLoad): Promise<PageAnswer | undefined> {
  const namesThing = Object.values(context.params).some(value => value !== undefined)
  return ownPage === undefined || namesThing ? undefined : findOwnPage(context, ownPage)
}
