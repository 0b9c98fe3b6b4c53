import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { ProviderKeys } from '../providers/providers.ts'

/** The keys that the simulated provider gave a tenant: made of the master key, kept nowhere. */
export const keysOf = (secrets: Pick<Secrets, 'word'>, tenantId: number): ProviderKeys => ({
  serverKey: `SIM-${tenantId}-${secrets.word(`simulator server key ${tenantId}`, 32)}`,
  clientKey: `SIM-CLIENT-${tenantId}`,
  merchantId: `SIM${tenantId}`,
  callbackToken: secrets.word(`simulator callback token ${tenantId}`, 32),
})

/** Whose key it says it is. */
export function tenantOfKey(key: string): number | undefined {
  const id = /^SIM-(\d{1,9})-/.exec(key)?.[1]
  return id === undefined ? undefined : Number(id)
}
