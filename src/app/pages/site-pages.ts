import { admit, isForAdministrators, needsSecondFactor } from '../../features/core/permissions/permissions.ts'
import { findRedirect, type Tenant } from '../../features/core/site/site.ts'
import { findOwnPage } from '../../features/website/pages/pages.ts'
import type { Made } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { grantOf } from '../../platform/http/access.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import type { PageContext, PageLoad, PublicPageLoad } from '../../platform/http/page-load.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import { matchRoute, type RouteMatch, to } from '../../routes.ts'
import type { PageAnswer, PageResult } from '../../shared/page.ts'
import { withQuery } from '../../shared/pager.ts'
import {
  type Drawing,
  type DrawOptions,
  notFoundAnswer,
  type PageVariant,
  redirect,
} from '../drawing/page-drawing.ts'
import type { Theme } from '../drawing/theme.ts'
import type { Visit, Visits } from '../http/visits.ts'
import type { House } from '../rooms.ts'
import { withIntro } from './intro.ts'
import { maintenanceAnswer } from './maintenance.ts'
import { withOffice } from './office-frame.ts'
import type { FoundFile, PublicFile } from './public-files.ts'

export interface PageRequest {
  tenant: Tenant
  /** decoded, without query */
  path: string
  query: Record<string, string>
  variant: PageVariant
}

export interface SitePages {
  /** the cache's key of a request: only what makes a different page */
  keyOf(request: PageRequest): string
  make(request: PageRequest): Promise<Made>
  /** a page for somebody in particular: asks who it is, keeps nothing */
  isPersonal(path: string): boolean
  makePersonal(request: PageRequest, visit: Visit): Promise<Made>
  /** a page for those who run the site: open also while it is in maintenance */
  isForAdministrators(path: string): boolean
  /** a public page in the look the request's tenant has: within the editor's frame, never kept */
  makePreview(request: PageRequest): Promise<Made>
  /** a file for machines; undefined where there is none of that name */
  makeFile(request: PageRequest, found: FoundFile): Promise<Made | undefined>
  /** a page that no route leads to, in a tenant's look: the account service's */
  makeOf(tenant: Tenant, answer: PageAnswer, options?: DrawOptions): Promise<Made>
  /** what a page's load or form may use, outside of a page's own making */
  contextOf(tenant: Tenant, params: Record<string, string>, tx: Tx): PageContext
  /** an error in the tenant's look */
  error(tenant: Tenant, variant: PageVariant, path: string, error: unknown): Made
}

interface Parts {
  visits: Visits
  config: Config
  database: Database
  clock: Clock
  drawing: Drawing
  themeOf: (tenant: Tenant) => Theme
  /** which load answers which route */
  loads: House['pages']
  tenantContextOf: (tenant: Tenant) => TenantContext
  partsOf: PartsOf
  accountsOrigin: string
}

