import { AsyncResource } from 'node:async_hooks'
import { rm } from 'node:fs/promises'
import { listLibraries, listReplaced, removeFile } from '../../../platform/files/library-change-rows.ts'
import { dischargeRoom, findStorage, recountRoom, releaseRoom } from '../../../platform/files/storage-rows.ts'
import { listExpired, removeUpload } from '../../../platform/files/upload-rows.ts'
import type { InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import { listUses, renewAllUses } from './file-holders.ts'
import type { MediaDeps } from './media-deps.ts'

const hour = 3_600_000
/** an upload nobody goes on with */
const uploadHours = 24
/** for which a replaced file answers at least */
const replacedDays = 30
/** things that do not say themselves what they use are asked again after so long */
const usesMinutes = 10

export interface SweepDeps extends MediaDeps {
  tenantContextById(id: number): Promise<Pick<TenantContext, 'id' | 'slug'> | undefined>
}

/** What has been given up or replaced goes, and what there is is counted anew. Harmless in several processes at once. */
export async function sweep(deps: SweepDeps): Promise<void> {
  const { database, clock, tenantContextById } = deps
  const now = clock.now().getTime()
  const expired = await database.withPlatform(tx => listExpired(tx, new Date(now - uploadHours * hour)))
  for (const { tenantId, id } of expired) {
    const tenant = await tenantContextById(tenantId)
    if (tenant) await dropUpload(deps, tenant, id)
  }
  const before = new Date(now - replacedDays * 24 * hour)
  for (const tenantId of await database.withPlatform(listLibraries)) {
    const tenant = await tenantContextById(tenantId)
    if (!tenant) continue
    await dropReplaced(deps, tenant, before)
    await dropStray(deps, tenant, now)
    await deps.files.sweepAside(tenant.slug, new Date(now - hour))
    await database.withTenant(tenantId, recountRoom)
  }
}

async function dropUpload(
  { database, files }: SweepDeps,
  { id, slug }: Pick<TenantContext, 'id' | 'slug'>,
  upload: string,
) {
  await database.withTenant(id, async tx => {
    const gone = await removeUpload(tx, upload)
    if (gone && gone.fileId === null) await releaseRoom(tx, gone.membershipId, gone.bytes)
  })
  await rm(await files.uploadPath(slug, upload), { force: true })
}

async function dropReplaced(
  { database, files, partsOf }: SweepDeps,
  { id, slug }: Pick<TenantContext, 'id' | 'slug'>,
  before: Date,
): Promise<void> {
  const keys = await database.withTenant(id, async tx => {
    const gone: string[] = []
    for (const file of await listReplaced(tx, before)) {
      if ((await listUses({ tx, partsOf }, file)).length > 0) continue
      await removeFile(tx, file.id)
      await dischargeRoom(tx, file.uploadedBy, file.bytes)
      gone.push(file.key)
    }
    return gone
  })
  for (const key of keys) await files.remove(slug, key)
}

/** what a process left behind that was ended in the middle of its work */
async function dropStray(
  { files }: SweepDeps,
  { slug }: Pick<TenantContext, 'slug'>,
  now: number,
): Promise<void> {
  for (const { name, at } of await files.listUploads(slug))
    if (now - at.getTime() > 2 * uploadHours * hour)
      await rm(await files.uploadPath(slug, name), { force: true })
}

/** where nothing else runs: what begins within a transaction stands in it otherwise */
const outside = new AsyncResource('media.uses')

/** Behind the answer, in a transaction of its own: whoever looks sees what was found a moment ago. */
export function renewIfOld(
  house: MediaDeps,
  { tenant, partsOf }: Pick<InTenant, 'tenant' | 'partsOf'>,
): void {
  const { database, clock, log } = house
  outside.runInAsyncScope(() => {
    database
      .withTenant(tenant.id, async tx => {
        const { usesAt } = await findStorage(tx)
        if (usesAt && clock.now().getTime() - usesAt.getTime() < usesMinutes * 60_000) return
        await renewAllUses({ tx, partsOf, clock })
      })
      .catch(error => log.error({ err: error, tenant: tenant.slug }, 'uses of files were not renewed'))
  })
}
