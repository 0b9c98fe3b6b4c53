import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { programDetail, programList, programSchools, programSyllabus } from './programs.contract.ts'
import { buildProgram } from './programs.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let closed: BuiltTenant
let program: { id: number; slug: string }
let retired: { id: number; slug: string }

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
  await tenant.write(async tx => {
    const lead = await buildPerson(tx, { name: 'Sri Lestari', title: 'Ketua program' })
    const second = await buildClass(tx, { name: 'Langkah dua', slug: 'langkah-dua' })
    const first = await buildClass(tx, {
      name: 'Langkah satu',
      slug: 'langkah-satu',
      type: 'self_paced',
      duration_minutes: 90,
    })
    const hidden = await buildClass(tx, { name: 'Langkah gaib', status: 'draft' })
    const module = await buildModule(tx, first.id, { slug: 'pengantar', title: 'Pengantar' })
    await buildChapter(
      tx,
      { classId: first.id, moduleId: module.id },
      { slug: 'mulai', title: 'Mulai di sini' },
    )
    program = await buildProgram(
      tx,
      { slug: 'desa-digital', lead_id: lead.id, province_codes: ['33', '34'] },
      [first.id, second.id, hidden.id],
    )
    retired = await buildProgram(tx, { slug: 'pensiun', status: 'retired' }, [first.id])
    for (let index = 0; index < 12; index++) {
      const school = await buildSchool(tx, {
        name: `SMK Contoh ${String(index).padStart(2, '0')}`,
        principal: 'Bapak Rahasia',
        phone: '0283 000',
      })
      await tx.db
        .insertInto('program_schools')
        .values([program, retired].map(({ id }) => ({ program_id: id, school_id: school.id })))
        .execute()
    }
    const submitted = await buildSchool(tx, { name: 'SMK Belum Diperiksa', status: 'submitted' })
    await tx.db
      .insertInto('program_schools')
      .values({ program_id: program.id, school_id: submitted.id })
      .execute()
  })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe("a programme's schools", () => {
  it('are listed ten on a page, verified ones only, and without their people', async () => {
    const answer = await call(`/v1/program/schools?programId=${program.id}`)
    const list = programSchools.parse(answer.json().data)
    expect(list).toMatchObject({ page: 1, perPage: 10, totalItems: 12, totalPages: 2 })
    expect(list.items[0]).toMatchObject({
      name: 'SMK Contoh 00',
      province: { id: '33', name: 'Jawa Tengah' },
      city: { id: '33.76', name: 'Kota Tegal' },
    })
    for (const words of ['Belum Diperiksa', 'Rahasia', '0283 000']) expect(answer.body).not.toContain(words)
    const second = await call(`/v1/program/schools?programId=${program.id}&page=2`)
    expect(second.json().data.items).toHaveLength(2)
  })

  it('stand on its page with its provinces and who leads it', async () => {
    const found = programDetail.parse((await call('/v1/program/active/detail?slug=desa-digital')).json().data)
    expect(found).toMatchObject({ lead: { name: 'Sri Lestari' }, totalSchools: 12 })
    expect(found.provinces.map(({ name }) => name)).toEqual(['Jawa Tengah', 'Daerah Istimewa Yogyakarta'])
    const { body } = await page('/Program/desa-digital')
    for (const words of ['SMK Contoh 11', 'Kota Tegal', 'Jawa Tengah', 'Sri Lestari', '"hasCourse"'])
      expect(body, words).toContain(words)
    expect(body).not.toContain('Rahasia')
    // she leads and does not teach: there is no page to go to
    expect(body).not.toContain('/Mentor/sri-lestari')
    expect(body).toContain('href="/Curriculum/desa-digital"')
  })

  it('of a programme that is not there, or of another tenant, are not found', async () => {
    for (const id of [retired.id, 999_999])
      expect((await call(`/v1/program/schools?programId=${id}`)).status).toBe(404)
    expect((await call(`/v1/program/schools?programId=${program.id}`, elsewhere.host)).status).toBe(404)
    for (const query of ['', 'programId=x', `programId=${program.id}&pageSize=101`])
      expect((await call(`/v1/program/schools?${query}`)).status).toBe(422)
  })
})

