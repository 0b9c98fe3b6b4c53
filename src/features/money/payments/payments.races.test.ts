import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, testNow } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildBill } from '../../../../test/test-bills.ts'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'
import { allowPaying, payForm } from './payments.things.ts'

/** Two processes of one house that hear and ask of the same payments at the same moment. */
let house: TwoProcesses
let tenant: BuiltTenant
let admin: BuiltMember
let buyer: BuiltMember

beforeAll(async () => {
  house = await startTwoProcesses()
  tenant = house.tenant
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(house.first, tenant, { kind: 1 })
  buyer = await buildMember(house.first, tenant)
})

afterAll(() => house?.close())

const newBill = () =>
  buildBill({
    tenantId: tenant.id,
    membershipId: buyer.membershipId,
    expiresAt: new Date(testNow.getTime() + 86_400_000),
  })

it('of many who choose at once, one attempt is made', async () => {
  const bill = newBill()
  const channels = ['bca', 'bni', 'bri', 'qris']
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      payForm(house.turnOf(turn), tenant, buyer, bill.due.code, {
        channel: channels[turn % 4] ?? '',
      }),
    ),
  )
  expect(answers.map(({ status }) => status).filter(status => ![303, 409, 503].includes(status))).toEqual([])
  const made = await tenant.write(tx =>
    tx.db.selectFrom('payments').select('state').where('subject_code', '=', bill.due.code).execute(),
  )
  expect(made).toEqual([{ state: 'pending' }])
})

it('what is paid is told once, however many ask at the same moment', async () => {
  for (let round = 0; round < 3; round++) {
    const bill = newBill()
    await payForm(house.first, tenant, buyer, bill.due.code, { channel: 'bca' })
    const { id } = await tenant.write(tx =>
      tx.db.selectFrom('simulator_bills').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
    const pay = {
      host: tenant.host,
      path: `/v1/simulator/bills/${id}/deeds`,
      method: 'POST',
      headers: { ...admin.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ deed: 'pay', duplicate: 3, isReordered: true }),
    }
    expect((await house.first.request(pay)).status).toBe(200)
    const press = (app: App) => payForm(app, tenant, buyer, bill.due.code, { do: 'check' })
    await Promise.all([
      ...Array.from({ length: 8 }, (_, turn) => press(house.turnOf(turn))),
      house.first.sanggar.jobs.runOften(),
      house.apps[1].sanggar.jobs.runOften(),
    ])
    expect(bill.paid).toHaveLength(1)
  }
})
