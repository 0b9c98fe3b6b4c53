import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { managedList, schoolDetail, schoolList } from './schools.contract.ts'
import { buildSchool } from './schools.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember
let lead: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    await buildSchool(tx, {
      npsn: '20329001',
      name: 'SMK Negeri 1 Tegal',
      level: 'SMK',
      phone: '0283 123456',
      principal: 'Siti Rahmawati',
      email: 'tu@smkn1tegal.sch.id',
      website: 'https://smkn1tegal.sch.id',
    })
    await buildSchool(tx, { npsn: '20329002', name: 'SMA Negeri 1 Brebes', level: 'SMA', city_code: '33.29' })
    await buildSchool(tx, {
      npsn: '20219003',
      name: 'SMK Negeri 2 Bandung',
      level: 'SMK',
      province_code: '32',
      city_code: '32.73',
    })
    await buildSchool(tx, { npsn: '20329004', name: 'SMK Baru Diajukan', status: 'submitted' })
    for (let index = 0; index < 9; index++) await buildSchool(tx, { name: `SD Negeri ${index}`, level: 'SD' })
  })
  await elsewhere.write(tx => buildSchool(tx, { npsn: '20329099', name: 'SMK Rahasia' }))
  admin = await buildMember(app, tenant, { kind: 1, name: 'Rina Kusuma' })
  lead = await buildMember(app, tenant, { kind: 9, provinceCode: '33', name: 'Joko Susilo' })
})
afterAll(() => app?.close())

const call = (path: string, member?: BuiltMember) =>
  app.request({
    host: tenant.host,
    path,
    headers: { accept: 'application/json', ...(member ? member.cookie : {}) },
  })
const send = (method: 'POST' | 'PUT', path: string, body: unknown, member: BuiltMember) =>
  app.request({
    host: tenant.host,
    method,
    path,
    headers: { 'content-type': 'application/json', ...member.cookie },
    body: JSON.stringify(body),
  })
const named = async (path: string) =>
  schoolList.parse((await call(path)).json().data).items.map(({ name }) => name)

const school = {
  npsn: '20331111',
  name: 'SMK Muhammadiyah Slawi',
  level: 'SMK',
  ownership: 'swasta',
  provinceId: '33',
  cityId: '33.28',
}

describe('the list of schools', () => {
  it('shows ten verified ones on a page, by name', async () => {
    const list = schoolList.parse((await call('/v1/school/list')).json().data)
    expect(list).toMatchObject({ page: 1, perPage: 10, totalItems: 12, totalPages: 2 })
    expect(list.items).toHaveLength(10)
    expect(await named('/v1/school/list?page=2')).toEqual(['SMK Negeri 1 Tegal', 'SMK Negeri 2 Bandung'])
    expect(await named('/v1/school/list?search=Diajukan')).toEqual([])
  })

  it('finds by a part of the name, or the beginning of the NPSN', async () => {
    expect(await named('/v1/school/list?search=tegal')).toEqual(['SMK Negeri 1 Tegal'])
    expect(await named('/v1/school/list?search=2021')).toEqual(['SMK Negeri 2 Bandung'])
    expect(await named('/v1/school/list?search=%25')).toEqual([])
  })

  it('narrows by province, city and level', async () => {
    expect(await named('/v1/school/list?provinceId=32')).toEqual(['SMK Negeri 2 Bandung'])
    expect(await named('/v1/school/list?provinceId=33&cityId=33.29')).toEqual(['SMA Negeri 1 Brebes'])
    expect(await named('/v1/school/list?level=SMA')).toEqual(['SMA Negeri 1 Brebes'])
    expect((await call('/v1/school/list?level=TK')).status).toBe(422)
  })

  it('names regions, and tells strangers of no person there', async () => {
    const body = (await call('/v1/school/list?search=tegal')).body
    expect(body).toContain('"province":{"id":"33","name":"Jawa Tengah"}')
    const one = await call('/v1/school/20329001')
    expect(schoolDetail.strict().parse(one.json().data)).toMatchObject({
      name: 'SMK Negeri 1 Tegal',
      city: { id: '33.76', name: 'Kota Tegal' },
      website: 'https://smkn1tegal.sch.id',
    })
    for (const text of [body, one.body]) {
      expect(text).not.toContain('Siti Rahmawati')
      expect(text).not.toContain('tu@smkn1tegal')
    }
  })

  it("knows nothing of another tenant's schools, nor of unverified ones", async () => {
    for (const npsn of ['20329099', '20329004', 'XXXXXXXX', '1'])
      expect((await call(`/v1/school/${npsn}`)).status, npsn).toBe(404)
    expect(await named('/v1/school/list?search=Rahasia')).toEqual([])
  })
})

