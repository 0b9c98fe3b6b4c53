import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { personDetail, personList } from './members.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let digital: { id: number; name: string }
let desa: { id: number }
let foreign: { id: number }
let admin: BuiltMember
let second: BuiltMember
let superadmin: BuiltMember
let programLead: BuiltMember
let regionLead: BuiltMember
let student: BuiltMember
let villager: BuiltMember
let outsider: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  digital = await tenant.write(tx => buildProgram(tx, { name: 'Sekolah Digital' }))
  desa = await tenant.write(tx => buildProgram(tx, { name: 'Desa Digital' }))
  foreign = await elsewhere.write(tx => buildProgram(tx, { name: 'Program lain' }))
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
  second = await buildMember(app, tenant, { kind: 1, name: 'Maria Goreti' })
  superadmin = await buildMember(app, tenant, { kind: 0, name: 'Ratna Kusuma' })
  programLead = await buildMember(app, tenant, {
    kind: 7,
    name: 'Yusuf Maulana',
    programIds: [digital.id],
  })
  regionLead = await buildMember(app, tenant, { kind: 9, name: 'Kartika Sari', provinceCode: '33' })
  student = await buildMember(app, tenant, { name: 'Bagas Pratama', programIds: [digital.id] })
  villager = await buildMember(app, tenant, { name: 'Citra Ayu', provinceCode: '33' })
  outsider = await buildMember(app, elsewhere, { kind: 4, name: 'Orang Brebes' })
})

afterAll(() => app?.close())

type Who = BuiltMember | undefined

const ask = (who: Who, method: string, path: string, body?: unknown, host = tenant.host) =>
  app.request({
    host,
    path,
    method,
    headers: {
      accept: 'application/json',
      ...(who ? who.bearer : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const names = async (who: BuiltMember, query = '') =>
  personList
    .parse((await ask(who, 'GET', `/v1/people?pageSize=100${query}`)).json().data)
    .items.map(({ name }) => name)

const detail = async (id: number, who = admin) =>
  personDetail.parse((await ask(who, 'GET', `/v1/people/${id}`)).json().data)

const versionOf = async ({ membershipId }: BuiltMember) => (await detail(membershipId)).version

const isSignedIn = async (who: BuiltMember) => (await ask(who, 'GET', '/v1/people')).status !== 401

const entries = (action: string, id: number) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'object_name', 'before', 'after'])
      .where('action', '=', action)
      .where('object_id', '=', String(id))
      .execute(),
  )

describe('who sees people', () => {
  it('is a matter of kind: visitors sign in first, students and writers may not, admins may', async () => {
    expect((await ask(undefined, 'GET', '/v1/people')).status).toBe(401)
    expect((await ask(student, 'GET', '/v1/people')).status).toBe(403)
    for (const who of [admin, superadmin, programLead, regionLead])
      expect((await ask(who, 'GET', '/v1/people')).status).toBe(200)
  })

  it('an admin sees everybody of this tenant and nobody of another', async () => {
    const all = await names(admin)
    expect(all).toEqual([...all].sort())
    expect(all).toContain('Bagas Pratama')
    expect(all).toContain('Kartika Sari')
    expect(all).not.toContain('Orang Brebes')
  })

  it('a lead sees the people of the own programme or province only', async () => {
    expect(await names(programLead)).toEqual(['Bagas Pratama', 'Yusuf Maulana'])
    expect(await names(regionLead)).toEqual(['Citra Ayu', 'Kartika Sari'])
    expect((await ask(programLead, 'GET', `/v1/people/${villager.membershipId}`)).status).toBe(404)
    expect((await ask(regionLead, 'GET', `/v1/people/${student.membershipId}`)).status).toBe(404)
  })

  it('a lead who leads nothing sees nobody', async () => {
    const lost = await buildMember(app, tenant, { kind: 9, name: 'Tanpa Wilayah' })
    expect(await names(lost)).toEqual([])
  })

  it("another tenant's people are not found here", async () => {
    const theirs = await elsewhere.write(tx =>
      tx.db
        .selectFrom('memberships')
        .selectAll()
        .where('name', '=', 'Orang Brebes')
        .executeTakeFirstOrThrow(),
    )
    // their ids begin again from another sequence value; one that is not taken here proves the wall
    for (const path of ['', '/suspension', '/sign-out', '/kind'])
      expect([404, 405, 422]).toContain(
        (
          await ask(
            admin,
            path === '' ? 'GET' : 'POST',
            `/v1/people/${theirs.id + 100_000}${path}`,
            path === '' ? undefined : { reason: 'Alasan yang panjang' },
          )
        ).status,
      )
    expect((await ask(outsider, 'GET', '/v1/people')).status).toBe(401)
  })
})

describe('the list of people', () => {
  it('is searched by name and by address', async () => {
    expect(await names(admin, '&search=bagas')).toEqual(['Bagas Pratama'])
    expect(await names(admin, `&search=${encodeURIComponent(villager.email)}`)).toContain('Citra Ayu')
    expect(await names(admin, '&search=%25')).toEqual([])
  })

  it('is filtered by kind, status and programme', async () => {
    expect(await names(admin, '&kind=1')).toEqual(['Hendra Wijaya', 'Maria Goreti'])
    expect(await names(admin, `&programId=${digital.id}`)).toEqual(['Bagas Pratama', 'Yusuf Maulana'])
    expect(await names(admin, '&status=suspended')).toEqual([])
    expect((await ask(admin, 'GET', '/v1/people?kind=12')).status).toBe(422)
    expect((await ask(admin, 'GET', '/v1/people?rahasia=1')).status).toBe(422)
  })

  it('is ten on a page unless it is asked otherwise, by name, newest, or last seen', async () => {
    const page = personList.parse((await ask(admin, 'GET', '/v1/people')).json().data)
    expect(page.perPage).toBe(10)
    await tenant.write(tx =>
      tx.db
        .updateTable('member_sessions')
        .set({ last_seen_at: new Date('2026-11-22T00:00:00Z') })
        .where('membership_id', '=', villager.membershipId)
        .execute(),
    )
    expect((await names(admin, '&sort=lastSeen'))[0]).toBe('Citra Ayu')
    await tenant.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ joined_at: new Date('2026-11-22T00:00:00Z') })
        .where('id', '=', student.membershipId)
        .execute(),
    )
    expect((await names(admin, '&sort=newest'))[0]).toBe('Bagas Pratama')
  })
})

