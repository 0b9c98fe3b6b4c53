import type { Tx } from '../../../platform/db/transaction.ts'
import { rupiah } from '../../../shared/money.ts'
import {
  type ChannelName,
  channels,
  findSettings,
  type GatewayDeps,
  keysFor,
  type PaymentMethod,
  type SettingsRow,
  type Way,
  whyRefused,
} from '../providers/providers.ts'

/** A way of paying as it is offered for one amount. */
export interface WayOffered {
  channel: ChannelName
  method: PaymentMethod
  label: string
  note: string
  /** why not, in words; empty where it can be chosen */
  closed: string
}

/** The ways a tenant offers for an amount; those that do not fit it say why. Within a transaction of the tenant. */
export const paymentMethodsFor = async (
  house: GatewayDeps,
  { tx, tenantId, total }: { tx: Tx; tenantId: number; total: number },
): Promise<WayOffered[]> => waysIn(house, await findSettings(tx), { tenantId, total })

/** The same of settings that were read before. */
export function waysIn(
  house: GatewayDeps,
  settings: SettingsRow | undefined,
  { tenantId, total }: { tenantId: number; total: number },
): WayOffered[] {
  if (!settings) return []
  const hasProvider = isUsable(house, tenantId, settings)
  return settings.ways
    .filter(
      way => way.isOpen && (way.channel === 'transfer' ? settings.bankAccounts.length > 0 : hasProvider),
    )
    .map(way => {
      const { method, label, note } = channels[way.channel]
      return { channel: way.channel, method, label, note, closed: whyClosed(way, label, total) }
    })
}

export function isUsable(house: GatewayDeps, tenantId: number, settings: SettingsRow): boolean {
  if (settings.provider === 'none') return false
  if (whyRefused(house, settings.provider, settings.isSandbox) !== '') return false
  return keysFor(house, tenantId, settings).serverKey !== ''
}

/** The rail's own limits hold whatever the tenant says. */
function whyClosed({ channel, min, max }: Way, label: string, total: number): string {
  const least = Math.max(min, channels[channel].min)
  const most = Math.min(max, channels[channel].max)
  if (total < least) return `${label} paling sedikit ${rupiah(least)}`
  return total > most ? `${label} paling banyak ${rupiah(most)}` : ''
}
