import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Gateway, ProviderKeys } from './gateway.ts'
import { createMidtrans } from './midtrans.ts'
import type { Dialect, ProviderName } from './pay-channels.rules.ts'
import type { PayoutKeys } from './payout-gateway.ts'
import { openKeys } from './provider-keys.ts'
import type { SettingsRow } from './provider-settings.store.ts'
import { createXendit } from './xendit.ts'

/** A stand-in for the providers, speaking their words on this machine; a room says that it has one. */
export interface Testbed {
  /** where it listens */
  base(): Promise<string>
  keysOf(tenantId: number): ProviderKeys
  payoutKeysOf(tenantId: number, dialect: Dialect): PayoutKeys
  /** does what the payer's phone does: for who tries it and has no office */
  pay(tenantId: number, ref: string): Promise<void>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** where providers are simulated */
    testbeds: Testbed
  }
}

export interface GatewayDeps {
  config: Pick<Config, 'NODE_ENV' | 'ALLOW_SIM'>
  database: Pick<Database, 'kind'>
  secrets: Pick<Secrets, 'key'>
  partsOf: PartsOf
}

export type Chosen = Pick<SettingsRow, 'provider' | 'dialect' | 'isSandbox' | 'keysSealed'>

const bases = {
  midtrans: ['https://api.sandbox.midtrans.com', 'https://api.midtrans.com'],
  xendit: ['https://api.xendit.co', 'https://api.xendit.co'],
} as const satisfies Record<Dialect, readonly [string, string]>

const snapBases = ['https://app.sandbox.midtrans.com', 'https://app.midtrans.com'] as const

const makers = { midtrans: createMidtrans, xendit: createXendit } as const

/** In whose words this tenant's provider speaks. */
export const dialectOf = ({ provider, dialect }: Pick<Chosen, 'provider' | 'dialect'>): Dialect =>
  provider === 'midtrans' || provider === 'xendit' ? provider : dialect

export function keysFor(house: GatewayDeps, tenantId: number, chosen: Chosen): ProviderKeys {
  const testbed = chosen.provider === 'simulator' ? house.partsOf('testbeds')[0] : undefined
  return testbed ? testbed.keysOf(tenantId) : openKeys(house.secrets, tenantId, chosen.keysSealed)
}

/** The tenant's provider as an adapter; the simulator is asked by the very same ones, over HTTP. */
export async function gatewayFor(
  house: GatewayDeps,
  tenantId: number,
  chosen: Chosen,
): Promise<Gateway | undefined> {
  if (chosen.provider === 'none' || whyRefused(house, chosen.provider, chosen.isSandbox) !== '')
    return undefined
  const dialect = dialectOf(chosen)
  const keys = keysFor(house, tenantId, chosen)
  if (keys.serverKey === '') return undefined
  const testbed = chosen.provider === 'simulator' ? house.partsOf('testbeds')[0] : undefined
  const base = testbed ? await testbed.base() : bases[dialect][chosen.isSandbox ? 0 : 1]
  return makers[dialect](base, keys, testbed ? base : snapBases[chosen.isSandbox ? 0 : 1])
}

/** Why a provider may not be used by this installation, in words; empty where it may. */
export function whyRefused(
  { config, database }: Pick<GatewayDeps, 'config' | 'database'>,
  provider: ProviderName,
  isSandbox: boolean,
): string {
  if (provider === 'simulator' && config.NODE_ENV === 'production' && !config.ALLOW_SIM)
    return 'Simulator tidak dapat dipakai di server produksi (NODE_ENV=production): pesanan akan lunas tanpa uang. Untuk demo, jalankan dengan ALLOW_SIM=1.'
  if ((provider === 'midtrans' || provider === 'xendit') && !isSandbox && database.kind === 'embedded')
    return 'Kunci produksi tidak diterima pada basis data tertanam: data berada di satu folder tanpa cadangan terus-menerus, sehingga catatan uang dapat hilang. Jalankan di PostgreSQL (DATABASE_URL), atau pakai mode sandbox.'
  return ''
}
