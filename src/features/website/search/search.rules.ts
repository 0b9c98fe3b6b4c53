import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'

/** What a search means: its words, what else is meant by them, and what a mistyped word may have been. */

/** Words that mean the same to somebody who is looking for something. Abbreviations stand with what they stand for. */
const standardSynonyms: readonly (readonly string[])[] = [
  ['kursus', 'kelas', 'pelatihan', 'training', 'diklat'],
  ['lowongan', 'karier', 'karir', 'kerja', 'pekerjaan'],
  ['magang', 'pkl', 'praktik kerja lapangan', 'prakerin'],
  ['beasiswa', 'bantuan biaya', 'bantuan pendidikan'],
  ['guru', 'pengajar', 'pendidik', 'mentor', 'instruktur', 'tutor'],
  ['siswa', 'murid', 'pelajar', 'peserta didik'],
  ['koding', 'coding', 'pemrograman', 'programming'],
  ['web', 'website', 'situs'],
  ['aplikasi', 'app'],
  ['kemah', 'perkemahan', 'berkemah', 'jambore', 'camping'],
  ['acara', 'event', 'kegiatan', 'agenda'],
  ['berita', 'kabar', 'warta'],
  ['gratis', 'cuma-cuma', 'tanpa biaya'],
  ['daring', 'online'],
  ['luring', 'tatap muka', 'offline'],
  ['donasi', 'sumbangan', 'derma'],
  ['relawan', 'sukarelawan', 'volunteer'],
  ['sertifikat', 'piagam'],
  ['daftar', 'pendaftaran', 'registrasi'],
  ['lomba', 'kompetisi', 'kejuaraan', 'olimpiade'],
  ['membaca', 'literasi'],
  ['kecerdasan buatan', 'kecerdasan artifisial', 'ai'],
  ['smk', 'sekolah menengah kejuruan', 'stm'],
  ['sma', 'sekolah menengah atas'],
  ['smp', 'sekolah menengah pertama'],
  ['sd', 'sekolah dasar'],
  ['paud', 'pendidikan anak usia dini'],
  ['rpl', 'rekayasa perangkat lunak', 'pplg'],
  ['tkj', 'teknik komputer dan jaringan', 'teknik komputer jaringan', 'tjkt'],
  ['dkv', 'desain komunikasi visual', 'multimedia'],
  ['p3k', 'pertolongan pertama', 'pppk'],
  ['umkm', 'usaha mikro kecil dan menengah', 'usaha kecil'],
]

/** The setting `search`: what else is meant by a word on this site. */
export const searchSetting = z.strictObject({
  synonyms: z
    .array(
      z
        .array(plainText(60).trim().min(2, 'Minimal 2 karakter'))
        .min(2, 'Tulis sedikitnya dua kata yang sama maksudnya')
        .max(12, 'Maksimal 12 kata'),
    )
    .max(200, 'Maksimal 200 kelompok')
    .meta({
      label: 'Kata sepadan',
      hint: 'Satu kelompok per baris, kata-katanya dipisah garis tegak: raport | rapor | laporan nilai',
    }),
})

/** said in nearly every sentence: they narrow nothing */
const fillers = new Set(
  'dan atau yang di ke dari untuk dengan pada dalam ini itu adalah para oleh apa bagaimana cara saya kami anda'.split(
    ' ',
  ),
)

const mostWords = 10

/** Words as they are searched for: lower case, letters and digits. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(word => word.slice(0, 40))
    .slice(0, mostWords)
}

const withoutFillers = (words: readonly string[]) => {
  const meant = words.filter(word => !fillers.has(word))
  return meant.length > 0 ? meant : [...words]
}

export type Synonyms = ReadonlyMap<string, readonly string[]>

/** Each word or phrase with the others of its groups; the tenant's own groups come on top. */
export function synonymsOf(setting: unknown, further: readonly (readonly string[])[] = []): Synonyms {
  const own = searchSetting.safeParse(setting)
  const groups = [...standardSynonyms, ...further, ...(own.success ? own.data.synonyms : [])]
  const found = new Map<string, string[]>()
  for (const group of groups) {
    const phrases = group.map(phrase => wordsIn(phrase).join(' ')).filter(Boolean)
    for (const phrase of phrases) {
      const others = phrases.filter(other => other !== phrase)
      found.set(phrase, [...new Set([...(found.get(phrase) ?? []), ...others])])
    }
  }
  return found
}

/** as PostgreSQL's to_tsquery reads it; words hold letters and digits only, so nothing can be smuggled in */
const phraseQuery = (phrase: string) =>
  phrase.includes(' ') ? `(${phrase.split(' ').join(' <-> ')})` : phrase

const longestPhrase = 4

export interface Meaning {
  /** all words or what means the same */
  broad: string
  /** the words as they were written */
  exact: string
  /** any of the words: for when nothing has them all */
  loose: string
  /** as one text, for titles that say it */
  phrase: string
  words: string[]
}

/** What is asked of the index; undefined when there is no word in it. */
export function meaningOf(text: string, synonyms: Synonyms): Meaning | undefined {
  const all = wordsIn(text)
  const words = withoutFillers(all)
  if (words.length === 0) return undefined
  const parts: string[] = []
  for (let at = 0; at < all.length; ) {
    const length = phraseAt(all, at, synonyms)
    const phrase = all.slice(at, at + length).join(' ')
    at += length
    if (length === 1 && !words.includes(phrase)) continue
    const same = [phrase, ...(synonyms.get(phrase) ?? [])].map(phraseQuery)
    // a phrase is also found by its words: "teknik komputer dan jaringan" stands in several orders
    if (length > 1) same.push(`(${withoutFillers(phrase.split(' ')).join(' & ')})`)
    parts.push(same.length > 1 ? `(${same.join(' | ')})` : (same[0] ?? phrase))
  }
  return {
    broad: parts.join(' & '),
    exact: words.join(' & '),
    loose: parts.join(' | '),
    phrase: all.join(' '),
    words,
  }
}

/** how many words from here on make a phrase that has synonyms; 1 when none does */
function phraseAt(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}

/** Steps from one word to another: a letter more, less, another, or two that changed places. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isSwapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
      now.push(steps)
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return last[other.length] ?? most + 1
}

/** how many slips are forgiven in a word: none in a short one, where another word would be meant */
export const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The nearest word of the site; among equals the one that starts alike, then the one said most often. */
export function nearest(
  word: string,
  known: readonly { word: string; documents: number }[],
): string | undefined {
  const most = slipsIn(word)
  let best: { word: string; score: number } | undefined
  for (const candidate of known) {
    const steps = distance(word, candidate.word, most)
    if (steps > most || steps === 0) continue
    const score =
      steps * 100 -
      (candidate.word[0] === word[0] ? 50 : 0) -
      Math.min(40, Math.log2(candidate.documents) * 5)
    if (!best || score < best.score) best = { word: candidate.word, score }
  }
  return best?.word
}
