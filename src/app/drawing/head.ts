import type { Tenant } from '../../features/core/site/site.ts'
import type { FeedPart } from '../../platform/http/public-file.ts'
import { to } from '../../routes.ts'
import { escapeHtml } from '../../shared/html-text.ts'
import type { PageAnswer, PageHead } from '../../shared/page.ts'
import { darkColours } from '../../shared/theme.ts'
import { isFitToShare, type ShareImages, shareSize } from './share-images.ts'

/** What stands in a page's head for those who do not look at the page: search engines, networks, browsers, readers. */
export interface HeadInput {
  tenant: Tenant
  site: { title: string; filesOrigin: string }
  answer: PageAnswer
  /** absolute, on the tenant's canonical host */
  canonical: string
  origin: string
  version: string
  /** id of the analytics that this layout has */
  analytics: string | undefined
  pictureBase: string
  share: SharedPicture | undefined
  /** which list pages have a feed of their own */
  feeds: readonly Pick<FeedPart, 'path' | 'title'>[]
}

/** " - {site title}" follows every title but the home page's own (specification section 2). */
export function fullTitle(head: PageHead, site: { title: string }): string {
  // an employer may bear the site's own name
  const isNamed = head.title === site.title || head.title.endsWith(` - ${site.title}`)
  return isNamed ? head.title : `${head.title} - ${site.title}`
}

export interface SharedPicture {
  url: string
  alt: string
  /** none where the tenant named an address of its own: nobody has looked at it */
  size: typeof shareSize | undefined
}

/**
 * The picture of a shared link: the page's own where it fits, the tenant's for the whole site, else one that is drawn.
 * A page that is for no search engine may repeat what somebody typed, so its title is never drawn.
 */
export function sharedPicture(
  images: ShareImages,
  tenant: Tenant,
  { head, crumbs, canonical }: PageAnswer,
  origin: string,
): SharedPicture {
  const isHome = canonical === to.home()
  const { image: everywhere } = tenant.meta
  const whole = (address: string) => (address.startsWith('/') ? `${origin}${address}` : address)
  if (isHome && everywhere) return { url: whole(everywhere), alt: tenant.title, size: undefined }
  if (head.image && isFitToShare(head.image))
    return {
      url: `${origin}${images.addressOfPhoto(head.image.key)}`,
      alt: head.image.alt || head.title,
      size: shareSize,
    }
  if (everywhere) return { url: whole(everywhere), alt: tenant.title, size: undefined }
  const parent = crumbs.at(-2)
  const words =
    isHome || head.noindex
      ? { eyebrow: '', title: tenant.tagline || tenant.title }
      : { eyebrow: parent?.href && parent.href !== to.home() ? parent.label : '', title: head.title }
  return { url: `${origin}${images.addressOf(tenant, words)}`, alt: words.title, size: shareSize }
}

type Meta = [kind: 'name' | 'property', key: string, value: string | number | undefined]

export function headTags(parts: HeadInput): string {
  const { site, tenant, answer, canonical, version, analytics } = parts
  const { head } = answer
  const robots = head.noindex
    ? 'noindex, follow'
    : `${tenant.meta.robot_index || 'index'}, ${tenant.meta.robot_follow || 'follow'}`
  const metas: Meta[] = [
    ['name', 'description', head.description],
    ['name', 'keywords', tenant.meta.keywords],
    ['name', 'robots', robots],
    ['name', 'app-version', version],
    ['name', 'lms-id', tenant.id],
    ['name', 'analytics', analytics],
    ['name', 'application-name', tenant.meta.name || site.title],
    ...openGraph(parts),
    ['name', 'twitter:card', tenant.meta.card || 'summary_large_image'],
    ['name', 'twitter:site', tenant.meta.twitter_site],
  ]
  return [
    `<title>${escapeHtml(fullTitle(head, site))}</title>`,
    ...metas
      .filter(([, , value]) => value !== undefined && value !== '')
      .map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(String(value))}">`),
    themeColours(tenant, (answer.frame ?? 'site') === 'site'),
    `<link rel="canonical" href="${escapeHtml(head.firstAt ?? canonical)}">`,
    ...links(parts),
  ].join('')
}

/** of each look, worked out once */
const darkPapers = new WeakMap<Tenant['css'], string | undefined>()

/** What a browser colours around the page: the tenant's main colour, on dark screens the paper of its site. */
function themeColours({ css }: Tenant, isSite: boolean): string {
  const meta = (colour: string | undefined, media: string) =>
    `<meta name="theme-color" content="${colour}"${media}>`
  if (!isSite) return meta(css.clr_primary, '')
  const dark = darkPapers.get(css) ?? darkColours(css).paper
  darkPapers.set(css, dark)
  return `${meta(css.clr_primary, ' media="(prefers-color-scheme: light)"')}${meta(dark, ' media="(prefers-color-scheme: dark)"')}`
}

function openGraph({ site, tenant, answer, canonical, share }: HeadInput): Meta[] {
  const { head } = answer
  const isHome = answer.canonical === to.home()
  const { meta } = tenant
  return [
    ['property', 'og:title', isHome ? meta.name || head.title : head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', head.type ?? (meta.type || 'website')],
    ['property', 'og:url', isHome && /^https?:/.test(meta.url) ? meta.url : canonical],
    ['property', 'og:site_name', meta.site_name || site.title],
    ['property', 'og:locale', 'id_ID'],
    ['property', 'og:image', share?.url],
    ['property', 'og:image:width', share?.size?.width],
    ['property', 'og:image:height', share?.size?.height],
    ['property', 'og:image:alt', share?.alt],
    ['property', 'article:published_time', head.publishedAt],
    ['property', 'article:modified_time', head.modifiedAt],
    ...(head.authors ?? []).map((name): Meta => ['property', 'article:author', name]),
    ['property', 'article:section', head.section],
    ...(head.tags ?? []).map((tag): Meta => ['property', 'article:tag', tag]),
  ]
}

function links({ tenant, site, answer, pictureBase, feeds }: HeadInput): string[] {
  const sign = tenant.favicon ?? tenant.logoDark
  // the account service's host has no files of a site
  const fallback = answer.frame === 'account' ? 'data:,' : '/favicon.ico'
  const icon = sign ? `${pictureBase.replace('w_1280', 'w_320')}${sign.key}` : fallback
  const preconnect = `<link rel="preconnect" href="${escapeHtml(site.filesOrigin)}">`
  const base = [`<link rel="icon" href="${escapeHtml(icon)}">`, preconnect]
  // nobody installs or follows an administration
  if ((answer.frame ?? 'site') !== 'site') return base
  const announced = [
    { href: '/feed.xml', title: site.title },
    ...feeds
      .filter(({ path }) => answer.canonical === path || answer.canonical.startsWith(`${path}/`))
      .map(({ path, title }) => ({ href: `${path}/feed.xml`, title })),
  ]
  return [
    ...base,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="${escapeHtml(site.title)}">`,
    ...announced.map(
      ({ href, title }) =>
        `<link rel="alternate" type="application/rss+xml" href="${href}" title="${escapeHtml(title)}">`,
    ),
  ]
}
