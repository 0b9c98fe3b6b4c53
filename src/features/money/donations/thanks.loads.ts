import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { framedPage } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findReachable, isKept, isLapsed, papersOf } from '../orders/orders.ts'
import type { ThanksPage } from './donations.contract.ts'
import { soldDonations } from './sold-donations.ts'

/** How a donation stands, with its receipt: for who gave it, or holds the code that nobody else knows. */
export const loadThanks: PersonalPageLoad = {
  access: permissions.payBills,
  query: [],
  async load(context) {
    const { tenant, params, tx } = context
    const order = await findReachable(context, params.code ?? '')
    if (order?.thing !== soldDonations.kind) return undefined
    const { timeZone } = tenant
    const again = soldDonations.again(order)
    const papers = await papersOf(tx, order.code, timeZone)
    const data: ThanksPage = {
      heading: {
        eyebrow: order.number ?? '',
        title: isKept(order.state) ? 'Terima kasih atas donasi Anda' : 'Donasi Anda',
        lead: order.title,
      },
      crumbs: trail({ label: 'Donasi', href: to.campaigns() }, { label: 'Donasi Anda' }),
      tone: isKept(order.state) ? 'good' : isLapsed(order.state) ? 'warning' : 'info',
      words: soldDonations.words[order.state],
      facts: [
        { label: 'Jumlah', value: amountText(order.total) },
        { label: 'Dicatat', value: momentText(order.createdAt, timeZone) },
        ...(order.state === 'pending'
          ? [{ label: 'Bayar sebelum', value: momentText(order.expiresAt, timeZone) }]
          : []),
        ...(order.paidAt ? [{ label: 'Dibayar', value: momentText(order.paidAt, timeZone) }] : []),
        ...(order.refunded > 0 ? [{ label: 'Dikembalikan', value: amountText(order.refunded) }] : []),
      ],
      actions: [
        ...(order.state === 'pending' ? [{ label: 'Bayar sekarang', href: to.pay(order) }] : []),
        isLapsed(order.state)
          ? again
          : { label: 'Lihat kampanye', href: to.campaign({ slug: order.thingSlug ?? '' }) },
      ],
      papers: papers.map(({ label, number, href }) => ({ label: `${label} ${number}`, href })),
    }
    return framedPage('site', 'donations.thanks', data, {
      title: data.heading.title,
      description: order.title,
      canonical: to.donation(order),
      crumbs: data.crumbs,
    })
  },
}
