import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildPost } from '../src/features/content/posts/posts.things.ts'
import { freePort, freshDataDir, startApp, until } from './app.ts'
import { buildTenant } from './build.ts'
import { deadPid, type Process, runScript, startProcess } from './child.ts'
import { createKnocker } from './http.ts'
import { buildMember } from './members.ts'
import { type Postgres, startPostgres, withClient } from './postgres.ts'
import { endUpload, startUpload, tus } from './uploads.ts'

/** The product as a process: how it starts, shares its folder with nobody, and stops. */
const running: Process[] = []
const folders: string[] = []

const track = (process: Process) => {
  running.push(process)
  return process
}

async function dataDir(): Promise<string> {
  const folder = await freshDataDir()
  folders.push(folder)
  return folder
}

/** ten thousand, or as many as a machine lets one process hold; Node takes the most there may be */
const mostLines = Math.min(10_000, mostOpen() - 500)

function mostOpen(): number {
  const { userLimits } = Object(process.report.getReport())
  return Number(userLimits?.open_files?.hard) || 10_500
}

/** Lines to a server on which nothing is said. */
async function holdLines(port: number, count: number): Promise<Socket[]> {
  const lines: Socket[] = []
  const one = () =>
    new Promise<void>((open, failed) => {
      const line = connect(port, '127.0.0.1', open).on('error', failed)
      lines.push(line)
    })
  while (lines.length < count) await Promise.all(Array.from({ length: 500 }, one))
  return lines
}

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a process on the embedded database', () => {
  it('starts from nothing, says where it is, serves however many hold a line and say nothing, and leaves with 0 when asked to', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sanggar-data-'))
    folders.push(folder)
    const port = await freePort()
    const process = track(startProcess({ DATA_DIR: join(folder, 'data'), PORT: String(port) }))
    expect(await process.ready, process.said()).toBe(true)
    expect(process.said()).toContain(`http://localhost:${port}/docs`)
    const knocker = createKnocker(port)
    const idle = await holdLines(port, mostLines)
    expect((await knocker.request('/healthz')).status).toBe(200)
    knocker.close()
    expect(idle.filter(({ destroyed }) => destroyed)).toEqual([])
    process.child.kill('SIGINT')
    expect(await process.ended).toEqual({ code: 0, signal: null })
    expect(existsSync(join(folder, 'data/database.lock'))).toBe(false)
  }, 120_000)

  it('lets visitors wait before a loading screen until the settings of the sites are read', async () => {
    const port = await freePort()
    const process = track(startProcess({ DATA_DIR: await dataDir(), PORT: String(port) }))
    const knocker = createKnocker(port)
    const ask = (accept: string) => knocker.request({ path: '/', headers: { accept, connection: 'close' } })
    await until(() =>
      ask('text/html')
        .then(({ status }) => status === 503)
        .catch(() => false),
    )
    const [page, call] = await Promise.all([ask('text/html'), ask('application/json')])
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    for (const words of ['Memuat situs', 'http-equiv="refresh"']) expect(page.body).toContain(words)
    expect(call.status).toBe(503)
    expect(call.json()).toEqual({
      status: false,
      message: 'Situs sedang disiapkan. Coba lagi sebentar.',
      data: null,
    })
    expect(await process.ready, process.said()).toBe(true)
    expect((await ask('text/html')).body).not.toContain('Memuat situs')
    knocker.close()
  })

  it('keeps what was written, over a kill without warning', async () => {
    const folder = await dataDir()
    const app = await startApp({ dataDir: folder })
    const tenant = await buildTenant(app, { slug: 'tegal' })
    await tenant.write(tx => buildPost(tx, { slug: 'kabar', title: 'Tetap di sini' }))
    const writer = await buildMember(app, tenant, { kind: 6 })
    await app.close()
    const port = await freePort()
    const killed = track(startProcess({ DATA_DIR: folder, PORT: String(port) }))
    expect(await killed.ready, killed.said()).toBe(true)
    // half of a file is here, and a piece of it is on its way
    const bytes = Buffer.from(`%PDF-1.4\n${'x'.repeat(200_000)}\n%%EOF\n`)
    const before = createKnocker(port)
    const id = await startUpload(before, tenant, writer, 'modul.pdf', bytes.length)
    expect(
      (await tus(before, tenant, writer, id, { offset: 0, bytes: bytes.subarray(0, 90_000) })).status,
    ).toBe(204)
    const cut = connect(port, '127.0.0.1').on('error', () => {})
    cut.write(
      `PATCH /v1/media/uploads/${id} HTTP/1.1\r\nHost: ${tenant.host}:${port}\r\nAuthorization: ${writer.bearer.authorization}\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 90000\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: 60000\r\n\r\n`,
    )
    await new Promise(sent => cut.write(bytes.subarray(90_000, 120_000), sent))
    killed.child.kill('SIGKILL')
    await killed.ended
    before.close()
    const again = track(startProcess({ DATA_DIR: folder, PORT: String(port) }))
    expect(await again.ready, again.said()).toBe(true)
    const knocker = createKnocker(port)
    expect((await knocker.request({ host: tenant.host, path: '/News/kabar' })).body).toContain(
      'Tetap di sini',
    )
    // the file goes on where it had come to, and is whole
    const offset = Number((await tus(knocker, tenant, writer, id)).headers['upload-offset'])
    expect(offset).toBeGreaterThanOrEqual(90_000)
    expect((await tus(knocker, tenant, writer, id, { offset, bytes: bytes.subarray(offset) })).status).toBe(
      204,
    )
    const ended = await endUpload(knocker, tenant, writer, id)
    expect([ended.status, ended.json().data.bytes], ended.body).toEqual([201, bytes.length])
    knocker.close()
  })

  it('does not open a folder that another process holds, and says who does', async () => {
    const folder = await dataDir()
    const first = track(startProcess({ DATA_DIR: folder, PORT: String(await freePort()) }))
    expect(await first.ready, first.said()).toBe(true)
    const second = track(startProcess({ DATA_DIR: folder, PORT: String(await freePort()) }))
    expect(await second.ready).toBe(false)
    expect((await second.ended).code).toBe(1)
    expect(second.said()).toContain(`sedang dipakai proses lain (pid ${first.child.pid})`)
    expect(second.said()).not.toMatch(/\bat .*\.ts:\d+/)
    for (const script of ['scripts/migrate.ts', 'scripts/export-database.ts']) {
      const other = track(runScript(script, [], { DATA_DIR: folder }))
      expect((await other.ended).code).toBe(1)
      expect(other.said()).toContain(`sedang dipakai proses lain (pid ${first.child.pid})`)
    }
  })

  it.each([
    ['of a process that is dead', deadPid],
    ['that holds no number', async () => 'bukan pid'],
    ['of a negative number', async () => -1],
    // in a container a pid comes again
    ['of its own pid, from a life before', async () => process.pid],
  ])('takes over the lock %s, and then shares it with nobody', async (_, content) => {
    const folder = await dataDir()
    writeFileSync(join(folder, 'database.lock'), String(await content()))
    const app = await startApp({ dataDir: folder })
    expect(readFileSync(join(folder, 'database.lock'), 'utf8')).toBe(String(process.pid))
    await expect(startApp({ dataDir: folder })).rejects.toThrow('sedang dipakai proses lain')
    await app.close()
  })

  it('is one of several that started together: exactly one of them serves', async () => {
    const folder = await dataDir()
    writeFileSync(join(folder, 'database.lock'), String(await deadPid()))
    const processes = await Promise.all(
      [1, 2, 3].map(async () => track(startProcess({ DATA_DIR: folder, PORT: String(await freePort()) }))),
    )
    const ready = await Promise.all(processes.map(process => process.ready))
    expect(ready.filter(Boolean)).toHaveLength(1)
    for (const [index, process] of processes.entries()) {
      if (!ready[index]) expect(process.said()).toContain('sedang dipakai proses lain')
    }
  })

  it('wins a folder alone, however close the race and whether or not a dead owner left a lock', async () => {
    const folder = await dataDir()
    const count = 400
    const dead = String(await deadPid())
    for (let index = 0; index < count; index += 2) writeFileSync(join(folder, String(index)), dead)
    const words = [folder, String(count), String(Date.now() + 1500)]
    const racers = Array.from({ length: 3 }, () => track(runScript('test/racer.ts', words)))
    await Promise.all(racers.map(({ ended }) => ended))
    const won = racers.flatMap(({ said }): number[] => JSON.parse(said()))
    expect(won.sort((x, y) => x - y)).toEqual(Array.from({ length: count }, (_, index) => index))
  })

  it('says at once that its port is taken, and leaves the folder as it was', async () => {
    const port = await freePort()
    const first = track(startProcess({ DATA_DIR: await dataDir(), PORT: String(port) }))
    expect(await first.ready, first.said()).toBe(true)
    const folder = await dataDir()
    const second = track(startProcess({ DATA_DIR: folder, PORT: String(port) }))
    expect((await second.ended).code).toBe(1)
    expect(second.said()).toContain(`Port ${port} sudah dipakai program lain`)
    expect(existsSync(join(folder, 'database.lock'))).toBe(false)
  })

  it('says what is wrong with its settings, and ends with 1', async () => {
    const process = track(startProcess({ DATA_DIR: await dataDir(), PORT: 'tiga ribu' }))
    expect((await process.ended).code).toBe(1)
    expect(process.said()).toMatch(/Pengaturan lingkungan tidak valid:\s+PORT: /)
  })
})

