import type { Insertable } from 'kysely'
import type { DB } from '../../../platform/db/schema.types.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const lock = statement(
  'donations.lockRepeats',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'donation', current_tenant(), :hash::text), 0))`,
)
/** Held until the transaction ends. */
export async function lockRepeats(tx: Tx, hash: string): Promise<void> {
  await tx.rows(lock, { hash })
}

const repeated = statement(
  'donations.repeated',
  `select d.id, d.order_code as code from donations d
      join order_standings o on o.tenant_id = d.tenant_id and o.code = d.order_code
    where d.repeat_hash = :hash and d.created_at > :since and o.state = 'pending' order by d.id desc limit 1`,
)
export const findRepeated = (tx: Tx, hash: string, since: Date) => tx.find(repeated, { hash, since })

export async function insertDonation(tx: Tx, row: Insertable<DB['donations']>): Promise<number> {
  const { id } = await tx.db.insertInto('donations').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const paid = statement(
  'donations.paid',
  'update donations set kept = amount, paid_at = :at where order_code = :code returning id',
)
/** Its money is here; false: there is no such donation. */
export const markPaid = async (tx: Tx, code: string, at: Date): Promise<boolean> =>
  (await tx.find(paid, { code, at })) !== undefined

const returned = statement(
  'donations.returned',
  'update donations set kept = kept - :amount::bigint where order_code = :code',
)
/** So much of it went back. */
export async function markReturned(tx: Tx, code: string, amount: number): Promise<void> {
  await tx.rows(returned, { code, amount })
}
