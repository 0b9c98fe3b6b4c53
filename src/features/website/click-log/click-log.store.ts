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

/** Runs as the platform. */
export async function listTenantIds(tx: Tx): Promise<number[]> {
  const rows = await tx.db.selectFrom('platform.tenants').select('id').execute()
  return rows.map(({ id }) => id)
}
