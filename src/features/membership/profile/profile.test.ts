import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildSchool } from '../schools/schools.things.ts'
import { profile as profileShape } from './profile.contract.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let student: BuiltMember
let school: { id: number; npsn: string }
let foreign: { id: number; npsn: string }

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  school = await tenant.write(tx => buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal' }))
  await tenant.write(tx => buildSchool(tx, { npsn: '20329002', name: 'SMK Palsu', status: 'rejected' }))
  await elsewhere.write(tx => buildSchool(tx))
  await elsewhere.write(tx => buildSchool(tx))
  foreign = await elsewhere.write(tx => buildSchool(tx, { npsn: '20329077', name: 'SMK Lain' }))
})
beforeEach(async () => {
  student = await buildMember(app, tenant, { name: 'Budi Santoso' })
})
afterAll(() => app?.close())

const me = async (member = student) =>
  app.request({ host: tenant.host, path: '/v1/user/me', headers: member.cookie })
const update = (change: unknown, member = student, host = tenant.host) =>
  app.request({
    host,
    method: 'POST',
    path: '/v1/user/profile/update',
    headers: { 'content-type': 'application/json', ...member.cookie },
    body: JSON.stringify(change),
  })
const fieldOf = async (change: unknown, member = student) => {
  const answer = await update(change, member)
  return [answer.status, answer.json().errors?.[0]?.field]
}

describe('who one is', () => {
  it('is told to whoever is signed in, and to nobody else', async () => {
    const answer = await me()
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(profileShape.strict().parse(answer.json().data)).toMatchObject({
      id: student.membershipId,
      name: 'Budi Santoso',
      email: student.email,
      kind: 4,
      role: 'student',
      kindLabel: 'Siswa',
      school: null,
      province: null,
      privacy: { showFullName: false, showPicture: false, showSchool: false },
      isTokenValid: true,
    })
    expect((await app.request({ host: tenant.host, path: '/v1/user/me' })).status).toBe(401)
    const bearer = await app.request({
      host: tenant.host,
      path: '/v1/user/me',
      headers: student.bearer,
    })
    expect(bearer.json().data.name).toBe('Budi Santoso')
  })

  it("is not known at another tenant's address", async () => {
    const answer = await app.request({ host: elsewhere.host, path: '/v1/user/me', headers: student.cookie })
    expect(answer.status).toBe(401)
    expect((await update({ name: 'Bukan Saya' }, student, elsewhere.host)).status).toBe(401)
  })
})

