import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason, memberOf, teamOf } from '../../../../test/league.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'
import { allowPaying } from '../../money/payments/payments.things.ts'
import { teamDetail, teamList } from '../teams/teams.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let season: Awaited<ReturnType<typeof buildSeason>>
let admin: BuiltMember
let lead: BuiltMember
let teacher: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal', values: { sales: { taxBps: 1100 } } })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  season = await tenant.write(async tx => {
    await buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal' })
    await buildSchool(tx, {
      npsn: '20219003',
      name: 'SMK Negeri 2 Bandung',
      province_code: '32',
      city_code: '32.73',
    })
    return buildSeason(tx)
  })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Rina Kusuma' })
  lead = await buildMember(app, tenant, { kind: 9, provinceCode: '32', name: 'Joko Susilo' })
  teacher = await buildMember(app, tenant, { kind: 3 })
})
afterAll(() => app?.close())

const call = (path: string, who: BuiltMember, body?: unknown, host = tenant.host) =>
  app.request({
    host,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...who.bearer,
      ...fromElsewhere(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const register = async (npsn = '20329001', wishes = {}) => {
  const team = teamOf(npsn, wishes)
  const answer = await app.request({
    host: tenant.host,
    path: '/v1/team/register',
    method: 'POST',
    body: JSON.stringify(team),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...fromElsewhere() },
  })
  expect(answer.status, answer.body).toBe(201)
  return { id: Number(answer.json().data.id), team }
}
const decide = async (id: number, decision: string, reason = '', who = admin) => {
  const { version } = teamDetail.parse((await call(`/v1/teams/${id}`, admin)).json().data)
  return call(`/v1/teams/${id}/decision`, who, { decision, reason, version })
}
const league = async (path = '/Liga-Smk') => {
  await app.purge(tenant.id, ['league'])
  await app.purge(elsewhere.id, ['league'])
  return app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })
}

describe('the administration of the league', () => {
  it('verifies and accepts a team; the coach is told, and only then it is public', async () => {
    const { id, team } = await register()
    expect((await league()).body).not.toContain(team.name)
    expect((await decide(id, 'accepted')).status).toBe(409)
    expect((await decide(id, 'verified')).status).toBe(200)
    expect((await league()).body).toContain(team.name)
    expect((await decide(id, 'accepted')).status).toBe(200)
    expect((await newestMail(app, team.coach.email))?.subject).toBe(`Tim ${team.name} diterima`)
  })

  it('asks for a reason where something is refused, and passes it on', async () => {
    const { id, team } = await register()
    const silent = await decide(id, 'needs_fix')
    expect([silent.status, silent.json().errors?.[0]?.field]).toEqual([422, 'reason'])
    expect((await decide(id, 'needs_fix', 'NISN anggota kedua keliru')).status).toBe(200)
    expect((await newestMail(app, team.coach.email))?.text).toContain('NISN anggota kedua keliru')
    expect((await decide(id, 'rejected', 'Bukan siswa sekolah ini')).status).toBe(200)
    // who was turned away may come with another team
    await register('20329001', { members: team.members })
  })

  it('is asked for the fee first where the season has one', async () => {
    await tenant.write(tx => tx.db.updateTable('competitions').set({ fee: 150_000 }).execute())
    const { id, team } = await register()
    expect((await decide(id, 'verified')).status).toBe(409)
    expect((await decide(id, 'pending_payment')).status).toBe(200)
    expect((await newestMail(app, team.coach.email))?.text).toContain('Rp 150.000')
    expect((await decide(id, 'verified')).status).toBe(200)
    await tenant.write(tx => tx.db.updateTable('competitions').set({ fee: 0 }).execute())
  })

  it('holds the fee of a team with the tax that is in it, and asks it back where the team is turned away', async () => {
    await tenant.write(tx => tx.db.updateTable('competitions').set({ fee: 150_000 }).execute())
    const { id, team } = await register()
    await decide(id, 'pending_payment')
    const asked = (await newestMail(app, team.coach.email))?.text ?? ''
    const link = /\/Liga-Smk\/Tim\/[\w-]+/.exec(asked)?.[0]
    await tenant.write(tx => allowPaying(tx, testNow))
    const post = (path: string, body: string) =>
      app.request({
        host: tenant.host,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          'sec-fetch-site': 'same-origin',
          ...fromElsewhere(),
        },
        body,
      })
    const billed = await post(`${link}/Biaya`, '')
    const code = String(billed.headers.location).split('/').pop() ?? ''
    const order = () =>
      tenant.write(tx =>
        tx.db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow(),
      )
    expect(await order()).toMatchObject({ state: 'pending', total: 150_000, tax: 14_865 })
    await post(`/Pembayaran/${code}`, 'channel=qris')
    await post(`/Pembayaran/${code}`, 'do=simulate')
    await until(async () => (await order()).state === 'paid')
    expect((await decide(id, 'rejected', 'Bukan siswa sekolah ini')).status).toBe(200)
    const told = (await newestMail(app, team.coach.email))?.text
    expect(told).toContain('Biaya pendaftaran Rp 150.000 kami kembalikan')
    const { id: orderId } = await order()
    const refund = await tenant.write(tx =>
      tx.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
    )
    expect(refund).toMatchObject({ state: 'requested', amount: 150_000, requested_by: admin.membershipId })
    await tenant.write(tx => tx.db.updateTable('competitions').set({ fee: 0 }).execute())
  })

  it("lets nobody in against their guardian's word", async () => {
    const { id } = await register()
    await tenant.write(tx =>
      tx.db
        .updateTable('team_members')
        .set({ guardian_state: 'refused' })
        .where('team_id', '=', id)
        .execute(),
    )
    const answer = await decide(id, 'verified')
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('tidak menyetujui')])
  })

  it('refuses a decision on what somebody else has changed meanwhile', async () => {
    const { id } = await register()
    const { version } = teamDetail.parse((await call(`/v1/teams/${id}`, admin)).json().data)
    const body = { decision: 'verified', reason: '', version }
    expect((await call(`/v1/teams/${id}/decision`, admin, body)).status).toBe(200)
    expect((await call(`/v1/teams/${id}/decision`, admin, { ...body, decision: 'accepted' })).status).toBe(
      409,
    )
  })

  it('opens what children said of themselves, and the log has it; the page shows it masked', async () => {
    const { id, team } = await register()
    const detail = teamDetail.parse((await call(`/v1/teams/${id}`, admin)).json().data)
    expect(detail.members[0]).toMatchObject({ nisn: team.members[0]?.nisn, birthDate: '2008-01-15' })
    const page = await app.request({
      host: tenant.host,
      path: `/Kelola/Liga/${id}`,
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect(page.status).toBe(200)
    expect(page.body).not.toContain(String(team.members[0]?.nisn))
    expect(page.body).toContain('membuka data lengkap tim')
  })

  it("shows a region's lead the teams of the own province, and no others", async () => {
    const near = await register('20219003')
    const far = await register('20329001')
    const list = teamList.parse((await call('/v1/teams', lead)).json().data)
    expect(list.items.map(({ id }) => id)).toEqual([near.id])
    expect((await call(`/v1/teams/${near.id}`, lead)).status).toBe(200)
    expect((await call(`/v1/teams/${far.id}`, lead)).status).toBe(404)
    expect((await decide(far.id, 'verified', '', lead)).status).toBe(404)
  })

  it("is closed to teachers; another tenant's team is not found here", async () => {
    const { id } = await register()
    expect((await call('/v1/teams', teacher)).status).toBe(403)
    const stranger = await buildMember(app, elsewhere, { kind: 1 })
    expect((await call(`/v1/teams/${id}`, stranger, undefined, elsewhere.host)).status).toBe(404)
    expect((await call(`/v1/teams/${id}`, stranger)).status).toBe(401)
  })

  it('finds teams by status, category and words, and refuses what is no filter', async () => {
    const { team } = await register('20329001', { name: 'Elang Jawa' })
    const found = async (query: string) =>
      teamList.parse((await call(`/v1/teams?${query}`, admin)).json().data).items.map(({ name }) => name)
    expect(await found('search=elang')).toEqual([team.name])
    expect(await found('search=elang&status=accepted')).toEqual([])
    expect(await found('category=tidak-ada')).toEqual([])
    expect((await call('/v1/teams?status=hebat', admin)).status).toBe(422)
  })
})

