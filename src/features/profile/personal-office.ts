import type { Viewer } from '../../platform/http/access.ts'
import type { PersonalContext } from '../../platform/http/page-load.ts'
import { matchRoute, to } from '../../routes.ts'
import { imageOf } from '../../shared/picture.ts'
import type { OfficeLink, OfficeNav, OfficeViewer } from '../../ui/office/nav.ts'
import { kinds, memberOf, permissions } from '../permissions/permissions.ts'
import { findProfile } from './profile.store.ts'

/** What stands around the pages about oneself: <Office {...data.office} …>. */
export async function personalOffice(
  context: Pick<PersonalContext, 'tx' | 'viewer' | 'tenant'>,
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
      ...(row?.email ? { email: row.email } : {}),
      ...(picture ? { picture } : {}),
    },
    nav: personalNav(viewer, accountsOrigin),
  }
}

const own: readonly OfficeLink[] = [
  { label: 'Profil', href: '/Profile', icon: 'user' },
  { label: 'Privasi & data', href: '/Profile/Privasi', icon: 'shield-check' },
  { label: 'Tempat masuk', href: '/Profile/Tempat-Masuk', icon: 'devices' },
]

function personalNav(viewer: Viewer, accountsOrigin: string): OfficeNav {
  const { kind } = memberOf(viewer)
  const mayManage = permissions.openAdministration.grants[kind] !== 'none'
  const there = (link: OfficeLink) => matchRoute(link.href) !== undefined
  const manage: OfficeLink[] = mayManage ? [{ label: 'Kelola', href: '/Kelola', icon: 'settings' }] : []
  return {
    home: { label: 'Akun saya', href: to.profile() },
    groups: [
      {
        items: [
          ...own.filter(there),
          { label: 'Keamanan akun', href: `${accountsOrigin}/`, icon: 'key', isDocument: true },
        ],
      },
      ...(manage.some(there) ? [{ title: 'Situs', items: manage }] : []),
    ],
    actions: [],
    account: [
      ...manage.filter(there),
      { label: 'Lihat situs', href: to.home(), icon: 'external' },
      { label: 'Keluar', href: '/Logout', icon: 'log-out', isDocument: true },
    ],
  }
}
