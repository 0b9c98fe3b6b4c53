import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './search.contract.ts'
import type { Search } from './search.ts'

const tag = 'Pencarian'

/** Searching all of a site; our own calls. */
export function searchApi(search: Search) {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/v1/search',
        tag,
        summary: 'Cari di seluruh situs; type mempersempit ke satu jenis',
        message: 'Berhasil mencari',
        access: permissions.readPublic,
        query: contract.searchQuery,
        data: contract.searchAnswer,
        limit: { tokens: 120, seconds: 60 },
      },
      (context, { query }) => search.find(context, query),
    ),
    endpoint(
      {
        method: 'GET',
        path: '/v1/search/suggest',
        tag,
        summary: 'Judul yang melanjutkan apa yang sedang diketik',
        message: 'Berhasil mengambil saran',
        access: permissions.readPublic,
        query: contract.suggestQuery,
        data: contract.suggestAnswer,
      },
      (context, { query }) => search.suggest(context, query.q),
    ),
  ]
}
