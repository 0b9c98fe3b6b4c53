import { fieldsOf } from '../../../platform/http/fields.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  type RedirectItem,
  type RedirectQuery,
  redirectQuery,
  writtenRedirect,
} from './redirects.contract.ts'
import { listOld } from './redirects.ts'

const fields = fieldsOf(writtenRedirect)

/** Old addresses of the site and where they lead. */
export const redirectList = officeList<'redirects.list', RedirectQuery, RedirectItem>(
  { page: 'redirects.list', path: routes['Kelola-Pengalihan'], access: permissions.manageRedirects },
  { title: 'Pengalihan', description: 'Alamat lama situs ini', search: 'Cari alamat' },
  {
    query: redirectQuery,
    list: listOld,
    data: list => ({ list, fields }),
    calls: {
      path: '/v1/redirects',
      nameOf: ({ from }) => from,
      columns: [
        ['Alamat lama', ({ from }) => from],
        ['Dialihkan ke', ({ to }) => to],
        ['Asal', ({ source }) => source],
        ['Ditambahkan', ({ addedText }) => addedText],
      ],
    },
  },
)
