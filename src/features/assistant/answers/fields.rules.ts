import type { PassageField } from '../../../platform/passage-part.ts'

/** What a question asks of a thing, told by its words. */
interface FieldRule {
  fields: readonly PassageField[]
  asks: RegExp
  not?: RegExp
  /** words that ask for it, and name nothing */
  words: RegExp
  /** what a line must have to answer it */
  has?: RegExp
}

export const word = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(${pattern})(?![\p{L}\p{N}])`, 'iu')
const whole = (pattern: string) => new RegExp(`^(${pattern})$`, 'iu')

const many = 'berapa|brp|brapa'
const who = 'siapa|sapa|siapakah|namanya|nama'
const teachers =
  '(pengajar|guru|mentor|instruktur|tutor|dosen|pelatih|pembimbing|pengampu|fasilitator|trainer|coach|pemateri|narasumber|pembicara)(nya)?'
const teaching =
  'ngajar|mengajar|diajar|diajarin|ngajarin|mengajarkan|mengampu|diampu|membimbing|dibimbing|melatih|dilatih|isi|ngisi|mengisi|bawain|membawakan'
/** of the site, not of a thing */
const openingHours =
  /\b(jam|pukul)\b.*\b(buka|tutup|layanan|operasional|kerja|kantor|siaran)\w*|\b(buka|tutup)\w*\b.*\b(jam|pukul)\b/iu
const selling = /\b(lewat|via|cara|metode|pakai|pake|cicil\w*|transfer)\b/iu

/** All that fit are asked for: "kapan dan di mana". */
const rules: readonly FieldRule[] = [
  {
    fields: ['salary'],
    asks: word(String.raw`gaji\w*|upah\w*|honor\w*|bayaran(nya)?|salary|uang saku\w*|digaji|dibayar`),
    words: whole(
      String.raw`gaji\w*|upah\w*|honor\w*|bayaran(nya)?|salary|uang|saku\w*|digaji|dibayar|kisaran`,
    ),
  },
  {
    fields: ['price'],
    asks: word(
      String.raw`uang (pendaftaran|daftar|pangkal)|harga\w*|biaya\w*|tarif\w*|ongkos\w*|bayar(nya)?|membayar|berbayar|berapaan|brpan|brpaan|mahal|murah|gratis\w*|berapa duit|free|iuran(nya)?`,
    ),
    not: selling,
    words: whole(
      String.raw`harga\w*|biaya\w*|tarif\w*|ongkos\w*|bayar(nya)?|membayar|berbayar|berapaan|brpan|brpaan|mahal|murah|gratis\w*|duit(nya)?|free|iuran(nya)?|rupiah|total(nya)?`,
    ),
  },
  {
    fields: ['teacher', 'speaker', 'lead'],
    asks: new RegExp(
      `(?<![\\p{L}])(${who}|oleh|sama siapa)(?![\\p{L}]).*(?<![\\p{L}])(${teachers}|${teaching})(?![\\p{L}])|(?<![\\p{L}])(${teachers}|${teaching})(?![\\p{L}]).*(?<![\\p{L}])(${who}|oleh)(?![\\p{L}])`,
      'iu',
    ),
    words: whole(`${who}|${teachers}|${teaching}|oleh|orang(nya)?`),
  },
  {
    fields: ['teaches'],
    asks: new RegExp(`(?<![\\p{L}])(${teaching})\\s+(kelas |pelajaran |mapel )?(apa|apaan)`, 'iu'),
    words: whole(`${teaching}|pelajaran|mapel`),
  },
  {
    fields: ['closes'],
    asks: word(
      String.raw`batas\w*|deadline\w*|paling (lambat|akhir|telat)|tenggat\w*|penutupan(nya)?|terakhir (daftar|lamar|kirim)`,
    ),
    words: whole(
      String.raw`batas\w*|deadline\w*|paling|lambat|akhir(nya)?|telat|tenggat\w*|penutupan(nya)?|terakhir|daftar(nya)?|pendaftaran(nya)?|lamar|melamar|lamaran(nya)?|kirim|waktu(nya)?|tanggal(nya)?|tgl|sampai|sampe|kapan`,
    ),
  },
  {
    fields: ['ends'],
    not: openingHours,
    asks: /\b(sampai|sampe|ampe|smp|selesai\w*|berakhir\w*|kelar\w*|bubar\w*)\b.*\b(kapan\w*|kpn|tgl|tanggal\w*|jam|pukul|hari|bulan)\b|\b(kapan\w*|kpn|tgl|tanggal\w*|jam|pukul)\b.*\b(selesai\w*|berakhir\w*|kelar\w*|bubar\w*)\b/iu,
    words: whole(
      String.raw`sampai|sampe|ampe|smp|selesai\w*|berakhir\w*|kelar\w*|bubar\w*|kapan\w*|kpn|tgl|tanggal\w*|jam|pukul`,
    ),
  },
  {
    fields: ['starts', 'ends', 'state'],
    asks: word(
      String.raw`kapan\w*|kpn|tgl|tanggal\w*|jadwal\w*|hari apa|bulan apa|jam (${many})|pukul (${many})|mulai(nya)?|dimulai(nya)?|digelar|waktunya`,
    ),
    not: new RegExp(
      String.raw`${openingHours.source}|\bsampai (kapan|jam|pukul|tanggal)|\b(batas|deadline|tenggat|paling lambat)`,
      'iu',
    ),
    words: whole(
      String.raw`kapan\w*|kpn|tgl|tanggal\w*|jadwal\w*|hari(nya)?|bulan|jam(nya)?|pukul|mulai(nya)?|dimulai(nya)?|digelar|waktu(nya)?|berikutnya|terdekat`,
    ),
  },
  {
    fields: ['place', 'mode'],
    asks: word(
      String.raw`di ?mana\w*|dmn|dmana|dimn|tempatnya|lokasi\w*|alamat\w*|venue|(di )?(gedung|ruang\w*|kota|daerah) (mana|apa)|tempat (di ?mana|dmn)`,
    ),
    not: /\b(daftar|mendaftar|lamar|melamar|beli|bayar)\w* (di ?mana|dmn)\b/iu,
    words: whole(
      String.raw`di|dimana\w*|dmn|dmana|dimn|mana|tempat(nya)?|lokasi\w*|alamat\w*|venue|gedung|ruang\w*|kota|daerah|sebelah|jalan|lengkap(nya)?`,
    ),
  },
  {
    fields: ['mode'],
    asks: word(
      'online|onlen|onlin|offline|oflen|oflin|daring|luring|tatap ?muka|zoom|(dari|dr) rumah|remote|wfh|jarak jauh|hybrid|hibrida',
    ),
    words: whole(
      'online|onlen|onlin|offline|oflen|oflin|daring|luring|tatap|muka|zoom|rumah|remote|wfh|jarak|jauh|hybrid|hibrida|kerja|dikerjakan|dikerjain|kerjain',
    ),
  },
  {
    fields: ['capacity', 'openings'],
    asks: word(
      String.raw`kuota\w*|kapasitas\w*|kursi(nya)?|slot(nya)?|muat|(${many}) (orang|org|peserta|siswa|murid|anak|posisi|formasi)|maksimal (${many})`,
    ),
    words: whole(
      String.raw`kuota\w*|kapasitas\w*|kursi(nya)?|slot(nya)?|muat|orang|org|peserta(nya)?|siswa|murid|maksimal|dibutuhkan|dibutuhin|dicari|butuh|posisi|formasi|tersedia`,
    ),
  },
  {
    fields: ['duration', 'starts', 'ends'],
    asks: word(String.raw`durasi\w*|lamanya|(${many}) (lama|jam|menit)( ?nya)?|lama (${many})`),
    words: whole(String.raw`durasi\w*|lama(nya)?|jam|menit|waktu(nya)?`),
  },
  {
    fields: ['requires', 'audience'],
    asks: word(
      String.raw`syarat\w*|prasyarat\w*|persyaratan\w*|kriteria\w*|kualifikasi\w*|(ram|memori|spek|spesifikasi)\w*|(laptop|komputer|hp|ponsel) minimal|(butuh|perlu) (laptop|komputer|hp|alat|bekal)|bawa apa|apa (yang |yg )?(harus |perlu )?(dibawa|disiapkan|disiapin)`,
    ),
    words: whole(
      String.raw`syarat\w*|prasyarat\w*|persyaratan\w*|kriteria\w*|kualifikasi\w*|minimal|ram|memori|spek\w*|spesifikasi|laptop(nya)?|komputer(nya)?|hp|ponsel|berapa|bawa|dibawa|disiapkan|disiapin|harus|perlu|butuh|alat(nya)?|bekal(nya)?`,
    ),
  },
  {
    fields: ['requires', 'audience'],
    asks: word(String.raw`umur\w*|usia\w*|(${many}) tahun`),
    words: whole(String.raw`umur\w*|usia\w*|tahun|minimal|maksimal|batas`),
    has: /\b(usia|umur|berusia|berumur|tahun|kelas|dewasa|anak|remaja)\b/iu,
  },
  {
    fields: ['audience', 'level'],
    asks: word(
      String.raw`(untuk|buat|bwt|bagi) (siapa|sapa|pemula)\w*|cocok\w*|sasaran\w*|tingkat\w*|level\w*`,
    ),
    words: whole(String.raw`siapa|sapa|cocok\w*|sasaran\w*|tingkat\w*|level\w*|pemula`),
  },
  {
    fields: ['certificate'],
    asks: word(String.raw`sertifikat\w*|bersertifikat|piagam\w*`),
    words: whole(String.raw`sertifikat\w*|bersertifikat|piagam\w*|selesai|lulus|dapet|dapat`),
  },
  {
    fields: ['apply'],
    asks: /\b(lamar\w*|melamar|ngelamar|cv|lamaran\w*)\b.*\b(ke ?mana|kmn|email\w*|alamat|gimana|cara\w*|di ?mana|dmn)\b|\b(ke ?mana|kmn|email\w*|cara\w*|gimana)\b.*\b(lamar\w*|melamar|ngelamar|cv|lamaran\w*)\b/iu,
    words: whole(String.raw`lamar\w*|melamar|ngelamar|cv|kirim\w*|kemana|kmn|email\w*|alamat`),
  },
  {
    fields: ['employment'],
    asks: word('paruh waktu|part ?time|full ?time|penuh waktu|freelance|kontrak'),
    words: whole('paruh|penuh|waktu|part|full|time|parttime|fulltime|freelance|kontrak'),
  },
  {
    fields: ['employer'],
    asks: word('(perusahaan|instansi|kantor|pt) (apa|mana|apaan)'),
    words: whole('perusahaan|instansi|kantor|pt'),
  },
  {
    fields: ['skills'],
    asks: word(String.raw`skill\w*|keahlian\w*|kemampuan\w*`),
    words: whole(String.raw`skill\w*|keahlian\w*|kemampuan\w*|butuh|dibutuhkan`),
  },
  {
    fields: ['partners'],
    asks: word(String.raw`mitra\w*|partner\w*|kerja ?sama|bekerja ?sama|sponsor\w*`),
    words: whole(String.raw`mitra\w*|partner\w*|kerja|sama|kerjasama|bekerja|sponsor\w*`),
  },
  {
    fields: ['raised', 'goal'],
    asks: word(String.raw`terkumpul\w*|kekumpul|terhimpun|ngumpul|target\w*|kurang(nya)? (${many})`),
    words: whole(
      String.raw`terkumpul\w*|kekumpul|terhimpun|ngumpul|target\w*|kurang(nya)?|duit(nya)?|uang(nya)?|dana(nya)?|donasi(nya)?`,
    ),
  },
]

/** Fields that a question asks for, with what leaves its subject. */
export interface FieldsAsked {
  fields: readonly PassageField[]
  /** who somebody is by what they do here: "siapa ketua jurinya" */
  asksPerson: boolean
  /** whether a word asks for a field, or says of what kind the thing is */
  isAsking(word: string): boolean
  /** a day of the week: a programme of months begins on one, and meets on another */
  asksWeekday: boolean
  /** which kinds of things are named by the question, as passages have them; none: any */
  kinds: readonly string[]
  has: RegExp | undefined
}

const person = word('siapa|sapa|siapakah|namanya (siapa|sapa)|siapa (nama\\w*)')
const personWords = whole(`${who}|orang(nya)?|jadi|menjabat|jabatan(nya)?|sekarang`)
const notPerson =
  /\b(untuk|buat|bwt|bagi) (siapa|sapa)|\b(siapa|sapa) (aja|saja|pun)? ?(yang |yg )?(boleh|bisa|dapat)\b/iu

const kindsNamed: readonly (readonly [RegExp, readonly string[]])[] = [
  [whole('(kelas|kursus|pelatihan|bootcamp|webinar|course|workshop|training)(nya)?'), ['class', 'course']],
  [whole('(lowongan|loker|posisi|kerjaan|pekerjaan)(nya)?'), ['job']],
  [whole('(acara|event|kegiatan)(nya)?'), ['event', 'event_program']],
  [whole('(program)(nya)?'), ['program', 'event_program']],
  [whole('(kampanye)(nya)?'), ['campaign']],
]

/** said of anything that happens, and so of nothing in particular */
const happening = whole(
  'ikut(an|i)?|mengikuti|ikutin|daftar(nya|in)?|mendaftar|diadakan|diadain|diselenggarakan|diselenggarain|berlangsung|dilaksanakan|dilaksanain|tahun|taun|thn|masuk|gabung|join|tersebut|bareng|bersama|pas(nya)?|deh|ya|info|acaranya|kegiatannya|bisa|tanya|nanya|perlu|buat|bwt|untuk|buka|dibuka|biar|supaya|mesti|harus|kelompok',
)

/** What is asked of a thing; undefined: nothing that columns know. */
export function fieldsAskedOf(query: string): FieldsAsked | undefined {
  const found = rules.filter(({ asks, not }) => asks.test(query) && !not?.test(query))
  const asksPerson = person.test(query) && !notPerson.test(query)
  if (found.length === 0 && !asksPerson) return undefined
  const said = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return {
    fields: [...new Set(found.flatMap(({ fields }) => fields))],
    asksPerson,
    isAsking: one =>
      found.some(({ words }) => words.test(one)) ||
      (asksPerson && personWords.test(one)) ||
      happening.test(one) ||
      kindsNamed.some(([named]) => named.test(one)),
    kinds: kindsNamed.flatMap(([named, kinds]) => (said.some(one => named.test(one)) ? kinds : [])),
    asksWeekday: /\bhari apa\b/iu.test(query),
    has: found.length === 1 ? found[0]?.has : undefined,
  }
}
