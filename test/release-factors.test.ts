import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDataDir, startApp } from './app.ts'
import { buildTenant } from './build.ts'
import { runScript } from './child.ts'
import { newestMail } from './mails.ts'
import { buildMember } from './members.ts'

/** The way back in for who has lost phone, codes and passkeys: the operator's command. */
let dataDir: string
let cookie: Record<string, string>
let host: string
let accountId: string
const email = 'hilang@contoh.id'

beforeAll(async () => {
  dataDir = await freshDataDir()
  const app = await startApp({ dataDir })
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  const tenant = await buildTenant(app, { slug: 'tegal' })
  const member = await buildMember(app, tenant, { kind: 1, email })
  cookie = member.cookie
  host = tenant.host
  accountId = member.accountId
  await app.sanggar.database.withAccounts(async tx => {
    const at = app.clock.now()
    await tx.db
      .insertInto('accounts.totp_secrets')
      .values({ account_id: accountId, secret_sealed: 'tersegel', created_at: at, confirmed_at: at })
      .execute()
  })
  expect((await app.request({ host, path: '/Kelola', headers: cookie })).status).toBe(200)
  await app.close()
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const run = async (...words: string[]) => {
  const script = runScript('scripts/release-factors.ts', words, { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const { code } = await script.ended
  return { code, said: script.said() }
}

describe('npm run factors:release', () => {
  it('says what it wants when no address is given, and who is not there', async () => {
    expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('ALAMAT_EMAIL') })
    const unknown = await run('siapa@contoh.id', '--ya')
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('Tidak ada akun') })
  })

  it('takes the factors off, ends every session and tells the owner', async () => {
    const done = await run(email.toUpperCase(), '--ya')
    expect(done.said).toContain('1 sesi diakhiri')
    expect(done.code).toBe(0)
    const app = await startApp({ dataDir })
    try {
      const left = await app.sanggar.database.withAccounts(tx =>
        tx.db.selectFrom('accounts.totp_secrets').selectAll().where('account_id', '=', accountId).execute(),
      )
      expect(left).toEqual([])
      const back = await app.request({ host, path: '/Kelola', headers: cookie })
      expect([back.status, back.headers.location]).toEqual([302, '/Login?next=%2FKelola'])
      expect(await newestMail(app, email)).toMatchObject({ reason: 'factors_released' })
    } finally {
      await app.close()
    }
  })
})
