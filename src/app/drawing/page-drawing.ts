import { radioOf } from '../../features/core/radio/radio.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { InternalRedirectError } from '../../shared/failure.ts'
import { holedOf } from '../../shared/holes.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { Frame, PageAnswer } from '../../shared/page.ts'
import type { Site } from '../../ui/parts.tsx'
import { brokenWords, problemOf } from '../http/errors.ts'
import { canonicalHost } from '../http/hosts.ts'
import { loggedPath } from '../http/logged-path.ts'
import { analyticsIdOf } from './analytics.ts'
import type { Assets } from './assets.ts'
import { documentHtml } from './document.ts'
import { errorPageData } from './error-page.ts'
import { fullTitle, type HeadInput, headTags, sharedPicture } from './head.ts'
import { hasGraph, jsonLdScript } from './json-ld.ts'
import { radioMarkup } from './radio-player.ts'
import type { Renderer } from './renderer.ts'
import type { ShareImages } from './share-images.ts'
import { pictureBase } from './site-view.ts'
import type { Theme } from './theme.ts'

/** html: a document; data: what the browser's router asks for on navigation */
export type PageVariant = 'html' | 'data'

export interface DrawOptions {
  variant?: PageVariant
  path?: string
  /** whether it may be kept by anyone */
  keep?: boolean
  /** whether it is one of many that are kept for a short while */
  isBrief?: boolean
  /** of the canonical address: "?page=2" of a list is a page of its own */
  canonicalQuery?: string
  /** changes to the content security policy, by directive, e.g. {'form-action': "'self' https://a.test"} */
  policy?: Record<string, string>
}

interface PageDrawingDeps {
  config: Config
  /** what every page shows of a tenant: the same object as long as nothing of it changes */
  siteOf: (tenant: Tenant) => Site
  log: Log
  assets: () => Assets
  renderer: () => Promise<Renderer>
  themeOf: (tenant: Tenant) => Theme
  shareImages: ShareImages
  /** which list pages have a feed of their own */
  feeds: HeadInput['feeds']
}

export interface Drawing {
  /** what must be there before anything is drawn for a tenant; while developing it may have changed */
  ready(tenant: Pick<Tenant, 'layout'>): Promise<void>
  draw(tenant: Tenant, answer: PageAnswer, options: DrawOptions): RenderedResponse
  /** an error in the tenant's look, or in none when even that fails */
  error(tenant: Tenant, variant: PageVariant, path: string, reason: unknown): Promise<RenderedResponse>
}

const dataType = 'application/vnd.sanggar.page+json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'
/** browsers ask again each time (ETag), a shared cache may keep a page for a minute */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
/** browsers heed stale-while-revalidate for what a script asks for: a page would be seen ten minutes late */
const dataCaching = 'public, max-age=0, s-maxage=60, stale-if-error=86400'

