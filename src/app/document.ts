import { createHash } from 'node:crypto'
import type { Tenant } from '../features/site/site.ts'
import { escapeHtml, jsonForScript } from '../shared/html-text.ts'
import type { Frame, PageHead } from '../shared/page.ts'
import type { Site } from '../ui/parts.tsx'

interface DocumentParts {
  site: Site
  tenant: Tenant
  head: PageHead
  frame: Frame
  /** absolute, on the tenant's canonical host */
  canonical: string
  origin: string
  crumbs: { label: string; href?: string }[]
  themeCss: string
  stylesheets: readonly string[]
  script: string
  fontUrls: string[]
  development: string
  /** the browser throws away what an older one kept */
  version: string
  /** link tags of pictures that are wanted first */
  preloads: string
  /** markup of the page */
  body: string
  /** markup that stays while pages change: the radio */
  beside: string
  /** id of the analytics that this layout has */
  analytics: string | undefined
  /** what the browser needs to take over */
  payload: unknown
  /** the data holds texts named ...Html */
  hasHtml: boolean
  pictureBase: string
}

/** The one HTML document of the product. No inline script: data travels as JSON, so one fixed CSP holds for all. */
export function documentHtml(parts: DocumentParts): string {
  const { site, head } = parts
  return `<!doctype html>
<html lang="id" data-layout="${escapeHtml(site.layout)}"${parts.frame === 'site' ? '' : ` data-frame="${parts.frame}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${headTags(parts)}${parts.preloads}<style>${parts.themeCss}</style>${parts.fontUrls.map(url => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('')}${parts.stylesheets.map(url => `<link rel="stylesheet" href="${url}">`).join('')}${parts.development}<script type="module" src="${parts.script}"></script>${jsonLd(parts, head)}</head><body><div id="root">${parts.body}</div>${parts.beside}${pageData(parts)}</body></html>`
}

/** " - {site title}" follows every title but the home page's own (specification section 2). */
export function fullTitle(head: PageHead, site: { title: string }): string {
  return head.title === site.title ? head.title : `${head.title} - ${site.title}`
}

function headTags({
  site,
  tenant,
  head,
  canonical,
  origin,
  pictureBase,
  version,
  analytics,
}: DocumentParts): string {
  const title = fullTitle(head, site)
  const robots = head.noindex
    ? 'noindex, follow'
    : `${tenant.meta.robot_index || 'index'}, ${tenant.meta.robot_follow || 'follow'}`
  const favicon = tenant.favicon ?? tenant.logoDark
  const metas: [kind: 'name' | 'property', key: string, value: string | undefined][] = [
    ['name', 'description', head.description],
    ['name', 'keywords', tenant.meta.keywords],
    ['name', 'robots', robots],
    ['name', 'theme-color', tenant.css.clr_primary],
    ['name', 'app-version', version],
    ['name', 'analytics', analytics],
    ['property', 'og:title', title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', head.type ?? 'website'],
    ['property', 'og:url', canonical],
    ['property', 'og:site_name', tenant.meta.site_name || site.title],
    ['property', 'og:locale', 'id_ID'],
    ['property', 'og:image', head.image ? `${pictureBase}${head.image.key}` : tenant.meta.image],
    ['property', 'og:image:alt', head.image?.alt],
    ['property', 'article:published_time', head.publishedAt],
    ['property', 'article:modified_time', head.modifiedAt],
    ['name', 'twitter:card', tenant.meta.card || 'summary_large_image'],
    ['name', 'twitter:site', tenant.meta.twitter_site],
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...metas
      .filter(([, , value]) => value)
      .map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value ?? '')}">`),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    favicon
      ? `<link rel="icon" href="${escapeHtml(`${pictureBase.replace('w_1280', 'w_320')}${favicon.key}`)}">`
      : '<link rel="icon" href="data:,">',
    `<link rel="preconnect" href="${escapeHtml(origin === site.filesOrigin ? origin : site.filesOrigin)}">`,
  ].join('')
}

function jsonLd({ origin, crumbs, pictureBase, tenant }: DocumentParts, head: PageHead): string {
  const absolute = (href: string) => (href.startsWith('/') ? `${origin}${href}` : href)
  const graph: unknown[] = (head.jsonLd ?? []).map(node => absoluteUrls(node, absolute))
  if (crumbs.length > 1) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        ...(crumb.href ? { item: absolute(crumb.href) } : {}),
      })),
    })
  }
  if (graph.length === 0) return ''
  const logo = tenant.logoDark ? { logo: `${pictureBase}${tenant.logoDark.key}` } : {}
  const withLogo = graph.map(node =>
    isRecord(node) && node['@type'] === 'EducationalOrganization'
      ? { ...node, url: `${origin}/`, ...logo }
      : node,
  )
  const text = jsonForScript({ '@context': 'https://schema.org', '@graph': withLogo })
  return `<script type="application/ld+json">${text}</script>`
}

function absoluteUrls(node: unknown, absolute: (href: string) => string): unknown {
  if (Array.isArray(node)) return node.map(child => absoluteUrls(child, absolute))
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'url' && typeof value === 'string' ? absolute(value) : absoluteUrls(value, absolute),
    ]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Account pages are forms without React: what they show, codes among it, stands in the document once. */
const pageData = (parts: DocumentParts) =>
  parts.frame === 'account'
    ? ''
    : `<script type="application/json" id="page-data">${payloadJson(parts)}</script>`

/**
 * The page's data for the browser. Texts named ...Html stand in the document already; the browser keeps them and does
 * not need them twice. Only pages that are text have any, so lists are spared the walk through their data.
 */
function payloadJson({ payload, hasHtml }: DocumentParts): string {
  if (!hasHtml) return jsonForScript(payload)
  return jsonForScript(payload, (key, value) =>
    key.endsWith('Html') && typeof value === 'string' ? '' : value,
  )
}

interface PolicyParts {
  themeCss: string
  filesOrigin: string
  /** signing out and verifying an address end there, and browsers ask about every step of the way */
  accountsOrigin: string
  /** where the radio's sound comes from, if not from us */
  radioOrigin: string | undefined
  /** what analytics need, by directive; nothing where there are none */
  analytics: Readonly<Record<string, string>>
  isDevelopment: boolean
}

/** One policy for all pages of a tenant: scripts only from us, the theme's style by its hash, nothing inline else. */
export function contentSecurityPolicy({
  themeCss,
  filesOrigin,
  accountsOrigin,
  radioOrigin,
  analytics,
  isDevelopment,
}: PolicyParts): string {
  const hash = createHash('sha256').update(themeCss).digest('base64')
  const withAnalytics = (directive: string) => {
    const more = analytics[directive.split(' ', 1)[0] ?? '']
    return more ? `${directive} ${more}` : directive
  }
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Vite puts styles in by script while developing
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'sha256-${hash}'`,
    `img-src 'self' data: ${filesOrigin}`,
    `media-src 'self' ${filesOrigin}${radioOrigin ? ` ${radioOrigin}` : ''}`,
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${accountsOrigin}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
    .map(withAnalytics)
    .join('; ')
}
