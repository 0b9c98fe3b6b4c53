import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let admin: BuiltMember

const hour = 3_600_000

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', hosts: ['a.sekolah.test'] })
  brebes = await buildTenant(app, { slug: 'brebes', hosts: ['b.kampus.test'] })
  admin = await buildMember(app, tegal, { kind: 1 })
})

afterAll(() => app?.close())

const generate = '/v1/authorizer/token/generate'
const json = { 'content-type': 'application/json' }

function fromPage({ host }: BuiltTenant) {
  return app.request({ host, path: generate, method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
}

interface Issued {
  token: string
  code: string
}

/** what the browser does: the time and the token, sealed with a key made of the token */
function headerOf({ token, code }: Issued, at = app.clock.now()): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(token).digest(), iv)
  const text = Buffer.concat([cipher.update(`${at.getTime()}.${token}`), cipher.final()])
  return `${code}:${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')}`
}

/** a call that is never kept, with the header */
const call = (apptoken: string, { host }: BuiltTenant = tegal) =>
  app.request({ host, path: '/v1/user/session', headers: { apptoken } })

describe('an AppToken', () => {
  it('is made for our own pages without a word, and kept for 23 hours where their script can read it', async () => {
    const answer = await fromPage(tegal)
    expect(answer.status).toBe(201)
    const { token, code, expiresAt } = answer.json().data
    expect(expiresAt).toBe(new Date(testNow.getTime() + 23 * hour).toISOString())
    const cookies = answer.headers['set-cookie'] ?? []
    expect(cookies).toEqual([
      `app_token=${token}; Max-Age=82800; Path=/; SameSite=Lax`,
      `app_code=${code}; Max-Age=82800; Path=/; SameSite=Lax`,
    ])
    expect((await call(headerOf({ token, code }))).status).toBe(200)
  })

  it('is made for nobody else: a program without credentials, another site', async () => {
    const bare = await app.request({ host: tegal.host, path: generate, method: 'POST' })
    expect([bare.status, bare.json().message]).toEqual([401, 'Sertakan id, secret, dan scopes'])
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://jahat.test', cookie: 'x=1' }
    const foreign = await app.request({ host: tegal.host, path: generate, method: 'POST', headers })
    expect(foreign.status).toBe(403)
  })

  it('of one tenant is none of another', async () => {
    const ours: Issued = (await fromPage(tegal)).json().data
    expect((await call(headerOf(ours), brebes)).status).toBe(401)
  })

  it('that does not hold is refused also where the answer lies ready for everybody, and one that holds gets it', async () => {
    const ready = (headers: Record<string, string>) =>
      app.request({ host: tegal.host, path: '/v1/class/list', headers })
    expect([(await ready({})).status, (await ready({})).status]).toEqual([200, 200])
    const refused = await ready({ apptoken: 'bukan-token' })
    expect([refused.status, refused.json().message]).toEqual([401, 'AppToken tidak berlaku'])
    const ours: Issued = (await fromPage(tegal)).json().data
    expect((await ready({ apptoken: headerOf(ours) })).status).toBe(200)
    expect((await ready({})).status).toBe(200)
  })

  it('is refused when it is stale, from the future, forged or not one at all', async () => {
    const made: Issued = (await fromPage(tegal)).json().data
    const now = app.clock.now().getTime()
    expect((await call(headerOf(made, new Date(now - 299_000)))).status).toBe(200)
    const forged = { ...made, token: randomBytes(32).toString('base64url') }
    const longer = { ...made, code: made.code.replace(/\d+$/, '99999999999') }
    const wrong = [
      headerOf(made, new Date(now - 301_000)),
      headerOf(made, new Date(now + 301_000)),
      headerOf(forged),
      headerOf(longer),
      `${headerOf(made).slice(0, -4)}AAAA`,
      made.code,
      'x:y',
      '',
    ]
    for (const header of wrong) {
      const answer = await call(header)
      expect([header, answer.status]).toEqual([header, 401])
      expect(answer.json().message).toBe('AppToken tidak berlaku')
    }
  })

  it('is over after 23 hours', async () => {
    const made: Issued = (await fromPage(tegal)).json().data
    app.clock.advance(23 * hour - 1000)
    expect((await call(headerOf(made))).status).toBe(200)
    app.clock.advance(2000)
    expect((await call(headerOf(made))).status).toBe(401)
    app.clock.set(testNow)
  })
})

