import { isPublished } from '../../../platform/db/due-sql.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'

export const projectPath = pathSql('Portfolio-type-title', { type: 'i.kind_slug', title: 'i.slug' })
export const published = isPublished('i')

/** Case studies; the client's name leads to them too. */
export const portfolioSearch: SearchPart = {
  name: 'portfolio',
  place: 70,
  kinds: { portfolio: 'Portofolio' },
  tags: ['portfolio'],
  select: `select 'portfolio' as kind, i.id::text as ref, ${projectPath} as path, i.title, i.summary,
    concat_ws(' ', i.kind, c.name) as words, i.description_html as html, i.cover as picture, i.published_at,
    i.published_at as visible_from, null::timestamptz as visible_until
  from portfolio_items i
    left join portfolio_clients c on c.tenant_id = i.tenant_id and c.id = i.client_id and c.status = 'published'
  where ${published}`,
}
