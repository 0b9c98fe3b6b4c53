import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { findingsIn } from '../ledger/checking.ts'
import { totalOf } from '../ledger/ledger.ts'
import { allowPaying } from '../payments/payments.things.ts'
import { cancelOrder, placeOrder } from './buying.ts'
import { expireOrder } from './order-clock.ts'
import { orderPayable } from './order-payable.ts'
import { findOrder, sumEvents } from './orders.store.ts'
import { listRefunds } from './refunds.store.ts'
import { askRefund, decideRefund } from './refunds.ts'

/** Whatever happens to an order, in whatever order: what plain sums say is what the books say. */
const price = 300_000
const provider = 'midtrans'

const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), more: fc.constantFrom(0, 0, 0, -50_000, 123) }),
  fc.record({ do: fc.constant('payAgain' as const) }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'expire' as const, 'returnedThere' as const) }),
  fc.record({ do: fc.constant('ask' as const), amount: fc.option(fc.integer({ min: 1, max: price + 1 })) }),
  fc.record({ do: fc.constantFrom('approve' as const, 'reject' as const, 'done' as const) }),
  fc.record({ do: fc.constant('chargeback' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

let app: App
let tenant: BuiltTenant
let admins: BuiltMember[]
let slug: string
let payments = 0

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { values: { sales: { taxBps: 1100 } } })
  admins = [await buildMember(app, tenant, { kind: 1 }), await buildMember(app, tenant, { kind: 1 })]
  slug = await tenant.write(async tx => {
    await allowPaying(tx, testNow)
    const found = await buildClass(tx, { slug: 'model', price })
    await buildClassroom(tx, found.id, {})
    return found.slug
  })
})
afterAll(() => app?.close())

const request = { id: '', ip: '', network: '', userAgent: '', origin: '', bearer: undefined, headers: {} }
const viewerOf = ({ membershipId }: { membershipId: number }, kind: 1 | 4) => ({
  grant: 'all' as const,
  member: {
    membershipId,
    accountId: '',
    kind,
    name: 'Peserta',
    sessionId: '',
    signIn: '',
    isStrong: true,
    programIds: [],
    provinceCode: null,
    actingReason: null,
  },
})

/** What of all that is asked for is refused in words; everything else is a fault. */
const orRefused = async (work: Promise<unknown>) => {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Error && 'kind' in error) return false
    throw error
  }
}

const within = <T>(work: (context: InTenant) => Promise<T>) => inTenant(app, tenant, work)
const acting = (context: InTenant, who = admins[0]) => ({
  ...context,
  viewer: viewerOf(who ?? { membershipId: 0 }, 1),
  request,
})

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

