import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Browser,
  begin,
  createBrowser,
  createClient,
  formsOf,
  type Page,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { buildAccount } from '../../../../test/members.ts'

/** The account's own home, on the account service's host. */
let app: App
let tenant: BuiltTenant
let client: TestClient
let akun: string

const password = 'kuda-lumping-7-hijau'
const next = 'gerbong-senja-42-biru'
const minute = 60_000
let count = 0

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
  akun = app.origin('akun.localhost')
})
afterAll(() => app?.close())
beforeEach(() => app.clock.advance(10 * minute))

async function signIn(email: string, word = password) {
  const browser = createBrowser(app)
  const page = await browser.open((await begin(client)).url)
  const back = await browser.submit(page, { email, password: word })
  return { browser, back }
}

async function signedIn() {
  const email = `warga${++count}@contoh.id`
  const account = await buildAccount(app, { email, password, name: 'Bagus Prasetyo' })
  const { browser } = await signIn(email)
  return { email, accountId: account.id, browser }
}

const home = (browser: Browser) => browser.open(`${akun}/`)
const isIn = async (browser: Browser) => (await home(browser)).body.includes('Tempat Anda masuk')

const mailsTo = (email: string) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('mails')
      .select(['reason', 'subject', 'body_text'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute(),
  )

describe('the home of an account', () => {
  it('explains itself to strangers, and sends them to sign in where they came from', async () => {
    const page = await home(createBrowser(app))
    expect(page.status).toBe(200)
    expect(page.body).toContain(`href="${app.origin()}/Login"`)
    for (const path of ['kata-sandi', 'email', 'aplikasi', 'passkey', 'pastikan']) {
      const answer = await app.request({ host: 'akun.localhost', path: `/akun/${path}` })
      expect([answer.status, answer.headers.location]).toEqual([303, '/'])
    }
  })

  it('shows profile, factors, places and history in the look of the tenant one came from, and is kept by nobody', async () => {
    const { browser, email } = await signedIn()
    const page = await home(browser)
    for (const words of [
      email,
      'Bagus Prasetyo',
      'Terkonfirmasi',
      'Sekolah Tegal',
      'Perangkat ini',
      'Riwayat keamanan',
    ])
      expect(page.body).toContain(words)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('has words for everything that happens to an account', async () => {
    const { browser, email } = await signedIn()
    await signIn(email, 'bukan-yang-ini')
    const { body } = await home(browser)
    expect(body).toContain('Gagal masuk: kata sandi salah')
    expect(body).not.toContain('Peristiwa keamanan')
  })

  it('takes no form that another site sends', async () => {
    const { browser } = await signedIn()
    const cookie = [...browser.cookies]
      .filter(([, { host }]) => host === 'akun.localhost')
      .map(([key, { value }]) => `${key.split('|')[0]}=${value}`)
      .join('; ')
    const strangers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: app.origin(tenant.host) },
      { origin: app.origin(tenant.host) },
      {},
    ]
    for (const from of strangers) {
      const answer = await app.request({
        host: 'akun.localhost',
        path: '/akun/perangkat/keluarkan-lainnya',
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...from },
        body: '',
      })
      expect([400, 403]).toContain(answer.status)
    }
  })

  it('signs out here and at the tenants', async () => {
    const { browser } = await signedIn()
    await browser.submit(await home(browser), {}, { action: '/akun/keluar' })
    expect(await isIn(browser)).toBe(false)
    const again = await browser.open((await begin(client)).url)
    expect(again.body).toContain('Masuk ke Sekolah Tegal')
  })
})

describe('changing the password', () => {
  const change = async (browser: Browser, values: Record<string, string>) =>
    browser.submit(await browser.open(`${akun}/akun/kata-sandi`), values)

  it('ends every other sign-in, keeps this one, and says so by mail', async () => {
    const { browser, email } = await signedIn()
    const other = await signIn(email)
    expect(await isIn(other.browser)).toBe(true)
    const done = await change(browser, { current: password, password: next })
    expect(done.body).toContain('Kata sandi diubah')
    expect(await isIn(browser)).toBe(true)
    expect(await isIn(other.browser)).toBe(false)
    expect((await signIn(email)).back.status).toBe(422)
    expect((await signIn(email, next)).back.url.pathname).toBe('/CallbackAuth')
    expect((await mailsTo(email)).map(({ reason }) => reason)).toEqual(['password_changed'])
  })

  it.each([
    ['the old one is wrong', { current: 'bukan-yang-ini', password: next }, 'Kata sandi salah'],
    ['the new one is short', { current: password, password: 'pendek' }, 'minimal 8 karakter'],
    ['everybody chooses it', { current: password, password: 'password123' }, 'terlalu umum'],
    ['it is the owner’s name', { current: password, password: 'prasetyo-99' }, 'tidak boleh berisi nama'],
    ['it is the old one', { current: password, password }, 'berbeda dari yang lama'],
  ])('says what is wrong when %s, and never shows what was typed', async (_, values, words) => {
    const { browser } = await signedIn()
    const answer = await change(browser, values)
    expect(answer.status).toBe(422)
    expect(answer.body).toContain(words)
    expect(answer.body).not.toContain(`value="${values.password}"`)
    expect(await isIn(browser)).toBe(true)
  })

  it('lets nobody guess the old one for long', async () => {
    const { browser } = await signedIn()
    for (let tries = 0; tries < 5; tries++)
      expect((await change(browser, { current: `salah-${tries}`, password: next })).status).toBe(422)
    const slowed = await change(browser, { current: password, password: next })
    expect(slowed.status).toBe(429)
    expect(slowed.headers['retry-after']).toBe('60')
  })
})

