import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ImportError } from '../../../platform/archives/archive.ts'
import { openSource } from '../../../platform/archives/files/archive-source.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { Failure, notFound } from '../../../shared/failure.ts'
import { recordBySystem } from '../../core/audit/audit.ts'
import { listKnown, readTenant, type Tenant } from '../../core/site/site.ts'
import { FolderRefused } from './bring-files.ts'
import { filesOfCourse, isOfCourse, withOtherMedia } from './course-folder.ts'
import { exportSite, type Folder } from './export-site.ts'
import { importSite } from './import-site.ts'
import { type FolderJob, type FolderReport, folderJob } from './site-folders.contract.ts'

/** What whoever runs the server asks: a site into a folder, or a folder into a site. */

export interface FolderJobDeps {
  database: Database
  files: FileStore
  clock: Clock
  partsOf: PartsOf
}

export async function runFolderJob(
  deps: FolderJobDeps,
  asked: FolderJob | Readonly<Record<string, unknown>>,
  tell: (stage: string) => void = () => {},
): Promise<FolderReport> {
  const job = folderJob.parse(asked)
  const { database, files, clock } = deps
  const tenant = await getTenant(database, job.tenant)
  const { course } = job
  if (job.act === 'export') {
    const folder = await database.withTenant(tenant.id, tx =>
      exportSite({ ...deps, tx, tenant }, files, tell, course),
    )
    if (course === undefined) return writeFolder(job.path, folder)
    if (!folder.has(`courses/${course}/course.yaml`))
      throw notFound(`Isi kelas "${course}" di situs ${job.tenant}`)
    return writeFolder(job.path, await withOtherMedia(job.path, folder), course)
  }
  const { files: whole } = await openSource(job.path)
  const given = course === undefined ? whole : filesOfCourse(whole, course)
  if (course !== undefined && ![...given.keys()].some(one => one.startsWith(`courses/${course}/`)))
    throw new ImportError(`tidak memuat courses/${course}.`, { path: job.path })
  return importSite(
    {
      ...deps,
      tenant,
      course,
      by: null,
      isTrusted: true,
      tell,
      log:
        ({ tx }) =>
        deed =>
          recordBySystem({ tx, clock }, deed),
    },
    given,
    { isTrial: job.isTrial || job.act === 'diff' },
  )
}

/** What to say of a job that failed; undefined for a bug. */
export const whyJobFailed = (error: unknown): string | undefined =>
  error instanceof FolderRefused || error instanceof ImportError || error instanceof Failure
    ? error.message
    : undefined

async function getTenant(database: Database, slug: string): Promise<Tenant> {
  const tenant = await database.withPlatform(async tx => {
    const id = (await listKnown(tx)).find(one => one.slug === slug)?.id
    return id === undefined ? undefined : readTenant(tx, id)
  })
  if (!tenant) throw notFound(`Tenant "${slug}"`)
  return tenant
}

const exists = (path: string) =>
  readFile(path).then(
    bytes => bytes,
    () => undefined,
  )

/** what a folder of a site consists of; anything else in it is nobody's business here */
const ours = /^(?:[a-z-]+\/(?:[\w-]+\/)?[\w-]+\.(?:md|yaml)|media\/[\w.-]+|[a-z]+\.yaml)$/

/** Writes what differs, and takes away what is no longer there, where the folder is one of a site already. */
async function writeFolder(path: string, folder: Folder, course?: string): Promise<FolderReport> {
  const all = await oldPaths(path)
  // beside a course other things may lie in the folder, and their pictures
  const old = course === undefined ? all : all.filter(one => isOfCourse(one, course))
  const changes: FolderReport['changes'] = []
  let same = 0
  for (const [name, bytes] of folder) {
    const target = join(path, name)
    const before = await exists(target)
    if (before && Buffer.compare(before, bytes) === 0) {
      same += 1
      continue
    }
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, bytes)
    changes.push({ path: name, label: 'Berkas', state: before ? 'changed' : 'new' })
  }
  for (const name of old) {
    if (folder.has(name)) continue
    await rm(join(path, name))
    changes.push({ path: name, label: 'Berkas', state: 'gone' })
  }
  const number = (state: string) => changes.filter(one => one.state === state).length
  const count = {
    label: 'Berkas',
    added: number('new'),
    changed: number('changed'),
    same,
    gone: number('gone'),
  }
  return { counts: [count], changes, pictures: 0, ignored: [] }
}

async function oldPaths(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(path, '/').length).replaceAll('\\', '/'))
  if (paths.length === 0 || paths.includes('site.yaml')) return paths.filter(one => ours.test(one))
  const shown = paths.filter(one => !one.startsWith('.git/'))
  if (shown.every(one => /^(?:\.|README)/.test(one))) return []
  throw new ImportError('berisi berkas lain dan bukan folder situs (tidak ada site.yaml).', { path })
}

/** One site's folder into another site, and out again: the paths whose bytes are not the same, or that are not there. */
export async function listChangedPaths(
  deps: FolderJobDeps,
  { from, into, folder }: { from: string; into: string; folder: string },
): Promise<string[]> {
  const [path, again] = [join(folder, from), join(folder, into)]
  await runFolderJob(deps, { act: 'export', tenant: from, path, isTrial: false })
  await runFolderJob(deps, { act: 'import', tenant: into, path, isTrial: false })
  await runFolderJob(deps, { act: 'export', tenant: into, path: again, isTrial: false })
  const [first, second] = [(await openSource(path)).files, (await openSource(again)).files]
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter(
      name => Buffer.compare(first.get(name) ?? new Uint8Array(), second.get(name) ?? new Uint8Array()) !== 0,
    )
    .sort()
}
