import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, freshDataDir, startApp, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { createShelf } from '../../../../test/import-shelf.ts'
import { findPostgres, startPostgres } from '../../../../test/postgres.ts'
import { type Control, openControl } from '../../../app/control.ts'

const root = join(import.meta.dirname, '../../../..')
const shelf = createShelf()
let dataDir: string
let app: App | undefined
let control: Control | undefined
let tenant: BuiltTenant
let course: string

/** `npm run import -- …` as somebody types it in the shelf's folder. */
function command(...args: string[]) {
  return commandWith({ DATA_DIR: dataDir, DATABASE_URL: '' }, ...args)
}

type Ended = { code: number | null; out: string; err: string }

function commandWith(environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/import.ts', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: shelf.path('.'), NODE_OPTIONS: '', ...environment },
  })
  let [out, err] = ['', '']
  child.stdout.on('data', piece => {
    out += piece
  })
  child.stderr.on('data', piece => {
    err += piece
  })
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

async function startServer(): Promise<void> {
  app = await startApp({ dataDir })
  // the command has no clock but the real one
  app.clock.set(new Date(Date.now() + 3_600_000))
  control = await openControl({ ...app.sanggar, clock: app.clock })
}

async function stopServer(): Promise<void> {
  await control?.close()
  await app?.close()
  app = undefined
  control = undefined
}

beforeAll(async () => {
  // long enough that a socket of that name could not be bound
  dataDir = join(await freshDataDir(), 'x'.repeat(90))
  mkdirSync(dataDir)
  await startServer()
  if (app) tenant = await buildTenant(app, { slug: 'tegal' })
  course = shelf.put(
    {
      'book.toml': 'title = "Kursus Perintah"',
      'a.md': '# Satu\n\na [c](hilang.md)\n\n```\n```',
      'b.md': '# Dua\n\nb',
    },
    'kursus',
  )
})
afterAll(async () => {
  await stopServer()
  rmSync(dirname(dataDir), { recursive: true, force: true })
  shelf.remove()
})

describe('npm run import, while the server runs', () => {
  it('hands the work to the server, and the page is there at once', async () => {
    const { code, out, err } = await command('course', '--tenant', 'tegal', 'kursus')
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('Membaca berkas') })
    expect(out).toContain('Impor selesai.')
    expect(out).toMatch(/Kesalahan di sumbernya[^\n]*\n +1 {2}Blok kode kosong: a\.md\n/)
    expect(out).toContain('   1  Tautan menuju berkas yang tidak ada: a.md')
    expect(out).toMatch(
      /\/Courses\/kursus-perintah di situs tegal\n {2}Kursus +1 baru\n {2}Modul +1 baru\n {2}Bab +2 baru/,
    )
    const page = await app?.request({ host: tenant.host, path: '/Courses/kursus-perintah' })
    expect(page?.status).toBe(200)
  })

  it('says in a dry run what would happen', async () => {
    const { code, out } = await command('course', '--tenant', 'tegal', '--slug', 'coba', course, '--dry-run')
    expect(code).toBe(0)
    expect(out).toContain('Percobaan selesai, tidak ada yang disimpan.')
    expect((await app?.request({ host: tenant.host, path: '/Courses/coba' }))?.status).toBe(404)
  })

  it('lets two imports at once take turns', async () => {
    const both = await Promise.all(
      [1, 2].map(() => command('course', '--tenant', 'tegal', '--slug', 'ganda', course)),
    )
    expect(both.map(one => one.code)).toEqual([0, 0])
    expect(both.map(one => /Kursus +1 (\w+)/.exec(one.out)?.[1]).toSorted()).toEqual(['baru', 'tetap'])
  })

  it('passes on what is wrong with a file, with its line, and fails', async () => {
    const path = shelf.put({ 'rusak.xml': '<rss>\n<channel>\n<item>\n</channel></rss>' }, 'rusak')
    const { code, err } = await command('posts', '--tenant', 'tegal', path)
    expect(code).toBe(1)
    expect(err).toContain('Impor dibatalkan, tidak ada yang berubah.\nrusak.xml baris 4: XML rusak')
  })

  it('brings in a table of schools, once, and says line by line what is wrong with another', async () => {
    const table = join(root, 'src/features/content/imports/fixtures/sekolah.csv')
    const tried = await command('schools', '--tenant', 'tegal', table, '--dry-run')
    expect(tried.out).toContain('Percobaan selesai, tidak ada yang disimpan.')
    for (const told of ['3 baru', '3 tetap']) {
      const { code, out } = await command('schools', '--tenant', 'tegal', table)
      expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`Sekolah      ${told}`) })
    }
    const list = await app?.request({ host: tenant.host, path: '/v1/school/list?search=pesisir' })
    expect(list?.json().data.items[0].city.name).toBe('Kabupaten Brebes')
    const head = 'npsn,nama,jenjang,status,provinsi,kabupaten/kota'
    const broken = shelf.put(
      { 'rusak.csv': `${head}\n00000009,SMK Rusak,SMK,negeri,Jawa Tegah,Kota Tegal\n` },
      'sekolah-rusak',
    )
    const { code, err } = await command('schools', '--tenant', 'tegal', join(broken, 'rusak.csv'))
    expect(code).toBe(1)
    expect(err).toContain('baris 2, provinsi: Provinsi "Jawa Tegah" tidak dikenal')
    expect((await app?.request({ host: tenant.host, path: '/v1/school/00000009' }))?.status).toBe(404)
  })

  it('is asked only by the owner of the data', () => {
    expect(control).toBeDefined()
    expect(statSync(join(dataDir, 'control.path')).mode & 0o077).toBe(0)
  })
})

