import { termsOf } from '../passages/passages.ts'
import { contactRules } from './contact-topics.rules.ts'
import { type TopicRule, whole, word } from './topic-rule.ts'

/** An everyday question, as it was understood. */
export interface TopicAsked {
  rule: TopicRule
  /** what it is about beside that: "lowongan fasilitator", "kelas las"; empty: the site itself is asked about */
  subject: string[]
}

const asksWay =
  'daftar(nya|kan|in)?|mendaftar(kan)?|pendaftaran(nya)?|registrasi(nya)?|register|gabung(nya)?|bergabung|join(nya)?|ikut(an)?|ikutin|ikuti|mengikuti|enroll?'
const programs = 'program(nya)?|fakultas(nya)?|jurusan(nya)?|prodi(nya)?|program studi'
const objects = String.raw`kelas\w*|kursus\w*|pelatihan\w*|program(nya)?|course|bootcamp|pelajaran(nya)?|workshop(nya)?|webinar(nya)?|belajar(nya)?`

/** In the order in which they are asked: what is more particular first. */
const rules: readonly TopicRule[] = [
  {
    topics: ['refunds'],
    asks: /\brefund\w*|\bpengembalian (dana|uang)|\b(uang|dana|duit)\w*\b.*\b(kembali|balik|dikembalikan)\b|\b(batal\w*|membatalkan)\b.*\b(kelas|uang|bayar|beli|dana)\w*/iu,
    words: whole(
      String.raw`refund\w*|pengembalian|dikembalikan|kembali|balik|uang(nya)?|dana(nya)?|duit(nya)?|batal\w*|membatalkan|beli|bayar|membayar|minta|ikut`,
    ),
    has: /kembali|refund/iu,
  },
  {
    topics: ['donations'],
    asks: word(
      `donasi(nya)?|berdonasi|donatur|sumbang|nyumbang|menyumbang|sumbangan(nya)?|infak|infaq|sedekah|wakaf|zakat`,
    ),
    words: whole(
      String.raw`donasi\w*|berdonasi|donatur|sumbang\w*|nyumbang|menyumbang|infak|infaq|sedekah|wakaf|zakat|transfer(nya)?|rekening(nya)?|kirim|salur\w*|uang|bantu|lewat|via`,
    ),
    has: /\bdonasi|berdonasi|rekening|transfer|qris/iu,
  },
  {
    topics: ['vacancies', 'offers', 'events'],
    asks: word(`relawan(nya)?|volunteer|sukarelawan|kerelawanan`),
    words: whole(
      `relawan(nya)?|volunteer|sukarelawan|kerelawanan|bantu|membantu|kegiatan(nya)?|lowongan|dibutuhkan|${asksWay}`,
    ),
    lines: /relawan|sukarela|volunteer/iu,
    has: /relawan|sukarela/iu,
    isFirst: true,
  },
  {
    topics: ['vacancies'],
    asks: word(`magang(nya)?|pkl|internship`),
    words: whole(`magang(nya)?|pkl|internship|lowongan(nya)?|tempat|posisi|${asksWay}`),
    lines: /magang/iu,
    has: /magang|pkl|praktik kerja/iu,
    isFirst: true,
  },
  {
    topics: ['vacancies'],
    asks: word(
      `lowongan(nya)?|loker(nya)?|karier(nya)?|karir(nya)?|rekrutmen|hiring|lamar|melamar|ngelamar|lamaran(nya)?|kerja di sini|kerja disini`,
    ),
    words: whole(
      `lowongan(nya)?|loker(nya)?|kerja(nya)?|pekerjaan|karier(nya)?|karir(nya)?|rekrutmen|hiring|lamar|melamar|ngelamar|lamaran(nya)?|posisi|buka|dibuka|terbuka|disini`,
    ),
    has: /lowongan|lamar|magang|relawan/iu,
    isFirst: true,
  },
  {
    topics: ['certificates'],
    asks: word(String.raw`sertifikat\w*|bersertifikat|piagam|certificate`),
    words: whole(
      String.raw`sertifikat\w*|bersertifikat|piagam|certificate|selesai|lulus|habis|dapet|dapat|kasih`,
    ),
    has: /sertifikat/iu,
  },
  {
    topics: ['payment'],
    asks: word(String.raw`cicil|dicicil|cicilan(nya)?|nyicil|mencicil|angsur\w*|diangsur|bertahap`),
    words: whole(
      String.raw`cicil|dicicil|cicilan(nya)?|nyicil|mencicil|angsur\w*|diangsur|bertahap|bayar(nya)?|membayar|dibayar|pembayaran(nya)?|biaya(nya)?|harga(nya)?|uang`,
    ),
    lines: /cicil|angsur/iu,
    has: /cicil|angsur|dua kali|bertahap|separuh/iu,
  },
  {
    topics: ['payment'],
    asks: word(
      `bayar(nya)?|membayar|pembayaran(nya)?|dibayar|transfer(nya)?|rekening(nya)?|cicil|dicicil|cicilan|qris|gopay|ovo|shopeepay|metode bayar`,
    ),
    not: word(
      String.raw`berapa\w*|brp|gratis|mahal|(bayar|berbayar)(nya)? (ga|gak|g|nggak|ngga|enggak|tidak|tdk|kah|apa)|(harus|mesti|perlu|disuruh|usah) (bayar|membayar)`,
    ),
    words: whole(
      `bayar(nya)?|membayar|pembayaran(nya)?|dibayar|transfer(nya)?|rekening(nya)?|cicil|dicicil|cicilan|qris|gopay|ovo|shopeepay|metode|via|lewat|pakai|pake|bank|virtual|account|kartu|kredit|debit|opsi|pilihan`,
    ),
    has: /transfer|qris|rekening|virtual account|tunai|gopay|tagihan/iu,
  },
  {
    topics: ['offers'],
    asks: word(`gratis(nya|an)?|free|cuma.cuma`),
    words: whole(`gratis(nya|an)?|free|cuma|${asksWay}`),
    lines: /\bgratis\b/iu,
    has: /gratis|tanpa biaya/iu,
    isFirst: true,
  },
  {
    topics: ['offers'],
    asks: word(
      `uang (pendaftaran|daftar|pangkal|muka)|harga(nya)?|biaya(nya)?|tarif(nya)?|ongkos(nya)?|bayar(nya)?|berapaan|mahal|murah`,
    ),
    words: whole(
      `harga(nya)?|biaya(nya)?|tarif(nya)?|ongkos(nya)?|bayar(nya)?|berapaan|mahal|murah|rupiah|daftar|list|uang|pangkal|muka|${asksWay}`,
    ),
    has: /\brp\.? ?\d|\bgratis\b|\b(tanpa|tidak ada) (biaya|uang)|\btidak dipungut\b|\b(ribu|juta)\b/iu,
  },
  {
    topics: ['contact'],
    asks: /\b(jam|pukul)\b.*\b(buka|tutup|layanan|operasional|kerja|kantor|siaran)\w*|\b(buka|tutup)\w*\b.*\b(jam|pukul|hari apa)\b/iu,
    words: whole(
      `jam|pukul|buka(nya)?|tutup(nya)?|layanan(nya)?|operasional(nya)?|kerja(nya)?|siaran(nya)?|sampai|sampe|mulai|setiap`,
    ),
    lines: /\b(pukul|jam) \S+/iu,
    has: /\b(pukul|jam) (\d|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas)|\d{1,2}\.\d{2}|\b(setiap hari|senin|selasa|rabu|kamis|jumat|sabtu)\b/iu,
  },
  {
    topics: ['programs', 'offers'],
    asks: new RegExp(
      String.raw`\b(${programs})\b.*\b(apa|apaan|apa ?aja|tersedia|pilihan)\b|\b(apa|apaan|ada apa|daftar|pilihan|macam)\b.*\b(${programs})\b`,
      'iu',
    ),
    not: /\b(apa (itu|beda|arti)|beda\w*|untuk apa|buat apa|apakah|cara\w*|gimana|gmn|bagaimana|syarat\w*)\b/iu,
    words: whole(`${programs}|tersedia|pilihan(nya)?|daftar|macam|jenis|kampus`),
  },
  {
    topics: ['offers'],
    asks: new RegExp(
      String.raw`\b(${objects})\b.*\b(apa|apaan|apa ?aja|tersedia|ditawarkan|pilihan)\b|\b(apa|apaan|ada apa|daftar|list|pilihan|macam)\b.*\b(${objects})\b`,
      'iu',
    ),
    not: /\b(apa (itu|beda|arti)|beda\w*|untuk apa|buat apa|apakah|cara\w*|gimana|gmn|bagaimana)\b/iu,
    words: whole(
      `tersedia|ditawarkan|pilihan(nya)?|daftar|list|macam|jenis|buka|dibuka|pendaftaran|terbaru|ikuti|diikuti`,
    ),
    isFirst: true,
  },
  {
    topics: ['schedule'],
    asks: new RegExp(
      String.raw`\b(jadwal(nya)?|kapan)\b.*\b(${objects}|mulai|buka|dibuka)\b|\b(${objects})\b.*\b(jadwal(nya)?|kapan|tanggal)\b|^jadwal(nya)?\b`,
      'iu',
    ),
    words: whole(
      `jadwal(nya)?|tanggal|mulai(nya)?|dimulai|buka|dibuka|berikutnya|terdekat|selanjutnya|depan|bulan|pendaftaran`,
    ),
    has: /\d/u,
  },
  {
    topics: ['enrolment'],
    asks: word(asksWay),
    not: /\bberapa\b/iu,
    names: /^(sekolah|smk|guru|mitra|perusahaan|lembaga|komunitas|orang|tua)$/iu,
    words: whole(`${asksWay}|syarat(nya)?|masuk|akun|murid|siswa|peserta|anggota|online`),
    has: /mendaftar|daftarkan|pendaftaran|terdaftar|\bdaftar (di|lewat|melalui|sekarang)|\btekan daftar|gabung|\bakun\b/iu,
  },
  ...contactRules,
  {
    topics: ['mentors'],
    asks: /\b(siapa|siapakah|ada|kenalan|daftar|profil|list)\b.*\b(pengajar|guru|mentor|instruktur|tutor|dosen|pemateri|narasumber|ngajar|mengajar)\w*|^(pengajar|guru|mentor|instruktur)(nya)?\b.*\b(siapa\w*)\b/iu,
    words: whole(
      `(pengajar|guru|mentor|instruktur|tutor|dosen|pemateri|narasumber)(nya)?|ngajar|mengajar|kenalan|profil|list|daftar`,
    ),
  },
  {
    topics: ['events'],
    asks: word(`acara(nya)?|event(nya)?|kegiatan(nya)?|agenda(nya)?`),
    words: whole(
      `acara(nya)?|event(nya)?|kegiatan(nya)?|agenda(nya)?|bulan|minggu|pekan|dekat|terdekat|mendatang|berikutnya|depan|waktu|jadwal`,
    ),
    has: /\d/u,
  },
]

