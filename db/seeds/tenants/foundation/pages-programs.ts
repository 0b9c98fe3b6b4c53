import type { DemoPage } from '../../pages.types.ts'

export const programPages: DemoPage[] = [
  {
    name: 'Pesilat',
    eyebrow: 'Jenjang fasilitator',
    title: 'Pesilat literasi',
    lead: 'Seperti pesilat, fasilitator kami naik tingkat setelah melatih orang lain, bukan setelah menang.',
    sections: [
      {
        kind: 'steps',
        id: 'tingkat',
        title: 'Empat tingkat',
        items: [
          { label: 'Tingkat 1', title: 'Pembaca', text: 'Membacakan dua puluh buku di satu pojok baca.' },
          {
            label: 'Tingkat 2',
            title: 'Penjaga',
            text: 'Mengelola pojok baca yang tetap buka selama enam bulan.',
          },
          {
            label: 'Tingkat 3',
            title: 'Pendamping',
            text: 'Menemani tiga guru sampai cara mengajarnya berubah.',
          },
          {
            label: 'Tingkat 4',
            title: 'Fasilitator',
            text: 'Mendampingi sepuluh sekolah dan menyiapkan penggantinya.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'guru-silat',
        title: 'Yang menguji',
        people: ['maria-goreti-bano', 'i-wayan-sudarsa', 'suparmi'],
      },
      {
        kind: 'text',
        id: 'ujian',
        title: 'Ujiannya terjadi di kelas',
        bodyHtml: `<p>Penguji duduk di kelas bersama guru. Ia tidak bertanya kepada calon fasilitator, melainkan kepada anak-anak: buku apa yang terakhir kamu baca, dan siapa yang membacakannya?</p>
<p>Jawaban anak tidak dapat dilatih semalam sebelumnya.</p>`,
      },
      {
        kind: 'appeal',
        id: 'mulai',
        title: 'Tingkat pertama dapat dimulai sore ini',
        text: 'Satu buku, satu anak, sepuluh menit. Kursusnya gratis.',
        actions: [
          { label: 'Mengajar Membaca Permulaan', href: '/Courses/mengajar-membaca-permulaan' },
          { label: 'Bootcamp fasilitator', href: '/Class/bootcamp-fasilitator-literasi' },
        ],
        picture: {
          scene: 'children-reading',
          seed: 1201,
          alt: 'Anak-anak duduk melingkar membaca buku bersama',
        },
      },
    ],
  },
  {
    name: 'Metamorfosa',
    eyebrow: 'Pendampingan sekolah',
    title: 'Metamorfosa: dua tahun satu sekolah',
    lead: 'Bukan sekolah baru. Sekolah yang sama, dengan pagi yang berbeda.',
    cover: { scene: 'rice-terraces', seed: 1405, alt: 'Lereng perbukitan setelah hujan' },
    sections: [
      {
        kind: 'steps',
        id: 'semester',
        title: 'Empat semester',
        items: [
          {
            label: 'Semester 1',
            title: 'Guru lebih dulu',
            text: 'Dua guru mengikuti pelatihan. Tidak ada barang yang dikirim.',
          },
          {
            label: 'Semester 2',
            title: 'Kelas berubah',
            text: 'Tikar, kartu, dan pojok baca. Jadwal pagi disusun ulang.',
          },
          {
            label: 'Semester 3',
            title: 'Orang tua masuk',
            text: 'Dua kali sepekan orang tua membacakan buku, termasuk yang baru belajar membaca.',
          },
          {
            label: 'Semester 4',
            title: 'Sekolah mengajari sekolah',
            text: 'Guru menerima tamu dari gugus sebelah. Kami duduk di belakang.',
          },
        ],
      },
      {
        kind: 'table',
        id: 'diukur',
        title: 'Yang diukur setiap semester',
        columns: ['Yang diukur', 'Cara', 'Siapa yang melihat'],
        rows: [
          ['Anak lancar membaca', 'Dibacakan satu halaman, berdua dengan guru', 'Guru dan orang tua'],
          ['Kehadiran', 'Catatan harian di papan', 'Semua orang'],
          ['Buku dipinjam', 'Kartu pustakawan cilik', 'Anak-anak'],
          ['Rasa aman', 'Percakapan tim guru, orang tua, dan dua anak', 'Sekolah'],
        ],
      },
      {
        kind: 'listing',
        of: 'blog',
        id: 'cerita',
        title: 'Cerita dari sekolah yang berubah',
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'daftar',
        title: 'Sekolah Anda siap?',
        text: 'Pintu masuknya program Guru Tangguh Desa. Kepala sekolah mendaftarkan dua guru sekaligus.',
        actions: [{ label: 'Guru Tangguh Desa', href: '/Program/guru-tangguh-desa' }],
        picture: { scene: 'teacher-board', seed: 1301, alt: 'Guru mengajar di ruang kelas sederhana' },
      },
    ],
  },
  {
    name: 'Aksara',
    eyebrow: 'Gerakan membaca',
    title: 'Aksara',
    lead: 'Anak membaca dalam bahasa yang ia mimpikan, lalu dalam bahasa yang ia pelajari.',
    cover: { scene: 'children-reading', seed: 1408, alt: 'Anak-anak membaca buku di halaman rumput' },
    sections: [
      {
        kind: 'text',
        id: 'dua-bahasa',
        title: 'Dua bahasa, satu halaman',
        bodyHtml: `<p>Di halaman kiri bahasa ibu, di halaman kanan bahasa Indonesia. Dua belas judul pertama lahir dari cerita para tetua di Lembah Baliem dan kini dibaca di sembilan belas sekolah.</p>
<p>Nama penutur dan kampungnya tercantum di sampul. Bila buku dicetak ulang untuk dijual, separuh royalti menjadi milik kas kampung.</p>`,
        picture: { scene: 'children-reading', seed: 1432, alt: 'Anak membaca bersama neneknya' },
        more: { label: 'Di balik pembuatannya', href: '/News/buku-dwibahasa-lembah-baliem' },
      },
      {
        kind: 'steps',
        id: 'lima-belas',
        title: 'Lima belas menit setiap pagi',
        items: [
          {
            label: 'Menit 1-5',
            title: 'Guru membacakan',
            text: 'Satu buku pendek, dengan suara yang berbeda untuk setiap tokoh.',
          },
          {
            label: 'Menit 6-12',
            title: 'Anak memilih sendiri',
            text: 'Boleh membaca gambar, boleh berdua, boleh sambil tiduran.',
          },
          {
            label: 'Menit 13-15',
            title: 'Satu anak bercerita',
            text: 'Tanpa dinilai. Yang lain boleh bertanya satu hal.',
          },
        ],
      },
      {
        kind: 'listing',
        of: 'articles',
        id: 'bacaan',
        title: 'Mengapa cara ini dipilih',
        count: 3,
      },
      {
        kind: 'appeal',
        id: 'cerita',
        title: 'Kampung Anda punya cerita yang belum ditulis?',
        text: 'Elias dan Nurlaila melatih guru merekam, menuliskan, dan membacakannya kembali kepada penuturnya.',
        actions: [
          { label: 'Dengar kisahnya', href: '/Podcasts/menulis-cerita-dari-perapian' },
          { label: 'Ajukan kampung Anda', href: '/Make-Appointment' },
        ],
        picture: { scene: 'podcast-mic', seed: 1441, alt: 'Mikrofon podcast di dekat perapian' },
      },
    ],
  },
]
