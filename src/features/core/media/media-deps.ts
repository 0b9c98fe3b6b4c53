import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { Asker } from '../../../platform/files/library-rows.ts'
import type { Quota } from '../../../platform/files/storage-rows.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Log } from '../../../platform/log.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { memberOf } from '../permissions/permissions.ts'

/** What the library borrows of the house. */
export interface MediaDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  files: FileStore
  clock: Clock
  log: Log
  config: Pick<Config, 'MEDIA_QUOTA_MB' | 'MEDIA_MEMBER_QUOTA_MB' | 'CLAMD'>
  partsOf: PartsOf
}

const megabyte = 1_048_576

/** Who may use only their own files is bound by a smaller room too. */
export const quotaFor = ({ config }: Pick<MediaDeps, 'config'>, { grant }: Viewer): Quota => ({
  tenant: config.MEDIA_QUOTA_MB * megabyte,
  member: grant === 'own' ? config.MEDIA_MEMBER_QUOTA_MB * megabyte : undefined,
})

/** Whose library is looked at: everybody's, or what one has sent oneself. */
export const askerOf = (viewer: Viewer): Asker => ({
  membershipId: memberOf(viewer).membershipId,
  onlyOwn: viewer.grant === 'own',
})
