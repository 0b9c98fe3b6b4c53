import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const email = statement('tokens.email', 'select email from member_contacts where id = :membershipId')

export async function findEmail(tx: Tx, membershipId: number): Promise<string | null | undefined> {
  return (await tx.find(email, { membershipId }))?.email
}
