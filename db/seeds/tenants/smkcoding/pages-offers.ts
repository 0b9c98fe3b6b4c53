import type { DemoPage } from '../../pages.types.ts'

export const offerPages: DemoPage[] = [
  {
    name: 'Pricing',
    eyebrow: 'Biaya',
    title: 'Biaya untuk siswa dan sekolah',
    lead: 'Dasar selalu gratis. Yang berbayar hanya kelas bersama mentor.',
    sections: [
      {
        kind: 'table',
        id: 'harga',
        title: 'Daftar harga',
        intro: 'Kolom terakhir berlaku bila sekolah mendaftarkan lebih dari dua puluh siswa.',
        columns: ['Kelas', 'Perorangan', 'Lewat sekolah'],
        rows: [
          ['Web Dasar', 'Gratis', 'Gratis'],
          ['Python dari Nol', 'Gratis', 'Gratis'],
          ['Siap Praktik Kerja Lapangan', 'Gratis', 'Gratis'],
          ['JavaScript Asinkron', 'Rp 99.000', 'Rp 69.300'],
          ['Persiapan UKK RPL', 'Rp 100.000', 'Rp 70.000'],
          ['Git dan Kerja Tim', 'Rp 150.000', 'Rp 105.000'],
          ['Membangun Jaringan Sekolah', 'Rp 300.000', 'Rp 210.000'],
          ['Flutter untuk Pemula', 'Rp 450.000', 'Rp 315.000'],
          ['Bootcamp Laravel', 'Rp 750.000', 'Rp 525.000'],
          ['Bootcamp IoT Kebun Pintar', 'Rp 900.000', 'Rp 630.000'],
        ],
      },
      {
        kind: 'plans',
        id: 'sekolah',
        title: 'Paket sekolah per tahun ajaran',
        items: [
          {
            name: 'Gratis',
            price: 0,
            period: 'selamanya',
            benefits: [
              'Kursus dasar tanpa batas siswa',
              'Kode kelas dan laporan kemajuan',
              'Bank soal RPL untuk guru pendamping',
            ],
            action: { label: 'Mulai Web Dasar', href: '/Courses/web-dasar' },
          },
          {
            name: 'Jurusan',
            price: 9_000_000,
            period: 'per tahun ajaran',
            text: 'Sampai 72 siswa.',
            benefits: [
              'Satu kelas berbayar per siswa, senilai sampai Rp 150.000',
              'Dua guru di Pekan Guru daring',
              'Satu penguji UKK tamu',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
          {
            name: 'Laboratorium',
            price: 'Sesuai kebutuhan',
            text: 'Beberapa jurusan, dengan perangkat.',
            benefits: ['Kunjungan dua hari', 'Peminjaman komponen IoT', 'Program Laboratorium Sekolah'],
            action: { label: 'Bicara dengan kami', href: '/Make-Appointment' },
          },
        ],
      },
      {
        kind: 'features',
        id: 'keringanan',
        title: 'Kursi tanpa biaya',
        items: [
          {
            icon: 'heart',
            title: 'Sepuluh kursi di setiap Bootcamp Laravel',
            text: 'Cukup satu paragraf rekomendasi dari guru, tanpa surat resmi.',
            href: '/News/bootcamp-laravel-batch-empat',
          },
          {
            icon: 'users',
            title: 'Guru pendamping',
            text: 'Boleh duduk di kelas mana pun bila membawa sepuluh siswa.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'bayar',
        title: 'Membayar',
        items: [
          {
            question: 'Bisakah dibayar bendahara sekolah?',
            answer: 'Bisa. Satu tagihan untuk semua siswa, lengkap dengan daftar nama untuk laporan.',
          },
          { question: 'Bila kelas ditunda?', answer: 'Kursi tersimpan, atau uang kembali penuh.' },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Mulai dari yang gratis',
        text: 'Satu rombongan belajar bisa masuk hari ini, tanpa tagihan apa pun.',
        actions: [
          { label: 'Web Dasar', href: '/Courses/web-dasar' },
          { label: 'Cara sekolah bergabung', href: '/Services' },
        ],
      },
    ],
  },
  {
    name: 'Lms',
    eyebrow: 'Studio belajar',
    title: 'Laboratorium di dalam peramban',
    lead: 'Editor, penguji, kuis, dan laporan guru. Tidak ada yang perlu dipasang, termasuk di komputer yang terkunci.',
    cover: { scene: 'code-editor', seed: 3321, alt: 'Beberapa bahasa dalam satu editor' },
    seo: { title: 'Studio koding di peramban' },
    sections: [
      {
        kind: 'steps',
        id: 'satu-bab',
        title: 'Satu bab, empat langkah',
        items: [
          { label: 'Baca', title: 'Lima menit', text: 'Satu gagasan, satu contoh yang bisa dijalankan.' },
          { label: 'Tebak', title: 'Apa keluarannya?', text: 'Menebak dulu membuat Anda ingat lebih lama.' },
          {
            label: 'Tulis',
            title: 'Tantangan kecil',
            text: 'Kasus uji langsung memberi tahu bagian mana yang belum pas.',
          },
          { label: 'Jelaskan', title: 'Satu kalimat', text: 'Ditulis untuk adik kelas. Guru membacanya.' },
        ],
      },
      {
        kind: 'table',
        id: 'bahasa',
        title: 'Bahasa yang dijalankan',
        columns: ['Untuk', 'Bahasa', 'Unduhan pertama'],
        rows: [
          ['Web', 'JavaScript, TypeScript', 'Tidak ada'],
          ['Pemrograman dasar', 'Python, Lua, Ruby', 'Sekali, lalu tersimpan'],
          ['Sisi server', 'PHP, SQL, Perl', 'Sekali, lalu tersimpan'],
          ['Dasar komputer', 'C, C++', 'Sekali, lalu tersimpan'],
          ['Logika', 'Prolog, Scheme', 'Sekali, lalu tersimpan'],
        ],
      },
      {
        kind: 'features',
        id: 'guru',
        title: 'Yang dilihat guru',
        items: [
          {
            icon: 'level',
            title: 'Papan kemajuan',
            text: 'Bab, percobaan, dan siswa yang berhenti lebih dari sepekan.',
          },
          {
            icon: 'list-checks',
            title: 'Bank soal',
            text: '605 soal yang boleh diubah menjadi salinan sekolah.',
            href: '/News/bank-soal-rpl-dibuka',
          },
          {
            icon: 'file-text',
            title: 'Rubrik proyek',
            text: 'Kerja kelompok dinilai tanpa menyamaratakan.',
            href: '/Articles/menilai-proyek-koding',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'coba',
        title: 'Coba tanpa akun',
        text: 'Bab pertama Web Dasar dan Python terbuka untuk siapa saja.',
        actions: [
          { label: 'Web Dasar', href: '/Courses/web-dasar' },
          { label: 'Python dari Nol', href: '/Courses/python-dari-nol' },
        ],
      },
    ],
  },
]
