import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'

export const featurePath = `case f.product when 'lms' then ${pathSql('Lms-Features-slug', { slug: 'f.slug' })}
  when 'aksara' then ${pathSql('Aksara-Features-slug', { slug: 'f.slug' })}
  else ${pathSql('Features-slug', { slug: 'f.slug' })} end`

export const featuresSearch: SearchPart = {
  name: 'lms_features',
  place: 80,
  kinds: { feature: 'Fitur' },
  tags: ['lms-features'],
  select: `select 'feature' as kind, f.id::text as ref, ${featurePath} as path, f.title, left(f.description, 300) as summary,
    array_to_string(f.list_features, ' ') as words, '' as html, f.image as picture,
    null::timestamptz as published_at, '-infinity'::timestamptz as visible_from,
    null::timestamptz as visible_until
  from lms_features f where f.status = 'published'`,
}
