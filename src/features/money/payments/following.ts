import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Log } from '../../../platform/log.ts'

/** of the connections there are, so many at most */
const atOnce = 4
/** what is left by then is due in the next minute still */
const turnMilliseconds = 40_000

/** of each tenant: whose provider is silent keeps nobody else's money waiting */
const soonAtOnce = 4

/** What is followed up behind everybody's back: after a notification, and by the clock. */
export interface Following {
  /** soon, and waited for by nobody; whoever waits for its turn already has it once, however often it is told of */
  soon(tenantId: number, id: number): void
  /** waited for; what goes wrong is due still, by the clock */
  now(tenantId: number, id: number): Promise<void>
  /** those that are due by the clock */
  doDue(): Promise<void>
  /** what is still at work is brought to an end */
  end(): Promise<void>
}

interface Followed {
  /** what one of them is, for the log */
  noun: 'payment' | 'payout' | 'refund'
  pursue(tenantId: number, id: number): Promise<void>
  /** runs as the platform */
  listDue(tx: Tx, now: Date): Promise<{ tenantId: number; id: number }[]>
}

interface FollowingDeps {
  database: Pick<Database, 'withPlatform'>
  clock: Clock
  log: Log
}

export function createFollowing(house: FollowingDeps, { noun, pursue, listDue }: Followed): Following {
  const working = new Set<Promise<void>>()
  const waiting = new Map<number, { ids: Set<number>; lanes: number }>()

  async function follow(tenantId: number, id: number): Promise<void> {
    try {
      await pursue(tenantId, id)
    } catch (error) {
      // it is due still, by the clock
      house.log.error({ err: error, tenantId, [noun]: id }, `a ${noun} could not be followed up`)
    }
  }

  /** One after the other, until nothing of the tenant waits. */
  async function followAll(tenantId: number, own: { ids: Set<number>; lanes: number }): Promise<void> {
    for (const id of own.ids) {
      own.ids.delete(id)
      await follow(tenantId, id)
    }
    own.lanes--
    if (own.lanes === 0 && own.ids.size === 0) waiting.delete(tenantId)
  }

  return {
    soon(tenantId, id) {
      const own = waiting.get(tenantId) ?? { ids: new Set(), lanes: 0 }
      waiting.set(tenantId, own)
      own.ids.add(id)
      if (own.lanes >= soonAtOnce) return
      own.lanes++
      const work = followAll(tenantId, own).finally(() => working.delete(work))
      working.add(work)
    },
    now: follow,
    async doDue() {
      const due = await house.database.withPlatform(tx => listDue(tx, house.clock.now()))
      const until = house.clock.now().getTime() + turnMilliseconds
      // a provider that is silent keeps nobody else's money, and no other job, from its turn
      async function lane(): Promise<void> {
        while (house.clock.now().getTime() < until) {
          const next = due.shift()
          if (!next) return
          await follow(next.tenantId, next.id)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
    },
    async end() {
      await Promise.all(working)
    },
  }
}
