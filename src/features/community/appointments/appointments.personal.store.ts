import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export async function removeOfAddress(tx: Tx, email: string): Promise<void> {
  await tx.db.deleteFrom('appointments').where('email', '=', email).execute()
  await tx.db.deleteFrom('demo_requests').where('email', '=', email).execute()
}

const held = statement(
  'appointments.held',
  `select coalesce(json_agg(json_build_object('name', a.name, 'phone', a.phone, 'organisation', a.organisation,
    'topic', a.topic, 'preferredAt', a.preferred_at, 'mode', a.mode, 'notes', a.notes, 'status', a.status,
    'reply', a.words, 'consentVersion', a.consent_version, 'createdAt', a.created_at) order by a.id desc), '[]') as data
    from appointments a where a.email = :email?`,
)
export const personalDataOf = (tx: Tx, email: string | null) => tx.json(held, { email })
