import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { OpenContext, TenantContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import { bytesText } from '../../../shared/media.ts'
import {
  dropPrivate,
  type MediaDeps,
  readForm,
  sendPrivateFile,
  takeFormPrivately,
} from '../../core/media/media.ts'
import type { paperItem, Remark, ShownPaper } from './registrations.contract.ts'
import {
  largestPaper,
  mostPapers,
  type PaperKind,
  paperDays,
  paperEndings,
  paperKinds,
} from './registrations.rules.ts'
import * as store from './registrations.store.ts'

/** Papers that come with a registration. Whose it is, its own room says. */

type PaperItem = z.output<typeof paperItem>

const itemOf = ({ id, kind, name, bytes }: Omit<store.PaperRow, 'key' | 'mime'>): PaperItem => ({
  id,
  kind,
  kindText: paperKinds[kind].label,
  name,
  sizeText: bytesText(bytes),
})

/** Papers of a registration with what was said of each; `hrefOf` is where whoever looks may open it. */
export async function listPapers(
  tx: Tx,
  of: store.Registration,
  remarks: readonly Remark[],
  hrefOf: (id: number) => string,
): Promise<ShownPaper[]> {
  const rows = await store.listRows(tx, of)
  return rows.map(row => ({
    ...itemOf(row),
    href: hrefOf(row.id),
    remark: remarks.find(({ field }) => field === `papers.${row.id}`)?.words ?? '',
  }))
}

/** What may be sent with a registration of this sort, to choose from. */
export const paperChoices = (sort: 'team' | 'school') =>
  Object.entries(paperKinds)
    .filter(([, { of }]) => of === sort || of === 'both')
    .map(([value, { label }]) => ({ value, label }))

/** Whose registration it is, where it still takes papers; throws where it does not. */
type Finding = (tx: Tx) => Promise<store.Registration>

/**
 * One paper out of a form: through the one way in for files, kept for certain eyes. Asked twice whether the registration
 * takes it: before the bytes are looked at, and in the transaction that keeps them.
 */
export async function takePaper(
  house: MediaDeps,
  context: OpenContext,
  { kind, find }: { kind: PaperKind; find: Finding },
  request: IncomingMessage,
): Promise<PaperItem> {
  const { tenant, clock } = context
  const fitting = async (tx: Tx) => {
    const of = await find(tx)
    const sort = paperKinds[kind].of
    if (sort !== 'both' && !(sort in of)) throw notFound('Jenis dokumen')
    if ((await store.listRows(tx, of)).length >= mostPapers)
      throw conflict(`Paling banyak ${mostPapers} dokumen. Hapus salah satu dahulu.`)
    return of
  }
  await house.database.withTenant(tenant.id, fitting)
  const { path, name } = await readForm(house, context, request, mostOf)
  try {
    return await takeFormPrivately(house, context, { path, name }, async (tx, file) => {
      const paper = { ...file, name: name.slice(0, 191), kind, at: clock.now() }
      return itemOf({ ...paper, id: await store.insertPaper(tx, await fitting(tx), paper) })
    })
  } finally {
    await rm(path, { force: true })
  }
}

function mostOf(name: string): number {
  if (!paperEndings.test(name))
    throw new Failure('unsupported', 'Kirimkan dokumen sebagai JPG, PNG, WebP, atau PDF')
  return largestPaper
}

/** Sends a paper of the registration that `find` answers for; there is no other for whoever asks. */
export async function sendPaper(
  { database, files }: MediaDeps,
  context: OpenContext,
  { id, find }: { id: number; find: Finding },
  take: () => ServerResponse,
): Promise<void> {
  const { tenant } = context
  const rows = await database.withTenant(tenant.id, async tx => store.listRows(tx, await find(tx)))
  const row = rows.find(one => one.id === id)
  if (!row) throw notFound('Dokumen')
  const { key, name, mime } = row
  await sendPrivateFile(context, { key, name, mime, found: await files.open(tenant.slug, key) }, take)
}

/** Takes a paper away; answers the key whose bytes go once that is committed. */
export async function removePaper(tx: Tx, of: store.Registration, id: number): Promise<string> {
  const gone = await store.removePaper(tx, of, id)
  if (!gone) throw notFound('Dokumen')
  await dropPrivate(tx, gone.key)
  return gone.key
}

export interface PaperSweepDeps extends Pick<MediaDeps, 'database' | 'files' | 'clock'> {
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/**
 * Papers are kept no longer than 90 days after what they were for: `listOver` says of each tenant whose registrations
 * were over before a day. Harmless twice.
 */
export async function sweepPapers(
  { database, files, clock, tenantContextById }: PaperSweepDeps,
  listOver: (tx: Tx, before: Date) => Promise<store.Registration[]>,
): Promise<void> {
  const before = new Date(clock.now().getTime() - paperDays * 86_400_000)
  for (const { tenantId } of await database.withPlatform(tx => store.listWithOld(tx, before))) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    const keys = await database.withTenant(tenantId, async tx => {
      const gone: string[] = []
      for (const of of await listOver(tx, before))
        for (const { id } of await store.listRows(tx, of)) gone.push(await removePaper(tx, of, id))
      return gone
    })
    for (const key of keys) await files.remove(tenant.slug, key)
  }
}
