import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  begin,
  createBrowser,
  createClient,
  exchange,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let client: TestClient
let other: TestClient
const password = 'kuda-lumping-7-hijau'

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'pelangi', name: 'Sekolah Pelangi' })
  const second = await buildTenant(app, { slug: 'samudra', name: 'Akademi Samudra' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
  other = await createClient(app, { id: `tenant_${second.id}`, host: second.host })
})
afterAll(() => app.close())

/** to the tenant's callback, through the form, and the code for tokens */
async function signIn(browser: Browser, email: string, of = client, parameters: Record<string, string> = {}) {
  const flow = await begin(of, parameters)
  const page = await browser.open(flow.url)
  const back = await browser.submit(page, { email, password })
  const tokens = await exchange(of, back.url, flow)
  return { page, tokens, signIn: String(tokens.claims()?.sign_in) }
}

const isSignedIn = (uid: string) =>
  tenant.write(async tx => {
    const { rows } = await sql<{ holds: boolean }>`select accounts.is_signed_in(${uid}) as holds`.execute(
      tx.db,
    )
    return rows[0]?.holds
  })

/** without asking anything: does this browser still have a session? */
async function isKnown(browser: Browser, of = client) {
  const { url } = await browser.open((await begin(of, { prompt: 'none' })).url)
  return url.searchParams.has('code')
}

test('A stock OpenID client signs a person in through the forms and gets the claims', async () => {
  const account = await buildAccount(app, { name: 'Ratna Anggraini', email: 'ratna@contoh.id', password })
  const { page, tokens, signIn: uid } = await signIn(createBrowser(app), 'ratna@contoh.id')
  expect(page.body).toContain('Masuk ke Sekolah Pelangi')
  const claims = tokens.claims()
  expect(claims).toMatchObject({
    sub: account.id,
    name: 'Ratna Anggraini',
    email: 'ratna@contoh.id',
    email_verified: true,
    birthdate: '1995-04-21',
    amr: ['pwd'],
    sign_in: expect.stringMatching(/^[\w-]{20,}$/),
    sid: expect.any(String),
    auth_time: expect.any(Number),
  })
  expect(claims).not.toHaveProperty('acr')
  expect(await isSignedIn(uid)).toBe(true)
  expect(await isSignedIn('somebody')).toBe(false)
})

test('another tenant’s site signs the same person in without asking again', async () => {
  await buildAccount(app, { email: 'sekali@contoh.id', password })
  const browser = createBrowser(app)
  const { signIn: uid } = await signIn(browser, 'sekali@contoh.id')
  const flow = await begin(other, { prompt: 'none' })
  const back = await browser.open(flow.url)
  const claims = (await exchange(other, back.url, flow)).claims()
  expect(claims).toMatchObject({ email: 'sekali@contoh.id', sign_in: uid })
})

test('the page has a policy, is never kept, and names no other tenant', async () => {
  const page = await createBrowser(app).open((await begin(client)).url)
  const { headers, body } = page
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${client.origin}`)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).toContain('noindex')
  expect(body).toContain('Sekolah Pelangi')
  expect(body).not.toContain('Samudra')
  for (const attribute of ['autoComplete="username', 'autoComplete="current-password"', 'name="password"'])
    expect(body).toContain(attribute)
})

test('a wrong password keeps what was typed, but never the password', async () => {
  const browser = createBrowser(app)
  const page = await browser.open((await begin(client)).url)
  const again = await browser.submit(page, { email: 'Keliru@Contoh.id', password: 'bukan-ini-sandinya' })
  expect(again.status).toBe(422)
  expect(again.body).toContain('Email atau kata sandi salah')
  expect(again.body).toContain('value="Keliru@Contoh.id"')
  expect(again.body).not.toContain('bukan-ini-sandinya')
})

test('signing out with the site’s own hint asks nothing, ends the sign-in everywhere and leads back', async () => {
  await buildAccount(app, { email: 'pergi@contoh.id', password })
  const browser = createBrowser(app)
  const { tokens, signIn: uid } = await signIn(browser, 'pergi@contoh.id')
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${client.origin}/`,
    state: 'kembali',
  })
  const home = (url: URL) => url.origin === client.origin
  const back = await browser.open(`${app.origin('akun.localhost')}/oidc/session/end?${query}`, home)
  expect(back.url.href).toBe(`${client.origin}/?state=kembali`)
  expect(await isSignedIn(uid)).toBe(false)
  expect(await isKnown(browser)).toBe(false)
  expect(await isKnown(browser, other)).toBe(false)
  const refreshed = await app.request({
    host: 'akun.localhost',
    path: '/oidc/me',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(refreshed.status).toBe(401)
})

test('a mere link signs nobody out: it asks first, and the answer must be from that very page', async () => {
  await buildAccount(app, { email: 'tinggal@contoh.id', password })
  const browser = createBrowser(app)
  const { signIn: uid } = await signIn(browser, 'tinggal@contoh.id')
  const query = new URLSearchParams({ client_id: client.id, post_logout_redirect_uri: `${client.origin}/` })
  const page = await browser.open(`${app.origin('akun.localhost')}/oidc/session/end?${query}`)
  expect(page.body).toContain('Keluar dari akun?')
  expect(page.body).toContain('tinggal@contoh.id')
  const forged = await browser.submit(page, { xsrf: 'x' })
  expect(forged.status).toBe(400)
  expect(await isSignedIn(uid)).toBe(true)
  const home = (url: URL) => url.origin === client.origin
  expect((await browser.submit(page, {}, { stop: home })).url.href).toBe(`${client.origin}/`)
  expect(await isSignedIn(uid)).toBe(false)
})