describe('a process on PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.remove())

  it('that is killed in the middle of the migrations leaves nothing half made: the next one begins anew', async () => {
    const { url, adminUrl } = await postgres.createDatabase('setengah', { isBare: true })
    const environment = { DATABASE_URL: url, PORT: String(await freePort()), DATA_DIR: await dataDir() }
    const killed = track(startProcess(environment))
    const tables = await withClient(adminUrl, async client => {
      const isMigrating =
        "select from pg_locks l where l.locktype = 'relation' and l.mode = 'AccessExclusiveLock'"
      await until(async () => ((await client.query(isMigrating)).rowCount ?? 0) > 40)
      killed.child.kill('SIGKILL')
      await killed.ended
      await until(async () => ((await client.query(isMigrating)).rowCount ?? 0) === 0)
      const { rows } = await client.query("select to_regclass('platform.tenants') as tenants")
      return rows[0].tenants
    })
    expect([killed.said().includes('Sanggar siap'), tables]).toEqual([false, null])
    const again = track(startProcess(environment))
    expect(await again.ready, again.said()).toBe(true)
  }, 120_000)

  it('that is asked to stop finishes what it has begun, takes nothing new, and ends with 0', async () => {
    const { url, adminUrl } = await postgres.createDatabase('berhenti')
    const app = await startApp({ databaseUrl: url })
    const tenant = await buildTenant(app, { slug: 'tegal' })
    await tenant.write(tx => buildPost(tx, { title: 'Sampai selesai' }))
    await app.close()
    const port = await freePort()
    const process = track(startProcess({ DATABASE_URL: url, PORT: String(port), DATA_DIR: await dataDir() }))
    expect(await process.ready, process.said()).toBe(true)
    const knocker = createKnocker(port)
    const answer = await withClient(adminUrl, async client => {
      await client.query('begin; lock table cards in access exclusive mode')
      const asked = knocker.request({ host: tenant.host, path: '/News' })
      await until(async () => {
        const { rowCount } = await client.query("select from pg_stat_activity where wait_event_type = 'Lock'")
        return (rowCount ?? 0) > 0
      })
      process.child.kill('SIGTERM')
      await until(() => process.said().includes('draining'))
      await until(() =>
        knocker.request('/healthz').then(
          ({ status }) => status !== 200,
          () => true,
        ),
      )
      await client.query('rollback')
      return asked
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('Sampai selesai')
    expect(await process.ended).toEqual({ code: 0, signal: null })
    knocker.close()
  })

  it('that may not migrate refuses an old database and says what to do', async () => {
    const { url } = await postgres.createDatabase('langkah', { isBare: true })
    const environment = { DATABASE_URL: url, PORT: String(await freePort()), DATA_DIR: await dataDir() }
    const early = track(startProcess({ ...environment, MIGRATE: 'never' }))
    expect([await early.ready, (await early.ended).code]).toEqual([false, 1])
    expect(early.said()).toContain('MIGRATE=only npm start')
  }, 120_000)

  it('tells its watchers on a port of its own how it is, which names it serves, and before it goes that it will', async () => {
    const { url } = await postgres.createDatabase('diamati')
    const [port, adminPort, workerPort] = [await freePort(), await freePort(), await freePort()]
    const shared = { DATABASE_URL: url, DATA_DIR: await dataDir(), SECRET_KEY: 'k'.repeat(40) }
    const web = track(
      startProcess({
        ...shared,
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        ROLE: 'web',
        DRAIN_SECONDS: '3',
        DEMO: 'cendekia',
        LOG_LEVEL: 'warn',
      }),
    )
    expect(await web.ready, web.said()).toBe(true)
    const admin = createKnocker(adminPort)
    const site = createKnocker(port)
    const ask = async (path: string) => (await admin.request(path)).status
    expect(await Promise.all(['/healthz', '/readyz', '/x', '//'].map(ask))).toEqual([200, 200, 404, 404])
    expect([
      await ask('/ask?domain=cendekia.localhost'),
      await ask('/ask?domain=asing.example'),
      await ask('/ask'),
    ]).toEqual([200, 404, 404])
    for (let time = 0; time < 3; time++) await site.request({ host: 'cendekia.localhost', path: '/News' })
    await site.request({ host: 'cendekia.localhost', path: '/v1/user/session' })
    const told = (await admin.request('/metrics')).body
    expect(told).toContain('sanggar_cached_answers_total{status="200"} 2')
    expect(told).toMatch(
      /sanggar_http_request_duration_seconds_count\{route="News",method="GET",status="200"\} 1/,
    )
    expect(told).toMatch(/_count\{route="\/v1\/user\/session",method="GET",status="200"\} 1/)
    for (const name of [
      'sanggar_database_wait_seconds_count',
      'sanggar_database_connections',
      'sanggar_open_streams 0',
      'sanggar_ledger_findings_total 0',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(told).toContain(name)
    // what is for watchers is no visitor's
    expect((await site.request({ host: 'cendekia.localhost', path: '/metrics' })).status).toBe(404)

    // another key would seal what nobody else can open
    const stranger = track(
      startProcess({ ...shared, SECRET_KEY: 'l'.repeat(40), PORT: String(await freePort()) }),
    )
    expect([await stranger.ready, (await stranger.ended).code]).toEqual([false, 1])
    expect(stranger.said()).toContain('SECRET_KEY lain')

    const worker = track(
      startProcess({ ...shared, ROLE: 'worker', ADMIN_PORT: String(workerPort), PORT: '1' }),
    )
    expect(await worker.ready, worker.said()).toBe(true)
    const watched = createKnocker(workerPort)
    expect((await watched.request('/readyz')).status).toBe(200)
    watched.close()

    web.child.kill('SIGTERM')
    await until(async () => (await ask('/readyz')) === 503)
    expect((await site.request('/readyz')).status).toBe(503)
    expect((await site.request({ host: 'cendekia.localhost', path: '/News' })).status).toBe(200)
    expect(await web.ended).toEqual({ code: 0, signal: null })
    admin.close()
    site.close()
  }, 120_000)
})
