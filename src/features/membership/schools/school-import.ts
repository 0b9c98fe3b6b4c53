import type { Clock } from '../../../platform/clock.ts'
import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readSchoolTable, type SchoolTable } from './school-table.ts'
import type { ImportReport } from './schools.contract.ts'
import type { Province } from './schools.rules.ts'
import { provincesOf, upsertSchools } from './schools.store.ts'

interface Desk {
  database: Pick<Database, 'withTenant'>
  clock: Clock
  tenant: { id: number }
}

interface Wishes {
  dryRun: boolean
  /** whose schools may be written */
  province: Province
  /** in the same transaction, when something was written */
  onWritten?: (tx: Tx, report: ImportReport) => Promise<void>
}

/** schools sent to the database at once */
const portion = 500

/** thrown to undo a dry run */
class DryRun extends Error {}

/**
 * Brings a table of schools in: known by their NPSN, all of them or none. Done again, it changes only what has
 * changed. With problems nothing is written; they are in the report.
 */
export async function importSchools(desk: Desk, bytes: Buffer, wishes: Wishes): Promise<ImportReport> {
  const table = await readSchoolTable(bytes, wishes.province)
  const report: ImportReport = {
    dryRun: wishes.dryRun,
    rows: table.schools.length,
    created: 0,
    updated: 0,
    unchanged: 0,
    ignoredColumns: table.ignoredColumns,
    problems: table.problems,
    totalProblems: table.totalProblems,
  }
  if (table.totalProblems > 0) return report
  // always in the same order, so that two imports at once wait for each other rather than stop each other
  const schools = table.schools.toSorted((a, b) => (a.npsn < b.npsn ? -1 : 1))
  try {
    await desk.database.withTenant(desk.tenant.id, async tx => {
      await assertOwn(tx, { ...table, schools }, wishes.province, report)
      if (report.totalProblems > 0) return
      await write(tx, schools, desk.clock.now(), report)
      if (wishes.dryRun) throw new DryRun()
      if (report.created + report.updated === 0) return
      await wishes.onWritten?.(tx, report)
      await notifyPurge(tx, desk.tenant.id, ['schools'])
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return report
}

async function write(
  tx: Tx,
  schools: SchoolTable['schools'],
  now: Date,
  report: ImportReport,
): Promise<void> {
  for (let at = 0; at < schools.length; at += portion) {
    const some = schools.slice(at, at + portion)
    const { created, updated } = await upsertSchools(tx, some, now)
    report.created += created
    report.updated += updated
    report.unchanged += some.length - created - updated
  }
}

/** A region's lead cannot draw another region's school over by naming its NPSN. */
async function assertOwn(
  tx: Tx,
  { schools }: Pick<SchoolTable, 'schools'>,
  province: Province,
  report: ImportReport,
): Promise<void> {
  if (province.isAll) return
  const there = await provincesOf(
    tx,
    schools.map(({ npsn }) => npsn),
  )
  for (const { npsn, provinceCode } of there) {
    if (provinceCode === province.code) continue
    report.totalProblems += 1
    report.problems.push({
      line: 0,
      column: 'npsn',
      message: `NPSN ${npsn} tercatat sebagai sekolah di luar wilayah Anda.`,
    })
  }
}
