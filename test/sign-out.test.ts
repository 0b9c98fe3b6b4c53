import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, createBrowser, joined } from './account-browser.ts'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type BuiltMember, buildAccount, buildMember } from './members.ts'

let app: App
let school: BuiltTenant
let campus: BuiltTenant

const password = 'kuda-lumping-7-hijau'
const [a, b] = ['a.sekolah.test', 'b.kampus.test']
const onwards = () => false

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  school = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal', hosts: [a] })
  campus = await buildTenant(app, { slug: 'brebes', name: 'Kampus Brebes', hosts: [b] })
})

afterAll(() => app?.close())

let number = 0

/** signed in at both sites */
async function signedIn(): Promise<Browser> {
  const { email } = await buildAccount(app, { email: `putri${++number}@contoh.id`, password })
  const browser = createBrowser(app)
  const form = await browser.open(`${app.origin(a)}/Login`, onwards)
  await joined(browser, await browser.submit(form, { email: email ?? '', password }, { stop: onwards }))
  await joined(browser, await browser.open(`${app.origin(b)}/Login`, onwards))
  expect([await isIn(browser, a), await isIn(browser, b)]).toEqual([true, true])
  return browser
}

const isIn = async (browser: Browser, host: string): Promise<boolean> =>
  (await browser.open(`${app.origin(host)}/v1/authorizer/validate`)).json().data.isTokenValid
const cookieOf = (browser: Browser, host: string) =>
  [...browser.cookies]
    .filter(([, one]) => one.host === host)
    .map(([key, one]) => `${key.split('|')[0]}=${one.value}`)
    .join('; ')

