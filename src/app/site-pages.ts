import { admit, isForAdministrators, needsSecondFactor } from '../features/permissions/permissions.ts'
import { findRedirect, type Tenant } from '../features/site/site.ts'
import type { Made } from '../platform/cache/answer-cache.ts'
import type { Clock } from '../platform/clock.ts'
import { type Config, originOf } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { grantOf } from '../platform/http/access.ts'
import type { PageContext, PageLoad } from '../platform/http/page-load.ts'
import type { Log } from '../platform/log.ts'
import { matchRoute, type RouteMatch, to } from '../routes.ts'
import { layoutNameOf } from '../shared/layout-names.ts'
import type { Frame, PageAnswer, PageResult } from '../shared/page.ts'
import { withQuery } from '../shared/pager.ts'
import type { Assets } from './assets.ts'
import { documentHtml, fullTitle } from './document.ts'
import { errorPageData } from './error-page.ts'
import { problemOf } from './errors.ts'
import { accountsHost, canonicalHost } from './hosts.ts'
import { loads } from './loads.ts'
import { maintenanceAnswer } from './maintenance.ts'
import type { Renderer } from './renderer.ts'
import { pictureBase, siteView, tenantContext } from './site-view.ts'
import type { Theme } from './theme.ts'
import type { Visit, Visits } from './visits.ts'

/** html: a document; data: what the browser's router asks for on navigation */
export type PageVariant = 'html' | 'data'

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
  /** a page that no route leads to, in a tenant's look: the account service's */
  makeOf(tenant: Tenant, answer: PageAnswer, options?: DrawOptions): Promise<Made>
  /** an error in the tenant's look */
  error(tenant: Tenant, variant: PageVariant, path: string, error: unknown): Made
}

export interface DrawOptions {
  variant?: PageVariant
  path?: string
  /** whether it may be kept by anyone */
  keep?: boolean
  /** changes to the content security policy, by directive, e.g. {'form-action': "'self' https://a.test"} */
  policy?: Record<string, string>
}

interface Parts {
  visits: Visits
  config: Config
  database: Database
  clock: Clock
  log: Log
  assets: () => Assets
  renderer: () => Promise<Renderer>
  /** the one that is there from the start; none in development */
  builtRenderer: Renderer | undefined
  themeOf: (tenant: Tenant) => Theme
}

const dataType = 'application/vnd.sanggar.page+json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'
/** browsers ask again each time (ETag), a shared cache may keep a page for a minute */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

