import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { webinarList } from '../meetings/meetings.contract.ts'
import { buildProgram } from '../programs/programs.things.ts'
import { batchList, classDetail, classList } from './classes.contract.ts'
import { buildClass, buildClassroom, buildWebinar } from './classes.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let closed: BuiltTenant
let programId = 0

/** tests' now is 21 November 2026 */
const published = (day: number) => ({ published_at: `2026-10-${String(day).padStart(2, '0')}T00:00:00Z` })

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
  await tenant.write(async tx => {
    const person = await buildPerson(tx, { name: 'Agus Salim' })
    const alam = await buildClass(tx, { name: 'Alam', is_elevated: true, ...published(1) })
    const bumi = await buildClass(tx, { name: 'Bumi', pre_class: true, ...published(2) })
    const cakra = await buildClass(tx, { name: 'Cakra', type: 'webinar', is_elevated: true, ...published(3) })
    await buildClass(tx, { name: 'Rahasia', status: 'draft', is_elevated: true })
    const over = { registration_open_at: null, registration_close_at: null }
    await buildClassroom(tx, alam.id, { name: 'Buka', start_at: '2026-12-02T02:00:00Z' })
    await buildClassroom(tx, bumi.id, { name: 'Jalan', start_at: '2026-11-01T02:00:00Z', ...over })
    await buildClassroom(tx, bumi.id, { name: 'Nanti', start_at: '2026-12-10T02:00:00Z', ...over })
    await buildClassroom(tx, bumi.id, { name: 'Batal', status: 'cancelled' })
    await buildWebinar(tx, cakra.id, { title: 'Yang kedua', start_at: '2026-12-05T12:00:00Z' })
    await buildWebinar(tx, cakra.id, { title: 'Yang pertama', start_at: '2026-11-25T12:00:00Z' }, [person.id])
    const recorded = { recording_url: 'https://rekaman.example/1', is_recording_public: true, minutes: 60 }
    await buildWebinar(tx, cakra.id, { title: 'Yang lalu', start_at: '2026-11-01T12:00:00Z', ...recorded })
    await buildWebinar(tx, cakra.id, { title: 'Yang terakhir', start_at: '2026-11-10T12:00:00Z' })
    await buildWebinar(tx, alam.id, { title: 'Sekarang', start_at: '2026-11-21T02:30:00Z', ...recorded })
    programId = (await buildProgram(tx, {}, [cakra.id])).id
  })
  await elsewhere.write(async tx => {
    const own = await buildClass(tx, { name: 'Hanya di Brebes', is_elevated: true })
    await buildClassroom(tx, own.id)
    await buildWebinar(tx, own.id, { title: 'Bincang Brebes' })
  })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })

const dataOf = dataBy(call)

const namesOf = async (path: string) => (await dataOf(classList, path)).items.map(({ name }) => name)

