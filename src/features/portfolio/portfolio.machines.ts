import type { SearchPart } from '../../platform/search-part.ts'
import { to } from '../../routes.ts'
import { addressesPart } from '../feeds/feeds.ts'

const path = `'/Portfolio/' || i.kind_slug || '/' || i.slug`
const published = `i.status in ('published', 'scheduled') and i.published_at is not null`

/** Case studies; the client's name leads to them too. */
export const portfolioSearch: SearchPart = {
  name: 'portfolio',
  kinds: { portfolio: 'Portofolio' },
  tags: ['portfolio'],
  select: `select 'portfolio' as kind, i.id::text as ref, ${path} as path, i.title, i.summary,
    concat_ws(' ', i.kind, c.name) as words, i.description_html as html, i.cover as picture, i.published_at,
    i.published_at as visible_from, null::timestamptz as visible_until
  from portfolio_items i
    left join portfolio_clients c on c.tenant_id = i.tenant_id and c.id = i.client_id
  where ${published}`,
}

export const portfolioSitemap = addressesPart({
  name: 'portofolio',
  tags: ['portfolio'],
  list: to.portfolio(),
  select: `select ${path} as path, i.updated_at as changed_at, i.cover from portfolio_items i
    where ${published} and i.published_at <= $1::timestamptz order by i.published_at desc`,
})
