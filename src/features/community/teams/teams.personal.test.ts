import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason, memberOf, teamOf } from '../../../../test/league.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'

let app: App
let tenant: BuiltTenant
let pupil: BuiltMember
let teamId: number
const mine = memberOf({ isCaptain: true, fullName: 'Gilang Permana Putra' })

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  await tenant.write(async tx => {
    await buildSchool(tx, { npsn: '20329001' })
    await buildSeason(tx)
  })
  await buildMember(app, tenant, { kind: 1 })
  pupil = await buildMember(app, tenant, {
    kind: 4,
    name: 'Gilang Permana Putra',
    email: 'gilang@siswa.test',
  })
  const members = [{ ...mine, email: pupil.email, phone: '081277776666' }, memberOf()]
  const made = await send('/v1/team/register', teamOf('20329001', { members }))
  expect(made.status, made.body).toBe(201)
  teamId = made.json().data.id
  const asked = await send('/v1/post/appointment/create', {
    name: pupil.name,
    email: pupil.email,
    phone: '081277776666',
    organisation: 'Pribadi',
    orgType: 'personal',
    topic: 'other',
    preferredAt: '2026-11-24T10:00',
    mode: 'online',
    consent: true,
  })
  expect(asked.status, asked.body).toBe(201)
})
afterAll(() => app?.close())

const send = (path: string, body: unknown, who = {}, method = 'POST') =>
  app.request({
    host: tenant.host,
    path,
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...who },
  })

it("stands in the person's own copy of their data, opened", async () => {
  const asked = await send('/v1/privacy/exports', {}, pupil.bearer)
  expect(asked.status, asked.body).toBe(201)
  const file = await app.request({ host: tenant.host, path: asked.json().data.href, headers: pupil.bearer })
  const data = new TextDecoder().decode(unzipSync(file.bytes)['data.json'])
  const { teams, appointments } = JSON.parse(data)
  expect(teams[0]).toMatchObject({ nisn: mine.nisn, birthDate: '2008-01-15', phone: '+6281277776666' })
  expect(appointments[0]).toMatchObject({ organisation: 'Pribadi', status: 'new' })
  expect(data).not.toContain('details_sealed')
})

it('goes with the person: the place in the team stays, who it was does not', async () => {
  const gone = await send('/v1/privacy/erasure', { confirmation: pupil.email }, pupil.bearer)
  expect(gone.status, gone.body).toBeLessThan(300)
  const rows = await tenant.write(async tx => ({
    members: await tx.db.selectFrom('team_members').selectAll().where('team_id', '=', teamId).execute(),
    appointments: await tx.db.selectFrom('appointments').select('id').execute(),
  }))
  expect(rows.members).toHaveLength(2)
  const [captain] = rows.members.filter(({ is_captain }) => is_captain)
  expect(captain).toMatchObject({
    full_name: 'Anggota terhapus',
    nisn_hash: null,
    details_sealed: null,
    membership_id: null,
  })
  expect(rows.appointments).toEqual([])
})
