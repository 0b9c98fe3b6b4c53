import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'voices.held',
  `select coalesce(json_agg(json_build_object('kind', v.kind, 'state', v.state, 'name', v.name, 'role', v.role,
    'email', v.email, 'content', v.content, 'rating', v.rating, 'category', v.category, 'progress', v.progress,
    'consentVersion', v.consent_version, 'createdAt', v.created_at) order by v.id desc), '[]') as data
  from voices v where v.email = :email? or v.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, email: string | null, membershipId: number) =>
  tx.json(held, { email, membershipId })

/** Where somebody spoke under one of these addresses. Runs as the platform. */
const naming = statement(
  'voices.tenantsNaming',
  `select distinct v.tenant_id as "tenantId" from voices v where v.email = any (:addresses::text[])`,
)
export const tenantsOfAddresses = async (tx: Tx, addresses: readonly string[]): Promise<number[]> =>
  (await tx.rows(naming, { addresses })).map(({ tenantId }) => tenantId)

export async function removeOfAddress(tx: Tx, email: string): Promise<void> {
  await tx.db.deleteFrom('voices').where('email', '=', email).execute()
}

/** What they said goes; what they decided as moderators stays, under another name. */
export async function removeOfMember(tx: Tx, membershipId: number, erasedName: string): Promise<void> {
  await tx.db.deleteFrom('voices').where('membership_id', '=', membershipId).execute()
  const nobody = { membership_id: null, by_name: erasedName }
  await tx.db.updateTable('voice_steps').set(nobody).where('membership_id', '=', membershipId).execute()
  await tx.db.updateTable('voice_replies').set(nobody).where('membership_id', '=', membershipId).execute()
}

/** Which network a voice came from is forgotten. */
export async function forgetNetworks(tx: Tx, before: Date): Promise<void> {
  await tx.db
    .updateTable('voices')
    .set({ network_hash: null })
    .where('network_hash', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}
