import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** What happened to an account, for its owner to look at. Append only. */
export type EventRow = RowOf<'factors.newestEvents'> & { detail: Record<string, unknown> }

const newest = statement(
  'factors.newestEvents',
  `select at, action, ip, user_agent as "userAgent", detail from accounts.security_events
    where account_id = :accountId order by at desc, id desc limit :count`,
)

export const listEvents = (tx: Tx, accountId: string, count: number): Promise<EventRow[]> =>
  tx.rows(newest, { accountId, count })
