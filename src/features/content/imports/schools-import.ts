import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportError } from '../../../platform/archives/archive.ts'
import { to } from '../../../routes.ts'
import { importSchools } from '../../membership/schools/schools.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportReport, SchoolsJob } from './imports.contract.ts'

/** bytes, as the browser may send them (decisions: document 5 MB) */
const largest = 5_242_880
/** whoever sees more mends the file first */
const toldAtOnce = 20

/** A table of schools: known by their NPSN, so that a second time changes only what has changed. */
export async function importSchoolTable(context: ImportContext, job: SchoolsJob): Promise<ImportReport> {
  context.tell({ stage: 'Membaca berkas', done: 0, total: 1 })
  const bytes = await readTable(job.path)
  context.signal?.throwIfAborted()
  context.tell({ stage: 'Menulis sekolah', done: 0, total: 1 })
  const report = await importSchools(context, bytes, { dryRun: job.dryRun, province: { isAll: true } })
  if (report.totalProblems > 0) throw new ImportError(words(report), { path: basename(job.path) })
  const { created, updated, unchanged } = report
  return {
    title: basename(job.path),
    address: to.schools(),
    dryRun: job.dryRun,
    came: [],
    counts: [{ what: 'Sekolah', created, updated, unchanged, removed: 0 }],
    skipped: report.ignoredColumns.map(what => ({
      what,
      why: 'Kolom ini tidak dipakai',
      where: [],
      times: 1,
      isError: false,
    })),
  }
}

async function readTable(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new ImportError('berkas CSV tidak ditemukan', { path: basename(path) })
  if (found.size > largest) throw new ImportError('berkas lebih dari 5 MB', { path: basename(path) })
  return readFile(path)
}

function words({ problems, totalProblems }: Awaited<ReturnType<typeof importSchools>>): string {
  const told = problems.slice(0, toldAtOnce)
  const lines = told.map(
    ({ line, column, message }) => `  baris ${line}${column ? `, ${column}` : ''}: ${message}`,
  )
  const rest = totalProblems - told.length
  return [`${totalProblems} kesalahan`, ...lines, ...(rest > 0 ? [`  dan ${rest} lagi`] : [])].join('\n')
}
