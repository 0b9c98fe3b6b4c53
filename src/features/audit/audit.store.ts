import type { Tx } from '../../platform/db/transaction.ts'

export interface AuditRow {
  actorId: number | null
  actorName: string
  actorKind: number | null
  action: string
  objectType: string
  objectId: string
  objectName: string
  before: unknown
  after: unknown
  ip: string
  requestId: string
  at: Date
}

const jsonOrNull = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

export async function insertEntry(tx: Tx, row: AuditRow): Promise<void> {
  await tx.db
    .insertInto('audit_entries')
    .values({
      at: row.at,
      actor_id: row.actorId,
      actor_name: row.actorName,
      actor_kind: row.actorKind,
      action: row.action,
      object_type: row.objectType,
      object_id: row.objectId,
      object_name: row.objectName,
      before: jsonOrNull(row.before),
      after: jsonOrNull(row.after),
      ip: row.ip,
      request_id: row.requestId,
    })
    .execute()
}
