import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { plainText } from '../../../platform/http/query.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { answerPoll, readOwnPoll } from './own-polls.ts'
import * as contract from './polls.contract.ts'
import { beginPoll, changePoll, getPicture } from './polls.ts'

const tag = 'Tanya kelas'
/** a page that is open asks every few seconds; a class behind one address asks for everybody */
const limit = { tokens: 600, seconds: 60 }

export const pollsApi = [
  endpoint(
    {
      method: 'POST',
      path: '/v1/polls',
      tag,
      summary: 'Mengajukan satu soal kepada sebuah kelas atau salah satu angkatannya',
      message: 'Pertanyaan diajukan',
      access: permissions.grade,
      body: contract.newPoll,
      data: contract.keptPoll,
      status: 201,
    },
    async (context, { body }) => ({ id: await beginPoll(context, body) }),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/polls/{id}',
      tag,
      summary: 'Gambaran kelas: jawaban putaran ini dikelompokkan menurut pilihannya',
      message: 'Gambaran kelas',
      access: permissions.grade,
      parameters: contract.byPoll,
      data: contract.classPicture,
      limit,
      isTagged: true,
    },
    (context, { parameters: { id } }) => getPicture(context, id),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/polls/{id}',
      tag,
      summary: 'Menghentikan untuk diskusi (hold), bertanya lagi (again), atau menyelesaikan (close)',
      message: 'Pertanyaan diperbarui',
      access: permissions.grade,
      parameters: contract.byPoll,
      body: contract.pollChange,
      data: contract.classPicture,
    },
    (context, { parameters: { id }, body }) => changePoll(context, id, body),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/poll',
      tag,
      summary: 'Yang sedang ditanyakan kepada kelas pemanggil; kuncinya baru setelah selesai',
      message: 'Pertanyaan kelas',
      access: permissions.beMember,
      query: z.object({ slug: plainText(191) }),
      data: contract.askedPoll.nullable(),
      limit,
      isTagged: true,
    },
    async (context, { query: { slug } }) => (await readOwnPoll(context, slug)).asked,
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/polls/{id}/answer',
      tag,
      summary: 'Menjawab, atau mengganti jawaban selama putaran ini terbuka',
      message: 'Jawaban tercatat',
      access: permissions.beMember,
      parameters: contract.byPoll,
      body: contract.pollAnswer,
      data: contract.askedPoll,
      limit,
    },
    (context, { parameters: { id }, body }) => answerPoll(context, id, body),
  ),
]
