import { lexemeQuery } from '../../../platform/db/search-sql.ts'
import { type Synonyms, synonymsOf } from '../../website/search/search.ts'

/** What a question asks for: its words without those that every question has, and what else is meant by them. */

/** said in questions whatever they are about, as written and as typed in a hurry */
const questionWords = new Set(
  `ada adakah adalah agar aja aku akan anda apa apakah apaan atau bagaimana bagi bahwa banget berapa bgmn bila bisa bisakah boleh
  bolehkah bukan cara caranya coba dalam dan dapat dapatkah dari dengan deh dg dgn di dia dong dr enggak
  g ga gak gan gimana gmn guys halo hai hari hi ia ialah ini itu jadi jelaskan jika juga kak kakak kalau kalo kamu kan kapan
  karena ke kenapa kepada ketika kita klo kok kpd kah lagi lah loh lu gue gua gw maksud maksudnya mana mas mau mbak melalui
  mengapa mereka min mohon nah nggak ngga nih nya oleh pada para per perlu pernah punya saat saja sama sangat saya sebuah
  seperti serta siapa siapakah sih suatu sudah supaya sy tahu tapi tau tdk telah tentang terhadap tetapi tidak tlg tolong tp
  trs tsb tuh udah untuk utk ya yaitu yakni yang yg bro sis pak bu admin is the what how of a an are do does can please i my
  sebutkan jelasin kasih beri berikan beritahu ingin pengen pgn harus apabila hal tersebut yuk terima makasih thanks tanya nanya bertanya tanyakan infonya info kasi tolongin gitu gini doang sini situ nih kayak kaya macam
  brp kpn dmn knp apkh beda bedanya perbedaan perbedaannya arti artinya pengertian definisi kegunaan guna gunanya alasan langkah
  langkahnya skrg sekarang benar bener itukah for to in on and or when where who why tell about me dulu dahulu duluan daripada dibanding antara lebih
  minta mintanya klo kalo hrs pls tolongnya
  jumlah total banyaknya biar supaya soalnya makanya cuma cuman ternyata katanya kayaknya kyk tiap setiap masih terus trus udh mesti tuh
  sapa kok gimana bagaimana brapa btw permisi punten gak nanya dr smp jg utk aj lgi kira sebenarnya sebenernya dmana donk donk sp
  kalian dimana kemana darimana kmn gmana dapet dpt bs emang emangnya tak kl klu sdh blm jg sm bagaimanakah manakah tersedia disini disitu nanti
  tu bos bang n sich mah dah yah lewat via terjadi gaes cuy gk gx ngk ngak nda ndak enda ngapain gpp dlu dl jd krn karna
  sbg spt tsb dll dsb bkn hny hanya lho gmna gimna mna kaka abang agan nah kalian kita kami`.split(/\s+/),
)

