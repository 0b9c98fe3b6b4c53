import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './http.ts'
import { type App, startApp } from './app.ts'
import { buildTwin, type Twin } from './twins.ts'

let app: App
let tenant: Twin

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTwin(app, 'tegal', 'MERPATI')
})

afterAll(() => app?.close())

const call = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'application/json' } })
const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

/** No answer, whatever was asked, shows how the product is made inside. */
function expectNoInsides({ body }: Answer) {
  expect(body).not.toMatch(/\bat [\w.<>]+ \(|node_modules|\.tsx?:\d+|select .* from |FST_ERR|SQLSTATE|syntax error/i)
}

function expectProblem(answer: Answer, status: number) {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toMatchObject({ status: false, data: null })
  expect(answer.json().message).toMatch(/\w+ \w+|TENANT_MISMATCH/)
  expectNoInsides(answer)
}

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
    ['/v3/post/kind/category/detail?kindSlug=news', 'slug', /Wajib diisi/],
    ['/v1/class/overview', 'slug', /Wajib diisi/],
    ['/v1/class/syllabus', 'classroomId', /.+/],
    ['/v1/class/syllabus?classroomId=-3', 'classroomId', /ID tidak valid/],
    ['/v1/class/active?state=tutup', 'state', /comingSoon, onRegistration, soon, started, ended/],
    ['/v1/class/active?state=started,tutup', 'state', /comingSoon/],
    ['/v1/class/active?level=dewa', 'level', /beginner, intermediate, advanced, all/],
    ['/v1/class/active?filter.type=kursus', 'filter.type', /self_paced, live, hybrid, bootcamp, webinar/],
    ['/v1/class/active?programIds=1,dua', 'programIds', /ID harus berupa angka/],
    ['/v1/class/active?heldCityIds=Tegal', 'heldCityIds', /Kode kota tidak valid/],
    ['/v1/program/active/detail', 'slug', /Wajib diisi/],
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
  })
})

