import { to } from '../../../routes.ts'
import type { Payable } from '../providers/providers.ts'
import { acceptPayment } from './money-arrived.ts'
import { isKept } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { acceptReturned } from './returning.ts'
import { soldThingOf } from './sold-things.ts'

/** An order as something that can be paid: what is due, and what follows when money comes or goes back. */
export const orderPayable: Payable = {
  kind: 'order',
  async find(context, code) {
    const { tx } = context
    const [row, lines, adjustments] = await Promise.all([
      store.findOrder(tx, code),
      store.listLines(tx, code),
      store.listAdjustments(tx, code),
    ])
    if (!row) return null
    const thing = soldThingOf(context, row)
    const isOpenToCode = thing.isOpenToCode && row.membershipId === null
    // who ordered is gone, and nobody else may pay for them
    if (row.membershipId === null && !isOpenToCode) return null
    return {
      code: row.code,
      number: row.number ?? '',
      title: row.title,
      lines: [
        ...lines.map(({ label, amount }) => ({ label, amount })),
        ...adjustments.map(({ label, amount }) => ({ label, amount: -amount })),
      ],
      total: row.total,
      paidWith: row.paymentId,
      state: row.state,
      expiresAt: row.expiresAt,
      buyer: {
        membershipId: row.membershipId,
        name: row.buyerName,
        email: row.buyerEmail ?? '',
        phone: row.buyerPhone,
      },
      next: isKept(row.state) ? thing.next(row) : { href: thing.home(row), label: 'Lihat pesanan' },
      back: row.membershipId === null ? thing.again(row).href : to.ownOrder(row),
    }
  },
  paid: acceptPayment,
  returned: acceptReturned,
}
