import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('addresses that are no addresses', () => {
  it.each([
    '/News/%',
    '/News/%zz',
    '/News/%E0%A4%A',
    '/News/%C0%AE%C0%AE',
    '/%ff',
    '/News/%ED%A0%80',
    '/News/%00',
  ])('%s: 400 or 404, as a page to people and as an envelope to programs', async path => {
    const asPage = await page(path)
    expect([400, 404]).toContain(asPage.status)
    expect(asPage.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(asPage.body).toContain('Kembali ke halaman utama')
    expectNoInsides(asPage)
  })

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

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    '%s where nothing is changed is refused',
    async method => {
      for (const path of ['/v3/post/list', '/News', '/']) {
        const answer = await app.request({ host: tenant.host, path, method })
        expect([404, 405]).toContain(answer.status)
        expect(answer.body === '' || answer.json().status === false).toBe(true)
      }
    },
  )
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
    const long = await app.raw(
      `GET / HTTP/1.1\r\nHost: ${tenant.host}\r\nX-Panjang: ${'a'.repeat(40_000)}\r\n\r\n`,
    )
    expect(long).toMatch(/^HTTP\/1\.1 (431|400)/)
    const address = await app.raw(`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: ${tenant.host}\r\n\r\n`)
    expect(address).toMatch(/^HTTP\/1\.1 (431|414|400)/)
    expect((await page('/News')).status).toBe(200)
  })

  it.each([
    ['no HTTP', 'halo\r\n\r\n'],
    ['a method nobody knows', 'AMBIL / HTTP/1.1\r\nHost: tegal.localhost\r\n\r\n'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: tegal.localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: tegal.localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header cut in two', 'GET / HTTP/1.1\r\nHost: tegal.localhost\r\nX: a\nB: c\r\n \r\n\r\n'],
  ])('%s is refused: 4xx, then goodbye', async (_, text) => {
    const heard = await app.raw(text)
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(heard).toContain('"status":false')
    expect(heard).not.toMatch(/node_modules|\.ts:\d/)
  })
})
