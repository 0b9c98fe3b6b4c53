import { rm } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { Failure } from '../../../shared/failure.ts'
import { type MediaDeps, readForm } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import { exportQuestions } from './question-export.ts'
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

export interface QuestionsDeps extends Pick<MediaDeps, 'files'> {
  database: Pick<Database, 'withTenant'>
}

export const questionsApi = (house: QuestionsDeps) => [
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
      data: removed,
    },
    (context, { parameters }) => removeQuestion(context, parameters.id),
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
      summary:
        'Mengimpor soal yang diketik, dari tabel, GIFT, Moodle XML, atau Aiken; isTrial hanya memeriksa',
      message: 'Soal dibaca',
      access,
      body: contract.importing,
      data: contract.imported,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { body }) => importQuestions(context, body),
  ),
  streamEndpoint(
    {
      method: 'POST',
      path: '/v1/questions/file',
      tag,
      summary:
        'Membaca berkas soal (.docx, .xlsx, .csv, .txt, .gift, .xml) menjadi teks; tidak ada yang disimpan',
      message: 'Berkas dibaca',
      access,
      accepts: ['multipart/form-data'],
      data: contract.readFile,
      limit: { tokens: 30, seconds: 60 },
    },
    async (context, _, { request }) => {
      // readers of documents are loaded with the first
      const { mostBytes, readQuestionFile } = await import('./question-file.ts')
      const { path, name } = await readForm(house, context, request, given => {
        if (/\.(?:docx|xlsx|csv|txt|gift|xml)$/i.test(given)) return mostBytes
        throw new Failure('unsupported', 'Pilih berkas .docx, .xlsx, .csv, .txt, .gift, atau .xml')
      })
      try {
        return await readQuestionFile(path, name)
      } finally {
        await rm(path, { force: true })
      }
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/questions/export',
      tag,
      summary: 'Bank soal sebagai berkas GIFT atau Moodle XML',
      message: 'Soal',
      access,
      query: contract.exportQuery,
      data: z.null(),
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { query }) => exportQuestions(context, query),
  ),
  bulkEndpoint(
    house.database,
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
