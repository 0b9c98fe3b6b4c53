import type { DemoClass } from '../../demo.types.ts'
import { course } from './course.ts'

interface Short {
  code: string
  slug: string
  name: string
  summary: string
  html: string
  cover: DemoClass['cover']
  category: string
  outcomes: string[]
  person: string
  price: number
  minutes: number
  chapter: { title: string; html: string }
}

/** a small course of one chapter */
const short = (one: Short): DemoClass => ({
  code: one.code,
  slug: one.slug,
  name: one.name,
  summary: one.summary,
  html: one.html,
  cover: one.cover,
  type: 'self_paced',
  level: 'all',
  category: one.category,
  tags: [one.category],
  competencies: one.outcomes.slice(0, 1),
  outcomes: one.outcomes,
  prerequisites: [],
  audience: ['Umum'],
  durationMinutes: one.minutes,
  price: one.price,
  certificate: true,
  instructors: [{ person: one.person, role: 'lead' }],
  modules: [
    {
      slug: 'isi',
      title: 'Isi',
      chapters: [{ slug: 'bab-satu', minutes: Math.min(one.minutes, 60), isPreview: true, ...one.chapter }],
    },
  ],
  classrooms: [],
})

type Run = DemoClass['classrooms'][number]

const meeting = (one: Short, type: DemoClass['type'], run: Run): DemoClass => ({
  ...short(one),
  type,
  classrooms: [run],
})