/** From what a load answered to what is sent: markup, document, headers. Asks nobody anything. */
export function createDrawing(parts: PageDrawingDeps): Drawing {
  const { config, log } = parts
  /** the one used last: errors are drawn with it too */
  let renderer: Renderer | undefined

  async function ready({ layout }: Pick<Tenant, 'layout'>): Promise<void> {
    renderer = await parts.renderer()
    await renderer.prepare(layoutNameOf(layout))
  }

  function draw(tenant: Tenant, answer: PageAnswer, options: DrawOptions): RenderedResponse {
    const { variant = 'html', path = answer.canonical, keep = false, isBrief, canonicalQuery = '' } = options
    const frame = answer.frame ?? 'site'
    const site = parts.siteOf(tenant)
    const origin = originOf(config, canonicalHost(tenant, config))
    const theme = parts.themeOf(tenant)
    const canonical = `${origin}${encodedPath(answer.canonical)}${canonicalQuery}`
    if (!renderer) throw new Error('The renderer is not loaded')
    const source = renderer.sourceOf(answer.page)
    const assets = parts.assets()
    const code = source === undefined ? undefined : assets.pageCode(source)
    const payload = {
      page: answer.page,
      ...(code ? { code } : {}),
      data: answer.data,
      path,
      status: answer.status ?? 200,
      frame,
    }
    const headersWith = (critical?: string) => ({
      'cache-control': keep ? (variant === 'data' ? dataCaching : publicCaching) : 'no-store',
      'content-security-policy': policyWith(theme.policy(critical), {
        ...framePolicy[frame],
        ...options.policy,
      }),
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const made = { status: answer.status ?? 200, tags: [...answer.tags, 'site'], keep, isBrief }
    if (variant === 'data') {
      const text = JSON.stringify({ ...payload, head: { title: fullTitle(answer.head, site), canonical } })
      return { ...made, headers: { ...headersWith(), 'content-type': dataType }, body: Buffer.from(text) }
    }
    const layout = layoutNameOf(tenant.layout)
    const radio = frame === 'site' ? radioOf(tenant) : undefined
    // what is made for one person is nothing to keep in memory: public pages say whether they may be kept
    const holed = frame === 'site' && options.keep !== undefined ? holedOf(answer.data) : undefined
    const rendered = renderer.render({
      page: answer.page,
      data: answer.data,
      holed,
      site,
      layout,
      path,
      frame,
    })
    // React puts the preload of the first picture before its markup; in the head it starts sooner
    const preloads = /^(?:<link [^>]*>)*/.exec(rendered)?.[0] ?? ''
    const body = rendered.slice(preloads.length)
    const beside = radio ? radioMarkup(radio) : ''
    const stylesheets = [
      assets.stylesheet(layout),
      ...(frame === 'site' ? [] : [assets.office]),
      ...(code?.styles ?? []),
      ...(radio ? [assets.player] : []),
    ]
    const critical =
      frame === 'site' && assets.development === ''
        ? assets.critical.of(stylesheets, body + beside)
        : undefined
    const base = pictureBase(config, tenant)
    const share = frame === 'site' ? sharedPicture(parts.shareImages, tenant, answer, origin) : undefined
    const about = { tenant, answer, canonical, origin, pictureBase: base }
    const html = documentHtml({
      layout,
      frame,
      head: headTags({
        ...about,
        site,
        share,
        version: assets.version,
        feeds: parts.feeds,
        analytics: frame === 'site' ? analyticsIdOf(config, tenant.layout) : undefined,
      }),
      jsonLd: hasGraph(answer) ? jsonLdScript({ ...about, image: share?.url }) : '',
      styles: critical ? [theme.css, critical.css] : [theme.css],
      stylesheets: critical ? [] : [...stylesheets, theme.fonts],
      lateStylesheets: critical ? stylesheets : [],
      lateFonts: critical && theme.fonts,
      script: frame === 'account' ? assets.accountScript : assets.script,
      scriptNeeds: frame === 'account' ? [] : assets.scriptNeeds,
      development: assets.development,
      preloads,
      body,
      beside,
      payload: { ...payload, site, layout: assets.layoutModule(layout) },
      holed,
      hasHtml: hasHtml(answer.data),
    })
    return {
      ...made,
      headers: { ...headersWith(critical?.source), 'content-type': htmlType },
      body: Buffer.from(html),
    }
  }

  async function error(
    tenant: Tenant,
    variant: PageVariant,
    path: string,
    reason: unknown,
  ): Promise<RenderedResponse> {
    const problem = problemOf(reason)
    if (problem.isUnexpected)
      log.error({ err: reason, tenant: tenant.slug, path: loggedPath(path) }, 'page failed')
    const message = problem.message === brokenWords ? undefined : problem.message
    try {
      await ready(tenant)
      const made = draw(tenant, errorAnswer(problem.status, path, message), { variant, path })
      const { retryAfter } = problem
      return retryAfter ? { ...made, headers: { ...made.headers, 'retry-after': String(retryAfter) } } : made
    } catch (second) {
      log.error({ err: second, tenant: tenant.slug }, 'the error page failed')
      return lastResort(problem.status)
    }
  }

  return {
    ready,
    draw,
    error,
  }
}

/** as it stands in an address; error pages bring theirs encoded already */
const encodedPath = (path: string) => (path.includes('%') ? path : encodeURI(path))

/** The office shows the site within itself, in the look of a draft. */
const framePolicy: Record<Frame, Record<string, string>> = {
  site: {},
  office: { 'frame-src': "'self'" },
  account: {},
}

/** The tenant's policy with some directives said otherwise; one that is not there yet is added. */
function policyWith(policy: string, changes: Record<string, string>): string {
  if (Object.keys(changes).length === 0) return policy
  const directives = new Map(
    policy.split('; ').map(text => [text.split(' ', 1)[0] ?? '', text.slice(text.indexOf(' ') + 1)]),
  )
  for (const [name, value] of Object.entries(changes)) directives.set(name, value)
  return [...directives].map(([name, value]) => `${name} ${value}`).join('; ')
}

const hasHtml = (data: unknown) =>
  typeof data === 'object' && data !== null && Object.keys(data).some(key => key.endsWith('Html'))

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

export function notFoundAnswer(path: string): PageAnswer {
  return errorAnswer(404, path)
}

function errorAnswer(status: number, path: string, message?: string): PageAnswer {
  const data = errorPageData(status, path, message)
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
function lastResort(status: number): RenderedResponse {
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
