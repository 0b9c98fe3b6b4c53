import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPost } from '../src/features/content/posts/posts.things.ts'
import { type App, startApp, until } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type Postgres, startPostgres, withClient } from './postgres.ts'
import { startRelay } from './relay.ts'

/** The database goes away in the middle of work, and comes back. The process stays. */
let postgres: Postgres
let adminUrl: string
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  postgres = await startPostgres()
  const database = await postgres.createDatabase('padam')
  adminUrl = database.adminUrl
  app = await startApp({ databaseUrl: database.url })
  tenant = await buildTenant(app, { slug: 'tegal' })
  await tenant.write(tx => buildPost(tx, { slug: 'kabar', title: 'Kabar lama' }))
})

afterAll(async () => {
  await app?.close()
  postgres?.remove()
})

const html = { accept: 'text/html' }
const page = (path: string) => app.request({ host: tenant.host, path, headers: html })
const call = (path: string) =>
  app.request({ host: tenant.host, path, headers: { accept: 'application/json' } })

async function timed<T>(work: Promise<T>): Promise<T> {
  const began = Date.now()
  const done = await work
  // a connection is given up after 2.5 s, a statement after 10: the machine may be busy in between
  expect(Date.now() - began).toBeLessThan(8000)
  return done
}

describe('while the database is away', () => {
  let interrupted: Promise<number>

  beforeAll(async () => {
    for (const path of ['/News', '/News/kabar']) expect((await page(path)).status).toBe(200)
    expect((await call('/v3/post/list?kindSlug=news')).status).toBe(200)
    // one page is being made, on a connection that waits, at the moment the database dies
    await withClient(adminUrl, async client => {
      await client.query('begin; lock table programs in access exclusive mode')
      interrupted = page('/Program').then(({ status }) => status)
      await until(() =>
        withClient(adminUrl, async watcher => {
          const { rowCount } = await watcher.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and usename = 'sanggar'",
          )
          return (rowCount ?? 0) > 0
        }),
      )
      postgres.stop('immediate')
    })
  })

  it('the request that was cut off is answered: 503', async () => {
    expect(await interrupted).toBe(503)
  })

  it('pages that were made before are served, however old', async () => {
    for (const path of ['/News', '/News/kabar']) {
      const answer = await timed(page(path))
      expect([answer.status, answer.body.includes('Kabar lama')]).toEqual([200, true])
    }
    app.clock.advance(3_600_000)
    for (let time = 0; time < 3; time++) expect((await timed(page('/News'))).body).toContain('Kabar lama')
    expect((await timed(call('/v3/post/list?kindSlug=news'))).status).toBe(200)
  })

  it('pages that a publish made old are served too: an old page is better than none', async () => {
    app.sanggar.cache.purge(tenant.id, ['posts'])
    const answer = await timed(page('/News/kabar'))
    expect([answer.status, answer.body.includes('Kabar lama')]).toEqual([200, true])
  })

  it('what was not made before is 503 within three seconds, in the look of the tenant', async () => {
    const answer = await timed(page('/Blog'))
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('Opps.. Maaf terjadi kesalahan pada website')
    expect(answer.body).toContain('Sekolah tegal')
    expect(answer.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:\d+.*postgres/)
  })

  it('calls are 503 in the envelope, and settings, which need no database, are answered', async () => {
    const answer = await timed(call('/v1/class/active'))
    expect(answer.status).toBe(503)
    expect(answer.json()).toEqual({
      status: false,
      message: 'Layanan sedang sibuk, silakan coba lagi sebentar',
      data: null,
    })
    expect(answer.headers['retry-after']).toBeDefined()
    expect((await timed(call('/openapi.json'))).status).toBe(200)
  })

  it('the process says that it lives and that it is not ready', async () => {
    const health = await timed(app.request('/healthz'))
    const ready = await timed(app.request('/readyz'))
    expect([health.status, ready.status, ready.json().status]).toEqual([200, 503, false])
  })

  it('a hundred who ask at once are all answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => page(index % 2 ? '/News' : `/Class?page=${(index % 5) + 1}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(50)
  })
})

