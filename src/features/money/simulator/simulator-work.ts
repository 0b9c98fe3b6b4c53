import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { Log } from '../../../platform/log.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

export interface SimulatorDeps {
  config: Config
  database: Pick<Database, 'kind' | 'withTenant'>
  clock: Clock
  log: Log
  secrets: Pick<Secrets, 'key' | 'word'>
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

export interface SimulatorWork extends SimulatorDeps {
  /** the next answer is lost on its way, once; `only`: the next to a request whose method and path hold it */
  nextFault: { set(tenantId: number, only: string): void; taken(tenantId: number, request: string): boolean }
  /** notifications that wait for their time */
  waiting: Set<ReturnType<typeof setTimeout>>
}

export function createSimulatorWork(deps: SimulatorDeps): SimulatorWork {
  const lost = new Map<number, string>()
  const own = {
    nextFault: {
      set: (tenantId: number, only: string) => void lost.set(tenantId, only),
      taken: (tenantId: number, request: string) =>
        request.includes(lost.get(tenantId) ?? '') && lost.delete(tenantId),
    },
    waiting: new Set<ReturnType<typeof setTimeout>>(),
  }
  // what the house lends is looked at when it is used: rooms are also opened only to be described
  return Object.assign(Object.create(deps), own)
}
