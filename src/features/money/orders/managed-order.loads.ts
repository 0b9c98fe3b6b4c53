import { grantOf } from '../../../platform/http/access.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { journalOfOrder } from '../ledger/ledger.ts'
import type { PaymentsDeps } from '../payments/payments.ts'
import { orderItemOf } from './managed-orders.loads.ts'
import type { OrderPage } from './order-pages.contract.ts'
import { scheduleFor } from './order-schedules.ts'
import { eventWords, isKept, methodText } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { papersOf, priceLines } from './own-orders.loads.ts'
import { refundItem } from './refund-items.ts'
import { listRefunds } from './refunds.store.ts'

const wordsOf: Readonly<Record<string, string>> = eventWords

/** One order with its history, its entries in the books, its papers, and what went back. */
export const orderPageOf = (house: PaymentsDeps): PersonalPageLoad => ({
  access: permissions.seeSales,
  query: [],
  async load(context) {
    const { tx, tenant, viewer, params } = context
    const row = await store.findOrder(tx, params.code ?? '')
    if (!row) return undefined
    const { timeZone } = tenant
    const refunds = await listRefunds(tx, row.id)
    const events = await store.listEvents(tx, row.id)
    const asked = refunds.filter(({ kind, state }) => kind === 'sale' && state === 'requested')
    const returnable = isKept(row.state)
      ? row.captured - row.refunded - asked.reduce((sum, { amount }) => sum + amount, 0)
      : 0
    const mayAsk = grantOf(permissions.refund, viewer.member) !== 'none'
    const data: OrderPage = {
      item: orderItemOf(row, timeZone, refunds.length),
      lines: await priceLines(tx, row),
      facts: [
        { label: 'Pembeli', value: row.buyerName },
        { label: 'Email', value: row.buyerEmail ?? '' },
        { label: 'Kode', value: row.code },
        { label: 'Dipesan', value: momentText(row.createdAt, timeZone) },
        { label: 'Bayar sebelum', value: row.state === 'pending' ? momentText(row.expiresAt, timeZone) : '' },
        { label: 'Dibayar', value: row.paidAt ? momentText(row.paidAt, timeZone) : '' },
        {
          label: 'Cara bayar',
          value: [methodText(row.method), providerText(row.provider)].filter(Boolean).join(' · '),
        },
        { label: 'Biaya penyedia (perkiraan)', value: row.fee > 0 ? amountText(row.fee) : '' },
        { label: 'Dikembalikan', value: row.refunded > 0 ? amountText(row.refunded) : '' },
        {
          label: 'Bagi hasil',
          value: (await store.listShares(tx, row.id))
            .map(({ name, bps }) => `${name} ${String(bps / 100).replace('.', ',')}%`)
            .join(', '),
        },
      ],
      events: events.map(event => ({
        key: event.n,
        atText: momentText(event.at, timeZone),
        words: wordsOf[event.kind] ?? event.kind,
        amountText: event.amount === null ? '' : amountText(event.amount),
        by: event.byName ?? '',
        why: event.why,
      })),
      entries: await journalOfOrder(context, row.code),
      papers: await papersOf(tx, row.code, timeZone),
      refunds: await itemsOf(house, context, refunds),
      ...(await scheduleFor(context, row, to.order)),
      returnable: mayAsk ? Math.max(0, returnable) : 0,
      returnableText: amountText(Math.max(0, returnable)),
      journalHref: to.journal({ order: row.code }),
    }
    return framedPage('office', 'orders.one', data, {
      title: `Pesanan ${row.number ?? row.code}`,
      description: row.title,
      canonical: to.order(row),
    })
  },
})

/** one after the other: they share a transaction */
async function itemsOf(
  house: PaymentsDeps,
  context: PersonalContext,
  refunds: Awaited<ReturnType<typeof listRefunds>>,
) {
  const items = []
  for (const refund of refunds) items.push(await refundItem(house, context, refund))
  return items
}

/** a person's look and nothing at all are no provider */
const providerText = (provider: string | null) =>
  provider === 'midtrans' ? 'Midtrans' : provider === 'xendit' ? 'Xendit' : ''
