import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  begin,
  createBrowser,
  createClient,
  exchange,
  type Page,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { buildAccount } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let client: TestClient
const password = 'kuda-lumping-7-hijau'

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'karyaguna', name: 'SMK Karyaguna' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
})
// every test is a day of its own: limits of one do not reach the next
beforeEach(() => app.clock.advance(24 * 3600_000))
afterAll(() => app.close())

const filled = (email: string) => ({
  name: 'Putu Ayu Maharani',
  email,
  password,
  birthDate: '2001-03-09',
  terms: '1',
  privacy: '1',
})

async function register(email: string, changes: Record<string, string> = {}) {
  const browser = createBrowser(app)
  const flow = await begin(client, { prompt: 'create' })
  const form = await browser.open(flow.url)
  const page = await browser.submit(form, { ...filled(email), ...changes })
  return { browser, flow, form, page }
}

const codeIn = (mail: { text: string } | undefined) => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
const linkIn = (mail: { text: string } | undefined) =>
  new URL(/https?:\S+CallbackVerify\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none')
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** what C's page on the tenant's site sends */
const bring = (token: string) =>
  app.request({
    host: 'akun.localhost',
    path: '/verifikasi',
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://karyaguna.test',
    },
    body: new URLSearchParams({ token }).toString(),
  })

test('Whoever registers confirms the address with the code, is signed in, and the tenant hears what was agreed to', async () => {
  const { browser, flow, form, page } = await register('putu@contoh.id')
  expect(form.body).toContain('Daftar di SMK Karyaguna')
  expect(form.body).not.toMatch(/type="checkbox"[^>]*checked/)
  expect(page.body).toContain('Konfirmasi email')
  const mail = await newestMail(app, 'putu@contoh.id')
  expect(mail).toMatchObject({ reason: 'verify_email', tenantId: tenant.id })
  const back = await browser.submit(page, { code: codeIn(mail) })
  const claims = (await exchange(client, back.url, flow)).claims()
  expect(claims).toMatchObject({ name: 'Putu Ayu Maharani', email: 'putu@contoh.id', email_verified: true })
  expect(claims?.consents).toMatchObject([{ purpose: 'terms', version: 'syarat-2026-11' }])
})

test('Nobody is asked to have read a notice that the tenant has not published; once it has, everybody is', async () => {
  const open = async () => createBrowser(app).open((await begin(client, { prompt: 'create' })).url)
  expect((await open()).body).not.toContain('Pemberitahuan Privasi')
  await tenant.write(tx =>
    tx.db
      .insertInto('privacy_notices')
      .values({ version: 1, summary: 'Versi pertama', content_html: '<p>Kami</p>' })
      .execute(),
  )
  expect((await open()).body).toContain('Pemberitahuan Privasi')
  const { page } = await register('tanpa@contoh.id', { privacy: '' })
  expect([page.status, page.body]).toEqual([422, expect.stringContaining('Setujui pemberitahuan privasi')])
  const { browser, flow, page: asked } = await register('baca@contoh.id')
  const back = await browser.submit(asked, { code: codeIn(await newestMail(app, 'baca@contoh.id')) })
  expect((await exchange(client, back.url, flow)).claims()?.consents).toMatchObject([
    { purpose: 'privacy', version: 'privasi-1' },
    { purpose: 'terms', version: 'syarat-2026-11' },
  ])
})

test('the link works as well: looking changes nothing, the button does, once; the window that waited goes on by itself', async () => {
  const { browser, flow, page } = await register('made@contoh.id')
  const link = linkIn(await newestMail(app, 'made@contoh.id'))
  expect(link.host).toBe(`${tenant.host}:${app.port}`)
  const token = link.searchParams.get('token') ?? ''
  const done = await bring(token)
  expect(done.status).toBe(200)
  expect(done.body).toContain('Email Anda terkonfirmasi')
  expect((await bring(token)).status).toBe(410)
  const back = await browser.open(page.url.href)
  expect((await exchange(client, back.url, flow)).claims()?.email).toBe('made@contoh.id')
})

