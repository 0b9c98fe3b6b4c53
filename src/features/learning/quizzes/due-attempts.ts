import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { listDue } from './attempts.store.ts'
import { endByClock } from './attempts.ts'

export interface DueDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** Hands in what was saved wherever time is up. Several processes at once end each attempt once: its lock is taken first. */
export async function endDue({ database, clock, log, partsOf, tenantContextById }: DueDeps): Promise<void> {
  for (const { tenantId, id } of await database.withPlatform(tx => listDue(tx, clock.now()))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    try {
      await database.withTenant(tenantId, tx => endByClock({ tx, clock, partsOf, tenant }, id))
    } catch (error) {
      log.error({ err: error, attempt: id, tenantId }, 'an attempt whose time is up could not be ended')
    }
  }
}
