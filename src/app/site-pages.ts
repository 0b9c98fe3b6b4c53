import { findRedirect, type Tenant } from '../features/site/site.ts'
import type { Made } from '../platform/cache/answer-cache.ts'
import type { Clock } from '../platform/clock.ts'
import { type Config, originOf } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import { matchRoute, type RouteMatch } from '../routes.ts'
import { layoutNameOf } from '../shared/layout-names.ts'
import type { PageAnswer } from '../shared/page.ts'
import { withQuery } from '../shared/pager.ts'
import type { Assets } from './assets.ts'
import { documentHtml, fullTitle } from './document.ts'
import { errorPageData } from './error-page.ts'
import { problemOf } from './errors.ts'
import { canonicalHost } from './hosts.ts'
import { loads } from './loads.ts'
import { maintenanceAnswer } from './maintenance.ts'
import { pictureBase, siteView, tenantContext } from './site-view.ts'
import type { Renderer } from './ssr.tsx'
import type { Theme } from './theme.ts'

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
  /** an error in the tenant's look */
  error(tenant: Tenant, variant: PageVariant, path: string, error: unknown): Made
}

interface Parts {
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
    const result = await database.withTenant(tenant.id, async tx => {
      const found = await loads[match.name].load({
        tx,
        clock,
        tenant: tenantContext(tenant, config),
        params: match.params,
        query,
        values: tenant.values,
        site: { title: tenant.title, tagline: tenant.tagline, description: tenant.meta.description },
        contact: tenant.footer.contact,
      })
      if (found) return found
      const moved = await findRedirect(tx, request.path.toLowerCase())
      return moved === undefined ? undefined : { redirect: moved }
    })
    if (!result) return undefined
    if ('redirect' in result) return redirect(request, withQuery(result.redirect, query))
    if (result.canonical !== request.path)
      return redirect(request, withQuery(result.canonical, request.query))
    return result
  }

  async function make(request: PageRequest): Promise<Made> {
    renderer = await parts.renderer()
    const { tenant, path, variant } = request
    if (tenant.isMaintenance) return maintenanceAnswer(tenant, parts.themeOf(tenant), config)
    const match = matchRoute(path)
    const answer = match ? await load(request, match) : await moved(request)
    if (!answer) return draw(tenant, variant, path, notFoundAnswer(path), false)
    if ('body' in answer) return answer
    // searches and filters come in any number; what is not for search engines is not worth its place in the cache
    return draw(tenant, variant, path, answer, answer.status !== 404 && !answer.head.noindex)
  }

  /** an address that is no route may be an old one */
  async function moved(request: PageRequest): Promise<Made | undefined> {
    const found = await database.withTenant(request.tenant.id, tx =>
      findRedirect(tx, request.path.toLowerCase()),
    )
    return found === undefined ? undefined : redirect(request, found)
  }

  function draw(tenant: Tenant, variant: PageVariant, path: string, answer: PageAnswer, keep: boolean): Made {
    const site = siteView(tenant, config, clock)
    const origin = originOf(config, canonicalHost(tenant, config))
    const theme = parts.themeOf(tenant)
    const canonical = `${origin}${answer.canonical}`
    const payload = { page: answer.page, data: answer.data, path, status: answer.status ?? 200 }
    const headers = {
      'cache-control': keep ? publicCaching : 'no-store',
      'content-security-policy': theme.policy,
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
    const rendered = renderer.render(answer.page, answer.data, site, layout, path)
    // React puts the preload of the first picture before its markup; in the head it starts sooner
    const preloads = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? ''
    const html = documentHtml({
      site,
      tenant,
      head: answer.head,
      canonical,
      origin,
      crumbs: answer.crumbs,
      themeCss: theme.css,
      fontUrls: theme.fontUrls,
      stylesheet: assets.stylesheet(layout),
      script: assets.script,
      development: assets.development,
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
      const made = draw(tenant, variant, path, errorAnswer(problem.status, path, message), false)
      return problem.status === 503 ? { ...made, headers: { ...made.headers, 'retry-after': '5' } } : made
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
    error,
  }
}

const hasHtml = (data: unknown) =>
  typeof data === 'object' && data !== null && Object.keys(data).some(key => key.endsWith('Html'))

function redirect({ variant, path }: PageRequest, to: string): Made {
  // as an address of this site, whatever was stored: what is encoded stays, what is not becomes so, the host goes
  const { pathname, search, hash } = new URL(to, 'http://site')
  const location = `${pathname}${search}${hash}`
  const headers = { 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' }
  if (variant === 'data') {
    const body = Buffer.from(JSON.stringify({ redirect: location, path }))
    return { status: 200, headers: { ...headers, 'content-type': dataType }, body, tags: [], keep: false }
  }
  return {
    status: 301,
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
