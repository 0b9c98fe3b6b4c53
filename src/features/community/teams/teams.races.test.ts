import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason, memberOf, teamOf } from '../../../../test/league.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'

/** What two schools do at the same time: only a database with many connections shows it. */
let postgres: Postgres
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('liga')
  app = await startApp({ databaseUrl: url, environment: trusting })
  tenant = await buildTenant(app, { slug: 'balapan' })
  await tenant.write(async tx => {
    await buildSchool(tx, { npsn: '20329001' })
    await buildSchool(tx, { npsn: '20329002' })
    await buildSeason(tx)
  })
}, 60_000)

afterAll(async () => {
  await app?.close()
  postgres?.remove()
})

const send = (body: unknown) =>
  app.request({
    host: tenant.host,
    path: '/v1/team/register',
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...fromElsewhere() },
  })

it.each([1, 2, 3, 4, 5, 6])('of two teams that send the same NISN at once one is in (%i)', async () => {
  const shared = memberOf({ isCaptain: true })
  const answers = await Promise.all(
    ['20329001', '20329002'].map(npsn => send(teamOf(npsn, { members: [shared, memberOf()] }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.json().errors[0].field).toBe('members.0.nisn')
})

it('nothing of the team that came too late stays', async () => {
  const teams = await tenant.write(tx => tx.db.selectFrom('teams').select('id').execute())
  const members = await tenant.write(tx => tx.db.selectFrom('team_members').select('id').execute())
  expect([teams.length, members.length]).toEqual([6, 12])
})