describe('what is seen of a person', () => {
  it('an admin sees all of it: address, birth date, sessions, consents', async () => {
    await tenant.write(async tx => {
      for (const [is_given, at] of [
        [true, '2026-11-01T00:00:00Z'],
        [false, '2026-11-02T00:00:00Z'],
      ] as const)
        await tx.db
          .insertInto('consents')
          .values({
            membership_id: student.membershipId,
            purpose: 'news',
            text_version: '1',
            is_given,
            source: 'tes',
            at,
          })
          .execute()
    })
    const seen = await detail(student.membershipId)
    expect(seen).toMatchObject({
      email: student.email,
      birthDate: '1995-04-21',
      sessions: 1,
      hidden: [],
      programs: [{ id: digital.id, name: 'Sekolah Digital' }],
    })
    expect(seen.consents.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([['news', false]])
  })

  it('a lead sees the address, but neither birth date nor consents, and is told that they are hidden', async () => {
    const seen = await detail(student.membershipId, programLead)
    expect(seen).toMatchObject({ email: student.email, birthDate: null, consents: [] })
    expect(seen.hidden).toEqual(['birthDate', 'suspendedReason', 'consents', 'history'])
  })

  it('how to reach a child whose guardian has not consented only those who administer see', async () => {
    const child = await buildMember(app, tenant, { name: 'Dinda Kecil', programIds: [desa.id] })
    const lead = await buildMember(app, tenant, { kind: 7, name: 'Ketua Desa', programIds: [desa.id] })
    await tenant.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ is_restricted: true })
        .where('id', '=', child.membershipId)
        .execute(),
    )
    expect((await detail(child.membershipId)).email).toBe(child.email)
    expect((await detail(child.membershipId, lead)).email).toBeNull()
    expect(await names(lead, `&search=${encodeURIComponent(child.email)}`)).toEqual([])
    expect(await names(lead, '&search=dinda')).toEqual(['Dinda Kecil'])
  })
})