describe('changing one’s profile', () => {
  it('takes what was sent and leaves the rest', async () => {
    const answer = await update({
      name: '  Budi   Santoso, S.Kom. ',
      phone: '0812-3456-7890',
      bio: 'Suka merakit komputer.\r\nDan kopi.',
      birthDate: '2001-02-28',
      schoolNpsn: '20329001',
      provinceId: '33',
      cityId: '33.76',
    })
    expect(answer.status).toBe(200)
    expect(answer.json().data).toMatchObject({
      name: 'Budi Santoso, S.Kom.',
      phone: '+6281234567890',
      bio: 'Suka merakit komputer.\nDan kopi.',
      birthDate: '2001-02-28',
      school: { id: school.id, npsn: '20329001', name: 'SMK Negeri 1 Tegal' },
      province: { id: '33', name: 'Jawa Tengah' },
      city: { id: '33.76', name: 'Kota Tegal' },
      version: 2,
    })
    const next = await update({ bio: '' })
    expect(next.json().data).toMatchObject({ bio: '', phone: '+6281234567890', version: 3 })
  })

  it.each(['081234567890', '6281234567890', '+62 812-3456-7890', '(0812) 3456.7890'])(
    'stores the phone number %s as +62…',
    async phone => {
      expect((await update({ phone })).json().data.phone).toBe('+6281234567890')
    },
  )

  it.each(['0211234567', '+1 202 555 0100', '0812', '08123456789012345', '0812345678a'])(
    'refuses the phone number %s',
    async phone => {
      expect(await fieldOf({ phone })).toEqual([422, 'phone'])
    },
  )

  it('takes away what is emptied', async () => {
    await update({ phone: '081234567890', schoolId: school.id, provinceId: '33', cityId: '33.76' })
    const answer = await update({ phone: '', schoolId: null, provinceId: null })
    expect(answer.json().data).toMatchObject({ phone: null, school: null, province: null, city: null })
  })

  it.each([
    [{ name: 'Al' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: '😀a' }, 'name'],
    [{ name: '\u202E\u200B\u200B\u200B' }, 'name'],
    [{ bio: 'x'.repeat(601) }, 'bio'],
    [{ bio: 'a\u0000b' }, 'bio'],
    [{ birthDate: '2001-02-30' }, 'birthDate'],
    [{ birthDate: '2030-01-01' }, 'birthDate'],
    [{ birthDate: '1850-01-01' }, 'birthDate'],
    [{ birthDate: null }, 'birthDate'],
    [{ provinceId: '99' }, 'provinceId'],
    [{ provinceId: '33', cityId: '32.73' }, 'cityId'],
    [{ cityId: '33.76' }, 'provinceId'],
    [{ schoolId: 0 }, 'schoolId'],
    [{ schoolId: 999_999 }, 'schoolId'],
    [{ schoolNpsn: '20329002' }, 'schoolNpsn'],
    [{ privacy: { showPhone: true } }, 'privacy'],
    [{ privacy: { showSchool: 'ya' } }, 'privacy.showSchool'],
  ])('refuses %j at its field', async (change, field) => {
    expect(await fieldOf(change)).toEqual([422, field])
    expect((await me()).json().data.version).toBe(1)
  })

  it.each([
    'kind',
    'status',
    'email',
    'id',
    'tenant_id',
    'isRestricted',
    'programIds',
    'picture',
    'account_id',
  ])('knows no field %s', async field => {
    const answer = await update({ name: 'Budi Santoso', [field]: 1 })
    expect(answer.status).toBe(422)
    expect((await me()).json().data).toMatchObject({ kind: 4, version: 1 })
  })

  it('finds no school of another tenant, by id or by number', async () => {
    expect(foreign.id).toBeGreaterThan(2)
    expect(await fieldOf({ schoolId: foreign.id })).toEqual([422, 'schoolId'])
    expect(await fieldOf({ schoolNpsn: foreign.npsn })).toEqual([422, 'schoolNpsn'])
  })

  it('keeps the school one has, even when it lost its mark', async () => {
    await update({ schoolId: school.id })
    await tenant.write(tx =>
      tx.db.updateTable('schools').set({ status: 'duplicate' }).where('id', '=', school.id).execute(),
    )
    expect((await update({ schoolId: school.id, bio: 'Halo' })).json().data.school.id).toBe(school.id)
    await tenant.write(tx =>
      tx.db.updateTable('schools').set({ status: 'verified' }).where('id', '=', school.id).execute(),
    )
  })

  it('takes the city away with its province', async () => {
    await update({ provinceId: '33', cityId: '33.76' })
    expect((await update({ provinceId: '32' })).json().data).toMatchObject({
      province: { id: '32' },
      city: null,
    })
  })

  it('refuses an older version, and changes nothing then', async () => {
    expect((await update({ name: 'Budi Baru', version: 1 })).status).toBe(200)
    const late = await update({ name: 'Budi Lama', version: 1 })
    expect(late.status).toBe(409)
    expect((await me()).json().data.name).toBe('Budi Baru')
  })

  it('that changes nothing is no change', async () => {
    await update({ phone: '081234567890', privacy: { showSchool: true } })
    const again = await update({
      phone: '+6281234567890',
      privacy: { showSchool: true },
      name: 'Budi Santoso',
    })
    expect(again.json().data.version).toBe(2)
  })

  it('writes down which fields, not what stood in them', async () => {
    await update({ phone: '081234567890', bio: 'Rahasia saya' })
    const entries = await tenant.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .selectAll()
        .where('action', '=', 'profile.updated')
        .where('actor_id', '=', student.membershipId)
        .execute(),
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]?.after).toEqual({ fields: ['phone', 'bio'] })
    expect(JSON.stringify(entries)).not.toMatch(/Rahasia|8123456/)
  })

  it('is not for the suspended, nor for the erased', async () => {
    await tenant.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ status: 'suspended' })
        .where('id', '=', student.membershipId)
        .execute(),
    )
    expect((await update({ name: 'Budi Baru' })).status).toBe(401)
    expect((await me()).status).toBe(401)
    const erased = await buildMember(app, tenant)
    await tenant.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ erased_at: app.clock.now() })
        .where('id', '=', erased.membershipId)
        .execute(),
    )
    expect([401, 403]).toContain((await update({ name: 'Budi Baru' }, erased)).status)
  })
})

