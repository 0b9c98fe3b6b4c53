import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './drafting.contract.ts'
import { type DraftingDeps, findDrafter, proposeAlt, proposeQuestions, proposeSummary } from './drafting.ts'

const common = { tag: 'Asisten', limit: { tokens: 12, seconds: 60 } } as const
const proposing = { ...common, method: 'POST', message: 'Usulan selesai. Periksa sebelum dipakai.' } as const

/** What a model proposes to whoever writes. Nothing of it is kept: the editor takes it over, or leaves it. */
export const draftingApi = (house: DraftingDeps): Endpoint[] => [
  endpoint(
    {
      tag: 'Asisten',
      method: 'GET',
      path: '/v1/assistant/drafts',
      summary: 'Apakah editor dapat menawarkan usulan model AI',
      message: 'Berhasil memeriksa',
      access: permissions.writeDrafts,
      data: contract.drafter,
    },
    findDrafter,
  ),
  openEndpoint(
    {
      ...proposing,
      path: '/v1/assistant/drafts/summary',
      summary: 'Usulan ringkasan sebuah teks, untuk diperiksa',
      access: permissions.writeDrafts,
      body: contract.summaryWish,
      data: contract.proposal,
    },
    (context, { body }) => proposeSummary(house, context, body),
  ),
  openEndpoint(
    {
      ...proposing,
      path: '/v1/assistant/drafts/questions',
      summary: 'Usulan soal dari sebuah bab, dalam bentuk yang dibaca impor soal',
      access: permissions.writeQuestions,
      body: contract.questionsWish,
      data: contract.proposal,
    },
    (context, { body }) => proposeQuestions(house, context, body),
  ),
  openEndpoint(
    {
      ...proposing,
      path: '/v1/assistant/drafts/alt/{id}',
      summary: 'Usulan teks alternatif sebuah gambar pustaka, dari model yang dapat melihat',
      access: permissions.useMedia,
      parameters: contract.pictureParameters,
      data: contract.proposal,
    },
    (context, { parameters }) => proposeAlt(house, context, parameters.id),
  ),
]