describe('a page asked for badly', () => {
  it('answers 422 in the look of the tenant, with words', async () => {
    for (const path of ['/News?page=0', '/Class?page=x', '/Courses?state=tutup', '/Program?page=-1', '/Class?level=dewa']) {
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
    for (const path of ['/Tidak-Ada', '/News/tidak-ada', '/Courses/belajar-web/module/pengantar/chapter/hilang', '/a/b/c/d', '/.env', '/wp-login.php']) {
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
    const answer = await fresh.request({ host: 'brebes.localhost', path: '/News/%ED%A0%80', headers: { accept: 'text/html' } })
    await fresh.close()
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('Situs KENARI')
    expect(answer.body).toContain('Opps.. Maaf terjadi kesalahan pada website')
  })
})

describe('any text at all', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom("'", "';--", '"', '\\', '%', '_', '../../etc/passwd', '..%2f..%2f', '<script>alert(1)</script>', '{{7*7}}', '__proto__', 'constructor', '\u0000', '\u2028', '\uFEFF', '😀', 'ａ', 'İ', 'ß', '٣', ' ', '.', '..', '@Premium', '0', '-1', '9'.repeat(30), 'a'.repeat(3000), "$1", ':slug', '*', '?', '#'),
  )
  /** as a browser would send it; what it cannot encode goes as bytes that are no UTF-8 */
  const encoded = (value: string) => (value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80')
  const runs = { numRuns: 60 }

  const places: [string, (value: string) => string][] = [
    ['as the slug of a post', value => `/News/${value}`],
    ['as the id of a post', value => `/Blog/${value}/judul`],
    ['as the slug of a class', value => `/Class/${value}`],
    ['as a chapter', value => `/Courses/belajar-web/module/${value}/chapter/${value}`],
    ['as a first part', value => `/${value}`],
    ['as a search', value => `/Class?search=${value}`],
    ['as a category', value => `/News?kategori=${value}`],
    ['as a page number', value => `/Program?page=${value}`],
    ['as the name of a parameter', value => `/News?${value}=1`],
  ]

  it.each(places)('%s never breaks a page', async (_, addressOf) => {
    await fc.assert(
      fc.asyncProperty(text, async value => {
        const answer = await page(addressOf(encoded(value)))
        expect([200, 301, 400, 404, 414, 422, 431]).toContain(answer.status)
        expectNoInsides(answer)
      }),
      runs,
    )
  })

  const queries: [string, (value: string) => string][] = [
    ['slug', value => `/v3/post/detail?kindSlug=news&slug=${value}`],
    ['id', value => `/v3/post/detail?kindSlug=news&id=${value}`],
    ['search', value => `/v3/post/list?kindSlug=news&search=${value}`],
    ['class search', value => `/v1/class/active?search=${value}`],
    ['state', value => `/v1/class/active?state=${value}`],
    ['programIds', value => `/v1/class/active?programIds=${value}`],
    ['heldCityIds', value => `/v1/class/active?heldCityIds=${value}`],
    ['tenant', value => `/${value}/cms/app/settings`],
    ['key', value => `/tegal/cms/app/setting/${value}`],
    ['a name', value => `/v1/class/active?${value}=${value}`],
  ]

  it.each(queries)('%s never breaks a call', async (_, addressOf) => {
    await fc.assert(
      fc.asyncProperty(text, async value => {
        const answer = await call(addressOf(encoded(value)))
        expect([200, 301, 400, 403, 404, 414, 422, 431]).toContain(answer.status)
        if (answer.headers['content-type']?.startsWith('application/json')) {
          const body = answer.json()
          expect([typeof body.status, typeof body.message, 'data' in body]).toEqual(['boolean', 'string', true])
        }
        expectNoInsides(answer)
      }),
      runs,
    )
  })

  it('stays text: nothing of it becomes markup or ends a script', async () => {
    const attack = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>`
    for (const path of [`/News?search=${encodeURIComponent(attack)}`, `/${encodeURIComponent(attack)}`]) {
      const { body } = await page(path)
      expect(body).not.toContain('<script>alert')
      expect(body).not.toContain('<img src=x')
    }
  })
})

describe('addresses that are no addresses', () => {
  it.each(['/News/%', '/News/%zz', '/News/%E0%A4%A', '/News/%C0%AE%C0%AE', '/%ff', '/News/%ED%A0%80', '/News/%00'])(
    '%s: 400 or 404, as a page to people and as an envelope to programs',
    async path => {
      const asPage = await page(path)
      expect([400, 404]).toContain(asPage.status)
      expect(asPage.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(asPage.body).toContain('Kembali ke halaman utama')
      expectNoInsides(asPage)
    },
  )

  it('are refused in calls in the envelope', async () => {
    for (const path of ['/v1/%', '/v1/%zz/x', '/%ff/cms/app/id']) {
      const answer = await call(path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.json()).toMatchObject({ status: false, data: null })
      expectNoInsides(answer)
    }
  })
})

describe('a body nobody asked for', () => {
  const post = (body: string | Buffer, type?: string, path = '/v3/post/list') =>
    app.request({
      host: tenant.host,
      path,
      method: 'POST',
      headers: { accept: 'application/json', ...(type ? { 'content-type': type } : {}) },
      body,
    })

  it('that is too large is refused before it is read to its end', async () => {
    const answer = await post(Buffer.alloc(3_000_000, 'a'), 'application/json').catch((error: Error) => error)
    // the server may hang up on the rest while we are still sending
    if (answer instanceof Error) expect(answer.message).toMatch(/EPIPE|ECONNRESET|socket hang up/)
    else expectProblem(answer, 413)
    const declared = await app.raw(
      `POST /v3/post/list HTTP/1.1\r\nHost: ${tenant.host}\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\nConnection: close\r\n\r\n{`,
    )
    expect(declared).toMatch(/^HTTP\/1\.1 413/)
    expect(declared).toContain('Data yang dikirim terlalu besar')
  })

  it.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['[1,2', 'application/json; charset=utf-8'],
    ['{"__proto__": {"a": 1}}', 'application/json'],
    ['<x/>', 'application/xml'],
    ['a=1', 'application/x-www-form-urlencoded'],
    ['--x', 'multipart/form-data; boundary=x'],
    ['teks', 'text/plain'],
    ['{}', 'bukan/jenis; ; ='],
    ['{}', undefined],
  ])('%s as %s is refused in the envelope', async (body, type) => {
    const answer = await post(body, type)
    expect([400, 404, 413, 415, 422]).toContain(answer.status)
    expectProblem(answer, answer.status)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])('%s where nothing is changed is refused', async method => {
    for (const path of ['/v3/post/list', '/News', '/']) {
      const answer = await app.request({ host: tenant.host, path, method })
      expect([404, 405]).toContain(answer.status)
      expect(answer.body === '' || answer.json().status === false).toBe(true)
    }
  })
})

describe('headers out of the ordinary', () => {
  it.each<[string, Record<string, string>]>([
    ['an Accept of everything', { accept: '*/*' }],
    ['an Accept of nothing we have', { accept: 'image/png' }],
    ['an endless Accept', { accept: 'text/html,'.repeat(500) }],
    ['an Accept-Encoding we do not know', { 'accept-encoding': 'zstd, compress' }],
    ['an Accept-Encoding refused throughout', { 'accept-encoding': 'br;q=0, gzip;q=0, identity' }],
    ['a Range', { range: 'bytes=0-10' }],
    ['a broken If-None-Match', { 'if-none-match': '"""\'' }],
    ['a broken date', { 'if-modified-since': 'kemarin' }],
    ['a broken cookie', { cookie: '=;;=;\u00ff' }],
    ['an Authorization that is none', { authorization: 'Bearer ' }],
    ['an upgrade', { upgrade: 'h2c', connection: 'Upgrade' }],
    ['an Origin of elsewhere', { origin: 'https://evil.test' }],
  ])('%s still gets the page', async (_, headers) => {
    const answer = await app.request({ host: tenant.host, path: '/News', headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('too many or too long ones are refused without harm', async () => {
    const long = await app.raw(`GET / HTTP/1.1\r\nHost: ${tenant.host}\r\nX-Panjang: ${'a'.repeat(40_000)}\r\n\r\n`)
    expect(long).toMatch(/^HTTP\/1\.1 (431|400)/)
    const address = await app.raw(`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: ${tenant.host}\r\n\r\n`)
    expect(address).toMatch(/^HTTP\/1\.1 (431|414|400)/)
    expect((await page('/News')).status).toBe(200)
  })

  it.each([
    ['no HTTP', 'halo\r\n\r\n'],
    ['a method nobody knows', 'AMBIL / HTTP/1.1\r\nHost: tegal.localhost\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: tegal.localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['length and chunks', 'POST / HTTP/1.1\r\nHost: tegal.localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a header cut in two', 'GET / HTTP/1.1\r\nHost: tegal.localhost\r\nX: a\nB: c\r\n \r\n\r\n'],
  ])('%s is refused: 4xx, then goodbye', async (_, text) => {
    const heard = await app.raw(text)
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(heard).toContain('"status":false')
    expect(heard).not.toMatch(/node_modules|\.ts:\d/)
  })
})