describe('changing somebody', () => {
  it('is for those who administer: leads, students and visitors may not', async () => {
    const path = `/v1/people/${student.membershipId}`
    const change = { kind: 2, version: 1 }
    expect((await ask(undefined, 'PUT', `${path}/kind`, change)).status).toBe(401)
    for (const who of [programLead, regionLead, student, villager]) {
      expect((await ask(who, 'PUT', `${path}/kind`, change)).status).toBe(403)
      expect((await ask(who, 'POST', `${path}/suspension`, { reason: 'Melanggar tata tertib' })).status).toBe(
        403,
      )
      expect((await ask(who, 'POST', `${path}/sign-out`, {})).status).toBe(403)
    }
  })

  it('writes name, programmes, province and school, and records what became different', async () => {
    const before = await detail(villager.membershipId)
    const answer = await ask(admin, 'PUT', `/v1/people/${villager.membershipId}`, {
      name: 'Citra Ayu Lestari',
      programIds: [desa.id],
      provinceCode: '34',
      schoolId: null,
      version: before.version,
    })
    expect(answer.status).toBe(200)
    expect(personDetail.parse(answer.json().data)).toMatchObject({
      name: 'Citra Ayu Lestari',
      provinceCode: '34',
      version: before.version + 1,
    })
    expect(await entries('member.updated', villager.membershipId)).toEqual([
      {
        actor_id: admin.membershipId,
        object_name: 'Citra Ayu',
        before: { name: 'Citra Ayu', programIds: [], provinceCode: '33' },
        after: { name: 'Citra Ayu Lestari', programIds: [desa.id], provinceCode: '34' },
      },
    ])
  })

  it('that somebody else has changed meanwhile is refused', async () => {
    const answer = await ask(admin, 'PUT', `/v1/people/${villager.membershipId}`, {
      name: 'Nama lama',
      programIds: [],
      provinceCode: null,
      schoolId: null,
      version: 1,
    })
    expect(answer.status).toBe(409)
    expect(answer.json().message).toContain('sudah diubah orang lain')
  })

  it("takes no programme of another tenant, no province that isn't one, and nothing unknown", async () => {
    const version = await versionOf(villager)
    const change = { name: 'Citra Ayu', programIds: [], provinceCode: null, schoolId: null, version }
    const path = `/v1/people/${villager.membershipId}`
    const fieldOf = async (body: unknown) => (await ask(admin, 'PUT', path, body)).json().errors[0].field
    expect(await fieldOf({ ...change, programIds: [foreign.id + 100_000] })).toBe('programIds')
    expect(await fieldOf({ ...change, provinceCode: '00' })).toBe('provinceCode')
    expect(await fieldOf({ ...change, schoolId: 4242 })).toBe('schoolId')
    expect((await ask(admin, 'PUT', path, { ...change, kind: 1 })).status).toBe(422)
    expect((await ask(admin, 'PUT', path, { ...change, name: 'ab' })).status).toBe(422)
  })
})

describe('a kind', () => {
  it('that is changed ends the sessions at once and is recorded with before and after', async () => {
    const person = await buildMember(app, tenant, { kind: 4, name: 'Calon Mentor' })
    const answer = await ask(admin, 'PUT', `/v1/people/${person.membershipId}/kind`, { kind: 2, version: 1 })
    expect(answer.status).toBe(200)
    expect(answer.json().data).toMatchObject({ kind: 2, sessions: 0, version: 2 })
    expect(await isSignedIn(person)).toBe(false)
    expect(await entries('member.kind_changed', person.membershipId)).toEqual([
      { actor_id: admin.membershipId, object_name: 'Calon Mentor', before: { kind: 4 }, after: { kind: 2 } },
    ])
  })

  it('of lead comes with what is led', async () => {
    const person = await buildMember(app, tenant, { name: 'Calon Ketua', programIds: [desa.id] })
    const path = `/v1/people/${person.membershipId}/kind`
    expect((await ask(admin, 'PUT', path, { kind: 7, version: 1 })).json().errors[0].field).toBe('programIds')
    expect((await ask(admin, 'PUT', path, { kind: 9, version: 1 })).json().errors[0].field).toBe(
      'provinceCode',
    )
    const made = await ask(admin, 'PUT', path, { kind: 7, version: 1, programIds: [digital.id] })
    // taking part in a programme is not leading it
    expect(made.json().data.programs).toEqual([{ id: digital.id, name: 'Sekolah Digital' }])
  })

  it('is never 0, whoever gives it', async () => {
    for (const who of [admin, superadmin]) {
      const path = `/v1/people/${student.membershipId}/kind`
      expect((await ask(who, 'PUT', path, { kind: 0, version: await versionOf(student) })).status).toBe(422)
    }
  })

  it('is not changed by whoever has it, nor is that of a superadmin', async () => {
    const own = await ask(admin, 'PUT', `/v1/people/${admin.membershipId}/kind`, { kind: 2, version: 1 })
    expect([own.status, own.json().message]).toEqual([403, 'Anda tidak dapat mengubah peran Anda sendiri'])
    const theirs = await ask(admin, 'PUT', `/v1/people/${superadmin.membershipId}/kind`, {
      kind: 2,
      version: 1,
    })
    expect(theirs.status).toBe(403)
  })

  it('is changed only as it was seen', async () => {
    const path = `/v1/people/${student.membershipId}/kind`
    const answer = await ask(admin, 'PUT', path, { kind: 2, version: 99 })
    expect([answer.status, answer.json().message]).toEqual([
      409,
      expect.stringContaining('sudah diubah orang lain'),
    ])
  })
})

