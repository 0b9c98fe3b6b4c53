import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportDatabase } from '../src/platform/db/embedded.ts'
import { freshDataDir, startApp } from './app.ts'
import { buildTenant } from './build.ts'
import { runScript } from './child.ts'
import { buildTwin } from './twins.ts'

/** The embedded database does not survive every power cut; its exports do. */
let dataDir: string
let exports: string

beforeAll(async () => {
  dataDir = await freshDataDir()
  exports = join(dataDir, 'exports')
  const app = await startApp({ dataDir })
  await buildTwin(app, 'tegal', 'MERPATI')
  await app.close()
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const archives = () => readdirSync(exports).sort()

describe('an export of the embedded database', () => {
  it('is written by npm run db:export, readable by nobody else', async () => {
    const script = runScript('scripts/export-database.ts', [], { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    expect((await script.ended).code, script.said()).toBe(0)
    const [archive = ''] = archives()
    expect(script.said().trim()).toBe(join(exports, archive))
    expect(archive).toMatch(/^sanggar-\d{4}-\d\d-\d\dT[\d.-]+Z\.tar\.gz$/)
    expect(statSync(join(exports, archive)).mode & 0o777).toBe(0o600)
  })

  it('becomes the same site again in an empty folder, with the wall still standing', async () => {
    const [archive = ''] = archives()
    const restored = mkdtempSync(join(tmpdir(), 'sanggar-restored-'))
    const bytes = new Blob([readFileSync(join(exports, archive))])
    const pglite = await PGlite.create({ dataDir: join(restored, 'database'), loadDataDir: bytes })
    await pglite.close()
    const app = await startApp({ dataDir: restored })
    const page = await app.request({ host: 'tegal.localhost', path: '/News/kabar-sekolah' })
    expect(page.status).toBe(200)
    expect(page.body).toContain('Kabar MERPATI')
    await app.close()
    rmSync(restored, { recursive: true })
  })

  it('leaves nothing half-written, and the newest 24 are kept', async () => {
    rmSync(exports, { recursive: true })
    mkdirSync(exports)
    const day = (number: number) => new Date(Date.UTC(2026, 10, 1, number))
    for (let hour = 0; hour < 30; hour++) {
      writeFileSync(join(exports, `sanggar-${day(hour).toISOString().replaceAll(':', '-')}.tar.gz`), 'lama')
    }
    writeFileSync(join(exports, 'catatan.txt'), 'bukan ekspor')
    const pglite = await PGlite.create(join(dataDir, 'database'))
    const path = await exportDatabase(pglite, exports, day(30))
    await pglite.close()
    const kept = archives()
    expect(kept.filter(name => name.endsWith('.tar.gz'))).toHaveLength(24)
    expect(kept).toContain(path.slice(exports.length + 1))
    expect(kept).toContain('catatan.txt')
    expect(kept.some(name => name.endsWith('.part'))).toBe(false)
    expect(kept).not.toContain(`sanggar-${day(6).toISOString().replaceAll(':', '-')}.tar.gz`)
    expect(kept).toContain(`sanggar-${day(7).toISOString().replaceAll(':', '-')}.tar.gz`)
  })

  it('is refused for PostgreSQL, with the way that there is', async () => {
    const script = runScript('scripts/export-database.ts', [], {
      DATABASE_URL: 'postgresql://x@127.0.0.1:1/x',
      DATA_DIR: dataDir,
    })
    expect((await script.ended).code).toBe(1)
    expect(script.said()).toContain('pg_dump')
  })
})

describe('a backup', () => {
  const environment = (folder: string) => ({ DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'error' })

  async function backedUp(folder: string): Promise<string> {
    const backup = runScript('scripts/backup.ts', [], environment(folder))
    expect((await backup.ended).code, backup.said()).toBe(0)
    // whoever finds it is not to read the secrets in it
    expect(backup.said()).toMatch(/KUNCI +TIDAK termasuk/)
    const [, made = ''] = /Cadangan: (.+)/.exec(backup.said()) ?? []
    expect(readdirSync(made)).toEqual(expect.arrayContaining(['backup.json', 'database.tar.gz']))
    expect(readdirSync(made)).not.toContain('secrets.json')
    return made
  }

  // four processes that each read the whole house, on a machine that does much else
  it('is proved by a drill: rows, books, files, sites and key; what differs is found out', async () => {
    const whole = await freshDataDir()
    const app = await startApp({ dataDir: whole })
    await buildTenant(app, { slug: 'utuh' })
    await app.close()
    // the twin's books and files are made up: its orders paid nothing, and its pictures lie nowhere
    const [good, bad] = await Promise.all([backedUp(whole), backedUp(dataDir)])
    const path = join(bad, 'backup.json')
    const said = JSON.parse(readFileSync(path, 'utf8'))
    said.counts['public.posts'] += 1
    writeFileSync(path, JSON.stringify(said))
    const drills = [
      runScript('scripts/drill.ts', [good], environment(whole)),
      runScript('scripts/drill.ts', [bad], environment(dataDir)),
    ]
    const codes = await Promise.all(drills.map(async ({ ended }) => (await ended).code))
    const [found = '', differing = ''] = drills.map(drill => drill.said())
    expect(codes, found).toEqual([0, 1])
    expect(found).toMatch(/RPO +[\d.]+ menit.+RTO +[\d.]+ detik/s)
    for (const line of [/baris: \d+ tabel/, /kunci/, /buku besar/, /berkas/, /situs: 1 dibuka/])
      expect(found).toMatch(new RegExp(`cocok +${line.source}`))
    for (const line of [/baris: public\.posts/, /buku besar: tegal/, /berkas: 2 dari 2/])
      expect(differing).toMatch(new RegExp(`BEDA +${line.source}`))
    rmSync(whole, { recursive: true, force: true })
  }, 180_000)

  it('is not written over what is there', async () => {
    const restore = runScript('scripts/restore.ts', [], { DATA_DIR: dataDir })
    expect((await restore.ended).code).toBe(1)
    expect(restore.said()).toContain('Sudah ada basis data')
  })
})

describe('npm run db:migrate', () => {
  it('makes an empty folder a database and says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sanggar-data-'))
    const script = runScript('scripts/migrate.ts', [], { DATA_DIR: join(folder, 'data') })
    expect((await script.ended).code, script.said()).toBe(0)
    expect(script.said()).toContain('Basis data mutakhir')
    expect(readdirSync(join(folder, 'data'))).toEqual(['database'])
    rmSync(folder, { recursive: true })
  })
})

describe('the tables of the embedded database', () => {
  it('are counted and swept by the house, as a server does by itself', async () => {
    const app = await startApp({ isAlone: true })
    const { write } = await buildTwin(app, 'brebes', 'KENARI')
    await write(tx =>
      sql`insert into schools (npsn, name, level, ownership, status, province_code, city_code, address)
        select 'P' || (1000000 + n), 'Sekolah ' || n, 'SMK', 'negeri', 'verified', '33', '33.76', '' from generate_series(1, 300) n`.execute(
        tx.db,
      ),
    )
    await write(tx => sql`delete from schools where npsn > 'P1000100'`.execute(tx.db))
    const seen = () =>
      write(async tx => {
        const { rows } = await sql<{ counted: number; dead: number }>`
          select c.reltuples::int as counted, s.n_dead_tup::int as dead
          from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'schools'`.execute(
          tx.db,
        )
        return rows[0]
      })
    // PostgreSQL says once a second what was changed
    await expect.poll(seen).toEqual({ counted: -1, dead: 200 })
    await app.sanggar.jobs.runOften()
    const { counted, dead } = (await seen()) ?? {}
    expect([dead, counted]).toEqual([0, 101])
    await app.close()
  })
})
