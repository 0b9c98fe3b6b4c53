import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { askControl } from '../src/app/control.ts'
import {
  type ImportJob,
  type ImportReport,
  importJob,
  postKinds,
} from '../src/features/content/imports/imports.contract.ts'
import { runImport, whyFailed } from '../src/features/content/imports/imports.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { DirectoryInUse, lockOwner } from '../src/platform/db/directory-lock.ts'
import { embeddedLockPath } from '../src/platform/db/embedded.ts'
import { openFileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import { progressDisplay, reportText } from './import-display.ts'

/** `npm run import`: brings a course or posts into a tenant, through the running server if there is one. */
const help = `Mengimpor kursus, artikel, atau sekolah ke satu tenant. Semuanya masuk, atau tidak ada yang berubah.

  npm run import -- course --tenant TENANT PATH [--slug SLUG] [--draft] [--dry-run] [--verbose]
  npm run import -- posts  --tenant TENANT PATH [--kind JENIS] [--draft] [--dry-run] [--verbose]
  npm run import -- schools --tenant TENANT PATH [--dry-run]

course   PATH: folder, .zip, atau satu berkas Markdown (.md), HTML, atau Word (.docx). Urutannya dari SUMMARY.md, daftar isi di
         index.html, atau nama berkas. Menjadi kursus mandiri gratis yang langsung terbit.
posts    PATH: ekspor WordPress (WXR), RSS 2.0, atau Atom, atau folder/.zip berisi ekspor itu bersama wp-content/uploads.
         Atau dokumen Word (.docx): tiap dokumen menjadi satu tulisan.
schools  PATH: berkas CSV sampai 5 MB dengan kolom npsn, nama, jenjang, status, provinsi, kabupaten/kota, dan bila ada
         alamat, telepon, email, website, kepala_sekolah. Dikenali dari NPSN-nya.

--tenant TENANT  slug tenant, misalnya foundation
--kind JENIS     ${postKinds.join(', ')}.
                 Bila tidak disebut: jenis sebelumnya bila sudah pernah diimpor, selain itu news.
--slug SLUG      nama kursus di alamatnya, sekaligus tanda pengenalnya saat diimpor lagi. Bila tidak disebut: dari judul.
                 Buku lain dengan judul yang sama menjadi kursus tersendiri; yang sudah ada tidak ditimpa.
--draft          yang baru menunggu di Kelola sebagai draf
--dry-run        jalankan semuanya tanpa menyimpan apa pun
--verbose        sebutkan satu per satu yang dilewati
--help           tampilkan bantuan ini

Mengimpor lagi memperbarui yang berubah dan tidak menggandakan apa pun. Bab yang hilang dari sumbernya ikut dihapus;
artikel dan sekolah yang hilang dari sumbernya dibiarkan. Server boleh sedang berjalan.
`

/** Somebody else holds the embedded database and does not listen: a server that is starting, another import. */
const patience = 60_000

class Mistake extends Error {}

function readJob(): { job: ImportJob; verbose: boolean } | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      kind: { type: 'string' },
      slug: { type: 'string' },
      draft: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help || positionals.length === 0) return undefined
  const [what, path, ...more] = positionals
  if (what !== 'course' && what !== 'posts' && what !== 'schools')
    throw new Mistake(`Tidak ada impor "${what}": pilih course, posts, atau schools.`)
  if (!values.tenant) throw new Mistake('Sebutkan tenantnya: --tenant TENANT.')
  if (!path) throw new Mistake('Sebutkan berkas atau foldernya (PATH).')
  if (more.length > 0) throw new Mistake(`Hanya satu PATH sekali impor; kelebihan: ${more.join(' ')}.`)
  if (what !== 'posts' && values.kind) throw new Mistake('--kind hanya untuk posts.')
  if (what !== 'course' && values.slug) throw new Mistake('--slug hanya untuk course.')
  const { data, error } = importJob.safeParse({
    kind: what,
    tenant: values.tenant,
    // npm runs scripts in the project's folder; the path was typed in another.
    path: resolve(process.env.INIT_CWD ?? '.', path),
    dryRun: values['dry-run'],
    isDraft: values.draft,
    ...(values.slug !== undefined && { slug: values.slug }),
    ...(values.kind !== undefined && { as: values.kind }),
  })
  if (data) return { job: data, verbose: values.verbose }
  const field = error.issues[0]?.path.join('.') === 'as' ? `--kind: pilih ${postKinds.join(', ')}` : undefined
  throw new Mistake(
    `Pilihan tidak valid. ${field ?? `--${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`}.`,
  )
}

async function run(
  job: ImportJob,
  config: Config,
  display: ReturnType<typeof progressDisplay>,
): Promise<ImportReport> {
  if (config.DATABASE_URL) return runHere(job, config, display)
  if (config.DATA_DIR === 'memory')
    throw new Mistake('DATA_DIR=memory tidak disimpan; impor ke folder sungguhan atau ke PostgreSQL.')
  if (!existsSync(join(config.DATA_DIR, 'database')))
    throw new Mistake(`Belum ada basis data di ${config.DATA_DIR}. Jalankan npm start satu kali, lalu impor.`)
  const until = Date.now() + patience
  for (;;) {
    const owner = lockOwner(embeddedLockPath(config.DATA_DIR))
    if (owner === undefined) {
      try {
        return await runHere(job, config, display)
      } catch (error) {
        if (!(error instanceof DirectoryInUse)) throw error
      }
    } else {
      const report = await askControl<ImportReport>(config.DATA_DIR, { command: 'import', job }, display.tell)
      if (report) return report
      if (Date.now() > until)
        throw new Mistake(
          `Basis data di ${config.DATA_DIR} dipakai proses lain (pid ${owner}) yang tidak menjawab.`,
        )
      display.tell({ stage: `Menunggu proses lain (pid ${owner}) selesai`, done: 0, total: 1 })
    }
    await wait(500)
  }
}

async function runHere(job: ImportJob, config: Config, { tell }: ReturnType<typeof progressDisplay>) {
  const database = await openDatabase(config, createLog('silent'))
  try {
    const files = openFileStore(config)
    return await runImport({ database, files, clock: systemClock }, job, tell)
  } finally {
    await database.close()
  }
}

function whatWentWrong(error: unknown): string {
  if (error instanceof Mistake) return `${error.message}\nBantuan: npm run import -- --help`
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? ''
    const isUnknown = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    return `Pilihan ${option} ${isUnknown ? 'tidak dikenal' : 'tidak lengkap'}.\nBantuan: npm run import -- --help`
  }
  const why = whyFailed(error)
  if (why !== undefined) return `Impor dibatalkan, tidak ada yang berubah.\n${why}`
  return `Impor gagal, tidak ada yang berubah.\n${error instanceof Error ? (error.stack ?? error.message) : error}`
}

const display = progressDisplay()
try {
  const asked = readJob()
  if (asked) {
    const report = await run(asked.job, readConfig(process.env), display)
    display.stop()
    process.stdout.write(reportText(report, asked))
  } else process.stdout.write(help)
} catch (error) {
  display.stop()
  process.stderr.write(`${whatWentWrong(error)}\n`)
  process.exitCode = 1
}
