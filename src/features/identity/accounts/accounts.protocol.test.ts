import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  begin,
  createBrowser,
  createClient,
  exchange,
  type TestClient,
} from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'

/** What OAuth 2.1 and ASVS 10 forbid, each tried from outside. */
let app: App
let client: TestClient
let other: TestClient
const password = 'kuda-lumping-7-hijau'
const email = 'lestari@contoh.id'

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  const tenant = await buildTenant(app, { slug: 'pelangi', name: 'Sekolah Pelangi' })
  const second = await buildTenant(app, { slug: 'samudra', name: 'Akademi Samudra' })
  client = await createClient(app, { id: `tenant_${tenant.id}`, host: tenant.host })
  other = await createClient(app, { id: `tenant_${second.id}`, host: second.host })
  await buildAccount(app, { email, password })
})
afterAll(() => app.close())

async function codeOf(of: TestClient = client) {
  const flow = await begin(of)
  const browser = createBrowser(app)
  const back = await browser.submit(await browser.open(flow.url), { email, password })
  return { flow, back: back.url, code: back.url.searchParams.get('code') ?? '' }
}

/** the token endpoint as whoever holds these things would ask it */
async function askToken(of: { id: string; secret?: string }, fields: Record<string, string>) {
  const secret = of.secret ?? app.sanggar.secrets.word(`client ${of.id}`)
  const basic = Buffer.from(`${encodeURIComponent(of.id)}:${encodeURIComponent(secret)}`).toString('base64')
  return app.request({
    host: 'akun.localhost',
    path: '/oidc/token',
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

const grantOf = ({ flow, code }: Awaited<ReturnType<typeof codeOf>>, of: TestClient = client) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: `${of.origin}/CallbackAuth`,
  code_verifier: flow.verifier,
})

const me = (token: string) =>
  app.request({ host: 'akun.localhost', path: '/oidc/me', headers: { authorization: `Bearer ${token}` } })

const errorIn = (url: URL) => url.searchParams.get('error')

test('A request without PKCE is sent back with an error', async () => {
  const { url } = await begin(client, { code_challenge: undefined, code_challenge_method: undefined })
  expect(errorIn((await createBrowser(app).open(url)).url)).toBe('invalid_request')
})

test('plain PKCE is refused', async () => {
  const { url } = await begin(client, { code_challenge_method: 'plain' })
  expect(errorIn((await createBrowser(app).open(url)).url)).toBe('invalid_request')
})

test('a code without its verifier, or with another, gives nothing', async () => {
  const made = await codeOf()
  const { code_verifier: _, ...without } = grantOf(made)
  expect((await askToken(client, without)).json()).toMatchObject({ error: 'invalid_grant' })
  const another = { ...grantOf(made), code_verifier: 'a'.repeat(64) }
  expect((await askToken(client, another)).json()).toMatchObject({ error: 'invalid_grant' })
})

test('a code works once; used again, the tokens it gave are worth nothing either', async () => {
  const made = await codeOf()
  const first = await askToken(client, grantOf(made))
  expect(first.status).toBe(200)
  const { access_token: token, refresh_token: refresh } = first.json()
  expect((await me(token)).status).toBe(200)
  expect((await askToken(client, grantOf(made))).json()).toMatchObject({ error: 'invalid_grant' })
  expect((await me(token)).status).toBe(401)
  const again = await askToken(client, { grant_type: 'refresh_token', refresh_token: refresh })
  expect(again.json()).toMatchObject({ error: 'invalid_grant' })
})

test('of two exchanges of one code at the same moment one is answered', async () => {
  const made = await codeOf()
  const answers = await Promise.all([askToken(client, grantOf(made)), askToken(client, grantOf(made))])
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
})

test('a refresh token turns with each use, and an old one ends them all', async () => {
  const { refresh_token: first } = (await askToken(client, grantOf(await codeOf()))).json()
  const second = (await askToken(client, { grant_type: 'refresh_token', refresh_token: first })).json()
  expect(second.refresh_token).not.toBe(first)
  await askToken(client, { grant_type: 'refresh_token', refresh_token: first })
  const third = await askToken(client, { grant_type: 'refresh_token', refresh_token: second.refresh_token })
  expect(third.json()).toMatchObject({ error: 'invalid_grant' })
})

test('an address to come back to that is not exactly the registered one gets a page, never a redirect', async () => {
  for (const address of [
    `${client.origin}/CallbackAuth/`,
    `${client.origin}/`,
    'https://evil.test/CallbackAuth',
  ]) {
    const { url } = await begin(client, { redirect_uri: address })
    const page = await createBrowser(app).open(url)
    expect(page.status).toBe(400)
    expect(page.headers.location).toBeUndefined()
    expect(page.body).toContain('Alamat kembali tidak dikenal')
  }
})

test('a wrong client secret is refused', async () => {
  const made = await codeOf()
  const answer = await askToken({ id: client.id, secret: 'x'.repeat(43) }, grantOf(made))
  expect(answer.status).toBe(401)
  expect(answer.json()).toMatchObject({ error: 'invalid_client' })
})

test('the code of one site is worth nothing to another', async () => {
  const made = await codeOf()
  const answer = await askToken(other, grantOf(made, other))
  expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
})

test('a code holds for sixty seconds', async () => {
  const made = await codeOf()
  const { rows } = await app.sanggar.database.withAccounts(tx =>
    sql<{ seconds: number }>`select extract(epoch from expires_at - now())::int as seconds
      from accounts.oidc_payloads where kind = 'AuthorizationCode' and id = ${made.code}`.execute(tx.db),
  )
  const [row] = rows
  expect(row?.seconds).toBeGreaterThan(50)
  expect(row?.seconds).toBeLessThanOrEqual(60)
  await app.sanggar.database.withAccounts(tx =>
    sql`update accounts.oidc_payloads set expires_at = expires_at - interval '61 seconds'
      where kind = 'AuthorizationCode' and id = ${made.code}`.execute(tx.db),
  )
  expect((await askToken(client, grantOf(made))).json()).toMatchObject({ error: 'invalid_grant' })
})

test('a client nobody knows gets a friendly page', async () => {
  const { url } = await begin({ ...client, id: 'tenant_999' })
  const page = await createBrowser(app).open(url.replace(client.id, 'tenant_999'))
  expect(page.status).toBe(400)
  expect(page.body).toContain('Situs tidak dikenal')
})

test('a domain that is no longer active is no client any more', async () => {
  const tenant = await buildTenant(app, { slug: 'bermitra', hosts: ['bermitra.test'] })
  const { id } = app.sanggar.hosts.byId(tenant.id)?.domains[0] ?? { id: 0 }
  const domain = await createClient(app, { id: `dom_${id}`, host: 'bermitra.test' })
  const { url } = await begin(domain)
  expect((await createBrowser(app).open(url)).body).toContain('Masuk ke')
  await app.sanggar.database.withPlatform(tx =>
    tx.db
      .updateTable('platform.tenant_domains')
      .set({ state: 'failed', is_primary: false })
      .where('id', '=', id)
      .execute(),
  )
  await app.sanggar.refresh()
  expect((await createBrowser(app).open(url)).body).toContain('Situs tidak dikenal')
})

test('prompt=none without a session says login_required, and asks nothing', async () => {
  const { url } = await begin(client, { prompt: 'none' })
  expect(errorIn((await createBrowser(app).open(url)).url)).toBe('login_required')
})

test('no other way than a code is offered: no implicit tokens, no password grant', async () => {
  const { url } = await begin(client, { response_type: 'id_token' })
  const back = await createBrowser(app).open(url)
  expect(`${back.url.search}${back.url.hash}`).toContain('error=')
  expect(back.url.hash).not.toContain('id_token=')
  // nor does a page whose script posts the code bring one
  const browser = createBrowser(app)
  await browser.submit(await browser.open((await begin(client)).url), { email, password })
  const posting = await browser.open((await begin(client, { response_mode: 'form_post' })).url)
  expect(posting.body).toContain('name="error"')
  expect(posting.body).not.toContain('name="code"')
  const answer = await askToken(client, { grant_type: 'password', username: email, password })
  expect(answer.json()).toMatchObject({ error: 'unsupported_grant_type' })
})

test('the response names its issuer, and the ID token is signed with the published key', async () => {
  const made = await codeOf()
  expect(made.back.searchParams.get('iss')).toBe(app.origin('akun.localhost'))
  const tokens = await exchange(client, made.back, made.flow)
  const header = JSON.parse(Buffer.from(String(tokens.id_token).split('.')[0] ?? '', 'base64url').toString())
  expect(header.alg).toBe('EdDSA')
  const { keys } = (await app.request({ host: 'akun.localhost', path: '/oidc/jwks' })).json()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kid: header.kid, crv: 'Ed25519' })
  expect(keys[0].d).toBeUndefined()
})
