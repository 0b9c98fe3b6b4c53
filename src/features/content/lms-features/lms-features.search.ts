import type { SearchPart } from '../../../platform/search-part.ts'

export const featurePath = `case f.product when 'lms' then '/Lms' when 'aksara' then '/Aksara' else '' end || '/Features/' || f.slug`

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
