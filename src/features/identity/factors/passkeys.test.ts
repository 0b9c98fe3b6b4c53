import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Browser,
  begin,
  createBrowser,
  createClient,
  exchange,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type Authenticator, createAuthenticator } from '../../../../test/authenticator.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'

/** Passkeys, spoken as an authenticator speaks. */
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

/** Somebody signed in with a password. */
async function signedIn() {
  const email = `guru${++count}@contoh.id`
  const account = await buildAccount(app, { email, password })
  const browser = createBrowser(app)
  const page = await browser.open((await begin(client)).url)
  await browser.submit(page, { email, password })
  return { email, accountId: account.id, browser }
}

const optionsAt = async (browser: Browser, path: string) =>
  (await browser.fetch(`${akun}${path}`)).json().data

async function add(browser: Browser, authenticator: Authenticator, name = 'Laptop kantor') {
  const passkey = authenticator.create(await optionsAt(browser, '/akun/passkey/tantangan'))
  return browser.post(`${akun}/akun/passkey`, { name, passkey })
}

async function owner() {
  const person = await signedIn()
  const authenticator = createAuthenticator(akun)
  const added = await add(person.browser, authenticator)
  expect(added.status).toBe(200)
  expect(added.body).toContain('Simpan kode pemulihan')
  return { ...person, authenticator, added }
}

/** The sign-in page of a new window, and what the browser is asked there. */
async function asked(wish: Record<string, string> = {}) {
  const browser = createBrowser(app)
  const flow = await begin(client, wish)
  const page = await browser.open(flow.url)
  const options = await optionsAt(browser, `${page.url.pathname}/passkey/tantangan`)
  const answer = (passkey: string) => browser.post(`${page.url.href}/passkey`, { passkey })
  return { browser, flow, page, options, answer }
}

