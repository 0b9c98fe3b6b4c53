import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ClickType } from './click-log.rules.ts'

export interface Click {
  tenant_id: number
  type: ClickType
  from_address: string
  to_address: string
  at: Date
}

export interface RecordedEvent {
  tenant_id: number
  event: string
  path: string
  entity_type: string | null
  entity_id: string | null
  session_hash: string
  at: Date
}

// a tenant may have been deleted while its clicks waited
const clicked = statement(
  'clickLog.write',
  `insert into click_log (tenant_id, type, from_address, to_address, at)
  select c.tenant_id, c.type, c.from_address, c.to_address, c.at
  from rows from (json_to_recordset(:rows::json)
      as (tenant_id int, type text, from_address text, to_address text, at timestamptz)) with ordinality c
    join platform.known_tenants t on t.id = c.tenant_id
  order by c.ordinality`,
)

/** Of any tenants. Runs as the platform. */
export async function insertClicks(tx: Tx, clicks: readonly Click[]): Promise<void> {
  if (clicks.length > 0) await tx.rows(clicked, { rows: JSON.stringify(clicks) })
}

const happened = statement(
  'clickLog.writeEvents',
  `insert into recorded_events (tenant_id, event, path, entity_type, entity_id, session_hash, at)
  select e.tenant_id, e.event, e.path, e.entity_type, e.entity_id, e.session_hash, e.at
  from rows from (json_to_recordset(:rows::json) as (tenant_id int, event text, path text, entity_type text,
      entity_id text, session_hash text, at timestamptz)) with ordinality e
    join platform.known_tenants t on t.id = e.tenant_id
  order by e.ordinality`,
)

/** Of any tenants. Runs as the platform. */
export async function insertEvents(tx: Tx, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length > 0) await tx.rows(happened, { rows: JSON.stringify(events) })
}

const oldClicks = statement(
  'clickLog.old',
  `with gone as (delete from click_log where ctid = any (array(
      select ctid from click_log where at < :before limit :most)) returning 1)
  select count(*)::int as "count!" from gone`,
)

const oldEvents = statement(
  'clickLog.oldEvents',
  `with gone as (delete from recorded_events where ctid = any (array(
      select ctid from recorded_events where at < :before limit :most)) returning 1)
  select count(*)::int as "count!" from gone`,
)

/** In all tenants, at most so many of each; true while there are more. Runs as the platform. */
export async function deleteBefore(tx: Tx, before: Date, most: number): Promise<boolean> {
  const clicks = await tx.find(oldClicks, { before, most })
  const events = await tx.find(oldEvents, { before, most })
  return clicks?.count === most || events?.count === most
}

/** The salt of a day (YYYY-MM-DD), drawn by whichever process needs it first; older ones go. Runs as the platform. */
export async function saltOf(tx: Tx, day: string, drawn: string): Promise<string> {
  await tx.db
    .insertInto('platform.day_salts')
    .values({ day, salt: drawn })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx.db
    .selectFrom('platform.day_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return row.salt
}

/** Runs as the platform. */
export async function forgetSaltsBefore(tx: Tx, day: string): Promise<void> {
  await tx.db.deleteFrom('platform.day_salts').where('day', '<', day).execute()
}
