import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeOf } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildProgram } from '../programs/programs.things.ts'
import { buildChapter, buildClass, buildClassroom, buildModule } from './classes.things.ts'

let app: App
let tenant: BuiltTenant
let product: BuiltTenant
let elsewhere: BuiltTenant
let closed: BuiltTenant
let campId = 0

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  product = await buildTenant(app, { slug: 'slawi', setting: { layout: 'sanggar' } })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
  await tenant.write(async tx => {
    const camp = await buildClass(tx, {
      name: 'Kemah Koding',
      slug: 'kemah-koding',
      code: 'KEMAH-1',
      type: 'bootcamp',
      level: 'beginner',
      duration_minutes: 600,
      competencies: ['Menulis kode'],
    })
    campId = camp.id
    await buildClassroom(tx, camp.id)
    const live = await buildClass(tx, { name: 'Kelas malam', slug: 'kelas-malam', code: 'MALAM-1' })
    const course = await buildClass(tx, { name: 'Kursus sendiri', type: 'self_paced', level: 'advanced' })
    await buildClass(tx, { name: 'Tanpa modul' })
    for (const [{ id }, title] of [
      [camp, 'Pekan pertama'],
      [live, 'Malam pertama'],
      [course, 'Langkah awal'],
    ] as const) {
      const module = await buildModule(tx, id, { title })
      await buildChapter(tx, { classId: id, moduleId: module.id })
      await buildChapter(tx, { classId: id, moduleId: module.id })
    }
    await buildProgram(tx, { slug: 'pesilat', name: 'Pesilat' }, [live.id])
  })
  await product.write(async tx => {
    const inside = await buildClass(tx, { name: 'Sabuk putih', slug: 'sabuk-putih', code: 'PUTIH' })
    await buildClass(tx, { name: 'Di luar gelanggang', slug: 'di-luar', code: 'LUAR' })
    await buildProgram(tx, { slug: 'pesilat', name: 'Pesilat' }, [inside.id])
  })
  await elsewhere.write(tx =>
    buildClass(tx, { name: 'Kemah Brebes', slug: 'kemah-brebes', type: 'bootcamp' }),
  )
})

afterAll(() => app?.close())

const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

