import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { type Keys, urlOf } from './appointment-links.ts'
import { listTenantsToRemind, takeDue } from './appointment-times.store.ts'
import { reminderMail } from './appointments.mail.ts'
import { reminderHours } from './appointments.rules.ts'
import { findRow } from './appointments.store.ts'
import { tell } from './appointments.ts'

export interface RemindersDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  secrets: Keys
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

const hour = 3_600_000

/** Confirmed appointments are reminded of a day and an hour before. Harmless twice: what was sent is marked with it. */
export async function remindOfAppointments(house: RemindersDeps): Promise<void> {
  const { database, clock, secrets, partsOf, tenantContextById } = house
  const now = clock.now()
  const [first, second] = reminderHours.map(hours => new Date(now.getTime() + hours * hour))
  if (!first || !second) return
  const asked = { now, first, second }
  for (const { tenantId } of await database.withPlatform(tx => listTenantsToRemind(tx, asked))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    await database.withTenant(tenantId, async tx => {
      const context = { tx, clock, tenant, partsOf }
      for (const { id } of await takeDue(tx, asked)) {
        const row = await findRow(tx, id)
        if (!row) continue
        const url = urlOf(context, secrets, row)
        await tell(context, row, reminderMail(tenant.sender, row, { timeZone: tenant.timeZone, url }))
      }
    })
  }
}
