import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ClickType } from './click-log.rules.ts'

export interface Click {
  type: ClickType
  from_address: string
  to_address: string
  at: Date
}

export interface RecordedEvent {
  event: string
  path: string
  entity_type: string | null
  entity_id: string | null
  session_hash: string
  at: Date
}

export async function insertClicks(tx: Tx, clicks: readonly Click[]): Promise<void> {
  if (clicks.length > 0)
    await tx.db
      .insertInto('click_log')
      .values([...clicks])
      .execute()
}

export async function insertEvents(tx: Tx, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length > 0)
    await tx.db
      .insertInto('recorded_events')
      .values([...events])
      .execute()
}

export async function deleteBefore(tx: Tx, before: Date): Promise<void> {
  await tx.db.deleteFrom('click_log').where('at', '<', before).execute()
  await tx.db.deleteFrom('recorded_events').where('at', '<', before).execute()
}

const tenants = statement('clickLog.tenants', 'select id from platform.known_tenants')

/** Runs as the platform. */
export const listTenantIds = async (tx: Tx) => (await tx.rows(tenants)).map(({ id }) => id)

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
