/** When an answer is worth giving: below these a site says honestly that it does not know. */

interface Covering {
  coverage: number
  said: number
}

/** how much of the question the quoted sentences speak of: under their headings, and alone with what is wished for */
interface Fitting {
  fit: number
  own: number
}

/** how much of a question must be spoken of by one passage */
const leastCoverage = 0.55
/** and how much of it by the sentences that would be quoted, with the headings above them */
const leastFit = 0.5
/** of two or three things that share with what is wished for in place of one: "cuaca besok" is not answered by what comes tomorrow */
const leastFitOfFew = 0.58

/** `terms`: how many things are asked about. One word alone must stand in the passage itself. */
export function isSure({ coverage, said }: Covering, { fit, own }: Fitting, terms: number): boolean {
  if (terms === 0 || fit < leastFit) return false
  if (terms <= 3 && Math.max(fit, own) < leastFitOfFew) return false
  return terms === 1
    ? coverage >= 0.99 && fit >= 0.4
    : coverage >= leastCoverage && (said >= 0.2 || coverage >= 0.85)
}

/** A model that sees the passages may find more in them than whole sentences say; it is told to refuse as well. What lies near in meaning may use no word of the question at all. */
export const isNear = ({ coverage }: Pick<Covering, 'coverage'>): boolean => coverage >= 0.4

const months = 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember'

/** What a sentence that answers is likely to have, by the word that asks. */
const wishes: readonly (readonly [readonly string[], RegExp])[] = [
  [
    ['kapan', 'tanggal', 'jadwal', 'hari'],
    new RegExp(
      String.raw`\b\d{1,2} (${months}|\w{3}) \d{4}|\b(${months}) \d{4}|pukul|setiap (hari|senin|selasa|rabu|kamis|jumat|sabtu|minggu)`,
      'iu',
    ),
  ],
  [['harga', 'biaya', 'tarif', 'bayar', 'ongkos', 'gaji'], /\brp\.? ?\d|\bgratis\b/iu],
  [['berapa', 'brp'], /\d/u],
  [['lokasi', 'alamat', 'dimana', 'tempat'], /\b(jalan|jl\.|gedung|aula|kota|kabupaten|tempat|alamat)\b/iu],
]

/** "apa beda", "apa itu", "buat apa": what something is, or is for */
const defining =
  /\b(beda|bedanya|perbedaan|perbedaannya|arti|artinya|maksud|maksudnya|pengertian|definisi|guna|gunanya|kegunaan|fungsi|itu apa|apa itu|untuk apa|buat apa(an)?|what is)\b/iu
const definition =
  /\b(adalah|ialah|yaitu|yakni|berarti|artinya|disebut|sedangkan|dipakai|digunakan|menyatakan|mewakili|menandai)\b/iu

export interface ExpectedAnswer {
  pattern: RegExp
  /** a sentence must speak of what is asked about as well */
  isOfTerm: boolean
}

/** Undefined: the question wants nothing in particular. */
export function expectedAnswerOf(query: string, words: readonly string[]): ExpectedAnswer | undefined {
  const found = wishes.find(([asking]) => asking.some(word => words.includes(word)))
  if (found) return { pattern: found[1], isOfTerm: false }
  return defining.test(query) ? { pattern: definition, isOfTerm: true } : undefined
}

const asksHow = /\b(bagaimana|gimana|gmn|cara|caranya|langkah|tahap|tahapan|how)\b/iu
const saysHow = /^(cara|langkah|tahap|urutan|panduan)/iu
const exercises = /^(latihan|tugas|kuis|ide pengembangan)\b/iu

/** what a course promises to teach, and what it expects: it names its subjects and explains none */
const promises = /^(yang dipelajari di|prasyarat)\b/iu
const asksPromise = /\b(dipelajari|belajar|pelajari|syarat\w*|prasyarat\w*|kelas|kursus|bisa apa)\b/iu

const sellers: readonly string[] = ['class', 'course', 'event', 'program', 'job']

/**
 * What a passage is worth by what it is: an exercise explains nothing, the page that offers a course does not say what its
 * subject is, a heading that asks is answered below it, and a way is described where a way is asked.
 */
export function worthOf(query: string, { kind, heading }: { kind: string; heading: string }): number {
  if (exercises.test(heading)) return 0.65
  if (promises.test(heading) && !asksPromise.test(query)) return 0.6
  if (defining.test(query) && sellers.includes(kind)) return 0.7
  if (heading.trim().endsWith('?')) return 1.2
  return asksHow.test(query) && saysHow.test(heading) ? 1.3 : 1
}

/** What stands below such a heading answers it from its first sentence on: a question, or a way where a way is asked. */
export const isAnsweredBelow = (query: string, heading: string): boolean =>
  heading.trim().endsWith('?') || (asksHow.test(query) && saysHow.test(heading))
