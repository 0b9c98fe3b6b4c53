import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildCategory } from '../../content/posts/posts.things.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import {
  buildClass,
  buildClassroom,
  buildModule,
  buildWebinar,
} from '../../learning/classes/classes.things.ts'
import { buildEnrolment } from '../../learning/enrolments/enrolments.things.ts'
import { buildProgram } from '../../learning/programs/programs.things.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'
import * as contract from './statistics.contract.ts'

let app: App
let tenant: BuiltTenant
let empty: BuiltTenant
let closed: BuiltTenant
let batchId = 0
let otherBatchId = 0

const member = (index: number, row: object = {}) => ({
  kind: 4,
  status: 'active',
  name: `Siswa nomor ${index}`,
  joined_at: '2026-10-15T00:00:00Z',
  ...row,
})

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  empty = await buildTenant(app, { slug: 'brebes' })
  closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
  await tenant.write(async tx => {
    const school = await buildSchool(tx)
    const second = await buildSchool(tx, { city_code: '33.28' })
    await buildSchool(tx, { province_code: '32', city_code: '32.73' })
    await buildSchool(tx, { province_code: '31', city_code: '31.71', status: 'submitted' })
    // five students in one province, four in another
    const five = [1, 2, 3, 4, 5].map(index =>
      member(index, { province_code: '33', city_code: '33.76', school_id: school.id }),
    )
    const four = [6, 7, 8, 9].map(index => member(index, { province_code: '51', city_code: '51.03' }))
    const others = [
      member(10, { status: 'suspended', suspended_at: '2026-11-10T00:00:00Z' }),
      member(11, { erased_at: '2026-11-01T00:00:00Z' }),
      member(12, { kind: 3, joined_at: '2025-01-01T00:00:00Z' }),
      member(13, { kind: 1 }),
    ]
    await tx.db
      .insertInto('memberships')
      .values([...five, ...four, ...others])
      .execute()
    const person = await buildPerson(tx)
    const category = await buildCategory(tx, { kind: 'class', name: 'Pertanian' })
    const live = await buildClass(tx, { name: 'Kelas hidup' })
    await tx.db
      .insertInto('class_instructors')
      .values({ class_id: live.id, person_id: person.id, role: 'lead' })
      .execute()
    await buildModule(tx, live.id)
    // two have completed it, one of whom has no school, and one who completed it is gone
    for (const index of [1, 6, 11]) {
      const { id } = await tx.db
        .selectFrom('memberships')
        .select('id')
        .where('name', '=', `Siswa nomor ${index}`)
        .executeTakeFirstOrThrow()
      await buildEnrolment(tx, { class_id: live.id, membership_id: id, state: 'completed' })
    }
    batchId = (await buildClassroom(tx, live.id, { capacity: 30, start_at: '2026-12-01T02:00:00Z' })).id
    await buildClassroom(tx, live.id, { status: 'completed', capacity: 99 })
    await buildWebinar(tx, live.id)
    const loose = { certificate: true, duration_minutes: 120, category_id: category.id }
    await buildClass(tx, { name: 'Lanjutan satu', type: 'self_paced', ...loose })
    await buildClass(tx, { name: 'Lanjutan dua', type: 'self_paced', ...loose })
    await buildClass(tx, { name: 'Gelap', status: 'draft', certificate: true })
    const program = await buildProgram(tx, {}, [live.id])
    await buildProgram(tx, { status: 'retired' })
    await tx.db
      .insertInto('program_schools')
      .values({ program_id: program.id, school_id: second.id })
      .execute()
  })
  otherBatchId = await empty.write(async tx => {
    const made = await buildClass(tx)
    return (await buildClassroom(tx, made.id)).id
  })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host, headers: Record<string, string> = {}) =>
  app.request({ host, path, headers: { accept: 'application/json', ...headers } })

const dataOf = dataBy(call)

const all = {
  alumni: 2,
  cities: 4,
  cities_active: 3,
  cities_alumni: 2,
  schools: 3,
  schools_active: 2,
  schools_alumni: 1,
  students: 9,
  mentors: 1,
  programs: 1,
}

