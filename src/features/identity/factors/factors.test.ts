import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Browser,
  begin,
  createBrowser,
  createClient,
  exchange,
  type Flow,
  type Page,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'

/** A second factor, as somebody meets it who signs in to a tenant that asks for one. */
let app: App
let tenant: BuiltTenant
let client: TestClient

const password = 'kuda-lumping-7-hijau'
const strong = { acr_values: 'urn:sanggar:mfa' }
const minute = 60_000
let count = 0

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
})
afterAll(() => app?.close())
// a code of one test is an old one in the next
beforeEach(() => app.clock.advance(10 * minute))

const newEmail = () => `guru${++count}@contoh.id`

async function signIn(email: string, browser = createBrowser(app), wish: Record<string, string> = strong) {
  const flow = await begin(client, wish)
  const page = await browser.open(flow.url)
  return { browser, flow, page: await browser.submit(page, { email, password }) }
}

/** the six digits an app would show */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * 30_000,
  })

const secretIn = ({ body }: Page) =>
  (/class="secret-code">([A-Z2-7 ]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '')
const codesIn = ({ body }: Page) =>
  [...body.matchAll(/<li>([0-9a-z]{5}-[0-9a-z]{5})<\/li>/g)].map(([, code = '']) => code)

async function claimsOf(page: Page, flow: Flow) {
  expect(page.url.pathname).toBe('/CallbackAuth')
  return (await exchange(client, page.url, flow)).claims()
}

/** Somebody with an authenticator app: its secret, and the recovery codes that came with it. */
async function enrolled() {
  const email = newEmail()
  const account = await buildAccount(app, { email, password })
  const { browser, page, flow } = await signIn(email)
  const secret = secretIn(page)
  const shown = await browser.submit(page, { code: codeOf(secret) })
  const done = await browser.submit(shown, {}, { action: '/lanjut' })
  app.clock.advance(2 * minute)
  return {
    email,
    accountId: account.id,
    secret,
    codes: codesIn(shown),
    page,
    shown,
    claims: await claimsOf(done, flow),
  }
}

const verify = (browser: Browser, page: Page, code: string) =>
  browser.submit(page, { code }, { action: '/faktor' })
const recover = (browser: Browser, page: Page, code: string) =>
  browser.post(page.url.href, { way: 'recovery', code })

describe('an authenticator app', () => {
  it('is set up where the tenant asks for a second factor: why, QR code, secret, code, then codes to keep', async () => {
    const { page, shown, secret, codes, claims } = await enrolled()
    expect(page.url.pathname).toMatch(/^\/interaksi\/[^/]+\/faktor\/pasang$/)
    expect(page.body).toContain('Peran Anda di situs ini')
    expect(page.body).toMatch(/class="account-qr"[^>]*><svg /)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(codes).toHaveLength(10)
    expect(
      decodeURIComponent(/href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(shown.body)?.[1] ?? ''),
    ).toContain(codes[9])
    expect(claims).toMatchObject({ acr: 'urn:sanggar:mfa', amr: ['pwd', 'otp', 'mfa'] })
  })

  it('shows the same secret when the page is looked at again, and refuses a wrong first code', async () => {
    const email = newEmail()
    await buildAccount(app, { email, password })
    const { browser, page } = await signIn(email)
    const wrong = await browser.submit(page, { code: '000000' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('Kode tidak cocok atau sudah terpakai')
    expect(secretIn(wrong)).toBe(secretIn(page))
  })

  it('is asked for at every sign-in from then on, also by tenants that do not ask for it', async () => {
    const { email, secret } = await enrolled()
    const { browser, page, flow } = await signIn(email, createBrowser(app), {})
    expect(page.url.pathname).toMatch(/\/faktor$/)
    const claims = await claimsOf(await verify(browser, page, codeOf(secret)), flow)
    expect(claims).toMatchObject({ acr: 'urn:sanggar:mfa', amr: ['pwd', 'otp', 'mfa'] })
  })

  it('lets the neighbouring codes pass, none further away', async () => {
    const { email, secret } = await enrolled()
    for (const [steps, path] of [
      [-2, /\/faktor$/],
      [2, /\/faktor$/],
      [-1, /CallbackAuth/],
      [1, /CallbackAuth/],
    ] as const) {
      const { browser, page } = await signIn(email)
      expect((await verify(browser, page, codeOf(secret, steps))).url.pathname).toMatch(path)
    }
  })

  it('refuses a code that was used, and any older one', async () => {
    const { email, secret } = await enrolled()
    const code = codeOf(secret)
    const first = await signIn(email)
    expect((await verify(first.browser, first.page, code)).url.pathname).toBe('/CallbackAuth')
    const second = await signIn(email)
    for (const used of [code, codeOf(secret, -1)]) {
      const answer = await verify(second.browser, second.page, used)
      expect(answer.status).toBe(422)
      expect(answer.body).toContain('sudah terpakai')
    }
  })

  it('goes with a clock that is put forward; put back, it waits for what it has shown, and a recovery code lets in', async () => {
    const { email, secret, codes } = await enrolled()
    app.clock.advance(60 * minute)
    const ahead = await signIn(email)
    expect((await verify(ahead.browser, ahead.page, codeOf(secret))).url.pathname).toBe('/CallbackAuth')
    app.clock.advance(-60 * minute)
    const back = await signIn(email)
    const old = await verify(back.browser, back.page, codeOf(secret))
    expect([old.status, old.body.includes('sudah terpakai')]).toEqual([422, true])
    expect((await recover(back.browser, back.page, codes[0] ?? '')).url.pathname).toBe('/CallbackAuth')
    app.clock.advance(60 * minute)
  })

  it('that is taken off while somebody stands at the door is no longer asked for', async () => {
    const { email, accountId } = await enrolled()
    const { browser, page } = await signIn(email, createBrowser(app), {})
    await app.sanggar.database.withAccounts(tx =>
      tx.db.deleteFrom('accounts.totp_secrets').where('account_id', '=', accountId).execute(),
    )
    expect((await browser.open(page.url.href)).url.pathname).toBe('/CallbackAuth')
  })

  it('cannot be replaced by another with the password alone', async () => {
    const { email, secret } = await enrolled()
    const { browser, page } = await signIn(email)
    const at = await browser.open(`${page.url.origin}${page.url.pathname}/pasang`)
    expect(at.url.pathname).toBe(page.url.pathname)
    const answer = await browser.post(`${page.url.href}/pasang`, { code: codeOf(secret) })
    expect(answer.url.pathname).toBe(page.url.pathname)
    expect((await browser.post(`${page.url.href}/lanjut`, {})).url.pathname).not.toBe('/CallbackAuth')
  })

  it('lies sealed in the database, bound to its account', async () => {
    const { accountId, secret } = await enrolled()
    const row = await app.sanggar.database.withAccounts(tx =>
      tx.db
        .selectFrom('accounts.totp_secrets')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(row)).not.toContain(secret)
    // what is taken to another account opens nothing there
    const other = await enrolled()
    await app.sanggar.database.withAccounts(tx =>
      tx.db
        .updateTable('accounts.totp_secrets')
        .set({ secret_sealed: row.secret_sealed })
        .where('account_id', '=', other.accountId)
        .execute(),
    )
    const { browser, page } = await signIn(other.email)
    expect((await verify(browser, page, codeOf(secret))).status).toBe(422)
  })
})

describe('wrong codes', () => {
  it('are slowed after five, whatever browser they come from; one a minute goes on', async () => {
    const { email, secret } = await enrolled()
    const { browser, page } = await signIn(email)
    for (let tries = 0; tries < 5; tries++) expect((await verify(browser, page, '000000')).status).toBe(422)
    const other = await signIn(email)
    const slowed = await verify(other.browser, other.page, codeOf(secret))
    expect(slowed.status).toBe(429)
    expect(slowed.headers['retry-after']).toBe('60')
    expect(slowed.body).toContain('Terlalu banyak percobaan')
    app.clock.advance(61_000)
    expect((await verify(other.browser, other.page, codeOf(secret))).url.pathname).toBe('/CallbackAuth')
  })

  it('stand in the history of the account', async () => {
    const { email, accountId } = await enrolled()
    const { browser, page } = await signIn(email)
    await verify(browser, page, '000000')
    const events = await app.sanggar.database.withAccounts(tx =>
      tx.db
        .selectFrom('accounts.security_events')
        .select('action')
        .where('account_id', '=', accountId)
        .execute(),
    )
    expect(events.map(({ action }) => action)).toContain('factor.failed')
  })
})

describe('a recovery code', () => {
  it('stands in for the app once, and its owner hears of it', async () => {
    const { email, codes } = await enrolled()
    const code = codes[3] ?? ''
    const first = await signIn(email)
    const claims = await claimsOf(await recover(first.browser, first.page, code.toUpperCase()), first.flow)
    expect(claims?.acr).toBe('urn:sanggar:mfa')
    const second = await signIn(email)
    expect((await recover(second.browser, second.page, code)).status).toBe(422)
    const mails = await tenant.write(tx =>
      tx.db.selectFrom('mails').select('reason').where('recipient', '=', email).execute(),
    )
    expect(mails.map(({ reason }) => reason)).toEqual(['totp_added', 'recovery_code_used'])
  })

  it('of somebody else is no code', async () => {
    const one = await enrolled()
    const other = await enrolled()
    const { browser, page } = await signIn(one.email)
    expect((await recover(browser, page, other.codes[0] ?? '')).status).toBe(422)
  })

  it('is kept so that the database alone does not tell it', async () => {
    const { accountId, codes } = await enrolled()
    const rows = await app.sanggar.database.withAccounts(tx =>
      tx.db.selectFrom('accounts.recovery_codes').selectAll().where('account_id', '=', accountId).execute(),
    )
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('an old sign-in', () => {
  it('must give its password again before a factor is put to the account', async () => {
    const email = newEmail()
    await buildAccount(app, { email, password })
    const { browser } = await signIn(email, createBrowser(app), {})
    app.clock.advance(11 * minute)
    const flow = await begin(client, strong)
    const asked = await browser.open(flow.url)
    expect(asked.url.search).toContain('news=again')
    expect(asked.body).toContain('sekali lagi')
    const page = await browser.submit(asked, { email, password })
    expect(page.url.pathname).toMatch(/\/faktor\/pasang$/)
  })

  it('of these ten minutes goes straight to setting it up', async () => {
    const email = newEmail()
    await buildAccount(app, { email, password })
    const { browser } = await signIn(email, createBrowser(app), {})
    const page = await browser.open((await begin(client, strong)).url)
    expect(page.url.pathname).toMatch(/\/faktor\/pasang$/)
  })
})
