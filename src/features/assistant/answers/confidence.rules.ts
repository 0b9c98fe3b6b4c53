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
const weekdays = 'senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad'
const numerals =
  'nol|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh|seratus|ratus|seribu|ribu|juta|miliar|separuh|setengah|sepertiga|sebulan|sepekan|seminggu|setahun|sehari|sejam|semua|seluruh'

interface Wish {
  asking: RegExp
  pattern: RegExp
  /** who asks for it is answered by nothing else than the pattern, or this one */
  isNeeded: boolean | RegExp
}

const asks = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')

const amount =
  /\brp\.? ?\d|\bgratis\b|\btanpa biaya\b|\b(ribu|juta)\b|\btidak (dipungut|dibayar)|\b(sesuka|seikhlas)\w*|\bpotongan\b/iu

/** what somebody earns is told by no other amount */
const earns = /\b(gaji|upah|honor|salary|penghasilan|uang saku|digaji)/iu

/** "berapa hari": a number of just that */
const unit =
  /(?<![\p{L}])berapa (hari|bulan|pekan|minggu|tahun|kali|sesi|pertemuan|meter|kilometer|kilo|lantai|halaman|bab|babak|soal|jam|menit|tim|anggota|desa|cabang)/iu
const sameUnit: Readonly<Record<string, string>> = {
  minggu: 'minggu|pekan',
  pekan: 'pekan|minggu',
  kali: 'kali|pertemuan|sesi',
}

/** of what a number is wanted: "berapa fakultas", "jumlah mahasiswanya" */
const counted =
  /(?<![\p{L}])(?:berapa|jumlah|banyaknya) (?:jumlah |banyak )?(\p{L}{4,}?)(?:nya)?(?![\p{L}])/iu
const notCounted =
  /^(harga|biaya|gaji|tarif|ongkos|lama|umur|usia|nilai|besar|jumlah|banyak|bayar|sering|jauh|tinggi|dana|uang)$/iu

/** The word for what is counted; undefined: no number of anything is wanted. */
export function countedIn(query: string): string | undefined {
  const named = counted.exec(query)?.[1]?.toLowerCase()
  return named === undefined || notCounted.test(named) ? undefined : named
}

/** "2.860 mahasiswa", "mahasiswa: 2.860": what would be the number of it */
function numberOf(query: string): RegExp | undefined {
  const named = countedIn(query)
  if (named === undefined) return undefined
  return new RegExp(
    String.raw`(\d[\d.,]*|\b(${numerals}))(\s+\p{L}+){0,1}\s+\p{L}{0,3}${named}|${named}\p{L}*: \d`,
    'iu',
  )
}

function countOf(query: string): RegExp | undefined {
  const named = unit.exec(query)?.[1]?.toLowerCase()
  if (!named) return undefined
  return new RegExp(
    String.raw`(\d[\d.,]*|\b(${numerals}))(\s+\p{L}+){0,1}\s+(${sameUnit[named] ?? named})|\bse(${named})\b`,
    'iu',
  )
}

