import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPost } from '../src/features/content/posts/posts.things.ts'
import { startApp, until } from './app.ts'
import { buildTenant } from './build.ts'
import { type Postgres, startPostgres, withClient } from './postgres.ts'

/** The ways to sign in to PostgreSQL that docs/how-to/run-on-postgresql.md tells of. */
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres({ isBare: true })
})

afterAll(() => postgres?.remove())

function listening() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: pino({ level: 'warn' }, stream), said: () => lines.join('') }
}

const asLogin = (url: string, role: string) => url.replace(/\/\/\w+@/, `//${role}@`)

describe('with two logins', () => {
  it('the one that serves owns nothing, and the site works', async () => {
    const { adminUrl } = await postgres.createDatabase('dua_pintu')
    await withClient(adminUrl, async client => {
      for (const sql of [
        'create role app_user nologin noinherit',
        'create role app_platform nologin noinherit',
        'create role app_accounts nologin noinherit',
        'create role app_lookout nologin noinherit',
        'create role app_counter nologin noinherit',
        'create role app_search nologin noinherit',
        'create role app_finder nologin noinherit',
        'create role app_cashier nologin noinherit',
        'create role app_reader nologin noinherit',
        'create role app_overseer nologin noinherit',
        'create role app_paymaster nologin noinherit',
        'create role app_eraser nologin noinherit',
        'create role sanggar_owner login',
        'create role sanggar_web login noinherit',
        'grant app_user, app_platform, app_accounts, app_lookout, app_counter, app_search, app_finder, app_reader, app_cashier, app_overseer, app_paymaster, app_eraser to sanggar_owner with admin option',
        'grant app_user, app_platform, app_accounts to sanggar_web',
        'alter database dua_pintu owner to sanggar_owner',
        'grant usage on language plpgsql to sanggar_owner',
      ])
        await client.query(sql)
    })
    const heard = listening()
    const databaseUrl = asLogin(adminUrl, 'sanggar_web')
    const environment = { DATABASE_MIGRATION_URL: asLogin(adminUrl, 'sanggar_owner') }
    const app = await startApp({ databaseUrl, environment, log: heard.log })
    const tenant = await buildTenant(app, { slug: 'tegal' })
    await tenant.write(tx => buildPost(tx, { slug: 'kabar', title: 'Dari dua pintu' }))
    const page = () => app.request({ host: tenant.host, path: '/News', headers: { accept: 'text/html' } })
    expect((await page()).body).toContain('Dari dua pintu')
    await tenant.write(tx => tx.db.updateTable('posts').set({ title: 'Terdengar juga' }).execute())
    await app.purge(tenant.id, ['posts'])
    await until(async () => (await page()).body.includes('Terdengar juga'))
    await app.close()
    expect(heard.said()).toBe('')
    await withClient(databaseUrl, async client => {
      // outside its roles it may touch nothing at all
      for (const sql of [
        'select * from posts',
        'drop table posts',
        'create table milikku ()',
        'set role sanggar_owner',
      ]) {
        await expect(client.query(sql), sql).rejects.toThrow(/permission denied|must be owner/)
      }
    })
  })
})

describe('the log says so', () => {
  it('when DATABASE_URL signs in as a superuser', async () => {
    const { adminUrl } = await postgres.createDatabase('raja')
    const heard = listening()
    const app = await startApp({ databaseUrl: adminUrl, log: heard.log })
    await app.close()
    expect(heard.said()).toContain('signs in as a superuser')
  })

  it('when set_config and plpgsql stay open, because only a superuser may close them', async () => {
    const { url, adminUrl } = await postgres.createDatabase('terbuka')
    await withClient(adminUrl, async client => {
      await client.query('grant execute on function pg_catalog.set_config(text, text, boolean) to public')
      await client.query('grant usage on language plpgsql to public')
    })
    const heard = listening()
    const app = await startApp({ databaseUrl: url, log: heard.log })
    await app.close()
    expect(heard.said()).toContain('set_config and plpgsql stay open to app_user')
  })

  it('and closes them itself where it may', async () => {
    const { url, adminUrl } = await postgres.createDatabase('tertutup')
    const open = () =>
      withClient(adminUrl, async client => {
        const { rows } = await client.query(
          "select has_function_privilege('app_user', 'pg_catalog.set_config(text,text,boolean)', 'execute') as open",
        )
        return rows[0].open
      })
    await (await startApp({ databaseUrl: url })).close()
    await withClient(adminUrl, client =>
      client.query('grant execute on function pg_catalog.set_config(text, text, boolean) to public'),
    )
    expect(await open()).toBe(true)
    await (await startApp({ databaseUrl: adminUrl })).close()
    expect(await open()).toBe(false)
  })
})
