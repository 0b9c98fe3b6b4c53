import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { sendAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { timeZone: 'Asia/Jayapura' })
})

afterAll(() => app?.close())

const call = (member: BuiltMember | undefined, method: string, path: string, body?: unknown, at = tenant) =>
  sendAs(app, member, at.host, [method, path, body])

const form = (path: string, fields: Record<string, string>) =>
  app.request({
    host: tenant.host,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields).toString(),
  })

const page = (path: string, at = tenant) =>
  app.request({ host: at.host, path, headers: { accept: 'text/html' } })

/** A child: says the birthday on the profile, as whoever joins does. */
async function child(birthDate = '2012-03-05'): Promise<BuiltMember> {
  const member = await buildMember(app, tenant)
  await tenant.write(tx =>
    tx.db
      .updateTable('memberships')
      .set({ birth_date: null })
      .where('id', '=', member.membershipId)
      .execute(),
  )
  const answer = await call(member, 'POST', '/v1/user/profile/update', { birthDate })
  expect(answer.status).toBe(200)
  return member
}

const restricted = async ({ membershipId }: BuiltMember) =>
  tenant.write(async tx => {
    const row = await tx.db
      .selectFrom('memberships')
      .select('is_restricted')
      .where('id', '=', membershipId)
      .executeTakeFirstOrThrow()
    return row.is_restricted
  })

let guardian = 0

/** Asks a guardian, and answers the path in their mail. */
async function asked(member: BuiltMember): Promise<{ path: string; email: string }> {
  const email = `wali${++guardian}@contoh.id`
  const answer = await call(member, 'POST', '/v1/privacy/guardian', { name: 'Ibu Ratna', email })
  expect(answer.status).toBe(201)
  return { path: await linkTo(email), email }
}

