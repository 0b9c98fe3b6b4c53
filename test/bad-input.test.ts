import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeRooms } from '../src/app/house.ts'
import { type App, startApp } from './app.ts'
import { expectNoInsides, expectProblem } from './problems.ts'
import type { Twin } from './room-things.ts'
import { buildTwin } from './twins.ts'

let app: App
let tenant: Twin

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTwin(app, 'tegal', 'MERPATI')
})

afterAll(() => app?.close())

const call = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'application/json' } })
const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

const lists = {
  '/v3/post/list?kindSlug=news': 'page',
  '/v3/post/kind/category/list?kindSlug=news': 'page',
  '/v1/class/active?': 'page',
  '/v1/program/active?': 'page',
}

describe('what a call cannot make sense of', () => {
  it.each([
    ['page=0', 'page', 'Halaman dimulai dari 1'],
    ['page=-1', 'page', 'Halaman dimulai dari 1'],
    ['page=1.5', 'page', 'Halaman harus berupa bilangan bulat'],
    ['page=x', 'page', 'Halaman harus berupa angka'],
    ['page=', 'page', 'Halaman dimulai dari 1'],
    ['page=NaN', 'page', 'Halaman harus berupa angka'],
    ['page=Infinity', 'page', 'Halaman harus berupa angka'],
    ['page=1000000000', 'page', 'Halaman terlalu jauh'],
    ['page=900000', 'page', 'Halaman terlalu jauh, persempit dengan pencarian'],
    ['page=1&page=2', 'page', 'Halaman harus berupa angka'],
    ['pageSize=0', 'pageSize', 'Jumlah per halaman minimal 1'],
    ['pageSize=101', 'pageSize', 'Jumlah per halaman maksimal 100'],
    ['pageSize=x', 'pageSize', 'Jumlah per halaman harus berupa angka'],
    ['pageSize=-5', 'pageSize', 'Jumlah per halaman minimal 1'],
  ])('%s is refused in every list with its field and words for it', async (query, field, message) => {
    for (const path of Object.keys(lists)) {
      const answer = await call(`${path}&${query}`)
      expectProblem(answer, 422)
      expect(answer.json().errors[0]).toEqual({ field, code: expect.any(String), message })
      expect(answer.json().message).toBe(message)
    }
  })

  it.each([
    ['/v3/post/list', 'kindSlug', /Jenis tulisan tidak dikenal; pilihan: news/],
    ['/v3/post/list?kindSlug=gosip', 'kindSlug', /Jenis tulisan tidak dikenal/],
    ['/v3/post/list?kindSlug=', 'kindSlug', /Jenis tulisan tidak dikenal/],
    ['/v3/post/list?kindSlug=NEWS', 'kindSlug', /Jenis tulisan tidak dikenal/],
    ['/v3/post/list?kindSlug=news&kindSlug=blog', 'kindSlug', /Jenis tulisan tidak dikenal/],
    ['/v3/post/list?kindSlug=news&sort=acak', 'sort', /Urutan yang tersedia: newest, oldest, popular, title/],
    ['/v3/post/list?kindSlug=news&categoryId=0', 'categoryId', /ID tidak valid/],
    ['/v3/post/list?kindSlug=news&categoryId=99999999999', 'categoryId', /ID tidak valid/],
    ['/v3/post/list?kindSlug=news&excludeId=abc', 'excludeId', /ID harus berupa angka/],
    ['/v3/post/list?kindSlug=news&isParent=ya', 'isParent', /.+/],
    [`/v3/post/list?kindSlug=news&search=${'a'.repeat(201)}`, 'search', /Maksimal 200 karakter/],
    ['/v3/post/list?kindSlug=news&search=%00', 'search', /karakter yang tidak valid/],
    ['/v3/post/detail?kindSlug=news', 'slug', /Sertakan id atau slug/],
    [`/v3/post/detail?kindSlug=news&slug=${'a'.repeat(192)}`, 'slug', /Maksimal 191 karakter/],
    ['/v3/post/kind/category/detail?kindSlug=news', 'slug', /^Isi alamat pendek$/],
    ['/v1/class/overview', 'slug', /^Isi alamat pendek$/],
    ['/v1/class/syllabus', 'classroomId', /.+/],
    ['/v1/class/syllabus?classroomId=-3', 'classroomId', /ID tidak valid/],
    ['/v1/class/active?state=tutup', 'state', /comingSoon, onRegistration, soon, started, ended/],
    ['/v1/class/active?state=started,tutup', 'state', /comingSoon/],
    ['/v1/class/active?level=dewa', 'level', /beginner, intermediate, advanced, all/],
    ['/v1/class/active?filter.type=kursus', 'filter.type', /self_paced, live, hybrid, bootcamp, webinar/],
    ['/v1/class/active?programIds=1,dua', 'programIds', /ID harus berupa angka/],
    ['/v1/class/active?heldCityIds=Tegal', 'heldCityIds', /Kode kota tidak valid/],
    ['/v1/program/active/detail', 'slug', /^Isi alamat pendek$/],
  ])('%s is refused, naming %s', async (path, field, message) => {
    const answer = await call(path)
    expectProblem(answer, 422)
    const errors: { field: string; message: string }[] = answer.json().errors
    expect(errors[0]?.field.split('.')[0]).toBe(field.split('.')[0])
    expect(errors[0]?.message).toMatch(message)
    expect(JSON.stringify(errors)).not.toMatch(/\b(expected|invalid|required|received)\b/i)
  })

  it('names all that is wrong at once', async () => {
    const answer = await call('/v3/post/list?kindSlug=gosip&page=0&pageSize=1000&sort=acak')
    const fields: { field: string }[] = answer.json().errors
    expect(fields.map(({ field }) => field).sort()).toEqual(['kindSlug', 'page', 'pageSize', 'sort'])
  })

  it('is a missing thing when it could be a name: 404 in the envelope', async () => {
    expectProblem(await call('/v3/post/detail?kindSlug=news&slug=tidak-ada'), 404)
    expectProblem(await call('/v1/class/overview?slug=%F0%9F%98%80'), 404)
    expectProblem(await call('/v1/program/active/detail?slug=%27%3B%20drop%20table%20posts%3B--'), 404)
    expectProblem(await call('/v1/tidak/ada'), 404)
    expect((await call('/v1/tidak/ada')).json().message).toBe('This page could not be found')
  })
})