/** What a sentence that answers has, by the word that asks: who by a name, how many by a number, when by a day, where by a place. */
const wishes: readonly Wish[] = [
  {
    asking: asks('hari apa( aja| saja)?'),
    pattern: new RegExp(String.raw`\b(${weekdays})\b|\bsetiap hari\b|\bhari kerja\b`, 'iu'),
    isNeeded: true,
  },
  {
    asking: asks('kapan(nya)?|kpn|tgl|tanggal(nya)?|hari apa|bulan apa|jam (berapa|brp)|pukul (berapa|brp)'),
    pattern: new RegExp(
      String.raw`\b\d{1,2} (${months}|\w{3}) \d{4}|\b(${months})\b|\bpukul\b|\bjam \w+|\b\d{1,2}\.\d{2}\b|\b(${weekdays})\b|\btanggal\b|\btahun \d{4}|\bsetiap\b|\b(hari|pekan|bulan|tahun) (ini|lalu|depan)\b|\b(besok|kemarin|pagi|siang|sore|malam|musim|semester|magrib|subuh)\b|\b(setelah|sesudah|sebelum|saat|ketika|selama|sejak|begitu|bila|jika|kalau|apabila)\b`,
      'iu',
    ),
    isNeeded: true,
  },
  {
    asking: asks('jadwal|hari'),
    pattern: new RegExp(
      String.raw`\b\d{1,2} (${months}|\w{3}) \d{4}|\b(${months}) \d{4}|pukul|setiap (hari|${weekdays})`,
      'iu',
    ),
    isNeeded: false,
  },
  {
    asking: asks('harga(nya)?|biaya(nya)?|tarif(nya)?|bayar(nya)?|ongkos(nya)?|gaji(nya)?|berapaan|brpan'),
    pattern: amount,
    isNeeded: false,
  },
  {
    asking: asks('berapa(kah)?|brp|brapa|berapaan|brpan'),
    pattern: new RegExp(String.raw`\d|\b(${numerals})\b|\bgratis\b|\btanpa biaya\b|\bsesuka\w*`, 'iu'),
    isNeeded: true,
  },
  {
    asking: asks('siapa(kah)?|sapa'),
    // two words that begin large, one within a sentence, or somebody who is spoken to with respect
    pattern:
      /\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+|(?<=[\p{Ll},;:"“] )\p{Lu}\p{Ll}+|(?<![\p{L}])([Pp]ak|[Bb]u|[Ii]bu|[Bb]apak|[Mm]ama|[Kk]ak|dr\.|Dr\.) \p{Lu}/u,
    isNeeded: true,
  },
  {
    asking: asks('boleh(kah)?|dilarang|diizinkan|diperbolehkan'),
    pattern: /\b(boleh\w*|diperbolehkan|dilarang|larangan|diizinkan|seizin|izin|wajib|silakan|jangan)\b/iu,
    isNeeded: true,
  },
  {
    asking: asks('di ?mana|dmn|dmana|lokasi(nya)?|alamat(nya)?|tempat(nya)?'),
    pattern:
      /\b([Jj]alan|[Jj]l\.|[Gg]ang|[Gg]edung|[Aa]ula|[Bb]alai|[Kk]ota|[Kk]abupaten|[Dd]esa|[Kk]ampung|[Aa]lamat|[Rr]uang\w*|[Ll]antai|[Kk]antor|[Kk]ampus|[Ss]tudio|[Ll]apangan|[Ll]embah|pulau|terminal|stasiun)\b|(?<![\p{L}])di \p{Lu}/u,
    isNeeded:
      /\b(jalan|jl\.|gang|gedung|aula|balai|kota|kabupaten|desa|kampung|tempat|alamat|ruang\w*|lantai|kantor|kampus|studio|rumah|halaman|lapangan|daring|menu|tombol|folder|berkas)\b|\b(di|pada|ke|dari|antara|dalam) \w+/iu,
  },
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
  /** it is the very thing, and not only of its kind: "2.860 mahasiswa" for how many there are */
  isExact: boolean
  /** without it nothing is answered */
  needed: readonly RegExp[]
}

/** Undefined: the question wants nothing in particular. */
export function expectedAnswerOf(query: string): ExpectedAnswer | undefined {
  const found = wishes.filter(({ asking }) => asking.test(query))
  const count = countOf(query)
  if (count) return { pattern: count, isOfTerm: false, isExact: true, needed: [count] }
  const needed = found.flatMap(({ isNeeded, pattern }) =>
    isNeeded === false ? [] : [isNeeded === true ? pattern : isNeeded],
  )
  const [first] = found
  // "berapa gaji" is answered by an amount, and by no other number
  const isAmount = found.some(({ pattern }) => pattern === amount) && needed.length > 0
  const ofWhat = earns.test(query) ? [earns] : []
  const number = isAmount ? undefined : numberOf(query)
  if (first)
    return {
      pattern: number ?? first.pattern,
      isOfTerm: false,
      isExact: number !== undefined,
      needed: [...(isAmount ? [amount] : needed.slice(0, 1)), ...ofWhat],
    }
  return defining.test(query)
    ? { pattern: definition, isOfTerm: true, isExact: false, needed: [] }
    : undefined
}

/** Rules and circumstances of whoever is asked: only they can say, no lesson and no story. */
const asksInstitution =
  /^(apa |apakah |di sini )?(ada|adakah) (?!berapa|apa)|\b(kalian|kantor|di ?sini|di ?situ|di ?sana|boleh|bolehkah|dilarang|gaji\w*|honor\w*|pinjam\w*|dipinjam|minjem|meminjam|denda|sewa\w*|parkir\w*|wi-?fi|seragam|jual\w*|buka cabang|menyediakan|disediakan|disediain)\b/iu
const stories: readonly string[] = [
  'lesson',
  'chapter',
  'tulisan-temans',
  'blog',
  'articles',
  'podcasts',
  'gallery',
  'video',
  'aspiration',
  'book',
]

/** What tells of something, and speaks for nobody. */
export const isStory = (kind: string): boolean => stories.includes(kind)

/** Whether a passage may be quoted at all: what columns know of a thing answers for that thing alone, a page's figures for the site. */
export const mayAnswer = (query: string, { kind, isFacts }: { kind: string; isFacts: boolean }): boolean =>
  (!isFacts || kind === 'page') && !(stories.includes(kind) && asksInstitution.test(query))

const asksHow =
  /\b(bagaimana|gimana|gmn|cara|caranya|langkah|tahap|tahapan|how|lewat (mana|apa)|(daftar|mendaftar|lamar|melamar|kirim)\w* (ke ?mana|di ?mana))\b/iu
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
  return asksHow.test(query) && saysHow.test(heading) ? 1.6 : 1
}

/** What stands below such a heading answers it from its first sentence on: a question, or a way where a way is asked. */
export const isAnsweredBelow = (query: string, heading: string): boolean =>
  heading.trim().endsWith('?') || (asksHow.test(query) && saysHow.test(heading))