/** The newest link somebody was sent. */
const linkTo = (email: string): Promise<string> =>
  tenant.write(async tx => {
    const mail = await tx.db
      .selectFrom('mails')
      .select('body_text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /\/Persetujuan-Wali\/[\w-]{43}/.exec(mail.body_text)?.[0] ?? ''
  })

const yes = { decision: 'given', isConfirmed: '1' }

describe('a child', () => {
  it('is held back from the moment the birthday is known: nothing of theirs may be shown', async () => {
    const member = await child()
    expect(await restricted(member)).toBe(true)
    for (const purpose of ['leaderboard', 'photo', 'school']) {
      const answer = await call(member, 'POST', '/v1/privacy/consents', { purpose, isGiven: true })
      expect(answer.status).toBe(422)
    }
    expect(
      (await call(member, 'POST', '/v1/privacy/consents', { purpose: 'news', isGiven: true })).status,
    ).toBe(201)
  })

  it('is a child until the eighteenth birthday begins where the tenant is', async () => {
    const member = await child('2009-03-14')
    // the evening before in Jayapura (UTC+9), and the first minute of the day
    app.clock.set('2027-03-13T14:59:00Z')
    await app.sanggar.jobs.run()
    expect(await restricted(member)).toBe(true)
    app.clock.set('2027-03-13T15:00:00Z')
    await app.sanggar.jobs.run()
    expect(await restricted(member)).toBe(false)
    app.clock.set('2026-11-21T03:00:00Z')
  })

  it('does not become older by saying so, nor consents in the place of the guardian', async () => {
    const member = await child()
    expect((await call(member, 'POST', '/v1/user/profile/update', { birthDate: '1990-01-01' })).status).toBe(
      422,
    )
    const own = await call(member, 'POST', '/v1/privacy/guardian', {
      name: 'Ibu Ratna',
      email: member.email.toUpperCase(),
    })
    expect(own.status).toBe(422)
    expect(own.json().errors[0].field).toBe('email')
  })

  it('asks at most three times a day, and each new letter ends the link of the last', async () => {
    const member = await child()
    const first = await asked(member)
    await asked(member)
    await asked(member)
    const fourth = await call(member, 'POST', '/v1/privacy/guardian', {
      name: 'Ibu Ratna',
      email: 'lagi@contoh.id',
    })
    expect(fourth.status).toBe(429)
    expect((await page(first.path)).body).toContain('Tautan sudah tidak berlaku')
    await form(first.path, yes)
    expect(await restricted(member)).toBe(true)
  })
})

describe('a guardian', () => {
  it('reads in plain words what is consented to; looking changes nothing', async () => {
    const member = await child()
    const { path } = await asked(member)
    const answer = await page(path)
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain(member.name)
    expect(answer.body).toContain('Yang Anda setujui')
    await page(path)
    expect(await restricted(member)).toBe(true)
  })

  it('consents by a form that needs no script, once, and only with the tick', async () => {
    const member = await child()
    const { path, email } = await asked(member)
    const unticked = await form(path, { decision: 'given' })
    expect(unticked.headers.location).toBe(`${path}?problem=unconfirmed`)
    expect((await page(`${path}?problem=unconfirmed`)).body).toContain('Beri tanda centang')
    expect(await restricted(member)).toBe(true)
    const given = await form(path, yes)
    expect(given.status).toBe(303)
    expect(await restricted(member)).toBe(false)
    expect((await page(path)).body).toContain('Persetujuan tercatat')
    // the first link has done its work: it withdraws nothing and decides nothing any more
    await form(path, { decision: 'refused', isConfirmed: '1' })
    await form(path, { decision: 'withdrawn', isConfirmed: '1' })
    expect(await restricted(member)).toBe(false)
    const ledger = await call(member, 'GET', '/v1/privacy/consents')
    expect(ledger.json().data.history[0]).toMatchObject({
      purpose: 'guardian',
      isGiven: true,
      source: 'guardian',
    })
    expect(await linkTo(email)).not.toBe(path)
  })

  it('withdraws later by the link of the confirmation, and the administrators find it in their queue', async () => {
    const admin = await buildMember(app, tenant, { kind: 1 })
    const member = await child()
    const { path, email } = await asked(member)
    await form(path, yes)
    await call(member, 'POST', '/v1/privacy/consents', { purpose: 'photo', isGiven: true })
    app.clock.advance(90 * 86_400_000)
    const withdrawal = await linkTo(email)
    expect((await page(withdrawal)).body).toContain('Tarik persetujuan')
    expect(await restricted(member)).toBe(false)
    await form(withdrawal, { decision: 'withdrawn', isConfirmed: '1' })
    expect(await restricted(member)).toBe(true)
    app.clock.set('2026-11-21T03:00:00Z')
    // what was shown by choice is shown no more, and the ledger says so
    const { purposes } = (await call(member, 'GET', '/v1/privacy/consents')).json().data
    expect(purposes.find((one: { purpose: string }) => one.purpose === 'photo').isGiven).toBe(false)
    const queue = await call(admin, 'GET', '/v1/privacy/queue')
    expect(queue.json().data.items[0]).toMatchObject({
      kind: 'restriction',
      member: { id: member.membershipId },
    })
    expect(queue.json().data.items[0].message).toContain('Wali menarik')
  })

  it('may refuse: the profile stays held back, and the administrators are told', async () => {
    const admin = await buildMember(app, tenant, { kind: 1 })
    const member = await child()
    const { path } = await asked(member)
    const answer = await call(undefined, 'POST', `/v1/privacy/guardian-consents/${path.split('/').at(-1)}`, {
      decision: 'refused',
      isConfirmed: true,
    })
    expect(answer.json().data).toEqual({ status: 'refused' })
    expect(await restricted(member)).toBe(true)
    const mails = await tenant.write(tx =>
      tx.db.selectFrom('mails').select(['reason', 'recipient']).execute(),
    )
    expect(mails).toContainEqual({ reason: 'privacy.queue', recipient: admin.email })
    expect(mails).toContainEqual({ reason: 'privacy.guardian_decided', recipient: member.email })
  })

  it('finds a link of more than fourteen days useless', async () => {
    const member = await child()
    const { path } = await asked(member)
    app.clock.advance(14 * 86_400_000)
    expect((await page(path)).body).toContain('Tautan sudah tidak berlaku')
    await form(path, yes)
    expect(await restricted(member)).toBe(true)
    app.clock.set('2026-11-21T03:00:00Z')
  })

  it('of another tenant finds nothing behind the link, nor does a guess', async () => {
    const other = await buildTenant(app)
    const { path } = await asked(await child())
    expect((await page(path, other)).status).toBe(404)
    const call404 = await call(
      undefined,
      'POST',
      `/v1/privacy/guardian-consents/${path.split('/').at(-1)}`,
      { decision: 'given', isConfirmed: true },
      other,
    )
    expect(call404.status).toBe(404)
    expect((await page(`/Persetujuan-Wali/${'A'.repeat(43)}`)).status).toBe(404)
  })

  it("is not answered for by another site's form", async () => {
    const member = await child()
    const { path } = await asked(member)
    const answer = await app.request({
      host: tenant.host,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(yes).toString(),
    })
    expect(answer.status).toBe(403)
    expect(await restricted(member)).toBe(true)
  })
})
