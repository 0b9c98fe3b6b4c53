import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { conflict, Failure } from '../../../shared/failure.ts'
import type { Hand } from '../../core/publishing/publishing.ts'
import { bringFiles, FolderRefused, readFolderFile } from './bring-files.ts'
import { partsFor } from './course-folder.ts'
import { format } from './export-site.ts'
import type { Problem } from './folder-file.ts'
import { listFolderFiles, type NewFolderFile, readyFile, storeFile } from './folder-media.ts'
import type { FolderHand } from './folder-part.ts'
import { folderParts } from './folder-parts.ts'
import type { FolderFile } from './plain-values.ts'
import type { FolderReport } from './site-folders.contract.ts'

/** Who brings a folder in: somebody in the office, or whoever runs the server. */
export interface Bringing {
  database: Pick<Database, 'withTenant'>
  files: FileStore
  clock: Clock
  partsOf: PartsOf
  tenant: Hand['tenant'] & { slug: string }
  /** membership; null: the command line */
  by: number | null
  log(hand: { tx: Hand['tx'] }): Hand['log']
  /** what else is looked at before a file is kept: viruses, room */
  admit?(file: NewFolderFile): Promise<void>
  charge?(hand: { tx: Hand['tx'] }, bytes: number): Promise<void>
  /** drawings are kept as they are */
  isTrusted: boolean
  tell?(label: string): void
  /** only what belongs to the course of the class at this address */
  course?: string | undefined
  /** what else is written down of it, in the same transaction */
  finish?(hand: FolderHand, report: FolderReport): Promise<void>
}

class TakenBack extends Error {
  readonly report: FolderReport
  constructor(report: FolderReport) {
    super()
    this.report = report
  }
}

/** any number, as long as it means folders only */
const folderLock = 7_222

/**
 * Everything that differs comes in through its kind's own door, or nothing does. A trial goes the whole way and is taken
 * back at the end.
 */
export async function importSite(
  bringing: Bringing,
  given: ReadonlyMap<string, Uint8Array>,
  { isTrial }: { isTrial: boolean },
): Promise<FolderReport> {
  const { database, tenant, files } = bringing
  assertFormat(given)
  const before = await database.withTenant(tenant.id, tx => listFolderFiles(tx))
  const fresh = await readyFiles(bringing, given, before)
  try {
    return await database.withTenant(tenant.id, async tx => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(${folderLock}::int, ${tenant.id}::int) as free`.execute(tx.db)
      if (!rows[0]?.free)
        throw conflict('Folder lain untuk situs ini sedang dibawa masuk. Coba lagi sebentar lagi.')
      const at = bringing.clock.now()
      for (const file of fresh) {
        await storeFile({ tx, files, tenant, by: bringing.by, at }, file, !isTrial)
        await bringing.charge?.({ tx }, file.bytes.length)
      }
      const known = namesOf(await listFolderFiles(tx), fresh)
      const { partsOf, clock, by } = bringing
      const hand: FolderHand = {
        tx,
        partsOf,
        clock,
        by,
        tenant,
        files: known,
        isMove: true,
        log: bringing.log({ tx }),
      }
      const report = await bringFiles(hand, bringing.tell, given, {
        pictures: fresh.length,
        parts: partsFor(folderParts(hand), bringing.course),
      })
      if (isTrial) throw new TakenBack(report)
      await bringing.finish?.(hand, report)
      return report
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.report
    throw error
  }
}

function assertFormat(given: ReadonlyMap<string, Uint8Array>): void {
  const path = 'site.yaml'
  const refuse = (message: string) => new FolderRefused([{ path, line: 1, message }])
  const bytes = given.get(path)
  if (!bytes) throw refuse('Folder situs memiliki berkas site.yaml berisi "format: 1"')
  const found: unknown = Object(readFolderFile(path, bytes, false).fields).format
  if (found !== format) throw refuse(`Format ${String(found)} tidak dikenal; yang dikenal: ${format}`)
}

type Row = Awaited<ReturnType<typeof listFolderFiles>>[number]

/** Pictures of the folder that the site does not have, made ready; what they became before is found again. */
async function readyFiles(
  { isTrusted, admit, tell }: Bringing,
  given: ReadonlyMap<string, Uint8Array>,
  before: readonly Row[],
): Promise<NewFolderFile[]> {
  const known = new Set(before.map(({ key }) => key))
  const made: NewFolderFile[] = []
  const problems: Problem[] = []
  for (const [path, bytes] of given) {
    const name = /^media\/([^/]+)$/.exec(path)?.[1]
    if (name === undefined || known.has(name)) continue
    tell?.('Menyiapkan gambar')
    try {
      const file = await readyFile(name, Buffer.from(bytes), { isTrusted })
      const old = before.find(({ source }) => source === file.source)
      if (!old) await admit?.(file)
      made.push(old ? { ...file, ...old, name, source: file.source } : file)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      problems.push({ path, line: 1, message: error.message })
    }
  }
  if (problems.length > 0) throw new FolderRefused(problems)
  return made
}

/** Every file of the site, by its key and by what it is called in the folder. */
function namesOf(rows: readonly Row[], fresh: readonly NewFolderFile[]): Map<string, FolderFile> {
  const names = new Map<string, FolderFile>(rows.map(row => [row.key, row]))
  for (const { name, key } of fresh) {
    const row = names.get(key)
    if (row) names.set(name, row)
  }
  return names
}
