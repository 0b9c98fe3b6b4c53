import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { mortal, watchCalls } from '../../../../test/mortal-house.ts'
import { findingsIn } from '../ledger/checking.ts'
import { totalOf } from '../ledger/ledger.ts'
import { allowPaying } from '../payments/payments.things.ts'
import { changeSimPayout } from '../simulator/sim-payouts.store.ts'
import { pursuePayout } from './payout-pursuing.ts'
import { queuePayout } from './payout-sending.ts'
import { approvedPayout } from './payouts.things.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

/**
 * The process may die before and after each of its transactions and each of its calls. Whatever happens, a payout is at
 * the provider at most once, and the books say what the provider says.
 */
const step = fc.oneof(
  fc.constant({ do: 'send' as const }),
  fc.record({
    do: fc.constant('pursue' as const),
    /** dies at this of its steps: a transaction before or after it commits, a call before or after it is answered */
    dies: fc.option(
      fc.record({ at: fc.integer({ min: 0, max: 9 }), isAfter: fc.boolean(), isAlone: fc.boolean() }),
      {
        nil: undefined,
      },
    ),
  }),
  fc.record({
    do: fc.constantFrom('process' as const, 'complete' as const, 'fail' as const, 'return' as const),
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 800) }),
)
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let house: PayoutSendingDeps
const amount = 60_000

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  admin = await buildMember(app, tenant, { kind: 1 })
  await tenant.write(tx => allowPaying(tx, testNow))
  const { sanggar } = app
  house = await inTenant(app, tenant, async ({ tenant: context }) => ({
    ...sanggar,
    clock: app.clock,
    tenantContextById: async () => context,
  }))
})
const forgetCalls = watchCalls()
afterAll(() => {
  forgetCalls()
  return app?.close()
})

const request = { id: '', ip: '', network: '', userAgent: '', origin: '', bearer: undefined, headers: {} }
const viewer = () => ({
  grant: 'all' as const,
  member: {
    membershipId: admin.membershipId,
    accountId: '',
    kind: 1 as const,
    name: 'Admin',
    sessionId: '',
    signIn: '',
    isStrong: true,
    programIds: [],
    provinceCode: null,
    actingReason: null,
  },
})

async function play(dialect: 'midtrans' | 'xendit', withheld: number, steps: readonly Step[]) {
  await tenant.write(tx => tx.db.updateTable('payment_settings').set({ dialect }).execute())
  const made = await tenant.write(tx =>
    approvedPayout(tx, {
      secrets: app.sanggar.secrets,
      tenantId: tenant.id,
      amount,
      withheld,
      at: app.clock.now(),
    }),
  )
  const row = () =>
    tenant.write(tx =>
      tx.db
        .selectFrom('payouts')
        .select(['state', 'ref'])
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow(),
    )
  const there = async () => {
    const { ref } = await row()
    return tenant.write(tx =>
      tx.db
        .selectFrom('simulator_payouts')
        .select(['id', 'status'])
        .where('ref', '=', ref ?? '-')
        .execute(),
    )
  }
  const desk = { process: 'processed', complete: 'completed', fail: 'failed', return: 'returned' } as const
  for (const one of steps) {
    if (one.do === 'send')
      await inTenant(app, tenant, context =>
        queuePayout(
          house,
          {
            ...context,
            viewer: viewer(),
            request,
            cookies: { get: () => undefined, set() {}, clear() {}, lines: [] },
          },
          made.id,
          'press',
        ),
      ).catch((error: unknown) => {
        if (!(error instanceof Error && 'kind' in error)) throw error
      })
    else if (one.do === 'wait') app.clock.advance(one.minutes * 60_000)
    else if (one.do === 'pursue')
      await mortal(house, one.dies, mine => pursuePayout(mine, tenant.id, made.id))
    else {
      const [bill] = await there()
      const isOver = bill && ['completed', 'failed', 'returned'].includes(bill.status)
      const may = one.do === 'return' ? bill?.status === 'completed' : bill && !isOver
      if (bill && may)
        await tenant.write(tx => changeSimPayout(tx, bill.id, { status: desk[one.do], at: app.clock.now() }))
    }
    expect((await there()).length).toBeLessThanOrEqual(1)
    expect(await findings()).toEqual([])
  }
  await pursuePayout(house, tenant.id, made.id)
  await pursuePayout(house, tenant.id, made.id)
  const [bill, ...more] = await there()
  expect(more).toEqual([])
  const { state } = await row()
  const owner = `person:${made.personId}`
  const [available, pending] = await inTenant(app, tenant, async ({ tx }) => [
    0 - (await totalOf(tx, { kind: 'payee_available', owner })),
    0 - (await totalOf(tx, { kind: 'pending_payout', owner })),
  ])
  const isBack = ['failed', 'cancelled', 'reversed'].includes(state)
  const isHeld = state === 'approved' || state === 'queued'
  expect({ available, pending }).toEqual({ available: isBack ? amount : 0, pending: isHeld ? amount : 0 })
  // what the provider has sent is never here again, and what it has given back is
  if (bill?.status === 'completed') expect(isBack).toBe(false)
  if (state === 'paid') expect(bill?.status).toBe('completed')
  expect(await findings()).toEqual([])
}

const findings = () => inTenant(app, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))

it('a payout of which the process dies anywhere is sent at most once, and the books say what became of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('midtrans' as const, 'xendit' as const),
      fc.constantFrom(0, 1_500),
      fc.array(step, { minLength: 3, maxLength: 10 }),
      play,
    ),
    { numRuns: 12 },
  )
}, 120_000)
