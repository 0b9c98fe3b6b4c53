import { isDue } from '../../../platform/db/due-sql.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'

export const mentorPath = pathSql('Mentor-slug', { slug: 'p.slug' })

/** The classes of `people p` that anybody may see by then. */
export const taught = (until?: string) => `class_teachers ci
    join visible_classes c on c.tenant_id = ci.tenant_id and c.id = ci.class_id
    where ci.tenant_id = p.tenant_id and ci.person_id = p.id and ${isDue('c', until)}`

export const teaches = (until?: string) => `exists (select from ${taught(until)})`

/** People who teach a class that anybody may see. */
export const mentorsSearch: SearchPart = {
  name: 'mentors',
  place: 50,
  kinds: { mentor: 'Mentor' },
  tags: ['people', 'classes'],
  select: `select 'mentor' as kind, p.id::text as ref, ${mentorPath} as path, p.name as title, p.title as summary,
    '' as words, p.bio as html, p.photo as picture, null::timestamptz as published_at,
    '-infinity'::timestamptz as visible_from, null::timestamptz as visible_until
  from visible_people p where ${teaches('now()')}`,
}