describe('signing out', () => {
  it('asks first, and then it is everywhere: here, on the other site, at the account service', async () => {
    const browser = await signedIn()
    const page = await browser.open(`${app.origin(a)}/Logout`)
    expect(page.body).toContain('Keluar dari Sekolah Tegal?')
    expect(await isIn(browser, a)).toBe(true)
    const held = { [a]: cookieOf(browser, a), [b]: cookieOf(browser, b) }
    const end = await browser.submit(page, {}, { stop: onwards })
    expect([end.status, end.url.href]).toEqual([200, `${app.origin(a)}/`])
    for (const host of [a, b]) {
      const headers = { cookie: held[host] ?? '' }
      const answer = await app.request({ host, path: '/v1/authorizer/validate', headers })
      expect([host, answer.json().data.isTokenValid]).toEqual([host, false])
    }
    // the other site was told by the back channel, and did not merely find out
    const ended = await campus.write(tx =>
      tx.db.selectFrom('member_sessions').select('ended_at').orderBy('created_at').execute(),
    )
    expect(ended.at(-1)?.ended_at).toBeInstanceOf(Date)
    const again = await browser.open(`${app.origin(b)}/Login`, onwards)
    expect(again.url.hostname).toBe('akun.localhost')
    expect(again.body).toContain('name="password"')
  })

  it('leaves nothing in the browser: cookies are taken back, and what the site kept is cleared', async () => {
    const browser = await signedIn()
    const cookie = `${cookieOf(browser, a)}; view_as=4`
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const answer = await app.request({ host: a, path: '/Logout', method: 'POST', headers })
    expect(answer.status).toBe(303)
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(answer.headers['set-cookie']).toEqual([
      'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'masuk=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'view_as=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    const { hostname, searchParams } = new URL(answer.headers.location ?? '')
    expect(hostname).toBe('akun.localhost')
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${app.origin(a)}/`)
    const kept = await school.write(tx =>
      tx.db
        .selectFrom('member_sessions')
        .select('id_token_sealed')
        .where('ended_at', 'is not', null)
        .execute(),
    )
    expect(kept.map(row => row.id_token_sealed).filter(Boolean)).toEqual([])
  })

  it('is not to be had by another site', async () => {
    const browser = await signedIn()
    const cookie = cookieOf(browser, a)
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://jahat.test' },
      { origin: 'null' },
      {},
    ]
    for (const headers of foreign) {
      const answer = await app.request({
        host: a,
        path: '/Logout',
        method: 'POST',
        headers: { cookie, ...headers },
      })
      expect([headers, answer.status >= 400 && answer.status < 500]).toEqual([headers, true])
    }
    expect(await isIn(browser, a)).toBe(true)
  })

  it('tells a visitor that nobody is signed in', async () => {
    const page = await createBrowser(app).open(`${app.origin(a)}/Logout`)
    expect(page.body).toContain('Anda sudah keluar')
    expect(page.body).not.toContain('<form')
  })
})

describe('a suspended member', () => {
  it('is out at once, in the middle of everything', async () => {
    const browser = await signedIn()
    await campus.write(tx => tx.db.updateTable('memberships').set({ status: 'suspended' }).execute())
    expect(await isIn(browser, b)).toBe(false)
    expect(await isIn(browser, a)).toBe(true)
    const page = await browser.open(`${app.origin(b)}/Login`, onwards)
    expect([page.status, page.body.includes('Keanggotaan Anda sedang dinonaktifkan')]).toEqual([403, true])
    await campus.write(tx => tx.db.updateTable('memberships').set({ status: 'active' }).execute())
  })
})

describe('the back channel', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  let client: string
  let key: KeyObject

  beforeAll(async () => {
    const { byId } = app.sanggar.hosts
    client = `dom_${byId(school.id)?.domains.find(({ host }) => host === a)?.id}`
    key = app.sanggar.secrets.signingKey('oidc signing')
  })

  /** a member with a session that came of the sign-in with this sid */
  async function member(sid: string): Promise<BuiltMember> {
    const made = await buildMember(app, school)
    await school.write(tx =>
      tx.db
        .updateTable('member_sessions')
        .set({ oidc_sid: sid })
        .where('membership_id', '=', made.membershipId)
        .execute(),
    )
    return made
  }

  const now = () => Math.floor(Date.now() / 1000)
  const claims = (changes: JWTPayload = {}): JWTPayload => ({
    iss: app.origin('akun.localhost'),
    aud: client,
    iat: now(),
    exp: now() + 120,
    jti: randomBytes(16).toString('hex'),
    events: { [event]: {} },
    ...changes,
  })
  const header: JWTHeaderParameters = { alg: 'EdDSA', typ: 'logout+jwt' }
  const signed = (payload: JWTPayload, head = header, by: KeyObject | Uint8Array = key) =>
    new SignJWT(payload).setProtectedHeader(head).sign(by)
  const say = (token: string, host = a) =>
    app.request({
      host,
      path: '/auth/backchannel',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }).toString(),
    })
  const isAlive = async ({ bearer }: BuiltMember) =>
    (await app.request({ host: a, path: '/v1/authorizer/validate', headers: bearer })).status === 200

  it('ends the sessions of the sign-in it names, and no others', async () => {
    const [one, other] = [await member('sid-1'), await member('sid-2')]
    const answer = await say(await signed(claims({ sid: 'sid-1', sub: one.accountId })))
    expect([answer.status, answer.headers['cache-control'], answer.body]).toEqual([200, 'no-store', ''])
    expect([await isAlive(one), await isAlive(other)]).toEqual([false, true])
  })

  it('ends all of a person without a sid, and nothing of anybody whose name does not fit the sid', async () => {
    const [one, other] = [await member('sid-3'), await member('sid-4')]
    expect((await say(await signed(claims({ sub: one.accountId })))).status).toBe(200)
    expect(await isAlive(one)).toBe(false)
    await say(await signed(claims({ sid: 'sid-4', sub: one.accountId })))
    expect(await isAlive(other)).toBe(true)
  })

  it('obeys a token once', async () => {
    const token = await signed(claims({ sid: 'sid-5' }))
    expect((await say(token)).status).toBe(200)
    const later = await member('sid-5')
    const answer = await say(token)
    expect([answer.status, answer.json()]).toEqual([400, { error: 'invalid_request' }])
    expect(await isAlive(later)).toBe(true)
  })

  it('refuses whatever is not exactly a logout token of the account service for this site', async () => {
    const sid = 'sid-6'
    const victim = await member(sid)
    const stranger = generateKeyPairSync('ed25519').privateKey
    const secret = Buffer.from(app.sanggar.secrets.word(`client ${client}`))
    const wrong: Record<string, string | Promise<string>> = {
      'of another key': signed(claims({ sid }), header, stranger),
      'with the secret of the client': signed(claims({ sid }), { ...header, alg: 'HS256' }, secret),
      'without a signature': new UnsecuredJWT(claims({ sid })).encode(),
      'of another type': signed(claims({ sid }), { ...header, typ: 'JWT' }),
      'of no type': signed(claims({ sid }), { alg: 'EdDSA' }),
      'an access token': signed(claims({ sid }), { ...header, typ: 'at+jwt' }),
      'for another site': signed(claims({ sid, aud: `tenant_${campus.id}` })),
      'for the same tenant on another host': signed(claims({ sid, aud: `tenant_${school.id}` })),
      'from another issuer': signed(claims({ sid, iss: 'http://jahat.test' })),
      'with a nonce': signed(claims({ sid, nonce: 'x' })),
      'without the event': signed(claims({ sid, events: {} })),
      'with an event that is no object': signed(claims({ sid, events: { [event]: true } })),
      'without events': signed(claims({ sid, events: undefined })),
      'naming nobody': signed(claims()),
      'without jti': signed(claims({ sid, jti: undefined })),
      'without exp': signed(claims({ sid, exp: undefined })),
      'without iat': signed(claims({ sid, iat: undefined })),
      expired: signed(claims({ sid, iat: now() - 200, exp: now() - 80 })),
      old: signed(claims({ sid, iat: now() - 3600 })),
      'from the future': signed(claims({ sid, iat: now() + 3600, exp: now() + 3720 })),
      'no token': 'a.b.c',
      empty: '',
    }
    for (const [what, token] of Object.entries(wrong)) {
      const answer = await say(await token)
      expect([what, answer.status, answer.headers['cache-control']]).toEqual([what, 400, 'no-store'])
    }
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ logout_token: await signed(claims({ sid })) })
    const asJson = await app.request({
      host: a,
      path: '/auth/backchannel',
      method: 'POST',
      headers: json,
      body,
    })
    expect(asJson.status).toBe(415)
    expect(await isAlive(victim)).toBe(true)
    // and the key of the test is the right one
    expect((await say(await signed(claims({ sid })))).status).toBe(200)
    expect(await isAlive(victim)).toBe(false)
  })
})
