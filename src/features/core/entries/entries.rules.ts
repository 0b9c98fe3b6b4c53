import type { Member, Viewer } from '../../../platform/http/access.ts'
import { memberOf, permissions } from '../permissions/permissions.ts'
import type { EntryKind } from './entry-kinds.ts'

/** An entry lies in the bin for so many days. */
export const daysInBin = 30

/** Where an entry can stand, as lists are narrowed by it. */
export const entryStates = [
  'draft',
  'waiting',
  'needs_fix',
  'scheduled',
  'published',
  'archived',
  'trash',
] as const
export type EntryState = (typeof entryStates)[number]

export interface May {
  write: boolean
  publish: boolean
}

/** What somebody may do to one entry: to everybody's, or to those they began or look after. */
export function mayDo(
  { may, ownIds }: Pick<EntryKind, 'may' | 'ownIds'>,
  member: Pick<Member, 'kind' | 'membershipId' | 'programIds'>,
  { ownerId, ownId = null }: { ownerId: number | null; ownId?: number | null },
): May {
  const isOwn =
    ownerId === member.membershipId || (ownId !== null && (ownIds?.(member).includes(ownId) ?? false))
  const reaches = (name: keyof typeof permissions) => {
    const grant = permissions[name].grants[member.kind]
    return grant === 'all' || (grant === 'own' && isOwn)
  }
  const write = reaches(may.write)
  return { write, publish: write && reaches(may.publish ?? may.write) }
}

/** Whether one publishes what one has written oneself. */
export const maySelfPublish = (kind: Pick<EntryKind, 'may' | 'ownIds'>, viewer: Viewer): boolean => {
  const member = memberOf(viewer)
  return mayDo(kind, member, { ownerId: member.membershipId }).publish
}
