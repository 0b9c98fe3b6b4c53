import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { buildAccount, buildMember } from '../../../../test/members.ts'
import { seal } from '../../../platform/secrets/sealed.ts'

let app: App
let here: BuiltTenant
let there: BuiltTenant

const password = 'pasar-terapung-subuh'

beforeAll(async () => {
  app = await startApp()
  here = await buildTenant(app, { slug: 'tegal' })
  there = await buildTenant(app, { slug: 'brebes' })
  await here.write(tx =>
    tx.db
      .insertInto('schools')
      .values({ npsn: '90010101', name: 'SMK Negeri 1 Lembah', level: 'SMK' })
      .execute(),
  )
}, 60_000)

afterAll(() => app?.close())

const send = (path: string, body: unknown, host = here.host, headers: Record<string, string> = {}) =>
  app.request({
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const read = (path: string, token: string, host = here.host) =>
  app.request({ host, path, headers: { authorization: `Bearer ${token}` } })

async function withAuthenticator(accountId: string): Promise<() => string> {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const sealed = seal(app.sanggar.secrets.key('totp'), secret, accountId)
  await app.sanggar.database.withAccounts(tx =>
    tx.db
      .insertInto('accounts.totp_secrets')
      .values({ account_id: accountId, secret_sealed: sealed, confirmed_at: app.clock.now() })
      .execute(),
  )
  return () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() })
}

describe('a program that signs in with a person’s password', () => {
  it('gets a token, by either call, that names the person here', async () => {
    const member = await buildMember(app, here, { password })
    for (const path of ['/generate/token', '/v1/identity/login']) {
      const answer = await send(path, { email: member.email, password })
      expect(answer.status, answer.body).toBe(200)
      const { token, user } = answer.json().data
      expect(user).toMatchObject({ id: member.membershipId, kind: 4, role: 'student', lmsId: here.id })
      for (const self of ['/user/detail', '/v1/identity/me']) {
        expect((await read(self, token)).json().data).toMatchObject({
          email: member.email,
          isTokenValid: true,
        })
      }
    }
  })

  it('has a token for this tenant alone', async () => {
    const member = await buildMember(app, here, { password })
    const { token } = (await send('/generate/token', { email: member.email, password })).json().data
    expect((await read('/user/detail', token, there.host)).status).toBe(401)
    expect((await read('/user/detail', token)).status).toBe(200)
  })

  it('on the API’s own host says by lmsId which tenant is meant', async () => {
    const member = await buildMember(app, here, { password })
    const claim = { lmsId: String(here.id) }
    for (const host of ['api.localhost', 'akun.localhost']) {
      const answer = await send('/generate/token', { email: member.email, password }, host, claim)
      expect(answer.json().data.user.id).toBe(member.membershipId)
    }
    expect((await send('/generate/token', { email: member.email, password }, 'api.localhost')).status).toBe(
      400,
    )
  })

  it('hears the same of a wrong password and of an unknown address', async () => {
    const member = await buildMember(app, here, { password })
    const wrong = await send('/generate/token', { email: member.email, password: 'bukan-ini-sandinya' })
    const unknown = await send('/generate/token', { email: 'tidak.ada@contoh.id', password })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(unknown.body).toBe(wrong.body)
  })

  it('is slowed when it guesses', async () => {
    const member = await buildMember(app, here, { password })
    const statuses = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const answer = await send('/v1/identity/login', {
        email: member.email,
        password: `tebakan-${attempt}-x`,
      })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses[0]).toBe(401)
    expect(statuses.at(-1)).toBe(429)
    app.clock.advance(3_600_000)
  })

  it('brings the second factor of who has one', async () => {
    const admin = await buildMember(app, here, { kind: 1, password })
    const code = await withAuthenticator(admin.accountId)
    const asked = await send('/generate/token', { email: admin.email, password })
    expect(asked.status).toBe(401)
    expect(asked.json().errors[0]).toMatchObject({ field: 'otp', code: 'otp_required' })
    const wrong = await send('/generate/token', { email: admin.email, password, otp: '000000' })
    expect(wrong.status).toBe(422)
    const right = await send('/generate/token', { email: admin.email, password, otp: code() })
    expect(right.json().data.user.kind).toBe(1)
    const replayed = await send('/generate/token', { email: admin.email, password, otp: code() })
    expect(replayed.status).toBe(422)
  })

  it('is refused where the kind needs a second factor and there is none', async () => {
    const admin = await buildMember(app, here, { kind: 1, password })
    const answer = await send('/generate/token', { email: admin.email, password })
    expect(answer.status).toBe(401)
    expect(answer.json().message).toContain('faktor kedua')
  })

  it('is refused for a suspended member, and leaves no sign-in behind', async () => {
    const member = await buildMember(app, here, { password, status: 'suspended' })
    expect((await send('/generate/token', { email: member.email, password })).status).toBe(403)
    const open = await app.sanggar.database.withAccounts(tx =>
      tx.db
        .selectFrom('accounts.sign_ins')
        .select('uid')
        .where('account_id', '=', member.accountId)
        .where('channel', '=', 'api')
        .where('ended_at', 'is', null)
        .execute(),
    )
    expect(open).toEqual([])
  })

  it('loses its token when the person ends all sign-ins', async () => {
    const member = await buildMember(app, here, { password })
    const { token } = (await send('/generate/token', { email: member.email, password })).json().data
    await app.sanggar.database.withAccounts(tx =>
      tx.db
        .updateTable('accounts.sign_ins')
        .set({ ended_at: app.clock.now() })
        .where('account_id', '=', member.accountId)
        .execute(),
    )
    expect((await read('/user/detail', token)).status).toBe(401)
  })
})

