import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const begin = statement(
  'teamFees.begin',
  'insert into team_fees (team_id) values (:teamId) on conflict do nothing',
)
const locked = statement(
  'teamFees.lock',
  'select order_code as "orderCode" from team_fees where team_id = :teamId for update',
)

/** The order by which a team's fee is paid; two presses at once wait for each other. */
export async function lockOrderOf(tx: Tx, teamId: number): Promise<string | null> {
  await tx.rows(begin, { teamId })
  return (await tx.find(locked, { teamId }))?.orderCode ?? null
}

const keep = statement(
  'teamFees.keep',
  'update team_fees set order_code = :orderCode where team_id = :teamId',
)
export const keepOrder = (tx: Tx, asked: { teamId: number; orderCode: string }) => tx.rows(keep, asked)
