import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const moved = statement(
  'members.moveToSchool',
  'update memberships set school_id = :into, version = version + 1 where school_id = :from returning id',
)
/** Everybody of a school belongs to another from now on; answers how many they are. */
export const moveToSchool = async (tx: Tx, schools: { from: number; into: number }): Promise<number> =>
  (await tx.rows(moved, schools)).length