describe('registration by call', () => {
  const wish = {
    name: 'Sekar Arum',
    password,
    birthDate: '2004-02-29',
    terms: true,
    privacy: true,
    privacyVersion: 1,
  }

  it('sends a mail, and answers the same for an address that has an account', async () => {
    const known = await buildAccount(app, { password })
    const fresh = await send('/v1/auth/signup', { ...wish, email: 'sekar@contoh.id' })
    const again = await send('/v1/auth/signup', { ...wish, email: known.email })
    expect([fresh.status, again.status]).toEqual([201, 201])
    expect(again.body.replace(known.email ?? '', '')).toBe(fresh.body.replace('sekar@contoh.id', ''))
    expect((await newestMail(app, 'sekar@contoh.id'))?.text).toMatch(/\d{6}/)
    expect((await newestMail(app, known.email ?? ''))?.text).toContain('sudah')
  })

  it.each([
    ['terms', { terms: false }],
    ['privacy', { privacy: false }],
    ['password', { password: 'password' }],
    ['birthDate', { birthDate: '2004-02-30' }],
    ['email', { email: 'bukan-email' }],
    ['name', { name: 'A' }],
  ])('names %s when it is wrong', async (field, wrong) => {
    const answer = await send('/v1/auth/signup', { ...wish, email: 'salah@contoh.id', ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  it('of a coder brings phone, school and region to the tenant they registered at', async () => {
    app.clock.advance(3_600_000)
    const email = 'coder@contoh.id'
    const coder = {
      ...wish,
      email,
      phone: '0812-3456-7890',
      schoolNpsn: '90010101',
      provinceId: '32',
      cityId: '32.77',
    }
    expect((await send('/v1/auth/signup/coder', coder)).status).toBe(201)
    const mail = await newestMail(app, email)
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const confirmed = await app.request({
      host: 'akun.localhost',
      path: '/verifikasi',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: `token=${token}`,
    })
    expect(confirmed.status, confirmed.body).toBeLessThan(400)
    expect((await send('/generate/token', { email, password })).status).toBe(200)
    const row = await here.write(tx =>
      tx.db
        .selectFrom('memberships as m')
        .leftJoin('schools as s', 's.id', 'm.school_id')
        .select(['m.phone', 'm.province_code', 'm.city_code', 's.npsn', 'm.kind'])
        .where('m.email', '=', email)
        .executeTakeFirst(),
    )
    expect(row).toEqual({
      phone: '+6281234567890',
      province_code: '32',
      city_code: '32.77',
      npsn: '90010101',
      kind: 4,
    })
  })

  it('of a coder refuses a city of another province', async () => {
    const coder = {
      ...wish,
      email: 'x@contoh.id',
      phone: '0812-3456-7890',
      provinceId: '32',
      cityId: '33.74',
    }
    expect((await send('/v1/auth/signup/coder', coder)).status).toBe(422)
  })
})
