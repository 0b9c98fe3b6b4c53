import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { formOf, sendFile, startUpload, tus } from '../../../../test/uploads.ts'
import { smallPicture } from './media.things.ts'

/** What every scanner knows as a virus and is none (eicar.org). */
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

let scanner: Server
let heard: Buffer[] = []
let app: App
let tenant: BuiltTenant
let admin: BuiltMember

/** clamd's side of INSTREAM, from its manual: "zINSTREAM", pieces behind their length, none at the end. */
function answerOf(sent: Buffer): string | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (!sent.subarray(0, command.length).equals(command)) return 'UNKNOWN COMMAND\0'
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) {
      const whole = Buffer.concat(pieces)
      heard.push(whole)
      return whole.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
    }
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

beforeAll(async () => {
  scanner = createServer(socket => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', piece => {
      sent = Buffer.concat([sent, piece])
      const answer = answerOf(sent)
      if (answer) socket.end(answer)
    })
  })
  await new Promise<void>(done => scanner.listen(0, '127.0.0.1', done))
  const address = scanner.address()
  const port = typeof address === 'object' && address ? address.port : 0
  app = await startApp({ environment: { CLAMD: `tcp://127.0.0.1:${port}` } })
  tenant = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
})

afterAll(async () => {
  await app?.close()
  scanner?.close()
})

const pdf = (inside: string) => Buffer.from(`%PDF-1.4\n${inside}\n%%EOF\n`)

it('every file is shown to the scanner whole, and an infected one goes nowhere', async () => {
  heard = []
  const clean = pdf('x'.repeat(200_000))
  expect((await sendFile(app, tenant, admin, 'bersih.pdf', clean)).status).toBe(201)
  expect(heard.map(bytes => bytes.equals(clean))).toEqual([true])
  const infected = await sendFile(app, tenant, admin, 'surat.pdf', pdf(eicar))
  expect([infected.status, infected.json().message]).toEqual([
    415,
    'Berkas ditolak: pemeriksa virus menemukan Eicar-Test-Signature',
  ])
  const { body, type } = formOf('surat.pdf', pdf(eicar))
  const headers = { ...admin.bearer, 'content-type': type }
  const form = await app.request({ host: tenant.host, path: '/upload', method: 'POST', body, headers })
  expect(form.status).toBe(415)
  const picture = Buffer.concat([await smallPicture().png().toBuffer(), Buffer.from(eicar)])
  for (const path of ['/v1/user/profile/picture', '/v1/appearance/picture?name=logo.png']) {
    const face = await app.request({
      host: tenant.host,
      path,
      method: 'POST',
      body: picture,
      headers: { ...admin.bearer, 'content-type': 'image/png' },
    })
    expect(face.status, path).toBe(415)
  }
})

it('while the scanner is away nothing is taken, and nothing that was sent is lost', async () => {
  const bytes = pdf('kedua')
  const id = await startUpload(app, tenant, admin, 'nanti.pdf', bytes.length)
  await tus(app, tenant, admin, id, { offset: 0, bytes })
  const address = scanner.address()
  await new Promise(done => scanner.close(done))
  const end = () =>
    app.request({
      host: tenant.host,
      path: `/v1/media/uploads/${id}/completion`,
      method: 'POST',
      headers: { ...admin.bearer, 'content-type': 'application/json' },
      body: '{}',
    })
  const away = await end()
  expect([away.status, away.headers['retry-after']]).toEqual([503, '60'])
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise<void>(done => scanner.listen(port, '127.0.0.1', done))
  expect((await end()).status).toBe(201)
})