export function createSitePages(parts: Parts): SitePages {
  const { config, database, clock, drawing, loads } = parts
  const { draw } = drawing

  function knownQuery(match: RouteMatch | undefined, query: Record<string, string>): Record<string, string> {
    const known: readonly string[] = match ? loads[match.name].query : []
    return Object.fromEntries(
      known.flatMap(name => (query[name] === undefined || query[name] === '' ? [] : [[name, query[name]]])),
    )
  }

  async function load(request: PageRequest, match: RouteMatch): Promise<Made | PageAnswer | undefined> {
    const { tenant } = request
    const query = knownQuery(match, request.query)
    const publicLoad: PageLoad = loads[match.name]
    if (publicLoad.access !== undefined) throw new Error(`${match.name} is personal`)
    const result = await database.withTenant(tenant.id, async tx => {
      const context = contextOf(request, match, query, tx)
      const found =
        (await ownPageAt(context, publicLoad)) ?? (await withIntro(context, await publicLoad.load(context)))
      if (found) return found
      const moved = await findRedirect(tx, request.path.toLowerCase())
      return moved === undefined ? undefined : { redirect: moved }
    })
    return placed(request, result, query)
  }

  /** where it is not at its one address, the way there */
  function placed(
    request: PageRequest,
    result: PageResult | undefined,
    query: Record<string, string>,
  ): Made | PageAnswer | undefined {
    if (!result) return undefined
    if ('redirect' in result)
      return redirect(request, withQuery(result.redirect, query), result.isTemporary ? 302 : 301)
    if (result.canonical !== request.path)
      return redirect(request, withQuery(result.canonical, request.query))
    return result
  }

  async function makePersonal(request: PageRequest, visit: Visit): Promise<Made> {
    await drawing.ready()
    const { tenant, path, variant } = request
    const match = matchRoute(path)
    const personal = match && loads[match.name]
    if (!match || !personal || personal.access === undefined) throw new Error(`${path} is not personal`)
    const query = knownQuery(match, request.query)
    const result = await database.withTenant(tenant.id, async (tx): Promise<PageResult | undefined> => {
      const member = await parts.visits.member(tx, visit, clock.now())
      const isStranger = member === undefined && grantOf(personal.access, undefined) === 'none'
      if (isStranger || (member && needsSecondFactor(personal.access, member)))
        return { redirect: to.login({ next: withQuery(path, query) }), isTemporary: true }
      const viewer = admit(personal.access, member)
      const context = { ...contextOf(request, match, query, tx), viewer }
      return withOffice(context, personal, await personal.load(context), parts.accountsOrigin)
    })
    const answer = placed(request, result, {})
    if (!answer) return draw(tenant, notFoundAnswer(path), { variant, path })
    return 'body' in answer ? answer : draw(tenant, answer, { variant, path })
  }

  function contextOf(
    { tenant }: Pick<PageRequest, 'tenant'>,
    { params }: Pick<RouteMatch, 'params'>,
    query: Record<string, string>,
    tx: Tx,
  ): PageContext {
    return {
      tx,
      clock,
      partsOf: parts.partsOf,
      tenant: parts.tenantContextOf(tenant),
      params,
      query,
    }
  }

  async function make(request: PageRequest): Promise<Made> {
    await drawing.ready()
    const { tenant } = request
    if (tenant.isMaintenance && !isOpenInMaintenance(loads, request.path))
      return maintenanceAnswer(tenant, parts.themeOf(tenant), config)
    return makeOpen(request)
  }

  async function makeOpen(request: PageRequest, framed?: DrawOptions): Promise<Made> {
    const { tenant, path, variant } = request
    const match = matchRoute(path)
    const answer = match ? await load(request, match) : await moved(request)
    if (!answer) return draw(tenant, notFoundAnswer(path), { variant, path, ...framed })
    if ('body' in answer) return answer
    // searches and filters come in any number; what is not for search engines is not worth its place in the cache
    const keep = answer.status !== 404 && !answer.head.noindex
    // further pages of a list are addresses of their own; every other query is a narrower look at the same
    const { page } = knownQuery(match, request.query)
    const canonicalQuery = keep && page !== undefined && page !== '1' ? `?page=${page}` : ''
    return draw(tenant, answer, { variant, path, keep, canonicalQuery, ...framed })
  }

  async function makePreview(request: PageRequest): Promise<Made> {
    await drawing.ready()
    const made = await makeOpen(request, { keep: false, policy: { 'frame-ancestors': "'self'" } })
    const { location } = made.headers
    if (location === undefined) return made
    const query = new URLSearchParams(request.query).toString()
    const kept = location.includes('pratinjau=') ? location : `${location.split('?', 1)[0]}?${query}`
    return { ...made, headers: { ...made.headers, 'cache-control': 'no-store', location: kept } }
  }

  async function makeFile(
    { tenant, path }: PageRequest,
    { file, params, canonical }: FoundFile,
  ): Promise<Made | undefined> {
    if (canonical !== path) return redirect({ variant: 'html', path }, canonical)
    const make = (tx: Tx) => file.make(contextOf({ tenant }, { params }, {}, tx))
    const body = file.isDrawn ? await make(noTransaction) : await database.withTenant(tenant.id, make)
    return body === undefined ? undefined : fileMade(file, body, !tenant.isMaintenance)
  }

  /** an address that is no route may be an old one */
  async function moved(request: PageRequest): Promise<Made | undefined> {
    const found = await database.withTenant(request.tenant.id, tx =>
      findRedirect(tx, request.path.toLowerCase()),
    )
    return found === undefined ? undefined : redirect(request, found)
  }

  return {
    keyOf({ tenant, path, query, variant }) {
      const match = matchRoute(path)
      const known = new URLSearchParams(knownQuery(match, query))
      return `${variant} ${tenant.layout} ${path}?${known}`
    },
    make,
    isPersonal(path) {
      const match = matchRoute(path)
      return match !== undefined && loads[match.name].access !== undefined
    },
    makePersonal,
    isForAdministrators: path => isOpenInMaintenance(loads, path),
    makePreview,
    makeFile,
    async makeOf(tenant, answer, options = {}) {
      await drawing.ready()
      return draw(tenant, answer, options)
    },
    contextOf: (tenant, params, tx) => contextOf({ tenant }, { params }, {}, tx),
    error: drawing.error,
  }
}

/** Where an address names no thing, what the tenant has written for it. */
async function ownPageAt(context: PageContext, { ownPage }: PublicPageLoad): Promise<PageAnswer | undefined> {
  const namesThing = Object.values(context.params).some(value => value !== undefined)
  return ownPage === undefined || namesThing ? undefined : findOwnPage(context, ownPage)
}

/** What those who run a site need stays open to them, and a superadmin's way in. */
function isOpenInMaintenance(loads: House['pages'], path: string): boolean {
  const match = matchRoute(path)
  if (!match) return false
  const load: PageLoad = loads[match.name]
  return load.access ? isForAdministrators(load.access) : load.isAlwaysOpen === true
}

/** for what is drawn without the database */
const noTransaction = new Proxy({} as Tx, {
  get: (_, name) => {
    throw new Error(`A drawn file asked for tx.${String(name)}`)
  },
})

/** nothing of a file runs, whatever a browser takes it for */
function fileMade({ type, tags, isImmutable }: PublicFile, body: string | Buffer, isOpen: boolean): Made {
  const caching = isImmutable
    ? 'public, max-age=31536000, immutable'
    : isOpen
      ? 'public, max-age=300, s-maxage=60, stale-while-revalidate=600'
      : 'no-store'
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      ...(isImmutable ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    },
    body: Buffer.from(body),
    tags,
    keep: isOpen && !isImmutable,
  }
}
