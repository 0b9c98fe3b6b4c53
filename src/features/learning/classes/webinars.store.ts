import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { WebinarListQuery } from './class-queries.contract.ts'
import { visible, webinarColumns } from './class-sql.ts'
import type { WebinarItem } from './classes.contract.ts'

const list = statement(
  'classes.webinars',
  `with matched as materialized (
    select w.*, w.start_at + w.minutes * interval '1 minute' < :now::timestamptz as is_over
    from webinars w join classes c on c.tenant_id = w.tenant_id and c.id = w.class_id
    where ${visible} and (:programIds?::int[] is null or exists (select from program_classes i
      where i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = any (:programIds)))
  )
  ${pageOf({
    select: `${webinarColumns}, json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'type', c.type,
        'premium', c.premium, 'price', c.price, 'cover', ${pictureSql('c.cover')}) as class`,
    from: 'matched w join classes c on c.tenant_id = w.tenant_id and c.id = w.class_id',
    orderBy: 'w.is_over, case when w.is_over then null else w.start_at end, w.start_at desc, w.id',
    counted: 'matched',
  })}`,
)

/** A page of webinars, as JSON text of `webinarList`: the next one first, then what is over, the latest before. */
export function listWebinars(
  { tx, clock, tenant }: InTenant,
  query: WebinarListQuery,
): Promise<Json<Paged<WebinarItem>>> {
  const { programIds } = query
  return tx.json(list, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    programIds: programIds && programIds.length > 0 ? programIds : null,
    ...pageValues(query),
  })
}
