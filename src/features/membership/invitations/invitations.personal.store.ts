import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'invitations.held',
  `select coalesce(json_agg(json_build_object('email', i.email, 'name', i.name, 'kind', i.kind,
      'school', (select s.name from known_schools s where s.tenant_id = i.tenant_id and s.id = i.school_id),
      'className', i.class_name, 'phone', i.phone, 'message', i.message, 'createdAt', i.created_at, 'acceptedAt', i.accepted_at) order by i.id desc), '[]') as held
    from invitations i where i.email = :email?`,
)

export const personalDataOf = (tx: Tx, email: string | null) => tx.json(held, { email })

const removed = statement(
  'invitations.removeOfPerson',
  'delete from invitations where email is not null and (membership_id = :membershipId or email = any (:addresses::text[]))',
)

/** Those for one address: a member's, or any of these. */
export async function removeInvitations(
  tx: Tx,
  membershipId: number,
  addresses: readonly string[],
): Promise<void> {
  await tx.rows(removed, { membershipId, addresses })
}

const old = statement(
  'invitations.old',
  `delete from invitations
    where greatest(expires_at, accepted_at, revoked_at) < :now::timestamptz - interval '180 days'`,
)

/** Kept for 180 days after they were over. */
export async function removeOld(tx: Tx, now: Date): Promise<void> {
  await tx.rows(old, { now })
}

export async function forgetWhoCame(tx: Tx, membershipId: number): Promise<void> {
  await tx.db
    .updateTable('invitations')
    .set({ membership_id: null, name: null, phone: null })
    .where('membership_id', '=', membershipId)
    .execute()
}
