import type { Kind } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { routes, to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { OfficeLink, OfficeNav, OfficeViewer } from '../../../ui/office/nav.ts'
import { ownLinks } from '../../core/administration/administration.ts'
import { kinds, memberOf, permissions } from '../../core/permissions/permissions.ts'
import { findProfile } from '../members/members.ts'

/** What stands around the pages about oneself: <Office {...data.office} …>. */
export async function personalOffice(
  context: Pick<PersonalContext, 'tx' | 'viewer' | 'tenant' | 'partsOf'>,
  accountsOrigin: string,
): Promise<{ viewer: OfficeViewer; nav: OfficeNav }> {
  const { tx, viewer, tenant } = context
  const member = memberOf(viewer)
  const row = await findProfile(tx, member.membershipId, tenant.pictureBase)
  const picture = imageOf(row?.picture ?? null)
  return {
    viewer: {
      name: member.name,
      kind: member.kind,
      kindLabel: kinds[member.kind].label,
      ...(member.viewedFrom === undefined ? {} : { viewedAs: kinds[member.kind].label }),
      ...(row?.email ? { email: row.email } : {}),
      ...(picture ? { picture } : {}),
    },
    nav: personalNav(context.partsOf, member.kind, accountsOrigin),
  }
}

/** Worked out once for each kind of person, so that what is drawn of them is kept by them (ui/kept.tsx). */
const navs = new WeakMap<PartsOf, Map<string, OfficeNav>>()

function personalNav(partsOf: PartsOf, kind: Kind, accountsOrigin: string): OfficeNav {
  const known = navs.get(partsOf) ?? new Map<string, OfficeNav>()
  navs.set(partsOf, known)
  const key = `${kind} ${accountsOrigin}`
  const nav = known.get(key) ?? Object.freeze(navOf(kind, ownLinks(partsOf, kind), accountsOrigin))
  known.set(key, nav)
  return nav
}

function navOf(kind: Kind, own: readonly OfficeLink[], accountsOrigin: string): OfficeNav {
  const mayManage = permissions.openAdministration.grants[kind] !== 'none'
  const manage: OfficeLink[] = mayManage ? [{ label: 'Kelola', href: routes.Kelola, icon: 'settings' }] : []
  return {
    home: { label: 'Akun saya', href: to.profile() },
    groups: [
      {
        items: [
          ...own,
          { label: 'Keamanan akun', href: `${accountsOrigin}/`, icon: 'key', isDocument: true },
        ],
      },
      ...(manage.length > 0 ? [{ title: 'Situs', items: manage }] : []),
    ],
    actions: [],
    account: [
      ...manage,
      { label: 'Lihat situs', href: to.home(), icon: 'external' },
      { label: 'Keluar', href: routes.Logout, icon: 'log-out', isDocument: true },
    ],
  }
}
