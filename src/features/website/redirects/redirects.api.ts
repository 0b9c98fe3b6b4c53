import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './redirects.contract.ts'
import { addOld, leadOld, removeOld } from './redirects.ts'

const tag = 'Pengalihan'
const access = permissions.manageRedirects

export interface RedirectsDeps {
  database: Pick<Database, 'withTenant'>
}

export const redirectsApi = ({ database }: RedirectsDeps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v1/redirects',
      tag,
      summary: 'Mengalihkan alamat lama ke halaman yang ada',
      message: 'Alamat lama dialihkan',
      access,
      body: contract.writtenRedirect,
      data: contract.redirectItem,
      status: 201,
    },
    (context, { body }) => addOld(context, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/redirects/{id}',
      tag,
      summary: 'Mengubah tujuan alamat lama',
      message: 'Tujuan tersimpan',
      access,
      parameters: contract.idParameter,
      body: contract.ledRedirect,
      data: contract.redirectItem,
    },
    (context, { parameters, body }) => leadOld(context, parameters.id, body.to),
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/redirects',
      tag,
      summary: 'Menghapus banyak pengalihan',
      access,
      body: contract.bulkRedirects,
    },
    (context, id) => removeOld(context, id),
  ),
]
