import type { Announced } from '../../features/core/announcements/announcements.ts'
import { radioOf } from '../../features/core/radio/radio.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import { type Config, originOf } from '../../platform/config.ts'
import type { Holed } from '../../shared/holes.ts'
import { layoutNameOf } from '../../shared/layout-names.ts'
import type { Frame, PageAnswer } from '../../shared/page.ts'
import type { Site } from '../../ui/parts.tsx'
import { canonicalHost } from '../http/hosts.ts'
import { analyticsIdOf } from './analytics.ts'
import { announcementMarkup } from './announcement-bar.ts'
import { type DrawOptions, dataType } from './answer-types.ts'
import type { Assets } from './assets.ts'
import { launcherMarkup } from './assistant-launcher.ts'
import { documentParts } from './document.ts'
import { fullTitle, type HeadInput, headTags, sharedPicture } from './head.ts'
import { hasGraph, jsonLdScript } from './json-ld.ts'
import { dataParts, jsonOfData, type Part, textOf } from './parts.ts'
import { radioMarkup } from './radio-player.ts'
import type { Renderer } from './renderer.ts'
import type { ShareImages } from './share-images.ts'
import { pictureBase } from './site-view.ts'
import type { Theme } from './theme.ts'

export interface DrawingDeps {
  config: Config
  /** what every page shows of a tenant: the same object as long as nothing of it changes */
  siteOf: (tenant: Tenant) => Site
  themeOf: (tenant: Tenant) => Theme
  shareImages: ShareImages
  /** which list pages have a feed of their own */
  feeds: HeadInput['feeds']
}

/** All that a page is drawn from. */
export interface DrawnPage extends DrawingDeps {
  renderer: Renderer
  assets: Assets
  tenant: Tenant
  site: Site
  answer: PageAnswer
  options: DrawOptions
  path: string
  /** its data with the cards taken out, where it may be kept by them */
  holed: Holed | undefined
  /** what the site announces above it */
  announced: Announced
}

export interface WholePage {
  headers: Record<string, string>
  parts: Part[]
}

/** browsers ask again each time (ETag), a shared cache may keep a page for a minute */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
/** browsers heed stale-while-revalidate for what a script asks for: a page would be seen ten minutes late */
const dataCaching = 'public, max-age=0, s-maxage=60, stale-if-error=86400'

/** What the browser's router asks for on navigation. */
export function dataOf(page: DrawnPage): WholePage {
  const { answer, site, holed } = page
  const { data, ...others } = payloadOf(page)
  const head = { title: fullTitle(answer.head, site), canonical: canonicalOf(page) }
  const text = `${JSON.stringify({ ...others, head }).slice(0, -1)},"data":`
  return {
    headers: { ...headersOf(page, dataCaching), 'content-type': dataType },
    parts: holed ? [text, ...dataParts(holed), '}'] : [`${text}${jsonOfData(data)}}`],
  }
}

/** The document: markup, head, what the browser needs to take over. */
export function documentOf(page: DrawnPage): WholePage {
  const { config, renderer, assets, tenant, site, answer, path, holed, announced } = page
  const frame = answer.frame ?? 'site'
  const theme = page.themeOf(tenant)
  const layout = layoutNameOf(tenant.layout)
  const radio = frame === 'site' ? radioOf(tenant) : undefined
  const [first = '', ...others] = renderer.render({
    page: answer.page,
    data: answer.data,
    holed,
    site,
    layout,
    path,
    frame,
  })
  // React puts the preload of the first picture before its markup; in the head it starts sooner
  const preloads = /^(?:<link [^>]*>)*/.exec(first.toString())?.[0] ?? ''
  const body = [first.slice(preloads.length).toString(), ...others]
  const beside = (radio ? radioMarkup(radio) : '') + (frame === 'site' ? launcherMarkup(tenant) : '')
  const above = announced.announcement ? announcementMarkup(announced.announcement) : ''
  const code = codeOf(page)
  const stylesheets = [
    assets.stylesheet(layout),
    ...(frame === 'site' ? [] : [assets.office]),
    ...(code?.styles ?? []),
    ...(radio ? [assets.player] : []),
  ]
  const isWhole = frame !== 'site' || assets.development !== ''
  const critical = isWhole ? undefined : assets.critical.of(stylesheets, above + textOf(body) + beside)
  const origin = originOf(config, canonicalHost(tenant, config))
  const share = frame === 'site' ? sharedPicture(page.shareImages, tenant, answer, origin) : undefined
  const about = {
    tenant,
    answer,
    canonical: canonicalOf(page),
    origin,
    pictureBase: pictureBase(config, tenant),
  }
  const parts = documentParts({
    layout,
    frame,
    head: headTags({
      ...about,
      site,
      share,
      version: assets.version,
      feeds: page.feeds,
      analytics: frame === 'site' ? analyticsIdOf(config, tenant.layout) : undefined,
    }),
    jsonLd: hasGraph(answer) ? jsonLdScript({ ...about, image: share?.url }) : '',
    styles: critical ? [theme.bytes, critical.bytes] : [theme.bytes],
    stylesheets: critical ? [] : [...stylesheets, theme.fonts],
    lateStylesheets: critical ? stylesheets : [],
    lateFonts: critical && theme.fonts,
    script: frame === 'account' ? assets.accountScript : assets.script,
    scriptNeeds: frame === 'account' ? [] : assets.scriptNeeds,
    development: assets.development,
    preloads,
    above,
    body,
    beside,
    payload: { ...payloadOf(page), site, layout: assets.layoutModule(layout) },
    holed,
    hasHtml: hasHtml(answer.data),
  })
  // what is wrong in a moment is not handed out by a shared cache meanwhile
  const caching = announced.until ? dataCaching : publicCaching
  return {
    headers: { ...headersOf(page, caching, critical?.source), 'content-type': 'text/html; charset=utf-8' },
    parts,
  }
}

function codeOf({ renderer, assets, answer }: DrawnPage) {
  const source = renderer.sourceOf(answer.page)
  return source === undefined ? undefined : assets.pageCode(source)
}

function payloadOf(page: DrawnPage) {
  const { answer, path } = page
  const code = codeOf(page)
  return {
    page: answer.page,
    ...(code ? { code } : {}),
    data: answer.data,
    path,
    status: answer.status ?? 200,
    frame: answer.frame ?? 'site',
  }
}

function headersOf({ themeOf, tenant, answer, options }: DrawnPage, caching: string, critical?: string) {
  return {
    'cache-control': options.keep && !options.isForSome ? caching : 'no-store',
    'content-security-policy': policyWith(themeOf(tenant).policy(critical), {
      ...framePolicy[answer.frame ?? 'site'],
      ...(answer.isFramed && { 'frame-ancestors': "'self'" }),
      ...options.policy,
    }),
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
}

const canonicalOf = ({ config, tenant, answer, options }: DrawnPage) =>
  `${originOf(config, canonicalHost(tenant, config))}${encodedPath(answer.canonical)}${options.canonicalQuery ?? ''}`

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
