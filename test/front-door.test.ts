import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import type { Ask } from './http.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar Produk' })
  tenant = await buildTenant(app, {
    slug: 'tegal',
    name: 'Sekolah MERPATI',
    hosts: ['merpati.sch.test', 'www.merpati.sch.test'],
  })
})

afterAll(() => app?.close())

const get = (host: string, path = '/') => app.request({ host, path, headers: { accept: 'text/html', host } })
const rawGet = (lines: string[], target = '/') =>
  app.raw([`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'))
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('the host', () => {
  it.each([
    'tegal.localhost',
    'TEGAL.LocalHost',
    'tegal.localhost.',
    'tegal.localhost:80',
    'tegal.localhost.:65535',
    'merpati.sch.test',
    'WWW.Merpati.Sch.Test:8080',
  ])('%s leads to its tenant', async host => {
    const answer = await get(host)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('Sekolah MERPATI')
  })

  it('of the product is the base host itself', async () => {
    expect((await get('localhost')).body).toContain('Sanggar Produk')
  })

  it.each([
    'tidak-ada.localhost',
    'sanggar.localhost',
    'localhost.evil.test',
    'tegal.localhost.evil.test',
    'tegal.localhost..',
    '.tegal.localhost',
    'tegal.localhost:123456',
    'tegal.localhost:80@evil.test',
    'evil.test#tegal.localhost',
    '127.0.0.1',
    '[::1]',
    'merpati.sch.test/',
    "tegal.localhost'",
    '__proto__',
    'constructor',
  ])('%s leads nowhere, and nothing of any tenant is told', async host => {
    for (const path of [
      '/',
      '/News',
      '/v3/post/list?kindSlug=news',
      '/openapi.json',
      '/tegal/cms/app/settings',
    ]) {
      const answer = await get(host, path)
      expect(answer.status).toBe(421)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('Website Sedang Dalam Perbaikan')
      expect(answer.body).not.toMatch(/MERPATI|tegal|Sanggar Produk/)
    }
  })

  it('is asked for once: two of them are refused', async () => {
    const both = await rawGet(['Host: tegal.localhost', 'Host: merpati.sch.test'])
    expect(statusOf(both)).toBe(400)
    const same = await rawGet(['Host: tegal.localhost', 'hOST: tegal.localhost'])
    expect(statusOf(same)).toBe(400)
    expect(both + same).not.toContain('MERPATI')
  })

  it('must be named at all', async () => {
    expect(statusOf(await rawGet([]))).toBe(400)
    const old = await app.raw('GET / HTTP/1.0\r\n\r\n')
    expect(statusOf(old)).toBe(421)
  })

  it('of a whole address must be the same as the header', async () => {
    expect(statusOf(await rawGet(['Host: tegal.localhost'], 'http://evil.test/'))).toBe(400)
    expect(statusOf(await rawGet(['Host: evil.test'], 'http://tegal.localhost/'))).toBe(400)
    expect(statusOf(await rawGet(['Host: tegal.localhost'], '*'))).toBe(400)
    const fine = await rawGet(['Host: tegal.localhost', 'Accept: text/html'], 'http://Tegal.Localhost:80/')
    expect(statusOf(fine)).toBe(200)
    expect(fine).toContain('MERPATI')
    const health = await rawGet(['Host: tegal.localhost'], 'http://tegal.localhost/healthz')
    expect(statusOf(health)).toBe(200)
  })

  it('is not chosen by what a proxy might have said', async () => {
    const answer = await app.request({
      host: 'localhost',
      headers: {
        accept: 'text/html',
        'x-forwarded-host': 'tegal.localhost',
        forwarded: 'host=tegal.localhost',
        'x-original-url': '/News',
      },
    })
    expect(answer.body).toContain('Sanggar Produk')
    expect(answer.body).not.toContain('MERPATI')
  })

  it('never reaches an absolute link: those name the primary domain', async () => {
    for (const host of ['tegal.localhost', 'www.merpati.sch.test']) {
      const { body } = await get(host, '/News')
      expect(body).toContain(`<link rel="canonical" href="http://merpati.sch.test:${app.port}/News">`)
    }
  })

  it('that has not been verified, or has failed since, leads nowhere', async () => {
    await app.sanggar.database.withPlatform(tx =>
      tx.db
        .insertInto('platform.tenant_domains')
        .values(
          ['pending', 'verified', 'failed'].map(state => ({
            tenant_id: tenant.id,
            host: `${state}.test`,
            state,
          })),
        )
        .execute(),
    )
    await app.sanggar.refresh()
    for (const state of ['pending', 'verified', 'failed'])
      expect((await get(`${state}.test`)).status).toBe(421)
  })
})

describe('a local network address', () => {
  const locals = ['127.0.0.1', '192.168.1.5', '192.168.1.5:3000']
  const statuses = (of: App) =>
    Promise.all(
      locals.map(async host => {
        const answer = await of.request({ host, headers: { accept: 'text/html', host } })
        return `${answer.status} ${/Sekolah demo|Website Sedang Dalam Perbaikan/.exec(answer.body)}`
      }),
    )
  const served = async (environment: Record<string, string>) => {
    const own = await startApp({ environment })
    await buildTenant(own, { slug: 'demo' })
    const seen = await statuses(own)
    await own.close()
    return new Set(seen)
  }

  it('serves the demo where it is tried', async () => {
    expect(await served({})).toEqual(new Set(['200 Sekolah demo']))
  })

  it('serves the demo’s variant below /pesilat, and to the calls of its pages; no other path chooses', async () => {
    const own = await startApp({ environment: {} })
    const demo = await buildTenant(own, { slug: 'demo' })
    const title = async (path: string, headers = {}) => {
      const answer = await own.request({
        host: '127.0.0.1',
        path,
        headers: { host: '192.168.1.5', ...headers },
      })
      return answer.json().data.title
    }
    const settings = '/v0/cms/app/settings'
    const from = (path: string) => ({ referer: `http://192.168.1.5:3000${path}` })
    const before = await title(settings, from('/pesilat'))
    await buildTenant(own, { slug: 'pesilat' })
    const seen = await Promise.all([
      title(settings),
      title(settings, from('/Pesilat/Class?page=2')),
      title(settings, from('/Pesilatan')),
      title(settings, from('/News')),
    ])
    const page = async (host: string, path: string) =>
      /<meta name="lms-id" content="(\d+)">/.exec(
        (await own.request({ host, path, headers: { accept: 'text/html', host } })).body,
      )?.[1]
    expect([before, ...seen]).toEqual([
      'Sekolah demo',
      'Sekolah demo',
      'Sekolah pesilat',
      'Sekolah demo',
      'Sekolah demo',
    ])
    expect(await page('192.168.1.5', '/')).toBe(String(demo.id))
    expect(await page('192.168.1.5', '/pesilat')).not.toBe(String(demo.id))
    expect(await page(demo.host, '/pesilat')).toBe(String(demo.id))
    await own.close()
  })

  it.each<Record<string, string>>([
    { DEMO: 'false' },
    { PUBLIC_SCHEME: 'https' },
    { BASE_HOST: 'sanggar.test' },
  ])('serves nobody where people are served: %o', async environment => {
    expect(await served(environment)).toEqual(new Set(['421 Website Sedang Dalam Perbaikan']))
  })

  it('that is none, or where there is no demo, is a host nobody knows', async () => {
    expect(new Set(await statuses(app))).toEqual(new Set(['421 Website Sedang Dalam Perbaikan']))
    for (const host of ['192.168.1.5.evil.test', '10.0.0.7', '8.8.8.8', '1192.168.1.5'])
      expect([host, (await get(host)).status]).toEqual([host, 421])
  })
})

