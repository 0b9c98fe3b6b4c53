import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './saved-views.contract.ts'
import { changeView, keepView, keptViews, removeView } from './saved-views.ts'

const shared = { tag: 'Tampilan daftar', access: permissions.openAdministration } as const

export const savedViewsApi = [
  endpoint(
    {
      ...shared,
      method: 'GET',
      path: '/v1/views',
      summary: 'Tampilan satu daftar pengelolaan: milik sendiri, lalu yang dibagikan',
      message: 'Berhasil mengambil tampilan',
      query: contract.listParameter,
      data: contract.keptViews,
    },
    (context, { query }) => keptViews(context, query.list),
  ),
  endpoint(
    {
      ...shared,
      method: 'POST',
      path: '/v1/views',
      summary: 'Menyimpan keadaan sebuah daftar (saringan, urutan) dengan nama',
      message: 'Tampilan tersimpan',
      body: contract.newView,
      data: contract.keptView,
      status: 201,
    },
    (context, { body }) => keepView(context, body),
  ),
  endpoint(
    {
      ...shared,
      method: 'PUT',
      path: '/v1/views/{id}',
      summary: 'Mengubah nama, keadaan, atau pembagian tampilan milik sendiri',
      message: 'Tampilan tersimpan',
      parameters: contract.viewParameters,
      body: contract.changedView,
      data: contract.keptView,
    },
    (context, { parameters, body }) => changeView(context, parameters.id, body),
  ),
  endpoint(
    {
      ...shared,
      method: 'DELETE',
      path: '/v1/views/{id}',
      summary: 'Menghapus tampilan milik sendiri',
      message: 'Tampilan dihapus',
      parameters: contract.viewParameters,
      data: z.null(),
    },
    (context, { parameters }) => removeView(context, parameters.id),
  ),
]