test('a window that waited is worth nothing once the password was made anew: all devices are signed out', async () => {
  const { browser, page } = await register('gusti@contoh.id')
  const token = linkIn(await newestMail(app, 'gusti@contoh.id')).searchParams.get('token') ?? ''
  expect((await bring(token)).status).toBe(200)
  app.clock.advance(60_000)
  const owner = createBrowser(app)
  await owner.submit(await owner.open(`${app.origin('akun.localhost')}/lupa-sandi`), {
    email: 'gusti@contoh.id',
  })
  const mail = await newestMail(app, 'gusti@contoh.id')
  const link = /https?:\S+atur-sandi\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const done = await owner.submit(await owner.open(link), { password: 'perahu-layar-di-teluk' })
  expect(done.body).toContain('Kata sandi sudah diganti')
  const back = await browser.open(page.url.href)
  expect(back.url.pathname).not.toBe('/CallbackAuth')
})

test('five wrong codes burn the code, and the link with it', async () => {
  const { browser, page } = await register('ketut@contoh.id')
  const mail = await newestMail(app, 'ketut@contoh.id')
  let answer: Page = page
  for (let tries = 1; tries <= 5; tries++) {
    answer = await browser.submit(page, { code: wrongOf(codeIn(mail)) })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain(tries < 5 ? 'Kode salah atau sudah tidak berlaku' : 'terlalu sering')
  }
  expect((await browser.submit(page, { code: codeIn(mail) })).status).toBe(422)
  expect((await bring(linkIn(mail).searchParams.get('token') ?? '')).status).toBe(410)
})

test('a new code takes the place of the old one', async () => {
  const { browser, flow, page } = await register('nyoman@contoh.id')
  const first = codeIn(await newestMail(app, 'nyoman@contoh.id'))
  const again = await browser.submit(page, {}, { action: 'kode-baru' })
  expect(again.body).toContain('Kode baru sudah dikirim')
  const second = codeIn(await newestMail(app, 'nyoman@contoh.id'))
  if (first !== second) expect((await browser.submit(again, { code: first })).status).toBe(422)
  const back = await browser.submit(again, { code: second })
  expect((await exchange(client, back.url, flow)).claims()?.email).toBe('nyoman@contoh.id')
})

test('a code is worth nothing after ten minutes, a link after an hour', async () => {
  const { browser, page } = await register('wayan@contoh.id')
  const mail = await newestMail(app, 'wayan@contoh.id')
  app.clock.advance(10 * 60_000)
  expect((await browser.submit(page, { code: codeIn(mail) })).status).toBe(422)
  app.clock.advance(50 * 60_000)
  expect((await bring(linkIn(mail).searchParams.get('token') ?? '')).status).toBe(410)
})

const neutral = (page: Page) =>
  page.body.replaceAll(/[\w.]+@contoh\.id/g, '@').replaceAll(/\/interaksi\/[\w-]+/g, '/interaksi/x')

test('an address that has an account gets the same answers, and its owner a mail that says so', async () => {
  await buildAccount(app, { name: 'Gede Artha', email: 'gede@contoh.id', password })
  const known = await register('gede@contoh.id')
  const fresh = await register('baru@contoh.id')
  expect(known.page.status).toBe(fresh.page.status)
  expect(neutral(known.page)).toBe(neutral(fresh.page))
  expect(await newestMail(app, 'gede@contoh.id')).toMatchObject({ reason: 'already_registered' })
  const code = wrongOf(codeIn(await newestMail(app, 'baru@contoh.id')))
  for (let tries = 1; tries <= 6; tries++) {
    const one = await known.browser.submit(known.page, { code })
    const two = await fresh.browser.submit(fresh.page, { code })
    expect([one.status, neutral(one)]).toEqual([two.status, neutral(two)])
  }
})

test('nobody puts a password on an address before its owner has confirmed it', async () => {
  const attacker = await register('korban@contoh.id', { password: 'pencuri-masuk-rumah' })
  const victim = await register('korban@contoh.id')
  const own = codeIn(await newestMail(app, 'korban@contoh.id'))
  const back = await victim.browser.submit(victim.page, { code: own })
  expect(back.url.pathname).toBe('/CallbackAuth')
  // the attacker's window learns nothing of it, and the attacker's password opens nothing
  expect((await attacker.browser.open(attacker.page.url.href)).url.pathname).not.toBe('/CallbackAuth')
  const browser = createBrowser(app)
  const form = await browser.open((await begin(client)).url)
  const wrong = await browser.submit(form, { email: 'korban@contoh.id', password: 'pencuri-masuk-rumah' })
  expect(wrong.status).toBe(422)
  const right = await browser.submit(form, { email: 'korban@contoh.id', password })
  expect(right.url.pathname).toBe('/CallbackAuth')
})

