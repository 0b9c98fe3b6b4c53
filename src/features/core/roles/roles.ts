import type { Kind } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { productSlug } from '../../../shared/product.ts'
import type { OfficeSection } from '../administration/administration.ts'
import { kinds, type PermissionName, permissions, strongKinds } from '../permissions/permissions.ts'
import { type LineWords, lineGroups, lineWords } from './line-words.ts'
import type { RoleColumn, RolesPage } from './roles.contract.ts'

export { asViewed, viewAsCookie, viewedWords } from './view-as.ts'

const everyKind = Object.keys(kinds).map(Number) as Kind[]

const columnOf = (kind: Kind): RoleColumn => ({
  kind: String(kind),
  label: kinds[kind].label,
  isStrong: strongKinds.includes(kind),
  href: `${to.roles()}?kind=${kind}`,
})

/**
 * The matrix as it is: of every kind, or what one kind may do.
 * @param slug the tenant's: what reaches across sites is named on the product's own
 * @param sections of the office: a line without words of its own is called as what it opens
 */
export function matrixOf(
  slug: string,
  sections: readonly OfficeSection[],
  chosen: string | undefined,
): Omit<RolesPage, 'viewAs'> {
  const columns = everyKind.map(columnOf)
  const at = columns.findIndex(({ kind }) => kind === chosen)
  const names = (Object.keys(permissions) as PermissionName[]).filter(
    name => name !== 'manageTenants' || slug === productSlug,
  )
  const lines = names
    .map(name => lineOf(name, sections))
    .filter(({ grants }) => at < 0 || grants[at] !== 'none')
  const groups = Object.entries(lineGroups)
    .map(([group, title]) => ({
      title,
      lines: lines.filter(line => line.group === group).map(({ group: _, ...line }) => line),
    }))
    .filter(group => group.lines.length > 0)
  return { columns, chosen: columns[at]?.kind, groups, shown: lines.length, total: names.length }
}

function lineOf(name: PermissionName, sections: readonly OfficeSection[]) {
  const { words, own = '', group } = lineWords[name] ?? wordsOfSection(name, sections)
  const { grants } = permissions[name]
  return { name, words, own, group, grants: everyKind.map(kind => grants[kind]) }
}

function wordsOfSection(name: PermissionName, sections: readonly OfficeSection[]): LineWords {
  const section = sections.find(({ permission }) => permission === name)
  const group = Object.keys(lineGroups).find(one => one === section?.group) ?? 'site'
  // found among them, or one of them
  return { group: group as LineWords['group'], words: `Mengurus ${(section?.label ?? name).toLowerCase()}` }
}
