import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listWithOld, removeOld } from './disc-clock.store.ts'
import { keptDays } from './disc-words.rules.ts'

export interface DiscClockDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
}

/** Results that belong to nobody are kept no longer than their page says. Harmless twice. */
export async function forgetOldResults({ database, clock }: DiscClockDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  for (const { tenantId } of await database.withPlatform(tx => listWithOld(tx, before)))
    await database.withTenant(tenantId, tx => removeOld(tx, before))
}
