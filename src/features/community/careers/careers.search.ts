import { isDue, isPublished } from '../../../platform/db/due-sql.ts'
import {
  factSql,
  labelSql,
  type PassagePart,
  paragraphSql,
  rupiahSql,
  topicSelect,
} from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql, to } from '../../../routes.ts'
import { employmentTypes, salaryPeriods, workplaces } from './careers.rules.ts'

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

const employment = labelSql('j.employment_type', employmentTypes)

const salary = `case when j.salary_min is not null or j.salary_max is not null then
  concat_ws(' sampai ', ${rupiahSql('j.salary_min')}, case when j.salary_max is distinct from j.salary_min then ${rupiahSql('j.salary_max')} end)
    || ' ' || ${labelSql('j.salary_period', salaryPeriods)} end`

/** Jobs with what is paid, where and until when, and organisations with where they are. */
export const careerPassages: PassagePart = {
  name: 'careers',
  insteadOf: 'careers',
  tags: careersSearch.tags,
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words, s.html, null::text[] as audience,
    case when j.id is not null then jsonb_build_array(
        ${factSql('salary', `'text', ${salary}`)}, ${factSql('employer', `'text', o.name`)},
        ${factSql('employment', `'text', ${employment}`)}, ${factSql('mode', `'text', ${labelSql('j.workplace', workplaces)}`)},
        ${factSql('place', `'city', j.city_code, 'before', coalesce(o.address, '')`)},
        ${factSql('closes', `'at', j.valid_through, 'zone', 'Asia/Jakarta'`)},
        ${factSql('openings', `'text', j.openings || ' orang'`)}, ${factSql('skills', `'text', array_to_string(j.skills, ', ')`)},
        ${factSql('apply', `'text', coalesce(j.apply_email, j.apply_url)`)})
    when c.id is not null then jsonb_build_array(
        ${factSql('place', `'city', c.city_code, 'before', coalesce(c.address, '')`)}) end as facts,
    s.visible_from, s.visible_until
  from (${careersSearch.select}) s left join jobs j on s.kind = 'job' and j.id::text = s.ref
    left join careers o on o.tenant_id = j.tenant_id and o.id = j.career_id
    left join careers c on s.kind = 'career' and c.id::text = s.ref`,
}

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