describe('npm run import, typed wrongly', () => {
  it.each([
    [['posts', '--tenant', 'tiada', 'kursus'], 'Tenant "tiada" tidak ditemukan. Yang ada: tegal.'],
    [['course', '--tenant', 'tegal', 'tiada'], 'berkas atau folder tidak ditemukan'],
    [['course', '--tenant', 'tegal'], 'Sebutkan berkas atau foldernya'],
    [['course', 'kursus'], 'Sebutkan tenantnya'],
    [['kelas', '--tenant', 'tegal', 'kursus'], 'pilih course, posts, atau schools'],
    [['posts', '--tenant', 'tegal', '--kind', 'puisi', 'kursus'], '--kind: pilih news, blog'],
    [['course', '--tenan', 'tegal', 'kursus'], 'Pilihan --tenan tidak dikenal'],
  ])('%j says what is wrong and fails', async (args, words) => {
    const { code, err } = await command(...args)
    expect(code).toBe(1)
    expect(err).toContain(words)
  })

  it('explains itself', async () => {
    const { code, out } = await command('--help')
    expect(code).toBe(0)
    expect(out).toContain('npm run import -- course --tenant TENANT PATH')
  })
})

describe('npm run import, without a server', () => {
  it('opens the database itself and leaves it for the next', async () => {
    await stopServer()
    const { code, out } = await command('course', '--tenant', 'tegal', '--slug', 'sendiri', course)
    expect(code).toBe(0)
    expect(out).toContain('Impor selesai.')
    await startServer()
    expect((await app?.request({ host: tenant.host, path: '/Courses/sendiri' }))?.status).toBe(200)
  })
})

describe.skipIf(!findPostgres())('npm run import, on PostgreSQL', () => {
  it('writes from its own process, and the pages of the others are made anew', async () => {
    const postgres = await startPostgres()
    const { url } = await postgres.createDatabase('impor')
    const served = await startApp({ databaseUrl: url })
    try {
      served.clock.set(new Date(Date.now() + 3_600_000))
      const { host } = await buildTenant(served, { slug: 'tegal' })
      const list = async () => (await served.request({ host, path: '/Courses' })).body
      expect(await list()).not.toContain('Kursus Perintah')
      const environment = { DATABASE_URL: url, DATA_DIR: served.sanggar.config.DATA_DIR }
      for (const told of ['1 baru', '1 tetap']) {
        const { code, out } = await commandWith(environment, 'course', '--tenant', 'tegal', course)
        expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining(`Kursus       ${told}`) })
      }
      await until(async () => (await list()).includes('Kursus Perintah'))
      const posts = await shelf.copy('arsip', ['wp-content/uploads/2024/05/kelas.png'])
      for (const told of ['8 baru', '8 tetap']) {
        const { out } = await commandWith(environment, 'posts', '--tenant', 'tegal', posts)
        expect(out).toContain(`Artikel      ${told}`)
      }
      const moved = await served.request({ host, path: '/2024/05/kelas-pertama/' })
      expect(moved.headers.location).toBe('/News/kelas-pertama')
    } finally {
      await served.close()
      postgres.remove()
    }
  })
})
