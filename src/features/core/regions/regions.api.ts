import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './regions.contract.ts'
import { listCities, listProvinces, regionsCredit } from './regions.ts'

const tag = 'Wilayah'

export const regionsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/authorizer/provinces',
      tag,
      summary: `Provinsi menurut kode Kemendagri. ${regionsCredit.text}`,
      message: 'Berhasil mengambil daftar provinsi',
      access: permissions.readPublic,
      data: contract.provinceList,
      tags: ['regions'],
    },
    async () => [...(await listProvinces())],
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/authorizer/cities',
      tag,
      summary: `Kabupaten dan kota satu provinsi menurut kode Kemendagri. ${regionsCredit.text}`,
      message: 'Berhasil mengambil daftar kabupaten/kota',
      access: permissions.readPublic,
      query: contract.citiesQuery,
      data: contract.cityList,
      tags: ['regions'],
    },
    async (_context, { query }) => [...(await listCities(query.provinceId))],
  ),
]
