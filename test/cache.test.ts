import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPost } from '../src/features/content/posts/posts.things.ts'
import { notifyTenant } from '../src/platform/db/channels.ts'
import { type App, startApp, until } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { buildMember } from './members.ts'

let app: App
let a: BuiltTenant
let b: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  a = await buildTenant(app, { slug: 'tegal' })
  b = await buildTenant(app, { slug: 'brebes' })
  for (const { write } of [a, b]) await write(tx => buildPost(tx, { slug: 'kabar', title: 'Kabar lama' }))
})

beforeEach(() => app.sanggar.cache.clear())
afterAll(() => app?.close())

const html = { accept: 'text/html' }
const page = (tenant: BuiltTenant, path = '/News', headers: Record<string, string> = {}) =>
  app.request({ host: tenant.host, path, headers: { ...html, ...headers } })
const call = (tenant: BuiltTenant, headers: Record<string, string> = {}) =>
  app.request({ host: tenant.host, path: '/v3/post/list?kindSlug=news', headers })
/** writes past everything that would tell the caches */
const retitle = ({ write }: BuiltTenant, title: string) =>
  write(tx => tx.db.updateTable('posts').set({ title }).execute())

describe('an answer that was made', () => {
  it('is handed out again: what nobody announced is not seen', async () => {
    await retitle(a, 'Kabar lama')
    await page(a)
    await call(a)
    await retitle(a, 'Kabar diam-diam')
    expect((await page(a)).body).toContain('Kabar lama')
    expect((await call(a)).body).toContain('Kabar lama')
  })

  it('is the same bytes for fifty who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => page(a)))
    expect(new Set(answers.map(({ headers, body }) => `${headers.etag} ${body}`)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('is handed out while older than a minute, and made anew behind it', async () => {
    await retitle(a, 'Sebelum')
    app.sanggar.cache.clear()
    await page(a)
    await retitle(a, 'Sesudah')
    app.clock.advance(59_000)
    expect((await page(a)).body).toContain('Sebelum')
    app.clock.advance(2_000)
    expect((await page(a)).body).toContain('Sebelum')
    await until(async () => (await page(a)).body.includes('Sesudah'))
  })

  it("is made anew when its own tenant's settings change, and left alone when a neighbour's do", async () => {
    await retitle(a, 'Kabar lama')
    await retitle(b, 'Kabar lama')
    for (const tenant of [a, b]) await page(tenant)
    for (const tenant of [a, b]) await retitle(tenant, 'Kabar diam-diam')
    await a.write(tx => notifyTenant(tx, a.id))
    await until(async () => (await page(a)).body.includes('Kabar diam-diam'))
    expect((await page(b)).body).toContain('Kabar lama')
  })

  it('is shared by addresses that differ in what a page does not know', async () => {
    await retitle(a, 'Kabar bersama')
    const { headers } = await page(a, '/News')
    await retitle(a, 'Kabar diam-diam')
    for (const path of [
      '/News?utm_source=wa',
      '/News?fbclid=x&gclid=y',
      '/News?',
      '/News?page=',
      '/News?category=&search=',
    ]) {
      const answer = await page(a, path)
      expect([path, answer.headers.etag, answer.body.includes('Kabar bersama')]).toEqual([
        path,
        headers.etag,
        true,
      ])
    }
    // what a page does know makes another page
    expect((await page(a, '/News?page=1')).body).toContain('Kabar diam-diam')
  })

  it('is not the data that the router asks for, though the address is the same', async () => {
    const document = await page(a)
    const data = await page(a, '/News', { accept: 'application/vnd.sanggar.page+json' })
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(data.headers['content-type']).toBe('application/vnd.sanggar.page+json; charset=utf-8')
    expect(data.json().page).toBe('posts.list')
    expect(document.headers.vary).toContain('accept')
  })
})

describe('a browser that has the page already', () => {
  it('is told so by 304 without a body', async () => {
    const { etag = '' } = (await page(a)).headers
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    for (const known of [etag, `W/${etag}`, `"lain", ${etag}`, '*']) {
      const answer = await page(a, '/News', { 'if-none-match': known })
      expect([known, answer.status, answer.bytes.length, answer.headers.etag]).toEqual([known, 304, 0, etag])
      expect(answer.headers['cache-control']).toContain('s-maxage=60')
    }
  })

  it('gets it whole when it has another one', async () => {
    expect((await page(a, '/News', { 'if-none-match': '"lain"' })).status).toBe(200)
    const { etag = '' } = (await page(a)).headers
    await retitle(a, 'Kabar yang lain lagi')
    await app.purge(a.id, ['posts'])
    await until(async () => (await page(a, '/News', { 'if-none-match': etag })).status === 200)
  })

  it('works the same for calls', async () => {
    const { etag = '' } = (await call(a)).headers
    expect((await call(a, { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
  ])('Accept-Encoding %s is answered with %s, and unpacks to the same page', async (accepted, encoding) => {
    const plain = await page(a)
    for (let time = 0; time < 2; time++) {
      const answer = await page(a, '/News', { 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toContain('accept-encoding')
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
      const unpack =
        encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes
      expect(unpack(answer.bytes).toString()).toBe(plain.body)
      if (encoding) expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2)
    }
  })

  it("makes a member's page small for our own pages, and leaves it as it is where another site asks for it", async () => {
    const { cookie } = await buildMember(app, a)
    const own = (headers: Record<string, string>) =>
      page(a, '/Profile', { ...cookie, 'accept-encoding': 'gzip, br', ...headers })
    const plain = await own({ 'accept-encoding': 'gzip;q=0' })
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
    for (const from of ['same-origin', 'none']) {
      const small = await own({ 'sec-fetch-site': from })
      expect(small.headers['content-encoding']).toBe('gzip')
      expect(small.headers['cache-control']).toBe('no-store')
      expect(gunzipSync(small.bytes).toString()).toBe(plain.body)
      expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2)
    }
    for (const from of ['cross-site', 'same-site', '']) {
      const asItIs = await own({ 'sec-fetch-site': from })
      expect([asItIs.headers['content-encoding'], asItIs.body === plain.body]).toEqual([undefined, true])
    }
  })

  it('leaves HEAD without a body, with the headers of GET', async () => {
    for (const path of ['/News', '/v3/post/list?kindSlug=news']) {
      const get = await page(a, path)
      for (let time = 0; time < 2; time++) {
        const head = await app.request({ host: a.host, path, method: 'HEAD', headers: html })
        expect([head.status, head.bytes.length]).toEqual([200, 0])
        for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'] as const) {
          expect(head.headers[name]).toBe(get.headers[name])
        }
      }
    }
  })
})

describe('a publish', () => {
  it('makes the next answer new, in pages, data and calls', async () => {
    await retitle(a, 'Lama')
    app.sanggar.cache.clear()
    const asks = [
      () => page(a),
      () => page(a, '/News/kabar'),
      () => page(a, '/'),
      () => call(a),
      () => page(a, '/News', { accept: 'application/vnd.sanggar.page+json' }),
    ]
    for (const ask of asks) expect((await ask()).body).toContain('Lama')
    await retitle(a, 'Baru')
    await app.purge(a.id, ['posts'])
    await until(async () => (await page(a)).body.includes('Baru'))
    for (const ask of asks) expect((await ask()).body).toContain('Baru')
  })

  it('touches neither other things of the tenant nor other tenants', async () => {
    await a.write(tx =>
      tx.db.insertInto('programs').values({ slug: 'digital', name: 'Nama lama', status: 'active' }).execute(),
    )
    const program = () => page(a, '/Program')
    expect((await program()).body).toContain('Nama lama')
    await page(b)
    await a.write(tx => tx.db.updateTable('programs').set({ name: 'Nama diam-diam' }).execute())
    await retitle(b, 'Diam-diam')
    await retitle(a, 'Diumumkan')
    await app.purge(a.id, ['posts'])
    await until(async () => (await page(a)).body.includes('Diumumkan'))
    expect((await program()).body).toContain('Nama lama')
    expect((await page(b)).body).not.toContain('Diam-diam')
  })

  it('that is announced in a way nobody can read empties everything rather than leaving it old', async () => {
    await retitle(b, 'Sebelum salah kirim')
    app.sanggar.cache.clear()
    await page(b)
    await retitle(b, 'Sesudah salah kirim')
    await app.sanggar.database.withPlatform(tx =>
      sql`select pg_notify('sanggar_purge', 'bukan json')`.execute(tx.db),
    )
    await until(async () => (await page(b)).body.includes('Sesudah salah kirim'))
  })
})

describe('a narrowed list', () => {
  it('is kept for whoever asks again, and made anew by a publish', async () => {
    await retitle(a, 'Kabar sempit')
    const narrowed = () => page(a, '/News?search=kabar')
    const first = await narrowed()
    expect(first.body).toContain('Kabar sempit')
    await retitle(a, 'Kabar sempit dua')
    expect((await narrowed()).body).toBe(first.body)
    await app.purge(a.id, ['posts'])
    await until(async () => (await narrowed()).body.includes('Kabar sempit dua'))
  })

  it('of any number takes the place of others of its kind, never of a page', async () => {
    await retitle(a, 'Kabar halaman')
    await page(a)
    const before = app.sanggar.cache.size
    for (let number = 0; number < 330; number++) {
      const { status } = await page(a, `/News?search=kabar+${number}`, {
        accept: 'application/vnd.sanggar.page+json',
      })
      expect(status).toBe(200)
    }
    expect(app.sanggar.cache.size - before).toBeLessThanOrEqual(300)
    await retitle(a, 'Kabar lain')
    expect((await page(a)).body).toContain('Kabar halaman')
  })
})

describe('what is not for everybody is not kept', () => {
  it('an answer to somebody with credentials is made for them alone', async () => {
    await retitle(a, 'Untuk semua')
    await call(a)
    await retitle(a, 'Untuk satu orang')
    const { bearer } = await buildMember(app, a)
    expect((await call(a, bearer)).body).toContain('Untuk satu orang')
    expect((await call(a, { authorization: 'Bearer rahasia' })).status).toBe(401)
    expect((await call(a)).body).toContain('Untuk semua')
  })

  it('errors, missing pages and redirects are asked for again', async () => {
    for (const path of ['/News/belum-ada', '/News?page=0', '/berita']) {
      const before = app.sanggar.cache.size
      const answer = await page(a, path)
      expect(answer.status).not.toBe(200)
      expect(app.sanggar.cache.size).toBe(before)
    }
    await a.write(tx => buildPost(tx, { slug: 'belum-ada', title: 'Sekarang ada' }))
    expect((await page(a, '/News/belum-ada')).status).toBe(200)
  })

  it('pages set no cookie and carry the same policy for all', async () => {
    for (const path of ['/', '/News', '/News/kabar', '/Class', '/tidak-ada']) {
      const { headers } = await page(a, path)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('memory stays within its bounds, and who is loud takes no place of a neighbour', async () => {
    const small = await startApp({ environment: { PAGE_CACHE_MB: '1' } })
    const tenant = await buildTenant(small, { slug: 'tegal' })
    const quiet = await buildTenant(small, { slug: 'brebes' })
    await quiet.write(tx => buildPost(tx, { title: 'Kabar dari tetangga' }))
    const neighbour = () => small.request({ host: quiet.host, path: '/News', headers: html })
    await neighbour()
    await retitle(quiet, 'Judul yang tidak diumumkan')
    await tenant.write(async tx => {
      for (let index = 0; index < 150; index++) {
        await buildPost(tx, {
          slug: `kabar-${index}`,
          content_html: `<p>${'panjang sekali '.repeat(600)}${index}</p>`,
        })
      }
    })
    for (let index = 0; index < 150; index++) {
      const answer = await small.request({ host: tenant.host, path: `/News/kabar-${index}`, headers: html })
      expect(answer.status).toBe(200)
    }
    expect(small.sanggar.cache.bytes).toBeLessThanOrEqual(1_048_576)
    expect(small.sanggar.cache.size).toBeGreaterThan(5)
    expect(small.sanggar.cache.size).toBeLessThan(150)
    expect((await neighbour()).body).toContain('Kabar dari tetangga')
    await small.close()
  })

  it('without memory every answer is made anew', async () => {
    const bare = await startApp({ environment: { PAGE_CACHE_MB: '0' } })
    const tenant = await buildTenant(bare, { slug: 'tegal' })
    await tenant.write(tx => buildPost(tx, { title: 'Satu' }))
    const ask = () =>
      bare.request({ host: tenant.host, path: '/News', headers: { ...html, 'accept-encoding': 'br' } })
    expect((await ask()).body).toContain('Satu')
    await tenant.write(tx => tx.db.updateTable('posts').set({ title: 'Dua' }).execute())
    const second = await ask()
    expect([second.body.includes('Dua'), second.headers['content-encoding']]).toEqual([true, undefined])
    // what lies in memory of a list is what it says now, down to how often a post was looked at
    const list = () => bare.request({ host: tenant.host, path: '/v3/post/list?kindSlug=news' })
    const [unseen, again] = [await list(), await list()]
    await tenant.write(tx => tx.db.updateTable('posts').set({ views: 4711 }).execute())
    const seen = await list()
    expect([unseen, again, seen].map(({ body }) => JSON.parse(body).data.items[0].views)).toEqual([
      0, 0, 4711,
    ])
    expect([again.headers.etag, again.body]).toEqual([unseen.headers.etag, unseen.body])
    expect(seen.headers.etag).not.toBe(unseen.headers.etag)
    await bare.close()
  })
})
