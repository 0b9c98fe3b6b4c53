import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildSeason, teamOf } from '../../../../test/league.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { hashToken, randomToken } from '../../../platform/secrets/tokens.ts'
import { buildSchool } from '../../membership/schools/schools.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})
afterAll(() => app?.close())

const open = (token: string, accept = 'application/json', host = tenant.host) =>
  app.request({ host, path: `/${token}`, headers: { accept, ...fromElsewhere() } })

async function invite(row: { expires_at?: string; revoked_at?: string; uses_left?: number } = {}) {
  const token = randomToken()
  await tenant.write(tx =>
    tx.db
      .insertInto('invitations')
      .values({ token_hash: hashToken(token), kind: 4, expires_at: '2026-12-31T00:00:00Z', ...row })
      .execute(),
  )
  return token
}

it('says what a token is for and where to go; a browser is sent there', async () => {
  const token = await invite()
  const answer = await open(token)
  expect(answer.status, answer.body).toBe(200)
  expect(answer.json().data).toEqual({
    kind: 'invitation',
    words: 'Undangan untuk bergabung',
    href: `/Undangan/${token}`,
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  const browser = await open(token, 'text/html')
  expect([browser.status, browser.headers.location]).toEqual([303, `/Undangan/${token}`])
})

it('uses nothing up by being looked at', async () => {
  const token = await invite()
  for (const _ of [1, 2, 3]) expect((await open(token)).status).toBe(200)
})

it('knows the link of a team', async () => {
  await tenant.write(async tx => {
    await buildSchool(tx, { npsn: '20329001' })
    await buildSeason(tx)
  })
  const made = await app.request({
    host: tenant.host,
    path: '/v1/team/register',
    method: 'POST',
    body: JSON.stringify(teamOf('20329001')),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...fromElsewhere() },
  })
  const href: string = made.json().data.href
  expect((await open(href.split('/').at(-1) ?? '')).json().data).toMatchObject({ kind: 'team', href })
})

it('does not know one that never was, was used, revoked, is over, or belongs to another tenant', async () => {
  const gone = [
    randomToken(),
    await invite({ uses_left: 0 }),
    await invite({ revoked_at: '2026-11-20T00:00:00Z' }),
    await invite({ expires_at: '2026-11-20T00:00:00Z' }),
  ]
  for (const token of gone) {
    expect((await open(token)).json()).toEqual({
      status: false,
      message: 'Tautan tidak ditemukan',
      data: null,
    })
    expect((await open(token, 'text/html')).status).toBe(404)
  }
  expect((await open(await invite(), 'application/json', elsewhere.host)).status).toBe(404)
})

it('shadows no page, and nothing that does not look like a token', async () => {
  for (const path of ['Class', 'Liga-Smk', 'Make-Appointment', 'robots', 'a'.repeat(42), 'a'.repeat(44)]) {
    const answer = await open(path, 'text/html')
    expect(answer.status, path).toBe(['Class', 'Liga-Smk', 'Make-Appointment'].includes(path) ? 200 : 404)
    expect(answer.headers['content-type']).toContain('text/html')
  }
})

it('is counted by network', async () => {
  const from = { 'x-forwarded-for': '203.0.113.99' }
  const statuses: number[] = []
  for (let index = 0; index < 32; index++)
    statuses.push(
      (
        await app.request({
          host: tenant.host,
          path: `/${randomToken()}`,
          headers: { accept: 'application/json', ...from },
        })
      ).status,
    )
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})
