import { findByKey } from '../../../platform/files/library-rows.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import type { MediaDeps } from './media-deps.ts'

/**
 * The bytes first, then the rows that name them: a row never names a file that is not there, and no transaction waits
 * for a bucket. Where the rows are refused the bytes go again, unless somebody else has the same file by now.
 */
export async function bytesFirst<T>(
  { database, files }: Pick<MediaDeps, 'database' | 'files'>,
  tenant: Pick<TenantContext, 'id' | 'slug'>,
  { key, from }: { key: string; from: Buffer | string },
  write: () => Promise<T>,
): Promise<T> {
  const isThere = (await files.open(tenant.slug, key)) !== undefined
  if (!isThere) {
    if (typeof from === 'string') await files.adopt(tenant.slug, key, from)
    else await files.write(tenant.slug, key, from)
  }
  try {
    return await write()
  } catch (error) {
    const isHeld = isThere || (await database.withTenant(tenant.id, tx => findByKey(tx, key))) !== undefined
    if (!isHeld) await files.remove(tenant.slug, key)
    throw error
  }
}