describe('ten minutes after the last proof', () => {
  it('what is sensitive asks again who it is; a right password opens it for ten minutes more', async () => {
    const { browser } = await signedIn()
    app.clock.advance(11 * minute)
    const asked = await browser.open(`${akun}/akun/kata-sandi`)
    expect(asked.url.pathname).toBe('/akun/pastikan')
    expect(asked.body).toContain('Pastikan ini Anda')
    const wrong = await browser.submit(asked, { password: 'bukan-ini' })
    expect(wrong.status).toBe(422)
    const page = await browser.submit(wrong, { password })
    expect(page.url.pathname).toBe('/akun/kata-sandi')
    app.clock.advance(9 * minute)
    expect((await browser.open(`${akun}/akun/email`)).url.pathname).toBe('/akun/email')
    app.clock.advance(2 * minute)
    expect((await browser.open(`${akun}/akun/email`)).url.pathname).toBe('/akun/pastikan')
  })

  it.each([
    '/akun/kata-sandi',
    '/akun/email',
    '/akun/email/kode',
    '/akun/aplikasi',
    '/akun/aplikasi/lepas',
    '/akun/kode-pemulihan',
    '/akun/passkey',
    '/akun/passkey/tantangan',
    '/akun/perangkat/keluarkan-lainnya',
  ])('%s does nothing', async path => {
    const { browser } = await signedIn()
    app.clock.advance(11 * minute)
    const answer = await browser.post(`${akun}${path}`, { current: password, password: next })
    expect(answer.url.pathname).toBe('/akun/pastikan')
  })

  it('leads to pages of our own only', async () => {
    const { browser } = await signedIn()
    for (const wish of ['//jahat.test', 'https://jahat.test/', '/\\jahat.test', '/akun/../../x']) {
      const asked = await browser.open(`${akun}/akun/pastikan?next=${encodeURIComponent(wish)}`)
      const done = await browser.submit(asked, { password })
      expect(`${done.url.origin}${done.url.pathname}`).toBe(`${akun}/`)
    }
  })
})

