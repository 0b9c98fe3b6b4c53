import { grantOf } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { journalOfOrder } from '../ledger/ledger.ts'
import { type ListedOrder, listOrderRows } from './managed-orders.store.ts'
import { orderColumnsOfFile } from './order-file.ts'
import type { OrderItem, OrderPage, RefundItem } from './order-pages.contract.ts'
import { type OrdersQuery, ordersQuery } from './orders.contract.ts'
import { eventWords, isKept, methodText, orderStates } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { papersOf, priceLines } from './own-orders.loads.ts'
import { countOpenRefunds, listRefunds } from './refunds.store.ts'
import { refundDecisions } from './refunds.ts'

const itemOf = (row: store.OrderRow, timeZone: string, openRefunds: number): OrderItem => ({
  id: row.code,
  name: row.number ?? row.code,
  code: row.code,
  number: row.number ?? '',
  title: row.title,
  buyer: row.buyerName,
  email: row.buyerEmail ?? '',
  state: row.state,
  subtotal: row.subtotal,
  discount: row.discount,
  tax: row.tax,
  total: row.total,
  totalText: amountText(row.total),
  refunded: row.refunded,
  fee: row.fee,
  coupon: row.couponCode ?? '',
  method: methodText(row.method),
  atText: momentText(row.createdAt, timeZone),
  paidText: row.paidAt ? momentText(row.paidAt, timeZone) : '',
  openRefunds,
  href: to.order(row),
})

async function listOrders(
  { tx, tenant: { timeZone } }: InTenant,
  { from, to: until, ...asked }: OrdersQuery,
): Promise<Paged<OrderItem>> {
  const { rows, total } = await listOrderRows(tx, {
    ...asked,
    from: from ? instantOf(`${from}T00:00`, timeZone) : undefined,
    until: until ? new Date(instantOf(`${until}T00:00`, timeZone).getTime() + 86_400_000) : undefined,
  })
  return paged(
    rows.map((row: ListedOrder) => itemOf(row, timeZone, row.openRefunds)),
    total,
    asked,
  )
}

/** What was ordered, by whom, and how it stands. */
export const managedOrders = officeList<'orders.list', OrdersQuery, OrderItem>(
  { page: 'orders.list', path: routes['Kelola-Pesanan'], access: permissions.seeSales },
  {
    title: 'Pesanan',
    description: 'Pesanan dan keadaannya.',
    search: 'Cari nomor, nama, email, atau judul',
  },
  {
    query: ordersQuery,
    filters: () => [
      { name: 'state', label: 'Status', kind: 'tabs', options: optionsOf(orderStates) },
      {
        name: 'refunds',
        label: 'Pengembalian',
        all: 'Semua pesanan',
        options: [{ value: 'open', label: 'Pengembalian menunggu' }],
      },
      { name: 'from', label: 'Dari tanggal', kind: 'day' },
      { name: 'to', label: 'Sampai tanggal', kind: 'day' },
    ],
    list: listOrders,
    data: async (list, { tx }) => ({ list, openRefunds: await countOpenRefunds(tx) }),
    calls: {
      columns: orderColumnsOfFile,
    },
  },
)

const wordsOf: Readonly<Record<string, string>> = eventWords

/** One order with its history, its entries in the books, its papers, and what went back. */
export const loadOrder: PersonalPageLoad = {
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
      item: itemOf(row, timeZone, refunds.length),
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
      refunds: refunds.map(refund => refundItem(refund, memberOf(viewer).membershipId, timeZone)),
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
}

type Listed = Awaited<ReturnType<typeof listRefunds>>[number]

function refundItem(refund: Listed, membershipId: number, timeZone: string): RefundItem {
  const { state } = refund
  const isOwn = refund.requestedBy === membershipId
  const choices =
    state === 'requested' && !isOwn
      ? (['approve', 'reject'] as const)
      : state === 'approved' || state === 'sent'
        ? (['done'] as const)
        : []
  const asked = refund.requestedByName ?? 'Sistem'
  const decided = refund.decidedAt
    ? `${refund.decidedByName ?? 'Penyedia'}, ${momentText(refund.decidedAt, timeZone)}`
    : ''
  return {
    id: refund.id,
    amountText: amountText(refund.amount),
    state,
    kind: refund.kind,
    reason: refund.reason,
    asked: `${asked}, ${momentText(refund.requestedAt, timeZone)}`,
    decided,
    note: refund.note,
    decisions: choices.map(value => ({ value, label: refundDecisions[value] })),
    why: state === 'requested' && isOwn ? 'Anda yang mengajukan: orang lain memutuskannya.' : '',
  }
}

/** a person's look and nothing at all are no provider */
const providerText = (provider: string | null) =>
  provider === 'midtrans' ? 'Midtrans' : provider === 'xendit' ? 'Xendit' : ''
