import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { framedPage } from '../../../shared/page.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { documentKinds, listDocuments } from '../documents/documents.ts'
import { type PaymentsDeps, refundWayOf } from '../payments/payments.ts'
import { listOwn } from './managed-orders.store.ts'
import type { OwnOrderItem, OwnOrderPage, PaperLink, PriceLine } from './order-pages.contract.ts'
import { scheduleFor } from './order-schedules.ts'
import { isKept, isLapsed, methodText, type RefundState, refundStates } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { ownAccountText, takesAccount } from './refund-accounts.ts'
import { listRefunds } from './refunds.store.ts'
import { leftOf } from './refunds.ts'
import { type SoldThing, soldThingOf } from './sold-things.ts'
import { actionOf, findOwnOrder } from './standing-of-own.ts'

/** Everything one has ordered, newest first. */
export const loadOwnOrders = officePage(
  { page: 'orders.own', path: routes.Pesanan, access: permissions.beMember, office: 'own' },
  { title: 'Pesanan saya', description: 'Yang pernah Anda pesan, dengan tagihan dan kuitansinya.' },
  async context => {
    const { tx, viewer, tenant } = context
    const rows = await listOwn(tx, memberOf(viewer).membershipId)
    return {
      items: rows.map(row => itemOf(row, tenant.timeZone, soldThingOf(context, row))),
      classesHref: to.classes(),
    }
  },
)

/** One order of one's own: how it stands, what to do, its papers. */
export const loadOwnOrder = (house: PaymentsDeps): PersonalPageLoad => ({
  access: permissions.beMember,
  office: 'own',
  query: [],
  async load(context) {
    const { tx, tenant, params } = context
    const row = await findOwnOrder(context, params.code ?? '')
    if (!row) return undefined
    const { timeZone } = tenant
    const thing = soldThingOf(context, row)
    const refunds = await listRefunds(tx, row.id)
    const ways = new Map<number, string>()
    for (const refund of refunds.filter(takesAccount))
      ways.set(refund.id, (await refundWayOf(house, context, refund.paymentId)).by)
    const left = isKept(row.state) ? leftOf(row, refunds) : 0
    const data: OwnOrderPage = {
      item: itemOf(row, timeZone, thing),
      lines: await priceLines(tx, row),
      facts: [
        { label: 'Dipesan', value: momentText(row.createdAt, timeZone) },
        ...(row.state === 'pending'
          ? [{ label: 'Bayar sebelum', value: momentText(row.expiresAt, timeZone) }]
          : []),
        ...(row.paidAt ? [{ label: 'Dibayar', value: momentText(row.paidAt, timeZone) }] : []),
        ...(row.paidAt ? [{ label: 'Cara bayar', value: methodText(row.method) }] : []),
        ...(row.refunded > 0 ? [{ label: 'Dikembalikan', value: amountText(row.refunded) }] : []),
      ],
      words: wordsFor(row, thing, refunds),
      tone: isKept(row.state) ? 'good' : isLapsed(row.state) ? 'warning' : 'info',
      policy: row.policy,
      papers: await papersOf(tx, row.code, timeZone),
      refunds: refunds
        .filter(({ state }) => state !== 'rejected')
        .map(refund => ({
          id: refund.id,
          state: refund.state,
          text: `${amountText(refund.amount)}: ${refundStates[refund.state].label.toLowerCase()}. ${refund.reason}`,
          account: ownAccountText(refund),
          takesAccount: takesAccount(refund) && ways.get(refund.id) === '',
        })),
      returnable: left > 0 ? amountText(left) : '',
      ...(await scheduleFor(context, row, to.ownOrder)),
      mayCancel: row.state === 'pending',
    }
    return framedPage('office', 'orders.mine', data, {
      title: `Pesanan ${row.number ?? ''}`.trim(),
      description: row.title,
      canonical: to.ownOrder(row),
    })
  },
})

/** How it stands, in words: money that is only promised back is not called returned yet. */
function wordsFor(
  { state }: store.OrderRow,
  { words, afterReturn }: SoldThing,
  refunds: readonly { kind: string; state: RefundState }[],
): string {
  const isOn = (kind: string, ...states: RefundState[]) =>
    refunds.some(one => one.kind === kind && states.includes(one.state))
  const isPromised = isOn('sale', 'approved', 'sent')
  const said =
    isPromised && state === 'refunded'
      ? ['Uangnya sedang kami kembalikan.', afterReturn?.ends ?? '']
      : isPromised && state === 'partially_refunded'
        ? ['Sebagian uangnya sedang kami kembalikan.', afterReturn?.stays ?? '']
        : [words[state]]
  if (isOn('unallocated', 'requested', 'approved', 'sent'))
    said.push('Ada uang Anda yang kami terima tanpa pesanan; uang itu kami kembalikan.')
  return said.filter(Boolean).join(' ')
}

function itemOf(row: store.OrderRow, timeZone: string, thing: SoldThing): OwnOrderItem {
  return {
    code: row.code,
    title: row.title,
    number: row.number ?? '',
    state: row.state,
    atText: momentText(row.createdAt, timeZone),
    totalText: amountText(row.total),
    href: to.ownOrder(row),
    action: actionOf(row, thing),
  }
}

/** Lines, what was taken off, and the sum. */
export async function priceLines(
  tx: Parameters<typeof listDocuments>[0],
  row: store.OrderRow,
): Promise<PriceLine[]> {
  const lines = await store.listLines(tx, row.code)
  const adjustments = await store.listAdjustments(tx, row.code)
  return [
    ...lines.map(({ label, amount }) => ({ label, text: amountText(amount) })),
    ...adjustments.map(({ label, amount }) => ({ label, text: `-${amountText(amount)}` })),
    { label: 'Total', text: amountText(row.total) },
    ...(row.tax > 0 ? [{ label: 'Termasuk PPN', text: amountText(row.tax) }] : []),
  ]
}

export async function papersOf(
  tx: Parameters<typeof listDocuments>[0],
  code: string,
  timeZone: string,
): Promise<PaperLink[]> {
  const papers = await listDocuments(tx, code)
  const label = (kind: string) => Object.entries(documentKinds).find(([name]) => name === kind)?.[1] ?? kind
  return papers.map(({ kind, number, issuedAt }) => ({
    label: label(kind),
    number,
    atText: momentText(issuedAt, timeZone),
    href: `/v1/orders/${code}/paper?number=${encodeURIComponent(number)}`,
  }))
}
