import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { buildBill } from '../../../../test/test-bills.ts'
import { allowPaying, payForm } from './payments.things.ts'

/** Two processes of one house that hear and ask of the same payments at the same moment. */
let postgres: Postgres
let apps: [App, App]
let tenant: BuiltTenant
let admin: BuiltMember
let buyer: BuiltMember

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('bayar')
  const environment = { SECRET_KEY: 'kunci yang sama untuk kedua proses ini' }
  const first = await startApp({ databaseUrl: url, environment })
  tenant = await buildTenant(first, { slug: 'tegal' })
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(first, tenant, { kind: 1 })
  buyer = await buildMember(first, tenant)
  apps = [first, await startApp({ databaseUrl: url, environment })]
})

afterAll(async () => {
  for (const app of apps ?? []) await app.close()
  postgres?.remove()
})

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
      payForm(turn % 2 ? apps[1] : apps[0], tenant, buyer, bill.due.code, {
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
    await payForm(apps[0], tenant, buyer, bill.due.code, { channel: 'bca' })
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
    expect((await apps[0].request(pay)).status).toBe(200)
    const press = (app: App) => payForm(app, tenant, buyer, bill.due.code, { do: 'check' })
    await Promise.all([
      ...Array.from({ length: 8 }, (_, turn) => press(turn % 2 ? apps[1] : apps[0])),
      apps[0].sanggar.jobs.runOften(),
      apps[1].sanggar.jobs.runOften(),
    ])
    expect(bill.paid).toHaveLength(1)
  }
})