describe('a profile gives no power', () => {
  it("over another province: that of a region's lead is for administrators to change", async () => {
    const lead = await buildMember(app, tenant, { kind: 9, provinceCode: '33' })
    expect(await fieldOf({ provinceId: '32' }, lead)).toEqual([422, 'provinceId'])
    expect(await fieldOf({ provinceId: null }, lead)).toEqual([422, 'provinceId'])
    const moved = await update({ provinceId: '33', cityId: '33.76' }, lead)
    expect(moved.json().data).toMatchObject({ province: { id: '33' }, city: { id: '33.76' } })
  })
})

describe('a child', () => {
  const restrict = (member: BuiltMember) =>
    tenant.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ is_restricted: true, birth_date: '2012-05-05' })
        .where('id', '=', member.membershipId)
        .execute(),
    )

  it('whose guardian has not consented cannot become older, nor show anything', async () => {
    await restrict(student)
    expect(await fieldOf({ birthDate: '1999-01-01' })).toEqual([422, 'birthDate'])
    expect(await fieldOf({ privacy: { showPicture: true } })).toEqual([422, 'privacy'])
    expect((await update({ bio: 'Halo', privacy: { showPicture: false } })).status).toBe(200)
  })

  it('is held back from the day the profile says so', async () => {
    const answer = await update({ birthDate: '2012-05-05' })
    expect(answer.json().data).toMatchObject({ birthDate: '2012-05-05', isRestricted: true })
    const today = await buildMember(app, tenant)
    // eighteen on this very day: 21 November 2026
    expect((await update({ birthDate: '2008-11-21' }, today)).json().data.isRestricted).toBe(false)
    const tomorrow = await buildMember(app, tenant)
    expect((await update({ birthDate: '2008-11-22' }, tomorrow)).json().data.isRestricted).toBe(true)
  })
})

describe('whatever is sent', () => {
  it('is answered in the envelope, and never breaks the server', async () => {
    const fields = [
      ...['name', 'phone', 'birthDate', 'bio', 'schoolId', 'schoolNpsn', 'provinceId', 'cityId', 'privacy'],
      ...['version', '__proto__', 'constructor', 'x'],
    ]
    const value = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.string({ unit: 'binary', maxLength: 700 }),
      fc.constantFrom('33', '33.76', '081234567890', '2001-02-03', school.id, null, '', 1e21, -1),
    )
    const change = fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(change, async pairs => {
        app.clock.advance(60_000)
        const text = `{${pairs.map(([name, one]) => `${JSON.stringify(name)}:${jsonOf(one)}`).join(',')}}`
        const answer = await app.request({
          host: tenant.host,
          method: 'POST',
          path: '/v1/user/profile/update',
          headers: { 'content-type': 'application/json', ...student.cookie },
          body: text,
        })
        expect([200, 400, 409, 422], `${text} → ${answer.body}`).toContain(answer.status)
        expect(typeof answer.json().message).toBe('string')
      }),
      { numRuns: 60 },
    )
  })
})

const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'null'
  } catch {
    return 'null'
  }
}

describe('the page of one’s profile', () => {
  const open = (member?: BuiltMember) =>
    app.request({
      host: tenant.host,
      path: '/Profile',
      headers: { accept: 'text/html', ...(member ? member.cookie : {}) },
    })

  it('sends strangers to sign in, and back', async () => {
    const answer = await open()
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/Login?next=%2FProfile')
  })

  it('shows what is known, is kept by nobody, and says whose data the regions are', async () => {
    await update({ phone: '081234567890', provinceId: '33', cityId: '33.76', schoolId: school.id })
    const answer = await open(student)
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const words of [
      'Budi Santoso',
      '0812-3456-7890',
      'SMK Negeri 1 Tegal',
      'Kota Tegal',
      'idn-area-data',
    ])
      expect(answer.body).toContain(words)
    expect(answer.body).toContain(student.email)
  })
})
