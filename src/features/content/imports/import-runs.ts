import { rm } from 'node:fs/promises'
import type { CallContext, InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { problemOfSource } from '../../../shared/import-sources.ts'
import { record } from '../../core/audit/audit.ts'
import { takeWhole } from '../../core/media/media.ts'
import { type ImportRun, type ImportWishes, importRun, type NewImport } from './import-runs.contract.ts'
import * as store from './import-runs.store.ts'
import type { ImportWork, ImportWorkDeps } from './import-work.ts'

export interface Importing extends ImportWorkDeps {
  work: ImportWork
}

const itemOf = ({ createdAt, ...row }: store.RunRow, { tenant }: Pick<InTenant, 'tenant'>): ImportRun =>
  importRun.parse({ ...row, createdText: momentText(createdAt, tenant.timeZone) })

/** The latest imports of the site. */
export async function listRuns(context: Pick<InTenant, 'tx' | 'tenant'>): Promise<ImportRun[]> {
  return (await store.listRuns(context.tx)).map(row => itemOf(row, context))
}

export async function findRun(
  context: Pick<InTenant, 'tx' | 'tenant'>,
  id: number,
): Promise<ImportRun | undefined> {
  const row = await store.findRun(context.tx, id)
  return row && itemOf(row, context)
}

export async function getRun(context: Pick<InTenant, 'tx' | 'tenant'>, id: number): Promise<ImportRun> {
  const run = await findRun(context, id)
  if (!run) throw notFound('Impor')
  return run
}

/** of one site; they are done one after the other, with those of all others */
const mostOpen = 5
/** of one site, before they are brought in: they are no files of its library, whose room is counted */
const mostHeld = 1024 ** 3
const keptMilliseconds = 2 * 86_400_000

/** Nobody's files stand in the way of everybody else's. */
async function assertTurn({ tx, clock }: Pick<InTenant, 'tx' | 'clock'>, bytes: number): Promise<void> {
  const held = await store.findHeld(tx, new Date(clock.now().getTime() - keptMilliseconds))
  if (held.open >= mostOpen)
    throw conflict(`Sudah ada ${mostOpen} impor yang menunggu giliran. Tunggu sampai selesai.`)
  if (held.bytes + bytes > mostHeld)
    throw conflict('Berkas impor yang belum dijalankan sudah 1 GB. Jalankan atau buang dahulu.')
}

/** Takes an upload that is whole, and tries what would come of it: nothing is written yet. */
export async function beginImport(
  { work, ...house }: Importing,
  context: OpenContext,
  { uploadId, source, becomes, isDraft }: NewImport,
): Promise<{ id: number }> {
  const { tenant, clock } = context
  const id = await takeWhole(
    house,
    context,
    uploadId,
    file => problemOfSource(file, source),
    async (tx, { file, name, bytes }) => {
      await assertTurn({ ...context, tx }, bytes)
      return store.insertRun(tx, { source, becomes, isDraft, name, bytes, file, at: clock.now() })
    },
  )
  work.begin(tenant, id)
  return { id }
}

/** Tries it with other wishes, or writes what was tried last. */
export async function goOnWith(
  { database, work }: Pick<Importing, 'database' | 'work'>,
  context: OpenContext,
  id: number,
  wish: ImportWishes & { act: 'trial' | 'write' },
): Promise<{ id: number }> {
  const { tenant, clock } = context
  await database.withTenant(tenant.id, async tx => {
    const run = await getRun({ ...context, tx }, id)
    await assertTurn({ ...context, tx }, 0)
    if (!(await store.askAgain(tx, id, { ...wish, at: clock.now() })))
      throw conflict(
        run.act === 'write' && run.state === 'done'
          ? 'Impor ini sudah dijalankan'
          : 'Impor ini sedang diperiksa',
      )
    if (wish.act === 'write')
      await record(
        { ...context, tx },
        {
          action: 'import.asked',
          object: { type: 'import', id, name: run.name },
          after: { becomes: wish.becomes, isDraft: wish.isDraft },
        },
      )
  })
  work.begin(tenant, id)
  return { id }
}

/** Takes an import off the list, with its file; what it wrote stays. */
export async function removeImport(
  { files }: Pick<Importing, 'files'>,
  context: CallContext,
  id: number,
): Promise<void> {
  await getRun(context, id)
  const file = await store.removeRun(context.tx, id)
  if (file === undefined) throw conflict('Impor ini sedang berjalan')
  await rm(await files.uploadPath(context.tenant.slug, file), { force: true })
}