describe('/Liga-Smk', () => {
  it('ranks teams by their points and shows first name, school and city only', async () => {
    const one = await register('20329001', {
      name: 'Merapi',
      members: [
        memberOf({ isCaptain: true, fullName: 'Budi Santoso Wijaya' }),
        memberOf({ fullName: 'I Made Artha' }),
      ],
    })
    const two = await register('20219003', { name: 'Semeru' })
    for (const [{ id }, points] of [
      [one, 70],
      [two, 90],
    ] as const) {
      await decide(id, 'verified')
      await tenant.write(tx =>
        tx.db.insertInto('team_scores').values({ team_id: id, stage_id: season.stageId, points }).execute(),
      )
    }
    const { body } = await league()
    expect(body.indexOf('Semeru')).toBeLessThan(body.indexOf('Merapi'))
    expect(body).toContain('Budi, I Made')
    expect(body).toContain('Kota Tegal')
    for (const secret of ['Santoso', 'Artha', one.team.coach.email, String(one.team.members[0]?.nisn)])
      expect(body).not.toContain(secret)
  })

  it('says where the season stands, and leads to the form while it is open', async () => {
    expect((await league()).body).toContain('Pendaftaran Dibuka')
    expect((await league()).body).toContain('/Liga-Smk/Register')
    app.clock.set('2026-12-11T03:00:00Z')
    expect((await league()).body).toContain('Sedang Berlangsung')
    expect((await league('/Liga-Smk/Register')).body).toContain('Pendaftaran sudah ditutup')
    app.clock.set(testNow)
  })

  it('shows an older season by its slug; one that never was is not found', async () => {
    await tenant.write(tx =>
      buildSeason(tx, {
        slug: 'liga-2025',
        season: '2025/2026',
        name: 'Liga Perdana',
        starts_on: '2025-12-01',
        ends_on: '2026-02-01',
        registration_open_at: '2025-10-01T00:00:00Z',
        registration_close_at: '2025-11-01T00:00:00Z',
      }),
    )
    expect((await league('/Liga-Smk?season=liga-2025')).body).toContain('Telah Selesai')
    expect((await league('/Liga-Smk?season=liga-1999')).status).toBe(404)
  })

  it('says what it is for where there is no season yet', async () => {
    const empty = await app.request({
      host: elsewhere.host,
      path: '/Liga-Smk',
      headers: { accept: 'text/html' },
    })
    expect(empty.status).toBe(200)
    expect(empty.body).toContain('Belum ada musim liga')
  })
})