describe('when the database is back', () => {
  beforeAll(() => postgres.start())

  it('everything works again without a restart', async () => {
    await until(async () => (await app.request('/readyz')).status === 200)
    expect((await page('/Blog')).status).toBe(200)
    expect((await page('/Program')).status).toBe(200)
    expect((await call('/v1/class/active')).status).toBe(200)
  })

  it('what was announced meanwhile is not missed: the listener is back and nothing old is trusted', async () => {
    await withClient(adminUrl, client => client.query("update posts set title = 'Kabar semasa padam'"))
    await until(async () => (await page('/News')).body.includes('Kabar semasa padam'))
  })

  it('a publish is heard again', async () => {
    await until(async () => {
      const { rowCount } = await withClient(adminUrl, client =>
        client.query("select from pg_stat_activity where usename = 'sanggar' and query ilike 'listen%'"),
      )
      return (rowCount ?? 0) > 0
    })
    // what came back with the listener has passed
    await new Promise(resolve => setTimeout(resolve, 500))
    await page('/News/kabar')
    await tenant.write(tx => tx.db.updateTable('posts').set({ title: 'Kabar sesudah padam' }).execute())
    expect((await page('/News/kabar')).body).toContain('Kabar semasa padam')
    await app.purge(tenant.id, ['posts'])
    await until(async () => (await page('/News/kabar')).body.includes('Kabar sesudah padam'))
  })

  it('connections that are killed one by one are replaced', async () => {
    for (let time = 0; time < 3; time++) {
      await withClient(adminUrl, client =>
        client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sanggar'"),
      )
      await until(async () => (await page(`/Class?page=1&x=${time}`)).status === 200)
      await until(async () => (await app.request('/readyz')).status === 200)
    }
  })
})

describe('a database that may only be read, as one that takes over is for a while', () => {
  const readOnly = (flag: 'on' | 'off') =>
    withClient(adminUrl, async client => {
      await client.query('set default_transaction_read_only = off')
      await client.query(`alter database padam set default_transaction_read_only = ${flag}`)
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'sanggar'")
    })

  it('is no fault of who writes: 503, and back as soon as it may be written', async () => {
    const write = () =>
      app.request({
        host: tenant.host,
        method: 'POST',
        path: '/v3/post/react?kindSlug=news&slug=kabar',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: '{"reaction":"like"}',
      })
    await readOnly('on')
    await until(async () => (await app.request('/readyz')).status === 200)
    const refused = await write()
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    await readOnly('off')
    await until(async () => (await write()).status === 200)
  })
})

describe('a database that is slow', () => {
  it('keeps nobody from what was made before; all others are answered late, and rightly', async () => {
    const { url } = await postgres.createDatabase('lambat')
    const relay = await startRelay(Number(new URL(url).port))
    const far = await startApp({ databaseUrl: url.replace(/:\d+\//, `:${relay.port}/`) })
    try {
      const { id, host } = await buildTenant(far, { slug: 'jauh' })
      await far.write(id, tx => buildPost(tx, { slug: 'kabar', title: 'Kabar dari jauh' }))
      const ask = (path: string) => far.request({ host, path, headers: html })
      expect((await ask('/News')).body).toContain('Kabar dari jauh')
      relay.slow(400)
      const order: string[] = []
      const noted = async (path: string) => {
        const answer = await ask(path)
        order.push(path)
        return answer
      }
      const [made, kept] = await Promise.all([noted('/News/kabar'), noted('/News')])
      expect(order).toEqual(['/News', '/News/kabar'])
      expect([made.status, kept.status]).toEqual([200, 200])
      expect(made.body).toContain('Kabar dari jauh')
      // more than there are connections for: who waits too long is told to come again
      const many = await Promise.all(Array.from({ length: 60 }, (_, page) => ask(`/Class?page=${page + 1}`)))
      const statuses = new Set(many.map(({ status }) => status))
      expect(statuses.difference(new Set([200, 404, 503]))).toEqual(new Set())
      expect(statuses.has(200)).toBe(true)
      relay.slow(0)
      expect((await ask('/Class?page=1')).status).toBe(200)
    } finally {
      await far.close()
      await relay.close()
    }
  })
})
