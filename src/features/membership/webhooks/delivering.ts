import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { createPosting } from './posting.ts'
import { noteAttempt } from './webhook-attempts.ts'
import { type Claimed, claimDue, listDue } from './webhook-deliveries.store.ts'
import { openSecret, signedHeaders } from './webhook-signing.ts'
import { patienceSeconds } from './webhooks.rules.ts'

/** What delivering borrows of the house. */
export interface DeliveringDeps {
  config: { isLocalAllowed: boolean }
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  secrets: Pick<Secrets, 'key'>
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

export interface Delivering {
  /** what is due now; from the first time on it is done by itself every few seconds */
  deliver(): Promise<void>
  close(): Promise<void>
}

const lookEvery = 5_000
/** tenants looked after side by side, and messages of each: one that answers slowly holds up its own */
const tenantsAtOnce = 10
const messagesAtOnce = 5

/** Sends what waits, oldest first: each message by one process at a time, and again by another should that one end. */
export function startDelivering(house: DeliveringDeps): Delivering {
  const { database, clock, log, secrets } = house
  let isClosing = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const deliver = () => {
    running ??= work()
      .catch(error => log.warn({ err: error }, 'webhooks could not be delivered'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  async function work(): Promise<void> {
    while (!isClosing) {
      const due = await database.withPlatform(tx => listDue(tx, clock.now(), tenantsAtOnce))
      const sent = await Promise.all(due.map(({ tenantId }) => deliverFor(tenantId)))
      if (sent.every(count => count === 0)) return
    }
  }

  async function deliverFor(tenantId: number): Promise<number> {
    const now = clock.now()
    // twice what an answer may take: until then nobody else looks at it
    const until = new Date(now.getTime() + patienceSeconds * 2000)
    const claimed = await database.withTenant(tenantId, tx => claimDue(tx, now, until, messagesAtOnce))
    await Promise.all(claimed.map(one => deliverOne(tenantId, one)))
    return claimed.length
  }

  async function deliverOne(tenantId: number, claimed: Claimed): Promise<void> {
    const { messageId, payload, url, sealed, oldSealed } = claimed
    const signers = [sealed, oldSealed]
      .map(one => (one === null ? undefined : openSecret(secrets, tenantId, one)))
      .filter(secret => secret !== undefined)
    const at = clock.now()
    const headers = signedHeaders({ id: messageId, at, payload }, signers)
    const answered = await createPosting(house.config)(url, payload, headers)
    const tenant = await house.tenantContextById(tenantId)
    await database
      .withTenant(tenantId, tx => noteAttempt({ ...house, tx, tenant, at }, claimed, answered))
      .catch(error => log.error({ err: error, tenantId, delivery: claimed.id }, 'a try was not written down'))
  }

  return {
    async deliver() {
      if (!isClosing) timer ??= setInterval(() => void deliver(), lookEvery).unref()
      // what is under way may have looked before the newest was there
      await running
      await deliver()
    },
    async close() {
      isClosing = true
      clearInterval(timer)
      await running
    },
  }
}
