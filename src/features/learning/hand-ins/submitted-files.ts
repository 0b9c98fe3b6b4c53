import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { OpenFile } from '../../../platform/files/place.ts'
import { grantOf } from '../../../platform/http/access.ts'
import type { InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import { bytesText, kindOfPrivate } from '../../../shared/media.ts'
import {
  dropPrivate,
  type FormFile,
  type MediaDeps,
  type PrivateFile,
  sendPrivateFile,
  takeFormPrivately,
  takePrivately,
} from '../../core/media/media.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { getManaged } from '../assignments/assignments.ts'
import type { OwnContext } from '../enrolments/enrolments.ts'
import type { KeptFile } from './hand-ins.contract.ts'
import { largestFile, mostFiles } from './hand-ins.rules.ts'
import * as store from './hand-ins.store.ts'
import { lockDraft } from './handing-in.ts'

/** A file as both sides see it. Its address answers those only whose work it is, and those who mark it. */
export const keptFileOf = ({ id, handInId, key, name, bytes }: store.FileRow): KeptFile => ({
  id,
  name,
  kind: kindOfPrivate(key),
  sizeText: bytesText(bytes),
  href: `/v1/hand-ins/${handInId}/files/${id}`,
})

const filesOf = async ({ tx }: Pick<InTenant, 'tx'>, id: number): Promise<KeptFile[]> =>
  (await store.listFiles(tx, [id])).map(keptFileOf)

/** An upload that is whole becomes part of a draft; asked again, it is kept once. */
export async function addFile(
  house: MediaDeps,
  context: OpenContext,
  id: number,
  upload: string,
): Promise<KeptFile[]> {
  const { database, clock } = house
  const { tenant } = context
  const known = await database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx }
    await assertRoom(inside, id)
    const files = await store.listFiles(tx, [id])
    return files.some(one => one.upload === upload) ? filesOf(inside, id) : undefined
  })
  if (known) return known
  return takePrivately(house, context, upload, async (tx, file) => {
    const inside = { ...context, tx }
    await keepFile(inside, id, { ...file, upload, at: clock.now() })
    return filesOf(inside, id)
  })
}

/** The same of files that came in a plain form, one after the other. */
export async function addFormFiles(
  house: MediaDeps,
  context: OpenContext,
  id: number,
  given: readonly FormFile[],
): Promise<void> {
  for (const one of given)
    await takeFormPrivately(house, context, { ...one, isBound: true }, async (tx, file) => {
      const upload = `form-${randomBytes(12).toString('hex')}`
      await keepFile({ ...context, tx }, id, { ...file, upload, at: house.clock.now() })
    })
}

async function keepFile(
  context: OwnContext,
  id: number,
  file: PrivateFile & { upload: string; at: Date },
): Promise<void> {
  await assertRoom(context, id)
  if (file.bytes > largestFile)
    throw new Failure('tooLarge', `Terlalu besar: satu berkas paling besar ${bytesText(largestFile)}.`)
  await store.insertFile(context.tx, { handInId: id, ...file })
}

async function assertRoom(context: OwnContext, id: number): Promise<void> {
  const { row, own } = await lockDraft(context, id)
  if (row.state !== 'draft') throw conflict('Tugas ini sudah dikumpulkan.')
  const { takes } = own.assignment
  if (!takes.includes('files') && !takes.includes('recording'))
    throw conflict('Tugas ini tidak menerima berkas.')
  if ((await store.listFiles(context.tx, [id])).length >= mostFiles)
    throw conflict(`Paling banyak ${mostFiles} berkas. Hapus salah satu dahulu.`)
}

/** Takes a file out of a draft; its bytes go with the last that holds them. */
export async function dropFile(
  house: MediaDeps,
  context: OpenContext,
  id: number,
  fileId: number,
): Promise<KeptFile[]> {
  const { database, files } = house
  const { tenant } = context
  const { left, gone } = await database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx }
    const { row } = await lockDraft(inside, id)
    if (row.state !== 'draft') throw conflict('Tugas ini sudah dikumpulkan.')
    if (!(await store.listFiles(tx, [id])).some(one => one.id === fileId)) throw notFound('Berkas')
    const key = await store.removeFile(tx, id, fileId)
    if (key) await dropPrivate(tx, key)
    return { left: await filesOf(inside, id), gone: key }
  })
  if (gone) await files.remove(tenant.slug, gone)
  return left
}

/** The file, for whom it is: whoever handed it in, and who marks it. Anybody else finds none. */
async function getFile(
  { database, files }: MediaDeps,
  context: OpenContext,
  id: number,
  fileId: number,
): Promise<store.FileRow & { found: OpenFile | undefined }> {
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const file = await database.withTenant(tenant.id, async tx => {
    const isOwn = (await store.findOwn(tx, id, membershipId)) !== undefined
    if (!isOwn) {
      const row = await store.findHandIn(tx, id)
      const grant = grantOf(permissions.grade, viewer.member)
      if (!row || row.state === 'draft' || grant === 'none') throw notFound('Berkas')
      await getManaged({ ...context, tx, viewer: { ...viewer, grant } }, row.chapterId)
    }
    return (await store.listFiles(tx, [id])).find(one => one.id === fileId)
  })
  if (!file) throw notFound('Berkas')
  return { ...file, found: await files.open(tenant.slug, file.key) }
}

/** Sends it, or the part that a player asks for. Nothing in it runs, and nobody between keeps it. */
export async function sendFile(
  house: MediaDeps,
  context: OpenContext,
  { id, fileId }: { id: number; fileId: number },
  take: () => ServerResponse,
): Promise<void> {
  await sendPrivateFile(context, await getFile(house, context, id, fileId), take)
}