describe('a passkey', () => {
  it('is asked for as one that is found without an address, with user verification', async () => {
    const { browser, email } = await signedIn()
    const options = await optionsAt(browser, '/akun/passkey/tantangan')
    expect(options).toMatchObject({
      rp: { id: 'akun.localhost' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('signs in alone: no address, no password, and as strong as two factors', async () => {
    const { authenticator, accountId } = await owner()
    const { flow, options, answer, page } = await asked({ acr_values: 'urn:sanggar:mfa' })
    expect(page.body).toContain('autoComplete="username webauthn"')
    expect(options).toMatchObject({
      rpId: 'akun.localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
    const back = await answer(authenticator.get(options))
    expect(back.url.pathname).toBe('/CallbackAuth')
    const claims = (await exchange(client, back.url, flow)).claims()
    expect(claims).toMatchObject({ sub: accountId, acr: 'urn:sanggar:mfa', amr: ['hwk', 'user', 'mfa'] })
  })

  it('is the second factor after a password', async () => {
    const { email, authenticator } = await owner()
    const browser = createBrowser(app)
    const page = await browser.submit(await browser.open((await begin(client)).url), { email, password })
    expect(page.body).toContain('Lanjutkan dengan passkey')
    const options = await optionsAt(browser, `${page.url.pathname}/passkey/tantangan`)
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.credentialId }])
    const back = await browser.post(`${page.url.href}/passkey`, { passkey: authenticator.get(options) })
    expect(back.url.pathname).toBe('/CallbackAuth')
  })

  it('may be the factor that a tenant asks somebody to set up', async () => {
    const email = `guru${++count}@contoh.id`
    await buildAccount(app, { email, password })
    const browser = createBrowser(app)
    const flow = await begin(client, { acr_values: 'urn:sanggar:mfa' })
    const page = await browser.submit(await browser.open(flow.url), { email, password })
    const passkey = createAuthenticator(akun).create(
      await optionsAt(browser, `${page.url.pathname}/passkey/tantangan`),
    )
    const codes = await browser.post(`${page.url.href}/passkey`, { passkey })
    expect(codes.body).toContain('Simpan kode pemulihan')
    const back = await browser.submit(codes, {}, { action: '/lanjut' })
    const claims = (await exchange(client, back.url, flow)).claims()
    expect(claims?.acr).toBe('urn:sanggar:mfa')
  })
})

describe('with the password alone', () => {
  it('no passkey is put to an account that has a factor already', async () => {
    const { email } = await owner()
    const browser = createBrowser(app)
    const flow = await begin(client, { acr_values: 'urn:sanggar:mfa' })
    const page = await browser.submit(await browser.open(flow.url), { email, password })
    const step = `${page.url.origin}${page.url.pathname}`
    const refused = await browser.fetch(`${step}/pasang/passkey/tantangan`)
    expect(refused.status).toBe(303)
    // nor with a question that was meant for using one
    const options = await optionsAt(browser, `${page.url.pathname}/passkey/tantangan`)
    const mine = createAuthenticator(akun)
    const passkey = mine.create({ ...options, rp: { id: options.rpId }, user: { id: 'x' } })
    const answer = await browser.post(`${step}/pasang/passkey`, { passkey })
    expect(answer.url.pathname).toBe(page.url.pathname)
    expect(answer.body).not.toContain('Simpan kode pemulihan')
  })
})

describe('an answer of an authenticator is refused', () => {
  it('when it was given at another site', async () => {
    const { authenticator } = await owner()
    const { options, answer } = await asked()
    const phished = authenticator.get(options, { origin: 'http://akun.localhost.jahat.test' })
    const back = await answer(phished)
    expect(back.url.pathname).toMatch(/^\/interaksi\//)
    expect(back.body).toContain('Passkey tidak dikenali')
  })

  it('when it answers a question that was answered before, or another window’s, or nobody’s', async () => {
    const { authenticator } = await owner()
    const first = await asked()
    const passkey = authenticator.get(first.options)
    expect((await first.answer(passkey)).url.pathname).toBe('/CallbackAuth')
    const second = await asked()
    const third = await asked()
    for (const wrong of [
      passkey,
      authenticator.get(second.options, { challenge: first.options.challenge }),
      authenticator.get(third.options),
      authenticator.get(second.options, { challenge: 'A'.repeat(43) }),
    ])
      expect((await second.answer(wrong)).url.pathname).toMatch(/^\/interaksi\//)
    expect((await second.answer(authenticator.get(second.options))).url.pathname).toBe('/CallbackAuth')
  })

  it('when it comes more than five minutes later', async () => {
    const { authenticator } = await owner()
    const { options, answer } = await asked()
    app.clock.advance(5 * minute + 1000)
    expect((await answer(authenticator.get(options))).url.pathname).toMatch(/^\/interaksi\//)
  })

  it('when its counter has not grown: there is a copy of it', async () => {
    const { authenticator } = await owner()
    authenticator.counter = 41
    const first = await asked()
    expect((await first.answer(authenticator.get(first.options))).url.pathname).toBe('/CallbackAuth')
    for (const [next, path] of [
      [41, /^\/interaksi\//],
      [12, /^\/interaksi\//],
      [42, /CallbackAuth/],
    ] as const) {
      authenticator.counter = next
      const { options, answer } = await asked()
      expect((await answer(authenticator.get(options))).url.pathname).toMatch(path)
    }
  })

  it('when nobody showed a finger or a PIN', async () => {
    const { authenticator, browser } = await owner()
    const { options, answer } = await asked()
    expect((await answer(authenticator.get(options, { isVerified: false }))).url.pathname).toMatch(
      /^\/interaksi\//,
    )
    const other = createAuthenticator(akun)
    const creation = await optionsAt(browser, '/akun/passkey/tantangan')
    const refused = await browser.post(`${akun}/akun/passkey`, {
      name: 'Tanpa PIN',
      passkey: other.create(creation, { isVerified: false }),
    })
    expect(refused.status).toBe(422)
  })

  it('when it is another key than the one registered', async () => {
    const { authenticator } = await owner()
    const { options, answer } = await asked()
    const stranger = createAuthenticator(akun)
    const forged = JSON.parse(stranger.get(options))
    forged.id = forged.rawId = authenticator.credentialId
    expect((await answer(JSON.stringify(forged))).url.pathname).toMatch(/^\/interaksi\//)
  })

  it('when it is somebody else’s passkey, after one’s own password', async () => {
    const { email } = await owner()
    const other = await owner()
    const browser = createBrowser(app)
    const page = await browser.submit(await browser.open((await begin(client)).url), { email, password })
    const options = await optionsAt(browser, `${page.url.pathname}/passkey/tantangan`)
    const answer = await browser.post(`${page.url.href}/passkey`, {
      passkey: other.authenticator.get(options),
    })
    expect(answer.status).toBe(422)
  })

  it('when it is not what a browser sends at all', async () => {
    const { answer } = await asked()
    for (const junk of ['', '{}', 'null', '[1]', '{"id":1}', '\u0000', 'x'.repeat(20_000)])
      expect((await answer(junk)).status).toBeLessThan(500)
  })

  it('when it would add a key for somebody else’s question', async () => {
    const one = await signedIn()
    const other = await signedIn()
    const options = await optionsAt(one.browser, '/akun/passkey/tantangan')
    const passkey = createAuthenticator(akun).create(options)
    const answer = await other.browser.post(`${akun}/akun/passkey`, { name: 'Curian', passkey })
    expect(answer.status).toBe(422)
  })
})

describe('one’s own passkeys', () => {
  const idsIn = (body: string) =>
    [...body.matchAll(/\/akun\/passkey\/([0-9a-f]{24})\/hapus/g)].map(([, id]) => id)

  it('have names, which can be changed, and can be removed; mails tell of it', async () => {
    const { browser, email, authenticator } = await owner()
    const home = await browser.open(`${akun}/`)
    expect(home.body).toContain('Laptop kantor')
    const renamed = await browser.submit(home, { name: 'Laptop rumah' }, { action: '/nama' })
    expect(renamed.body).toContain('Laptop rumah')
    const removed = await browser.submit(renamed, {}, { action: '/hapus' })
    expect(removed.body).toContain('Passkey dihapus')
    expect(idsIn(removed.body)).toEqual([])
    const { options, answer } = await asked()
    expect((await answer(authenticator.get(options))).url.pathname).toMatch(/^\/interaksi\//)
    const mails = await tenant.write(tx =>
      tx.db.selectFrom('mails').select('reason').where('recipient', '=', email).execute(),
    )
    expect(mails.map(({ reason }) => reason)).toEqual(['passkey_added', 'passkey_removed'])
  })

  it('of somebody else are as unknown as ones that never were', async () => {
    const one = await owner()
    const other = await signedIn()
    const [id] = idsIn((await one.browser.open(`${akun}/`)).body)
    for (const path of [`/akun/passkey/${id}/hapus`, `/akun/passkey/${id}/nama`]) {
      const answer = await other.browser.post(`${akun}${path}`, { name: 'Milik saya' })
      expect(answer.status).toBe(404)
    }
    expect((await one.browser.open(`${akun}/`)).body).toContain('Laptop kantor')
  })

  it('are not registered twice', async () => {
    const { browser, authenticator } = await owner()
    const options = await optionsAt(browser, '/akun/passkey/tantangan')
    expect(options.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }])
    expect((await add(browser, authenticator)).status).toBe(409)
  })
})
