import type { Member } from '../../../platform/http/access.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { listPage, type Retrieved } from '../passages/passages.ts'
import type { Question } from './answers.contract.ts'
import type { Composed } from './composing.ts'
import type { TutorWish } from './tutor.rules.ts'
import { lessonPlaceOf, teach } from './tutor.ts'

const names = /\b(halaman|bab|materi|pelajaran|teks|bagian|artikel|tulisan|berita)\w* (ini|tadi|tersebut)\b/iu

/** Whether the page is meant that somebody has before them, and nothing else that could be looked for. */
export const isOfPage = (wish: TutorWish, { query, history, page }: Question): boolean =>
  wish !== 'hint' &&
  (names.test(query) || (wish === 'summary' && (page !== undefined || history.length === 0)))

interface Asked {
  wish: TutorWish
  question: Question
  reader: Member | null
}

/** What a page says that is no lesson; where it may not be read, the honest word that it cannot be. */
export async function answerOfPage(
  context: InTenant,
  { wish, question, reader }: Asked,
): Promise<{ retrieved: Retrieved; composed: Composed }> {
  const path = question.page?.split(/[?#]/)[0] ?? ''
  const rows = path === '' ? [] : await listPage(context, { begins: path, ends: path, reader })
  const passages = rows.filter(({ kind, body }) => kind !== 'topic' && body !== '')
  const [first] = passages
  const composed = first
    ? await teach(wish, {
        context,
        lesson: {
          noun: 'Halaman',
          title: first.title,
          page: path,
          course: path,
          slug: '',
          chapterSlug: '',
          passages,
        },
        reader,
        question,
      })
    : unreadable(path)
  return { retrieved: { terms: [], weights: [], found: passages }, composed }
}

const unreadable = (path: string): Composed => ({
  isAnswered: false,
  isNear: false,
  confidence: 0,
  text: lessonPlaceOf(path)
    ? 'Saya tidak dapat membaca bab ini untuk Anda: isinya hanya untuk peserta kelasnya. Bila Anda peserta, masuk dahulu, lalu tanyakan lagi.'
    : 'Saya tidak dapat membaca halaman ini, jadi tidak dapat meringkas atau menjelaskannya. Sebutkan apa yang ingin Anda ketahui, lalu saya cari di isi situs.',
  sources: [],
  suggestions: [],
})
