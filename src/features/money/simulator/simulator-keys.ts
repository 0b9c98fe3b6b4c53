import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Dialect, PayoutKeys, ProviderKeys } from '../providers/providers.ts'

/** The keys that the simulated provider gave a tenant: made of the master key, kept nowhere. */
export const keysOf = (secrets: Pick<Secrets, 'word'>, tenantId: number): ProviderKeys => ({
  serverKey: `SIM-${tenantId}-${secrets.word(`simulator server key ${tenantId}`, 32)}`,
  clientKey: `SIM-CLIENT-${tenantId}`,
  merchantId: `SIM${tenantId}`,
  callbackToken: secrets.word(`simulator callback token ${tenantId}`, 32),
})

/** Of payouts: Midtrans signs what it tells of them with a key of its own. */
export function payoutKeysOf(secrets: Pick<Secrets, 'word'>, tenantId: number, dialect: Dialect): PayoutKeys {
  const { serverKey, callbackToken } = keysOf(secrets, tenantId)
  return {
    creatorKey: serverKey,
    approverKey: dialect === 'midtrans' ? serverKey : '',
    noticeKey: dialect === 'midtrans' ? secrets.word(`simulator payout key ${tenantId}`, 32) : callbackToken,
  }
}

/** Whose key it says it is. */
export function tenantOfKey(key: string): number | undefined {
  const id = /^SIM-(\d{1,9})-/.exec(key)?.[1]
  return id === undefined ? undefined : Number(id)
}
