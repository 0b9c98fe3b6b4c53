import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import type { Tx } from '../../../platform/db/transaction.ts'
import { privateKey } from '../../../platform/files/file-store.ts'
import { insertPrivate, removePrivate } from '../../../platform/files/private-rows.ts'
import { chargeRoom, dischargeRoom, releaseRoom } from '../../../platform/files/storage-rows.ts'
import { findUpload, giveLease, removeUpload, takeLease } from '../../../platform/files/upload-rows.ts'
import { grantOf } from '../../../platform/http/access.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import { bytesFirst } from './bytes-first.ts'
import { assertWhatItSays, made, scan } from './intake.ts'
import { type MediaDeps, quotaFor } from './media-deps.ts'

/** A file that stands in no library: who may have it, the room says that keeps it. */
export interface PrivateFile {
  key: string
  name: string
  mime: string
  bytes: number
}

/** milliseconds in which one upload is made a file */
const patience = 900_000

/**
 * Makes a private file of an upload that is whole: looked at, scanned and made anew like everything that comes in.
 * `keep` writes down whose it is, in the transaction in which the upload ends.
 */
export async function takePrivately<Kept>(
  house: MediaDeps,
  context: OpenContext,
  uploadId: string,
  keep: (tx: Tx, file: PrivateFile) => Promise<Kept>,
): Promise<Kept> {
  const { database, files, clock } = house
  const { tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const lease = randomBytes(12).toString('hex')
  const now = clock.now()
  const upload = await database.withTenant(tenant.id, async tx => {
    const found = await findUpload(tx, uploadId, membershipId)
    if (!found || found.fileId !== null) throw notFound('Unggahan')
    if (found.received < found.bytes) throw conflict('Unggahan ini belum lengkap. Lanjutkan dahulu.')
    const until = new Date(now.getTime() + patience)
    if (!(await takeLease(tx, uploadId, { lease, now, until })))
      throw conflict('Berkas ini sedang diproses. Tunggu sebentar.')
    return found
  })
  const path = await files.uploadPath(tenant.slug, uploadId)
  try {
    const kept = await makePrivate(house, context, { path, name: upload.name }, async (tx, file, adopt) => {
      if (!(await removeUpload(tx, uploadId))) throw notFound('Unggahan')
      await releaseRoom(tx, membershipId, upload.bytes)
      await adopt()
      return keep(tx, file)
    })
    await rm(path, { force: true })
    return kept
  } finally {
    await database.withTenant(tenant.id, tx => giveLease(tx, uploadId, lease))
  }
}

/**
 * The same of what came in a form, also of somebody who is no member: then the site's own room bounds it. `isBound`: the room
 * of a member does as well, as it does what they send in pieces.
 */
export const takeFormPrivately = <Kept>(
  house: MediaDeps,
  context: OpenContext,
  given: { path: string; name: string; isBound?: boolean },
  keep: (tx: Tx, file: PrivateFile) => Promise<Kept>,
): Promise<Kept> =>
  makePrivate(house, context, given, async (tx, file, adopt) => {
    await adopt()
    return keep(tx, file)
  })

/** Looked at, scanned and made anew; `adopt` takes it into the house in the transaction that says whose it is. */
async function makePrivate<Kept>(
  house: MediaDeps,
  { tenant, viewer }: OpenContext,
  { path, name, isBound = false }: { path: string; name: string; isBound?: boolean },
  keep: (tx: Tx, file: PrivateFile, adopt: () => Promise<void>) => Promise<Kept>,
): Promise<Kept> {
  const { database, files, clock } = house
  const membershipId = viewer.member?.membershipId ?? null
  const grant = grantOf(permissions.useMedia, viewer.member)
  const quota = membershipId === null || isBound ? quotaFor(house, { ...viewer, grant }) : undefined
  const work = await files.uploadPath(tenant.slug, `${randomBytes(16).toString('hex')}-made`)
  try {
    await assertWhatItSays(path, name)
    await scan(house, path, name)
    const { from, mime, key: ending } = await made({ path, name }, name, work)
    const key = privateKey(ending.split('.').at(-1) ?? '')
    const bytes = typeof from === 'string' ? (await stat(from)).size : from.length
    return await bytesFirst(house, tenant, { key, from }, () =>
      database.withTenant(tenant.id, tx =>
        keep(tx, { key, name, mime, bytes }, async () => {
          await chargeRoom(tx, membershipId, bytes, quota)
          await insertPrivate(tx, { key, membershipId, bytes, at: clock.now() })
        }),
      ),
    )
  } finally {
    await rm(work, { force: true })
  }
}

/** Nobody holds it any more: its room is free. The bytes go once that is committed. */
export async function dropPrivate(tx: Tx, key: string): Promise<void> {
  const gone = await removePrivate(tx, key)
  if (gone) await dischargeRoom(tx, gone.membershipId, gone.bytes)
}
