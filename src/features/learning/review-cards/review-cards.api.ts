import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './review-cards.contract.ts'
import { answerCard } from './review-cards.ts'

export const reviewCardsApi = [
  endpoint(
    {
      method: 'POST',
      path: '/v1/review-cards/{id}/reviews',
      tag: 'Ulasan',
      summary: 'Menjawab satu kartu ulasan; nilai kelas tidak berubah karenanya',
      message: 'Jawaban diperiksa',
      access: permissions.beMember,
      parameters: contract.byQuestion,
      body: contract.review,
      data: contract.reviewResult,
      limit: { tokens: 120, seconds: 600 },
    },
    (context, { parameters: { id }, body }) => answerCard(context, id, body),
  ),
]
