import type { InTenant } from '../../../platform/http/endpoint.ts'
import {
  channels,
  dialectOf,
  findSettings,
  type Gateway,
  GatewayRefused,
  GatewaySilent,
  gatewayFor,
  isChannel,
  keysFor,
  type RefundSeen,
  whyRefused,
} from '../providers/providers.ts'
import { findPayment, type PaymentRow } from './payment-attempts.store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { chosenAt, pursue } from './pursuing.ts'

/** Through whom a payment goes back: `by` names them; empty, `why` says why it goes back by hand. */
export interface RefundWay {
  by: string
  why: string
}

const names = { midtrans: 'Midtrans', xendit: 'Xendit' } as const
const byHand = (why: string): RefundWay => ({ by: '', why })

/** Whether the provider takes a payment back, as it stands now. What it then says is another matter. */
export async function refundWayOf(
  house: PaymentsDeps,
  { tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>,
  paymentId: number | null,
): Promise<RefundWay> {
  const row = paymentId === null ? undefined : await findPayment(tx, paymentId)
  if (!row || row.provider === 'manual' || !isChannel(row.channel))
    return byHand('Dibayar dengan transfer: kembalikan ke rekening pembeli.')
  if (!channels[row.channel].hasRefund)
    return byHand(
      `${channels[row.channel].label} tidak mengenal pengembalian lewat penyedia: kembalikan ke rekening pembeli.`,
    )
  const settings = await findSettings(tx)
  const chosen = settings && chosenAt(row, settings)
  const isThere =
    chosen &&
    chosen.provider !== 'none' &&
    dialectOf(chosen) === row.provider &&
    whyRefused(house, chosen.provider, chosen.isSandbox) === '' &&
    keysFor(house, tenant.id, chosen).serverKey !== ''
  if (!isThere) return byHand('Penyedia pembayarannya tidak tersambung lagi: kembalikan ke rekening pembeli.')
  return { by: `${names[dialectOf(chosen)]}${row.isSimulated ? ' (simulator)' : ''}`, why: '' }
}

interface AskedRefund {
  /** whole rupiah */
  amount: number
  /** for the provider, in its books */
  reason: string
  /** the same for the same return, whenever it is asked for again: the provider then does it once */
  key: string
  /** asked for so long ago that the provider may have forgotten the key: it is only looked up */
  isOld: boolean
  /** Done before the provider is asked: from then on it may be there. false: it is not to be sent any more. */
  beforeAsking(): Promise<{ isFirst: boolean } | undefined>
}

/** `unreachable`: nobody can be asked; `silent`: nobody knows yet; `refused`: nothing left, and nothing will. */
export type RefundOutcome = 'done' | 'pending' | 'silent' | 'unreachable' | { refused: string }

/**
 * Gives money back by the provider, all of it or a part: looked up under its key first, and sent only where it is not
 * there. Whoever owns the thing hears of it by `returned`, when the provider says so. Harmless as often as one likes.
 * Never within a transaction.
 */
export async function refundPayment(
  house: PaymentsDeps,
  tenantId: number,
  paymentId: number,
  asked: AskedRefund,
): Promise<RefundOutcome> {
  const { row, settings } = await house.database.withTenant(tenantId, async tx => ({
    row: await findPayment(tx, paymentId),
    settings: await findSettings(tx),
  }))
  const gateway = row && settings && (await gatewayFor(house, tenantId, chosenAt(row, settings)))
  if (!row || !gateway || gateway.dialect !== row.provider) return 'unreachable'
  try {
    const seen = await seenAt(gateway, row, asked)
    if (typeof seen === 'string') return { refused: seen }
    if (!seen) return 'silent'
    if (seen.amount !== asked.amount) {
      house.log.error(
        { payment: paymentId, asked: asked.amount, seen: seen.amount },
        'a return of another amount',
      )
      return 'silent'
    }
    if (seen.state === 'failed') return { refused: 'Penyedia gagal mengirimnya.' }
    if (seen.state === 'pending') return 'pending'
    await pursue(house, tenantId, paymentId)
    return 'done'
  } catch (error) {
    if (!(error instanceof GatewayRefused || error instanceof GatewaySilent)) throw error
    house.log.warn({ err: error, tenantId, payment: paymentId }, 'a payment provider gave no answer of use')
    return 'silent'
  }
}

/** A text says why it is not there and never will be; undefined: nobody knows yet. */
async function seenAt(
  gateway: Gateway,
  { ref, providerId }: PaymentRow,
  { key, amount, reason, isOld, beforeAsking }: AskedRefund,
): Promise<RefundSeen | string | undefined> {
  const place = { ref, providerId, key }
  const known = await gateway.findRefund(place)
  if (known) return known
  if (isOld) return 'Penyedia tidak mengenal pengembalian ini: tidak ada yang terkirim.'
  const asking = await beforeAsking()
  if (!asking) return undefined
  try {
    return await gateway.refund({ ...place, amount, reason })
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    const found = await gateway.findRefund(place)
    // a no to the second asking says nothing of the first
    if (found || !asking.isFirst) return found
    return `Penyedia menolaknya: ${error.message}`.slice(0, 300)
  }
}
