import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { MadeToken } from './access-tokens.contract.ts'
import { isTokenText } from './access-tokens.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let second: BuiltMember
let writer: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  other = await buildTenant(app, { slug: 'brebes' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
  second = await buildMember(app, tenant, { kind: 1 })
  writer = await buildMember(app, tenant, { kind: 6 })
  student = await buildMember(app, tenant, { kind: 4 })
})
afterAll(() => app?.close())

interface Asked {
  body?: unknown
  host?: string
  headers?: Record<string, string>
}

async function ask(token: string, method: string, path: string, { body, host, headers }: Asked = {}) {
  const answer = await app.request({
    host: host ?? tenant.host,
    path,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { data, errors, message } = answer.json()
  return { status: answer.status, data, errors, message }
}

let count = 0
async function make(who: BuiltMember, scopes: string[], given: object = {}): Promise<MadeToken> {
  const body = { name: `Laporan ${++count}`, scopes, days: '30', ...given }
  const { status, data, message } = await ask(who.token, 'POST', '/v1/access-tokens', { body })
  expect(status, message).toBe(201)
  return data
}

describe('a token', () => {
  it('lets a program read what its scope names, in its owner’s name, and is kept as its hash alone', async () => {
    const { token, id } = await make(admin, ['people:read'])
    expect(token).toMatch(/^sgr_p_[0-9A-Za-z]{46}$/)
    expect((await ask(token, 'GET', '/v1/people/ids')).status).toBe(200)
    const kept = await tenant.write(tx =>
      tx.db.selectFrom('access_tokens').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(kept)).not.toContain(token.slice(6, 30))
    expect(kept.last_used_at).toEqual(testNow)
  })

  it('does nothing else: not beyond its scope, nothing that changes where it only reads', async () => {
    const { token } = await make(admin, ['people:read', 'content:read'])
    const refused = await ask(token, 'GET', '/v1/orders/file')
    expect([refused.status, refused.message]).toEqual([403, 'Token ini tidak memiliki izin sales:read'])
    expect((await ask(token, 'PUT', '/v1/drafts/page/About', { body: {} })).status).toBe(403)
    const { token: writing } = await make(admin, ['content:write'])
    const fields = { title: 'Tentang', lead: '', eyebrow: '', cover: null, seo: {} }
    const draft = { fields, blocks: { order: [], put: {} } }
    expect((await ask(writing, 'PUT', '/v1/drafts/page/About', { body: draft })).status).toBe(200)
    expect((await ask(writing, 'GET', '/v1/drafts/page/About')).status).toBe(200)
  })

  it('never reaches accounts, sessions, rights, money decisions, or another token', async () => {
    const every = [
      'content:write',
      'classes:write',
      'activities:write',
      'people:read',
      'sales:read',
      'letters:write',
    ]
    const { token } = await make(admin, every)
    for (const [method, path] of [
      ['GET', '/v1/access-tokens'],
      ['POST', '/v1/access-tokens'],
      ['GET', '/v1/user/sessions'],
      ['GET', '/v1/webhooks'],
      ['POST', '/v1/coupons'],
      ['GET', '/v1/apps'],
    ] as const) {
      const body = method === 'POST' ? { body: {} } : {}
      expect([path, (await ask(token, method, path, body)).status]).toEqual([path, 403])
    }
    const page = await app.request({
      host: tenant.host,
      path: '/Kelola/Orang',
      headers: { authorization: `Bearer ${token}`, accept: 'text/html' },
    })
    expect(page.status).not.toBe(200)
  })

  it('may at most what its owner may by then, and nothing once the owner is gone', async () => {
    const mate = await buildMember(app, tenant, { kind: 1 })
    const { token } = await make(mate, ['people:read'])
    const change = (values: object) =>
      tenant.write(tx =>
        tx.db.updateTable('memberships').set(values).where('id', '=', mate.membershipId).execute(),
      )
    await change({ kind: 4 })
    expect((await ask(token, 'GET', '/v1/people/ids')).status).toBe(403)
    await change({ kind: 1, status: 'suspended' })
    expect((await ask(token, 'GET', '/v1/people/ids')).status).toBe(401)
  })

  it('is nothing at another tenant, after its end, or with a letter changed', async () => {
    const { token } = await make(admin, ['content:read'], { days: '365' })
    expect((await ask(token, 'GET', '/v1/people/ids', { host: other.host })).status).toBe(401)
    const wrong = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a')
    expect([isTokenText(token), isTokenText(wrong)]).toEqual([true, false])
    expect((await ask(wrong, 'GET', '/v1/drafts/page/About')).status).toBe(401)
    expect((await ask(token, 'GET', '/v1/drafts/page/About')).status).toBe(200)
    app.clock.advance(366 * 86_400_000)
    expect((await ask(token, 'GET', '/v1/drafts/page/About')).status).toBe(401)
    app.clock.set(testNow)
  })

  it('is named in the log beside whoever it acts for', async () => {
    const { token, name } = await make(admin, ['content:write'])
    const page = '/v1/drafts/page/About'
    const fields = { title: 'Ketentuan', lead: '', eyebrow: '', cover: null, seo: {} }
    await ask(token, 'PUT', page, { body: { fields, blocks: { order: [], put: {} } } })
    await ask(token, 'POST', `${page}/publication`, { body: {} })
    const entries = await tenant.write(tx =>
      tx.db
        .selectFrom('audit_entries')
        .select('actor_name as actor')
        .orderBy('id', 'desc')
        .limit(3)
        .execute(),
    )
    expect(entries.map(({ actor }) => actor)).toContain(`Sri Wahyuni (lewat token ${name})`)
  })
})

describe('whoever makes one', () => {
  it('gives it only what is their own to give, and is told which field is wrong', async () => {
    const right = { name: 'Laporan', scopes: ['content:read'], days: '30' }
    for (const [who, wrong, field] of [
      [admin, { name: 'A' }, 'name'],
      [admin, { scopes: [] }, 'scopes'],
      [admin, { scopes: ['everything'] }, 'scopes.0'],
      [admin, { days: '4000' }, 'days'],
      [writer, { scopes: ['people:read'] }, 'scopes'],
      [writer, { isShared: true }, 'isShared'],
    ] as const) {
      const { status, errors } = await ask(who.token, 'POST', '/v1/access-tokens', {
        body: { ...right, ...wrong },
      })
      expect([status, errors?.[0]?.field]).toEqual([422, field])
    }
    expect((await ask(student.token, 'POST', '/v1/access-tokens', { body: right })).status).toBe(403)
  })

  it('sees and revokes their own, admins everybody’s; what is revoked is refused at once', async () => {
    const own = await make(writer, ['content:read'])
    const theirs = await make(admin, ['content:read'])
    const listed = (await ask(writer.token, 'GET', '/v1/access-tokens')).data.items
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([own.id])
    expect(JSON.stringify(listed)).not.toContain(own.token)
    expect((await ask(writer.token, 'DELETE', `/v1/access-tokens/${theirs.id}`)).status).toBe(404)
    expect((await ask(own.token, 'GET', '/v1/drafts/page/About')).status).not.toBe(401)
    expect((await ask(admin.token, 'DELETE', `/v1/access-tokens/${own.id}`)).status).toBe(200)
    expect((await ask(own.token, 'GET', '/v1/drafts/page/About')).status).toBe(401)
  })

  it('leaves a token of the site to another admin, in whose name it goes on', async () => {
    const { id, token } = await make(admin, ['people:read'], { isShared: true })
    expect(token).toMatch(/^sgr_t_/)
    const taken = await ask(second.token, 'PUT', `/v1/access-tokens/${id}/owner`)
    expect(taken.data).toMatchObject({ owner: second.name, isOwn: true, isShared: true })
    const page = await app.request({
      host: tenant.host,
      path: '/Kelola/Token',
      headers: { ...second.cookie, accept: 'text/html' },
    })
    expect([page.status, page.body.includes(token)]).toEqual([200, false])
    expect(page.body).toContain(token.slice(-4))
    const own = await make(admin, ['people:read'])
    expect((await ask(second.token, 'PUT', `/v1/access-tokens/${own.id}/owner`)).status).toBe(409)
  })
})

it('is told of two weeks and three days before it ends, once each; of the site’s own everybody who runs it is told', async () => {
  const day = 86_400_000
  const own = await make(writer, ['content:read'], { days: '30' })
  const shared = await make(admin, ['people:read'], { isShared: true, days: '30' })
  const revoked = await make(writer, ['content:read'], { days: '30' })
  await ask(writer.token, 'DELETE', `/v1/access-tokens/${revoked.id}`)
  const letters = async (hint: string) => {
    await app.sanggar.jobs.run()
    const { rows } = await app.sanggar.database.withPlatform(tx =>
      sql<{ recipient: string }>`select recipient from mails where reason = 'access_token.ending'
        and body_text like ${`%…${hint})%`} order by id`.execute(tx.db),
    )
    return rows.map(({ recipient }) => recipient)
  }
  const [mine, ours, gone] = [own, shared, revoked].map(({ token }) => token.slice(-4))
  const at = (days: number) => app.clock.set(new Date(testNow.getTime() + days * day))
  at(15)
  expect(await letters(mine ?? '')).toEqual([])
  at(17)
  expect(await letters(mine ?? '')).toEqual([writer.email])
  expect(await letters(mine ?? '')).toEqual([writer.email])
  expect((await letters(ours ?? '')).sort()).toEqual([admin.email, second.email].sort())
  at(28)
  expect(await letters(mine ?? '')).toEqual([writer.email, writer.email])
  at(31)
  expect(await letters(mine ?? '')).toEqual([writer.email, writer.email])
  expect(await letters(gone ?? '')).toEqual([])
  app.clock.set(testNow)
})
