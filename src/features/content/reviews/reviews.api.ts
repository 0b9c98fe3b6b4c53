import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { draftParameters } from '../../core/publishing/publishing.ts'
import { deadLinks, type LinkDeps } from './dead-links.ts'
import * as contract from './reviews.contract.ts'
import { decide, remark, reviewOf, settle } from './reviews.ts'

const common = {
  tag: 'Tinjauan',
  access: permissions.writeDrafts,
  isAlwaysOpen: true,
  data: contract.reviewAnswer,
} as const
const path = '/v1/reviews/{kind}/{id}'
const ofOne = { ...common, parameters: draftParameters } as const
const ofRemark = { ...common, parameters: contract.remarkParameters } as const

/** Reviews of whatever has a draft, by the names that drafts go by. */
export const reviewsApi = (deps: LinkDeps) => [
  endpoint(
    {
      ...common,
      method: 'GET',
      path: `${path}/dead-links`,
      summary: 'Tautan di dalam draf ke halaman situs ini yang tidak ada',
      message: 'Tautan diperiksa',
      parameters: draftParameters,
      data: contract.deadLinks,
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, { parameters }) => ({ links: await deadLinks(deps, context, parameters) }),
  ),
  endpoint(
    {
      ...ofOne,
      method: 'GET',
      path,
      summary: 'Tinjauan sebuah draf: keadaannya, langkahnya, dan catatannya',
      message: 'Berhasil mengambil tinjauan',
    },
    (context, { parameters }) => reviewOf(context, parameters),
  ),
  endpoint(
    {
      ...ofOne,
      method: 'POST',
      path: `${path}/steps`,
      summary: 'Langkah tinjauan: kirim, tarik kembali, setujui dan terbitkan, minta perbaikan',
      message: 'Tinjauan tercatat',
      body: contract.reviewStep,
    },
    (context, { parameters, body }) => decide(context, parameters, body),
  ),
  endpoint(
    {
      ...ofOne,
      method: 'POST',
      path: `${path}/remarks`,
      summary: 'Catatan pada satu bagian; isinya sendiri tidak berubah',
      message: 'Catatan tersimpan',
      body: contract.newRemark,
      status: 201,
      limit: { tokens: 120, seconds: 600 },
    },
    (context, { parameters, body }) => remark(context, parameters, body),
  ),
  endpoint(
    {
      ...ofRemark,
      method: 'POST',
      path: `${path}/remarks/{number}/resolution`,
      summary: 'Catatan sudah selesai',
      message: 'Catatan selesai',
    },
    (context, { parameters }) => settle(context, parameters, true),
  ),
  endpoint(
    {
      ...ofRemark,
      method: 'DELETE',
      path: `${path}/remarks/{number}/resolution`,
      summary: 'Catatan dibuka lagi',
      message: 'Catatan dibuka lagi',
    },
    (context, { parameters }) => settle(context, parameters, false),
  ),
]
