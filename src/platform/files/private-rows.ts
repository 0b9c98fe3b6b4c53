import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/** Files that only those see whom the room lets that keeps them: how much room they take. */

const insert = statement(
  'privateFiles.insert',
  'insert into private_files (key, membership_id, bytes, at) values (:key, :membershipId?, :bytes, :at)',
)
export const insertPrivate = (
  tx: Tx,
  file: { key: string; membershipId: number | null; bytes: number; at: Date },
): Promise<unknown> =>
  tx.rows(insert, { key: file.key, membershipId: file.membershipId, bytes: file.bytes, at: file.at })

const remove = statement(
  'privateFiles.remove',
  'delete from private_files where key = :key returning bytes, membership_id as "membershipId"',
)
export const removePrivate = (tx: Tx, key: string) => tx.find(remove, { key })
