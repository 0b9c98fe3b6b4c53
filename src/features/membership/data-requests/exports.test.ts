import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { sendAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildTraces, secretWords } from '../../../../test/traces.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  elsewhere = await buildTenant(app)
  admin = await buildMember(app, tenant, { kind: 1, name: 'Hendra Wijaya' })
})

afterAll(() => app?.close())

const call = (member: BuiltMember | undefined, method: string, path: string, body?: unknown, at = tenant) =>
  sendAs(app, member, at.host, [method, path, body])

const melati = (at = tenant) => buildTraces(app, at, admin)

describe('a copy of everything', () => {
  async function copy(member: BuiltMember) {
    const made = await call(member, 'POST', '/v1/privacy/exports', {})
    expect(made.status).toBe(201)
    const answer = await call(member, 'GET', made.json().data.href)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="data-.+\.zip"$/)
    const files = unzipSync(answer.bytes)
    return { files, json: strFromU8(files['data.json'] ?? new Uint8Array()), href: made.json().data.href }
  }

  it('holds all that the tenant and the account service know of a person, for programs and for people', async () => {
    const member = await melati()
    const { files, json } = await copy(member)
    for (const word of [...secretWords, member.email]) expect(json.toLowerCase(), word).toContain(word)
    const parts = Object.keys(JSON.parse(json))
    for (const part of [
      'membership',
      'sessions',
      'consents',
      'guardians',
      'requests',
      'invitations',
      'mails',
      'history',
      'account',
      'signIns',
      'securityEvents',
    ])
      expect(parts).toContain(part)
    expect(strFromU8(files['data.html'] ?? new Uint8Array())).toContain('suka-anggrek')
  })

  it('holds nothing of anybody else, and nothing by which one could sign in', async () => {
    await melati()
    const tuti = await buildMember(app, tenant, { name: 'Tuti Handayani' })
    await call(admin, 'POST', `/v1/people/${tuti.membershipId}/suspension`, { reason: 'Alasan yang panjang' })
    await call(admin, 'DELETE', `/v1/people/${tuti.membershipId}/suspension`)
    const member = await buildMember(app, tenant, { name: 'Tuti Handayani' })
    await call(member, 'POST', '/v1/user/profile/update', { bio: 'Guru' })
    await tenant.write(tx =>
      tx.db
        .insertInto('audit_entries')
        .values({
          actor_id: admin.membershipId,
          actor_name: admin.name,
          action: 'member.updated',
          object_type: 'member',
          object_id: String(member.membershipId),
          object_name: member.name,
          after: JSON.stringify({ provinceCode: '33' }),
          ip: '203.0.113.7',
        })
        .execute(),
    )
    const { json } = await copy(member)
    expect(json).toContain('Pengelola')
    expect(json).not.toContain('203.0.113.7')
    for (const word of [...secretWords, admin.name.toLowerCase(), tuti.email, member.token])
      expect(json.toLowerCase(), word).not.toContain(word)
    expect(json).not.toMatch(/hash|sealed|sign_in"/)
    expect(
      JSON.parse((await copy(admin)).json).history.map((one: { action: string }) => one.action),
    ).toContain('member.suspended')
    expect((await copy(admin)).json).not.toContain(tuti.name)
  })

  it('is not found by anybody else, in another tenant, or a day later', async () => {
    const member = await melati()
    const other = await buildMember(app, tenant)
    const stranger = await buildMember(app, elsewhere)
    const { href } = await copy(member)
    expect((await call(other, 'GET', href)).status).toBe(404)
    expect((await call(stranger, 'GET', href, undefined, elsewhere)).status).toBe(404)
    expect((await call(undefined, 'GET', href)).status).toBe(401)
    app.clock.advance(86_400_000)
    expect((await call(member, 'GET', href)).status).toBe(404)
    app.clock.set('2026-11-21T03:00:00Z')
  })
})