describe('the counters', () => {
  it('count rows that are there: no drafts, nobody suspended or gone; alumni are who completed a class', async () => {
    expect(await dataOf(contract.counters, '/v1/statistics/counter')).toEqual(all)
    expect(await dataOf(contract.allCounters, '/statistic/counter')).toEqual(all)
  })

  it('answer what was asked for and nothing else', async () => {
    const some = '/v1/statistics/counter?students=true&programs&schools=0&mentors=1'
    expect(await dataOf(contract.counters, some)).toEqual({ students: 9, programs: 1, mentors: 1 })
    const wrong = await call('/v1/statistics/counter?students=ya')
    expect(wrong.status).toBe(422)
    expect(wrong.json().errors[0]).toMatchObject({ field: 'students', message: 'Isi dengan true atau false' })
  })

  it('serve the landing page', async () => {
    expect(await dataOf(contract.landingCounters, '/statistic/landing/counter')).toEqual({
      students: 9,
      mentors: 1,
      schools: 3,
      cities: 4,
      programs: 1,
      classes: 3,
    })
  })

  it('are kept for five minutes, and counted anew after', async () => {
    const path = '/v1/statistics/counter?students'
    expect((await call(path)).headers['cache-control']).toContain('s-maxage=300')
    expect((await call(path)).json().data).toEqual({ students: 9 })
    await tenant.write(tx => tx.db.insertInto('memberships').values(member(20)).execute())
    app.clock.advance(4 * 60_000)
    expect((await call(path)).json().data).toEqual({ students: 9 })
    app.clock.advance(2 * 60_000)
    // the old one once more while the new one is made
    await call(path)
    await expect.poll(async () => (await call(path)).json().data).toEqual({ students: 10 })
    await tenant.write(tx => tx.db.deleteFrom('memberships').where('name', '=', 'Siswa nomor 20').execute())
    app.clock.set('2026-11-21T03:00:00Z')
  })

  it('are the same for who brings a token that holds, and refused to one that does not', async () => {
    expect(
      (await call('/v1/statistics/counter', tenant.host, { authorization: 'Bearer salah' })).status,
    ).toBe(401)
  })
})

describe('people counted by place', () => {
  it('are told only where there are five or more', async () => {
    const provinces = await dataOf(contract.provinceCounts, '/statistic/provincies')
    expect(provinces).toEqual([
      { id: '32', name: 'Jawa Barat', schools: 1, members: null },
      { id: '33', name: 'Jawa Tengah', schools: 2, members: 5 },
    ])
  })

  it('are no part of how far a province is reached', async () => {
    const scores = await dataOf(contract.provinceScores, '/statistic/provincies/score')
    expect(scores).toEqual([
      { id: '33', name: 'Jawa Tengah', score: 6, citiesReached: 2, citiesTotal: 35 },
      { id: '32', name: 'Jawa Barat', score: 4, citiesReached: 1, citiesTotal: 27 },
    ])
  })
})

describe('the overview', () => {
  it('counts members by kind, but not those who run the site', async () => {
    const found = await dataOf(contract.overview, '/statistics')
    expect(found).toEqual({
      members: [
        { kind: 3, role: 'teacher', label: 'Guru', total: 1 },
        { kind: 4, role: 'student', label: 'Siswa', total: 9 },
      ],
      classes: [
        { name: 'live', label: 'Kelas langsung', total: 1 },
        { name: 'self_paced', label: 'Belajar mandiri', total: 2 },
      ],
      classrooms: [
        { name: 'ended', label: 'Telah Selesai', total: 1 },
        { name: 'onRegistration', label: 'Pendaftaran Dibuka', total: 1 },
      ],
      programs: 1,
      webinars: 1,
      schools: { total: 3, active: 2 },
      regions: { provinces: 2, cities: 3 },
    })
  })

  it('names nobody, anywhere', async () => {
    for (const path of [
      '/statistics',
      '/statistic/provincies',
      '/statistic/chart/members',
      '/statistic/counter',
    ])
      expect((await call(path)).body).not.toContain('Siswa nomor')
  })
})

