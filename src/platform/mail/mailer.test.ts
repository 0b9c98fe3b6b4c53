import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, freePort, startApp, until } from '../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../test/build.ts'
import { post } from './mail.ts'

/** A mail server that speaks SMTP (RFC 5321) as far as a polite client needs, and keeps what it was handed. */
interface MailServer {
  port: number
  letters: string[]
  /** refuse recipients for now, as a full mailbox does */
  isFull: boolean
  /** what is said of recipients nobody knows, whoever it is */
  unknown: string | undefined
  /** what is said to whoever sends */
  sender: string
  asked: number
  close(): void
}

async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const state: MailServer = {
    port,
    letters: [],
    isFull: false,
    unknown: undefined,
    sender: '250 baik',
    asked: 0,
    close: () => {},
  }
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    let letter: string | undefined
    let rest = ''
    socket.write('220 surat.test ESMTP\r\n')
    socket.on('data', chunk => {
      rest += chunk.toString('utf8')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (letter !== undefined) {
          if (line !== '.') letter += `${line}\n`
          else {
            state.letters.push(letter)
            letter = undefined
            socket.write('250 diterima\r\n')
          }
        } else if (/^(EHLO|HELO)/i.test(line)) socket.write('250-surat.test\r\n250 8BITMIME\r\n')
        else if (/^MAIL/i.test(line)) {
          state.asked++
          socket.write(`${state.sender}\r\n`)
        } else if (/^RCPT/i.test(line))
          socket.write(`${state.unknown ?? (state.isFull ? '452 penuh' : '250 boleh')}\r\n`)
        else if (/^DATA/i.test(line)) {
          letter = ''
          socket.write('354 silakan\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 sampai jumpa\r\n')
        else socket.write('250 baik\r\n')
      }
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  state.close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return state
}

let mail: MailServer
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  mail = await startMailServer()
  app = await startApp({
    environment: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Sanggar <halo@sanggar.test>' },
  })
  // the database stamps a mail with its own time, which is not the tests'
  app.clock.set(new Date(Date.now() + 60_000))
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
}, 60_000)

afterAll(async () => {
  await app?.close()
  mail?.close()
})

const send = (subject: string) =>
  tenant.write(tx =>
    post(tx, {
      to: 'dewi@contoh.id',
      subject,
      reason: 'test',
      paragraphs: ['Jadwal kelas berubah.'],
      action: { label: 'Lihat jadwal', url: 'http://tegal.localhost/Class' },
      sender: {
        tenantId: tenant.id,
        name: 'Sekolah Tegal',
        colour: '#1f6f4a',
        origin: 'http://tegal.localhost',
      },
    }),
  )

const letterWith = (text: string) => mail.letters.find(letter => letter.includes(text))

const rowOf = (subject: string) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('mails')
      .select(['sent_at', 'tries', 'last_error', 'refused_at'])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow(),
  )

it('what was posted reaches the mail server, as text and as HTML, and is not sent twice', async () => {
  await send('Perubahan jadwal')
  await until(async () => (await rowOf('Perubahan jadwal')).sent_at !== null)
  const letter = letterWith('Subject: Perubahan jadwal') ?? ''
  expect(letter).toContain('From: Sanggar <halo@sanggar.test>')
  expect(letter).toContain('To: dewi@contoh.id')
  expect(letter).toContain('Auto-Submitted: auto-generated')
  expect(letter).toContain('text/plain')
  expect(letter).toContain('text/html')
  await app.sanggar.mailer.send()
  expect(mail.letters.filter(one => one.includes('Perubahan jadwal'))).toHaveLength(1)
}, 30_000)

it('a line break in a subject begins no other header', async () => {
  await send('Halo\r\nBcc: semua@contoh.id')
  await app.sanggar.mailer.send()
  expect(letterWith('semua@contoh.id')).not.toMatch(/^Bcc:/m)
}, 30_000)

it('what the mail server refuses for now is tried again later', async () => {
  mail.isFull = true
  await send('Nanti saja')
  await app.sanggar.mailer.send()
  expect((await rowOf('Nanti saja')).last_error).not.toBeNull()
  expect(await rowOf('Nanti saja')).toMatchObject({ sent_at: null, tries: 1 })
  mail.isFull = false
  app.clock.advance(61_000)
  await app.sanggar.mailer.send()
  expect((await rowOf('Nanti saja')).sent_at).not.toBeNull()
  expect((await rowOf('Nanti saja')).tries).toBe(2)
}, 40_000)

it('what it refuses for good is not tried again', async () => {
  mail.unknown = '550 5.1.1 tidak ada orang itu'
  await send('Alamat mati')
  await app.sanggar.mailer.send()
  expect((await rowOf('Alamat mati')).last_error).not.toBeNull()
  mail.unknown = undefined
  const asked = mail.asked
  app.clock.advance(86_400_000)
  await app.sanggar.mailer.send()
  expect(mail.asked).toBe(asked)
  expect(await rowOf('Alamat mati')).toMatchObject({ sent_at: null, tries: 1, refused_at: expect.any(Date) })
}, 40_000)

it('a letter is not blamed for a sender that the mail server refuses', async () => {
  mail.sender = '550 siapa Anda'
  await send('Pengirim salah')
  await app.sanggar.mailer.send()
  expect((await rowOf('Pengirim salah')).last_error).not.toBeNull()
  mail.sender = '250 baik'
  app.clock.advance(61_000)
  await app.sanggar.mailer.send()
  expect((await rowOf('Pengirim salah')).sent_at).not.toBeNull()
}, 40_000)
