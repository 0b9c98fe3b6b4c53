import { AsyncResource } from 'node:async_hooks'
import { copyFile, link, mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ImportError } from '../../../platform/archives/archive.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findPictures } from '../../../platform/files/picture-rows.ts'
import { findStorage, recountRoom } from '../../../platform/files/storage-rows.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { claimRun, endRun, giveRunBack, listDue, type RunRow, tellRun } from './import-runs.store.ts'
import { type ImportJob, type Progress, postKinds } from './imports.contract.ts'

export interface ImportWorkDeps extends MediaDeps {
  database: Database
  tenantContextById(id: number): Promise<Pick<TenantContext, 'id' | 'slug'> | undefined>
}

type Place = Pick<TenantContext, 'id' | 'slug'>

/** milliseconds between two words about how far it is */
const pause = 700
/** whoever has not said so for as long has ended in the middle of it */
const silence = 120_000
/** what ends the server as often is not begun again */
const mostTries = 2
const megabyte = 1_048_576

/** Imports of all tenants, one after the other, outside of any request: a file that is large takes minutes and memory. */
export interface ImportWork {
  /** begins it when its turn comes; at once says nothing of how it goes */
  begin(tenant: Place, id: number): void
  /** those that waited for a server, or were left by one that ended */
  resume(): Promise<void>
  /** nothing new is begun, and what is at work is left to whoever comes next */
  close(): Promise<void>
}

/** where nothing else runs: what begins within a request would stand in it otherwise */
const outside = new AsyncResource('imports.work')

export function createImportWork(house: ImportWorkDeps): ImportWork {
  const stop = new AbortController()
  const mine = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  const begin = (tenant: Place, id: number) =>
    outside.runInAsyncScope(() => {
      const name = `${tenant.id} ${id}`
      if (mine.has(name) || stop.signal.aborted) return
      mine.add(name)
      last = last
        .then(() => work(house, tenant, id, stop.signal))
        .catch(error => house.log.error({ err: error, tenant: tenant.slug, id }, 'an import was lost'))
        .finally(() => mine.delete(name))
    })

  return {
    begin,
    async resume() {
      const before = new Date(house.clock.now().getTime() - silence)
      for (const { tenantId, id } of await house.database.withPlatform(tx => listDue(tx, before))) {
        const tenant = await house.tenantContextById(tenantId)
        if (tenant) begin(tenant, id)
      }
    },
    async close() {
      stop.abort(new Failure('unavailable', 'Server berhenti'))
      await last
    },
  }
}

async function work(house: ImportWorkDeps, tenant: Place, id: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { database, clock, log } = house
  const at = clock.now()
  const run = await database.withTenant(tenant.id, tx =>
    claimRun(tx, id, { at, before: new Date(at.getTime() - silence) }),
  )
  if (!run) return
  if (run.tries > mostTries)
    return end(house, tenant, id, {
      state: 'refused',
      problem: 'Berkas ini terlalu berat untuk dibaca server.',
    })
  try {
    const report = await telling(house, tenant, id, tell => imported(house, tenant, run, { tell, signal }))
    await end(house, tenant, id, { state: 'done', report: JSON.stringify(report) })
    if (run.act === 'write') await written(house, tenant, run)
  } catch (error) {
    if (signal.aborted) {
      await database.withTenant(tenant.id, tx => giveRunBack(tx, id))
      return
    }
    const problem = whyRefused(error)
    if (problem === undefined) log.error({ err: error, tenant: tenant.slug, id }, 'an import failed')
    await end(house, tenant, id, {
      state: 'refused',
      problem: problem ?? 'Impor gagal karena kesalahan program; tidak ada yang berubah.',
    })
  }
}

const end = ({ database, clock }: ImportWorkDeps, { id: tenantId }: Place, id: number, ended: Ended) =>
  database.withTenant(tenantId, async tx => void (await endRun(tx, id, { ...ended, at: clock.now() })))

type Ended = { state: 'done' | 'refused'; report?: string; problem?: string }

/** What it became is counted, and what it came from goes. */
async function written({ database, files }: ImportWorkDeps, tenant: Place, { file }: RunRow): Promise<void> {
  await database.withTenant(tenant.id, recountRoom)
  await rm(await files.uploadPath(tenant.slug, file), { force: true })
}

