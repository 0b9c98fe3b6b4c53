import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { importQuestions } from './question-import.ts'
import * as contract from './questions.contract.ts'
import {
  addQuestion,
  changeQuestion,
  copyQuestion,
  doToQuestion,
  removeQuestion,
  tryQuestion,
} from './questions.ts'

const tag = 'Bank soal'
const access = permissions.writeQuestions

export interface QuestionsDeps {
  database: Pick<Database, 'withTenant'>
}

export const questionsApi = ({ database }: QuestionsDeps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v1/questions',
      tag,
      summary: 'Menambah soal ke bank soal',
      message: 'Soal tersimpan',
      access,
      body: contract.newQuestion,
      data: contract.keptQuestion,
      status: 201,
    },
    (context, { body }) => addQuestion(context, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/questions/{id}',
      tag,
      summary: 'Mengubah soal; perubahan isi menjadi versi baru',
      message: 'Soal tersimpan',
      access,
      parameters: contract.idParameter,
      body: contract.changedQuestion,
      data: contract.keptQuestion,
    },
    (context, { parameters, body }) => changeQuestion(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/questions/{id}/copy',
      tag,
      summary: 'Menyalin soal menjadi draf baru',
      message: 'Salinan tersimpan',
      access,
      parameters: contract.idParameter,
      data: contract.keptQuestion,
      status: 201,
    },
    (context, { parameters }) => copyQuestion(context, parameters.id),
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v1/questions/{id}',
      tag,
      summary: 'Menghapus soal yang tidak dipakai kuis mana pun',
      message: 'Soal dihapus',
      access,
      parameters: contract.idParameter,
      data: z.null(),
    },
    async (context, { parameters }) => {
      await removeQuestion(context, parameters.id)
      return null
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/questions/trial',
      tag,
      summary: 'Pratinjau soal dan nilai sebuah jawaban; tidak ada yang disimpan',
      message: 'Pratinjau soal',
      access,
      body: contract.tried,
      data: contract.trial,
    },
    async (_, { body }) => tryQuestion(body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/questions/import',
      tag,
      summary: 'Mengimpor soal dari GIFT atau dari soal yang diketik; isTrial hanya memeriksa',
      message: 'Soal dibaca',
      access,
      body: contract.importing,
      data: contract.imported,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { body }) => importQuestions(context, body),
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/questions',
      tag,
      summary: 'Mengubah status, menambah tanda, atau menghapus banyak soal',
      access,
      body: contract.bulkDeed,
    },
    doToQuestion,
  ),
]