describe('a suspension', () => {
  it('shuts somebody out at once, says why, and is lifted again', async () => {
    const person = await buildMember(app, tenant, { name: 'Nakal Sekali' })
    const path = `/v1/people/${person.membershipId}/suspension`
    expect((await ask(admin, 'POST', path, { reason: 'singkat' })).json().errors[0]).toMatchObject({
      field: 'reason',
      message: 'Tuliskan alasan minimal 10 karakter',
    })
    const answer = await ask(admin, 'POST', path, { reason: 'Menyebarkan tautan berbahaya' })
    expect(answer.json().data).toMatchObject({
      status: 'suspended',
      suspendedReason: 'Menyebarkan tautan berbahaya',
      sessions: 0,
    })
    expect(await isSignedIn(person)).toBe(false)
    expect((await ask(admin, 'POST', path, { reason: 'Menyebarkan tautan lagi' })).status).toBe(409)
    expect((await ask(admin, 'DELETE', path)).json().data).toMatchObject({
      status: 'active',
      suspendedReason: null,
    })
    expect((await ask(admin, 'DELETE', path)).status).toBe(409)
    expect(await entries('member.suspended', person.membershipId)).toHaveLength(1)
    expect(await entries('member.reinstated', person.membershipId)).toHaveLength(1)
  })

  it('is not for oneself', async () => {
    const path = `/v1/people/${admin.membershipId}/suspension`
    expect((await ask(admin, 'POST', path, { reason: 'Saya ingin berlibur' })).status).toBe(403)
  })
})

describe('signing somebody out', () => {
  it('ends the sessions here and leaves the membership as it is', async () => {
    const person = await buildMember(app, tenant, { name: 'Lupa Keluar' })
    const answer = await ask(admin, 'POST', `/v1/people/${person.membershipId}/sign-out`)
    expect(answer.json().data).toEqual({ ended: 1 })
    expect(await isSignedIn(person)).toBe(false)
    expect((await detail(person.membershipId)).status).toBe('active')
    expect(await entries('member.signed_out', person.membershipId)).toHaveLength(1)
  })
})

describe('the last admin', () => {
  it('can be neither demoted nor suspended, only once there is another', async () => {
    const alone = await buildTenant(app, { slug: 'sendiri' })
    const only = await buildMember(app, alone, { kind: 1, name: 'Satu Satunya' })
    const platform = await buildMember(app, alone, { kind: 0, name: 'Dari Platform' })
    await buildMember(app, alone, { kind: 1, name: 'Sudah Ditangguhkan', status: 'suspended' })
    const path = `/v1/people/${only.membershipId}`
    const demote = () => ask(platform, 'PUT', `${path}/kind`, { kind: 2, version: 1 }, alone.host)
    const suspend = () =>
      ask(platform, 'POST', `${path}/suspension`, { reason: 'Sudah tidak bekerja di sini' }, alone.host)
    for (const answer of [await demote(), await suspend()])
      expect([answer.status, answer.json().message]).toEqual([
        409,
        'Satu Satunya adalah admin terakhir. Jadikan orang lain admin terlebih dahulu.',
      ])
    await buildMember(app, alone, { kind: 1, name: 'Penerus' })
    expect((await suspend()).status).toBe(200)
    expect(second.kind).toBe(1)
  })
})