/** Everyday words beside the search's own: how people say it, and how sites write it. */
const everydaySynonyms: readonly (readonly string[])[] = [
  ['password', 'kata sandi', 'sandi', 'passcode', 'pasword'],
  ['bayar', 'pembayaran', 'membayar', 'pelunasan', 'bayarnya'],
  ['kursus', 'course', 'kelas'],
  ['simpan', 'menyimpan', 'nyimpen', 'nyimpan'],
  ['buat', 'membuat', 'bikin', 'ngebuat'],
  ['harga', 'biaya', 'tarif', 'ongkos', 'harganya', 'biayanya'],
  ['gratis', 'free', 'cuma cuma', 'tanpa biaya'],
  ['refund', 'pengembalian dana', 'uang kembali', 'dikembalikan'],
  ['jadwal', 'waktu', 'tanggal', 'schedule', 'jadwalnya'],
  ['mulai', 'dimulai', 'start'],
  ['alamat', 'lokasi', 'tempat', 'letak', 'lokasinya', 'tempatnya'],
  ['hp', 'ponsel', 'handphone', 'telepon genggam', 'smartphone'],
  ['wa', 'whatsapp'],
  ['email', 'surel', 'e mail'],
  ['akun', 'account'],
  ['login', 'masuk', 'sign in'],
  ['register', 'mendaftar', 'daftar', 'pendaftaran', 'registrasi', 'gabung', 'bergabung'],
  ['sertifikat', 'certificate', 'piagam', 'ijazah'],
  ['tugas', 'pr', 'assignment'],
  ['ujian', 'kuis', 'quiz', 'tes', 'test'],
  ['nilai', 'skor', 'score'],
  ['video', 'film'],
  ['file', 'berkas', 'dokumen'],
  ['download', 'unduh', 'mengunduh'],
  ['upload', 'unggah', 'mengunggah'],
  ['internet', 'jaringan'],
  ['ram', 'memori', 'memory'],
  ['minimal', 'minimum', 'sekurangnya', 'sedikitnya', 'paling sedikit'],
  ['maksimal', 'maksimum', 'paling banyak', 'paling lama', 'tidak lebih', 'lebih dari'],
  ['kilo', 'kg', 'kilogram'],
  ['uang', 'duit', 'dana'],
  ['kembali', 'balik', 'dikembalikan'],
  ['cicil', 'nyicil', 'dicicil', 'mencicil', 'cicilan', 'angsur', 'diangsur'],
  ['datang', 'hadir', 'dateng'],
  ['jago', 'mahir', 'pandai', 'pintar'],
  ['odol', 'pasta gigi'],
  ['peringkat', 'ranking', 'rangking', 'klasemen'],
  ['laptop', 'komputer', 'pc'],
  ['error', 'galat', 'kesalahan'],
  ['bug', 'kutu', 'kesalahan'],
  ['loop', 'perulangan', 'looping'],
  ['function', 'fungsi'],
  ['variable', 'variabel'],
  ['array', 'larik'],
  ['list', 'daftar'],
  ['string', 'teks'],
  ['database', 'basis data'],
  ['software', 'perangkat lunak'],
  ['hardware', 'perangkat keras'],
  ['gaji', 'upah', 'penghasilan', 'salary'],
  ['umur', 'usia', 'berusia', 'berumur'],
  ['kuota', 'kapasitas', 'kursi', 'slot'],
  ['ketua', 'pemimpin', 'pimpinan', 'kepala'],
  ['sdm', 'hr', 'hrd', 'personalia', 'sumber daya manusia'],
  ['syarat', 'prasyarat', 'persyaratan', 'ketentuan', 'kriteria'],
  ['diskon', 'potongan', 'potongan harga', 'promo'],
  ['jarak jauh', 'remote', 'dari rumah', 'wfh'],
  ['daring', 'online', 'onlen'],
  ['luring', 'offline', 'tatap muka', 'oflen'],
  ['bersama', 'bareng', 'barengan'],
  ['dekat', 'deket', 'sekitar'],
  ['kumpul', 'bertemu', 'pertemuan', 'ketemu', 'ngumpul'],
  ['ortu', 'orang tua', 'wali'],
  ['keluarga', 'family'],
  ['pemula', 'dasar', 'nol'],
  ['durasi', 'lama', 'lamanya'],
  ['kontak', 'hubungi', 'menghubungi'],
  ['bantuan', 'pertolongan', 'help'],
  ['hapus', 'menghapus', 'penghapusan'],
  ['ubah', 'ganti', 'mengubah', 'mengganti'],
  ['visi', 'misi', 'tujuan'],
  ['lowongan', 'loker', 'pekerjaan'],
  ['lamar', 'melamar', 'ngelamar', 'lamaran', 'pelamar'],
  ['donasi', 'berdonasi', 'sumbang', 'nyumbang', 'menyumbang', 'sumbangan'],
  ['relawan', 'volunteer', 'sukarelawan', 'sukarela'],
  ['ikut', 'ikutan', 'mengikuti', 'ikuti'],
  ['ajar', 'ngajar', 'mengajar', 'mengajarkan'],
  ['pakai', 'pake', 'memakai', 'menggunakan'],
]

const mostTerms = 12
const longestPhrase = 4

/** A thing that is asked about. */
export interface Term {
  /** as it was typed */
  word: string
  /** as `to_tsquery` reads it: the word, or what means the same */
  query: string
  /** the word itself */
  exact: string
}

