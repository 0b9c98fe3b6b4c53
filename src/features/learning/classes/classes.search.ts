import { isPublished } from '../../../platform/db/due-sql.ts'
import { factSql, labelSql, type PassagePart } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { pathSql } from '../../../routes.ts'
import { levels, modes } from './classes.rules.ts'

export const shown = isPublished('c')

/** as `to.class` makes it */
const address = `case when c.type = 'bootcamp' then ${pathSql('Camp-slug', { slug: 'c.slug' })}
  when c.type <> 'self_paced' then ${pathSql('Class-slug', { slug: 'c.slug' })}
  when c.premium then ${pathSql('Courses-Premium-slug', { slug: 'c.slug' })}
  else ${pathSql('Courses-slug', { slug: 'c.slug' })} end`

/** Classes and courses, and the chapters that anybody may read (`isOpenToAll`). */
export const classesSearch: SearchPart = {
  name: 'classes',
  place: 10,
  kinds: { class: 'Kelas', course: 'Kursus', chapter: 'Materi' },
  tags: ['classes'],
  select: `select case when c.type = 'self_paced' then 'course' else 'class' end as kind, c.id::text as ref,
    ${address} as path, c.name as title, c.summary,
    concat_ws(' ', c.code, array_to_string(c.tags || c.competencies || c.outcomes, ' '),
      (select k.name from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id),
      (select string_agg(p.name, ' ' order by p.id) from class_instructors ci
        join visible_people p on p.tenant_id = ci.tenant_id and p.id = ci.person_id
        where ci.tenant_id = c.tenant_id and ci.class_id = c.id),
      (select string_agg(concat_ws(' ', r.venue, r.city), ' ' order by r.id) from classrooms r
        where r.tenant_id = c.tenant_id and r.class_id = c.id)) as words,
    c.description_html as html, coalesce(c.cover, c.logo) as picture, c.published_at,
    c.published_at as visible_from, null::timestamptz as visible_until
  from classes c where ${shown}
  union all
  select 'chapter', h.chapter_id::text, ${address} || '/module/' || m.slug || '/chapter/' || h.slug, h.title, '',
    concat_ws(' ', c.name, m.title), t.html, c.cover, c.published_at, greatest(c.published_at, h.release_at),
    null::timestamptz
  from classes c
    join version_chapters h on h.tenant_id = c.tenant_id and h.class_id = c.id and h.number = c.course_number
    join version_modules m on m.tenant_id = h.tenant_id and m.class_id = h.class_id and m.number = h.number
      and m.module_id = h.module_id
    join chapter_contents t on t.tenant_id = h.tenant_id and t.sha256 = h.sha256
  where ${shown} and c.type = 'self_paced' and (h.is_preview or c.price = 0) and h.release_after is null`,
}

const isForAll = `c.type = 'self_paced' and (h.is_preview or c.price = 0) and h.release_after is null`

/** a version of a course that somebody reads: the newest, or one that a run stays with */
const isRead = `(h.number = c.course_number or exists (select from classrooms r
  where r.tenant_id = h.tenant_id and r.class_id = h.class_id and r.pinned_number = h.number))`

/** what must have been done before a chapter opens is in its key */
const key = `concat_ws(':', c.id, h.number, h.release_after)`

/**
 * Chapters that are for those who take part: each text once for all versions in which it stands, with the keys of those
 * who read one of them ("12:3", or "12:3:40" where chapter 40 comes first).
 */
export const lessonPassages: PassagePart = {
  name: 'lessons',
  tags: ['classes'],
  select: `select 'lesson' as kind, h.chapter_id || '-' || left(h.sha256, 16) as ref,
    min(${address} || '/module/' || m.slug || '/chapter/' || h.slug) as path, min(h.title) as title, '' as summary,
    min(concat_ws(' ', c.name, m.title)) as words, min(t.html) as html, array_agg(distinct ${key}) as audience,
    null::jsonb as facts, min(greatest(c.published_at, h.release_at)) as visible_from, null::timestamptz as visible_until
  from classes c
    join version_chapters h on h.tenant_id = c.tenant_id and h.class_id = c.id
    join version_modules m on m.tenant_id = h.tenant_id and m.class_id = h.class_id and m.number = h.number
      and m.module_id = h.module_id
    join chapter_contents t on t.tenant_id = h.tenant_id and t.sha256 = h.sha256
  where ${shown} and c.type = 'self_paced' and ${isRead} and not (h.number = c.course_number and ${isForAll})
  group by h.chapter_id, h.sha256`,
}

