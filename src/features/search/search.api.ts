import { endpoint } from '../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './search.contract.ts'
import type { Search } from './search.ts'

interface Needs {
  tenantById(id: number): { values: Record<string, unknown> } | undefined
}

const tag = 'Pencarian'

/** Searching all of a site; our own calls. */
export function searchApi(search: Search, { tenantById }: Needs) {
  const valuesOf = (id: number) => tenantById(id)?.values ?? {}
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
      (context, { query }) => search.find({ ...context, values: valuesOf(context.tenant.id) }, query),
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
      (context, { query }) => search.suggest({ ...context, values: valuesOf(context.tenant.id) }, query.q),
    ),
  ]
}