export const classes: DemoClass[] = [
  course,
  short({
    code: 'PL-011',
    slug: 'merawat-naskah-lontara',
    name: 'Merawat Naskah Lontara',
    summary: 'Kelembapan, kuas, dan kesabaran: dasar perawatan naskah di rumah keluarga.',
    html: '<p>Banyak naskah tua tidak tersimpan di museum, melainkan di peti di atas lemari. Kursus ini bagi para penjaganya.</p>',
    cover: { scene: 'books', seed: 12812, alt: 'Naskah tua di meja perawatan' },
    category: 'naskah-dan-arsip',
    outcomes: ['Memeriksa kondisi naskah', 'Membersihkan debu dengan aman'],
    person: 'h-mappiare',
    price: 75000,
    minutes: 45,
    chapter: {
      title: 'Memeriksa sebelum menyentuh',
      html: '<p>Cuci tangan, keringkan, dan jangan memakai sarung tangan kain. Letakkan naskah di atas bantal busa dan lihat lebih dahulu: adakah serbuk halus, lubang sejajar, atau bau apak? Masing-masing meminta perlakuan berbeda.</p>',
    },
  }),
  short({
    code: 'PL-012',
    slug: 'bercerita-dengan-peta',
    name: 'Bercerita dengan Peta',
    summary: 'Menyusun peta kampung dari ingatan warga, lalu menaruhnya di layar.',
    html: '<p>Peta resmi tidak selalu tahu di mana sumur lama berada. Warga tahu. Kursus ini menggabungkan keduanya.</p>',
    cover: { scene: 'map', seed: 12813, alt: 'Peta kampung di atas meja' },
    category: 'sejarah-lokal',
    outcomes: ['Mewawancarai warga', 'Menyusun lapisan peta'],
    person: 'lusia-rante',
    price: 0,
    minutes: 60,
    chapter: {
      title: 'Peta dari ingatan',
      html: '<p>Bagikan kertas kosong kepada tiga generasi dalam satu keluarga dan minta mereka menggambar jalan ke sekolah. Tumpuk ketiganya di kaca jendela. Yang berbeda adalah sejarah.</p>',
    },
  }),
  short({
    code: 'PL-013',
    slug: 'dasar-spreadsheet-untuk-koleksi',
    name: 'Spreadsheet untuk Mengurus Koleksi',
    summary: 'Mendata buku sekolah dengan satu berkas yang rapi dan dapat diwariskan.',
    html: '<p>Belum semua perpustakaan memerlukan aplikasi. Satu lembar yang tertib sudah cukup untuk tiga ribu judul.</p>',
    cover: { scene: 'laptop-desk', seed: 12814, alt: 'Lembar data koleksi di layar' },
    category: 'teknologi-perpustakaan',
    outcomes: ['Menyusun kolom yang konsisten', 'Membuat laporan peminjaman'],
    person: 'andi-batari-rukmana',
    price: 50000,
    minutes: 50,
    chapter: {
      title: 'Satu baris untuk satu eksemplar',
      html: '<p>Kesalahan paling mahal adalah menulis satu baris untuk satu judul. Dua eksemplar dapat berada di dua tempat. Beri setiap eksemplar satu baris dan satu nomor, dan sisanya menjadi mudah.</p>',
    },
  }),
  short({
    code: 'PL-014',
    slug: 'mendongeng-lintas-pulau',
    name: 'Mendongeng Lintas Pulau',
    summary: 'Lima dongeng dari Sulawesi sampai Papua, lengkap dengan cara membawakannya.',
    html: '<p>Setiap dongeng datang bersama rekaman penutur aslinya dan catatan tentang apa yang boleh dan tidak boleh diubah.</p>',
    cover: { scene: 'campfire', seed: 12815, alt: 'Pendongeng di depan api unggun' },
    category: 'cerita-anak',
    outcomes: ['Menghafal alur, bukan kalimat', 'Mengajak pendengar ikut'],
    person: 'lusia-rante',
    price: 0,
    minutes: 40,
    chapter: {
      title: 'Alur di lima jari',
      html: '<p>Pegang ibu jari untuk tokoh, telunjuk untuk keinginannya, jari tengah untuk halangan, jari manis untuk pilihan, kelingking untuk akibat. Kepalkan tangan: itulah dongengnya.</p>',
    },
  }),
  meeting(
    {
      code: 'PL-101',
      slug: 'sekolah-pustakawan-desa',
      name: 'Sekolah Pustakawan Desa',
      summary: 'Enam hari di ruang koleksi: menyusun rak, membuka layanan, dan mencari dana yang wajar.',
      html: '<p>Peserta datang membawa denah ruangan dan pulang dengan rencana layanan setahun. Menginap di asrama perpustakaan.</p>',
      cover: { scene: 'village-school', seed: 12816, alt: 'Perpustakaan desa' },
      category: 'teknologi-perpustakaan',
      outcomes: ['Menyusun rencana layanan', 'Menata koleksi pertama'],
      person: 'andi-batari-rukmana',
      price: 600000,
      minutes: 2160,
      chapter: {
        title: 'Ruang sebelum rak',
        html: '<p>Hari pertama kita tidak menyentuh buku. Kita duduk di lantai ruangan Anda, lewat foto, dan mencari di mana anak-anak akan berhenti.</p>',
      },
    },
    'bootcamp',
    {
      code: 'PL-101-A',
      name: 'Angkatan lima',
      startsInDays: 29,
      endsInDays: 34,
      registrationOpensInDays: -5,
      registrationClosesInDays: 21,
      mode: 'offline',
      venue: 'Asrama Pustaka Lentera',
      city: 'Kota Makassar',
      capacity: 24,
    },
  ),
  meeting(
    {
      code: 'PL-102',
      slug: 'klinik-naskah-keluarga',
      name: 'Klinik Naskah Keluarga',
      summary: 'Bawa naskah, surat, atau foto lama. Kami memotret dan menyimpankan salinannya.',
      html: '<p>Naskah tetap milik keluarga. Perpustakaan hanya menyimpan salinan digital, dan keluarga menentukan siapa yang boleh melihatnya.</p>',
      cover: { scene: 'interview', seed: 12817, alt: 'Petugas memeriksa naskah keluarga' },
      category: 'naskah-dan-arsip',
      outcomes: ['Memotret naskah', 'Mengisi lembar riwayat'],
      person: 'h-mappiare',
      price: 0,
      minutes: 240,
      chapter: {
        title: 'Lembar riwayat',
        html: '<p>Siapa yang menulis, siapa yang menyimpan, dan siapa yang terakhir dapat membacanya. Tiga baris itu sering lebih berharga daripada naskahnya.</p>',
      },
    },
    'live',
    {
      code: 'PL-102-A',
      name: 'Putaran ketiga',
      startsInDays: 8,
      endsInDays: 8,
      registrationOpensInDays: -20,
      registrationClosesInDays: -1,
      mode: 'offline',
      venue: 'Ruang Konservasi',
      city: 'Kota Makassar',
      capacity: 15,
    },
  ),
  meeting(
    {
      code: 'PL-103',
      slug: 'kelas-malam-menulis-sejarah-kampung',
      name: 'Menulis Sejarah Kampung',
      summary: 'Sepuluh malam daring menyusun sejarah kampung dari tiga sumber yang berbeda.',
      html: '<p>Arsip, ingatan, dan benda. Peserta belajar mendamaikan ketiganya dan menuliskan yang tidak dapat didamaikan.</p>',
      cover: { scene: 'market', seed: 12818, alt: 'Kampung lama di tepi pasar' },
      category: 'sejarah-lokal',
      outcomes: ['Membandingkan tiga sumber', 'Menulis bab pertama'],
      person: 'lusia-rante',
      price: 250000,
      minutes: 900,
      chapter: {
        title: 'Tiga sumber, tiga cerita',
        html: '<p>Pilih satu peristiwa: banjir, kebakaran, atau pembukaan jalan. Cari satu arsip, satu orang, dan satu benda yang menyaksikannya.</p>',
      },
    },
    'webinar',
    {
      code: 'PL-103-A',
      name: 'Kelas malam',
      startsInDays: 48,
      endsInDays: 82,
      registrationOpensInDays: 10,
      registrationClosesInDays: 40,
      mode: 'online',
      capacity: 80,
    },
  ),
]
