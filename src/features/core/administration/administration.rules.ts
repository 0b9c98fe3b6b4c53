import type { Kind } from '../../../platform/http/access.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { routes } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'
import { productSlug } from '../../../shared/product.ts'
import type { OfficeGroup, OfficeLink } from '../../../ui/office/nav.ts'
import { permissions } from '../permissions/permissions.ts'
import { groups, type OfficeLinkPart, type OfficeSection } from './office-parts.ts'

const account: readonly OfficeLink[] = [
  { label: 'Profil saya', href: routes.Profile, icon: 'user' },
  { label: 'Lihat situs', href: routes.Home, icon: 'external' },
  { label: 'Keluar', href: routes.Logout, icon: 'log-out', isDocument: true },
]

interface Who {
  kind: Kind
  tenantSlug: string
}

type Way = Pick<OfficeSection, 'permission' | 'isPlatform'>

const mayGo = ({ permission, isPlatform }: Way, { kind, tenantSlug }: Who) =>
  permissions[permission].grants[kind] !== 'none' && (!isPlatform || tenantSlug === productSlug)

const linkOf = ({ label, page, icon }: OfficeLinkPart): OfficeLink => ({ label, href: routes[page], icon })

/** The sections this person may open, by the permission matrix. */
export function groupsFor(partsOf: PartsOf, who: Who): OfficeGroup[] {
  const sections = partsOf('office')
    .flatMap(part => part.sections ?? [])
    .filter(section => mayGo(section, who))
    .sort(byPlace)
  return Object.entries(groups)
    .map(([name, title]) => ({
      title,
      items: sections
        .filter(({ group }) => group === name)
        .map(section => ({ ...linkOf(section), key: section.key })),
    }))
    .filter(({ items }) => items.length > 0)
}

export const actionsFor = (partsOf: PartsOf, who: Who): OfficeLink[] =>
  partsOf('office')
    .flatMap(part => part.actions ?? [])
    .filter(action => mayGo(action, who))
    .sort(byPlace)
    .map(linkOf)

/** The pages about oneself. */
export const ownLinks = (partsOf: PartsOf, kind: Kind): OfficeLink[] =>
  partsOf('office')
    .flatMap(part => part.own ?? [])
    .filter(({ permission }) => !permission || permissions[permission].grants[kind] !== 'none')
    .sort(byPlace)
    .map(linkOf)

export const accountLinks = (): readonly OfficeLink[] => account