test.each([
  ['a short one', 'k1!aB', 'Kata sandi minimal 8 karakter'],
  ['a common one', 'Sekolah2024!', 'terlalu umum'],
  ['one of a breach', 'Nuttertools', 'terlalu umum'],
  ['a run of keys', 'qwertyui', 'terlalu umum'],
  ['digits only', '20010309', 'terlalu umum'],
  ['the name in it', 'maharani99', 'Kata sandi tidak boleh berisi nama'],
  ['names joined', 'maharani-kadek-77', 'Kata sandi tidak boleh berisi nama'],
  ['the site’s name in it', 'karyaguna-77', 'tidak boleh berisi'],
  ['one of 129 characters', `${'aB3$'.repeat(32)}x`, 'Kata sandi maksimal 128 karakter'],
])('a password is refused at its field: %s', async (_what, wish, words) => {
  const { page } = await register('kadek@contoh.id', { password: wish })
  expect(page.status).toBe(422)
  expect(page.body).toContain(words)
  expect(page.body).not.toContain(wish)
  expect(page.body).toContain('value="kadek@contoh.id"')
})

test('every field says what is wrong with it, and what was typed stays', async () => {
  const empty = {
    name: '',
    email: 'bukan alamat',
    password: '',
    birthDate: '2001-02-30',
    terms: '',
    privacy: '',
  }
  const { page } = await register('x@contoh.id', empty)
  for (const id of ['name', 'email', 'password', 'birthDate', 'terms', 'privacy'])
    expect(page.body, id).toContain(`id="${id}-error"`)
  expect(page.body).toContain('value="bukan alamat"')
})

test('the day of birth is typed in three fields, each filled in by the browser, and no picker of dates is needed', async () => {
  const { form, page } = await register('wayan@contoh.id', {
    birthDate: '',
    'birthDate-day': '9',
    'birthDate-month': '3',
    'birthDate-year': '2001',
  })
  for (const part of ['day', 'month', 'year']) expect(form.body).toContain(`autoComplete="bday-${part}"`)
  expect(form.body).toContain('<option value="3">Maret</option>')
  expect(form.body).not.toContain('type="date"')
  expect(page.body).toContain('Konfirmasi email')
})

test.each([
  [['31', '2', '2001'], 'Tanggal 31 Februari 2001 tidak ada di kalender'],
  [['29', '2', '2001'], 'Tanggal 29 Februari 2001 tidak ada di kalender'],
  [['9', '', '2001'], 'Lengkapi tanggal, bulan, dan tahun lahir'],
  [['9', '3', '01'], 'Tulis tahun lahir dengan empat angka'],
  [['9', '3', '2199'], 'Tuliskan tanggal lahir yang benar'],
  [['x', '3', '2001'], 'Tuliskan tanggal lahir yang benar'],
  [['', '', ''], 'Isi tanggal lahir Anda'],
])(
  'a day of birth that cannot be is said, and stays as it was typed: %s',
  async ([day = '', month = '', year = ''], words) => {
    const typed = { 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year }
    const { page } = await register('made@contoh.id', { birthDate: '', ...typed })
    expect(page.status).toBe(422)
    expect(page.body).toContain(words)
    if (day !== '') expect(page.body).toMatch(new RegExp(`name="birthDate-day"[^>]*value="${day}"`))
    if (month !== '') expect(page.body).toMatch(new RegExp(`<option value="${month}" selected`))
    if (year !== '') expect(page.body).toMatch(new RegExp(`name="birthDate-year"[^>]*value="${year}"`))
  },
)

test('a program that fills in the hidden field is let believe', async () => {
  const { page } = await register('robot@contoh.id', { website: 'https://evil.test' })
  expect(page.status).toBe(200)
  expect(await newestMail(app, 'robot@contoh.id')).toBeUndefined()
})
