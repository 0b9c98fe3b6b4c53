import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { syllabus } from '../classes/classes.contract.ts'
import { buildChapter, buildClass, buildClassroom, buildModule } from '../classes/classes.things.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  await tenant.write(async tx => {
    await buildCourse(tx, { slug: 'belajar-web', name: 'Belajar Web', price: 0 })
    await buildCourse(tx, { slug: 'web-lanjut', name: 'Web Lanjut', price: 150_000 })
    await buildCourse(tx, { slug: 'web-emas', name: 'Web Emas', price: 0, premium: true })
    await buildCourse(tx, { slug: 'web-langsung', name: 'Web Langsung', type: 'live' })
    await buildCourse(tx, { slug: 'web-draf', name: 'Web Draf', status: 'draft' })
  })
})

afterAll(() => app?.close())

type Tx = Parameters<Parameters<BuiltTenant['write']>[0]>[0]

/** two modules: dasar with satu and dua, lanjut with tiga; dua is a preview */
async function buildCourse(tx: Tx, row: Parameters<typeof buildClass>[1]) {
  const course = await buildClass(tx, { type: 'self_paced', ...row })
  const basics = await buildModule(tx, course.id, { slug: 'dasar', title: 'Dasar', position: 1 })
  const more = await buildModule(tx, course.id, { slug: 'lanjut', title: 'Lanjut', position: 2 })
  const chapter = (module: { id: number }, slug: string, position: number, isPreview = false) =>
    buildChapter(
      tx,
      { classId: course.id, moduleId: module.id },
      {
        slug,
        title: `Bab ${slug}`,
        position,
        is_preview: isPreview,
        content_html: `<p>Pelajaran ${slug}.</p>`,
      },
    )
  await chapter(basics, 'satu', 1)
  await chapter(basics, 'dua', 2, true)
  await chapter(more, 'tiga', 1)
}

const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

/** what the page says of itself to the browser's router */
async function chapterOf(path: string) {
  const answer = await app.request({
    host: tenant.host,
    path,
    headers: { accept: 'application/vnd.sanggar.page+json' },
  })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json().data
}

describe('a chapter of a course', () => {
  it('is read with its place among all and the way on, over the border of a module', async () => {
    const first = await chapterOf('/Courses/belajar-web/module/dasar/chapter/satu')
    expect(first).toMatchObject({
      position: 1,
      total: 3,
      isLocked: false,
      contentHtml: '<p>Pelajaran satu.</p>',
    })
    expect(first.previous).toBeUndefined()
    expect(first.next).toEqual({ label: 'Bab dua', href: '/Courses/belajar-web/module/dasar/chapter/dua' })
    const second = await chapterOf('/Courses/belajar-web/module/dasar/chapter/dua')
    expect([second.previous.label, second.next.label, second.position]).toEqual(['Bab satu', 'Bab tiga', 2])
    const last = await chapterOf('/Courses/belajar-web/module/lanjut/chapter/tiga')
    expect([last.previous.label, last.next, last.position]).toEqual(['Bab dua', undefined, 3])
    expect(last.toc.map(({ title }: { title: string }) => title)).toEqual(['Dasar', 'Lanjut'])
    const html = await page('/Courses/belajar-web/module/dasar/chapter/dua')
    for (const words of ['Pelajaran dua.', 'Bab satu', 'Bab tiga', 'Belajar Web'])
      expect(html.body).toContain(words)
    expect(html.body).toContain('<title>Bab dua - Belajar Web - Sekolah tegal</title>')
  })

  it('that is for participants shows where it stands but not what it says', async () => {
    const locked = '/Courses/web-lanjut/module/dasar/chapter/satu'
    const { status, body } = await page(locked)
    expect(status).toBe(200)
    expect(body).not.toContain('Pelajaran satu')
    expect(body).toContain('noindex')
    expect(await chapterOf(locked)).toMatchObject({ isLocked: true, contentHtml: '' })
    const preview = await page('/Courses/web-lanjut/module/dasar/chapter/dua')
    expect(preview.body).toContain('Pelajaran dua.')
    expect((await page('/Courses/web-lanjut')).body).not.toMatch(/Pelajaran (satu|dua|tiga)/)
  })

  it('of a class with dates is for its participants, and shows where it stands', async () => {
    const { status, body } = await page('/Courses/web-langsung/module/dasar/chapter/satu')
    expect(status).toBe(200)
    expect(body).toContain('Bab ini untuk peserta')
    expect(body).not.toContain('Pelajaran satu')
  })

  it('has one address; without its module, or with another one, it is still found', async () => {
    const moves = {
      '/Courses/belajar-web/module/chapter/tiga': '/Courses/belajar-web/module/lanjut/chapter/tiga',
      '/Courses/belajar-web/module/dasar/chapter/tiga': '/Courses/belajar-web/module/lanjut/chapter/tiga',
      '/courses/belajar-web/Module/lanjut/Chapter/tiga': '/Courses/belajar-web/module/lanjut/chapter/tiga',
      '/Courses/web-emas/module/dasar/chapter/satu': '/Courses/@Premium/web-emas/module/dasar/chapter/satu',
      '/Courses/@Premium/belajar-web/module/dasar/chapter/satu':
        '/Courses/belajar-web/module/dasar/chapter/satu',
    }
    for (const [from, to] of Object.entries(moves)) {
      const answer = await page(from)
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
      expect((await page(to)).status).toBe(200)
    }
  })

  it.each([
    '/Courses/belajar-web/module/dasar/chapter/empat',
    '/Courses/tidak-ada/module/dasar/chapter/satu',
    '/Courses/web-draf/module/dasar/chapter/satu',
  ])('is not found at %s', async path => {
    expect((await page(path)).status).toBe(404)
  })

  it("another tenant's chapter is not found here", async () => {
    const other = await buildTenant(app, { slug: 'brebes' })
    const path = '/Courses/belajar-web/module/dasar/chapter/satu'
    expect((await app.request({ host: other.host, path, headers: { accept: 'text/html' } })).status).toBe(404)
  })
})

describe('the syllabus of a classroom', () => {
  it('is that of its class, without what the lessons say', async () => {
    const classroom = await tenant.write(async tx => {
      const { id } = await tx.db
        .selectFrom('classes')
        .select('id')
        .where('slug', '=', 'web-langsung')
        .executeTakeFirstOrThrow()
      return buildClassroom(tx, id, { name: 'Angkatan malam' })
    })
    const answer = await app.request({
      host: tenant.host,
      path: `/v1/class/syllabus?classroomId=${classroom.id}`,
    })
    const data = syllabus.parse(answer.json().data)
    expect(data.classroom.name).toBe('Angkatan malam')
    expect(data.modules.map(({ slug, chapters }) => [slug, chapters.map(chapter => chapter.slug)])).toEqual([
      ['dasar', ['satu', 'dua']],
      ['lanjut', ['tiga']],
    ])
    expect(answer.body).not.toContain('Pelajaran')
  })

  it('of a classroom that is not there is 404', async () => {
    expect(
      (await app.request({ host: tenant.host, path: '/v1/class/syllabus?classroomId=999999' })).status,
    ).toBe(404)
  })
})
