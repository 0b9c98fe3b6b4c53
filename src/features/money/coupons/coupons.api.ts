import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './coupons.contract.ts'
import { changeCoupon, listCoupons, makeCoupon } from './coupons.ts'

const tag = 'Kupon'

export const couponsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/coupons',
      tag,
      summary: 'Kupon, yang berlaku lebih dulu',
      message: 'Berhasil mengambil kupon',
      access: permissions.manageCoupons,
      query: contract.couponsQuery,
      data: contract.couponList,
    },
    (context, { query }) => listCoupons(context, query),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/coupons',
      tag,
      summary: 'Membuat kupon',
      message: 'Kupon dibuat',
      access: permissions.manageCoupons,
      body: contract.couponValues,
      data: contract.couponItem,
      status: 201,
    },
    (context, { body }) => makeCoupon(context, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/coupons/{id}',
      tag,
      summary: 'Mengubah atau mematikan kupon; yang sudah dipakai tetap berlaku',
      message: 'Kupon disimpan',
      access: permissions.manageCoupons,
      parameters: contract.idParameter,
      body: contract.couponValues,
      data: contract.couponItem,
    },
    (context, { parameters, body }) => changeCoupon(context, parameters.id, body),
  ),
]
