import type { Viewer } from '../../../platform/http/access.ts'
import { memberOf } from '../../core/permissions/permissions.ts'

/** Whose classes somebody looks after. */
export interface Scope {
  isAll: boolean
  viewerId: number
  programIds: readonly number[]
}

/** "Own" are the classes one is staff of; of a programme's lead also those of the programmes led. */
export function scopeOf(viewer: Viewer): Scope {
  const { membershipId, kind, programIds } = memberOf(viewer)
  return {
    isAll: viewer.grant === 'all',
    viewerId: membershipId,
    programIds: kind === 7 ? programIds : [],
  }
}
