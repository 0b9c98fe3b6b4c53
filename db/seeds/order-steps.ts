import { cancelOwnOrder, placeOrder } from '../../src/features/money/orders/buying.ts'
import { expireOrder } from '../../src/features/money/orders/order-clock.ts'
import { keepAccount } from '../../src/features/money/orders/refund-accounts.ts'
import { askRefund, decideRefund } from '../../src/features/money/orders/refunds.ts'
import { findNewest } from '../../src/features/money/payments/payments.ts'
import type { InTenant } from '../../src/platform/http/endpoint.ts'
import type { DemoOrder } from './orders.types.ts'
import { begin, chargeBack, giveBack, lapse, pay, review } from './pay-steps.ts'

export interface Person {
  membershipId: number
  name: string
}

export interface Sold {
  order: DemoOrder
  buyer: number
  runId: number | undefined
  asking: Person
  approving: Person
}

export interface Step {
  at: Date
  run(context: InTenant): Promise<unknown>
}

const hour = 60

export const actingAs = (context: InTenant, kind: 1 | 2 | 4, { membershipId, name }: Person) => ({
  ...context,
  viewer: {
    grant: kind === 1 ? ('all' as const) : ('own' as const),
    member: {
      membershipId,
      accountId: '',
      kind,
      name,
      sessionId: '',
      signIn: '',
      isStrong: true,
      programIds: [],
      provinceCode: null,
      actingReason: null,
    },
  },
})

export const nowhere = {
  id: '',
  ip: '',
  network: '',
  userAgent: '',
  origin: '',
  bearer: undefined,
  headers: {},
}

/** What happens to an order, and when. */
export function stepsOf({ order, buyer, runId, asking, approving }: Sold, placedAt: Date): Step[] {
  const { fate, by = 'qris' } = order
  const self = { membershipId: buyer, name: 'Peserta' }
  let code = ''
  const steps: Step[] = []
  const then = (minutes: number, run: (context: InTenant) => Promise<unknown>) =>
    steps.push({ at: new Date(placedAt.getTime() + minutes * 60_000), run })
  const asAdmin = (context: InTenant, who: Person) => ({ ...actingAs(context, 1, who), request: nowhere })

  then(0, async context => {
    const wish = { slug: order.class, runId, couponCode: order.coupon }
    const placed = await placeOrder(actingAs(context, 4, self), wish)
    code = placed.code
  })
  if (fate === 'placed' || fate === 'free') return steps
  then(2, context => begin(context, code, by))
  if (fate === 'open') return steps
  if (fate === 'review') {
    then(25, context => review(context, code, buyer))
    return steps
  }
  if (fate === 'cancelled') {
    then(3 * hour, async context => {
      await cancelOwnOrder(actingAs(context, 4, self), code)
      await lapse(context, code, 'cancelled')
    })
    return steps
  }
  if (fate === 'expired' || fate === 'paidLate') {
    then(24 * hour + 1, async context => {
      await lapse(context, code, 'expired')
      await expireOrder(context, code)
    })
    if (fate === 'paidLate') then(26 * hour, context => pay(context, code, approving.membershipId))
    return steps
  }
  // whoever saw the money on the account does not decide later that it goes back
  then(by === 'transfer' ? 5 * hour : 9, context => pay(context, code, asking.membershipId))
  if (fate === 'paidTwice') {
    then(11, context => begin(context, code, 'bca'))
    then(20, context => pay(context, code, approving.membershipId))
  }
  if (fate === 'chargedBack') then(96 * hour, context => chargeBack(context, code))
  const goesBack = ['refundAsked', 'refundApproved', 'partReturned', 'returned'].includes(fate)
  if (!goesBack) return steps

  let refund = 0
  then(40 * hour, async context => {
    const paid = await findNewest(context.tx, 'order', code)
    const { id } = await askRefund(asAdmin(context, asking), code, {
      ...(fate === 'partReturned' && paid ? { amount: Math.round(paid.amount / 2000) * 1000 } : {}),
      reason:
        fate === 'partReturned'
          ? 'Dua pertemuan dibatalkan karena pengajar sakit.'
          : 'Jadwal kelas bentrok dengan praktik kerja lapangan.',
      endsAccess: false,
    })
    refund = id
  })
  if (fate === 'refundAsked') return steps
  then(43 * hour, context =>
    decideRefund(asAdmin(context, approving), refund, { decision: 'approve', note: '' }),
  )
  if (fate === 'refundApproved') return steps
  // by the way it came where that takes it back, else from the bank
  then(45 * hour, async context => {
    if (await giveBack(context, code, fate === 'partReturned')) return
    await keepAccount(context.tx, {
      id: refund,
      bank: 'BCA',
      sealed: '',
      end: '4417',
      holder: 'Sesuai nama pemesan',
      by: buyer,
    })
    await decideRefund(asAdmin(context, approving), refund, {
      decision: 'done',
      note: 'Ditransfer ke rekening peserta.',
    })
  })
  return steps
}
