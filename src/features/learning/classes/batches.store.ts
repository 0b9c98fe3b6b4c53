import { pageValues } from '../../../platform/db/page-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Json } from '../../../shared/json.ts'
import type { BatchListQuery } from './class-queries.contract.ts'
import { roomObject, visible } from './class-sql.ts'
import type { BatchItem, BatchList } from './classes.contract.ts'

/** A run's own state says whether it is active. */
const active = `classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
  where ${visible} and classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at,
    :now::timestamptz) in ('onRegistration', 'soon', 'started')`

const withClass = `${roomObject('r')}::jsonb || jsonb_build_object('class', jsonb_build_object('id', c.id,
  'slug', c.slug, 'name', c.name, 'type', c.type, 'premium', c.premium))`

const list = statement(
  'classes.batches',
  `select json_build_object(
    'items', (select coalesce(json_agg(item), '[]') from (
      select ${withClass} as item from ${active} order by r.start_at, r.id limit :limit offset :offset) paged),
    'page', json_build_object('current_page', :offset::int / :limit::int + 1, 'last_page', greatest(1, ceil(total / :limit::numeric)::int)),
    'data_count', json_build_object('per_page', :limit::int, 'total_data', total)) as data
  from (select count(*)::int as total from ${active}) counted`,
)

/** A page of active runs, as JSON text of `batchList`; the one that begins first stands first. */
export function listBatches({ tx, clock }: InTenant, query: BatchListQuery): Promise<Json<BatchList>> {
  return tx.json(list, { now: clock.now(), ...pageValues(query) })
}

const one = statement('classes.batch', `select (${withClass})::json as data from ${active} and r.id = :id`)

/** One active run, as JSON text of `batchItem`; 'null' when there is none. */
export function findBatch({ tx, clock }: InTenant, id: number): Promise<Json<BatchItem | null>> {
  return tx.json(one, { now: clock.now(), id })
}