test('who is not signed in signs out without a word', async () => {
  const browser = createBrowser(app)
  const query = new URLSearchParams({ client_id: client.id, post_logout_redirect_uri: `${client.origin}/` })
  const home = (url: URL) => url.origin === client.origin
  const back = await browser.open(`${app.origin('akun.localhost')}/oidc/session/end?${query}`, home)
  expect(back.url.href).toBe(`${client.origin}/`)
  const page = await browser.open(`${app.origin('akun.localhost')}/oidc/session/end`)
  expect(page.body).toContain('Anda sudah keluar')
})

test('somebody else signs in over a session: the first one’s sign-in ends', async () => {
  await buildAccount(app, { email: 'kakak@contoh.id', password })
  const younger = await buildAccount(app, { email: 'adik@contoh.id', password })
  const browser = createBrowser(app)
  const first = await signIn(browser, 'kakak@contoh.id')
  const second = await signIn(browser, 'adik@contoh.id', client, { prompt: 'login' })
  expect(second.tokens.claims()?.sub).toBe(younger.id)
  expect(await isSignedIn(first.signIn)).toBe(false)
  expect(await isSignedIn(second.signIn)).toBe(true)
})

test('a sign-in that was ended elsewhere is asked for its password again, and gets another name', async () => {
  const account = await buildAccount(app, { email: 'jauh@contoh.id', password })
  const browser = createBrowser(app)
  const first = await signIn(browser, 'jauh@contoh.id')
  await app.sanggar.database.withAccounts(tx =>
    tx.db
      .updateTable('accounts.sign_ins')
      .set({ ended_at: app.clock.now(), end_reason: 'test' })
      .where('account_id', '=', account.id)
      .execute(),
  )
  expect(await isKnown(browser)).toBe(false)
  const second = await signIn(browser, 'jauh@contoh.id')
  expect(second.signIn).not.toBe(first.signIn)
  expect(await isSignedIn(first.signIn)).toBe(false)
})

test('an account that is suspended is nobody, even with a session', async () => {
  const account = await buildAccount(app, { email: 'ditangguhkan@contoh.id', password })
  const browser = createBrowser(app)
  const { signIn: uid } = await signIn(browser, 'ditangguhkan@contoh.id')
  await app.sanggar.database.withAccounts(tx =>
    tx.db
      .updateTable('accounts.accounts')
      .set({ status: 'suspended' })
      .where('id', '=', account.id)
      .execute(),
  )
  expect(await isKnown(browser)).toBe(false)
  expect(await isSignedIn(uid)).toBe(false)
  const page = await browser.open((await begin(client)).url)
  const refused = await browser.submit(page, { email: 'ditangguhkan@contoh.id', password })
  expect(refused.body).toContain('Email atau kata sandi salah')
})

test('a site that insists on a second factor gets none past it: who has none sets one up first', async () => {
  await buildAccount(app, { email: 'kuat@contoh.id', password })
  const browser = createBrowser(app)
  const { tokens } = await signIn(browser, 'kuat@contoh.id')
  expect(tokens.claims()).not.toHaveProperty('acr')
  const wish = { acr_values: 'urn:sanggar:mfa' }
  const silent = await browser.open((await begin(client, { ...wish, prompt: 'none' })).url)
  expect(silent.url.searchParams.get('error')).toBe('login_required')
  // signed in already, so the password is not asked again
  const page = await browser.open((await begin(client, wish)).url)
  expect(page.url.pathname).toMatch(/^\/interaksi\/[\w-]+\/faktor\/pasang$/)
})

test('a page of a sign-in that is over, or another browser’s, says so and leads back', async () => {
  const mine = createBrowser(app)
  const page = await mine.open((await begin(client)).url)
  const theirs = await createBrowser(app).open(page.url.href)
  expect(theirs.status).toBe(410)
  expect(theirs.body).toContain('Sesi masuk sudah berakhir')
  const gone = await mine.open(`${app.origin('akun.localhost')}/interaksi/tidak-ada`)
  expect(gone.status).toBe(410)
  expect(gone.body).toContain(`${client.origin}/Login`)
})

test('forms of another site are refused', async () => {
  const browser = createBrowser(app)
  const page = await browser.open((await begin(client)).url)
  const answer = await app.request({
    host: 'akun.localhost',
    path: page.url.pathname,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.test',
      accept: 'text/html',
    },
    body: 'email=a%40b.id&password=x',
  })
  expect(answer.status).toBe(403)
})

test('the outbox shows mail where nobody else can come, and is nowhere otherwise', async () => {
  const browser = createBrowser(app)
  const page = await browser.open(`${app.origin('akun.localhost')}/lupa-sandi`)
  await buildAccount(app, { email: 'surat@contoh.id', password })
  await browser.submit(page, { email: 'surat@contoh.id' })
  const outbox = await browser.open(`${app.origin('akun.localhost')}/kotak-keluar?address=surat@`)
  expect(outbox.body).toContain('Atur ulang kata sandi Anda')
  expect(outbox.body).toMatch(/href="http:\/\/akun\.localhost:\d+\/atur-sandi\?token=/)
  expect((await browser.open(`${app.origin('akun.localhost')}/kotak-keluar?address=lain@`)).body).toContain(
    'Tidak ada email',
  )
})
