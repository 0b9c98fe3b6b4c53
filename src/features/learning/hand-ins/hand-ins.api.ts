import { endpoint, openEndpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { removed } from '../../core/removals/removals.ts'
import { answerAppeal, appeal, markHandIn, releaseAssignment, similarTo } from './grading-hand-ins.ts'
import { addRemark } from './hand-in-lists.store.ts'
import * as contract from './hand-ins.contract.ts'
import { beginHandIn, saveDraft, submitHandIn } from './handing-in.ts'
import { dropRemark } from './kept-remarks.ts'
import { addFile, dropFile, sendFile } from './submitted-files.ts'

const tag = 'Tugas'

/** of those who learn */
const own = { tag, access: permissions.beMember } as const

const learnersApi = (house: MediaDeps) => [
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/hand-ins',
      summary: 'Memulai pengerjaan tugas sebuah bab, atau mengambil yang sudah dimulai',
      message: 'Tugas dimulai',
      body: contract.beginning,
      data: contract.begun,
      status: 201,
    },
    (context, { body }) => beginHandIn(context, body.slug, body.chapter),
  ),
  endpoint(
    {
      ...own,
      method: 'PUT',
      path: '/v1/hand-ins/{id}',
      summary: 'Menyimpan draf tugas; rev yang sudah lama dijawab 409 dengan isi yang tersimpan',
      message: 'Draf tersimpan',
      parameters: contract.handInParameter,
      body: contract.draftWords,
      data: contract.savedDraft,
      limit: { tokens: 600, seconds: 60 },
    },
    (context, { parameters, body }) => saveDraft(context, parameters.id, body),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/hand-ins/{id}/submission',
      summary: 'Mengumpulkan tugas beserta isi terakhirnya; diulang, jawabannya sama',
      message: 'Tugas dikumpulkan',
      parameters: contract.handInParameter,
      body: contract.draftWords,
      data: contract.receipt,
    },
    (context, { parameters, body }) => submitHandIn(context, parameters.id, body),
  ),
  openEndpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/hand-ins/{id}/files',
      summary:
        'Menjadikan unggahan yang sudah lengkap bagian dari draf; hanya terlihat oleh pemilik dan penilai',
      message: 'Berkas ditambahkan',
      parameters: contract.handInParameter,
      body: contract.newFile,
      data: contract.keptFiles,
      status: 201,
    },
    (context, { parameters, body }) => addFile(house, context, parameters.id, body.upload),
  ),
  openEndpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/hand-ins/{id}/files/{fileId}',
      summary: 'Mengeluarkan berkas dari draf',
      message: 'Berkas dihapus',
      parameters: contract.fileParameter,
      data: contract.keptFiles,
    },
    (context, { parameters }) => dropFile(house, context, parameters.id, parameters.fileId),
  ),
  streamEndpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/hand-ins/{id}/files/{fileId}',
      summary: 'Isi berkas sebuah tugas, untuk pemilik dan penilainya',
      message: 'Berkas',
      parameters: contract.fileParameter,
      data: contract.nothing,
    },
    async (context, { parameters }, { take }) => {
      await sendFile(house, context, parameters, take)
      return null
    },
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/hand-ins/{id}/appeal',
      summary: 'Menanggapi nilai sebuah tugas',
      message: 'Tanggapan terkirim kepada pengajar',
      parameters: contract.handInParameter,
      body: contract.saying,
      data: contract.nothing,
      status: 201,
      limit: { tokens: 20, seconds: 600 },
    },
    async (context, { parameters, body }) => {
      await appeal(context, parameters.id, body.text)
      return null
    },
  ),
]

/** of those who mark */
const marks = { tag, access: permissions.grade } as const

const markersApi = [
  endpoint(
    {
      ...marks,
      method: 'POST',
      path: '/v1/assignments/{chapterId}/release',
      summary: 'Merilis semua nilai tugas yang sudah diberikan',
      message: 'Nilai dirilis',
      parameters: contract.chapterParameter,
      data: contract.released,
    },
    async (context, { parameters }) => ({
      released: await releaseAssignment(context, parameters.chapterId),
    }),
  ),
  endpoint(
    {
      ...marks,
      method: 'PUT',
      path: '/v1/hand-ins/{id}/marks',
      summary: 'Menilai atau mengembalikan; expectedEvent adalah penilaian terakhir yang sudah dilihat',
      message: 'Nilai tersimpan',
      parameters: contract.handInParameter,
      body: contract.marking,
      data: contract.marked,
    },
    (context, { parameters, body }) => markHandIn(context, parameters.id, body),
  ),
  endpoint(
    {
      ...marks,
      method: 'GET',
      path: '/v1/hand-ins/{id}/similar',
      summary: 'Bagian teks yang juga ada di tugas lain di kelas ini: petunjuk, bukan bukti',
      message: 'Kemiripan diperiksa',
      parameters: contract.handInParameter,
      data: contract.likenesses,
      limit: { tokens: 30, seconds: 60 },
    },
    (context, { parameters }) => similarTo(context, parameters.id),
  ),
  endpoint(
    {
      ...marks,
      method: 'POST',
      path: '/v1/hand-ins/{id}/appeal-answers',
      summary: 'Menjawab tanggapan siswa atas nilainya',
      message: 'Jawaban terkirim',
      parameters: contract.handInParameter,
      body: contract.saying,
      data: contract.nothing,
      status: 201,
    },
    async (context, { parameters, body }) => {
      await answerAppeal(context, parameters.id, body.text)
      return null
    },
  ),
  endpoint(
    {
      ...marks,
      method: 'POST',
      path: '/v1/marking-remarks',
      summary: 'Menyimpan komentar untuk dipakai lagi',
      message: 'Komentar disimpan',
      body: contract.newRemark,
      data: contract.remark,
      status: 201,
    },
    async ({ tx, clock, viewer }, { body: { text } }) => ({
      id: await addRemark(tx, memberOf(viewer).membershipId, text, clock.now()),
      text,
    }),
  ),
  endpoint(
    {
      ...marks,
      method: 'DELETE',
      path: '/v1/marking-remarks/{id}',
      summary: 'Membuang komentar tersimpan',
      message: 'Komentar dibuang',
      parameters: contract.remarkParameter,
      data: removed,
    },
    (context, { parameters }) => dropRemark(context, parameters.id),
  ),
]

export const handInsApi = (house: MediaDeps) => [...learnersApi(house), ...markersApi]
