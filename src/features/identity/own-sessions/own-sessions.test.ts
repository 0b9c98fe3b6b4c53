import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { openSession } from '../sessions/sessions.ts'
import { ownSessions } from './own-sessions.contract.ts'

let app: App
let tenant: BuiltTenant
let member: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  member = await buildMember(app, tenant, { name: 'Budi Santoso' })
  stranger = await buildMember(app, tenant, { name: 'Sari Dewi' })
})
afterAll(() => app?.close())

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

/** the same person, signed in somewhere else as well */
const elsewhere = async () => {
  const { token } = await tenant.write(tx =>
    openSession(
      tx,
      {
        membershipId: member.membershipId,
        accountId: member.accountId,
        kind: 4,
        signIn: member.signIn,
        isStrong: true,
        userAgent: phone,
        ip: '203.0.113.9',
      },
      app.clock.now(),
    ),
  )
  return { cookie: `sid=${token}`, 'sec-fetch-site': 'same-origin' }
}
const call = (method: string, path: string, cookie: Record<string, string> = member.cookie) =>
  app.request({ host: tenant.host, method, path, headers: cookie })
const list = async (cookie?: Record<string, string>) =>
  ownSessions.parse((await call('GET', '/v1/user/sessions', cookie)).json().data)

describe('where one is signed in', () => {
  it('is told to oneself, with the one that asks marked, and no whole number', async () => {
    await elsewhere()
    const sessions = await list()
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(sessions.find(({ isThis }) => !isThis)?.device).toContain('Chrome')
    for (const { id } of sessions) expect(id).toHaveLength(16)
    expect((await call('GET', '/v1/user/sessions', {})).status).toBe(401)
  })

  it('can be ended there, at once', async () => {
    const there = await elsewhere()
    const id = (await list(there)).find(({ isThis }) => isThis)?.id
    expect((await call('DELETE', `/v1/user/sessions/${id}`)).status).toBe(200)
    expect((await call('GET', '/v1/user/me', there)).status).toBe(401)
    expect((await call('GET', '/v1/user/me')).status).toBe(200)
  })

  it('can be ended everywhere but here', async () => {
    const there = await elsewhere()
    expect((await call('DELETE', '/v1/user/sessions')).json().data.ended).toBeGreaterThan(0)
    expect((await call('GET', '/v1/user/me', there)).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })

  it('is left by signing out, not by ending it', async () => {
    const id = (await list())[0]?.id
    expect((await call('DELETE', `/v1/user/sessions/${id}`)).status).toBe(400)
  })

  it("never ends anybody else's", async () => {
    const id = (await list(stranger.cookie))[0]?.id
    expect((await call('DELETE', `/v1/user/sessions/${id}`)).status).toBe(404)
    expect((await call('DELETE', '/v1/user/sessions/')).status).toBe(422)
    await call('DELETE', '/v1/user/sessions')
    expect((await call('GET', '/v1/user/me', stranger.cookie)).status).toBe(200)
  })

  it('has a page', async () => {
    const page = await app.request({
      host: tenant.host,
      path: '/Profile/Tempat-Masuk',
      headers: { accept: 'text/html', ...member.cookie },
    })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Yang ini')
  })
})
