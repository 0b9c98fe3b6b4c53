import type { InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import { noteDeed } from '../../../platform/http/visitor-deeds.ts'
import { invalidField } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { once } from '../idempotency/idempotency.ts'
import { type PaymentsDeps, paymentMethodsFor, startPayment } from '../payments/payments.ts'
import { channels } from '../providers/providers.ts'
import { placeOrder } from './buying.ts'
import { methodWords } from './orders.rules.ts'
import { getOrder } from './orders.store.ts'
import { invoiceOf, type Offered } from './standing.ts'

/** The ways in which an amount can be paid here, as a price names them. */
export async function offeredFor(
  house: PaymentsDeps,
  { tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>,
  total: number,
): Promise<Offered[]> {
  if (total === 0) return [{ method: 'free', bank: '', label: methodWords.free, isOpen: true, why: '' }]
  const ways = await paymentMethodsFor(house, { tx, tenantId: tenant.id, total })
  return ways.map(({ method, channel, label, closed }) => ({
    method,
    bank: method === 'va' || method === 'ewallet' ? channel : '',
    label,
    isOpen: closed === '',
    why: closed,
  }))
}

interface Asked {
  slug: string
  key: string
  body: { classroomId?: number; couponCode?: string; method?: string; bank?: string }
}

/**
 * The order, made once for each key, and how it is paid where the caller says how: the provider is asked after the order
 * stands, outside of its transaction. Asked again under the same key, both are the same.
 */
export async function invoice(house: PaymentsDeps, context: OpenContext, { slug, key, body }: Asked) {
  const { classroomId, couponCode, method, bank } = body
  const { tenant } = context
  // a way of paying that is none replaces no order
  const channel = method === undefined || method === 'free' ? undefined : channelOf(method, bank)
  const order = await house.database.withTenant(tenant.id, tx => {
    const within = { ...context, tx }
    const asked = { route: 'class.payment.invoice', key, body: { slug, ...body } }
    return once(within, asked, async () => {
      const { code: made } = await placeOrder(within, { slug, runId: classroomId, couponCode })
      const placed = await getOrder(tx, made)
      if (method === 'free' && placed.total > 0)
        throw invalidField(
          'method',
          `Masih ada ${amountText(placed.total)} yang harus dibayar: pilih cara bayar`,
        )
      return invoiceOf(placed)
    })
  })
  noteDeed(context, { kind: 'ordered', code: order.orderId })
  if (channel === undefined || order.status !== 'pending') return order
  const wanted = { kind: 'order', code: order.orderId, channel }
  const { instructions, expiresAt } = await startPayment(house, { tenant }, wanted)
  const { qr, va, bill, link } = instructions
  return {
    ...order,
    expiresAt: expiresAt.toISOString(),
    ...(link ? { payUrl: link } : {}),
    ...(qr ? { qrString: qr } : {}),
    ...(va ? { vaNumber: va.number } : {}),
    // Mandiri asks for two numbers
    ...(bill ? { vaNumber: bill.billKey, billerCode: bill.billerCode } : {}),
  }
}

function channelOf(method: string, bank: string | undefined) {
  const names = Object.entries(channels).flatMap(([name, channel]) =>
    channel.method === method ? [name as keyof typeof channels] : [],
  )
  const [only] = names
  const found = bank ? names.find(name => name === bank.toLowerCase()) : only
  if (!found || (!bank && names.length > 1))
    throw invalidField(
      'bank',
      only ? `Sebutkan salah satu: ${names.join(', ')}` : 'Cara bayar ini belum tersedia',
    )
  return found
}
