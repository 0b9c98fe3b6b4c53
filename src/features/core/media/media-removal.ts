import { listParts, removeFile } from '../../../platform/files/library-change-rows.ts'
import { chargeRoom, dischargeRoom } from '../../../platform/files/storage-rows.ts'
import { grantOf } from '../../../platform/http/access.ts'
import type { OpenContext } from '../../../platform/http/endpoint.ts'
import { Failure, forbidden } from '../../../shared/failure.ts'
import { record } from '../audit/audit.ts'
import { permissions } from '../permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../removals/removals.ts'
import { listUses } from './file-holders.ts'
import { getMedia } from './library.ts'
import { type MediaDeps, quotaFor } from './media-deps.ts'

/** Takes a file away, with what belongs to it. What is used is named first (409), and goes only when that is meant. */
export async function removeMedia(
  { database, files }: Pick<MediaDeps, 'database' | 'files'>,
  context: OpenContext,
  id: number,
  isSure: boolean,
): Promise<Removed> {
  const { tenant, viewer } = context
  const { keys, removed } = await database.withTenant(tenant.id, async tx => {
    const inside = { ...context, tx }
    const { item } = await getMedia(inside, id)
    const uses = await listUses(inside, item)
    if (uses.length > 0 && viewer.grant === 'own')
      throw forbidden('Berkas ini sudah dipakai di situs. Minta admin untuk menghapusnya.')
    if (uses.length > 0 && !isSure) {
      const failure = new Failure('conflict', `Berkas ini masih dipakai di ${uses.length} tempat`)
      failure.data = { uses }
      throw failure
    }
    const parts = await listParts(tx, id)
    const removed = await keepRemoved(inside, { kind: 'media', id, name: item.name, from: 'files' })
    await removeFile(tx, id)
    for (const part of parts) await dischargeRoom(tx, part.uploadedBy, part.bytes)
    await record(inside, {
      action: 'media.removed',
      object: { type: 'media', id, name: item.name },
      before: { key: item.key, usedBy: uses.length },
    })
    return { keys: parts.map(part => part.key), removed }
  })
  for (const key of keys) await files.setAside(tenant.slug, key, context.clock.now())
  return removed
}

/** Its bytes answer again, and count again: what has no room any more stays away. */
export const mediaUndoing = (house: MediaDeps): Undoing => ({
  kind: 'media',
  access: permissions.useMedia,
  async restored({ tx, tenant, viewer }, id) {
    const quota = quotaFor(house, { ...viewer, grant: grantOf(permissions.useMedia, viewer.member) })
    const parts = await listParts(tx, id)
    // what came by an import is nobody's; the sweep counts it anew
    for (const { uploadedBy, bytes } of parts)
      if (uploadedBy !== null) await chargeRoom(tx, uploadedBy, bytes, quota)
    return async () => {
      for (const { key } of parts) await house.files.bringBack(tenant.slug, key)
    }
  },
})
