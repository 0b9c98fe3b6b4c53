import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { tooMany } from '../../../shared/failure.ts'
import type { PathLimit } from './accounts.rules.ts'
import { writeEvent } from './accounts.store.ts'
import { take } from './throttles.store.ts'

/** What the room needs of the house. */
export interface AccountsDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  /** origin of the account service itself */
  origin: string
  tenantContextById(id: number): Promise<Site | undefined>
}

/** The tenant somebody registers at or asks for a link from, as far as its mail needs it. */
export type Site = Pick<TenantContext, 'id' | 'origin' | 'sender'>

/** Who asks, as far as the account service writes it down. */
export type From = Pick<RequestFacts, 'ip' | 'network' | 'userAgent'>

/** Takes a token of each, in this order, up to the first that has none; answers the seconds to wait. */
export async function takeAll(
  tx: Tx,
  wishes: readonly (readonly [PathLimit, string])[],
  now: Date,
): Promise<number> {
  for (const [limit, whom] of wishes) {
    const wait = await take(tx, limit, whom, now)
    if (wait > 0) return wait
  }
  return 0
}

/** Refuses after the transaction, so that what was counted stays counted. */
export function orWait<T extends object>(result: T | number): T {
  if (typeof result === 'number') throw tooMany(result)
  return result
}

export function note(
  tx: Tx,
  { clock }: Pick<AccountsDeps, 'clock'>,
  accountId: string | null,
  action: string,
  from: From,
  detail?: Record<string, unknown>,
): Promise<void> {
  const { ip, userAgent } = from
  return writeEvent(tx, { accountId, action, ip, userAgent, at: clock.now(), detail })
}
