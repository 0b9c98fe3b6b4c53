import { listDue } from './payment-attempts.store.ts'
import type { PaymentsHouse } from './payments-house.ts'
import { pursue } from './pursuing.ts'

/** Payments that are followed up behind everybody's back: after a notification, and by the clock. */
export interface Following {
  /** soon, and waited for by nobody */
  soon(tenantId: number, id: number): void
  /** those that are due by the clock */
  doDue(): Promise<void>
  /** what is still at work is brought to an end */
  end(): Promise<void>
}

export function createFollowing(house: PaymentsHouse): Following {
  const working = new Set<Promise<void>>()

  async function follow(tenantId: number, id: number): Promise<void> {
    try {
      await pursue(house, tenantId, id)
    } catch (error) {
      // it is due still, by the clock
      house.log.error({ err: error, tenantId, payment: id }, 'a payment could not be followed up')
    }
  }

  return {
    soon(tenantId, id) {
      const work = follow(tenantId, id).finally(() => working.delete(work))
      working.add(work)
    },
    async doDue() {
      const due = await house.database.withPlatform(tx => listDue(tx, house.clock.now()))
      for (const { tenantId, id } of due) await follow(tenantId, id)
    },
    async end() {
      await Promise.all(working)
    },
  }
}
