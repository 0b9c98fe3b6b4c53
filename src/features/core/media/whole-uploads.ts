import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import type { Tx } from '../../../platform/db/transaction.ts'
import { releaseRoom } from '../../../platform/files/storage-rows.ts'
import { findUpload, removeUpload } from '../../../platform/files/upload-rows.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../permissions/permissions.ts'
import { scan } from './intake.ts'
import type { MediaDeps } from './media-deps.ts'

/** Bytes that were sent in pieces and become no file of the library. */
export interface WholeUpload {
  /** where they lie from now on: `uploadPath` of it; swept away after two days */
  file: string
  name: string
  bytes: number
}

/**
 * Hands an upload that is whole to the room that asked for it: it is an upload no longer, and its room is free. `problem`
 * says what is wrong with such a file; `keep` writes it down, in the transaction in which the upload ends.
 */
export async function takeWhole<Kept>(
  house: MediaDeps,
  context: OpenContext,
  uploadId: string,
  problem: (file: { name: string; size: number }) => string | undefined,
  keep: (tx: Tx, upload: WholeUpload) => Promise<Kept>,
): Promise<Kept> {
  const { database, files } = house
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const upload = await database.withTenant(tenant.id, tx => findUpload(tx, uploadId, membershipId))
  if (!upload || upload.fileId !== null) throw notFound('Unggahan')
  const { name, bytes, received } = upload
  if (received < bytes) throw conflict('Unggahan ini belum lengkap. Lanjutkan dahulu.')
  const words = problem({ name, size: bytes })
  if (words) throw new Failure('unsupported', words)
  const path = await files.uploadPath(tenant.slug, uploadId)
  await scan(house, path, name)
  const file = randomBytes(16).toString('hex')
  const place = await files.uploadPath(tenant.slug, file)
  return database.withTenant(tenant.id, async tx => {
    if (!(await removeUpload(tx, uploadId))) throw notFound('Unggahan')
    await releaseRoom(tx, membershipId, bytes)
    const kept = await keep(tx, { file, name, bytes })
    // before the commit: a row never names a file that is not there
    await rename(path, place)
    return kept
  })
}
