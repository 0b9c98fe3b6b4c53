import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listApps } from './app-credentials.ts'

export const loadApps: PersonalPageLoad = {
  access: permissions.manageApps,
  query: [],
  async load(context) {
    return {
      page: 'apps.list',
      data: {
        items: await listApps(context),
        tokenPath: '/v1/authorizer/token/generate',
      },
      head: { title: 'Aplikasi', description: 'Aplikasi luar tenant ini', noindex: true },
      canonical: to.apps(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'apps.list'>
  },
}
