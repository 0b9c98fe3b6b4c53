import { z } from 'zod'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { type Chosen, dialectOf, type GatewayDeps, keysFor, whyRefused } from './gateways.ts'
import { createIris } from './iris.ts'
import type { Dialect } from './pay-channels.rules.ts'
import type { PayoutGateway, PayoutKeys } from './payout-gateway.ts'
import { createXenditPayouts } from './xendit-payouts.ts'

const makers = { midtrans: createIris, xendit: createXenditPayouts } as const
const bases = {
  midtrans: ['https://app.sandbox.midtrans.com/iris/api/v1', 'https://app.midtrans.com/iris/api/v1'],
  xendit: ['https://api.xendit.co', 'https://api.xendit.co'],
} as const
const underTestbed = { midtrans: '/iris/api/v1', xendit: '' } as const

const shape = z.object({ creatorKey: z.string(), approverKey: z.string(), noticeKey: z.string() })
const noKeys: PayoutKeys = { creatorKey: '', approverKey: '', noticeKey: '' }
const bound = (tenantId: number) => `payout keys of ${tenantId}`

/** As they lie in the database: readable with the master key only, and for this tenant only. */
export const sealPayoutKeys = (secrets: Pick<Secrets, 'key'>, tenantId: number, keys: PayoutKeys): string =>
  seal(secrets.key('payout keys'), JSON.stringify(keys), bound(tenantId))

/** None where there are none, or where the master key is another by now. */
export function openPayoutKeys(
  secrets: Pick<Secrets, 'key'>,
  tenantId: number,
  sealed: string | null,
): PayoutKeys {
  const text = sealed === null ? undefined : unseal(secrets.key('payout keys'), sealed, bound(tenantId))
  return text === undefined ? noKeys : shape.parse(JSON.parse(text))
}

/** The keys of payouts: Midtrans has others than for payments, Xendit the same. */
export function payoutKeysFor(
  house: GatewayDeps,
  tenantId: number,
  chosen: Chosen,
  sealed: string | null,
): PayoutKeys {
  const testbed = chosen.provider === 'simulator' ? house.partsOf('testbeds')[0] : undefined
  if (testbed) return testbed.payoutKeysOf(tenantId, dialectOf(chosen))
  if (dialectOf(chosen) === 'midtrans') return openPayoutKeys(house.secrets, tenantId, sealed)
  const { serverKey, callbackToken } = keysFor(house, tenantId, chosen)
  return { creatorKey: serverKey, approverKey: '', noticeKey: callbackToken }
}

/** In whose words payouts are sent, without asking anybody; undefined: nobody sends them, they are transferred by hand. */
export function payoutDialectOf(
  house: GatewayDeps,
  tenantId: number,
  chosen: Chosen,
  sealed: string | null,
): Dialect | undefined {
  if (chosen.provider === 'none' || whyRefused(house, chosen.provider, chosen.isSandbox) !== '')
    return undefined
  const { creatorKey } = payoutKeysFor(house, tenantId, chosen, sealed)
  return creatorKey === '' ? undefined : dialectOf(chosen)
}

/** Whoever sends this tenant's payouts. Never within a transaction: where providers are simulated they begin to listen. */
export async function payoutGatewayFor(
  house: GatewayDeps,
  tenantId: number,
  chosen: Chosen,
  sealed: string | null,
): Promise<PayoutGateway | undefined> {
  const dialect = payoutDialectOf(house, tenantId, chosen, sealed)
  if (!dialect) return undefined
  const keys = payoutKeysFor(house, tenantId, chosen, sealed)
  const testbed = chosen.provider === 'simulator' ? house.partsOf('testbeds')[0] : undefined
  const base = testbed
    ? `${await testbed.base()}${underTestbed[dialect]}`
    : bases[dialect][chosen.isSandbox ? 0 : 1]
  return makers[dialect](base, keys)
}
