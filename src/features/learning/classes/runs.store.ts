import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Json } from '../../../shared/json.ts'
import { visible } from './class-sql.ts'

/** A dated run of a class, for calendars. Times are ISO texts. */
export interface DatedRun {
  id: number
  name: string
  startAt: string
  endAt: string
  mode: 'online' | 'offline' | 'hybrid'
  venue: string | null
  city: string | null
  status: 'scheduled' | 'postponed' | 'cancelled' | 'completed'
  class: { slug: string; name: string; summary: string; type: string; premium: boolean }
  updatedAt: string
  version: number
}

const recent = statement(
  'classes.runs',
  `select coalesce(json_agg(row_to_json(run)), '[]') as data from (
    select r.id, r.name, r.start_at as "startAt", r.end_at as "endAt", r.mode, r.venue, r.city, r.status,
      json_build_object('slug', c.slug, 'name', c.name, 'summary', c.summary, 'type', c.type, 'premium', c.premium) as class,
      c.updated_at as "updatedAt", c.version
    from classrooms r join classes c on c.tenant_id = r.tenant_id and c.id = r.class_id
    where ${visible}
      and c.type <> 'self_paced' and r.end_at >= :since::timestamptz
    order by r.start_at, r.id limit :most) run`,
)

/** Runs of published classes that ended after `since` or have yet to end, as JSON text. */
export function listRunsSince({ tx, clock }: InTenant, since: Date, most: number): Promise<Json<DatedRun[]>> {
  return tx.json(recent, { now: clock.now(), since, most })
}
