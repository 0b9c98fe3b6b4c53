import { pageOfPosts } from '../../features/content/posts/posts.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import { pageOfClasses } from '../../features/learning/classes/classes.ts'
import { listPrograms } from '../../features/learning/programs/programs.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import type { PageContext } from '../../platform/http/page-load.ts'
import type { PublicFile } from '../../platform/http/public-file.ts'
import { routes, to } from '../../routes.ts'
import { readJson } from '../../shared/json.ts'
import { element, xmlDocument, xmlText } from '../../shared/xml.ts'
import type { Icons } from '../drawing/icons.ts'

/** What a site says to machines about itself: may it be read, what is it called, whom does one tell about a hole. */
interface SiteFilesDeps {
  icons: Icons
  /** address of the built service worker */
  worker: () => string
  tenantOf(context: TenantContext): Tenant
}

const text = 'text/plain; charset=utf-8'
const tags = ['site']
const drawn = { isAlwaysOpen: true, isDrawn: true } as const

/** Addresses for people in particular, for programs, or without end. */
const closed = [
  routes.Kelola,
  routes.Profile,
  routes.Login,
  routes.Register,
  routes.Logout,
  routes.Welcome,
  routes.Cari,
  '/Callback',
  '/Undangan/',
  '/Persetujuan-Wali/',
  '/v1/',
  '/v2/',
  '/v3/',
  '/docs',
]

export function siteFiles({ icons, worker, tenantOf }: SiteFilesDeps): PublicFile[] {
  type Make = (tenant: Tenant, context: PageContext) => string | Buffer | Promise<string | Buffer>
  const file = (path: string, type: string, make: Make, more: Partial<PublicFile> = {}): PublicFile => ({
    path,
    type,
    tags,
    ...more,
    make: async context => make(tenantOf(context.tenant), context),
  })
  const icon = (name: string, size: number, maskable = false) =>
    file(`/${name}.png`, 'image/png', tenant => icons.png(tenant, size, { maskable }), drawn)
  return [
    file('/robots.txt', text, robots, { isAlwaysOpen: true }),
    file('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest),
    file('/.well-known/security.txt', text, security, { isAlwaysOpen: true }),
    file('/llms.txt', 'text/markdown; charset=utf-8', llms, {
      tags: ['site', 'classes', 'programs', 'posts'],
    }),
    file('/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8', openSearch),
    // at the top of the site, since it answers for pages everywhere in it; asked for by who keeps a course on their device
    file('/offline.js', 'text/javascript; charset=utf-8', () => `importScripts('${worker()}')\n`, {
      isAlwaysOpen: true,
      // it asks for pages of this site and for their pictures, which lie on a host of their own
      policy:
        "default-src 'none'; script-src 'self'; connect-src 'self' http: https:; frame-ancestors 'none'",
    }),
    file('/favicon.ico', 'image/x-icon', tenant => icons.ico(tenant), drawn),
    icon('ikon-192', 192),
    icon('ikon-512', 512),
    icon('ikon-512-maskable', 512, true),
    icon('apple-touch-icon', 180, true),
  ]
}

function robots(tenant: Tenant, { tenant: { origin } }: PageContext): string {
  if (tenant.isMaintenance) return 'User-agent: *\nDisallow: /\n'
  const lines = ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), 'Allow: /']
  // a site that does not want to be found has nothing to hand out
  const isFound = tenant.meta.robot_index !== 'noindex'
  return `${[...lines, ...(isFound ? ['', `Sitemap: ${origin}/sitemap.xml`] : [])].join('\n')}\n`
}

function manifest(tenant: Tenant): string {
  const { title, meta, css } = tenant
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: meta.name && meta.name.length <= 30 ? meta.name : title.slice(0, 30),
    description: meta.description || tenant.tagline || title,
    lang: 'id',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: css.clr_primary,
    background_color: '#ffffff',
    categories: ['education'],
    icons: [
      { src: '/ikon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/ikon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/ikon-512-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Kelas', url: to.classes() },
      { name: 'Kursus', url: to.courses() },
      { name: 'Cari', url: to.search() },
    ],
  })
}

const halfAYear = 183 * 86_400_000

/** RFC 9116. Always half a year ahead, since it is made anew all the time. */
function security(tenant: Tenant, { clock, tenant: { origin } }: PageContext): string {
  const { email } = tenant.footer.contact
  const expires = new Date(clock.now().getTime() + halfAYear)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${email ? `mailto:${email}` : `${origin}/`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: id, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What the site holds, in the form that assistants read: https://llmstxt.org */
async function llms(tenant: Tenant, context: PageContext): Promise<string> {
  const { origin } = context.tenant
  const page = { page: 1, pageSize: 10 }
  const line = (title: string, path: string, words: string) =>
    `- [${title.replaceAll(/[[\]]/g, '')}](${origin}${encodeURI(path)})${words ? `: ${words.replaceAll(/\s+/g, ' ')}` : ''}`
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines] : []
  const classes = await pageOfClasses(context, page)
  const programs = readJson(await listPrograms(context, page))
  const news = await pageOfPosts(context, { ...page, kindSlug: 'news', sort: 'newest' })
  const about = tenant.meta.description || tenant.tagline
  return `${[
    `# ${tenant.title}`,
    ...(about ? ['', `> ${about}`] : []),
    '',
    'Situs berbahasa Indonesia. Harga dalam rupiah, waktu menurut zona waktu situs.',
    ...section(
      'Kelas dan kursus',
      classes.items.map(one => line(one.name, to.class(one), one.summary)),
    ),
    ...section(
      'Program',
      programs.items.map(one => line(one.name, to.program(one), one.summary)),
    ),
    ...section(
      'Berita',
      news.items.map(one =>
        line(one.title, to.post({ kind: one.kindSlug, id: one.id, slug: one.slug }), one.summary),
      ),
    ),
    ...section('Untuk mesin', [
      line('Peta situs', '/sitemap.xml', 'semua halaman'),
      line('Umpan', '/feed.xml', 'tulisan terbaru sebagai RSS'),
      line('Pencarian', '/v1/search?q=kelas', 'hasil pencarian sebagai JSON'),
      line('Dokumentasi API', '/docs', 'semua panggilan'),
    ]),
  ].join('\n')}\n`
}

function openSearch(tenant: Tenant, { tenant: { origin } }: PageContext): string {
  return xmlDocument(
    element(
      'OpenSearchDescription',
      [
        element('ShortName', xmlText(tenant.title.slice(0, 16).trim())),
        element('LongName', xmlText(tenant.title.slice(0, 48))),
        element('Description', xmlText(`Cari di ${tenant.title}`.slice(0, 1024))),
        element('InputEncoding', 'UTF-8'),
        element('Language', 'id'),
        element('Image', xmlText(`${origin}/favicon.ico`), { width: 16, height: 16, type: 'image/x-icon' }),
        element('Url', '', { type: 'text/html', template: `${origin}${routes.Cari}?q={searchTerms}` }),
        element('Url', '', {
          type: 'application/opensearchdescription+xml',
          rel: 'self',
          template: `${origin}/opensearch.xml`,
        }),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  )
}
