import { isDue, isPublished } from '../../../platform/db/due-sql.ts'
import { type PassagePart, paragraphSql, topicSelect } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql, to } from '../../../routes.ts'
import { employmentTypes } from './careers.rules.ts'

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

const employment = `case j.employment_type ${Object.entries(employmentTypes)
  .map(([name, label]) => `when '${name}' then '${label.toLowerCase()}'`)
  .join(' ')} end`

/** The jobs that are open now. */
export const vacancyPassages: PassagePart = {
  name: 'topic_vacancies',
  tags: ['careers'],
  select: topicSelect({
    topic: 'vacancies',
    path: `'${to.jobs()}'`,
    title: `'Lowongan yang terbuka'`,
    summary: `'Ini lowongan yang terbuka; cara melamar tertulis di halaman masing-masing lowongan.'`,
    html: `string_agg(v.line, '' order by v.place)`,
    from: `(select row_number() over (order by j.published_at desc, j.id desc) as place,
        ${paragraphSql(`concat_ws(', ', j.title || ' di ' || c.name, ${employment})`)} as line
      from ${withCareer} where ${published} and ${isDue('c', 'now()')} and j.status = 'open' and ${isDue('j', 'now()')}
        and (j.valid_through is null or j.valid_through > now())
      order by j.published_at desc, j.id desc limit 40) v
      having count(*) > 0`,
  }),
}
