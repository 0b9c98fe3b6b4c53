import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { OutlineQuery } from './class-queries.contract.ts'
import { categoryObject, modulesOf, visible } from './class-sql.ts'
import type { OutlineItem } from './classes.contract.ts'

type Parameters = readonly [
  now: Date,
  programId: number | null,
  type: readonly string[] | null,
  level: readonly string[] | null,
  search: string | null,
  like: string | null,
  categorySlug: string | null,
  limit: number,
  offset: number,
]

/** A search looks into the titles of modules too: that is what a syllabus is read for. */
const list = statement<Parameters>(
  'classes.outlines',
  `with matched as materialized (
    select c.tenant_id, c.id, c.name, i.position as place
    from classes c left join program_items i
      on i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = $2
    where ${visible} and ($2::int is null or i.program_id = $2)
      and ($2::int is not null
        or exists (select from modules m where m.tenant_id = c.tenant_id and m.class_id = c.id))
      and ($3::text[] is null or c.type = any ($3))
      and ($4::text[] is null or c.level = any ($4))
      and ($5::text is null or c.search @@ websearch_to_tsquery('indonesian', $5) or c.name ilike '%' || $6 || '%'
        or exists (select from modules m
          where m.tenant_id = c.tenant_id and m.class_id = c.id and m.title ilike '%' || $6 || '%'))
      and ($7::text is null or exists (select from categories k
        where k.tenant_id = c.tenant_id and k.id = c.category_id and k.slug = $7))
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select c.id, c.code, c.slug, c.name, c.summary, c.type, c.level, c.premium, ${categoryObject} as category,
        c.certificate, c.duration_minutes as "durationMinutes", c.competencies, ${modulesOf('c')} as modules
      from matched found join classes c on c.tenant_id = found.tenant_id and c.id = found.id
      order by found.place, lower(c.name), c.id limit $8 offset $9) item),
    'page', $9::int / $8::int + 1, 'perPage', $8::int,
    'totalItems', total, 'totalPages', ceil(total / $8::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
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
  return tx.json(list, [
    clock.now(),
    query.programId ?? null,
    orNull(query.type),
    orNull(query.level),
    search,
    search && likeText(search),
    query.categorySlug || null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}