describe('an outside app', () => {
  const ask = (
    body: Record<string, unknown>,
    { origin = 'http://a.sekolah.test', host = 'a.sekolah.test', headers = {} } = {},
  ) =>
    app.request({
      host,
      path: generate,
      method: 'POST',
      headers: { ...json, ...(origin ? { origin: `${origin}:${app.port}` } : {}), ...headers },
      body: JSON.stringify(body),
    })
  const office = (method: string, path: string, body?: unknown) =>
    app.request({
      host: tegal.host,
      path,
      method,
      headers: admin.bearer,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { ...json, ...admin.bearer } }),
    })
  const credential = async (): Promise<{ id: string; secret: string }> =>
    (await office('POST', '/v1/apps', { name: 'Aplikasi seluler' })).json().data

  it('gets a token for its id and secret, with the Origin of a domain of the tenant, and no cookie', async () => {
    const { id, secret } = await credential()
    const answer = await ask({ id, secret, scopes: 'alkamedia' })
    expect(answer.status).toBe(201)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await call(headerOf(answer.json().data))).status).toBe(200)
    const onApi = { host: 'api.localhost', headers: { lmsid: String(tegal.id) } }
    expect((await ask({ id, secret, scopes: ['alkamedia'] }, onApi)).status).toBe(201)
  })

  it('is refused from another origin or none, with another scope, and once it is revoked', async () => {
    const { id, secret } = await credential()
    const right = { id, secret, scopes: 'alkamedia' }
    expect((await ask(right, { origin: 'http://b.kampus.test' })).status).toBe(403)
    expect((await ask(right, { origin: '' })).status).toBe(403)
    expect((await ask({ ...right, scopes: 'semua' })).status).toBe(422)
    expect((await ask({ ...right, isAdmin: true })).status).toBe(422)
    expect((await office('DELETE', `/v1/apps/${id}`)).status).toBe(200)
    expect((await ask(right)).status).toBe(401)
  })

  it('is registered by an admin, who sees its secret once and it in the list from then on', async () => {
    const { id, secret } = await credential()
    const list = await office('GET', '/v1/apps')
    expect(list.json().data.items).toContainEqual({
      id,
      name: 'Aplikasi seluler',
      createdText: '21 Nov 2026',
    })
    expect(list.body).not.toContain(secret)
    expect((await office('POST', '/v1/apps', { name: ' a ' })).json().errors).toMatchObject([
      { field: 'name', message: 'Nama minimal 3 karakter' },
    ])
    const page = await app.request({
      host: tegal.host,
      path: '/Kelola/Aplikasi',
      headers: { accept: 'text/html', ...admin.cookie },
    })
    expect([page.status, page.body.includes(id), page.body.includes(secret)]).toEqual([200, true, false])
    expect((await office('GET', '/v1/audit/list?action=app.created')).body).toContain('Aplikasi seluler')
    expect((await office('DELETE', '/v1/apps/aaaaaaaaaaaaaaaa')).status).toBe(404)
  })

  it('is one of twenty at most', async () => {
    const listed = async (): Promise<{ id: string }[]> => (await office('GET', '/v1/apps')).json().data.items
    for (let index = (await listed()).length; index < 20; index++) await credential()
    expect((await office('POST', '/v1/apps', { name: 'Satu lagi' })).status).toBe(409)
    for (const { id } of await listed()) await office('DELETE', `/v1/apps/${id}`)
  })

  it('of one tenant is unknown to another', async () => {
    const { id, secret } = await credential()
    const elsewhere = { origin: 'http://b.kampus.test', host: 'b.kampus.test' }
    expect((await ask({ id, secret, scopes: 'alkamedia' }, elsewhere)).status).toBe(401)
  })

  it('may guess its secret no more often than a person a password', async () => {
    app.clock.advance(hour)
    // an admin's session is over after half an hour without use
    admin = await buildMember(app, tegal, { kind: 1 })
    const { id, secret } = await credential()
    const wrong = { id, secret: randomBytes(32).toString('base64url'), scopes: 'alkamedia' }
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await ask(wrong)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await ask({ ...wrong, secret })).status).toBe(429)
    app.clock.advance(60_000)
    expect((await ask({ ...wrong, secret })).status).toBe(201)
    app.clock.set(testNow)
  })
})

describe('the version', () => {
  it('is told by the call and by every page alike', async () => {
    const { appVersion } = (await app.request({ host: tegal.host, path: '/v1/authorizer/version' })).json()
      .data
    expect(appVersion).toMatch(/^\d+\.\d+\.\d+\+[\w-]+$/)
    const page = await app.request({ host: tegal.host, headers: { accept: 'text/html' } })
    expect(page.body).toContain(`<meta name="app-version" content="${appVersion}">`)
  })
})