describe('answers about the process', () => {
  it('are given on any host: a load balancer does not know our names', async () => {
    for (const host of ['localhost', '10.0.0.7', 'tidak-ada.test']) {
      const health = await app.request({ host, path: '/healthz' })
      expect([health.status, health.json()]).toEqual([200, { status: true, message: 'hidup', data: null }])
      const ready = await app.request({ host, path: '/readyz' })
      expect([ready.status, ready.json().status]).toEqual([200, true])
    }
  })
})

describe('every answer', () => {
  const asked: [string, Ask][] = [
    ['a page', { host: 'tegal.localhost', path: '/News', headers: { accept: 'text/html' } }],
    ['the same again', { host: 'tegal.localhost', path: '/News', headers: { accept: 'text/html' } }],
    [
      'a page that is not there',
      { host: 'tegal.localhost', path: '/Tidak', headers: { accept: 'text/html' } },
    ],
    ['a call', { host: 'tegal.localhost', path: '/v1/class/active' }],
    ['the same call again', { host: 'tegal.localhost', path: '/v1/class/active' }],
    ['a call refused', { host: 'tegal.localhost', path: '/v3/post/list?kindSlug=x' }],
    ['no call', { host: 'tegal.localhost', path: '/v9/apa' }],
    ['a redirect', { host: 'tegal.localhost', path: '/NEWS', headers: { accept: 'text/html' } }],
    ['the way to sign in', { host: 'tegal.localhost', path: '/Login', headers: { accept: 'text/html' } }],
    ['a feed', { host: 'tegal.localhost', path: '/sitemap.xml' }],
    ['a stylesheet', { host: 'tegal.localhost', path: '/_/maintenance.css' }],
    ['the description', { host: 'tegal.localhost', path: '/openapi.json' }],
    ['the documentation', { host: 'tegal.localhost', path: '/docs' }],
    ['a host nobody knows', { host: 'tidak.test' }],
    ['a host that is none', { host: "tegal.localhost'" }],
    ['the process', { path: '/healthz' }],
    ['a picture that is not there', { host: 'berkas.localhost', path: '/tegal/w_320,f_webp/tidak-ada.webp' }],
    ['the account service', { host: 'akun.localhost', path: '/', headers: { accept: 'text/html' } }],
    ['its protocol', { host: 'akun.localhost', path: '/.well-known/openid-configuration' }],
  ]

  it.each(asked)('tells browsers to frame it nowhere and to take it for what it is: %s', async (_, ask) => {
    const { headers } = await app.request(ask)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('even to what is no HTTP', async () => {
    expect(await app.raw('halo\r\n\r\n')).toContain("content-security-policy: frame-ancestors 'none'")
  })

  it('asks to come back encrypted where the site is', async () => {
    const secure = await startApp({ environment: { PUBLIC_SCHEME: 'https' } })
    await buildTenant(secure, { slug: 'tegal' })
    const host = 'tegal.localhost'
    for (const ask of [
      { host, path: '/News' },
      { host, path: '/News' },
      { host, path: '/Login' },
      { path: '/healthz' },
    ]) {
      const { headers } = await secure.request({ ...ask, headers: { accept: 'text/html' } })
      expect([ask.path, headers['strict-transport-security']]).toEqual([ask.path, 'max-age=31536000'])
    }
    await secure.close()
  })
})

describe('whoever sends slowly', () => {
  it('has thirty seconds for the headers and two minutes for everything', () => {
    const { headersTimeout, requestTimeout } = app.sanggar.app.server
    expect([headersTimeout, requestTimeout]).toEqual([30_000, 120_000])
  })
})

describe('pictures', () => {
  const key = 'merpati-di-atap.webp'

  beforeAll(async () => {
    const folder = join(app.sanggar.config.DATA_DIR, 'files/tegal')
    mkdirSync(folder, { recursive: true })
    const picture = { create: { width: 1200, height: 800, channels: 3, background: '#2096C4' } } as const
    writeFileSync(join(folder, key), await sharp(picture).webp().toBuffer())
  })

  it('are served in the widths that pages ask for, on a host of their own, kept for ever', async () => {
    const answer = await app.request({ host: 'berkas.localhost', path: `/tegal/w_640,f_webp/${key}` })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect((await sharp(answer.bytes).metadata()).width).toBe(640)
  })

  it('narrower than all widths are served in their own, and in no other', async () => {
    const small = 'merpati-kecil.webp'
    const picture = { create: { width: 96, height: 64, channels: 3, background: '#2096C4' } } as const
    const bytes = await sharp(picture).webp().toBuffer()
    writeFileSync(join(app.sanggar.config.DATA_DIR, 'files/tegal', small), bytes)
    const statusIn = async (width: number, of: string) =>
      (await app.request({ host: 'berkas.localhost', path: `/tegal/w_${width},f_webp/${of}` })).status
    expect(await statusIn(96, small)).toBe(200)
    for (const width of [10, 95, 97, 319]) {
      expect([width, await statusIn(width, small)]).toEqual([width, 404])
      expect([width, await statusIn(width, key)]).toEqual([width, 404])
    }
  })

  it('asked for by many at once are made once and whole for each', async () => {
    const path = `/tegal/w_480,f_webp/${key}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request({ host: 'berkas.localhost', path })),
    )
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1)
  })

  it('kept as drawings leave the house as pictures only', async () => {
    const drawing = 'gunung-dan-sawah.svg'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#2096c4"/></svg>`
    writeFileSync(join(app.sanggar.config.DATA_DIR, 'files/tegal', drawing), svg)
    const answer = await app.request({ host: 'berkas.localhost', path: `/tegal/w_960,f_webp/${drawing}` })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 })
    for (const path of [`/tegal/${drawing}`, `/tegal/_/${drawing}`, `/tegal/w_960/${drawing}`])
      expect((await app.request({ host: 'berkas.localhost', path })).status).toBe(404)
    for (const path of [`/_media/${drawing}`, `/_berkas/${drawing}`])
      expect((await app.request({ host: 'tegal.localhost', path })).status).toBe(404)
  })

  it('of one tenant are not found under the name of another', async () => {
    await buildTenant(app, { slug: 'brebes' })
    const answer = await app.request({ host: 'berkas.localhost', path: `/brebes/w_640,f_webp/${key}` })
    expect([answer.status, answer.json()]).toEqual([
      404,
      { status: false, message: 'Berkas tidak ditemukan', data: null },
    ])
  })

  it.each([
    `/tegal/w_641,f_webp/${key}`,
    `/tegal/w_99999,f_webp/${key}`,
    `/tegal/w_640,f_png/${key}`,
    `/tegal/f_webp/${key}`,
    '/tegal/w_640,f_webp/tidak-ada-gambarnya.webp',
    '/tegal/w_640,f_webp/..%2f..%2fdatabase.lock',
    `/..%2ftegal/w_640,f_webp/${key}`,
    '/tegal/w_640,f_webp/%2e%2e',
    `/tegal/w_640,f_webp/${key}%00.png`,
    `/TEGAL/w_640,f_webp/${key}`,
  ])('nothing else is: %s', async path => {
    expect((await app.request({ host: 'berkas.localhost', path })).status).toBe(404)
  })

  it('are not served where pages are', async () => {
    const answer = await app.request({ host: 'tegal.localhost', path: `/tegal/w_640,f_webp/${key}` })
    expect([answer.status, answer.headers['content-type']]).not.toEqual([200, 'image/webp'])
  })

  it('beside which no page and no call is served', async () => {
    for (const path of ['/', '/News', '/v3/post/list?kindSlug=news', '/tegal/cms/app/settings']) {
      const answer = await app.request({ host: 'berkas.localhost', path, headers: { accept: 'text/html' } })
      expect([path, answer.status, answer.body.includes('MERPATI')]).toEqual([path, 404, false])
    }
  })
})
