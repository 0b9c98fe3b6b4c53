import { isPublished } from '../../../platform/db/due-sql.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'

export const careerPath = pathSql('Career-slug', { slug: 'c.slug' })
export const jobPath = pathSql('Event-Careers-id-slug', { id: 'j.id', slug: 'j.slug' })
export const published = isPublished('c')
export const withCareer = 'jobs j join careers c on c.tenant_id = j.tenant_id and c.id = j.career_id'

/** Hiring organisations, and jobs for as long as they are open. */
export const careersSearch: SearchPart = {
  name: 'careers',
  place: 40,
  kinds: { job: 'Lowongan', career: 'Organisasi' },
  tags: ['careers'],
  select: `select 'career' as kind, c.id::text as ref, ${careerPath} as path, c.name as title, c.summary,
    c.industry as words, c.description_html as html, coalesce(c.cover, c.logo) as picture, c.published_at,
    c.published_at as visible_from, null::timestamptz as visible_until
  from careers c where ${published}
  union all select 'job', j.id::text, ${jobPath}, j.title, j.summary,
    concat_ws(' ', c.name, array_to_string(j.skills, ' ')), j.description_html, j.cover, j.published_at,
    greatest(j.published_at, c.published_at), j.valid_through
  from ${withCareer} where ${published} and j.status = 'open' and j.published_at is not null`,
}
