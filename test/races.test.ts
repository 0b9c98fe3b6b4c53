import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEvent } from '../src/features/community/events/events.things.ts'
import { buildPost } from '../src/features/content/posts/posts.things.ts'
import { channels, notifyPurge } from '../src/platform/db/channels.ts'
import { migrate, migrationLock } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log.ts'
import { type App, startApp, until } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type BuiltMember, buildMember } from './members.ts'
import { type Postgres, startPostgres, withClient } from './postgres.ts'

/** What happens at the same time: only a database with many connections shows it. */
let postgres: Postgres
let adminUrl: string
let first: App
let second: App
let tenant: BuiltTenant

beforeAll(async () => {
  postgres = await startPostgres()
  const database = await postgres.createDatabase('balapan')
  adminUrl = database.adminUrl
  // two processes of one house
  first = await startApp({ databaseUrl: database.url })
  second = await startApp({ databaseUrl: database.url })
  tenant = await buildTenant(first, { slug: 'tegal' })
  await second.sanggar.refresh()
  await tenant.write(async tx => {
    await buildPost(tx, { slug: 'kabar', title: 'Kabar lama' })
    await buildEvent(tx, { title: 'Acara lama' })
  })
})

afterAll(async () => {
  await first?.close()
  await second?.close()
  postgres?.remove()
})

const html = { accept: 'text/html' }
const page = (app: App, path: string) => app.request({ host: tenant.host, path, headers: html })

/** Keeps every reader of a table waiting while the work is done. */
async function holding<T>(table: string, work: (waiting: () => Promise<number>) => Promise<T>): Promise<T> {
  return withClient(adminUrl, async client => {
    await client.query(`begin; lock table ${pg.escapeIdentifier(table)} in access exclusive mode`)
    const waiting = () =>
      withClient(adminUrl, async watcher => {
        const { rows } = await watcher.query(
          "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and usename = 'sanggar'",
        )
        return rows[0].waiting
      })
    try {
      return await work(waiting)
    } finally {
      await client.query('rollback')
    }
  })
}