describe('another email address', () => {
  const ask = (browser: Browser, email: string) => browser.post(`${akun}/akun/email`, { email, password })
  const linkIn = (text = '') => /http\S+\/akun\/email\/konfirmasi\?token=[\w-]{43}/.exec(text)?.[0] ?? ''
  const codeIn = (text = '') => /^\d{6}$/m.exec(text)?.[0] ?? ''

  it('is the account’s once its owner has followed the link there, and not before', async () => {
    const { browser, email } = await signedIn()
    const fresh = `baru${count}@contoh.id`
    const waiting = await ask(browser, fresh)
    expect(waiting.body).toContain(`Kode yang dikirim ke ${fresh}`)
    expect((await signIn(email)).back.url.pathname).toBe('/CallbackAuth')
    expect((await signIn(fresh)).back.status).toBe(422)
    expect((await mailsTo(email)).map(({ reason }) => reason)).toEqual(['email_change_requested'])
    // where the mail is read nobody need be signed in; looking at the page changes nothing
    const phone = createBrowser(app)
    const link = linkIn((await mailsTo(fresh))[0]?.body_text)
    await phone.open(link)
    const page = await phone.open(link)
    expect(page.body).toContain(fresh)
    expect((await phone.submit(page, {})).body).toContain('Email sudah diganti')
    expect((await signIn(fresh)).back.url.pathname).toBe('/CallbackAuth')
    expect((await signIn(email)).back.status).toBe(422)
    expect((await mailsTo(email)).map(({ reason }) => reason)).toEqual([
      'email_change_requested',
      'email_changed',
    ])
    expect((await phone.open(link)).status).toBe(410)
  })

  it('is nobody’s while a registration with it was never confirmed', async () => {
    const { browser, email } = await signedIn()
    const wanted = `pindah${email}`
    const stranger = createBrowser(app)
    const form = await stranger.open((await begin(client, { prompt: 'create' })).url)
    const wish = {
      name: 'Orang Lain',
      email: wanted,
      password: 'tikar-pandan-9-biru',
      birthDate: '1990-01-02',
    }
    const waiting = await stranger.submit(form, { ...wish, terms: '1', privacy: '1' })
    expect(waiting.body).toContain('Konfirmasi email')
    await ask(browser, wanted)
    const link = linkIn((await mailsTo(wanted)).at(-1)?.body_text)
    const page = await browser.open(link)
    await browser.submit(page, {})
    expect((await signIn(wanted)).back.url.pathname).toBe('/CallbackAuth')
  })

  it('ends as a wish when the password is made anew: whoever asked may not have been its owner', async () => {
    const { browser, email } = await signedIn()
    const wanted = `rebut${email}`
    await ask(browser, wanted)
    const link = linkIn((await mailsTo(wanted)).at(-1)?.body_text)
    const owner = createBrowser(app)
    await owner.submit(await owner.open(`${akun}/lupa-sandi`), { email })
    const reset = /http\S+atur-sandi\S+/.exec((await newestMail(app, email))?.text ?? '')?.[0] ?? ''
    expect((await owner.submit(await owner.open(reset), { password: next })).status).toBe(200)
    expect((await createBrowser(app).open(link)).status).toBe(410)
    expect((await signIn(wanted, next)).back.status).toBe(422)
    expect((await signIn(email, next)).back.url.pathname).toBe('/CallbackAuth')
  })

  it('may be confirmed by its code, five tries and ten minutes long', async () => {
    const { browser } = await signedIn()
    const fresh = `kode${count}@contoh.id`
    let page: Page = await ask(browser, fresh)
    const code = codeIn((await mailsTo(fresh))[0]?.body_text)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let tries = 0; tries < 5; tries++) {
      page = await browser.submit(page, { code: wrong }, { action: '/kode' })
      expect(page.status).toBe(422)
    }
    expect((await browser.submit(page, { code }, { action: '/kode' })).status).toBe(422)
    const again = await ask(browser, fresh)
    const second = codeIn((await mailsTo(fresh))[1]?.body_text)
    app.clock.advance(9 * minute)
    const done = await browser.submit(again, { code: second }, { action: '/kode' })
    expect(done.body).toContain('Email Anda sudah diganti')
    expect(done.body).toContain(fresh)
  })

  it('that belongs to somebody tells nobody that it does', async () => {
    const { browser } = await signedIn()
    const other = await signedIn()
    const page = await ask(browser, other.email)
    expect(page.body).toContain(`Kode yang dikirim ke ${other.email}`)
    const [mail] = await mailsTo(other.email)
    expect(mail?.reason).toBe('email_taken')
    expect(linkIn(mail?.body_text)).toBe('')
  })

  it('is not asked for without the password, and a wish can be withdrawn', async () => {
    const { browser } = await signedIn()
    const page = await browser.open(`${akun}/akun/email`)
    const fresh = `batal${count}@contoh.id`
    const wrong = await browser.submit(page, { email: fresh, password: 'bukan-ini' })
    expect(wrong.status).toBe(422)
    expect(formsOf(wrong)[0]?.fields.email).toBe(fresh)
    const waiting = await browser.submit(wrong, { email: fresh, password })
    const link = linkIn((await mailsTo(fresh))[0]?.body_text)
    await browser.submit(waiting, {}, { action: '/batal' })
    expect((await browser.open(link)).status).toBe(410)
  })
})

describe('places where one is signed in', () => {
  it('are listed with this one marked, and each can be ended', async () => {
    const { browser, email } = await signedIn()
    const other = await signIn(email)
    const page = await home(browser)
    expect(page.body.match(/terlihat/g)).toHaveLength(2)
    expect(page.body.match(/Perangkat ini/g)).toHaveLength(1)
    const done = await browser.submit(page, {}, { action: '/keluarkan' })
    expect(done.body).toContain('Perangkat itu sudah dikeluarkan')
    expect(await isIn(other.browser)).toBe(false)
    expect(await isIn(browser)).toBe(true)
  })

  it('can all be ended but this one', async () => {
    const { browser, email } = await signedIn()
    const others = [await signIn(email), await signIn(email)]
    await browser.submit(await home(browser), {}, { action: '/keluarkan-lainnya' })
    for (const { browser: other } of others) expect(await isIn(other)).toBe(false)
    expect(await isIn(browser)).toBe(true)
  })

  it('of somebody else are as unknown as ones that never were', async () => {
    const one = await signedIn()
    await signIn(one.email)
    const other = await signedIn()
    const id = /\/akun\/perangkat\/([0-9a-f]{24})\/keluarkan/.exec((await home(one.browser)).body)?.[1]
    expect(id).toBeDefined()
    for (const unknown of [id, 'f'.repeat(24)]) {
      const answer = await other.browser.post(`${akun}/akun/perangkat/${unknown}/keluarkan`, {})
      expect(answer.status).toBe(404)
    }
    expect((await home(one.browser)).body.match(/terlihat/g)).toHaveLength(2)
  })
})
