import type { DemoAssignment, DemoThread } from '../../assignments.types.ts'

const copied =
  'Kabel ditarik dari lemari server lewat plafon ke setiap baris meja, lalu turun di dinding sampai stopkontak jaringan di bawah meja.'

/** The class that goes on: one assignment for each person, one for groups. */
export const assignments: DemoAssignment[] = [
  {
    class: 'jaringan-sekolah',
    chapter: {
      slug: 'tugas-denah-lab',
      title: 'Tugas: denah jaringan lab sekolah Anda',
      minutes: 90,
      html: '<p>Buat denah jaringan satu lab di sekolah Anda, lalu jelaskan pilihan Anda.</p><ul><li>Gambarkan letak lemari server, switch, dan setiap titik jaringan.</li><li>Hitung panjang kabel dan jumlah konektor.</li><li>Jelaskan mengapa titiknya Anda letakkan di sana, paling sedikit 60 kata.</li></ul><p>Foto gambar tangan boleh, asal terbaca.</p>',
    },
    dueInDays: -2,
    passes: 60,
    marker: 'bambang',
    rubric: [
      {
        id: 'denah',
        title: 'Denah dan titik jaringan',
        levels: [
          { id: 'lengkap', title: 'Lengkap, semua titik terhubung dan berlabel', points: 40 },
          { id: 'sebagian', title: 'Ada titik yang belum terhubung atau tanpa label', points: 25 },
          { id: 'kurang', title: 'Denah belum dapat dipakai memasang', points: 10 },
        ],
      },
      {
        id: 'hitungan',
        title: 'Hitungan kabel dan konektor',
        levels: [
          { id: 'tepat', title: 'Tepat dan disertai cadangan', points: 30 },
          { id: 'mendekati', title: 'Mendekati, cadangan belum dihitung', points: 20 },
          { id: 'salah', title: 'Belum sesuai dengan denahnya', points: 5 },
        ],
      },
      {
        id: 'alasan',
        title: 'Alasan',
        levels: [
          { id: 'kuat', title: 'Setiap pilihan dijelaskan dengan keadaan lab', points: 30 },
          { id: 'umum', title: 'Alasannya masih umum', points: 18 },
          { id: 'kosong', title: 'Belum ada alasan', points: 0 },
        ],
      },
    ],
    works: [
      {
        place: 0,
        state: 'graded',
        hours: -20,
        text: 'Lab komputer kami 8 x 12 meter dengan 32 meja. Lemari server saya letakkan di sudut dekat pintu karena di sana ada stopkontak sendiri dan tidak terkena matahari. Dua switch 24 port cukup untuk 32 komputer, satu printer, dan satu access point. Panjang kabel rata-rata 14 meter, jadi 35 titik membutuhkan sekitar 490 meter. Saya tambah 10 persen untuk cadangan.',
        link: 'https://contoh.id/denah-lab-bagus',
        levels: [0, 0, 1],
        comment:
          'Hitungannya rapi dan cadangannya sudah masuk. Alasan memilih sudut dekat pintu bagus; tuliskan juga mengapa access point di tengah.',
        appeal: [
          'Pak, alasan access point ada di keterangan gambar. Apakah bisa dihitung?',
          'Sudah saya lihat, tetapi keterangan itu hanya menyebut letaknya. Tulis alasannya, dan nilainya saya tinjau lagi.',
        ],
      },
      {
        place: 1,
        state: 'submitted',
        hours: -30,
        text: `Lab kami kecil, hanya 20 meja. ${copied} Panjang kabel seluruhnya 210 meter dan konektornya 44 buah. Saya memilih jalur plafon karena lantainya sering dipel dan kabel di lantai cepat rusak.`,
      },
      {
        place: 2,
        state: 'submitted',
        hours: -6,
        text: `Denah saya buat untuk lab lantai dua. ${copied} Setiap baris punya satu switch kecil supaya kabelnya tidak terlalu banyak. Jumlah kabel 260 meter.`,
      },
      {
        place: 3,
        state: 'submitted',
        hours: 30,
        text: 'Mohon maaf terlambat, laptop sekolah dipakai ujian. Denahnya memakai satu lemari server di ruang guru karena lab belum punya ruang sendiri, dan kabelnya lewat lorong sepanjang 35 meter. Di lorong kabel saya beri pipa pelindung.',
      },
      {
        place: 4,
        state: 'returned',
        hours: -12,
        text: 'Denah terlampir. Kabelnya 100 meter.',
        levels: [2, 2, 2],
        comment:
          'Denahnya belum dapat dipakai: titik di baris belakang tidak terhubung ke mana pun. Lengkapi, hitung lagi kabelnya, dan tulis alasan Anda.',
      },
      {
        place: 5,
        state: 'graded',
        hours: 8,
        text: 'Saya memakai dua jalur kabel, kiri dan kanan ruangan, supaya bila satu jalur putus separuh lab masih dapat dipakai. Setiap jalur melayani 16 komputer. Panjang kabel 380 meter dengan cadangan 40 meter, konektor 80 buah dengan cadangan 10.',
        levels: [0, 0, 0],
        comment: 'Dua jalur itu pilihan yang matang. Terlambat beberapa jam, jadi nilainya dipotong.',
      },
      {
        place: 6,
        state: 'graded',
        hours: -48,
        text: 'Lab saya punya 24 komputer. Switch diletakkan di tengah ruangan agar semua kabel kira-kira sama panjang. Jumlah kabel 190 meter.',
        levels: [1, 1, 1],
        comment: 'Coba bayangkan orang berjalan di tengah ruangan: ke mana kabelnya lewat?',
      },
      {
        place: 7,
        state: 'submitted',
        hours: -3,
        text: 'Lemari server di ruang arsip sebelah lab, terkunci, dan sejuk. Kabel masuk lewat satu lubang di dinding. Dari sana 28 titik tersebar di empat baris. Saya menghitung 12 meter untuk setiap titik, jadi 336 meter, dan membeli dua gulung supaya ada cadangan.',
        levels: [0, 1, 0],
        comment: 'Dua gulung terlalu banyak; hitung cadangan sepuluh persen saja.',
      },
      { place: 8, state: 'draft', hours: -1, text: 'Lab kami di lantai satu. Lemari server akan saya' },
    ],
  },
  {
    class: 'jaringan-sekolah',
    chapter: {
      slug: 'proyek-perpustakaan',
      title: 'Proyek kelompok: jaringan perpustakaan',
      minutes: 180,
      html: '<p>Kelompok Anda merancang jaringan perpustakaan sekolah untuk 40 pengunjung dengan ponsel.</p><ol><li>Bagi peran: perancang, penghitung biaya, penulis, penguji.</li><li>Tulis rancangan dan biayanya dalam satu halaman.</li><li>Sertakan tautan ke gambar rancangan.</li></ol><p>Satu orang mengumpulkan untuk seluruh kelompok.</p>',
    },
    dueInDays: 5,
    groupsOf: 4,
    marker: 'bambang',
    rubric: [],
    works: [
      {
        place: 0,
        state: 'draft',
        hours: -140,
        text: 'Rancangan sementara: dua access point, satu di ruang baca dan satu di ruang diskusi. Biaya masih kami hitung.',
      },
      {
        place: 1,
        state: 'submitted',
        hours: -152,
        text: 'Kami memilih tiga access point karena rak buku besi menghalangi sinyal di bagian belakang. Setiap pengunjung dibatasi 2 Mbps supaya semua kebagian. Biaya seluruhnya Rp 7.450.000, sudah dengan kabel dan pemasangan.',
        link: 'https://contoh.id/perpustakaan-kelompok-2',
      },
      {
        place: 2,
        state: 'graded',
        hours: -171,
        text: 'Perpustakaan kami panjang dan sempit, jadi dua access point kami pasang di kedua ujungnya dengan saluran yang berbeda. Pengunjung masuk dengan nomor kartu perpustakaan. Biaya Rp 5.900.000.',
        link: 'https://contoh.id/perpustakaan-kelompok-3',
        levels: [92],
        comment:
          'Masuk dengan nomor kartu itu gagasan yang baik. Jelaskan apa yang terjadi bila kartunya hilang.',
      },
    ],
  },
]

