import { z } from 'zod'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { ProviderKeys } from './gateway.ts'

const shape = z.object({
  serverKey: z.string(),
  clientKey: z.string(),
  merchantId: z.string(),
  callbackToken: z.string(),
})

export const noKeys: ProviderKeys = { serverKey: '', clientKey: '', merchantId: '', callbackToken: '' }

const bound = (tenantId: number) => `payment keys of ${tenantId}`

/** As they lie in the database: readable with the master key only, and for this tenant only. */
export const sealKeys = (secrets: Pick<Secrets, 'key'>, tenantId: number, keys: ProviderKeys): string =>
  seal(secrets.key('payment keys'), JSON.stringify(keys), bound(tenantId))

/** None where there are none, or where the master key is another by now. */
export function openKeys(
  secrets: Pick<Secrets, 'key'>,
  tenantId: number,
  sealed: string | null,
): ProviderKeys {
  const text = sealed === null ? undefined : unseal(secrets.key('payment keys'), sealed, bound(tenantId))
  return text === undefined ? noKeys : shape.parse(JSON.parse(text))
}
