import type { Kind, Member } from '../../../platform/http/access.ts'
import { kinds, permissions, strongKinds } from '../permissions/permissions.ts'

/** Which kind somebody who runs the site looks at it as; gone with the browser's session. */
export const viewAsCookie = 'view_as'

const mayView = (kind: Kind) => permissions.changeSettings.grants[kind] === 'all'

/** kinds with less to do than whoever runs the site: what a cookie says can only take away */
const viewed = new Map<string, Kind>(
  Object.keys(kinds).flatMap(key => {
    const kind = Number(key) as Kind
    return mayView(kind) ? [] : [[key, kind] as const]
  }),
)

export const isViewed = (kind: string): boolean => viewed.has(kind)

/**
 * The member as the kind they look at the site as: what that kind may, with nothing of anybody but themselves. Whoever
 * has yet to use their second factor stays who they are: other kinds need none.
 */
export function asViewed(member: Member, wanted: string | undefined): Member {
  const kind = viewed.get(wanted ?? '')
  if (kind === undefined || !mayView(member.kind)) return member
  if (strongKinds.includes(member.kind) && !member.isStrong) return member
  return { ...member, kind, programIds: [], provinceCode: null, viewedFrom: member.kind }
}

export const viewedWords = ({ kind }: Pick<Member, 'kind'>) =>
  `Anda sedang melihat situs ini sebagai ${kinds[kind].label}`