describe('bootcamps', () => {
  it('stand on a shelf of their own, each a course for search engines', async () => {
    const { status, body } = await page('/Camp')
    expect(status).toBe(200)
    expect(body).toContain('Kemah Koding')
    expect(body).not.toContain('Kelas malam')
    expect(body).toContain('Pendaftaran Dibuka')
    const list = nodeOf(body, 'ItemList')
    expect(list.itemListElement[0]).toMatchObject({
      position: 1,
      url: expect.stringMatching(/\/Camp\/kemah-koding$/),
      item: {
        '@type': 'Course',
        name: 'Kemah Koding',
        provider: { '@id': expect.stringMatching(/#organization$/) },
      },
    })
    expect((await page('/Camp?level=advanced')).body).toContain('Tidak ada hasil')
    // what is no bootcamp is not let in by a filter
    expect((await page('/Camp?type=live')).body).not.toContain('Kelas malam')
  })

  it('have one address; every other that means it leads there by 301', async () => {
    for (const path of [
      '/Class/kemah-koding',
      '/Class/KEMAH-1',
      '/Camp/kemah-1',
      '/camp/kemah-koding',
      `/Camp/${campId}/kemah-koding`,
      `/Camp/${campId}/nama-lama`,
      '/Overview/KEMAH-1',
      '/Courses/kemah-koding',
    ]) {
      const answer = await page(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 301, '/Camp/kemah-koding'])
    }
    const { body } = await page('/Camp/kemah-koding')
    expect(nodeOf(body, 'Course')).toMatchObject({ hasCourseInstance: [{ '@type': 'CourseInstance' }] })
    expect(body).toContain('href="/Camp"')
    expect((await page('/Camp/kelas-malam')).headers.location).toBe('/Class/kelas-malam')
  })

  it("another tenant's bootcamp is not found here", async () => {
    expect((await page('/Camp/kemah-brebes', elsewhere.host)).status).toBe(200)
    expect((await page('/Camp/kemah-brebes')).status).toBe(404)
    expect((await page(`/Camp/${campId}/kemah-koding`, elsewhere.host)).status).toBe(404)
    expect((await page('/Camp', product.host)).body).toContain('Belum ada bootcamp')
  })
})

describe('the class page of the programme Pesilat', () => {
  it("is the product's own under its layout", async () => {
    const { status, body } = await page('/Pesilat/Class', product.host)
    expect(status).toBe(200)
    expect(body).toContain('Sabuk putih')
    expect(body).not.toContain('Di luar gelanggang')
    expect((await page('/Pesilat/Class/PUTIH', product.host)).headers.location).toBe('/Class/sabuk-putih')
    expect((await page('/Pesilat/Class/sabuk-putih', product.host)).headers.location).toBe(
      '/Class/sabuk-putih',
    )
    expect((await page('/Pesilat/Class/LUAR', product.host)).status).toBe(404)
  })

  it("leads to the tenant's classes under every other", async () => {
    expect((await page('/Pesilat/Class')).headers.location).toBe('/Class')
    expect((await page('/pesilat/class/kemah-1')).headers.location).toBe('/Camp/kemah-koding')
    expect((await page('/Pesilat/Class/PUTIH')).status).toBe(404)
  })
})

describe('syllabi', () => {
  it('of everything that has modules are one table', async () => {
    const { status, body } = await page('/Silabus')
    expect(status).toBe(200)
    for (const words of ['Kemah Koding', 'Kelas malam', 'Kursus sendiri', 'Pekan pertama', '2 bab', '10 jam'])
      expect(body, words).toContain(words)
    expect(body).not.toContain('Tanpa modul')
    expect(body).toContain('<caption class="sr-only">Silabus semua kelas dan kursus</caption>')
  })

  it('are filtered by form, level and words, also those of modules', async () => {
    const found = async (query: string) =>
      ['Kemah Koding', 'Kelas malam', 'Kursus sendiri'].filter(name => query.includes(name))
    expect(await found((await page('/Silabus?level=advanced')).body)).toEqual(['Kursus sendiri'])
    expect(await found((await page('/Silabus?type=bootcamp')).body)).toEqual(['Kemah Koding'])
    expect(await found((await page('/Silabus?search=malam pertama'.replace(' ', '+'))).body)).toEqual([
      'Kelas malam',
    ])
    const none = await page('/Silabus?search=tidak-ada')
    expect(none.body).toContain('Tidak ada hasil untuk &quot;tidak-ada&quot;')
    expect(none.body).toContain('noindex')
  })

  it('of training offers are those of classes with somebody who teaches at an appointed time', async () => {
    const { status, body } = await page('/Training-Services/Syllabus')
    expect(status).toBe(200)
    expect(body).toContain('Kelas malam')
    expect(body).not.toContain('Kursus sendiri')
    expect((await page('/Training-Services/Syllabus?type=self_paced')).body).not.toContain('Kursus sendiri')
    expect((await page('/Training-Services/Syllabus', elsewhere.host)).body).toContain(
      'Belum ada silabus pelatihan',
    )
  })

  it.each([
    ['/Silabus?page=x', 422],
    ['/Silabus?level=sulit', 422],
    ['/Silabus?page=9', 404],
    ['/Camp?page=9', 404],
    ['/Camp?state=entah', 422],
    ['/Pesilat/Class?page=0', 301],
  ])('%s is answered with %i', async (path, status) => {
    expect((await page(path)).status).toBe(status)
  })

  it('and camps say nothing while the site is in maintenance', async () => {
    for (const path of ['/Silabus', '/Training-Services/Syllabus', '/Camp', '/Pesilat/Class']) {
      const answer = await page(path, closed.host)
      expect([path, answer.status]).toEqual([path, 503])
      expect(answer.body).toContain('Website Sedang Dalam Perbaikan')
    }
  })
})
