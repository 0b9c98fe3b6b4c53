import { grantOf, type Kind } from '../../../platform/http/access.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { firstScreenOf } from '../desks/desks.ts'
import { permissions } from '../permissions/permissions.ts'
import { rolesQuery } from './roles.contract.ts'
import { matrixOf } from './roles.ts'
import { isViewed } from './view-as.ts'

/** The permission matrix in words: who may do what, drawn from the lines that every call and page is held against. */
export const loadRoles = officePage(
  { page: 'roles.matrix', path: to.roles(), access: permissions.readPeople, query: ['kind'] },
  { title: 'Peran dan izin', description: 'Siapa boleh melakukan apa di situs ini' },
  ({ query, tenant, partsOf, viewer }) => {
    const sections = partsOf('office').flatMap(office => office.sections ?? [])
    const matrix = matrixOf(tenant.slug, sections, rolesQuery.parse(query).kind)
    const { chosen = '' } = matrix
    const mayView = grantOf(permissions.changeSettings, viewer.member) !== 'none' && isViewed(chosen)
    return { ...matrix, viewAs: mayView ? firstScreenOf(Number(chosen) as Kind).href : undefined }
  },
)
