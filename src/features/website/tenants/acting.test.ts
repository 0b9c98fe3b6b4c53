import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, joined } from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let product: BuiltTenant
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let superadmin: BuiltMember

const reason = 'Permintaan bantuan nomor 4021'

beforeAll(async () => {
  app = await startApp()
  product = await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'tegal', name: 'SMK Tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
}, 60_000)

afterAll(() => app?.close())

beforeEach(async () => {
  superadmin = await buildMember(app, product, { kind: 0, name: 'Ratna Kusuma', isSuperadmin: true })
})

interface Wish {
  headers?: Record<string, string>
  body?: unknown
}

const ask = (method: string, host: string, path: string, { headers = {}, body }: Wish = {}) =>
  app.request({
    host,
    path,
    method,
    headers: {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** The token of a way into the tenant. */
async function wayIn(): Promise<string> {
  const answer = await ask('POST', product.host, `/v1/tenants/${tenant.id}/acting`, {
    headers: superadmin.bearer,
    body: { reason },
  })
  expect(answer.status, answer.body).toBe(201)
  const url = new URL(answer.json().data.url)
  expect(`${url.origin}${url.pathname}${url.search}`).toBe(`${app.origin(tenant.host)}/Kelola/Bertindak`)
  return url.hash.slice(1)
}

const use = (token: string, host = tenant.host) =>
  ask('POST', host, '/v1/administration/acting', { body: { token } })

/** Cookie header of a session that was just opened. */
async function act() {
  const answer = await use(await wayIn())
  expect(answer.status, answer.body).toBe(200)
  const lines = answer.headers['set-cookie'] ?? []
  return { lines, cookie: lines.map(line => line.split(';', 1)[0]).join('; ') }
}

const deeds = (tenantId: number) =>
  app.write(tenantId, tx =>
    tx.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_name', 'after'])
      .where('action', 'like', 'tenant.acting%')
      .orderBy('id')
      .execute(),
  )

describe('a superadmin who acts in a tenant', () => {
  it('comes in as a superadmin for an hour, and everybody there is told by the banner', async () => {
    const { cookie, lines } = await act()
    expect(lines[0]).toMatch(/^sid=.+Max-Age=3600.*HttpOnly/)
    const page = await app.request({ host: tenant.host, path: '/Kelola', headers: { cookie } })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Anda bertindak di situs ini')
    expect(page.body).toContain(reason)
    app.clock.advance(20 * 60_000)
    expect((await ask('GET', tenant.host, '/v1/domains', { headers: { cookie } })).status).toBe(200)
    app.clock.advance(20 * 60_000)
    expect((await ask('GET', tenant.host, '/v1/domains', { headers: { cookie } })).status).toBe(200)
    app.clock.advance(21 * 60_000)
    expect((await ask('GET', tenant.host, '/v1/domains', { headers: { cookie } })).status).toBe(401)
  })

  it('is written down in both tenants, at the beginning, with every deed, and at the end', async () => {
    const { cookie } = await act()
    await ask('POST', tenant.host, '/v1/domains', { headers: { cookie }, body: { host: 'a.tegal.sch.id' } })
    const end = await ask('DELETE', tenant.host, '/v1/administration/acting', {
      headers: { cookie },
      body: {},
    })
    expect(end.json().data.href).toBe(`${app.origin('localhost')}/Kelola/Tenant`)
    expect((await ask('GET', tenant.host, '/v1/domains', { headers: { cookie } })).status).toBe(401)
    const there = await app.write(tenant.id, tx =>
      tx.db.selectFrom('audit_entries').select(['action', 'actor_name']).orderBy('id').execute(),
    )
    expect(there.slice(-3).map(deed => deed.action)).toEqual([
      'tenant.acting_started',
      'domain.added',
      'tenant.acting_ended',
    ])
    for (const deed of there) expect(deed.actor_name).toContain(`bertindak di sini: ${reason}`)
    expect((await deeds(product.id)).slice(-2)).toMatchObject([
      { action: 'tenant.acting_started', actor_name: 'Ratna Kusuma', after: { reason } },
      { action: 'tenant.acting_ended', actor_name: 'Ratna Kusuma' },
    ])
  })

  it('cannot use the way in twice, after a minute, or in another tenant', async () => {
    const token = await wayIn()
    expect((await use(token, elsewhere.host)).status).toBe(404)
    expect((await use(token)).status).toBe(200)
    expect((await use(token)).status).toBe(404)
    const late = await wayIn()
    app.clock.advance(61_000)
    expect((await use(late)).status).toBe(404)
  })

  it('leaves when the own sign-in ends', async () => {
    const { cookie } = await act()
    await app.sanggar.database.withAccounts(tx =>
      tx.db
        .updateTable('accounts.sign_ins')
        .set({ ended_at: app.clock.now() })
        .where('uid', '=', superadmin.signIn)
        .execute(),
    )
    expect((await ask('GET', tenant.host, '/v1/domains', { headers: { cookie } })).status).toBe(401)
  })

  it('manages no tenants from there', async () => {
    const { cookie } = await act()
    expect((await ask('GET', tenant.host, '/v1/tenants', { headers: { cookie } })).status).toBe(404)
  })

  it('has no membership there that gives anything by itself', async () => {
    await act()
    const row = await tenant.write(tx =>
      tx.db
        .selectFrom('memberships')
        .select(['status', 'email'])
        .where('account_id', '=', superadmin.accountId)
        .executeTakeFirstOrThrow(),
    )
    expect(row).toEqual({ status: 'suspended', email: null })
  })

  it('comes in by an invitation as everybody does, as who made the site and is its first admin', async () => {
    const password = 'kuda-lumping-7-hijau'
    superadmin = await buildMember(app, product, { kind: 0, isSuperadmin: true, password })
    await act()
    const admin = await buildMember(app, tenant, { kind: 1 })
    const { email } = superadmin
    const invited = await ask('POST', tenant.host, '/v1/invitations', {
      headers: admin.bearer,
      body: { kind: 3, email },
    })
    const { pathname } = new URL(invited.json().data.link)
    const next = encodeURIComponent(`${pathname}?accept=1`)
    const browser = createBrowser(app)
    const form = await browser.open(`${app.origin(tenant.host)}/Login?next=${next}`, () => false)
    const come = await joined(browser, await browser.submit(form, { email, password }, { stop: () => false }))
    expect(come.status, come.body).toBe(200)
    const { member } = (await browser.open(`${app.origin(tenant.host)}/v1/user/session`)).json().data
    expect(member).toMatchObject({ kind: 3, kindLabel: 'Guru' })
    // and may still act there, as who acts
    expect((await act()).cookie).toContain('sid=')
  })

  it('says why, in ten characters or more', async () => {
    const answer = await ask('POST', product.host, `/v1/tenants/${tenant.id}/acting`, {
      headers: superadmin.bearer,
      body: { reason: 'cek' },
    })
    expect(answer.json().errors[0]).toMatchObject({ field: 'reason' })
  })

  it('is a superadmin: an admin of the product may not', async () => {
    const admin = await buildMember(app, product, { kind: 1 })
    const answer = await ask('POST', product.host, `/v1/tenants/${tenant.id}/acting`, {
      headers: admin.bearer,
      body: { reason },
    })
    expect(answer.status).toBe(403)
  })
})
