import { conflict, invalidField, notFound, unavailable } from '../../../shared/failure.ts'
import { rupiah } from '../../../shared/money.ts'
import {
  channels,
  findSettings,
  GatewayRefused,
  GatewaySilent,
  gatewayFor,
  isChannel,
} from '../providers/providers.ts'
import { findPayment } from './payment-attempts.store.ts'
import type { PaymentsHouse } from './payments-house.ts'
import { pursue } from './pursuing.ts'

interface Refund {
  amount: number
  /** for the provider, in its books */
  reason: string
  /** the same for the same refund, whenever it is asked for again: the provider then does it once */
  key: string
}

/**
 * Gives money back by the provider, all of it or a part; whoever owns the thing hears of it by `returned`, when the
 * provider says so. What was paid to an account number or by hand goes back by hand. Never within a transaction.
 */
export async function refundPayment(
  house: PaymentsHouse,
  tenantId: number,
  id: number,
  { amount, reason, key }: Refund,
): Promise<void> {
  const found = await house.database.withTenant(tenantId, async tx => ({
    row: await findPayment(tx, id),
    settings: await findSettings(tx),
  }))
  const { row, settings } = found
  if (!row) throw notFound('Pembayaran')
  if (row.state !== 'paid' && row.state !== 'partially_refunded')
    throw conflict('Pembayaran ini tidak dapat dikembalikan.')
  if (!isChannel(row.channel) || !channels[row.channel].hasRefund)
    throw conflict(
      'Cara bayar ini tidak mengenal pengembalian lewat penyedia: kembalikan ke rekening pembeli.',
    )
  const left = row.amount - row.returned
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    throw invalidField('amount', `Paling banyak ${rupiah(left)}`)
  const chosen = row.isSimulated && settings ? { ...settings, provider: 'simulator' as const } : settings
  const gateway = chosen && (await gatewayFor(house, tenantId, chosen))
  if (!gateway || gateway.dialect !== row.provider)
    throw conflict('Penyedia pembayaran ini tidak tersedia lagi.')
  try {
    await gateway.refund({ ref: row.ref, providerId: row.providerId, key, amount, reason })
  } catch (error) {
    if (error instanceof GatewayRefused) throw conflict('Penyedia menolak pengembalian ini.')
    if (error instanceof GatewaySilent)
      throw unavailable(
        'Penyedia belum menjawab. Ulangi sebentar lagi: tidak akan dikembalikan dua kali.',
        30,
      )
    throw error
  }
  await pursue(house, tenantId, id)
}
