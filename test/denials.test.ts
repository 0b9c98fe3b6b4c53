import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type BuiltMember, buildMember } from './members.ts'

/** What is refused is written down (ASVS 16.3.2). */
let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant
let student: BuiltMember
let warned: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      warned.push(String(chunk))
      done()
    },
  })
  app = await startApp({ log: pino({ level: 'warn' }, stream) })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})

afterAll(() => app?.close())

beforeEach(async () => {
  warned = []
  student = await buildMember(app, tenant, { kind: 4 })
})

const ask = (path: string, headers: Record<string, string>) =>
  app.request({ host: tenant.host, path, headers: { accept: 'application/json', ...headers } })

const entriesOf = async ({ membershipId }: BuiltMember) =>
  tenant.write(async tx => {
    const rows = await tx.db
      .selectFrom('audit_entries')
      .select(['action', 'object_name as what'])
      .where('actor_id', '=', membershipId)
      .orderBy('id')
      .execute()
    return rows.map(({ action, what }) => `${action} ${what}`)
  })

describe('a refusal', () => {
  it('of a call and of a page stands in the log, with who and what, and without the query', async () => {
    expect((await ask('/v1/domains?rahasia=1', student.bearer)).status).toBe(403)
    expect((await ask('/Kelola/Domain', { ...student.cookie, accept: 'text/html' })).status).toBe(403)
    expect(await entriesOf(student)).toEqual([
      'access.denied GET /v1/domains',
      'access.denied GET /Kelola/Domain',
    ])
  })

  it('of a claim to be of another tenant does too, and the third sets off an alarm', async () => {
    for (let time = 1; time <= 3; time++) {
      expect((await ask('/v1/user/session', { ...student.bearer, lmsId: String(elsewhere.id) })).status).toBe(
        403,
      )
      expect(warned.filter(line => line.includes('asks across tenants'))).toHaveLength(time < 3 ? 0 : 1)
    }
    expect((await ask('/brebes/cms/app/id', student.bearer)).status).toBe(403)
    expect(await entriesOf(student)).toEqual([
      ...Array.from({ length: 3 }, () => 'access.foreign GET /v1/user/session'),
      'access.foreign GET /brebes/cms/app/id',
    ])
  })

  it('that somebody asks for again and again fills no log', async () => {
    for (let time = 0; time < 30; time++) await ask('/v1/domains', student.bearer)
    expect(await entriesOf(student)).toHaveLength(20)
  })

  it('of a visitor who has yet to sign in is none', async () => {
    expect((await ask('/v1/domains', {})).status).toBe(401)
    const count = await tenant.write(tx =>
      tx.db.selectFrom('audit_entries').select('id').where('actor_id', 'is', null).execute(),
    )
    expect(count).toEqual([])
  })
})
