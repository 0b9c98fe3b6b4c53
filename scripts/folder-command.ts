import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askControl } from '../src/app/control.ts'
import { describeRooms } from '../src/app/house.ts'
import type { FolderJob, FolderReport } from '../src/features/website/site-folders/site-folders.contract.ts'
import { runFolderJob, whyJobFailed } from '../src/features/website/site-folders/site-folders.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { DirectoryInUse, lockOwner } from '../src/platform/db/directory-lock.ts'
import { embeddedLockPath } from '../src/platform/db/embedded.ts'
import { openFileStore } from '../src/platform/files/file-store.ts'
import { createLog } from '../src/platform/log.ts'
import { progressDisplay } from './import-display.ts'

/** What `npm run site` and `npm run course` share: the work is handed to whoever holds the database, and what came of it is told. */

/** Somebody else holds the embedded database and does not listen. */
const patience = 60_000

/** what the command line says is not what it may say */
export class Mistake extends Error {}

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
    const files = openFileStore(config)
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

function whatWentWrong(error: unknown, command: string): string {
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (error instanceof Mistake || isUsage)
    return `${error instanceof Mistake ? error.message : 'Pilihan tidak dikenal.'}\nBantuan: npm run ${command} -- --help`
  const why = whyJobFailed(error)
  if (why !== undefined) return `Dibatalkan, tidak ada yang berubah.\n${why}`
  return `Gagal, tidak ada yang berubah.\n${error instanceof Error ? (error.stack ?? error.message) : error}`
}

/** Does what the command line asks, or says how it is asked. `command`: as npm calls it. */
export async function runCommand(
  command: string,
  { readJob, help }: { readJob: () => FolderJob | undefined; help: string },
): Promise<void> {
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
    process.stderr.write(`${whatWentWrong(error, command)}\n`)
    process.exitCode = 1
  }
}
