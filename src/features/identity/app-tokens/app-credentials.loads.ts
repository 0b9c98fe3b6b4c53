import { z } from 'zod'
import { officeList, pageOfAll } from '../../../platform/http/office-list.ts'
import { pageNumber } from '../../../platform/http/query.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type AppItem, mostApps } from './app-credentials.contract.ts'
import { listApps } from './app-credentials.ts'

const query = z.object({ page: pageNumber }).transform(({ page }) => ({ page, pageSize: mostApps }))

export const apps = officeList<'apps.list', z.output<typeof query>, AppItem>(
  { page: 'apps.list', path: to.apps(), access: permissions.manageApps },
  { title: 'Aplikasi', description: 'Aplikasi luar situs ini' },
  {
    query,
    list: async (context, asked) => pageOfAll(await listApps(context), asked),
    data: list => ({ list, tokenPath: '/v1/authorizer/token/generate' }),
    calls: {
      columns: [
        ['Nama', ({ name }) => name],
        ['ID', ({ id }) => id],
        ['Didaftarkan', ({ createdText }) => createdText],
      ],
    },
  },
)
