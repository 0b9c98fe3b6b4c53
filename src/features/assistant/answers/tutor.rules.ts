import { termsOf, wordsOfQuestion } from '../passages/passages.ts'
import type { Question } from './answers.contract.ts'

/** What a tutor is asked beside a lesson, without naming what it is about: the lesson itself is meant. */
export type TutorWish = 'hint' | 'summary' | 'example' | 'explanation'

/** said of any lesson, so that it names none */
const lessonWords = new Set(
  `bab materi bagian pelajaran halaman teks lesson chapter modul tadi singkat ringkas ringkasan ringkaskan rangkum rangkuman rangkumkan
  poin penting inti intinya intisari kesimpulan simpulkan contoh contohnya contohkan misalnya sederhana mudah bahasa gampang pelan paham pahami memahami pahamin
  bingung mengerti ngerti ngeh jelas jelaskan terangkan uraikan ulang ulangi petunjuk petunjuknya hint clue kisi jawaban jawabannya jawab
  soal soalnya tugas tugasnya latihan latihannya kuis ujian pr kerjakan kerjain mengerjakan selesaikan selesaiin menyelesaikan bantu
  bantuin bantuan kunci kuncinya berikutnya selanjutnya nomor no solusi solusinya pembahasan pembahasannya penyelesaian penyelesaiannya
  kode kodenya buatkan bikinin satu dua tiga pertama kedua ketiga lengkap lengkapnya langsung minta butuh masih belum tolong`.split(
    /\s+/,
  ),
)

const task = /\b(soal|tugas|latihan|kuis|ujian|pr|tantangan|nomor|no|kode)\w{0,3}\b/iu
const asksHint = /\b(petunjuk\w*|hint|clue|kisi.?kisi)\b/iu
const asksSolution =
  /\b(kunci|jawaban\w*|jawab|solusi\w*|pembahasan\w*|penyelesaian\w*|kerjakan|kerjain|selesaikan|selesaiin|buatkan|bikinin|bantu\w*)\b/iu
const asksSummary = /\b(ringkas\w*|rangkum\w*|intisari|inti\w*|poin|kesimpulan|simpulkan)\b/iu
const asksExample = /\b(contoh\w*|misalnya)\b/iu
const asksMore =
  /\b(jelas\w*|terangkan|uraikan|maksud\w*|bingung|paham\w*|mengerti|ngerti|sederhana|mudah|ulang\w*)\b/iu

const withoutSynonyms = new Map<string, readonly string[]>()

/** What a question is about, without the words that mean the lesson one has before one. */
export const subjectOf = (query: string): string[] =>
  termsOf(query, withoutSynonyms, new Map())
    .map(({ word }) => word)
    .filter(word => !lessonWords.has(word) && !/^\d+$/.test(word))

/** Help with something that one is to do oneself: hints come before any solution. */
export const asksForHint = (query: string): boolean =>
  asksHint.test(query) || (asksSolution.test(query) && task.test(query))

/** Undefined: the question says what it is about, and is answered as any other. */
export function tutorWishOf(query: string): TutorWish | undefined {
  if (asksForHint(query)) return 'hint'
  if (wordsOfQuestion(query).length === 0 || subjectOf(query).length > 0) return undefined
  if (asksSummary.test(query)) return 'summary'
  if (asksExample.test(query)) return 'example'
  return asksMore.test(query) ? 'explanation' : undefined
}

/** so many hints are given before a solution that stands in the lesson may be told */
export const mostHints = 3

/** Which hint is due, from 1: one more than were given without anything else between them. */
export function hintDue(history: Question['history']): number {
  let given = 0
  for (const { query } of history.toReversed()) {
    if (!asksForHint(query)) break
    given++
  }
  return given + 1
}

const exercise =
  /^(\d+[.)]?\s*)?(latihan|tugas|kuis|soal|coba(lah)?|tantangan|praktik|giliran anda|kerjakan)\b/iu

/** A heading below which something is to be done. */
export const isExercise = (heading: string): boolean => exercise.test(heading.trim())
