import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'
import { createAccounts } from './accounts.ts'

/** The account service as it runs in production: over https, behind a proxy, for months. */
let app: App
let tenant: BuiltTenant
const password = 'kuda-lumping-7-hijau'

beforeAll(async () => {
  app = await startApp({ environment: { PUBLIC_SCHEME: 'https', PUBLIC_PORT: '0' } })
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'pelangi', name: 'Sekolah Pelangi' })
})
afterAll(() => app.close())

const authorize = () =>
  `https://akun.localhost/oidc/auth?${new URLSearchParams({
    client_id: `tenant_${tenant.id}`,
    redirect_uri: `https://${tenant.host}/CallbackAuth`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    state: 'x',
  })}`

test('Over https every cookie is Secure, HttpOnly and bears its prefix; whatever headers say, addresses are the configured ones', async () => {
  await buildAccount(app, { email: 'aman@contoh.id', password })
  const browser = createBrowser(app, { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' })
  const page = await browser.open(authorize())
  expect(page.url.pathname).toMatch(/^\/interaksi\//)
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' https://${tenant.host}`)
  const back = await browser.submit(page, { email: 'aman@contoh.id', password })
  expect(back.url.origin).toBe(`https://${tenant.host}`)
  const lines = browser.lines.filter(line => !/expires=Thu, 01 Jan 1970/i.test(line))
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    expect(line).toMatch(/^__(Host|Secure)-/)
    expect(line).toMatch(/;\s*secure/i)
    expect(line).toMatch(/;\s*httponly/i)
    expect(line).toMatch(/;\s*samesite=lax/i)
    expect(line).not.toMatch(/;\s*domain=/i)
  }
  expect(lines.some(line => /^__Host-sesi=.*;\s*path=\/;/i.test(line))).toBe(true)
})

test('a session ends thirty days after the password, however often it is used', async () => {
  const { rows } = await app.sanggar.database.withAccounts(tx =>
    sql<{ days: number }>`select extract(epoch from expires_at - now()) / 86400 as days
      from accounts.oidc_payloads where kind = 'Session' and account_id is not null`.execute(tx.db),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.days).toBeGreaterThan(29.9)
  expect(rows[0]?.days).toBeLessThanOrEqual(30)
})

test('what has expired is swept away, what holds stays', async () => {
  const { database } = app.sanggar
  const count = () =>
    database.withAccounts(async tx => ({
      payloads: Number(
        (
          await tx.db
            .selectFrom('accounts.oidc_payloads')
            .select(f => f.fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      ),
      tokens: Number(
        (
          await tx.db
            .selectFrom('accounts.mail_tokens')
            .select(f => f.fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      ),
      accounts: Number(
        (
          await tx.db
            .selectFrom('accounts.accounts')
            .select(f => f.fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      ),
    }))
  const before = await count()
  const past = new Date(Date.now() - 30 * 86_400_000)
  await database.withAccounts(async tx => {
    await tx.db
      .insertInto('accounts.oidc_payloads')
      .values({ kind: 'AccessToken', id: 'lama', payload: '{}', expires_at: past })
      .execute()
    const { id } = await tx.db
      .insertInto('accounts.accounts')
      .values({ name: 'Tak Pernah Jadi', email: 'takjadi@contoh.id', created_at: past })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('accounts.mail_tokens')
      .values({
        token_hash: 'lama',
        purpose: 'verify',
        account_id: id,
        email: 'takjadi@contoh.id',
        created_at: past,
        expires_at: past,
      })
      .execute()
  })
  const { secrets } = app.sanggar
  const unused = { origin: '', tenantContextById: async () => undefined }
  await createAccounts({ database, secrets, clock: app.clock, ...unused }).sweep()
  expect(await count()).toEqual(before)
})
