import type { Clock } from '../../../platform/clock.ts'
import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { CallContext, InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import { changedMeanwhile, invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { GatewayRefused, GatewaySilent, type ProviderKeys } from './gateway.ts'
import { type GatewayDeps, gatewayFor, whyRefused } from './gateways.ts'
import {
  channelNames,
  channels,
  type ProviderName,
  providerNames,
  providerWords,
} from './pay-channels.rules.ts'
import { noKeys, openKeys, sealKeys } from './provider-keys.ts'
import type { SettingsBody, SettingsView, Way } from './provider-settings.contract.ts'
import { findSettings, putSettings } from './provider-settings.store.ts'
import { paymentWaysTag } from './providers.search.ts'

export interface SettingsDeps extends GatewayDeps {
  database: Pick<Database, 'kind' | 'withTenant'>
  clock: Clock
}

/** Every way of paying there is: as the tenant said, else closed, with the usual limits and prices. */
export const waysOf = (said: readonly Way[]): Way[] =>
  channelNames.map(channel => {
    const { min, max, feeFixed, feeBps } = channels[channel]
    return said.find(one => one.channel === channel) ?? { channel, isOpen: false, min, max, feeFixed, feeBps }
  })

const held = (key: string) => ({ isThere: key !== '', end: key.length > 8 ? key.slice(-4) : '' })

/** What the office is shown: keys only by their last four characters. */
export async function viewSettings(house: SettingsDeps, { tx, tenant }: InTenant): Promise<SettingsView> {
  const row = await findSettings(tx)
  const keys = openKeys(house.secrets, tenant.id, row?.keysSealed ?? null)
  const webhook = (provider: string) => `${tenant.origin}/v1/payments/webhooks/${provider}`
  return {
    version: row?.version ?? 0,
    provider: row?.provider ?? 'none',
    dialect: row?.dialect ?? 'midtrans',
    isSandbox: row?.isSandbox ?? true,
    keys: {
      serverKey: held(keys.serverKey),
      clientKey: held(keys.clientKey),
      merchant: held(keys.merchantId),
      callbackToken: held(keys.callbackToken),
    },
    ways: waysOf(row?.ways ?? []),
    bankAccounts: row?.bankAccounts ?? [],
    webhooks: { midtrans: webhook('midtrans'), xendit: webhook('xendit') },
  }
}

export const refusalsOf = (house: SettingsDeps, isSandbox: boolean) =>
  Object.fromEntries(
    providerNames.map(name => [name, whyRefused(house, name, isSandbox)]),
    // every name of the list is a key
  ) as Record<ProviderName, string>

/** Saves all of it. A key that was left empty stays as it is, unless another provider is chosen: then it is gone. */
export async function saveSettings(
  house: SettingsDeps,
  context: CallContext,
  body: SettingsBody,
): Promise<SettingsView> {
  const { tx, tenant, clock } = context
  const before = await findSettings(tx)
  const refused = whyRefused(house, body.provider, body.isSandbox)
  if (refused) throw invalidField(body.provider === 'simulator' ? 'provider' : 'isSandbox', refused)
  const same = before?.provider === body.provider && before.isSandbox === body.isSandbox
  const old = same ? openKeys(house.secrets, tenant.id, before.keysSealed) : noKeys
  const keys = mergeKeys(old, body)
  assertComplete(body, keys)
  const isWritten = await putSettings(tx, {
    provider: body.provider,
    dialect: body.dialect,
    isSandbox: body.isSandbox,
    keysSealed: keys.serverKey === '' ? null : sealKeys(house.secrets, tenant.id, keys),
    ways: waysOf(body.ways),
    bankAccounts: body.bankAccounts,
    version: body.version,
    at: clock.now(),
  })
  if (!isWritten) throw changedMeanwhile('Pengaturan pembayaran')
  await notifyPurge(tx, tenant.id, [paymentWaysTag])
  await record(context, {
    action: 'payment_settings.changed',
    object: { type: 'payment_settings', id: tenant.id, name: providerWords[body.provider] },
    // which keys changed, never what they are
    before: { provider: before?.provider ?? 'none', accounts: before?.bankAccounts.length ?? 0 },
    after: { provider: body.provider, accounts: body.bankAccounts.length, newKey: body.serverKey !== '' },
  })
  return viewSettings(house, context)
}

const mergeKeys = (old: ProviderKeys, body: SettingsBody): ProviderKeys => ({
  serverKey: body.serverKey || old.serverKey,
  clientKey: body.clientKey || old.clientKey,
  merchantId: body.merchant || old.merchantId,
  callbackToken: body.callbackToken || old.callbackToken,
})

function assertComplete(body: SettingsBody, keys: ProviderKeys): void {
  const isReal = body.provider === 'midtrans' || body.provider === 'xendit'
  if (isReal && keys.serverKey === '') throw invalidField('serverKey', 'Isi kunci dari dasbor penyedia')
  if (body.provider === 'midtrans' && keys.merchantId === '')
    throw invalidField('merchant', 'Isi Merchant ID: tanpa itu pemberitahuan pembayaran tidak dapat dikenali')
  if (body.provider === 'xendit' && keys.callbackToken === '')
    throw invalidField('callbackToken', 'Isi token callback: tanpa itu pemberitahuan pembayaran ditolak')
  const transfer = body.ways.find(({ channel }) => channel === 'transfer')
  if (transfer?.isOpen && body.bankAccounts.length === 0)
    throw invalidField('bankAccounts', 'Tambahkan rekening tujuan, atau tutup cara transfer')
}

/** Asks the provider about a payment that is not there: a right key hears that. */
export async function testSettings(house: SettingsDeps, { tenant }: OpenContext) {
  const row = await house.database.withTenant(tenant.id, findSettings)
  const gateway = row && (await gatewayFor(house, tenant.id, row))
  if (!gateway) return { isFine: false, words: 'Belum ada penyedia dengan kunci yang tersimpan.' }
  try {
    const problem = await gateway.test()
    return { isFine: problem === undefined, words: problem ?? 'Sambungan berhasil dan kuncinya diterima.' }
  } catch (error) {
    if (error instanceof GatewaySilent)
      return { isFine: false, words: 'Penyedia tidak menjawab. Periksa jaringan server, lalu coba lagi.' }
    if (error instanceof GatewayRefused) return { isFine: false, words: 'Penyedia menolak permintaan ini.' }
    throw error
  }
}
