import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { draftParameters } from '../../core/publishing/publishing.ts'
import * as contract from './draft-links.contract.ts'
import { linksOf, revoke, share } from './draft-links.ts'

const common = { tag: 'Pratinjau', access: permissions.writeDrafts, isAlwaysOpen: true } as const
const path = '/v1/draft-links/{kind}/{id}'

export const draftLinksApi = [
  endpoint(
    {
      ...common,
      method: 'GET',
      path,
      summary: 'Tautan yang sekarang membuka pratinjau sebuah draf',
      message: 'Berhasil mengambil tautan',
      parameters: draftParameters,
      data: contract.linkList,
    },
    (context, { parameters }) => linksOf(context, parameters),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path,
      summary: 'Buat tautan pratinjau; berlaku tujuh hari, dan alamatnya hanya disebut sekali',
      message: 'Tautan dibuat',
      parameters: draftParameters,
      data: contract.newLink,
      status: 201,
      limit: { tokens: 30, seconds: 600 },
    },
    (context, { parameters }) => share(context, parameters),
  ),
  endpoint(
    {
      ...common,
      method: 'DELETE',
      path: `${path}/{number}`,
      summary: 'Cabut tautan pratinjau',
      message: 'Tautan dicabut',
      parameters: contract.linkParameters,
      data: contract.linkList,
    },
    (context, { parameters }) => revoke(context, parameters),
  ),
]