describe('a chart', () => {
  it('has the last twelve months, and all there were at the end of each', async () => {
    const chart = await dataOf(contract.chart, '/statistic/chart/members')
    expect(chart.months).toHaveLength(12)
    expect([chart.months[0], chart.months[11]]).toEqual(['2025-12', '2026-11'])
    expect([chart.labels[0], chart.labels[11]]).toEqual(['Des 2025', 'Nov 2026'])
    expect(chart.data).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0])
    // the teacher joined before the chart begins; two who joined in October left in November
    expect(chart.total).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 11])
  })

  it.each(['students', 'members', 'schools', 'classes', 'classrooms', 'webinars'])('of %s', async type => {
    expect((await dataOf(contract.chart, `/statistic/chart/${type}`)).type).toBe(type)
  })

  it('of students and of all who registered have addresses of their own', async () => {
    const students = await dataOf(contract.chart, '/statistic/students/chart')
    expect(students).toMatchObject({ type: 'students', title: 'Siswa yang bergabung' })
    expect(students.data[10]).toBe(11)
    expect((await dataOf(contract.chart, '/statistic/registrar/chart')).type).toBe('members')
  })

  it('says of a month that is over what it said before, whoever leaves and whatever is put away', async () => {
    const types = ['students', 'members', 'classes']
    const own = await buildTenant(app, { slug: 'pemalang' })
    await own.write(async tx => {
      await tx.db
        .insertInto('memberships')
        .values([member(30), member(31), member(32)])
        .execute()
      await buildClass(tx, { published_at: '2026-10-02T00:00:00Z' })
    })
    const dataHere = dataBy((path: string) => call(path, own.host))
    const pastOf = async () => {
      const charts = await Promise.all(
        types.map(type => dataHere(contract.chart, `/statistic/chart/${type}`)),
      )
      return charts.map(({ data, total }) => [data.slice(0, 11), total.slice(0, 11)])
    }
    const before = await pastOf()
    expect(before.map(([, total]) => total?.[10])).toEqual([3, 3, 1])
    await own.write(async tx => {
      const at = '2026-11-05T00:00:00Z'
      await tx.db
        .updateTable('memberships')
        .set({ status: 'suspended', suspended_at: at })
        .where('name', 'like', '%30')
        .execute()
      await tx.db.updateTable('memberships').set({ erased_at: at }).where('name', 'like', '%31').execute()
      await tx.db.updateTable('classes').set({ status: 'archived' }).execute()
    })
    await app.purge(own.id, ['statistics'])
    app.clock.advance(600_000)
    expect(await pastOf()).toEqual(before)
    const members = await dataHere(contract.chart, '/statistic/chart/members')
    expect(members.total[11]).toBe(1)
  })

  it('of something nobody counts is refused', async () => {
    const answer = await call('/statistic/chart/uang')
    expect(answer.status).toBe(422)
    expect(answer.json().errors[0].message).toContain('Grafik yang tersedia')
  })
})

describe('active runs', () => {
  it('are counted with their places', async () => {
    const found = await dataOf(contract.activeBatches, '/statistic/batchs/active')
    expect(found).toMatchObject({
      total: 1,
      seats: 30,
      states: [{ name: 'onRegistration', label: 'Pendaftaran Dibuka', total: 1 }],
    })
    expect(found.items).toHaveLength(1)
  })

  it('one by one', async () => {
    const found = await dataOf(contract.batchStatistics, `/statistic/batchs/active/${batchId}`)
    expect(found).toMatchObject({
      id: batchId,
      class: { name: 'Kelas hidup' },
      totalModules: 1,
      totalWebinars: 1,
      daysToStart: 10,
      lengthInDays: 20,
    })
    expect((await call('/statistic/batchs/active/x')).status).toBe(422)
  })

  it("another tenant's run is not found here", async () => {
    expect((await call(`/statistic/batchs/active/${otherBatchId}`, empty.host)).status).toBe(200)
    expect((await call(`/statistic/batchs/active/${otherBatchId}`)).status).toBe(404)
  })
})

it('continuing education is what is certified outside every programme', async () => {
  expect(await dataOf(contract.extensions, '/ce/extensions')).toMatchObject({
    totalClasses: 2,
    totalMinutes: 240,
    items: [{ category: { name: 'Pertanian' }, totalClasses: 2, totalMinutes: 240 }],
  })
})

it('a tenant without anything has zeros, one in maintenance says nothing', async () => {
  expect((await call('/statistic/counter', empty.host)).json().data).toMatchObject({
    students: 0,
    schools: 0,
  })
  expect((await call('/statistic/provincies', empty.host)).json().data).toEqual([])
  for (const path of ['/v1/statistics/counter', '/statistics', '/ce/extensions', '/statistic/chart/classes'])
    expect((await call(path, closed.host)).status).toBe(503)
})
