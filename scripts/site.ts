import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { askControl } from '../src/app/control.ts'
import { describeRooms } from '../src/app/house.ts'
import {
  type FolderJob,
  type FolderReport,
  folderJob,
} from '../src/features/website/site-folders/site-folders.contract.ts'
import { runFolderJob, whyJobFailed } from '../src/features/website/site-folders/site-folders.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { DirectoryInUse, lockOwner } from '../src/platform/db/directory-lock.ts'
import { embeddedLockPath } from '../src/platform/db/embedded.ts'
import { createFileStore, filesFolderOf } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import { progressDisplay } from './import-display.ts'

/** `npm run site`: a whole site into a folder, and a folder into a site. */
const help = `Seluruh isi sebuah situs sebagai folder: Markdown, YAML, dan gambar. Cocok disimpan di git.

  npm run site -- export --tenant TENANT DIR
  npm run site -- import --tenant TENANT DIR [--dry-run]
  npm run site -- diff   --tenant TENANT DIR

export   menulis situs ke DIR; berkas yang tidak berubah dibiarkan
import   membawa DIR (folder atau .zip) ke situs: semuanya, atau tidak ada yang berubah. Yang tidak ada di DIR dibiarkan
diff     menyebut apa yang akan dilakukan import, berkas demi berkas

--tenant TENANT  slug tenant, misalnya foundation
--dry-run        jalankan semuanya tanpa menyimpan apa pun
--help           tampilkan bantuan ini
`

/** Somebody else holds the embedded database and does not listen. */
const patience = 60_000

class Mistake extends Error {}

function readJob(): FolderJob | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [act, path, ...more] = positionals
  if (values.help || act === undefined) return undefined
  if (!values.tenant) throw new Mistake('Sebutkan tenantnya: --tenant TENANT.')
  if (!path || more.length > 0) throw new Mistake('Sebutkan satu folder (DIR).')
  const { data } = folderJob.safeParse({
    act,
    tenant: values.tenant,
    // npm runs scripts in the project's folder; the path was typed in another.
    path: resolve(process.env.INIT_CWD ?? '.', path),
    isTrial: values['dry-run'],
  })
  if (!data) throw new Mistake('Pilih export, import, atau diff.')
  return data
}

type Tell = (stage: string) => void

async function run(job: FolderJob, config: Config, tell: Tell): Promise<FolderReport> {
  if (config.DATABASE_URL) return runHere(job, config, tell)
  if (config.DATA_DIR === 'memory' || !existsSync(join(config.DATA_DIR, 'database')))
    throw new Mistake(`Belum ada basis data di ${config.DATA_DIR}. Jalankan npm start satu kali dahulu.`)
  const until = Date.now() + patience
  for (;;) {
    const owner = lockOwner(embeddedLockPath(config.DATA_DIR))
    if (owner === undefined)
      try {
        return await runHere(job, config, tell)
      } catch (error) {
        if (!(error instanceof DirectoryInUse)) throw error
      }
    else {
      const report = await askControl<FolderReport>(config.DATA_DIR, { command: 'site', job }, ({ stage }) =>
        tell(stage),
      )
      if (report) return report
      if (Date.now() > until)
        throw new Mistake(
          `Basis data di ${config.DATA_DIR} dipakai proses lain (pid ${owner}) yang tidak menjawab.`,
        )
    }
    await wait(500)
  }
}

async function runHere(job: FolderJob, config: Config, tell: Tell): Promise<FolderReport> {
  const database = await openDatabase(config, createLog('silent'))
  try {
    const files = createFileStore(filesFolderOf(config))
    return await runFolderJob(
      { database, files, clock: systemClock, partsOf: describeRooms().partsOf },
      job,
      tell,
    )
  } finally {
    await database.close()
  }
}

const stateWords = { new: 'baru      ', changed: 'berubah   ', gone: 'tidak ada ' } as const

function reportText(report: FolderReport, job: FolderJob): string {
  const isTrial = job.act === 'diff' || job.isTrial
  const shown = job.act === 'diff' || report.changes.length <= 40 ? report.changes : []
  const counts = report.counts
    .filter(({ added, changed, gone }) => added + changed + gone > 0)
    .map(({ label, added, changed, same, gone }) => {
      const words = [
        ...(added > 0 ? [`${added} baru`] : []),
        ...(changed > 0 ? [`${changed} berubah`] : []),
        ...(gone > 0
          ? [`${gone} ${job.act === 'export' ? 'dihapus' : 'tidak ada di folder, dibiarkan'}`]
          : []),
        ...(same > 0 ? [`${same} tetap`] : []),
      ]
      return `  ${label.padEnd(20)} ${words.join(', ')}`
    })
  const head = isTrial ? 'Percobaan selesai, tidak ada yang disimpan.' : 'Selesai.'
  return [
    counts.length === 0 ? `${head} Tidak ada perbedaan.` : head,
    ...counts,
    ...(report.pictures > 0 ? [`  ${'Gambar'.padEnd(20)} ${report.pictures} baru`] : []),
    ...shown.map(({ path, state }) => `  ${stateWords[state]}${path}`),
    ...report.ignored.map(path => `  dilewati  ${path}`),
    '',
  ].join('\n')
}

function whatWentWrong(error: unknown): string {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (error instanceof Mistake || isUsage)
    return `${error instanceof Mistake ? error.message : 'Pilihan tidak dikenal.'}\nBantuan: npm run site -- --help`
  const why = whyJobFailed(error)
  if (why !== undefined) return `Dibatalkan, tidak ada yang berubah.\n${why}`
  return `Gagal, tidak ada yang berubah.\n${error instanceof Error ? (error.stack ?? error.message) : error}`
}

const display = progressDisplay()
try {
  const job = readJob()
  if (job) {
    const report = await run(job, readConfig(process.env), stage =>
      display.tell({ stage, done: 0, total: 1 }),
    )
    display.stop()
    process.stdout.write(reportText(report, job))
  } else process.stdout.write(help)
} catch (error) {
  display.stop()
  process.stderr.write(`${whatWentWrong(error)}\n`)
  process.exitCode = 1
}
