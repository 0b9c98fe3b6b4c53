import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'

export const programPath = pathSql('Program-slug', { slug: 'g.slug' })

/** Active programmes. */
export const programsSearch: SearchPart = {
  name: 'programs',
  place: 20,
  kinds: { program: 'Program' },
  tags: ['programs'],
  select: `select 'program' as kind, g.id::text as ref, ${programPath} as path, g.name as title, g.summary,
    concat_ws(' ', g.kind, array_to_string(g.partners, ' ')) as words, g.description_html as html,
    coalesce(g.cover, g.logo) as picture, null::timestamptz as published_at,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from programs g where g.status = 'active'`,
}
