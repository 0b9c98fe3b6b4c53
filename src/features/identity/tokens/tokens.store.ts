import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const email = statement<readonly [number]>('tokens.email', 'select email from memberships where id = $1')

export async function findEmail(tx: Tx, membershipId: number): Promise<string | null | undefined> {
  return (await tx.find<{ email: string | null }>(email, [membershipId]))?.email
}
