import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { listDue, takeReminder } from './meeting-writing.store.ts'
import { findMeeting } from './meetings.store.ts'
import { tellSoon } from './telling-people.ts'

export interface ReminderDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/**
 * Reminds of meetings a day and an hour before. A reminder is taken and told in one transaction: of several processes
 * one does it, and a restart neither repeats it nor leaves it out while the meeting is still to come.
 */
export async function remind({
  database,
  clock,
  log,
  partsOf,
  tenantContextById,
}: ReminderDeps): Promise<void> {
  const now = clock.now()
  for (const { tenantId, id, isSoon } of await database.withPlatform(tx => listDue(tx, now))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    try {
      await database.withTenant(tenantId, async tx => {
        if (!(await takeReminder(tx, { id, isSoon, now }))) return
        const meeting = await findMeeting(tx, id)
        if (meeting) await tellSoon({ tx, clock, tenant, partsOf }, meeting, isSoon)
      })
    } catch (error) {
      log.error({ err: error, meeting: id, tenantId }, 'people could not be reminded of a meeting')
    }
  }
}
