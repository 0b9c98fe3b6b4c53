import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { programDetail, programList, programNames } from './programs.contract.ts'
import { buildProgram } from './programs.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let main: { id: number }

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    const second = await buildClass(tx, { name: 'Kelas kedua' })
    const first = await buildClass(tx, { name: 'Kelas pertama' })
    await buildClassroom(tx, first.id)
    main = await buildProgram(
      tx,
      {
        slug: 'desa-digital',
        name: 'Desa Digital',
        position: 0,
        start_date: '2026-12-01',
        end_date: '2027-05-31',
        partners: ['Pemkab Tegal'],
      },
      [first.id, second.id],
    )
    for (let index = 1; index <= 7; index++)
      await buildProgram(tx, { name: `Program ke-${index}`, position: index })
    await buildProgram(tx, { slug: 'belum', name: 'Program belum terbit', status: 'unpublished' })
    await buildProgram(tx, { slug: 'pensiun', name: 'Program pensiun', status: 'retired' })
  })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe('programmes', () => {
  it('are listed six on a page, in the order the editor gave them, active ones only', async () => {
    const first = programList.parse((await call('/v1/program/active')).json().data)
    expect(first).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 })
    expect(first.items[0]).toMatchObject({
      slug: 'desa-digital',
      totalClasses: 2,
      startDate: '2026-12-01',
      endDate: '2027-05-31',
      partners: ['Pemkab Tegal'],
    })
    const second = programList.parse((await call('/v1/program/active?page=2')).json().data)
    expect(second.items.map(({ name }) => name)).toEqual(['Program ke-6', 'Program ke-7'])
    expect((await call('/v1/program/active?pageSize=100')).json().data.items).toHaveLength(8)
  })

  it('are all named at once for those who choose', async () => {
    const names = programNames.parse((await call('/v1/program/list')).json().data)
    expect(names).toHaveLength(8)
    expect(names[0]).toEqual({ id: main.id, slug: 'desa-digital', name: 'Desa Digital' })
  })

  it('have their classes, in order', async () => {
    const found = programDetail.parse((await call('/v1/program/active/detail?slug=desa-digital')).json().data)
    expect(found.items.map(({ name, required }) => [name, required])).toEqual([
      ['Kelas pertama', true],
      ['Kelas kedua', true],
    ])
    const { body } = await page('/Program/desa-digital')
    expect(body.indexOf('Kelas pertama')).toBeGreaterThan(0)
    expect(body.indexOf('Kelas kedua')).toBeGreaterThan(body.indexOf('Kelas pertama'))
    for (const words of ['Desa Digital', 'Pemkab Tegal', '2 kelas', 'Enam bulan, empat kelas.'])
      expect(body).toContain(words)
  })

  it('on pages: six, then the rest', async () => {
    const { body } = await page('/Program')
    expect(body).toContain('Program ke-5')
    expect(body).not.toContain('Program ke-6')
    expect(body).toContain('href="/Program?page=2"')
    expect((await page('/Program?page=2')).body).toContain('Program ke-7')
    expect((await page('/Program', elsewhere.host)).body).toContain('Belum ada program')
  })

  it('that are not active are not found', async () => {
    for (const slug of ['belum', 'pensiun']) {
      expect((await call(`/v1/program/active/detail?slug=${slug}`)).status).toBe(404)
      expect((await page(`/Program/${slug}`)).status).toBe(404)
    }
  })

  it('tell nothing of classes that nobody may see yet', async () => {
    const names = ['Kelas rahasia draf', 'Kelas rahasia nanti']
    await tenant.write(async tx => {
      const draft = await buildClass(tx, { name: names[0], status: 'draft' })
      const later = await buildClass(tx, { name: names[1], published_at: '2027-01-01T00:00:00Z' })
      const open = await buildClass(tx, { name: 'Kelas terbuka' })
      await buildProgram(tx, { slug: 'campuran' }, [draft.id, later.id, open.id])
    })
    for (const answer of [
      await call('/v1/program/active/detail?slug=campuran'),
      await page('/Program/campuran'),
    ]) {
      expect(answer.body).toContain('Kelas terbuka')
      for (const name of names) expect(answer.body).not.toContain(name)
    }
    // and are counted as they are shown
    expect((await call('/v1/program/active/detail?slug=campuran')).json().data.totalClasses).toBe(1)
  })

  it("another tenant's programme is not found here", async () => {
    const { id, slug } = await elsewhere.write(tx => buildProgram(tx, { slug: 'hanya-di-brebes' }))
    expect((await page(`/Program/${slug}`, elsewhere.host)).status).toBe(200)
    for (const path of [`/Program/${slug}`, `/Program/${id}/${slug}`])
      expect((await page(path)).status).toBe(404)
    expect((await call(`/v1/program/active/detail?slug=${slug}`)).status).toBe(404)
  })

  it('have one address; every other that means it leads there by 301', async () => {
    const moves = {
      '/Programs': '/Program',
      '/programs?page=2': '/Program?page=2',
      '/program': '/Program',
      '/program/desa-digital': '/Program/desa-digital',
      [`/Program/${main.id}/desa-digital`]: '/Program/desa-digital',
      [`/Program/${main.id}/nama-lama`]: '/Program/desa-digital',
    }
    for (const [from, to] of Object.entries(moves)) {
      const answer = await page(from)
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
      expect((await page(to)).status).toBe(200)
    }
  })
})
