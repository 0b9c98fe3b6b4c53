import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { WebinarListQuery } from './class-queries.contract.ts'
import { picture, visible, webinarColumns } from './class-sql.ts'
import type { WebinarItem } from './classes.contract.ts'

const list = statement<readonly [Date, string, readonly number[] | null, number, number]>(
  'classes.webinars',
  `with matched as materialized (
    select w.*, w.start_at + w.minutes * interval '1 minute' < $1::timestamptz as is_over
    from webinars w join classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
    where ${visible} and ($3::int[] is null or exists (select from program_items i
      where i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = any ($3)))
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${webinarColumns}, json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'type', c.type,
        'premium', c.premium, 'price', c.price, 'cover', ${picture('c.cover')}) as class
      from matched w join classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
      order by w.is_over, case when w.is_over then null else w.start_at end, w.start_at desc, w.id
      limit $4 offset $5) item),
    'page', $5::int / $4::int + 1, 'perPage', $4::int,
    'totalItems', total, 'totalPages', ceil(total / $4::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
)

/** A page of webinars, as JSON text of `webinarList`: the next one first, then what is over, the latest before. */
export function listWebinars(
  { tx, clock, tenant }: InTenant,
  query: WebinarListQuery,
): Promise<Json<Paged<WebinarItem>>> {
  const { programIds } = query
  return tx.json(list, [
    clock.now(),
    tenant.pictureBase,
    programIds && programIds.length > 0 ? programIds : null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}
