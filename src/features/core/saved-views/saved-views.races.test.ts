import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'

let postgres: Postgres
let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('tampilan')
  app = await startApp({ databaseUrl: url })
  tenant = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
})

afterAll(async () => {
  await app?.close()
  postgres?.remove()
})

it('of sixty views kept at the same moment thirty stay', async () => {
  const keep = (turn: number) =>
    app.request({
      host: tenant.host,
      path: '/v1/views',
      method: 'POST',
      headers: { ...admin.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ list: 'people', name: `Tampilan ${turn}`, query: 'kind=3' }),
    })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => keep(turn)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(30)
  expect(statuses.filter(status => status !== 201 && status !== 409)).toEqual([])
})
