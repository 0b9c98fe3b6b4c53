import { to } from '../../../routes.ts'
import { addressesPart } from '../../core/feeds/feeds.ts'
import { own, pagePath } from './pages.search.ts'

export const sitePagesSitemap = addressesPart({
  name: 'halaman',
  place: 90,
  tags: ['pages'],
  list: to.siteMap(),
  select: `select ${pagePath} as path, p.updated_at as changed_at, p.cover from site_pages p
    where ${own} and coalesce(p.seo ->> 'noindex', 'false') <> 'true' order by p.name`,
})
