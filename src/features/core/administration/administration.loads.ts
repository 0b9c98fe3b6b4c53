import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../permissions/permissions.ts'
import { overview } from './overview.ts'

export const loadOverview: PersonalPageLoad = {
  access: permissions.openAdministration,
  query: [],
  async load(context) {
    return {
      page: 'administration.overview',
      data: { ...(await overview(context)) },
      head: { title: 'Ringkasan', description: 'Ringkasan pengelolaan situs', noindex: true },
      canonical: to.administration(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'administration.overview'>
  },
}
