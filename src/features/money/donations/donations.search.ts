import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'
import { visible } from './donations.store.ts'

/** Campaigns that are published. */
export const donationsSearch: SearchPart = {
  name: 'donations',
  place: 95,
  kinds: { campaign: 'Kampanye donasi' },
  tags: ['donations'],
  select: `select 'campaign' as kind, c.id::text as ref, ${pathSql('Donasi-slug', { slug: 'c.slug' })} as path, c.title, c.summary,
    '' as words, c.story_html as html, c.picture, c.published_at, c.published_at as visible_from,
    null::timestamptz as visible_until
  from donation_campaigns c where ${visible} and c.published_at is not null`,
}
