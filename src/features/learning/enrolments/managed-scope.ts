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

/** SQL: whether a class is within it. Everybody's; those one is staff of or writes; those of the programmes one leads. */
export const withinScope = (classId: string) => `(:isAll::boolean
  or exists (select from class_teams t where t.class_id = ${classId} and t.membership_id = :viewerId)
  or exists (select from entry_authors w where w.kind = 'class' and w.own_id = ${classId} and w.owner_id = :viewerId)
  or exists (select from program_classes i where i.class_id = ${classId} and i.program_id = any (:programIds::int[])))`