/** While it works, the row says now and then how far it is. */
async function telling<Answer>(
  { database, clock, log }: ImportWorkDeps,
  tenant: Place,
  id: number,
  doing: (tell: (progress: Progress) => void) => Promise<Answer>,
): Promise<Answer> {
  const over = new AbortController()
  let latest: Progress = { stage: 'Membaca berkas', done: 0, total: 0 }
  const told = (async () => {
    while (!over.signal.aborted) {
      await database
        .withTenant(tenant.id, tx => tellRun(tx, id, { ...latest, at: clock.now() }))
        .catch(error => log.warn({ err: error, id }, 'an import did not say how far it is'))
      await wait(pause, undefined, { signal: over.signal }).catch(() => {})
    }
  })()
  try {
    return await doing(progress => {
      latest = progress
    })
  } finally {
    over.abort()
    await told
  }
}

/** Loaded when somebody imports: parsers and the picture library are large, and most servers never do. */
const imports = () => import('./imports.ts')

async function imported(
  house: ImportWorkDeps,
  tenant: Place,
  run: RunRow,
  { tell, signal }: { tell: (progress: Progress) => void; signal: AbortSignal },
) {
  const { runImport } = await imports()
  const source = await house.files.uploadPath(tenant.slug, run.file)
  if (!(await stat(source).catch(() => undefined)))
    throw new Failure(
      'notFound',
      'Berkasnya sudah tidak ada di server, yang menyimpannya dua hari. Unggah lagi.',
    )
  const desk = await mkdtemp(join(tmpdir(), 'sanggar-impor-'))
  try {
    const path = await laidOut(source, desk, run.name)
    const admit = (pictures: readonly { key: string; bytes: Buffer }[]) => assertRoom(house, tenant, pictures)
    return await runImport({ ...house, signal, admit }, jobOf(run, tenant, path), tell)
  } finally {
    await rm(desk, { recursive: true, force: true })
  }
}

/**
 * The file under its own name, by which it is read and named in what is said of it. One that is no zip lies alone in a
 * folder: nothing beside it is looked at.
 */
async function laidOut(source: string, desk: string, name: string): Promise<string> {
  const folder = join(desk, basename(name, extname(name)).replaceAll(/[^\p{L}\p{N} _-]/gu, '-') || 'berkas')
  await mkdir(folder)
  const path = join(folder, basename(name))
  await link(source, path).catch(() => copyFile(source, path))
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close())
  if (buffer.toString('latin1') === 'PK') return path
  if (/\.(?:zip|docx)$/i.test(name)) throw new ImportError('isinya bukan seperti namanya.', { path: name })
  return folder
}

function jobOf({ act, becomes, isDraft }: RunRow, tenant: Place, path: string): ImportJob {
  const job = { tenant: tenant.slug, path, dryRun: act === 'trial', isDraft }
  if (becomes === 'course') return { ...job, kind: 'course' }
  return { ...job, kind: 'posts', as: postKinds.find(kind => kind === becomes) }
}

/** Pictures of an import count like all others; which of them are there already costs nothing. */
async function assertRoom(
  { database, config }: ImportWorkDeps,
  tenant: Place,
  pictures: readonly { key: string; bytes: Buffer }[],
): Promise<void> {
  await database.withTenant(tenant.id, async tx => {
    const known = await findPictures(
      tx,
      pictures.map(({ key }) => key),
    )
    const fresh = pictures
      .filter(({ key }) => !known.has(key))
      .reduce((sum, { bytes }) => sum + bytes.length, 0)
    const { bytes, reserved } = await findStorage(tx)
    if (bytes + reserved + fresh > config.MEDIA_QUOTA_MB * megabyte)
      throw new Failure('full', 'Ruang berkas situs ini tidak cukup untuk gambar dari impor ini.')
  })
}

/** In words, with the file and line; without the folders of the server. */
function whyRefused(error: unknown): string | undefined {
  if (error instanceof ImportError) {
    const path = error.path.startsWith('/') ? basename(error.path) : error.path
    return `${path}${error.line === undefined ? '' : ` baris ${error.line}`}: ${error.reason}`
  }
  return error instanceof Failure ? error.message : undefined
}
