import { z } from 'zod'
import { openEndpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { addFile, dropFile, sendFile } from './attempt-files.ts'
import * as contract from './quizzes.contract.ts'

/** of those who learn; whoever marks may look */
const own = { tag: 'Kuis', access: permissions.beMember } as const

/** files that answer a question */
export const filesApi = (house: MediaDeps) => [
  openEndpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/files',
      summary:
        'Menjadikan unggahan yang sudah lengkap jawaban sebuah soal; hanya terlihat oleh pemilik dan penilai',
      message: 'Berkas ditambahkan',
      parameters: contract.attemptParameter,
      body: contract.newFile,
      data: contract.attemptFiles,
      status: 201,
    },
    (context, { parameters, body }) => addFile(house, context, parameters.id, body),
  ),
  openEndpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/quiz-attempts/{id}/files/{fileId}',
      summary: 'Mengeluarkan berkas dari jawaban, selama kuis dikerjakan',
      message: 'Berkas dihapus',
      parameters: contract.fileParameter,
      data: contract.attemptFiles,
    },
    (context, { parameters }) => dropFile(house, context, parameters.id, parameters.fileId),
  ),
  streamEndpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/quiz-attempts/{id}/files/{fileId}',
      summary: 'Isi berkas sebuah jawaban, untuk pemilik dan penilainya',
      message: 'Berkas',
      parameters: contract.fileParameter,
      data: z.null(),
    },
    async (context, { parameters }, { take }) => {
      await sendFile(house, context, parameters, take)
      return null
    },
  ),
]
