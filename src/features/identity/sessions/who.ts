import { matchRoute } from '../../../match-route.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { grantOf, type Member } from '../../../platform/http/access.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { routes, to } from '../../../routes.ts'
import { initialsOf } from '../../../shared/initials.ts'
import type { WhoIAm } from '../../../shared/who.ts'
import { announcedBy } from '../../core/announcements/announcements.ts'
import { kinds, needsSecondFactor, permissions } from '../../core/permissions/permissions.ts'
import { findFace } from './sessions.store.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** how much of what a member was told they have not seen yet */
    unread: (tx: Tx, membershipId: number) => Promise<number>
  }
}

/** The caller as the page's header shows them. What they may do is decided anew by every call. */
export async function whoIs({
  tx,
  tenant,
  clock,
  partsOf,
  viewer: { member },
}: CallContext): Promise<WhoIAm> {
  if (!member) return { isTokenValid: false, lmsId: tenant.id, member: null }
  const { name, kind } = member
  let unread = 0
  for (const count of partsOf('unread')) unread += await count(tx, member.membershipId)
  const face = await findFace(tx, tenant.pictureBase.replace('w_1280', 'w_320'), member.membershipId)
  return {
    isTokenValid: true,
    lmsId: tenant.id,
    member: {
      id: member.membershipId,
      name,
      initials: initialsOf(name),
      picture: face?.picture?.url ?? null,
      kind,
      kindLabel: kinds[kind].label,
      role: kinds[kind].role,
      unread,
      mayEdit:
        grantOf(permissions.editOnSite, member) !== 'none' &&
        !needsSecondFactor(permissions.editOnSite, member),
      links: linksFor(member),
      isViewing: member.viewedFrom !== undefined,
      announcement: announcedBy(tenant, clock.now(), 'members').announcement ?? null,
    },
  }
}

const ways = [
  { label: 'Pemberitahuan', href: routes.Pemberitahuan, rule: permissions.beMember },
  { label: 'Meja kerja', href: to.desk(), rule: permissions.openDesk },
  { label: 'Mengajar', href: to.teaching(), rule: permissions.grade },
  { label: 'Kelas saya', href: to.learning(), rule: permissions.beMember },
  { label: 'Profil', href: to.profile(), rule: permissions.beMember },
  { label: 'Kelola', href: to.administration(), rule: permissions.openAdministration },
] as const

const linksFor = (member: Member) =>
  ways
    .filter(({ href, rule }) => grantOf(rule, member) !== 'none' && matchRoute(href) !== undefined)
    .map(({ label, href }) => ({ label, href }))
