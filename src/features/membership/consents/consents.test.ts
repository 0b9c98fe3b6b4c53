import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let dewi: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  dewi = await buildMember(app, tenant)
})

afterAll(() => app?.close())

const ask = (member: BuiltMember, method: string, path: string, body?: unknown) =>
  app.request({
    host: tenant.host,
    method,
    path,
    headers: {
      ...member.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const give = (member: BuiltMember, purpose: string, isGiven: boolean, more = {}) =>
  ask(member, 'POST', '/v1/privacy/consents', { purpose, isGiven, ...more })

const rows = (membershipId: number) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('consents')
      .selectAll()
      .where('membership_id', '=', membershipId)
      .orderBy('id')
      .execute(),
  )

describe('the consent ledger', () => {
  it('begins with nothing given, and says the legal basis of every purpose', async () => {
    const answer = await ask(dewi, 'GET', '/v1/privacy/consents')
    expect(answer.status).toBe(200)
    const { purposes, history } = answer.json().data
    expect(history).toEqual([])
    expect(purposes.map((one: { isGiven: boolean }) => one.isGiven)).not.toContain(true)
    for (const one of purposes) expect(one.basis).toMatch(/Pasal 2\d/)
  })

  it('keeps every word that was said, and the newest holds', async () => {
    expect((await give(dewi, 'news', true)).status).toBe(201)
    const answer = await give(dewi, 'news', false)
    expect(answer.status).toBe(201)
    const { purposes, history } = answer.json().data
    expect(purposes.find((one: { purpose: string }) => one.purpose === 'news').isGiven).toBe(false)
    expect(history.map((one: { isGiven: boolean }) => one.isGiven)).toEqual([false, true])
    const [first, second] = await rows(dewi.membershipId)
    expect(first).toMatchObject({
      purpose: 'news',
      is_given: true,
      text_version: 'kabar-2026-11',
      source: 'profile',
    })
    expect(second).toMatchObject({ is_given: false })
    expect(first?.ip_hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('the database itself refuses to change or remove a line', async () => {
    const change = tenant.write(tx => tx.db.updateTable('consents').set({ is_given: true }).execute())
    await expect(change).rejects.toMatchObject({ code: '42501' })
    const removal = tenant.write(tx => tx.db.deleteFrom('consents').execute())
    await expect(removal).rejects.toMatchObject({ code: '42501' })
  })

  it('terms and the notice are not taken back but by erasing the account, and it says so', async () => {
    for (const purpose of ['terms', 'privacy']) {
      const answer = await give(dewi, purpose, false)
      expect(answer.status).toBe(422)
      expect(answer.json().errors[0]).toMatchObject({ field: 'isGiven' })
      expect(answer.json().message).toContain('hapus akun')
    }
  })

  it('words that are no longer those in force are refused', async () => {
    expect((await give(dewi, 'news', true, { textVersion: 'kabar-2020-01' })).status).toBe(409)
  })

  it('a consent to show something is the choice of the profile, both ways', async () => {
    await give(dewi, 'leaderboard', true)
    const me = await ask(dewi, 'GET', '/v1/user/me')
    expect(me.json().data.privacy.showFullName).toBe(true)
    await ask(dewi, 'POST', '/v1/user/profile/update', { privacy: { showFullName: false } })
    const { purposes } = (await ask(dewi, 'GET', '/v1/privacy/consents')).json().data
    expect(purposes.find((one: { purpose: string }) => one.purpose === 'leaderboard').isGiven).toBe(false)
  })

  it('unknown purposes, unknown fields and strangers are refused', async () => {
    expect((await give(dewi, 'advertising', true)).status).toBe(422)
    expect((await give(dewi, 'news', true, { membershipId: 1 })).status).toBe(422)
    expect((await app.request({ host: tenant.host, path: '/v1/privacy/consents' })).status).toBe(401)
  })

  it('everybody sees their own words only', async () => {
    const other = await buildMember(app, tenant)
    expect((await ask(other, 'GET', '/v1/privacy/consents')).json().data.history).toEqual([])
  })

  it('every consent is in the audit log', async () => {
    const actions = await tenant.write(tx =>
      tx.db.selectFrom('audit_entries').select('action').where('actor_id', '=', dewi.membershipId).execute(),
    )
    expect(actions.map(one => one.action)).toEqual(
      expect.arrayContaining(['privacy.consent_given', 'privacy.consent_withdrawn']),
    )
  })
})