export const threads: DemoThread[] = [
  {
    class: 'jaringan-sekolah',
    kind: 'announcement',
    title: 'Praktik crimping Sabtu ini di lab',
    body: 'Bawa tang crimping bila punya; sekolah menyediakan delapan buah.\nKita mulai pukul 08.30 dan selesai sebelum zuhur.',
    by: 'bambang',
    daysAgo: 1,
  },
  {
    class: 'jaringan-sekolah',
    kind: 'announcement',
    title: 'Nilai tugas denah mulai dirilis',
    body: 'Yang dikembalikan boleh diperbaiki tanpa potongan. Tanyakan di diskusi bila komentarnya belum jelas.',
    by: 'bambang',
    daysAgo: 2,
  },
  {
    class: 'jaringan-sekolah',
    kind: 'question',
    title: 'Mengapa kabel silang jarang dipakai lagi?',
    body: 'Di buku disebut komputer ke komputer memakai kabel silang, tetapi di lab saya coba kabel lurus dan tetap tersambung. Apakah bukunya salah?',
    by: 3,
    daysAgo: 6,
    chapter: 0,
    replies: [
      { by: 6, body: 'Di tempat saya juga begitu. Sepertinya kartu jaringannya sudah pintar.' },
      {
        by: 'bambang',
        body: 'Bukunya tidak salah, perangkatnya yang berubah. Port sekarang mengenali sendiri jalur kirim dan terima (Auto MDI-X), jadi kabel lurus cukup.',
        isAnswer: true,
      },
    ],
  },
  {
    class: 'jaringan-sekolah',
    kind: 'question',
    title: 'Berapa cadangan kabel yang wajar untuk denah?',
    body: 'Saya menghitung 210 meter untuk 20 titik. Apakah 10 persen cukup, atau lebih baik satu gulung penuh?',
    by: 1,
    daysAgo: 3,
    chapter: 1,
    replies: [{ by: 5, body: 'Kelompok saya memakai 10 persen ditambah 2 meter di setiap titik.' }],
  },
  {
    class: 'jaringan-sekolah',
    kind: 'question',
    title: 'Boleh memakai aplikasi di ponsel untuk menggambar denah?',
    body: 'Laptop saya sedang diperbaiki. Saya menemukan aplikasi menggambar di ponsel, hasilnya gambar biasa.',
    by: 9,
    daysAgo: 1,
    chapter: 1,
  },
]
