import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { OutlineQuery } from './class-queries.contract.ts'
import { categoryObject, modulesOf, visible } from './class-sql.ts'
import type { OutlineItem } from './classes.contract.ts'

/** A search looks into the titles of modules too: that is what a syllabus is read for. */
const list = statement(
  'classes.outlines',
  `with matched as materialized (
    select c.tenant_id, c.id, c.name, i.position as place
    from classes c left join program_classes i
      on i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = :programId
    where ${visible} and (:programId?::int is null or i.program_id = :programId)
      and (:programId::int is not null
        or exists (select from version_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id
          and m.number = c.course_number))
      and (:type?::text[] is null or c.type = any (:type))
      and (:level?::text[] is null or c.level = any (:level))
      and (:search?::text is null or c.search @@ websearch_to_tsquery('indonesian', :search) or c.name ilike '%' || :like? || '%'
        or exists (select from version_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id
          and m.number = c.course_number and m.title ilike '%' || :like || '%'))
      and (:categorySlug?::text is null or exists (select from visible_categories k
        where k.tenant_id = c.tenant_id and k.id = c.category_id and k.slug = :categorySlug))
  )
  ${pageOf({
    select: `c.id, c.code, c.slug, c.name, c.summary, c.type, c.level, c.premium, ${categoryObject} as category,
        c.certificate, c.duration_minutes as "durationMinutes", c.competencies, ${modulesOf('c')} as modules`,
    from: 'matched found join classes c on c.tenant_id = found.tenant_id and c.id = found.id',
    orderBy: 'found.place, lower(c.name), c.id',
    counted: 'matched',
  })}`,
)

const orNull = <Item>(items: readonly Item[] | undefined) => (items && items.length > 0 ? items : null)

/**
 * A page of outlines, as JSON text of paged `outlineItem`s: all classes of a programme in its order, or those that have
 * modules by name.
 */
export function listOutlines(
  { tx, clock }: InTenant,
  query: OutlineQuery,
): Promise<Json<Paged<OutlineItem>>> {
  const search = query.search || null
  return tx.json(list, {
    now: clock.now(),
    programId: query.programId,
    type: orNull(query.type),
    level: orNull(query.level),
    search,
    like: search && likeText(search),
    categorySlug: query.categorySlug || null,
    ...pageValues(query),
  })
}