describe('a curriculum', () => {
  it('is the classes of a programme in order, with modules and chapters', async () => {
    const found = programSyllabus.parse((await call(`/silabus/${program.id}`)).json().data)
    expect(found.program.slug).toBe('desa-digital')
    expect(found.items.map(({ name, required }) => [name, required])).toEqual([
      ['Langkah satu', true],
      ['Langkah dua', true],
    ])
    expect(found.items[0]?.modules).toMatchObject([
      { title: 'Pengantar', chapters: [{ title: 'Mulai di sini' }] },
    ])
    const { status, body } = await page('/Curriculum/desa-digital')
    expect(status).toBe(200)
    expect(body.indexOf('Langkah dua')).toBeGreaterThan(body.indexOf('Langkah satu'))
    for (const words of ['Pengantar', 'Mulai di sini', '1 jam 30 menit', '2 kelas, 1 modul'])
      expect(body, words).toContain(words)
    expect(body).not.toContain('Langkah gaib')
    expect(body).toContain('href="/Courses/langkah-satu/module/pengantar/chapter/mulai"')
    expect(body).toContain('"@type":"EducationalOccupationalProgram"')
  })

  it('is reached from the list of all', async () => {
    const { status, body } = await page('/Curriculum')
    expect(status).toBe(200)
    expect(body).toContain('href="/Curriculum/desa-digital"')
    expect(body).not.toContain('pensiun')
    expect((await page('/Curriculum', elsewhere.host)).body).toContain('Belum ada kurikulum')
    expect((await page('/Curriculum?page=9')).status).toBe(404)
    expect((await page('/curriculum/desa-digital')).headers.location).toBe('/Curriculum/desa-digital')
  })

  it("of another tenant's programme, or of one that is over, is not found here", async () => {
    expect((await call(`/silabus/${program.id}`, elsewhere.host)).status).toBe(404)
    expect((await page('/Curriculum/desa-digital', elsewhere.host)).status).toBe(404)
    expect((await call(`/silabus/${retired.id}`)).status).toBe(404)
    expect((await page('/Curriculum/pensiun')).status).toBe(404)
    expect((await call('/silabus/abc')).status).toBe(422)
  })
})

describe('/programs, where a call and a page share an address', () => {
  it('answers a browser with the page and everybody else with the list, in any letter case', async () => {
    for (const path of ['/programs', '/Programs', '/PROGRAMS?page=1']) {
      const answer = await call(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(programList.parse(answer.json().data).items.map(({ slug }) => slug)).toEqual(['desa-digital'])
      const browser = await page(path)
      expect([path, browser.status]).toEqual([path, 301])
      expect(browser.headers.location).toMatch(/^\/Program(\?page=1)?$/)
    }
    expect((await app.request({ host: tenant.host, path: '/programs' })).json().data.totalItems).toBe(1)
    const data = await app.request({
      host: tenant.host,
      path: '/Programs',
      headers: { accept: 'application/vnd.sanggar.page+json' },
    })
    expect(data.json()).toMatchObject({ redirect: '/Program' })
  })

  it('answers at the host of calls as well, for the tenant that was named', async () => {
    const answer = await app.request({
      host: 'api.localhost',
      path: '/programs',
      headers: { lmsid: String(tenant.id), accept: 'text/html' },
    })
    expect(programList.parse(answer.json().data).totalItems).toBe(1)
  })

  it('says nothing while the site is in maintenance', async () => {
    expect((await call('/programs', closed.host)).status).toBe(503)
    expect((await page('/programs', closed.host)).status).toBe(503)
    for (const path of ['/Curriculum', '/Curriculum/desa-digital', `/silabus/${program.id}`])
      expect((await page(path, closed.host)).status).toBe(503)
  })
})