/** runs that come, else the last one; more are read on the page */
const mostRuns = 3
const runFacts = `(select jsonb_agg(f order by u.start_at, n) from (
    select r.*, case when (select count(*) from classrooms o where o.tenant_id = c.tenant_id and o.class_id = c.id) > 1 then r.name end as called
    from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id and r.status = 'scheduled'
    order by r.end_at < now(), abs(extract(epoch from r.start_at - now())) limit ${mostRuns}) u
  cross join lateral (values
    (1, ${factSql('starts', `'of', u.called, 'at', u.start_at, 'zone', u.time_zone`)}),
    (2, ${factSql('ends', `'of', u.called, 'at', u.end_at, 'zone', u.time_zone`)}),
    (3, ${factSql('closes', `'of', u.called, 'at', u.registration_close_at, 'zone', u.time_zone`)}),
    (4, ${factSql('place', `'of', u.called, 'text', concat_ws(', ', nullif(u.venue, ''), nullif(u.city, ''))`)}),
    (5, ${factSql('mode', `'of', u.called, 'text', ${labelSql('u.mode', modes)}`)}),
    (6, ${factSql('capacity', `'of', u.called, 'text', u.capacity || ' peserta'`)})) as said (n, f))`

const hours = `case when c.duration_minutes >= 60 then replace(round(c.duration_minutes / 60.0, 1)::float8::text, '.', ',') || ' jam'
  when c.duration_minutes > 0 then c.duration_minutes || ' menit' end`

/** Classes by what their pages say, with price, teachers and runs; chapters that are open to all. */
export const classPassages: PassagePart = {
  name: 'classes',
  insteadOf: 'classes',
  tags: [...classesSearch.tags, 'people'],
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words,
    case when c.id is null then s.html else concat(s.html,
      '<h2>Yang dipelajari di ' || replace(c.name, '<', '') || '</h2><p>' || nullif(replace(array_to_string(c.outcomes, '. '), '<', ''), '') || '</p>',
      '<h2>Prasyarat ' || replace(c.name, '<', '') || '</h2><p>' || nullif(replace(array_to_string(c.prerequisites, '. '), '<', ''), '') || '</p>') end as html,
    null::text[] as audience,
    case when c.id is null then null else jsonb_build_array(
        ${factSql('price', `'rupiah', c.price`)},
        ${factSql(
          'teacher',
          `'text', (select string_agg(concat(t.name, ' (' || nullif(t.title, '') || ')'), ', ' order by i.position, t.id)
          from class_instructors i join visible_people t on t.tenant_id = i.tenant_id and t.id = i.person_id
          where i.tenant_id = c.tenant_id and i.class_id = c.id)`,
        )},
        ${factSql('duration', `'text', ${hours}`)}, ${factSql('level', `'text', ${labelSql('c.level', levels)}`)},
        ${factSql('requires', `'text', array_to_string(c.prerequisites, '; ')`)},
        ${factSql('audience', `'text', array_to_string(c.audience, ', ')`)},
        ${factSql('certificate', `'text', case when c.certificate then 'tersedia setelah lulus' else 'tidak ada' end`)})
      || case when c.type = 'self_paced' then jsonb_build_array(${factSql('mode', `'text', 'belajar mandiri secara daring'`)})
        else coalesce(${runFacts}, '[]') end end as facts,
    s.visible_from, s.visible_until
  from (${classesSearch.select}) s
    left join classes c on s.kind in ('class', 'course') and c.id::text = s.ref`,
}
