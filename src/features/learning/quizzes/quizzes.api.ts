import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { checkAnswer, saveSteps, takePen } from './answer-steps.ts'
import { filesApi } from './attempt-files.api.ts'
import { startAttempt } from './attempts.ts'
import type { Papers } from './exam-papers.ts'
import { accommodate, countLate, markAnswer, regrade } from './marking.ts'
import { answerMastery } from './mastering.ts'
import * as contract from './quizzes.contract.ts'
import { saveQuiz } from './quizzes.ts'
import { releaseAttempt, releaseQuiz } from './releasing.ts'
import { submitAttempt } from './submitting.ts'

const tag = 'Kuis'

/** of those who learn */
const own = { tag, access: permissions.beMember } as const

const learnersApi = (papers: Papers) => [
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/quiz-attempts',
      summary: 'Memulai kuis sebuah bab, atau mengambil percobaan yang sedang berjalan',
      message: 'Kuis dimulai',
      body: contract.starting,
      data: contract.begun,
      status: 201,
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, { body }) => {
      const { isNew, ...begun } = await startAttempt(context, body)
      return { ...begun, paper: body.isPrepared ? await papers.keys(context, begun.id, isNew) : null }
    },
  ),
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/quiz-papers/{slug}/{chapter}',
      summary:
        'Naskah tersegel sebuah ujian, untuk disiapkan di perangkat; kuncinya datang saat ujian dimulai',
      message: 'Naskah tersegel',
      parameters: contract.paperParameter,
      data: contract.sealedPaper,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { parameters }) => papers.seal(context, parameters.slug, parameters.chapter),
  ),
  endpoint(
    {
      ...own,
      method: 'PUT',
      path: '/v1/quiz-attempts/{id}/steps',
      summary: 'Menyimpan jawaban selangkah demi selangkah; langkah yang sudah ada tidak berubah',
      message: 'Jawaban tersimpan',
      parameters: contract.attemptParameter,
      body: contract.saving,
      data: contract.saved,
      limit: { tokens: 600, seconds: 60 },
    },
    (context, { parameters, body }) => saveSteps(context, parameters.id, body),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/pen',
      summary: 'Melanjutkan percobaan di perangkat ini',
      message: 'Dilanjutkan di perangkat ini',
      parameters: contract.attemptParameter,
      body: contract.takingPen,
      data: contract.pen,
    },
    (context, { parameters, body }) => takePen(context, parameters.id, body.held),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/check',
      summary: 'Memeriksa satu jawaban, bila kuisnya latihan',
      message: 'Jawaban diperiksa',
      parameters: contract.attemptParameter,
      body: contract.checking,
      data: contract.checked,
    },
    (context, { parameters, body }) => checkAnswer(context, parameters.id, body.slot),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/answer',
      summary: 'Menjawab satu soal kuis tuntas: dinilai seketika, lalu soal berikutnya datang',
      message: 'Jawaban dinilai',
      parameters: contract.attemptParameter,
      body: contract.answering,
      data: contract.answered,
      limit: { tokens: 300, seconds: 600 },
    },
    (context, { parameters, body }) => answerMastery(context, parameters.id, body),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/submission',
      summary: 'Mengumpulkan percobaan beserta semua jawabannya; diulang, jawabannya sama',
      message: 'Kuis dikumpulkan',
      parameters: contract.attemptParameter,
      body: contract.submitting,
      data: contract.submitted,
    },
    (context, { parameters, body }) => submitAttempt(context, parameters.id, body),
  ),
]

/** of those who write quizzes and mark them */
const teachersApi = [
  endpoint(
    {
      method: 'PUT',
      path: '/v1/quizzes/{chapterId}',
      tag,
      summary: 'Menyimpan pengaturan dan soal kuis sebuah bab',
      message: 'Kuis tersimpan',
      access: permissions.writeQuestions,
      parameters: contract.chapterParameter,
      body: contract.quizSettings,
      data: contract.keptQuiz,
    },
    (context, { parameters, body }) => saveQuiz(context, parameters.chapterId, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/quiz-attempts/{id}/marks',
      tag,
      summary: 'Menilai satu jawaban; expectedEvent adalah penilaian terakhir yang sudah dilihat',
      message: 'Nilai tersimpan',
      access: permissions.grade,
      parameters: contract.attemptParameter,
      body: contract.marking,
      data: contract.marked,
    },
    (context, { parameters, body }) => markAnswer(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/release',
      tag,
      summary: 'Merilis nilai sebuah percobaan kepada siswanya',
      message: 'Nilai dirilis',
      access: permissions.grade,
      parameters: contract.attemptParameter,
      data: z.null(),
    },
    async (context, { parameters }) => {
      await releaseAttempt(context, parameters.id)
      return null
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/quiz-attempts/{id}/late-answers',
      tag,
      summary: 'Menghitung jawaban yang datang setelah waktu habis',
      message: 'Jawaban yang terlambat ikut dihitung',
      access: permissions.grade,
      parameters: contract.attemptParameter,
      data: z.null(),
    },
    async (context, { parameters }) => {
      await countLate(context, parameters.id)
      return null
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/quizzes/{chapterId}/release',
      tag,
      summary: 'Merilis semua percobaan yang sudah selesai dinilai',
      message: 'Nilai dirilis',
      access: permissions.grade,
      parameters: contract.chapterParameter,
      data: contract.released,
    },
    async (context, { parameters }) => ({ released: await releaseQuiz(context, parameters.chapterId) }),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/quizzes/{chapterId}/regrade',
      tag,
      summary: 'Menilai ulang satu soal dengan versi terbarunya; isTrial hanya menunjukkan akibatnya',
      message: 'Soal dinilai ulang',
      access: permissions.grade,
      parameters: contract.chapterParameter,
      body: contract.regrading,
      data: contract.regradeResult,
    },
    (context, { parameters, body }) => regrade(context, parameters.chapterId, body),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/quizzes/{chapterId}/accommodations',
      tag,
      summary: 'Memberi waktu atau kesempatan tambahan untuk kuis-kuis kelas ini',
      message: 'Kelonggaran tersimpan',
      access: permissions.grade,
      parameters: contract.chapterParameter,
      body: contract.accommodation,
      data: z.null(),
    },
    async (context, { parameters, body }) => {
      await accommodate(context, parameters.chapterId, body)
      return null
    },
  ),
]

export const quizzesApi = (house: MediaDeps, papers: Papers) => [
  ...learnersApi(papers),
  ...filesApi(house),
  ...teachersApi,
]
