import type { PersonalPageLoad } from '../../platform/http/page-load.ts'
import { to } from '../../routes.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { officeOf } from '../administration/administration.ts'
import { permissions } from '../permissions/permissions.ts'
import type { AppsPageData } from './app-credentials.contract.ts'
import { listApps } from './app-credentials.ts'

export const loadApps: PersonalPageLoad = {
  access: permissions.manageApps,
  query: [],
  async load(context) {
    return {
      page: 'apps.list',
      data: {
        office: await officeOf(context),
        items: await listApps(context),
        tokenPath: '/v1/authorizer/token/generate',
      },
      head: { title: 'Aplikasi', description: 'Aplikasi luar tenant ini', noindex: true },
      canonical: to.apps(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'apps.list', AppsPageData>
  },
}