describe('managing schools', () => {
  it('is for administrators and the leads of regions only', async () => {
    expect((await call('/v1/schools')).status).toBe(401)
    for (const kind of [2, 3, 4, 5, 6, 7, 8] as const) {
      const member = await buildMember(app, tenant, { kind })
      expect((await call('/v1/schools', member)).status, `kind ${kind}`).toBe(403)
      expect((await send('POST', '/v1/schools', school, member)).status).toBe(403)
    }
  })

  it('shows administrators every status and how to reach the school', async () => {
    const list = managedList.parse((await call('/v1/schools?search=Tegal', admin)).json().data)
    expect(list.items[0]).toMatchObject({ principal: 'Siti Rahmawati', status: 'verified', version: 1 })
    const waiting = managedList.parse((await call('/v1/schools?status=submitted', admin)).json().data)
    expect(waiting.items.map(({ name }) => name)).toEqual(['SMK Baru Diajukan'])
  })

  it('adds a school, once, and everybody finds it at once', async () => {
    expect(await named('/v1/school/list?search=Slawi')).toEqual([])
    const made = await send('POST', '/v1/schools', { ...school, website: 'smkslawi.sch.id' }, admin)
    expect(made.status).toBe(201)
    expect(made.json().data).toMatchObject({ status: 'verified', website: 'https://smkslawi.sch.id' })
    expect(await named('/v1/school/list?search=Slawi')).toEqual(['SMK Muhammadiyah Slawi'])
    const again = await send('POST', '/v1/schools', school, admin)
    expect(again.status).toBe(422)
    expect(again.json().errors).toEqual([
      { field: 'npsn', code: 'taken', message: 'Sekolah dengan NPSN ini sudah ada' },
    ])
  })

  it('says what is wrong beside the field', async () => {
    const wrong = {
      ...school,
      npsn: '123',
      name: 'A',
      level: 'TK',
      ownership: 'asing',
      email: 'bukan',
      website: 'javascript:alert(1)',
      rahasia: 1,
    }
    const answer = await send('POST', '/v1/schools', wrong, admin)
    expect(answer.status).toBe(422)
    const fields = answer.json().errors.map(({ field }: { field: string }) => field)
    for (const field of ['npsn', 'name', 'level', 'ownership', 'email', 'website'])
      expect(fields).toContain(field)
    const region = await send('POST', '/v1/schools', { ...school, npsn: '20331112', cityId: '32.73' }, admin)
    expect(region.json().errors[0]).toMatchObject({ field: 'cityId' })
  })

  it('refuses fields that are not there', async () => {
    expect((await send('POST', '/v1/schools', { ...school, id: 5 }, admin)).status).toBe(422)
    expect((await send('POST', '/v1/schools', { ...school, tenant_id: 1 }, admin)).status).toBe(422)
  })

  it('changes a school, refuses an older version, and writes down who did it', async () => {
    const { npsn: _, ...rest } = school
    const change = {
      ...rest,
      name: 'SMK Negeri 1 Kota Tegal',
      cityId: '33.76',
      status: 'verified',
      version: 1,
    }
    const changed = await send('PUT', '/v1/schools/20329001', change, admin)
    expect(changed.status).toBe(200)
    expect(changed.json().data).toMatchObject({ name: 'SMK Negeri 1 Kota Tegal', version: 2 })
    expect((await send('PUT', '/v1/schools/20329001', change, admin)).status).toBe(409)
    expect((await send('PUT', '/v1/schools/20329099', change, admin)).status).toBe(404)
    const entries = await tenant.write(tx =>
      tx.db.selectFrom('audit_entries').selectAll().where('action', '=', 'school.updated').execute(),
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      actor_name: 'Rina Kusuma',
      before: { name: 'SMK Negeri 1 Tegal', ownership: 'negeri' },
      after: { name: 'SMK Negeri 1 Kota Tegal', ownership: 'swasta' },
    })
    // how to reach a person there is not repeated in the log
    expect(JSON.stringify(entries)).not.toContain('Siti Rahmawati')
  })
})

