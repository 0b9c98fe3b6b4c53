import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildAccount, buildMember } from '../../../../test/members.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { acceptForSignIn } from '../invitations/invitations.ts'

/** What two people do at the same time: only a database with many connections shows it. */
let postgres: Postgres
let app: App
let count = 0

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('anggota')
  app = await startApp({ databaseUrl: url })
})

afterAll(async () => {
  await app?.close()
  postgres?.remove()
})

const rounds = [1, 2, 3, 4, 5, 6]

const put = (tenant: BuiltTenant, who: BuiltMember, path: string, body: unknown) =>
  app.request({
    host: tenant.host,
    path,
    method: path.endsWith('kind') ? 'PUT' : 'POST',
    headers: { ...who.bearer, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const demote = (tenant: BuiltTenant, who: BuiltMember, whom: BuiltMember) =>
  put(tenant, who, `/v1/people/${whom.membershipId}/kind`, { kind: 4, version: 1 })

const suspend = (tenant: BuiltTenant, who: BuiltMember, whom: BuiltMember) =>
  put(tenant, who, `/v1/people/${whom.membershipId}/suspension`, { reason: 'Bergiliran menjadi admin' })

async function activeAdmins(tenant: BuiltTenant): Promise<number> {
  const rows = await tenant.write(tx =>
    tx.db
      .selectFrom('memberships')
      .select('id')
      .where('kind', '=', 1)
      .where('status', '=', 'active')
      .execute(),
  )
  return rows.length
}

describe('two admins', () => {
  it.each(rounds)('who demote each other at once: one stays (%i)', async () => {
    const tenant = await buildTenant(app, { slug: `balapan-${++count}` })
    const one = await buildMember(app, tenant, { kind: 1 })
    const other = await buildMember(app, tenant, { kind: 1 })
    const answers = await Promise.all([demote(tenant, one, other), demote(tenant, other, one)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toSatisfy(isRefusal)])
    expect(await activeAdmins(tenant)).toBe(1)
  })

  it.each(rounds)('whom two superadmins demote and suspend at once: one stays (%i)', async () => {
    const tenant = await buildTenant(app, { slug: `balapan-${++count}` })
    const one = await buildMember(app, tenant, { kind: 1 })
    const other = await buildMember(app, tenant, { kind: 1 })
    const platform = [
      await buildMember(app, tenant, { kind: 0 }),
      await buildMember(app, tenant, { kind: 0 }),
    ] as const
    const answers = await Promise.all([demote(tenant, platform[0], one), suspend(tenant, platform[1], other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await activeAdmins(tenant)).toBe(1)
  })
})

const isRefusal = (status: number) => status === 401 || status === 403 || status === 409

describe('an open link with one place left', () => {
  it.each(rounds)('lets one in of two who press at once (%i)', async () => {
    const tenant = await buildTenant(app, { slug: `tautan-${++count}` })
    const token = randomToken()
    await tenant.write(tx =>
      tx.db
        .insertInto('invitations')
        .values({ token_hash: hashToken(token), kind: 4, expires_at: '2026-12-31T00:00:00Z' })
        .execute(),
    )
    const accounts = [await buildAccount(app), await buildAccount(app)]
    const arrive = ({ id, name, email }: { id: string; name: string; email: string | null }) =>
      tenant.write(tx =>
        acceptForSignIn({
          tx,
          clock: app.clock,
          request: { ip: '127.0.0.1', id: 'tes' },
          next: `/Undangan/${token}?accept=1`,
          accountId: id,
          name,
          email: email ?? undefined,
        }),
      )
    const results = await Promise.allSettled(accounts.map(arrive))
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [refused] = results.filter(result => result.status === 'rejected')
    expect(refused?.reason.message).toBe('Undangan ini sudah dipakai')
    const state = await tenant.write(async tx => ({
      members: await tx.db.selectFrom('memberships').select('id').execute(),
      links: await tx.db.selectFrom('invitations').select('uses_left').execute(),
    }))
    expect(state.members).toHaveLength(1)
    expect(state.links).toEqual([{ uses_left: 0 }])
  })
})