describe('many who ask for the same page at once', () => {
  it('wait for one and the same making of it', async () => {
    const { asked, seen } = await holding('cards', async waiting => {
      const asked = Array.from({ length: 50 }, () => page(first, '/News'))
      await until(async () => (await waiting()) > 0)
      await new Promise(resolve => setTimeout(resolve, 300))
      return { asked, seen: await waiting() }
    })
    const answers = await Promise.all(asked)
    expect(seen).toBe(1)
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  it('of different pages each wait for their own', async () => {
    const paths = ['/Blog', '/Articles', '/Podcasts', '/Tulisan-Temans']
    const { asked, seen } = await holding('cards', async waiting => {
      const asked = paths.map(path => page(first, path))
      await until(async () => (await waiting()) === paths.length)
      return { asked, seen: await waiting() }
    })
    expect(seen).toBe(paths.length)
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  })
})

describe('a publish', () => {
  it('reaches every process', async () => {
    for (const app of [first, second]) expect((await page(app, '/News/kabar')).body).toContain('Kabar lama')
    await tenant.write(tx =>
      tx.db.updateTable('posts').set({ title: 'Kabar terbaru' }).where('slug', '=', 'kabar').execute(),
    )
    await first.purge(tenant.id, ['posts'])
    for (const app of [first, second]) {
      await until(async () => (await page(app, '/News/kabar')).body.includes('Kabar terbaru'))
    }
  })

  it('while a page is being made is not lost: what was made from before is not kept', async () => {
    // this list reads its events first, and the words that an editor wrote above it after them
    const { asked } = await holding('site_pages', async waiting => {
      const asked = page(first, '/Event')
      await until(async () => (await waiting()) > 0)
      await tenant.write(tx => tx.db.updateTable('events').set({ title: 'Acara terbaru' }).execute())
      let heard = false
      await first.sanggar.database.listen(
        channels.purge,
        () => (heard = true),
        () => {},
      )
      await first.purge(tenant.id, ['events'])
      await until(() => heard)
      return { asked }
    })
    expect((await asked).body).toContain('Acara lama')
    expect((await page(first, '/Event')).body).toContain('Acara terbaru')
  })

  it('that is rolled back reaches nobody', async () => {
    expect((await page(first, '/News/kabar')).body).toContain('Kabar terbaru')
    const failing = tenant.write(async tx => {
      await tx.db.updateTable('posts').set({ title: 'Tidak jadi' }).execute()
      await notifyPurge(tx, tenant.id, ['posts'])
      throw new Error('batal')
    })
    await expect(failing).rejects.toThrow('batal')
    expect((await page(first, '/News/kabar')).body).toContain('Kabar terbaru')
  })
})

describe('two who write the same page in two processes at once', () => {
  it('begin one draft, and publish it once', async () => {
    const [sri, bambang] = [
      await buildMember(first, tenant, { kind: 1 }),
      await buildMember(first, tenant, { kind: 1 }),
    ]
    const call = (app: App, who: BuiltMember, method: 'PUT' | 'POST' | 'GET', path: string, body = {}) =>
      app.request({
        host: tenant.host,
        method,
        path: `/v1/drafts/page/Services-balapan${path}`,
        headers: { 'content-type': 'application/json', ...who.cookie },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
    const saves = await Promise.all([
      call(first, sri, 'PUT', '', { writer: 'a', rev: 0, fields: { title: 'Balapan' } }),
      call(second, bambang, 'PUT', '', { writer: 'b', rev: 0, fields: { lead: 'Bersama' } }),
    ])
    expect(saves.map(({ status }) => status)).toEqual([200, 200])
    const { data } = (await call(first, sri, 'GET', '')).json()
    expect(data).toMatchObject({ rev: 2, value: { title: 'Balapan', lead: 'Bersama' } })
    const done = await Promise.all([
      call(first, sri, 'POST', '/publication', { rev: 2 }),
      call(second, bambang, 'POST', '/publication', { rev: 2 }),
    ])
    expect(done.map(({ status }) => status)).toEqual([200, 200])
    const { data: versions } = (await call(second, sri, 'GET', '/versions')).json()
    expect(versions.items).toHaveLength(1)
  })
})

describe('a lock that somebody holds too long', () => {
  it('ends in 503 by the limit for locks, not in hanging, and the site goes on', async () => {
    const { answers, milliseconds } = await holding('programs', async () => {
      const began = Date.now()
      const answers = await Promise.all([
        page(first, '/Program'),
        first.request({
          host: tenant.host,
          path: '/v1/program/list',
          headers: { accept: 'application/json' },
        }),
      ])
      expect((await page(first, '/News')).status).toBe(200)
      return { answers, milliseconds: Date.now() - began }
    })
    const [asPage, asCall] = answers
    // a lock is given up after 2.5 s, a statement after 10: the machine may be busy in between
    expect(milliseconds).toBeLessThan(8000)
    expect([asPage.status, asCall.status]).toEqual([503, 503])
    expect(asPage.body).toContain('Layanan sedang sibuk')
    expect(asPage.headers['retry-after']).toBeDefined()
    expect(asCall.json()).toEqual({
      status: false,
      message: 'Layanan sedang sibuk, silakan coba lagi sebentar',
      data: null,
    })
    expect((await page(first, '/Program')).status).toBe(200)
  })
})

describe('processes that start together', () => {
  it('migrate an empty database once, one after the other, however long the first of them takes', async () => {
    const { url, adminUrl } = await postgres.createDatabase('serentak', { isBare: true })
    const apps = await withClient(adminUrl, async client => {
      // longer than statements wait for a lock
      await client.query(`select pg_advisory_lock(${migrationLock})`)
      const takingLong = async () => {
        await client.query('select pg_sleep(3)')
        await client.query(`select pg_advisory_unlock(${migrationLock})`)
      }
      const starting = [1, 2, 3].map(() => startApp({ databaseUrl: url }))
      const [started] = await Promise.all([Promise.all(starting), takingLong()])
      return started
    })
    for (const app of apps) {
      expect((await app.request('/readyz')).status).toBe(200)
      await app.close()
    }
  })

  it('let nobody queue for long behind a table that a migration waits for: it is tried again until it is free', async () => {
    const { url, adminUrl } = await postgres.createDatabase('sibuk')
    const newest = '20261205_0800_platform__several_processes.sql'
    await withClient(adminUrl, async holder => {
      await holder.query(`drop table platform.installation, platform.job_runs`)
      await holder.query('delete from platform.schema_migrations where name = $1', [newest])
      await holder.query('begin; select from platform.schema_migrations')
      let isDone = false
      const migrating = withClient(url, client => migrate(client, createLog('silent'))).then(() => {
        isDone = true
      })
      // longer than a migration waits
      await holder.query('select pg_sleep(4)')
      expect(isDone).toBe(false)
      await holder.query('commit')
      await migrating
      const { rowCount } = await holder.query('select from platform.schema_migrations where name = $1', [
        newest,
      ])
      expect(rowCount).toBe(1)
    })
  }, 60_000)
})
