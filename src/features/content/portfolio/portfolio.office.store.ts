import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { visible } from './portfolio.store.ts'

const shown = statement(
  'portfolio.countShown',
  `select count(*)::int as "total!" from portfolio_items i where ${visible}`,
)
/** How many case studies everybody sees. */
export const countShown = async (tx: Tx, now: Date): Promise<number> =>
  (await tx.find(shown, { now }))?.total ?? 0
