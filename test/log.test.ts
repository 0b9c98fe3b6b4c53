import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type App, startApp, until } from './app.ts'
import { buildTenant } from './build.ts'

let app: App
let lines: { level: number; path?: string; msg?: string }[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  app = await startApp({ log: pino({ level: 'debug' }, stream) })
  await buildTenant(app, { slug: 'tegal' })
})

// the last test has closed the database already
afterAll(() => app?.close().catch(() => {}))

beforeEach(() => {
  lines = []
})

const secret = 'rahasia-yang-membuka-sesuatu-tanpa-masuk-00'

it.each([
  '/Undangan/{}',
  '/UNDANGAN/{}/',
  '/Undangan/%72{}',
  '/Undangan/{}/apa',
  '/Persetujuan-Wali/{}',
  '/Liga-Smk/Tim/{}',
  '/Liga-Smk/Wali/{}',
  '/{}',
  '/v1/privacy/guardian-consents/{}',
  '/Donasi/Terima-kasih/{}',
  '/Pembayaran/{}',
  '/Pesanan/{}',
  '/v1/calendars/48-1-{}/pertemuan.ics',
  '/v1/orders/{}/paper',
  '/v1/payments/{}/status',
  '/v1/meetings/7/join/{}',
])('a link that acts without a login is not in the log: %s', async pattern => {
  const path = pattern.replace('{}', pattern.includes('%72') ? secret.slice(1) : secret)
  for (const accept of ['text/html', 'application/json'])
    await app.request({ host: 'tegal.localhost', path, headers: { accept } })
  await app.request({
    host: 'tegal.localhost',
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
  })
  await until(() => lines.filter(line => line.path !== undefined).length >= 2)
  expect(lines.map(line => line.path).join(' ')).not.toContain(secret.slice(1))
})

it('any other address is there as it was asked for, without its query', async () => {
  await app.request({ host: 'tegal.localhost', path: '/v1/class/active?search=nama' })
  await until(() => lines.length > 0)
  expect(lines[0]).toMatchObject({ path: '/v1/class/active' })
})

it('whoever hangs up in the middle of sending sets off no alarm', async () => {
  const socket = connect(app.port, '127.0.0.1')
  const type = 'Content-Type: application/json\r\nContent-Length: 500'
  socket.write(
    `POST /v3/post/react?kindSlug=news&slug=x HTTP/1.1\r\nHost: tegal.localhost\r\n${type}\r\n\r\n{"reac`,
  )
  await new Promise(resolve => setTimeout(resolve, 200))
  socket.destroy()
  await until(() => lines.some(line => line.msg === 'hung up'))
  expect(lines.filter(line => line.level >= 40)).toEqual([])
})

it('statistics that could not be read are said to be so, as the specification says it', async () => {
  await app.sanggar.database.close()
  const answer = await app.request({ host: 'tegal.localhost', path: '/statistic/counter' })
  expect(answer.status).toBeGreaterThanOrEqual(500)
  await until(() => lines.some(line => line.msg === 'FAILED TO REQUEST DATA' && line.level === 50))
})