describe('a page asked for badly', () => {
  it('answers 422 in the look of the tenant, with words', async () => {
    for (const path of [
      '/News?page=0',
      '/Class?page=x',
      '/Courses?state=tutup',
      '/Program?page=-1',
      '/Class?level=dewa',
    ]) {
      const answer = await page(path)
      expect([path, answer.status]).toEqual([path, 422])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('Opps.. Maaf terjadi kesalahan pada website')
      expect(answer.body).toContain('Kembali ke halaman utama')
      expect(answer.body).toContain('Situs MERPATI')
      expectNoInsides(answer)
    }
  })

  it('that does not exist answers 404 with the words of the specification', async () => {
    for (const path of [
      '/Tidak-Ada',
      '/News/tidak-ada',
      '/Courses/belajar-web/module/pengantar/chapter/hilang',
      '/a/b/c/d',
      '/.env',
      '/wp-login.php',
    ]) {
      const answer = await page(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.body).toContain('Oops.. Maaf halaman tidak ditemukan')
      expect(answer.body).toContain('This page could not be found')
      expect(answer.body).toContain('Kembali ke halaman utama')
      expect(answer.body).toContain('Situs MERPATI')
      expect(answer.body).toContain('noindex')
      expectNoInsides(answer)
    }
  })

  it('beyond the last page of a list is a list page that says 404', async () => {
    for (const path of ['/News?page=99', '/Class?page=99', '/Program?page=99']) {
      const answer = await page(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('ignores parameters it does not know, and takes the last of two', async () => {
    expect((await page('/News?utm_source=wa&fbclid=1&page=1')).status).toBe(200)
    expect((await page('/News?page=99&page=1')).status).toBe(200)
  })

  it('is an error page even when nothing else was asked of this process before', async () => {
    const fresh = await startApp()
    await buildTwin(fresh, 'brebes', 'KENARI')
    const answer = await fresh.request({
      host: 'brebes.localhost',
      path: '/News/%ED%A0%80',
      headers: { accept: 'text/html' },
    })
    await fresh.close()
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('Situs KENARI')
    expect(answer.body).toContain('Opps.. Maaf terjadi kesalahan pada website')
  })
})

it('a version that no thing can have is refused by every call before the database is asked', () => {
  const open = describeRooms().calls.flatMap(({ contract: { method, path, body } }) => {
    if (!body) return []
    const { properties = {} } = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' })
    const { version } = properties
    const most = typeof version === 'object' ? (version.maximum ?? Number.POSITIVE_INFINITY) : 0
    return most > 2_147_483_647 ? [`${method} ${path}`] : []
  })
  expect(open).toEqual([])
})

it('what asks a call more often than it allows is refused, of every call with a narrow limit of its own', async () => {
  const narrow = describeRooms().calls.filter(
    ({ scope, contract }) => scope !== 'process' && !contract.shapes && (contract.limit?.tokens ?? 99) <= 20,
  )
  expect(narrow.length).toBeGreaterThan(20)
  const open: string[] = []
  for (const { contract } of narrow) {
    const { method, limit } = contract
    const path = contract.path.replaceAll(/\{\w+\}/g, '1')
    const most = limit?.tokens ?? 0
    let answer = 0
    let asked = 0
    // each refusal on the way, of a visitor or of an empty body, counts as well
    while (answer !== 429 && asked <= most) {
      const given = await app.request({
        host: tenant.host,
        method,
        path,
        ...(method === 'GET' ? {} : { body: '{}' }),
        headers: {
          accept: 'application/json',
          'sec-fetch-site': 'same-origin',
          ...(method === 'GET' ? {} : { 'content-type': contract.accepts?.[0] ?? 'application/json' }),
        },
      })
      answer = given.status
      asked += 1
    }
    if (answer !== 429 || asked !== most + 1) open.push(`${method} ${path}: ${asked} asked, ${answer}`)
  }
  expect(open).toEqual([])
})
