import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../permissions/permissions.ts'
import { overview, wayToBegin } from './overview.ts'

const page = officePage(
  { page: 'administration.overview', path: to.administration(), access: permissions.openAdministration },
  { title: 'Ringkasan', description: 'Ringkasan pengelolaan situs' },
  overview,
)

/** The first page of the office; of a new site, the way to its first steps. */
export const loadOverview: PersonalPageLoad = {
  ...page,
  async load(context) {
    const way = await wayToBegin(context)
    return way === undefined ? page.load(context) : { redirect: way, isTemporary: true }
  },
}
