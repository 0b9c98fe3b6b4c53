import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import * as contract from './threads.contract.ts'
import {
  announce,
  ask,
  markAnswer,
  removePost,
  removeThread,
  reply,
  reportPost,
  setFollowing,
  settle,
} from './threads.ts'

const tag = 'Diskusi kelas'
/** of everybody in a class */
const own = { tag, access: permissions.beMember, limit: { tokens: 60, seconds: 600 } } as const
/** of those who teach */
const team = { tag, access: permissions.leadDiscussions } as const

export const threadsApi = [
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/threads',
      summary: 'Bertanya di diskusi kelas, tentang sebuah bab atau kelasnya',
      message: 'Pertanyaan terkirim',
      body: contract.newQuestion,
      data: contract.made,
      status: 201,
    },
    (context, { body }) => ask(context, body),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/threads/{id}/posts',
      summary: 'Membalas pertanyaan',
      message: 'Balasan terkirim',
      parameters: contract.threadParameter,
      body: contract.newPost,
      data: contract.posted,
      status: 201,
    },
    (context, { parameters, body }) => reply(context, parameters.id, body.body),
  ),
  endpoint(
    {
      ...own,
      method: 'PUT',
      path: '/v1/threads/{id}/follow',
      summary: 'Mengikuti sebuah diskusi, atau berhenti mengikutinya',
      message: 'Tersimpan',
      parameters: contract.threadParameter,
      body: contract.following,
      data: contract.nothing,
    },
    async (context, { parameters, body }) => {
      await setFollowing(context, parameters.id, body.isOn)
      return null
    },
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/threads/{id}/reports',
      summary: 'Melaporkan pertanyaan (post 0) atau balasan kepada pengajar',
      message: 'Laporan terkirim kepada pengajar',
      parameters: contract.threadParameter,
      body: contract.report,
      data: contract.nothing,
      status: 201,
    },
    async (context, { parameters, body }) => {
      await reportPost(context, parameters.id, body)
      return null
    },
  ),
  endpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/threads/{id}',
      summary: 'Menghapus diskusi atau pengumuman; pengajar, atau penulisnya selama belum dibalas',
      message: 'Diskusi dihapus',
      parameters: contract.threadParameter,
      data: removed,
    },
    (context, { parameters }) => removeThread(context, parameters.id),
  ),
  endpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/threads/{id}/posts/{number}',
      summary: 'Menghapus balasan; pengajar, atau penulisnya selama belum ada balasan sesudahnya',
      message: 'Balasan dihapus',
      parameters: contract.postParameter,
      data: removed,
    },
    (context, { parameters }) => removePost(context, parameters.id, parameters.number),
  ),
  endpoint(
    {
      ...team,
      method: 'PUT',
      path: '/v1/threads/{id}/answer',
      summary: 'Menandai balasan sebagai jawaban; null membukanya lagi',
      message: 'Tersimpan',
      parameters: contract.threadParameter,
      body: contract.answering,
      data: contract.nothing,
    },
    async (context, { parameters, body }) => {
      await markAnswer(context, parameters.id, body.post)
      return null
    },
  ),
  endpoint(
    {
      ...team,
      method: 'DELETE',
      path: '/v1/threads/{id}/reports',
      summary: 'Menutup laporan atas sebuah diskusi tanpa menghapus apa pun',
      message: 'Laporan ditutup',
      parameters: contract.threadParameter,
      data: contract.nothing,
    },
    async (context, { parameters }) => {
      await settle(context, parameters.id)
      return null
    },
  ),
  endpoint(
    {
      ...team,
      method: 'POST',
      path: '/v1/announcements',
      summary: 'Mengumumkan sesuatu kepada satu angkatan atau seluruh kelas',
      message: 'Pengumuman terbit',
      body: contract.newAnnouncement,
      data: contract.made,
      status: 201,
    },
    (context, { body }) => announce(context, body),
  ),
]
