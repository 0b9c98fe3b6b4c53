import { ImportError } from '../../../platform/archives/archive.ts'
import { skipList } from '../../../platform/archives/skip-list.ts'
import type { Came } from '../../../platform/archives/written.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { createSanitizer } from '../../../platform/html/sanitizer.ts'
import { Failure } from '../../../shared/failure.ts'
import { importCourse } from './course-import.ts'
import type { ImportContext } from './import-context.ts'
import type { ImportJob, ImportReport, Progress } from './imports.contract.ts'
import { importPosts } from './posts-import.ts'
import { importSchoolTable } from './schools-import.ts'

export { type ImportReport, importJob, type Progress } from './imports.contract.ts'

export type ImportDeps = {
  database: Database
  files: FileStore
  clock: Clock
  signal?: AbortSignal | undefined
  admit?: ImportContext['admit']
}

/** things that a report names one by one */
const mostNamed = 50

/**
 * Reads what lies at a path and writes it for one tenant, all of it or nothing. Done again, it changes only what has
 * changed. Throws `ImportError` for a file that cannot be taken and `Failure` for a tenant that is not there.
 */
export async function runImport(
  deps: ImportDeps,
  job: ImportJob,
  tell: (progress: Progress) => void = () => {},
): Promise<ImportReport> {
  const tenant = await getTenant(deps.database, job.tenant)
  const sanitizer = createSanitizer()
  const skips = skipList()
  const came: Came[] = []
  const context: ImportContext = {
    ...deps,
    tenant,
    tell,
    sanitize: sanitizer.sanitize,
    note: skips.add,
    noteAll: skips.take,
    noted: skips.list,
    came: thing => void (came.length < mostNamed && came.push(thing)),
    allCame: () => (job.dryRun ? [] : came),
  }
  try {
    if (job.kind === 'course') return await importCourse(context, job)
    return job.kind === 'posts' ? await importPosts(context, job) : await importSchoolTable(context, job)
  } finally {
    await sanitizer.close()
  }
}

/** What to say of a failed import; undefined for a bug, which is nobody's business but the log's. */
export function whyFailed(error: unknown): string | undefined {
  return error instanceof ImportError || error instanceof Failure ? error.message : undefined
}

const openTenants = statement(
  'imports.tenants',
  "select id, slug from platform.known_tenants where status = 'active' order by slug",
)

async function getTenant(database: Database, slug: string): Promise<{ id: number; slug: string }> {
  const all = await database.withPlatform(tx => tx.rows(openTenants))
  const found = all.find(tenant => tenant.slug === slug)
  if (found) return found
  const others = all.map(tenant => tenant.slug).join(', ')
  throw new Failure(
    'notFound',
    `Tenant "${slug}" tidak ditemukan. ${others ? `Yang ada: ${others}.` : 'Belum ada satu pun.'}`,
  )
}
