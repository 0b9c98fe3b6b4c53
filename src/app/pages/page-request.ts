import type { Tenant } from '../../features/core/site/site.ts'
import { matchRoute, type RouteMatch } from '../../match-route.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import type { PageContext, PageLoad } from '../../platform/http/page-load.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import type { PageAnswer, PageResult } from '../../shared/page.ts'
import { withQuery } from '../../shared/pager.ts'
import type { PageVariant } from '../drawing/answer-types.ts'
import type { Assets } from '../drawing/assets.ts'
import type { Drawing } from '../drawing/page-drawing.ts'
import { redirect } from '../drawing/redirect.ts'
import type { Theme } from '../drawing/theme.ts'
import type { House } from '../house.ts'
import type { Authenticator } from '../http/authenticator.ts'
import { renamedQuery } from './old-queries.ts'

export interface PageRequest {
  tenant: Tenant
  /** decoded, without query */
  path: string
  query: Record<string, string>
  variant: PageVariant
}

/** What the makers of pages borrow. */
export interface PageDeps {
  authenticator: Authenticator
  config: Config
  database: Database
  clock: Clock
  drawing: Drawing
  themeOf: (tenant: Tenant) => Theme
  assets: () => Pick<Assets, 'layoutSign'>
  /** which load answers which route */
  loads: House['pages']
  tenantContextOf: (tenant: Tenant) => TenantContext
  partsOf: PartsOf
  accountsOrigin: string
}

/**
 * The address of a public page in today's names; undefined where it has none of the old ones that the page knew, or
 * leads on by itself: then its query takes the new names along, and one step is enough.
 */
export function renamedAddress(
  { loads }: Pick<PageDeps, 'loads'>,
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): string | undefined {
  const match = matchRoute(path)
  const load: PageLoad | undefined = match && loads[match.name]
  const renamed = load && !leadsOn(load) ? renamedQuery(load.query, query) : undefined
  return renamed && withQuery(path, renamed)
}

const leadsOn = (load: PageLoad) => load.access === undefined && load.leadsOn === true

/** The parameters that make a different page of this route; all others are ignored. */
export function knownQuery(
  { loads }: Pick<PageDeps, 'loads'>,
  match: RouteMatch | undefined,
  query: Record<string, string>,
): Record<string, string> {
  const load: PageLoad | undefined = match && loads[match.name]
  const known: readonly string[] = load?.query ?? []
  const given = (load && leadsOn(load) && renamedQuery(known, query)) || query
  return Object.fromEntries(
    known.flatMap(name => (given[name] === undefined || given[name] === '' ? [] : [[name, given[name]]])),
  )
}

interface Asked {
  tenant: Tenant
  params?: Record<string, string>
  query?: Record<string, string>
}

/** What a load, a form or a file may use. */
export const contextOf = (
  { clock, partsOf, tenantContextOf }: Pick<PageDeps, 'clock' | 'partsOf' | 'tenantContextOf'>,
  { tenant, params = {}, query = {} }: Asked,
  tx: Tx,
): PageContext => ({ tx, clock, partsOf, tenant: tenantContextOf(tenant), params, query })

/** The page, or the way to its one address. */
export function placed(
  request: PageRequest,
  result: PageResult | undefined,
  query: Record<string, string>,
): RenderedResponse | PageAnswer | undefined {
  if (!result) return undefined
  if ('redirect' in result)
    return redirect(
      request,
      withQuery(result.redirect, result.isWhole ? {} : query),
      result.isTemporary ? 302 : 301,
    )
  if (result.canonical !== request.path) return redirect(request, withQuery(result.canonical, request.query))
  return result
}
