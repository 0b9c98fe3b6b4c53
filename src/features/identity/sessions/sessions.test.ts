import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildMember } from '../../../../test/members.ts'
import type { Kind } from '../../../platform/http/access.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant

const minute = 60_000
const day = 24 * 60 * minute

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', hosts: ['a.sekolah.test'] })
  brebes = await buildTenant(app, { slug: 'brebes', hosts: ['b.kampus.test'] })
})

afterAll(() => app?.close())

const session = ({ host }: BuiltTenant, headers: Record<string, string> = {}) =>
  app.request({ host, path: '/v1/user/session', headers })
const isIn = async (tenant: BuiltTenant, headers: Record<string, string>) =>
  (await session(tenant, headers)).json().data.isTokenValid

describe('who am I', () => {
  it('tells a visitor that nobody is signed in, and lets nobody keep it', async () => {
    const answer = await session(tegal)
    expect(answer.json().data).toEqual({ isTokenValid: false, lmsId: tegal.id, member: null })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('tells a member name, kind and the ways they may go, and nothing else of them', async () => {
    const student = await buildMember(app, tegal, { name: 'Siti Nur Aminah' })
    const { member } = (await session(tegal, student.cookie)).json().data
    expect(member).toMatchObject({
      name: 'Siti Nur Aminah',
      initials: 'SA',
      picture: null,
      kind: 4,
      kindLabel: 'Siswa',
      role: 'student',
    })
    expect(Object.keys(member).sort()).toEqual(
      [
        ...['announcement', 'id', 'initials', 'isViewing', 'kind', 'kindLabel', 'links', 'mayEdit', 'name'],
        ...['picture', 'role', 'unread'],
      ].sort(),
    )
    expect(member.links.map(({ href }: { href: string }) => href)).not.toContain('/Kelola')
  })

  it('says the same by bearer token, and validates both', async () => {
    const admin = await buildMember(app, tegal, { kind: 1 })
    expect(await isIn(tegal, admin.bearer)).toBe(true)
    const validate = (headers: Record<string, string>) =>
      app.request({ host: tegal.host, path: '/v1/authorizer/validate', headers })
    expect((await validate(admin.cookie)).json().data).toEqual({ isTokenValid: true, userKind: 1 })
    expect((await validate({})).json().data).toEqual({ isTokenValid: false, userKind: null })
    expect((await validate({ authorization: 'Bearer salah' })).status).toBe(401)
  })

  it('is nobody with the cookie of another tenant, whose bearer token is refused', async () => {
    const member = await buildMember(app, tegal)
    const foreign = await session(brebes, member.cookie)
    expect(foreign.json().data.member).toBeNull()
    expect(String(foreign.headers['set-cookie'])).toContain('sid=; Max-Age=0')
    expect((await session(brebes, member.bearer)).status).toBe(401)
    expect(await isIn(tegal, member.cookie)).toBe(true)
  })
})

describe('a session', () => {
  it('is claimed by a bearer token alone: what a proxy in front asks for leaves the cookie its word', async () => {
    const member = await buildMember(app, tegal)
    for (const authorization of ['Basic cHJveHk6c2FuZGk=', 'Digest username="x"', 'Bearerx y']) {
      expect([authorization, await isIn(tegal, { ...member.cookie, authorization })]).toEqual([
        authorization,
        true,
      ])
      expect([authorization, (await session(tegal, { authorization })).status]).toEqual([authorization, 200])
    }
    for (const authorization of ['Bearer ', 'bearer x', 'Bearer a b'])
      expect([authorization, (await session(tegal, { ...member.cookie, authorization })).status]).toEqual([
        authorization,
        401,
      ])
  })

  it.each<[Kind, string, number, number]>([
    [4, 'siswa', 7 * day, 30 * day],
    [1, 'admin', 30 * minute, day],
  ])(
    'of kind %i (%s) ends when it is not used, and at its latest hour however much it is',
    async (kind, _, idle, absolute) => {
      app.clock.set(testNow)
      const idler = await buildMember(app, tegal, { kind })
      const busy = await buildMember(app, tegal, { kind })
      app.clock.advance(idle - minute)
      expect(await isIn(tegal, busy.cookie)).toBe(true)
      app.clock.advance(2 * minute)
      expect(await isIn(tegal, idler.cookie)).toBe(false)
      expect(await isIn(tegal, busy.cookie)).toBe(true)
      while (app.clock.now().getTime() < testNow.getTime() + absolute - idle) {
        app.clock.advance(idle / 2)
        expect(await isIn(tegal, busy.cookie)).toBe(true)
      }
      app.clock.set(new Date(testNow.getTime() + absolute + 1000))
      expect(await isIn(tegal, busy.cookie)).toBe(false)
      app.clock.set(testNow)
    },
  )

  it('lives through a clock that is put forward and back by an hour, and gains no day by it', async () => {
    app.clock.set(testNow)
    const student = await buildMember(app, tegal)
    const admin = await buildMember(app, tegal, { kind: 1 })
    for (const hours of [1, -2, 1]) {
      app.clock.advance(hours * 60 * minute)
      expect(await isIn(tegal, student.cookie)).toBe(true)
    }
    expect(await isIn(tegal, admin.cookie)).toBe(true)
    app.clock.advance(-60 * minute)
    expect(await isIn(tegal, admin.cookie)).toBe(true)
    app.clock.set(new Date(testNow.getTime() + day + minute))
    expect(await isIn(tegal, admin.cookie)).toBe(false)
    app.clock.set(testNow)
  })

  it('ends at once when its member is suspended, and when the sign-in it came of ends', async () => {
    const [one, other] = [await buildMember(app, tegal), await buildMember(app, tegal)]
    await tegal.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ status: 'suspended' })
        .where('id', '=', one.membershipId)
        .execute(),
    )
    await app.sanggar.database.withAccounts(tx =>
      tx.db
        .updateTable('accounts.sign_ins')
        .set({ ended_at: app.clock.now() })
        .where('uid', '=', other.signIn)
        .execute(),
    )
    expect(await isIn(tegal, one.cookie)).toBe(false)
    expect(await isIn(tegal, other.cookie)).toBe(false)
  })
})

describe('a public page', () => {
  it('is the very same for somebody signed in: it lies ready, and nobody looks up who asks', async () => {
    const member = await buildMember(app, tegal)
    const page = (headers: Record<string, string>) =>
      app.request({ host: tegal.host, path: '/Class', headers: { accept: 'text/html', ...headers } })
    const anonymous = await page({})
    const seen = () =>
      tegal.write(tx =>
        tx.db
          .selectFrom('member_sessions')
          .select('last_seen_at')
          .where('membership_id', '=', member.membershipId)
          .executeTakeFirstOrThrow(),
      )
    const before = await seen()
    // long enough that looking the session up would write down that it was used
    app.clock.advance(2 * minute)
    const signedIn = await page({ cookie: `${member.cookie.cookie}; masuk=1` })
    expect(signedIn.headers.etag).toBe(anonymous.headers.etag)
    expect(signedIn.bytes.equals(anonymous.bytes)).toBe(true)
    expect(signedIn.headers['cache-control']).toContain('public')
    expect(signedIn.headers['set-cookie']).toBeUndefined()
    expect(signedIn.body).toContain(
      '<account-slot><a class="btn btn-line" href="/Login?next=%2FClass" rel="nofollow">Masuk</a>',
    )
    expect(signedIn.body).not.toContain(member.name)
    expect(await seen()).toEqual(before)
    app.clock.set(testNow)
  })
})
