import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { sendAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildTraces, everything, secretWords } from '../../../../test/traces.ts'
import { describeRooms } from '../../../app/house.ts'
import { buildVoice } from '../../community/voices/voices.things.ts'
import { eraseEverywhere } from './data-requests.ts'

const { partsOf } = describeRooms()
/** whose letters are not looked at here */
const tenantContextById = async () => undefined

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

const erase = (member: BuiltMember, confirmation = member.email, at = tenant) =>
  call(member, 'POST', '/v1/privacy/erasure', { confirmation }, at)

const count = (table: 'consents' | 'audit_entries', at = tenant) =>
  at.write(async tx => {
    const { rows } = await tx.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return rows
  })

describe('erasing oneself', () => {
  it('asks for one’s own address, typed', async () => {
    const member = await melati()
    expect((await erase(member, 'hapus')).status).toBe(422)
    expect((await call(member, 'GET', '/v1/user/me')).status).toBe(200)
  })

  it('leaves no trace of the person’s words in any table, and keeps the ledger and the log', async () => {
    const place = await buildTenant(app)
    const member = await melati(place)
    const others = await melati(elsewhere)
    const before = { consents: await count('consents', place), entries: await count('audit_entries', place) }
    const all = await everything(place)
    for (const word of secretWords) expect(all, word).toContain(word)
    const erased = await erase(member, member.email, place)
    expect(erased.status).toBe(200)
    expect(erased.headers['set-cookie']?.[0]).toMatch(/^sid=;/)
    // one letter is left: it says that it was done, and goes when it was sent
    const farewell = (await everything(place)).split('\n').filter(line => line.includes(member.email))
    expect(farewell).toHaveLength(1)
    expect(farewell[0]).toContain('telah dihapus')
    // as the mailer would have: it writes by the database's own clock
    app.clock.set(new Date(Date.now() + 5 * 86_400_000).toISOString())
    await app.sanggar.jobs.run()
    app.clock.set('2026-11-21T03:00:00Z')
    const left = (await everything(place)).split('\n')
    for (const word of [...secretWords, member.accountId, member.signIn])
      expect(
        left.filter(line => line.includes(word)),
        word,
      ).toEqual([])
    expect(await count('consents', place)).toBe(before.consents)
    expect(await count('audit_entries', place)).toBe(before.entries + 1)
    expect(await everything(elsewhere)).toContain(others.email)
  })

  it('clears what the log says of an invitation, which no longer names its address', async () => {
    const member = await melati()
    await tenant.write(async tx => {
      const { id } = await tx.db
        .selectFrom('invitations')
        .select('id')
        .where('email', '=', member.email)
        .executeTakeFirstOrThrow()
      await tx.db
        .insertInto('audit_entries')
        .values({
          actor_id: admin.membershipId,
          actor_name: admin.name,
          action: 'invitation.revoked',
          object_type: 'invitation',
          object_id: String(id),
          object_name: 'Panggilan Melur',
        })
        .execute()
    })
    await erase(member)
    expect(await everything(tenant)).not.toContain('melur')
  })

  it('ends every session, and the same person may come again as somebody new', async () => {
    const member = await melati()
    await erase(member)
    expect((await call(member, 'GET', '/v1/user/me')).status).toBe(401)
    const row = await tenant.write(tx =>
      tx.db
        .selectFrom('memberships')
        .selectAll()
        .where('id', '=', member.membershipId)
        .executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({
      account_id: null,
      name: 'Anggota terhapus',
      email: null,
      status: 'suspended',
    })
    expect(row.erased_at).not.toBeNull()
    const account = await app.sanggar.database.withAccounts(tx =>
      tx.db
        .selectFrom('accounts.accounts')
        .select('status')
        .where('id', '=', member.accountId)
        .executeTakeFirst(),
    )
    expect(account?.status).toBe('active')
  })

  it('is refused to the last admin of a tenant', async () => {
    const lonely = await buildTenant(app)
    const last = await buildMember(app, lonely, { kind: 1 })
    const answer = await erase(last, last.email, lonely)
    expect(answer.status).toBe(409)
    expect(answer.json().message).toContain('admin terakhir')
    const everywhere = eraseEverywhere(
      { ...app.sanggar, clock: app.clock, partsOf, tenantContextById },
      { accountId: last.accountId, request },
    )
    await expect(everywhere).rejects.toThrow('admin terakhir')
    await buildMember(app, lonely, { kind: 1 })
    expect((await erase(last, last.email, lonely)).status).toBe(200)
  })

  it('does not let the function that clears the log touch anybody who is still a member', async () => {
    const member = await melati()
    const before = await everything(tenant)
    await tenant.write(tx =>
      sql`select erase_traces(${member.membershipId}, ${[member.email]}, ${[member.name, member.name]})`.execute(
        tx.db,
      ),
    )
    expect(await everything(tenant)).toBe(before)
    const log = tenant.write(tx => tx.db.updateTable('audit_entries').set({ actor_name: 'x' }).execute())
    await expect(log).rejects.toMatchObject({ code: '42501' })
  })
})

describe('erasing everything', () => {
  it('takes a person out of every tenant and out of the account service', async () => {
    const member = await melati()
    await tenant.write(tx =>
      tx.db
        .insertInto('mails')
        .values({ recipient: member.email, subject: 'Halo', html: 'x', body_text: 'x', reason: 'test' })
        .execute(),
    )
    await elsewhere.write(tx =>
      tx.db
        .insertInto('mails')
        .values({ recipient: member.email, subject: 'Halo', html: 'x', body_text: 'x', reason: 'verify' })
        .execute(),
    )
    await eraseEverywhere(
      { ...app.sanggar, clock: app.clock, partsOf, tenantContextById },
      { accountId: member.accountId, request },
    )
    expect(await everything(tenant)).not.toContain(member.email)
    expect(await everything(elsewhere)).not.toContain(member.email)
    const account = await app.sanggar.database.withAccounts(tx =>
      tx.db
        .selectFrom('accounts.accounts')
        .selectAll()
        .where('id', '=', member.accountId)
        .executeTakeFirstOrThrow(),
    )
    expect(account).toMatchObject({ email: null, status: 'erased', name: 'Akun terhapus', birth_date: null })
    const signIns = await app.sanggar.database.withAccounts(tx =>
      tx.db
        .selectFrom('accounts.sign_ins')
        .select('uid')
        .where('account_id', '=', member.accountId)
        .execute(),
    )
    expect(signIns).toEqual([])
  })

  it('forgets who never came: an invitation by address, school and region named at a registration', async () => {
    const member = await melati()
    await elsewhere.write(tx =>
      tx.db
        .insertInto('invitations')
        .values({ token_hash: 'belum-datang', kind: 4, email: member.email, expires_at: app.clock.now() })
        .execute(),
    )
    // a site that knows nothing else of them
    const stranger = await buildTenant(app)
    await stranger.write(tx => buildVoice(tx, { email: member.email }))
    const profiles = () =>
      app.sanggar.database.withAccounts(tx =>
        tx.db
          .selectFrom('accounts.registration_profiles')
          .select('school_npsn')
          .where('account_id', '=', member.accountId)
          .execute(),
      )
    await app.sanggar.database.withAccounts(tx =>
      tx.db
        .insertInto('accounts.registration_profiles')
        .values({ account_id: member.accountId, tenant_id: elsewhere.id, school_npsn: '20329001' })
        .execute(),
    )
    expect(await profiles()).toHaveLength(1)
    await eraseEverywhere(
      { ...app.sanggar, clock: app.clock, partsOf, tenantContextById },
      { accountId: member.accountId, request },
    )
    expect(await everything(elsewhere)).not.toContain(member.email)
    expect(await everything(stranger)).not.toContain(member.email)
    expect(await profiles()).toEqual([])
  })
})

const request = {
  id: 'tes',
  ip: '127.0.0.1',
  network: '127.0.0.0/24',
  userAgent: 'Tes',
  origin: '',
  bearer: undefined,
  headers: {},
}
