import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Akademi karier untuk siapa saja',
    title: 'Keterampilan yang langsung dipakai bekerja',
    text: 'Belajar analisis data, pemasaran digital, desain, akuntansi, dan bahasa Inggris bersama praktisi dari berbagai daerah. Mulai dari kursus gratis, lanjutkan ke kelas bersama mentor.',
    actions: [
      { label: 'Mulai gratis', href: '/Courses/dasar-analisis-data' },
      { label: 'Lihat semua kelas', href: '/Class' },
    ],
    picture: { scene: 'meeting', seed: 2501, alt: 'Peserta belajar bersama mengelilingi meja' },
    featuredClass: 'bootcamp-ui-ux',
    figures: [
      { value: '8.400', label: 'peserta' },
      { value: '126', label: 'kota dan kabupaten' },
      { value: '4,8', label: 'nilai rata-rata kelas' },
    ],
  },
  sections: [
    {
      kind: 'listing',
      of: 'class',
      id: 'kelas-terdekat',
      title: 'Kelas terdekat',
      intro: 'Pendaftaran ditutup ketika kursi penuh, jadi periksa jadwalnya lebih awal.',
      more: { label: 'Semua kelas', href: '/Class' },
      count: 6,
    },
    {
      kind: 'features',
      id: 'mengapa',
      title: 'Cara kami mengajar',
      items: [
        {
          title: 'Pengajar yang bekerja',
          text: 'Materi disusun oleh praktisi yang masih menghadapi masalah yang sama setiap hari.',
          icon: 'users',
        },
        {
          title: 'Tugas dari dunia kerja',
          text: 'Anda mengerjakan laporan, kampanye, atau rancangan, bukan menghafal definisi.',
          icon: 'layers',
        },
        {
          title: 'Umpan balik tertulis',
          text: 'Setiap tugas ditanggapi paling lambat lima hari kerja, dengan satu saran yang jelas.',
          icon: 'message-circle',
        },
        {
          title: 'Sertifikat terverifikasi',
          text: 'Pemberi kerja dapat memeriksa sertifikat Anda lewat kode QR.',
          icon: 'award',
        },
        {
          title: 'Belajar di mana saja',
          text: 'Bab pendek yang nyaman dibaca di ponsel, bahkan saat sambungan terputus.',
          icon: 'globe',
        },
        {
          title: 'Pendampingan karier',
          text: 'Latihan wawancara, tinjauan CV, dan portofolio bersama mentor.',
          icon: 'rocket',
          href: '/Program/siap-kerja',
        },
      ],
    },
    {
      kind: 'listing',
      of: 'course',
      id: 'kursus',
      title: 'Kursus mandiri',
      intro: 'Belajar kapan saja dengan kecepatan Anda sendiri.',
      more: { label: 'Semua kursus', href: '/Courses' },
      count: 3,
    },
    {
      kind: 'steps',
      id: 'alur-belajar',
      title: 'Empat langkah menuju pekerjaan baru',
      items: [
        {
          label: 'Bulan 1',
          title: 'Kenali bidangnya',
          text: 'Ikuti kursus gratis dan kerjakan satu tugas kecil untuk menguji minat.',
        },
        {
          label: 'Bulan 2',
          title: 'Berlatih bersama mentor',
          text: 'Masuk kelas langsung, terima umpan balik, dan perbaiki pekerjaan Anda.',
        },
        {
          label: 'Bulan 4',
          title: 'Susun bukti kerja',
          text: 'Rangkum dua proyek menjadi portofolio yang bisa dijelaskan.',
        },
        {
          label: 'Bulan 5',
          title: 'Melamar dengan terarah',
          text: 'Tinjau CV, latih wawancara, dan pilih lowongan yang sesuai.',
        },
      ],
    },
    {
      kind: 'listing',
      of: 'event',
      id: 'acara',
      title: 'Acara untuk pencari kerja',
      intro: 'Bertemu pemberi kerja dan memperbaiki lamaran bersama mentor.',
      more: { label: 'Semua acara', href: '/Event' },
      count: 3,
    },
    {
      kind: 'quotes',
      id: 'kisah-alumni',
      title: 'Kata alumni',
      items: [
        {
          text: 'Laporan satu halaman dari tugas akhir saya dipakai manajer toko. Dari situ saya berani melamar sebagai analis.',
          name: 'Dian Permatasari',
          role: 'Alumnus Dasar Analisis Data, Cirebon',
          photo: { scene: 'portrait:woman', seed: 2151, alt: 'Potret Dian Permatasari' },
        },
        {
          text: 'Mentornya tidak pernah memberi jawaban langsung. Menyebalkan waktu itu, berguna sekarang.',
          name: 'Frengky Lekatompessy',
          role: 'Alumnus Bootcamp UI/UX, Ambon',
          photo: { scene: 'portrait:man', seed: 2152, alt: 'Potret Frengky Lekatompessy' },
        },
        {
          text: 'Usaha saya baru punya laporan laba rugi setelah sembilan tahun berjalan. Rasanya seperti menyalakan lampu.',
          name: 'Hj. Salmah',
          role: 'Pemilik usaha kerupuk, Sidoarjo',
          photo: { scene: 'portrait:hijab', seed: 2153, alt: 'Potret Hajah Salmah' },
        },
      ],
    },
    {
      kind: 'people',
      id: 'pengajar',
      title: 'Pengajar dan mentor',
      intro: 'Dari Banda Aceh sampai Jayapura, semuanya mengajar dari pengalaman.',
      people: [
        'marsel-situmorang',
        'ayu-kartika',
        'rizal-chaniago',
        'suparmi',
        'andi-baso-rahmat',
        'yuliana-wenda',
        'stefanus-gunadi',
        'cut-nuraini',
      ],
    },
    {
      kind: 'listing',
      of: 'news',
      id: 'berita',
      title: 'Berita akademi',
      more: { label: 'Semua berita', href: '/News' },
      count: 3,
    },
    {
      kind: 'questions',
      id: 'tanya-jawab',
      title: 'Pertanyaan umum',
      items: [
        {
          question: 'Apakah saya harus punya latar belakang teknologi?',
          answer:
            'Tidak. Kelas tingkat pemula dimulai dari dasar. Prasyarat setiap kelas tertulis di halamannya, dan pengajar akan memberi tahu bila Anda sebaiknya mengambil kursus lain lebih dulu.',
        },
        {
          question: 'Bagaimana bila saya berhalangan hadir?',
          answer:
            'Setiap pertemuan direkam dan dapat ditonton sampai tiga puluh hari setelah kelas selesai. Untuk mendapatkan sertifikat, kehadiran langsung sekurangnya tiga perempat pertemuan.',
        },
        {
          question: 'Bisakah biaya dicicil?',
          answer:
            'Kelas di atas Rp 1.000.000 dapat dibayar dua kali tanpa bunga, separuh saat mendaftar dan separuh sebelum pertemuan keempat.',
        },
        {
          question: 'Kapan uang dapat dikembalikan?',
          answer:
            'Pengembalian dana penuh berlaku sampai tiga hari sebelum kelas dimulai, dan setengahnya sampai pertemuan kedua. Bila akademi membatalkan kelas, biaya kembali tanpa potongan.',
        },
        {
          question: 'Apakah sertifikatnya diakui?',
          answer:
            'Sertifikat menerangkan kompetensi dan tugas yang Anda selesaikan serta dapat diverifikasi secara daring. Sertifikat ini bukan pengganti ijazah atau sertifikasi profesi dari lembaga berwenang.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'ajakan',
      title: 'Belum yakin mulai dari mana?',
      text: 'Ikuti webinar gratis bersama mentor karier. Bawa pertanyaan Anda tentang portofolio, CV, dan pilihan bidang.',
      actions: [
        { label: 'Daftar webinar', href: '/Class/portofolio-tanpa-pengalaman' },
        { label: 'Kenali program Siap Kerja', href: '/Program/siap-kerja' },
      ],
      picture: { scene: 'city-skyline', seed: 2502, alt: 'Pemandangan kota saat senja' },
    },
  ],
}