/** typed in a hurry without a vowel: "yg", "krn"; what is spoken letter by letter is a word */
const spelledOut =
  /^(wc|tv|hp|pc|ktp|kk|spp|smk|smp|pkl|dp|vr|cv|sks|ipk|bpjs|kpr|qr|html|css|php|sql|ppt|pdf|wfh)$/

/** Whether a word may be nothing but hurry: where no passage has it either, it is no part of what is asked. */
export const isHurried = (word: string): boolean =>
  /^[bcdfghjklmnpqrstvwxyz]{1,3}$/.test(word) && !spelledOut.test(word)

export const wordsOfQuestion = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, 60)
    // "yaaa" is said for "ya", and no word of ours ends with these twice
    .map(word => word.slice(0, 40).replace(/([aiu])\1+$/, '$1'))

const known = new WeakMap<object, Synonyms>()
const withoutSetting = {}

/** The tenant's own groups of words stand with the search's: the setting `search`. Read once for each value. */
export function questionSynonyms(setting: unknown): Synonyms {
  const key = typeof setting === 'object' && setting !== null ? setting : withoutSetting
  const found = known.get(key) ?? synonymsOf(setting, everydaySynonyms)
  known.set(key, found)
  return found
}

const phraseQuery = (words: readonly string[]) =>
  words.length === 1
    ? lexemeQuery(words[0] ?? '', '')
    : `(${words.map(word => lexemeQuery(word, '')).join(' <-> ')})`

const anyOf = (queries: readonly string[]) => {
  const one = [...new Set(queries)]
  return one.length === 1 ? (one[0] ?? '') : `(${one.join(' | ')})`
}

/** words that stand next to each other and may be written with a slash: only short ones are, unless the question has one itself */
export function slashedPairs(text: string): string[] {
  const words = wordsOfQuestion(text)
  const isShort = (word: string) => word.length <= 4 || text.includes('/')
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? ''
    return isShort(before) && isShort(word) ? [`${before}/${word}`] : []
  })
}

/** PostgreSQL keeps "UI/UX" as one word, the name of a file: whoever asks for "ui", beside "ux", means that as well. */
function slashed(words: readonly string[], at: number, pairs: ReadonlySet<string>): string[] {
  const around = [`${words[at - 1] ?? ''}/${words[at]}`, `${words[at]}/${words[at + 1] ?? ''}`]
  return around.filter(pair => pairs.has(pair)).map(pair => `'${pair}'`)
}

const noPairs: ReadonlySet<string> = new Set()

/** What is asked about, at most twelve things; `meant` says what mistyped words may have been, `pairs` which words the site writes with a slash between them. */
export function termsOf(
  text: string,
  synonyms: Synonyms,
  meant: ReadonlyMap<string, string>,
  pairs: ReadonlySet<string> = noPairs,
): Term[] {
  const words = wordsOfQuestion(text).map(word => ({ word, meant: meant.get(word) }))
  const said = words.map(one => one.meant ?? one.word)
  const terms: Term[] = []
  const taken = new Set<string>()
  for (let at = 0; at < said.length && terms.length < mostTerms; ) {
    const length = phraseAt(said, at, synonyms)
    const phrase = said.slice(at, at + length)
    const typed = words[at]
    at += length
    const key = phrase.join(' ')
    if ((length === 1 && questionWords.has(key)) || taken.has(key)) continue
    taken.add(key)
    const exact =
      typed?.meant && length === 1
        ? anyOf([typed.word, typed.meant].map(one => phraseQuery([one])))
        : phraseQuery(phrase)
    const same = (synonyms.get(key) ?? []).map(other => phraseQuery(other.split(' ')))
    const joined = length === 1 ? slashed(said, at - 1, pairs) : []
    terms.push({ word: key, exact: anyOf([exact, ...joined]), query: anyOf([exact, ...joined, ...same]) })
  }
  return terms
}

function phraseAt(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length--)
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length
  return 1
}

/** Words that may be mistyped: long enough for a slip to be told from another word. */
export const doubtfulWords = (text: string): string[] => [
  ...new Set(wordsOfQuestion(text).filter(word => /^\p{L}{4,}$/u.test(word) && !questionWords.has(word))),
]
