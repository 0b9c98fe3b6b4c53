import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { GatewayDeps } from '../providers/providers.ts'

/** What payments borrow of the house. */
export interface PaymentsDeps extends GatewayDeps {
  config: Pick<Config, 'NODE_ENV' | 'ALLOW_SIM'>
  database: Pick<Database, 'kind' | 'withTenant' | 'readTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  /** an active tenant; not to be asked within a transaction */
  tenantContextById(id: number): Promise<TenantContext | undefined>
}
