import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { findOrder, type OrderRow, type OrderSchedule } from '../orders/orders.ts'
import { choicesFor, settingOf, whyNot } from './agreeing.ts'
import { partStateOf, partWords } from './instalments.rules.ts'
import * as store from './instalments.store.ts'

/** What the pages of an order say of the plan it belongs to. */
export async function scheduleOf(
  { tx, clock, tenant }: InTenant,
  order: OrderRow,
): Promise<OrderSchedule | undefined> {
  const plan = await store.findPlanOfOrder(tx, order.code)
  if (!plan) return undefined
  const rows = await store.listParts(tx, plan.id)
  const at = { isEnded: plan.endedAt !== null, now: clock.now() }
  const states = rows.map(row => partStateOf(row, at))
  const open = states.filter(state => state === 'due' || state === 'late' || state === 'later').length
  return {
    title: `Cicilan ${plan.parts} kali`,
    text:
      plan.suspendedAt !== null
        ? 'Kelasnya ditutup karena ada cicilan yang lewat masa tenggang. Kelas terbuka lagi begitu cicilan itu dibayar.'
        : open === 0
          ? 'Tidak ada lagi yang perlu dibayar.'
          : `Tagihan tiap cicilan dikirim sepekan sebelum jatuh tempo. Masa tenggangnya ${plan.graceDays} hari.`,
    rows: rows.map((row, index) => ({
      key: row.n,
      label: `Cicilan ${row.n}`,
      dueText: longDate(row.dueAt, tenant.timeZone),
      totalText: amountText(row.total),
      stateText: partWords[states[index] ?? 'later'],
      code: row.orderCode ?? '',
    })),
  }
}

/** What is offered where a bill is paid: to pay it in parts. */
export async function alternativeTo(
  { tx, clock, tenant }: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  code: string,
): Promise<{ text: string; label: string; href: string } | undefined> {
  const setting = settingOf(tenant)
  if (!setting.isOpen) return undefined
  const [order, plan] = await Promise.all([findOrder(tx, code), store.findPlanOfOrder(tx, code)])
  if (!order || order.membershipId === null || plan || whyNot(setting, order, clock.now()) !== '')
    return undefined
  const first = choicesFor(setting, order, clock.now()).at(-1)?.[0]
  if (!first) return undefined
  return {
    text: `Dapat dicicil sampai ${setting.maxParts} kali, mulai dari ${amountText(first.total)} sekarang.`,
    label: 'Bayar dengan cicilan',
    href: to.payInParts(order),
  }
}