describe("a region's lead", () => {
  it('sees and manages the schools of the own province only', async () => {
    const list = managedList.parse((await call('/v1/schools?pageSize=100&provinceId=32', lead)).json().data)
    expect(list.items.length).toBeGreaterThan(5)
    expect(new Set(list.items.map(({ province }) => province?.id))).toEqual(new Set(['33']))
    expect((await send('POST', '/v1/schools', { ...school, npsn: '20332222' }, lead)).status).toBe(201)
  })

  it('neither adds a school elsewhere, nor takes one from there, nor moves one away', async () => {
    const bandung = { ...school, npsn: '20213333', provinceId: '32', cityId: '32.73' }
    expect((await send('POST', '/v1/schools', bandung, lead)).json().errors[0].field).toBe('provinceId')
    const { npsn: _, ...rest } = school
    const grab = { ...rest, status: 'verified', version: 1 }
    expect((await send('PUT', '/v1/schools/20219003', grab, lead)).status).toBe(403)
    const away = { ...grab, provinceId: '32', cityId: '32.73' }
    expect((await send('PUT', '/v1/schools/20329002', away, lead)).status).toBe(422)
  })

  it('without a region manages nothing', async () => {
    const lost = await buildMember(app, tenant, { kind: 9 })
    expect((await call('/v1/schools', lost)).status).toBe(403)
  })
})

describe('the page to manage schools', () => {
  const open = (path: string, member?: BuiltMember) =>
    app.request({
      host: tenant.host,
      path,
      headers: { accept: 'text/html', ...(member ? member.cookie : {}) },
    })

  it('lists, finds and narrows, and says whose data the regions are', async () => {
    const all = await open('/Kelola/Sekolah', admin)
    expect(all.status).toBe(200)
    expect(all.headers['cache-control']).toBe('no-store')
    expect(all.body).toContain('SMK Negeri 2 Bandung')
    expect(all.body).toContain('Data wilayah © idn-area-data (ODbL)')
    const found = await open('/Kelola/Sekolah?provinceId=33&cityId=33.29', admin)
    expect(found.body).toContain('SMA Negeri 1 Brebes')
    expect(found.body).not.toContain('SMK Negeri 2 Bandung')
    // a city left over from another province narrows nothing
    const left = await open('/Kelola/Sekolah?provinceId=32&cityId=33.29', admin)
    expect(left.body).toContain('SMK Negeri 2 Bandung')
    expect((await open('/Kelola/Sekolah?level=TK', admin)).status).toBe(422)
  })

  it("shows a region's lead the own region", async () => {
    const page = await open('/Kelola/Sekolah', lead)
    expect(page.body).toContain('SMA Negeri 1 Brebes')
    expect(page.body).not.toContain('SMK Negeri 2 Bandung')
  })

  it('is closed to everybody else', async () => {
    const student = await buildMember(app, tenant)
    expect((await open('/Kelola/Sekolah')).status).toBe(302)
    expect((await open('/Kelola/Sekolah', student)).status).toBe(403)
  })
})
