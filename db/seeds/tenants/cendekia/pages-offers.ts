import type { DemoPage } from '../../pages.types.ts'

export const offerPages: DemoPage[] = [
  {
    name: 'Pricing',
    eyebrow: 'Biaya',
    title: 'Biaya belajar',
    lead: 'Mulai dari gratis. Harga di bawah sudah termasuk rekaman, umpan balik, dan sertifikat.',
    sections: [
      {
        kind: 'plans',
        id: 'cara-belajar',
        title: 'Tiga cara belajar',
        items: [
          {
            name: 'Mandiri',
            price: 0,
            period: 'kursus dasar',
            text: 'Untuk menguji minat tanpa risiko.',
            benefits: [
              'Dasar Analisis Data',
              'Dasar Pemasaran Digital',
              'Kuis dan sertifikat',
              'Titik belajar di empat kota',
            ],
            action: { label: 'Mulai gratis', href: '/Courses/dasar-analisis-data' },
          },
          {
            name: 'Kelas bersama mentor',
            price: 'Mulai Rp 350.000',
            period: 'per kelas',
            text: 'Empat sampai tujuh pekan, malam hari.',
            benefits: [
              'Pertemuan langsung dan rekaman',
              'Umpan balik dalam lima hari kerja',
              'Sesi tanya jawab Sabtu',
            ],
            action: { label: 'Pilih kelas', href: '/Class' },
            highlighted: true,
          },
          {
            name: 'Bootcamp UI/UX',
            price: 3_900_000,
            period: 'sepuluh pekan',
            text: 'Harga normal Rp 4.500.000.',
            benefits: [
              'Dua studi kasus portofolio',
              'Kelompok empat orang',
              'Kritik mingguan dari industri',
              'Boleh dibayar dua kali',
            ],
            action: { label: 'Lihat bootcamp', href: '/Class/bootcamp-ui-ux' },
          },
        ],
      },
      {
        kind: 'table',
        id: 'rincian',
        title: 'Rincian harga',
        columns: ['Kelas', 'Harga', 'Cicilan'],
        rows: [
          ['Menulis Email Kerja Berbahasa Inggris', 'Rp 199.000', '-'],
          ['Admin Perkantoran Modern', 'Rp 350.000', '-'],
          ['Akuntansi untuk Usaha Kecil', 'Rp 550.000', '-'],
          ['Bahasa Inggris untuk Rapat dan Presentasi', 'Rp 650.000', '-'],
          ['SQL untuk Analis', 'Rp 750.000', '-'],
          ['Bootcamp UI/UX', 'Rp 3.900.000', '2 kali Rp 1.950.000'],
        ],
      },
      {
        kind: 'features',
        id: 'keringanan',
        title: 'Keringanan',
        items: [
          {
            icon: 'heart',
            title: 'Delapan kursi setengah harga',
            text: 'Di setiap Bootcamp UI/UX, untuk peserta dari luar Jawa dan pengasuh anak penuh waktu.',
            href: '/News/pendaftaran-bootcamp-ui-ux',
          },
          {
            icon: 'star',
            title: 'Dua puluh beasiswa penuh',
            text: 'Untuk perempuan yang ingin bekerja kembali, bersama Yayasan Lentera Usaha.',
            href: '/News/beasiswa-perempuan-bekerja-kembali',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'uang-kembali',
        title: 'Membayar dan membatalkan',
        items: [
          {
            question: 'Bagaimana cara membayar?',
            answer: 'Dengan QRIS. Jumlahnya sudah pas pada kode, dan pembayaran diperiksa pada hari kerja.',
          },
          {
            question: 'Kapan uang dapat dikembalikan?',
            answer:
              'Penuh sampai tiga hari sebelum kelas dimulai, separuhnya sampai pertemuan kedua. Bila akademi yang membatalkan, kembali tanpa potongan.',
          },
          {
            question: 'Bila saya belum lulus?',
            answer: 'Anda mendapat tempat pada batch berikutnya tanpa biaya tambahan.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Masih menimbang?',
        text: 'Selesaikan dulu satu kursus gratis. Setelah itu Anda tahu apakah bidangnya cocok.',
        actions: [
          { label: 'Mulai gratis', href: '/Courses/dasar-analisis-data' },
          { label: 'Bandingkan semua kelas', href: '/Overview' },
        ],
      },
    ],
  },
  {
    name: 'Lms',
    eyebrow: 'Ruang belajar',
    title: 'Seperti apa belajar di sini',
    lead: 'Bab pendek di ponsel, pertemuan di malam hari, dan tugas yang dibaca orang sungguhan.',
    cover: { scene: 'laptop-desk', seed: 2311, alt: 'Meja kerja seorang analis' },
    seo: { title: 'Ruang belajar daring' },
    sections: [
      {
        kind: 'steps',
        id: 'sepekan',
        title: 'Satu pekan peserta',
        intro: 'Contoh dari kelas langsung dengan dua pertemuan sepekan.',
        items: [
          {
            label: 'Senin',
            title: 'Dua bab pendek',
            text: 'Masing-masing sekitar lima belas menit, dapat disimpan untuk dibaca luring.',
          },
          {
            label: 'Selasa dan Kamis malam',
            title: 'Dua pertemuan',
            text: 'Membahas contoh dari pekerjaan peserta, lalu mengerjakan tugas dalam kelompok empat orang. Direkam untuk yang berhalangan.',
          },
          { label: 'Sabtu siang', title: 'Sesi tanya jawab', text: 'Tidak wajib. Biasanya paling ramai.' },
          {
            label: 'Minggu',
            title: 'Tugas dikumpulkan',
            text: 'Umpan balik datang paling lambat lima hari kerja.',
          },
        ],
      },
      {
        kind: 'features',
        id: 'alat',
        title: 'Alat yang Anda pakai',
        items: [
          {
            icon: 'play',
            title: 'Rekaman',
            text: 'Dapat ditonton sampai tiga puluh hari setelah kelas selesai.',
          },
          {
            icon: 'check',
            title: 'Kuis latihan',
            text: 'Boleh diulang. Pembahasan muncul setelah dikumpulkan.',
          },
          {
            icon: 'message-circle',
            title: 'Diskusi kelas',
            text: 'Pertanyaan dijawab mentor atau alumni, biasanya pada hari yang sama.',
          },
          {
            icon: 'award',
            title: 'Sertifikat',
            text: 'Memuat kompetensi dan kode QR. Pemberi kerja memeriksanya tanpa perlu akun.',
          },
          {
            icon: 'download',
            title: 'Bab luring',
            text: 'Simpan saat ada sambungan, baca di bus atau di kapal.',
          },
          {
            icon: 'target',
            title: 'Kemajuan belajar',
            text: 'Anda melihat bab, tugas, dan kehadiran dalam satu halaman.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'perangkat',
        title: 'Yang perlu disiapkan',
        items: [
          {
            question: 'Cukupkah ponsel?',
            answer:
              'Untuk kursus mandiri dan bahasa Inggris, cukup. Kelas data dan desain memerlukan laptop; titik belajar menyediakan meja dan internet.',
          },
          {
            question: 'Berapa kuota yang terpakai?',
            answer:
              'Satu bab teks kurang dari 200 kilobita. Pertemuan langsung tanpa kamera sekitar 300 megabita per jam.',
          },
        ],
      },
      {
        kind: 'listing',
        of: 'course',
        id: 'coba',
        title: 'Coba sekarang juga',
        count: 3,
        more: { label: 'Semua kursus', href: '/Courses' },
      },
    ],
  },
]
