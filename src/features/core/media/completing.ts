import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { releaseRoom } from '../../../platform/files/storage-rows.ts'
import { findUpload, giveLease, removeUpload, takeLease } from '../../../platform/files/upload-rows.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import type { MediaItem } from '../../../shared/media.ts'
import { takeIn } from './intake.ts'
import { getMedia } from './library.ts'
import { askerOf, type MediaDeps } from './media-deps.ts'

/** milliseconds in which one upload is made a file; a film of 800 MB takes a minute */
const patience = 900_000

/** Makes a file of an upload that is whole. Asked again, it answers the same file; asked twice at once, one waits. */
export async function completeUpload(house: MediaDeps, context: OpenContext, id: string): Promise<MediaItem> {
  const { database, clock } = house
  const { tenant, viewer } = context
  const { membershipId } = askerOf(viewer)
  const lease = randomBytes(12).toString('hex')
  const now = clock.now()
  const upload = await database.withTenant(tenant.id, async tx => {
    const found = await findUpload(tx, id, membershipId)
    if (!found) throw notFound('Unggahan')
    if (found.fileId !== null) return found
    if (found.received < found.bytes) throw conflict('Unggahan ini belum lengkap. Lanjutkan dahulu.')
    const until = new Date(now.getTime() + patience)
    if (!(await takeLease(tx, id, { lease, now, until })))
      throw conflict('Berkas ini sedang diproses. Tunggu sebentar.')
    return found
  })
  const fileId =
    upload.fileId ?? (await made(house, context, { id, lease, name: upload.name, bytes: upload.bytes }))
  return database.withTenant(tenant.id, async tx => (await getMedia({ ...context, tx }, fileId)).item)
}

interface Whole {
  id: string
  lease: string
  name: string
  bytes: number
}

async function made(
  house: MediaDeps,
  context: OpenContext,
  { id, lease, name, bytes }: Whole,
): Promise<number> {
  const { tenant } = context
  const path = await house.files.uploadPath(tenant.slug, id)
  try {
    const fileId = await takeIn(house, context, { path, name, upload: { id, bytes } })
    await rm(path, { force: true })
    return fileId
  } catch (error) {
    // what is refused for what it is will be refused again; a scanner that is away may come back
    const isFinal = error instanceof Failure && error.kind !== 'unavailable'
    if (isFinal) await drop(house, context, id, path)
    throw error
  } finally {
    await house.database.withTenant(tenant.id, tx => giveLease(tx, id, lease))
  }
}

async function drop(
  { database }: MediaDeps,
  { tenant }: OpenContext,
  id: string,
  path: string,
): Promise<void> {
  await database.withTenant(tenant.id, async tx => {
    const gone = await removeUpload(tx, id)
    if (gone && gone.fileId === null) await releaseRoom(tx, gone.membershipId, gone.bytes)
  })
  await rm(path, { force: true })
}
