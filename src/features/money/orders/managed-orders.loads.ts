import { grantOf } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type ListedOrder, listOrderRows } from './managed-orders.store.ts'
import { orderColumnsOfFile } from './order-file.ts'
import type { OrderItem } from './order-pages.contract.ts'
import { type OrdersQuery, ordersQuery } from './orders.contract.ts'
import { methodText, orderStates } from './orders.rules.ts'
import type * as store from './orders.store.ts'
import { viewRefundLimits } from './refund-limits.ts'
import { countOpenRefunds } from './refunds.store.ts'

export const orderItemOf = (row: store.OrderRow, timeZone: string, openRefunds: number): OrderItem => ({
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
    rows.map((row: ListedOrder) => orderItemOf(row, timeZone, row.openRefunds)),
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
    data: async (list, context) => ({
      list,
      openRefunds: await countOpenRefunds(context.tx),
      limits:
        grantOf(permissions.managePayments, context.viewer.member) === 'none'
          ? null
          : await viewRefundLimits(context),
    }),
    calls: {
      columns: orderColumnsOfFile,
    },
  },
)
