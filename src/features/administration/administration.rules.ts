import type { Kind } from '../../platform/http/access.ts'
import { matchRoute } from '../../routes.ts'
import { productSlug } from '../../shared/product.ts'
import type { OfficeGroup, OfficeLink } from '../../ui/office/nav.ts'
import { type PermissionName, permissions } from '../permissions/permissions.ts'

interface Way extends OfficeLink {
  permission: PermissionName
  /** shown on the product's own host only */
  isPlatform?: boolean
}

/** Every section of the administration, in the order of the sidebar. */
const groups: readonly { title?: string; items: readonly Way[] }[] = [
  {
    items: [
      { label: 'Ringkasan', href: '/Kelola', icon: 'overview', key: 'k', permission: 'openAdministration' },
    ],
  },
  {
    title: 'Orang',
    items: [
      { label: 'Orang', href: '/Kelola/Orang', icon: 'users', key: 'o', permission: 'readPeople' },
      { label: 'Undangan', href: '/Kelola/Undangan', icon: 'invite', key: 'u', permission: 'invitePeople' },
      { label: 'Sekolah', href: '/Kelola/Sekolah', icon: 'school', key: 's', permission: 'manageSchools' },
    ],
  },
  {
    title: 'Kegiatan',
    items: [
      { label: 'Liga', href: '/Kelola/Liga', icon: 'trophy', key: 'l', permission: 'manageCompetitions' },
      {
        label: 'Janji temu',
        href: '/Kelola/Janji-Temu',
        icon: 'calendar',
        key: 'j',
        permission: 'manageAppointments',
      },
    ],
  },
  {
    title: 'Situs',
    items: [
      {
        label: 'Tampilan',
        href: '/Kelola/Tampilan',
        icon: 'palette',
        key: 't',
        permission: 'changeSettings',
      },
      { label: 'Halaman', href: '/Kelola/Halaman', icon: 'file-text', key: 'h', permission: 'editPages' },
      {
        label: 'Pengaturan',
        href: '/Kelola/Pengaturan',
        icon: 'settings',
        key: 'p',
        permission: 'changeSettings',
      },
      { label: 'Domain', href: '/Kelola/Domain', icon: 'globe', key: 'd', permission: 'manageDomains' },
      { label: 'Aplikasi', href: '/Kelola/Aplikasi', icon: 'key', key: 'a', permission: 'manageApps' },
    ],
  },
  {
    title: 'Kepatuhan',
    items: [
      {
        label: 'Privasi',
        href: '/Kelola/Privasi',
        icon: 'shield-check',
        key: 'i',
        permission: 'decideDataRequests',
      },
      { label: 'Riwayat', href: '/Kelola/Riwayat', icon: 'history', key: 'r', permission: 'readAudit' },
    ],
  },
  {
    title: 'Platform',
    items: [
      {
        label: 'Tenant',
        href: '/Kelola/Tenant',
        icon: 'building',
        key: 'n',
        permission: 'manageTenants',
        isPlatform: true,
      },
    ],
  },
]

/** What can be begun from anywhere. */
const actions: readonly Way[] = [
  { label: 'Undang orang', href: '/Kelola/Undangan', icon: 'invite', permission: 'invitePeople' },
  { label: 'Ubah tampilan situs', href: '/Kelola/Tampilan', icon: 'palette', permission: 'changeSettings' },
  { label: 'Ubah halaman situs', href: '/Kelola/Halaman', icon: 'file-text', permission: 'editPages' },
  { label: 'Tambah sekolah', href: '/Kelola/Sekolah', icon: 'school', permission: 'manageSchools' },
  { label: 'Tambah domain', href: '/Kelola/Domain', icon: 'globe', permission: 'manageDomains' },
  { label: 'Unduh riwayat', href: '/Kelola/Riwayat', icon: 'download', permission: 'readAudit' },
]

const account: readonly OfficeLink[] = [
  { label: 'Profil saya', href: '/Profile', icon: 'user' },
  { label: 'Lihat situs', href: '/', icon: 'external' },
  { label: 'Keluar', href: '/Logout', icon: 'log-out', isDocument: true },
]

interface Who {
  kind: Kind
  tenantSlug: string
}

const mayGo = (way: Way, { kind, tenantSlug }: Who) =>
  permissions[way.permission].grants[kind] !== 'none' &&
  (!way.isPlatform || tenantSlug === productSlug) &&
  matchRoute(way.href) !== undefined

const linkOf = ({ label, href, icon, key }: Way): OfficeLink => ({ label, href, icon, key })

/** The sections this person may open, by the permission matrix. */
export const groupsFor = (who: Who): OfficeGroup[] =>
  groups
    .map(({ title, items }) => ({ title, items: items.filter(way => mayGo(way, who)).map(linkOf) }))
    .filter(group => group.items.length > 0)

export const actionsFor = (who: Who): OfficeLink[] => actions.filter(way => mayGo(way, who)).map(linkOf)

export const accountLinks = (): OfficeLink[] =>
  account.filter(link => link.isDocument === true || matchRoute(link.href) !== undefined)
