import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Sender } from '../../platform/mail/mail.ts'
import type { Tenant } from '../site/site.ts'
import { releaseGrownUp } from './ages.ts'
import { listTenants, removeFarewells } from './erasing.store.ts'
import { expireOld } from './guardians.store.ts'
import { tellOfNotice } from './notices.ts'
import { farewellKept } from './privacy.rules.ts'
import { removeOld, removeOldMails, removeOldTraces } from './retention.store.ts'

interface Parts {
  database: Pick<Database, 'withTenant' | 'withPlatform' | 'withAccounts'>
  clock: Clock
  tenantById(id: number): Tenant | undefined
  senderOf(tenant: Tenant): Sender
}

/** What the passing of time does, for every tenant: birthdays, links that are over, letters that wait, and
 * what has been kept long enough. Harmless twice. */
export async function sweepPrivacy({ database, clock, tenantById, senderOf }: Parts): Promise<void> {
  for (const { id } of await database.withAccounts(listTenants)) {
    const tenant = tenantById(id)
    if (!tenant) continue
    await database.withTenant(id, async tx => {
      await releaseGrownUp(tx, clock, tenant.timeZone)
      await expireOld(tx, clock.now())
      await removeOld(tx, clock.now())
    })
    const sender = senderOf(tenant)
    let isMore = true
    while (isMore) isMore = await database.withTenant(id, tx => tellOfNotice(tx, sender, clock.now()))
  }
  const before = new Date(clock.now().getTime() - farewellKept)
  await database.withPlatform(async tx => {
    await removeFarewells(tx, before)
    await removeOldMails(tx, clock.now())
  })
  await database.withAccounts(tx => removeOldTraces(tx, clock.now()))
}