async function play(steps: readonly Step[]) {
  const buyer = await buildMember(app, tenant, { kind: 4 })
  const { code } = await within(context => placeOrder({ ...context, viewer: viewerOf(buyer, 4) }, { slug }))
  const before = await sums()
  let received = 0
  let gone = 0
  const ids: { paymentId: number; amount: number; back: number; isTaken: boolean }[] = []
  const refundsNow = () =>
    within(async ({ tx }) => {
      const order = await findOrder(tx, code)
      return order ? listRefunds(tx, order.id) : []
    })
  const returned = async (kind: 'refund' | 'chargeback') => {
    const last = ids.find(({ amount, back }) => back < amount)
    if (!last) return
    last.back = last.amount
    last.isTaken = kind === 'chargeback'
    await within(context =>
      orderPayable.returned(context, code, {
        paymentId: last.paymentId,
        provider,
        kind,
        amount: last.amount,
        at: app.clock.now(),
      }),
    )
  }
  for (const one of steps) {
    if (one.do === 'pay' || one.do === 'payAgain') {
      const [last] = ids.slice(-1)
      const isAgain = one.do === 'payAgain'
      if (isAgain && !last) continue
      const amount = isAgain ? (last?.amount ?? 0) : price + one.more
      const paymentId = isAgain ? (last?.paymentId ?? 0) : ++payments
      if (!isAgain) {
        ids.push({ paymentId, amount, back: 0, isTaken: false })
        received += amount
      }
      const money = { paymentId, provider, method: 'qris' as const, amount, fee: 0, paidAt: app.clock.now() }
      await within(context => orderPayable.paid(context, code, money))
    } else if (one.do === 'cancel')
      await orRefused(within(context => cancelOrder(context, code, { by: buyer.membershipId, why: '' })))
    else if (one.do === 'expire') {
      const late = { now: () => new Date(app.clock.now().getTime() + 25 * 3_600_000) }
      await within(context => expireOrder({ ...context, clock: late }, code))
    } else if (one.do === 'ask') {
      const wish = { reason: 'Tidak dapat ikut', endsAccess: false, amount: one.amount ?? undefined }
      await orRefused(within(context => askRefund(acting(context), code, wish)))
    } else if (one.do === 'returnedThere') await returned('refund')
    else if (one.do === 'chargeback') await returned('chargeback')
    else {
      const wanted = one.do === 'done' ? 'approved' : 'requested'
      const [refund] = (await refundsNow()).filter(({ state }) => state === wanted)
      if (!refund) continue
      const decided = { decision: one.do, note: 'Sudah diperiksa bersama.' }
      await orRefused(within(context => decideRefund(acting(context, admins[1]), refund.id, decided)))
    }
    expect(await within(({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])
  }
  const order = await within(({ tx }) => findOrder(tx, code))
  const all = await refundsNow()
  const after = await sums()
  const of = (state: string, kind?: string) =>
    all
      .filter(one => one.state === state && (kind === undefined || one.kind === kind))
      .reduce((sum, { amount }) => sum + amount, 0)
  const beyond = await within(async ({ tx }) =>
    order
      ? Promise.all(
          ids.map(({ paymentId }) =>
            sumEvents(tx, { orderId: order.id, paymentId, kind: 'returned_beyond' }),
          ),
        )
      : [],
  )
  gone = of('done') + total(beyond)
  // what a bank took of money that only waited is a return like any other
  const told = total(ids.filter(({ isTaken }) => isTaken).map(({ amount }) => amount))
  const takenAside = total(all.filter(({ key }) => key.startsWith('chargeback:')).map(({ amount }) => amount))
  const hasLost = ids.some(({ paymentId, isTaken }) => isTaken && paymentId === order?.paymentId)
  return { order, before, after, received, gone, takenOfSales: told - takenAside, hasLost, of }
}

const sums = () =>
  tenant.write(async tx => ({
    held:
      (await totalOf(tx, { kind: 'clearing', owner: provider })) +
      (await totalOf(tx, { kind: 'bank', owner: '' })),
    payable: await totalOf(tx, { kind: 'refund_payable', owner: '' }),
    unallocated: await totalOf(tx, { kind: 'unallocated', owner: '' }),
  }))

it('keeps books that fit plain sums, whatever happens to an order and in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async steps => {
      const { order, before, after, received, gone, takenOfSales, hasLost, of } = await play(steps)
      expect(order).toBeDefined()
      // never more than came has gone back, and the order never holds more than its price
      expect(order?.refunded ?? 0).toBeLessThanOrEqual(order?.captured ?? 0)
      expect([0, price]).toContain(order?.captured)
      // what is approved and not yet sent is owed
      expect(after.payable - before.payable + of('approved')).toBe(0)
      // what came and bought nothing waits until it has gone back or is promised back, whatever was decided before
      const bought = order?.captured ?? 0
      const promised = of('approved', 'unallocated') + of('done', 'unallocated')
      expect(before.unallocated - after.unallocated).toBe(received - bought - promised)
      expect(after.held - before.held).toBe(received - gone - takenOfSales)
      // a bank that takes back a second payment leaves the place that the first one bought
      if (order?.state === 'charged_back') expect(hasLost).toBe(true)
    }),
    { numRuns: 60, interruptAfterTimeLimit: 5_000, seed: 20261124 },
  )
}, 20_000)
