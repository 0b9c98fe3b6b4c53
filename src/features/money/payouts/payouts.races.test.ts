import { afterAll, beforeAll, expect, it } from 'vitest'
import { testNow } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import { actingAs, inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type Death, mortal, watchCalls } from '../../../../test/mortal-house.ts'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'
import { findingsIn } from '../ledger/checking.ts'
import { allowPaying } from '../payments/payments.things.ts'
import { pursuePayout } from './payout-pursuing.ts'
import { queuePayout } from './payout-sending.ts'
import { approvedPayout, buildPayee, earn } from './payouts.things.ts'

/** Many hands at the same moment, on two processes of one house. */
let house: TwoProcesses
let tenant: BuiltTenant
let payee: BuiltMember
const approvers: BuiltMember[] = []
let accountId: number

beforeAll(async () => {
  house = await startTwoProcesses()
  tenant = house.tenant
  payee = await buildMember(house.first, tenant, { kind: 2 })
  for (let count = 0; count < 2; count++) approvers.push(await buildMember(house.first, tenant, { kind: 1 }))
  await tenant.write(async tx => {
    const made = await buildPayee(tx, { membershipId: payee.membershipId, word: 'Sri' })
    accountId = made.accountId
    await earn(tx, made.personId, 100_000, house.first.clock.now())
  })
}, 60_000)

const forgetCalls = watchCalls()
afterAll(async () => {
  forgetCalls()
  await house?.close()
})

async function ask(turn: number, who: BuiltMember | undefined, path: string, body: object, key = `k${turn}`) {
  const answer = await house.send(turn, who, path, body, { headers: { 'idempotency-key': key } })
  return {
    status: answer.status,
    data: answer.status === 503 ? null : JSON.parse(answer.body || '{}').data,
  }
}

const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn)
const findings = () => inTenant(house.first, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))
const payouts = () => tenant.write(tx => tx.db.selectFrom('payouts').select(['id', 'state']).execute())
const held = () =>
  tenant.write(tx =>
    tx.db
      .selectFrom('ledger_balances')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_balances.account_id')
      .select(['kind', 'balance'])
      .orderBy('kind')
      .execute(),
  )

it('of thirty requests of more than half the balance, one is held; approved and sent by many, it is so once', async () => {
  const wish = { amount: 60_000, bankAccountId: accountId }
  const answers = await Promise.all(turns(30).map(turn => ask(turn, payee, '/v2/payout/request', wish)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([])
  const [payout, ...more] = await payouts()
  expect(more).toEqual([])
  expect(await held()).toMatchObject([
    { kind: 'payee_available', balance: 40_000 },
    { kind: 'pending_payout', balance: 60_000 },
  ])
  expect(await findings()).toEqual([])
  const id = payout?.id ?? 0
  const decided = await Promise.all(
    turns(10).map(turn => ask(turn, approvers[turn % 2], '/v2/payout/approve', { ids: [id] })),
  )
  expect(decided.filter(({ data }) => data?.rows[0].ok)).toHaveLength(1)
  const day = house.first.clock.now().toISOString().slice(0, 10)
  const sent = await Promise.all(
    turns(10).map(turn =>
      ask(turn, approvers[turn % 2], `/v1/payouts/${id}/outcome`, {
        outcome: 'paid',
        on: day,
        reference: `TRX-${turn}`,
      }),
    ),
  )
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await payouts()).toMatchObject([{ id, state: 'paid' }])
  expect(await held()).toMatchObject([
    { kind: 'payee_available', balance: 40_000 },
    { kind: 'pending_payout', balance: 0 },
  ])
  expect(await findings()).toEqual([])
}, 60_000)

it('the same press many times is one payout, and one answer', async () => {
  await tenant.write(async tx => {
    const { person_id } = await tx.db.selectFrom('payees').select('person_id').executeTakeFirstOrThrow()
    await earn(tx, person_id, 60_000, new Date())
  })
  const wish = { amount: 50_000, bankAccountId: accountId }
  const answers = await Promise.all(
    turns(8).map(turn => ask(turn, payee, '/v2/payout/request', wish, 'sekali')),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ data }) => data.id)).size).toBe(1)
  expect(await payouts()).toHaveLength(2)
  expect(await findings()).toEqual([])
}, 60_000)

/** every moment of the sending at which a process can die: before and after each transaction and each call */
const deaths: Death[] = turns(9).flatMap(at => [false, true].map(isAfter => ({ at, isAfter })))

it.each(['midtrans', 'xendit'] as const)(
  'through %s a payout that two send at once, of whom one dies at any moment of it, is there once and paid once',
  async dialect => {
    const [first, _second] = house.apps
    await tenant.write(tx => tx.db.deleteFrom('payment_settings').execute())
    await tenant.write(tx => allowPaying(tx, testNow, dialect))
    const houses = await inTenant(first, tenant, async ({ tenant: context }) =>
      house.apps.map(({ sanggar, clock }) => ({ ...sanggar, clock, tenantContextById: async () => context })),
    )
    const [mine, other] = houses
    if (!mine || !other) throw new Error('No houses')
    const both = (id: number) => Promise.all(houses.map(house => pursuePayout(house, tenant.id, id)))
    const sent = await Promise.all(
      deaths.map(async death => {
        const { secrets } = first.sanggar
        const made = await tenant.write(tx =>
          approvedPayout(tx, { secrets, tenantId: tenant.id, at: testNow }),
        )
        const pressed = await Promise.allSettled(
          approvers.map((who, turn) =>
            inTenant(first, tenant, context =>
              queuePayout(mine, { ...context, ...actingAs(who) }, made.id, `${dialect}-${made.id}-${turn}`),
            ),
          ),
        )
        expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        const [hasDied] = await Promise.all([
          mortal(mine, death, house => pursuePayout(house, tenant.id, made.id)),
          pursuePayout(other, tenant.id, made.id),
        ])
        await both(made.id)
        return { ...made, hasDied }
      }),
    )
    expect(sent.filter(({ hasDied }) => hasDied).length).toBeGreaterThan(deaths.length / 2)
    const there = () =>
      tenant.write(tx =>
        tx.db
          .selectFrom('simulator_payouts')
          .select(['ref', 'status'])
          .where('dialect', '=', dialect)
          .execute(),
      )
    expect(await there()).toHaveLength(deaths.length)
    await tenant.write(tx =>
      tx.db
        .updateTable('simulator_payouts')
        .set({ status: 'completed' })
        .where('dialect', '=', dialect)
        .execute(),
    )
    await Promise.all(sent.map(({ id }) => both(id)))
    const ids = sent.map(({ id }) => id)
    const states = await tenant.write(tx =>
      tx.db.selectFrom('payouts').select('state').where('id', 'in', ids).distinct().execute(),
    )
    expect(states).toEqual([{ state: 'paid' }])
    expect(await there()).toHaveLength(deaths.length)
    expect(await findings()).toEqual([])
  },
  60_000,
)