describe('the catalogue as calls', () => {
  it('raises what the tenant raised, with the filters of all classes', async () => {
    expect(await namesOf('/v1/class/active/elevate')).toEqual(['Alam', 'Cakra'])
    expect(await namesOf('/v1/class/active/elevate?page=1&filter.type=webinar')).toEqual(['Cakra'])
    expect(await namesOf('/v1/class/active/elevate?page=1&state=started')).toEqual([])
  })

  it.each([
    ['', ['Cakra', 'Bumi', 'Alam']],
    ['sort=oldest', ['Alam', 'Bumi', 'Cakra']],
    ['sort=title', ['Alam', 'Bumi', 'Cakra']],
    ['sort=start', ['Bumi', 'Alam', 'Cakra']],
    ['preClass=true', ['Bumi']],
    ['preClass=0', ['Cakra', 'Alam']],
    ['type=webinar', ['Cakra']],
    ['filter.type=webinar', ['Cakra']],
    ['state=started', ['Bumi']],
    ['search=alam', ['Alam']],
    ['search=%25', []],
    ['pageSize=1&page=2', ['Bumi']],
    ['pageSize=1&page=2&all=true', ['Cakra', 'Bumi', 'Alam']],
  ])('lists the whole catalogue: ?%s', async (query, names) => {
    expect(await namesOf(`/v1/class/list?${query}`)).toEqual(names)
  })

  it('of one programme', async () => {
    expect(await namesOf(`/v1/class/list?programId=${programId}`)).toEqual(['Cakra'])
    expect(await namesOf('/v1/class/list?programId=999999')).toEqual([])
  })

  it('tells what was published last, ten of it', async () => {
    expect(await namesOf('/v1/class/recent')).toEqual(['Cakra', 'Bumi', 'Alam'])
    expect(await dataOf(classList, '/v1/class/recent')).toMatchObject({ page: 1, perPage: 10 })
  })

  it('lists webinars, the next one first and what is over behind', async () => {
    const { items } = await dataOf(webinarList, '/v1/class/webinar')
    expect(items.map(({ title, status }) => [title, status])).toEqual([
      ['Sekarang', 'live'],
      ['Yang pertama', 'scheduled'],
      ['Yang kedua', 'scheduled'],
      ['Yang terakhir', 'ended'],
      ['Yang lalu', 'ended'],
    ])
    expect(items[1]?.speakers).toMatchObject([{ name: 'Agus Salim' }])
    // a recording is there when there is something to see
    expect(items.map(({ recordingUrl }) => recordingUrl !== null)).toEqual([false, false, false, false, true])
    const some = await dataOf(webinarList, `/v1/class/webinar?perPage=2&page=2&programIds=${programId}`)
    expect(some).toMatchObject({ page: 2, perPage: 2, totalItems: 4, totalPages: 2 })
    expect(some.items.map(({ title }) => title)).toEqual(['Yang terakhir', 'Yang lalu'])
    expect((await dataOf(webinarList, '/v1/class/webinar?pageSize=1')).perPage).toBe(1)
  })

  it('shows the webinars of a class on its page, with a badge and an event for search engines', async () => {
    const found = await dataOf(classDetail, '/v1/class/overview?slug=cakra')
    expect(found.webinars).toHaveLength(4)
    const { body } = await app.request({ host: tenant.host, path: '/Class/cakra' })
    for (const words of ['Pertemuan daring', 'Yang pertama', 'Daring lewat Zoom', '"@type":"EducationEvent"'])
      expect(body, words).toContain(words)
  })

  it('lists the runs that are active, in the shape of the batch list', async () => {
    const list = await dataOf(batchList, '/batch/active')
    expect(list.items.map(({ name, state }) => [name, state])).toEqual([
      ['Jalan', 'started'],
      ['Buka', 'onRegistration'],
    ])
    expect(list.page).toEqual({ current_page: 1, last_page: 1 })
    expect(list.data_count).toEqual({ per_page: 10, total_data: 2 })
    const second = await dataOf(batchList, '/batch/active?perPage=1&page=2')
    expect(second.page).toEqual({ current_page: 2, last_page: 2 })
    expect(second.items[0]?.class.name).toBe('Alam')
  })

  it("another tenant's class, run or webinar is not found here", async () => {
    for (const path of [
      '/v1/class/active/elevate',
      '/v1/class/list',
      '/v1/class/recent',
      '/v1/class/webinar',
    ]) {
      expect((await call(path)).body).not.toContain('Brebes')
      expect((await call(path, elsewhere.host)).body).toContain('Brebes')
    }
    expect((await call('/batch/active', elsewhere.host)).json().data.data_count.total_data).toBe(1)
  })

  it.each([
    ['/v1/class/list?sort=mahal', 'sort', /newest, oldest, title, start/],
    ['/v1/class/list?preClass=ya', 'preClass', /true atau false/],
    ['/v1/class/list?type=kursus', 'type', /self_paced/],
    ['/v1/class/list?programId=x', 'programId', /angka/],
    ['/v1/class/active/elevate?page=0', 'page', /dimulai dari 1/],
    ['/v1/class/webinar?perPage=101', 'perPage', /maksimal 100/],
    ['/v1/class/webinar?programIds=a', 'programIds', /angka/],
    ['/batch/active?page=x', 'page', /angka/],
  ])('%s is refused in Indonesian', async (path, field, words) => {
    const answer = await call(path)
    expect(answer.status).toBe(422)
    const [error] = answer.json().errors
    expect(error.field.startsWith(field)).toBe(true)
    expect(error.message).toMatch(words)
  })

  it('says nothing while the site is in maintenance', async () => {
    for (const path of ['/v1/class/list', '/v1/class/recent', '/v1/class/webinar', '/batch/active'])
      expect((await call(path, closed.host)).status).toBe(503)
  })
})
