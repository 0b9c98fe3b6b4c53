import { matchRoute } from '../../../match-route.ts'
import { grantOf, type Member } from '../../../platform/http/access.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { initialsOf } from '../../../shared/initials.ts'
import type { WhoIAm } from '../../../shared/who.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import { findFace } from './sessions.store.ts'

/** The caller as the page's header shows them. What they may do is decided anew by every call. */
export async function whoIs({ tx, tenant, viewer: { member } }: CallContext): Promise<WhoIAm> {
  if (!member) return { isTokenValid: false, lmsId: tenant.id, member: null }
  const { name, kind } = member
  const face = await findFace(tx, tenant.pictureBase.replace('w_1280', 'w_320'), member.membershipId)
  return {
    isTokenValid: true,
    lmsId: tenant.id,
    member: {
      name,
      initials: initialsOf(name),
      picture: face?.picture?.url ?? null,
      kind,
      kindLabel: kinds[kind].label,
      role: kinds[kind].role,
      links: linksFor(member),
    },
  }
}

const ways = [
  { label: 'Kelas saya', href: to.learning(), rule: permissions.beMember },
  { label: 'Profil', href: to.profile(), rule: permissions.beMember },
  { label: 'Kelola', href: to.administration(), rule: permissions.openAdministration },
] as const

const linksFor = (member: Member) =>
  ways
    .filter(({ href, rule }) => grantOf(rule, member) !== 'none' && matchRoute(href) !== undefined)
    .map(({ label, href }) => ({ label, href }))
