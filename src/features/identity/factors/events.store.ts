import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** What happened to an account, for its owner to look at. Append only. */
export interface EventRow {
  at: Date
  action: string
  ip: string
  userAgent: string
  detail: Record<string, unknown>
}

const newest = statement<readonly [string, number]>(
  'factors.newestEvents',
  `select at, action, ip, user_agent as "userAgent", detail from accounts.security_events
    where account_id = $1 order by at desc, id desc limit $2`,
)

export const listEvents = (tx: Tx, accountId: string, count: number) =>
  tx.rows<EventRow>(newest, [accountId, count])
