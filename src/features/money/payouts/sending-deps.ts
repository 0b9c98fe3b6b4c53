import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { GatewayDeps } from '../providers/providers.ts'

/** What is borrowed of the house to send payouts through a provider. */
export interface PayoutSendingDeps extends GatewayDeps {
  database: Pick<Database, 'kind' | 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  /** an active tenant; not to be asked within a transaction */
  tenantContextById(id: number): Promise<TenantContext | undefined>
}