export function createSitePages(parts: Parts): SitePages {
  const { config, database, clock, log } = parts
  /** the one used last: errors are drawn with it too */
  let renderer = parts.builtRenderer

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
      const found = await publicLoad.load(contextOf(request, match, query, tx))
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
    renderer = await parts.renderer()
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
      return personal.load({ ...contextOf(request, match, query, tx), viewer })
    })
    const answer = placed(request, result, {})
    if (!answer) return draw(tenant, notFoundAnswer(path), { variant, path })
    return 'body' in answer ? answer : draw(tenant, answer, { variant, path })
  }

  function contextOf(
    { tenant }: PageRequest,
    match: RouteMatch,
    query: Record<string, string>,
    tx: Tx,
  ): PageContext {
    return {
      tx,
      clock,
      tenant: tenantContext(tenant, config),
      params: match.params,
      query,
      values: tenant.values,
      site: { title: tenant.title, tagline: tenant.tagline, description: tenant.meta.description },
      contact: tenant.footer.contact,
      accountsOrigin: originOf(config, accountsHost(config)),
    }
  }

  async function make(request: PageRequest): Promise<Made> {
    renderer = await parts.renderer()
    const { tenant } = request
    if (tenant.isMaintenance && !isOpenInMaintenance(request.path))
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
    return draw(tenant, answer, { variant, path, keep, ...framed })
  }

  async function makePreview(request: PageRequest): Promise<Made> {
    renderer = await parts.renderer()
    const made = await makeOpen(request, { keep: false, policy: { 'frame-ancestors': "'self'" } })
    const { location } = made.headers
    if (location === undefined) return made
    const query = new URLSearchParams(request.query).toString()
    const kept = location.includes('pratinjau=') ? location : `${location.split('?', 1)[0]}?${query}`
    return { ...made, headers: { ...made.headers, 'cache-control': 'no-store', location: kept } }
  }

  /** an address that is no route may be an old one */
  async function moved(request: PageRequest): Promise<Made | undefined> {
    const found = await database.withTenant(request.tenant.id, tx =>
      findRedirect(tx, request.path.toLowerCase()),
    )
    return found === undefined ? undefined : redirect(request, found)
  }

  function draw(tenant: Tenant, answer: PageAnswer, options: DrawOptions): Made {
    const { variant = 'html', path = answer.canonical, keep = false } = options
    const frame = answer.frame ?? 'site'
    const site = siteView(tenant, config, clock)
    const origin = originOf(config, canonicalHost(tenant, config))
    const theme = parts.themeOf(tenant)
    const canonical = `${origin}${answer.canonical}`
    const payload = { page: answer.page, data: answer.data, path, status: answer.status ?? 200, frame }
    const headers = {
      'cache-control': keep ? publicCaching : 'no-store',
      'content-security-policy': policyWith(theme.policy, { ...framePolicy[frame], ...options.policy }),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    }
    const made = { status: answer.status ?? 200, tags: [...answer.tags, 'site'], keep }
    if (variant === 'data') {
      const text = JSON.stringify({ ...payload, head: { title: fullTitle(answer.head, site), canonical } })
      return { ...made, headers: { ...headers, 'content-type': dataType }, body: Buffer.from(text) }
    }
    if (!renderer) throw new Error('The renderer is not loaded')
    const layout = layoutNameOf(tenant.layout)
    const assets = parts.assets()
    const rendered = renderer.render({ page: answer.page, data: answer.data, site, layout, path, frame })
    // React puts the preload of the first picture before its markup; in the head it starts sooner
    const preloads = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? ''
    const html = documentHtml({
      site,
      tenant,
      head: answer.head,
      frame,
      canonical,
      origin,
      crumbs: answer.crumbs,
      themeCss: theme.css,
      fontUrls: theme.fontUrls,
      stylesheets: [assets.stylesheet(layout), ...(frame === 'site' ? [] : [assets.office])],
      script: frame === 'account' ? assets.accountScript : assets.script,
      development: assets.development,
      version: assets.version,
      preloads,
      body: rendered.slice(preloads.length),
      payload: { ...payload, site },
      hasHtml: hasHtml(answer.data),
      pictureBase: pictureBase(config, tenant),
    })
    return { ...made, headers: { ...headers, 'content-type': htmlType }, body: Buffer.from(html) }
  }

  function error(tenant: Tenant, variant: PageVariant, path: string, reason: unknown): Made {
    const problem = problemOf(reason)
    if (problem.isUnexpected) log.error({ err: reason, tenant: tenant.slug, path }, 'page failed')
    const message = problem.status === 500 ? undefined : problem.message
    try {
      const made = draw(tenant, errorAnswer(problem.status, path, message), { variant, path })
      const { retryAfter } = problem
      return retryAfter ? { ...made, headers: { ...made.headers, 'retry-after': String(retryAfter) } } : made
    } catch (second) {
      log.error({ err: second, tenant: tenant.slug }, 'the error page failed')
      return lastResort(problem.status)
    }
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
    isForAdministrators: isOpenInMaintenance,
    makePreview,
    async makeOf(tenant, answer, options = {}) {
      renderer = await parts.renderer()
      return draw(tenant, answer, options)
    },
    error,
  }
}

/** The office shows the site within itself, in the look of a draft. */
const framePolicy: Record<Frame, Record<string, string>> = {
  site: {},
  office: { 'frame-src': "'self'" },
  account: {},
}

/** The tenant's policy with some directives said otherwise; one that is not there yet is added. */
function policyWith(policy: string, changes: Record<string, string> = {}): string {
  const directives = new Map(
    policy.split('; ').map(text => [text.split(' ', 1)[0] ?? '', text.slice(text.indexOf(' ') + 1)]),
  )
  for (const [name, value] of Object.entries(changes)) directives.set(name, value)
  return [...directives].map(([name, value]) => `${name} ${value}`).join('; ')
}

/** What those who run a site need stays open to them, and a superadmin's way in. */
function isOpenInMaintenance(path: string): boolean {
  const match = matchRoute(path)
  if (!match) return false
  const load: PageLoad = loads[match.name]
  return load.access ? isForAdministrators(load.access) : load.isAlwaysOpen === true
}

const hasHtml = (data: unknown) =>
  typeof data === 'object' && data !== null && Object.keys(data).some(key => key.endsWith('Html'))

function redirect({ variant, path }: PageRequest, to: string, status: 301 | 302 = 301): Made {
  // as an address of this site, whatever was stored: what is encoded stays, what is not becomes so, the host goes
  const { pathname, search, hash } = new URL(to, 'http://site')
  const location = `${pathname}${search}${hash}`
  const caching = status === 301 ? 'public, max-age=60' : 'no-store'
  const headers = { 'cache-control': caching, 'x-content-type-options': 'nosniff' }
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

function notFoundAnswer(path: string): PageAnswer {
  return errorAnswer(404, path)
}

function errorAnswer(status: number, path: string, message?: string): PageAnswer {
  const data = errorPageData(status, message)
  return {
    page: 'error',
    data,
    head: { title: data.title, description: data.message ?? data.title, noindex: true },
    canonical: encodeURI(path),
    crumbs: [],
    tags: [],
    status,
  }
}

/** Specification section 2: the error page has failed itself. */
function lastResort(status: number): Made {
  return {
    status,
    headers: {
      'content-type': htmlType,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
    },
    body: Buffer.from(
      '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Kesalahan</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">Kembali ke halaman utama</a></p></body></html>',
    ),
    tags: [],
    keep: false,
  }
}
