import type { Kind } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { productSlug } from '../../../shared/product.ts'
import { kinds, type PermissionName, permissions, strongKinds } from '../permissions/permissions.ts'
import { lineGroups, lineWords } from './line-words.ts'
import type { RoleColumn, RoleLine, RolesPage } from './roles.contract.ts'

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
 */
export function matrixOf(slug: string, chosen: string | undefined): RolesPage {
  const columns = everyKind.map(columnOf)
  const at = columns.findIndex(({ kind }) => kind === chosen)
  const names = (Object.keys(permissions) as PermissionName[]).filter(
    name => name !== 'manageTenants' || slug === productSlug,
  )
  const lines = names
    .map(name => ({ ...lineOf(name), group: lineWords[name].group }))
    .filter(({ grants }) => at < 0 || grants[at] !== 'none')
  const groups = Object.entries(lineGroups)
    .map(([group, title]) => ({
      title,
      lines: lines.filter(line => line.group === group).map(({ group: _, ...line }) => line),
    }))
    .filter(group => group.lines.length > 0)
  return { columns, chosen: columns[at]?.kind, groups, shown: lines.length, total: names.length }
}

function lineOf(name: PermissionName): RoleLine {
  const { words, own = '' } = lineWords[name]
  const { grants } = permissions[name]
  return { name, words, own, grants: everyKind.map(kind => grants[kind]) }
}
