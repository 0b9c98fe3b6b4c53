import { isPublished } from '../../../platform/db/due-sql.ts'
import type { SearchPart } from '../../../platform/search-part.ts'

const shown = isPublished('c')

/** as `to.class` makes it */
const address = `case when c.type <> 'self_paced' then '/Class/'
  when c.premium then '/Courses/@Premium/' else '/Courses/' end || c.slug`

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
