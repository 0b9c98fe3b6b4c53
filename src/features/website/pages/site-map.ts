import type { PageContext } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { allListings } from '../../core/sections/sections.ts'
import type { SiteMapPage } from './pages.contract.ts'
import { filledIntros } from './pages.rules.ts'
import { listPublished } from './published.ts'

type Group = SiteMapPage['groups'][number]

/** things of one kind on the map; their own list has the rest */
const most = 100

/** From the table of routes what always stands, from the database what is published. */
export async function siteMapGroups(context: PageContext): Promise<{ groups: Group[]; tags: string[] }> {
  const pages = await listPublished(context)
  const groups: Group[] = [
    {
      title: 'Halaman',
      links: [
        { label: 'Beranda', href: to.home() },
        ...pages.map(({ title, path }) => ({ label: title, href: path })),
      ],
    },
  ]
  const listings = allListings(context)
  const filled = new Set<string>()
  const shown: Group[] = []
  for (const { label, href, list } of listings) {
    const items = await list(context, { count: most })
    if (items.length === 0) continue
    filled.add(href)
    shown.push({ title: label, href, links: items.map(item => ({ label: item.title, href: item.href })) })
  }
  const sitemaps = context.partsOf('sitemaps').flat()
  for (const part of sitemaps) {
    // what is listed in ranges is chapters: their courses are there already
    if ('list' in part) for (const { path } of await part.list(context)) filled.add(path)
  }
  const lists = await filledIntros(context, filled)
  if (lists.length > 0)
    groups.push({ title: 'Daftar', links: lists.map(({ label, path }) => ({ label, href: path })) })
  groups.push(...shown)
  groups.push({
    title: 'Akun dan ketentuan',
    links: [
      { label: 'Masuk', href: routes.Login },
      { label: 'Daftar', href: routes.Register },
      { label: 'Kebijakan privasi', href: routes['Privacy-Policy'] },
      { label: 'Syarat dan ketentuan', href: routes['Terms-And-Conditions'] },
    ],
  })
  return {
    groups,
    tags: [...new Set([...listings.map(({ tag }) => tag), ...sitemaps.flatMap(({ tags }) => tags)])],
  }
}
