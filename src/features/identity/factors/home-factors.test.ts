import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Browser,
  begin,
  createBrowser,
  createClient,
  type Page,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { createAuthenticator } from '../../../../test/authenticator.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'

/** Second factors from the account's own home. */
let app: App
let tenant: BuiltTenant
let client: TestClient
let akun: string

const password = 'kuda-lumping-7-hijau'
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

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })
const secretIn = ({ body }: Page) =>
  (/class="secret-code">([A-Z2-7 ]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '')
const codesIn = ({ body }: Page) =>
  [...body.matchAll(/<li>([0-9a-z]{5}-[0-9a-z]{5})<\/li>/g)].map(([, code = '']) => code)
const home = (browser: Browser) => browser.open(`${akun}/`)

async function signIn(email: string) {
  const browser = createBrowser(app)
  const page = await browser.submit(await browser.open((await begin(client)).url), { email, password })
  return { browser, page }
}

async function signedIn() {
  const email = `warga${++count}@contoh.id`
  await buildAccount(app, { email, password })
  const { browser } = await signIn(email)
  return { email, browser }
}

async function withApp() {
  const person = await signedIn()
  const page = await person.browser.open(`${akun}/akun/aplikasi`)
  const secret = secretIn(page)
  const shown = await person.browser.submit(page, { code: codeOf(secret) })
  app.clock.advance(2 * minute)
  return { ...person, secret, codes: codesIn(shown) }
}

describe('at home', () => {
  it('an app is set up, asked for at the next sign-in, and listed', async () => {
    const { browser, email, codes } = await withApp()
    expect(codes).toHaveLength(10)
    expect((await home(browser)).body).toContain('Terpasang sejak')
    expect((await signIn(email)).page.url.pathname).toMatch(/\/faktor$/)
    // a second app takes the place of the first only after that is taken off
    expect((await browser.open(`${akun}/akun/aplikasi`)).url.pathname).toBe('/')
  })

  it('an app is taken off, and its recovery codes with it', async () => {
    const { browser, email } = await withApp()
    const done = await browser.submit(await home(browser), {}, { action: '/lepas' })
    expect(done.body).toContain('Aplikasi autentikator dilepas')
    expect(done.body).not.toContain('Kode pemulihan</h3>')
    expect((await signIn(email)).page.url.pathname).toBe('/CallbackAuth')
    const mails = await tenant.write(tx =>
      tx.db.selectFrom('mails').select('reason').where('recipient', '=', email).execute(),
    )
    expect(mails.map(({ reason }) => reason)).toEqual(['totp_added', 'totp_removed'])
  })

  it('recovery codes stay while there is another factor', async () => {
    const { browser } = await withApp()
    const answer = await browser.fetch(`${akun}/akun/passkey/tantangan`)
    const passkey = createAuthenticator(akun).create(answer.json().data)
    const added = await browser.post(`${akun}/akun/passkey`, { name: 'Ponsel', passkey })
    expect(added.body).toContain('Passkey ditambahkan')
    const done = await browser.submit(await home(browser), {}, { action: '/lepas' })
    expect(done.body).toContain('Tersisa 10 kode')
  })

  it('new recovery codes make the old ones void', async () => {
    const { browser, email, codes } = await withApp()
    const renewed = codesIn(await browser.submit(await home(browser), {}, { action: '/kode-pemulihan' }))
    expect(renewed).toHaveLength(10)
    for (const code of codes) expect(renewed).not.toContain(code)
    const other = await signIn(email)
    const recover = (code = '') => other.browser.post(other.page.url.href, { way: 'recovery', code })
    expect((await recover(codes[0])).status).toBe(422)
    expect((await recover(renewed[0])).url.pathname).toBe('/CallbackAuth')
    expect((await home(browser)).body).toContain('Tersisa 9 kode')
  })

  it('are not to be had without a factor', async () => {
    const { browser } = await signedIn()
    expect((await browser.post(`${akun}/akun/kode-pemulihan`, {})).status).toBe(409)
    expect((await browser.post(`${akun}/akun/aplikasi/lepas`, {})).status).toBe(404)
  })
})

describe('the proof of somebody with a second factor', () => {
  const asked = async (browser: Browser) => {
    app.clock.advance(11 * minute)
    return browser.open(`${akun}/akun/kata-sandi`)
  }

  it('needs password and code, or password and recovery code', async () => {
    const { browser, secret, codes } = await withApp()
    const page = await asked(browser)
    expect(page.url.pathname).toBe('/akun/pastikan')
    expect((await browser.submit(page, { password })).status).toBe(422)
    expect((await browser.submit(page, { password, code: '000000' })).status).toBe(422)
    expect((await browser.submit(page, { password: 'bukan-ini', code: codeOf(secret) })).status).toBe(422)
    expect((await browser.submit(page, { password, code: codeOf(secret) })).url.pathname).toBe(
      '/akun/kata-sandi',
    )
    const again = await asked(browser)
    expect((await browser.submit(again, { password, code: codes[0] ?? '' })).url.pathname).toBe(
      '/akun/kata-sandi',
    )
  })

  it('may be a passkey alone, and one’s own only', async () => {
    const { browser } = await signedIn()
    const authenticator = createAuthenticator(akun)
    const creation = (await browser.fetch(`${akun}/akun/passkey/tantangan`)).json().data
    await browser.post(`${akun}/akun/passkey`, { name: 'Ponsel', passkey: authenticator.create(creation) })
    await asked(browser)
    const prove = async (key: typeof authenticator) => {
      const options = (await browser.fetch(`${akun}/akun/pastikan/passkey/tantangan`)).json().data
      return browser.post(`${akun}/akun/pastikan/passkey?next=/akun/email`, { passkey: key.get(options) })
    }
    expect((await prove(createAuthenticator(akun))).status).toBe(422)
    expect((await prove(authenticator)).url.pathname).toBe('/akun/email')
  })
})
