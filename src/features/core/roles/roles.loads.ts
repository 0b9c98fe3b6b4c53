import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../permissions/permissions.ts'
import { rolesQuery } from './roles.contract.ts'
import { matrixOf } from './roles.ts'

/** The permission matrix in words: who may do what, drawn from the lines that every call and page is held against. */
export const loadRoles = officePage(
  { page: 'roles.matrix', path: to.roles(), access: permissions.readPeople, query: ['kind'] },
  { title: 'Peran dan izin', description: 'Siapa boleh melakukan apa di situs ini' },
  ({ query, tenant, partsOf }) =>
    matrixOf(
      tenant.slug,
      partsOf('office').flatMap(({ sections = [] }) => sections),
      rolesQuery.parse(query).kind,
    ),
)
