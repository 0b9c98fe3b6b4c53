import type { SearchPart } from '../../../platform/search-part.ts'
import { routes } from '../../../routes.ts'

/** What stands on the board. */
export const aspirationsSearch: SearchPart = {
  name: 'aspirations',
  place: 275,
  kinds: { aspiration: 'Aspirasi' },
  tags: ['aspirations'],
  select: `select 'aspiration' as kind, v.id::text as ref, '${routes.Aspirasi}/' || v.id as path,
    left(v.content, 90) as title, v.content as summary, '' as words, '' as html, null::jsonb as picture,
    v.shown_at as published_at, v.shown_at as visible_from, null::timestamptz as visible_until
  from shown_aspirations v`,
}
