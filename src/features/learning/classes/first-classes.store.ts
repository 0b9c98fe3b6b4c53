import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const runs = statement('classes.hasRuns', 'select exists (select from classrooms) as "isThere!"')

/** Whether any class has a run with dates. */
export const hasRuns = async (tx: Tx): Promise<boolean> => (await tx.find(runs))?.isThere ?? false

const prices = statement(
  'classes.hasPrices',
  'select exists (select from classes where price > 0) as "isThere!"',
)

/** Whether any class costs something. */
export const hasPrices = async (tx: Tx): Promise<boolean> => (await tx.find(prices))?.isThere ?? false
