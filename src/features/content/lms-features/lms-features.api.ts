import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './lms-features.contract.ts'
import { getFeature, listFeatures } from './lms-features.ts'

const reading = {
  method: 'GET',
  tag: 'Fitur',
  access: permissions.readPublic,
  tags: ['lms-features'],
} as const

export const lmsFeaturesApi = [
  endpoint(
    {
      ...reading,
      path: '/v1/lms/feature/list',
      summary: 'Fitur produk belajar, semua atau dari satu produk',
      message: 'Berhasil mengambil daftar fitur',
      query: contract.featureListQuery,
      data: contract.featureList,
    },
    async (context, { query }) => new JsonText(await listFeatures(context, query.product)),
  ),
  endpoint(
    {
      ...reading,
      path: '/v1/lms/feature/detail',
      summary: 'Satu fitur menurut slug',
      message: 'Berhasil mengambil fitur',
      query: contract.featureDetailQuery,
      data: contract.lmsFeature,
    },
    async (context, { query }) => new JsonText(await getFeature(context, query.slug, query.product)),
  ),
]
