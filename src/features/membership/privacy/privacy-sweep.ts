import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { removeDoneMails, removeOldMails } from '../../../platform/mail/retention.ts'
import { personalPartsOf } from '../../../platform/personal-part.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { farewellKept, farewellReason } from '../data-requests/data-requests.ts'
import { expireOld, releaseGrownUp } from '../guardians/guardians.ts'
import { tellOfNotice } from '../notices/notices.ts'
import { listDue } from './privacy-sweep.store.ts'

export interface SweepDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform' | 'withAccounts'>
  clock: Clock
  /** who holds what about people, and for how long */
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** What the passing of time does, at each tenant where it is due: birthdays, links that are over, letters that wait, and
 * what has been kept long enough. Harmless twice. */
export async function sweepPrivacy(deps: SweepDeps): Promise<void> {
  const { database, clock, tenantContextById } = deps
  const personal = personalPartsOf(deps.partsOf)
  for (const id of await database.withPlatform(tx => listDue(tx, clock.now()))) {
    const tenant = await tenantContextById(id)
    if (!tenant) continue
    await database.withTenant(id, async tx => {
      await releaseGrownUp(tx, clock, tenant.timeZone)
      await expireOld(tx, clock.now())
      for (const part of personal.members) await part.expire?.(tx, clock.now())
    })
    let isMore = true
    while (isMore) isMore = await database.withTenant(id, tx => tellOfNotice(tx, tenant.sender, clock.now()))
  }
  const before = new Date(clock.now().getTime() - farewellKept)
  await database.withPlatform(async tx => {
    await removeDoneMails(tx, farewellReason, before)
    await removeOldMails(tx, clock.now())
  })
  await database.withAccounts(async tx => {
    for (const part of personal.accounts) await part.expire?.(tx, clock.now())
  })
}
