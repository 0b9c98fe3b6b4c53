import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../permissions/permissions.ts'
import { overview } from './overview.ts'

export const loadOverview = officePage(
  { page: 'administration.overview', path: to.administration(), access: permissions.openAdministration },
  { title: 'Ringkasan', description: 'Ringkasan pengelolaan situs' },
  overview,
)
