import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, createBrowser, createClient, type TestClient } from '../../../../test/account-browser.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildAccount } from '../../../../test/members.ts'
import { everything } from '../../../../test/traces.ts'

let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let client: TestClient
let akun: string

const password = 'kuda-lumping-7-hijau'
let number = 0

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tegal = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  brebes = await buildTenant(app, { slug: 'brebes', name: 'Sekolah Brebes' })
  client = await createClient(app, { id: `tenant_${tegal.id}`, host: tegal.host })
  akun = app.origin('akun.localhost')
})

afterAll(() => app?.close())

/** Somebody who belongs to both tenants, signed in at the account service. */
async function person(kind = 4) {
  const email = `kemuning${++number}@contoh.id`
  const account = await buildAccount(app, { email, password, name: 'Kemuning Sekar' })
  for (const tenant of [tegal, brebes])
    await tenant.write(tx =>
      tx.db
        .insertInto('memberships')
        .values({ account_id: account.id, kind, name: account.name, email, joined_at: app.clock.now() })
        .execute(),
    )
  const browser = createBrowser(app)
  const page = await browser.open((await begin(client)).url)
  await browser.submit(page, { email, password })
  return { email, accountId: account.id, browser }
}

describe('the end of an account', () => {
  it('is one page away from home, and asks for the address', async () => {
    const { browser, email } = await person()
    expect((await browser.open(`${akun}/`)).body).toContain('href="/akun/hapus"')
    const page = await browser.open(`${akun}/akun/hapus`)
    expect(page.body).toContain('Hapus seluruh akun')
    const wrong = await browser.submit(page, { email: 'bukan@contoh.id' })
    expect(wrong.status).toBe(422)
    expect(await everything(tegal)).toContain(email)
  })

  it('takes the person out of every tenant and of the account service', async () => {
    const { browser, email, accountId } = await person()
    const said = await browser.submit(await browser.open(`${akun}/akun/hapus`), { email })
    expect(said.body).toContain('Akun Anda telah dihapus')
    // but for the letters that say so, one in each tenant
    for (const tenant of [tegal, brebes]) {
      const left = (await everything(tenant)).split('\n').filter(line => line.includes(email))
      expect(left).toHaveLength(1)
      expect(left[0]).toContain('telah dihapus')
      expect(await everything(tenant)).not.toContain(accountId)
    }
    const account = await app.sanggar.database.withAccounts(tx =>
      tx.db.selectFrom('accounts.accounts').selectAll().where('id', '=', accountId).executeTakeFirst(),
    )
    expect(account).toMatchObject({ email: null, status: 'erased', password_hash: null, birth_date: null })
    expect((await browser.open(`${akun}/`)).body).not.toContain('Tempat Anda masuk')
    const again = createBrowser(app)
    const back = await again.submit(await again.open((await begin(client)).url), { email, password })
    expect(back.body).toContain('salah')
  })

  it('waits where a tenant would be left without an admin, and nothing has happened meanwhile', async () => {
    const { browser, email } = await person(1)
    const refused = await browser.submit(await browser.open(`${akun}/akun/hapus`), { email })
    expect(refused.status).toBe(409)
    expect(refused.body).toContain('admin terakhir di Sekolah Tegal, Sekolah Brebes')
    expect(await everything(brebes)).toContain(email)
  })
})
