import type { DemoClass } from '../../demo.types.ts'
import { course } from './course.ts'

const common = {
  certificate: false,
  prerequisites: ['Membawa buku catatan'],
  competencies: ['Membaca', 'Menulis'],
} satisfies Partial<DemoClass>

const room = { venue: 'Beranda Rumah Baca', city: 'Kota Bandung', mode: 'offline' } as const

export const classes: DemoClass[] = [
  course,
  {
    ...common,
    code: 'RBA-101',
    slug: 'menulis-kenangan',
    name: 'Menulis Kenangan',
    summary:
      'Enam pertemuan menuliskan satu peristiwa yang selalu Anda ceritakan, sampai orang lain dapat melihatnya.',
    html: '<p>Kelas ini bagi siapa saja yang pernah berkata "hidup saya kalau ditulis jadi buku". Kita mulai dari satu siang, satu ruangan, dan satu benda. Buku menyusul kemudian.</p><p>Peserta paling banyak dua belas orang, duduk melingkar, dan membacakan tulisannya setiap pertemuan.</p>',
    cover: { scene: 'books', seed: 12621, alt: 'Buku catatan terbuka di meja' },
    type: 'live',
    level: 'all',
    category: 'menulis',
    tags: ['menulis', 'kenangan'],
    outcomes: ['Menuliskan satu adegan', 'Membacakan di depan orang', 'Menyunting bersama'],
    audience: ['Umum', 'Lansia sangat disambut'],
    durationMinutes: 720,
    price: 180000,
    instructors: [{ person: 'hendra-situmeang', role: 'lead' }],
    rating: { average: 4.8, count: 34 },
    modules: [
      {
        slug: 'satu-siang',
        title: 'Satu siang',
        chapters: [
          {
            slug: 'benda-di-meja',
            title: 'Benda di meja',
            minutes: 60,
            isPreview: true,
            html: '<p>Bawalah satu benda yang lebih tua daripada usia Anda. Letakkan di meja dan tuliskan apa yang dapat dilihat orang asing. Baru setelah itu tuliskan apa yang hanya Anda yang tahu.</p>',
          },
        ],
      },
    ],
    classrooms: [
      {
        ...room,
        code: 'RBA-101-A',
        name: 'Lingkar pagi',
        startsInDays: 17,
        endsInDays: 52,
        registrationOpensInDays: -12,
        registrationClosesInDays: 12,
        capacity: 12,
      },
    ],
  },
  {
    ...common,
    code: 'RBA-102',
    slug: 'aksara-sunda-untuk-pemula',
    name: 'Aksara Sunda untuk Pemula',
    summary:
      'Mengenal ngalagena dan rarangken dengan pena celup, lalu membaca papan nama jalan di kota sendiri.',
    html: '<p>Delapan belas aksara ngalagena dipelajari lewat delapan belas kata yang dipakai di dapur. Pada pertemuan terakhir peserta berjalan kaki membaca papan nama jalan.</p>',
    cover: { scene: 'teacher-board', seed: 12622, alt: 'Pengajar menulis aksara di papan' },
    type: 'live',
    level: 'beginner',
    category: 'aksara-daerah',
    tags: ['aksara Sunda', 'kaligrafi'],
    outcomes: ['Membaca delapan belas ngalagena', 'Menulis nama sendiri', 'Merawat pena celup'],
    audience: ['Siswa', 'Guru', 'Umum'],
    durationMinutes: 480,
    price: 220000,
    compareAtPrice: 260000,
    instructors: [{ person: 'wawan-setiawan-adhi', role: 'lead' }],
    modules: [
      {
        slug: 'kata-dapur',
        title: 'Kata dari dapur',
        chapters: [
          {
            slug: 'ka-ga-nga',
            title: 'Ka, ga, nga',
            minutes: 90,
            isPreview: true,
            html: '<p>Tiga aksara pertama sudah cukup untuk menulis beberapa kata. Kita menirukan arah goresannya di udara sebelum menyentuh kertas.</p>',
          },
        ],
      },
    ],
    classrooms: [
      {
        ...room,
        code: 'RBA-102-A',
        name: 'Angkatan ketiga',
        startsInDays: 6,
        endsInDays: 34,
        registrationOpensInDays: -40,
        registrationClosesInDays: -2,
        capacity: 16,
      },
    ],
  },
  {
    ...common,
    code: 'RBA-103',
    slug: 'menjilid-buku-sendiri',
    name: 'Menjilid Buku Sendiri',
    summary: 'Satu hari dengan benang, jarum, dan kertas sisa percetakan. Pulang membawa dua buku catatan.',
    html: '<p>Jahitan rantai dapat dipelajari dalam satu pagi. Sorenya kita membuat sampul dari kain perca dan menuliskan nama pemiliknya di halaman pertama.</p>',
    cover: { scene: 'sewing', seed: 12623, alt: 'Benang dan jarum di meja jilid' },
    type: 'live',
    level: 'all',
    category: 'buku',
    tags: ['jilid', 'kerajinan'],
    outcomes: ['Menjahit rantai', 'Membuat sampul kain'],
    audience: ['Umum, sepuluh tahun ke atas'],
    durationMinutes: 360,
    price: 150000,
    instructors: [
      { person: 'ratna-kusumaningrum', role: 'assistant' },
      { person: 'yohana-tefa', role: 'lead' },
    ],
    modules: [
      {
        slug: 'sehari',
        title: 'Sehari menjilid',
        chapters: [
          {
            slug: 'lipat-dan-lubang',
            title: 'Lipat dan lubang',
            minutes: 60,
            isPreview: true,
            html: '<p>Lima lembar dilipat menjadi satu kuras. Lubangnya dibuat dari dalam ke luar, supaya tonjolannya tersembunyi di punggung buku.</p>',
          },
        ],
      },
    ],
    classrooms: [
      {
        ...room,
        code: 'RBA-103-A',
        name: 'Putaran kedua',
        startsInDays: 41,
        endsInDays: 41,
        registrationOpensInDays: 8,
        registrationClosesInDays: 36,
        capacity: 10,
      },
    ],
  },
  {
    ...common,
    code: 'RBA-104',
    slug: 'klub-buku-kamis',
    name: 'Klub Buku Kamis',
    summary:
      'Satu novel Indonesia setiap bulan, dibicarakan empat malam oleh orang yang benar-benar membacanya.',
    html: '<p>Tidak ada pembicara. Setiap orang membawa satu kalimat yang ia garis bawahi dan satu yang ia tidak setujui. Teh disediakan, simpulan tidak.</p>',
    cover: { scene: 'interview', seed: 12624, alt: 'Dua pembaca bercakap tentang buku' },
    type: 'hybrid',
    level: 'all',
    category: 'membaca',
    tags: ['klub buku', 'novel'],
    outcomes: ['Menyelesaikan satu novel', 'Menyimak pendapat yang berbeda'],
    audience: ['Umum'],
    durationMinutes: 480,
    price: 0,
    instructors: [{ person: 'yohana-tefa', role: 'lead' }],
    modules: [
      {
        slug: 'malam-pertama',
        title: 'Malam pertama',
        chapters: [
          {
            slug: 'lima-puluh-halaman',
            title: 'Lima puluh halaman',
            minutes: 90,
            isPreview: true,
            html: '<p>Bacalah lima puluh halaman pertama tanpa mencari tahu tentang pengarangnya. Malam pertama kita hanya membicarakan apa yang ada di halaman itu.</p>',
          },
        ],
      },
    ],
    classrooms: [
      {
        ...room,
        mode: 'hybrid',
        code: 'RBA-104-A',
        name: 'Bulan ini',
        startsInDays: -8,
        endsInDays: 15,
        registrationOpensInDays: -30,
        registrationClosesInDays: -9,
        capacity: 24,
      },
    ],
  },
]
