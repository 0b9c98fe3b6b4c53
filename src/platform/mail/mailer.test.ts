import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, until } from '../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../test/build.ts'
import { isSignedBy } from '../../../test/dkim.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { type Mail, post } from './mail.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = join(mkdtempSync(join(tmpdir(), 'sanggar-dkim-')), 'dkim.pem')
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))

let mail: MailServer
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  mail = await startMailServer()
  app = await startApp({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Sanggar <halo@sanggar.test>',
      DKIM_KEY_FILE: keyFile,
      DKIM_SELECTOR: 's2026',
    },
  })
  // the database stamps a mail with its own time, which is not the tests'
  app.clock.set(new Date(Date.now() + 60_000))
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
}, 60_000)

afterAll(async () => {
  await app?.close()
  mail?.close()
})

const send = (subject: string, to = 'dewi@contoh.id', ending?: Mail['ending']) =>
  tenant.write(tx =>
    post(tx, {
      to,
      ...(ending ? { ending } : {}),
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
      .select(['sent_at', 'tries', 'last_error', 'refused_at', 'suppressed_at', 'answered'])
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
  await send('Alamat mati', 'mati@contoh.id')
  await app.sanggar.mailer.send()
  expect((await rowOf('Alamat mati')).last_error).not.toBeNull()
  mail.unknown = undefined
  const asked = mail.asked
  app.clock.advance(86_400_000)
  await app.sanggar.mailer.send()
  expect(mail.asked).toBe(asked)
  expect(await rowOf('Alamat mati')).toMatchObject({ sent_at: null, tries: 1, refused_at: expect.any(Date) })
}, 40_000)

it('an address that was refused for good gets nothing more for ninety days, others do', async () => {
  const asked = mail.asked
  await send('Setelah ditolak', 'Mati@contoh.id')
  await app.sanggar.mailer.send()
  expect(mail.asked).toBe(asked)
  expect(await rowOf('Setelah ditolak')).toMatchObject({ sent_at: null, suppressed_at: expect.any(Date) })
  app.clock.advance(91 * 86_400_000)
  await send('Setelah lama', 'mati@contoh.id')
  await app.sanggar.mailer.send()
  expect(await rowOf('Setelah lama')).toMatchObject({ sent_at: expect.any(Date), answered: '250 diterima' })
}, 40_000)

it('a letter that can be ended says so to mail programs, in one line, and others say nothing of it', async () => {
  const url = `http://tegal.localhost/Berhenti-Surat/${'a'.repeat(43)}`
  await send('Dapat dihentikan', 'sri@contoh.id', {
    why: 'Karena Anda memilihnya.',
    url,
    choicesUrl: 'http://tegal.localhost/Pemberitahuan/Pengaturan',
  })
  await send('Selalu dikirim', 'sri@contoh.id')
  await app.sanggar.mailer.send()
  const letter = letterWith('Subject: Dapat dihentikan')
  expect(letter).toContain(`List-Unsubscribe: <${url}>\n`)
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  const other = letterWith('Subject: Selalu dikirim') ?? ''
  expect(other).not.toMatch(/^List-Unsubscribe/m)
  // a mail program offers the button only where the signature covers both fields (RFC 8058, 4)
  const signed = isSignedBy(letter ?? '', publicKey)
  expect(signed).toMatchObject({ holds: true, domain: 'sanggar.test', selector: 's2026' })
  expect(signed.fields).toEqual(
    expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from', 'to']),
  )
  expect(isSignedBy(other, publicKey).holds).toBe(true)
}, 40_000)

it('a letter that somebody changed on its way no longer bears its signature', async () => {
  await send('Tanda tangan', 'sri@contoh.id')
  await app.sanggar.mailer.send()
  const letter = letterWith('Subject: Tanda tangan') ?? ''
  expect(isSignedBy(letter, publicKey).holds).toBe(true)
  expect(isSignedBy(letter.replace('Jadwal', 'Jadual'), publicKey).holds).toBe(false)
  expect(isSignedBy(letter.replace('Subject: Tanda', 'Subject: Tenda'), publicKey).holds).toBe(false)
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

// the last: it takes the mail server away
it('a mail server that is not there stops nothing: what was written stands, and its letter waits', async () => {
  mail.close()
  await send('Server mati')
  await app.sanggar.mailer.send()
  expect(await rowOf('Server mati')).toMatchObject({ sent_at: null, refused_at: null, tries: 1 })
  expect((await rowOf('Server mati')).last_error).toContain('ECONNREFUSED')
  expect((await app.request('/healthz')).status).toBe(200)
}, 40_000)