const anything = whole(objects)

/** who is asked, and what every site has: it names no subject */
export const institution = whole(
  `kalian|kantor(nya)?|lembaga(nya)?|yayasan(nya)?|sekolah(nya)?|perpus(nya)?|perpustakaan(nya)?|studio(nya)?|radio(nya)?|kampus(nya)?|komunitas(nya)?|organisasi(nya)?|gedung(nya)?|markas|basecamp|sekretariat(nya)?|situs|web|website|admin(nya)?|humas(nya)?|redaksi(nya)?|pusat(nya)?|resmi(nya)?|pengelola(nya)?|panitia(nya)?|bendahara(nya)?|pengurus(nya)?|petugas(nya)?|tata|usaha|tempat(nya)?|semua(nya)?|butuh|ikut|pengin`,
)

const withoutSynonyms = new Map<string, readonly string[]>()
const defines = /\b(apa itu|apa (beda|arti|maksud|fungsi|guna)\w*|perbedaan|pengertian|definisi)\b/iu

/** Which everyday question this is; undefined: none. `title`: what the site is called, which is no subject either. */
export function topicOf(query: string, title: string): TopicAsked | undefined {
  const rule = ruleOf(query)
  if (!rule) return undefined
  const named = new Set(title.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const subject = namedIn(query, rule).filter(
    said => rule.names?.test(said) || !(institution.test(said) || named.has(said)),
  )
  return { rule, subject }
}

/** A heading that asks the same, of nobody in particular: what stands below it is the site's own answer. */
export const asksSame = (heading: string, { rule }: TopicAsked): boolean =>
  /\?$|^(cara|langkah|panduan)\b/iu.test(heading.trim()) &&
  ruleOf(heading) === rule &&
  namedIn(heading, rule).length === 0

const ruleOf = (query: string) =>
  defines.test(query) ? undefined : rules.find(({ asks, not }) => asks.test(query) && !not?.test(query))

const namedIn = (query: string, { words }: TopicRule): string[] =>
  termsOf(query, withoutSynonyms, new Map())
    .map(({ word: said }) => said)
    .filter(said => !words.test(said) && !anything.test(said))
