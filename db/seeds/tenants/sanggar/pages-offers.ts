import type { DemoPage } from '../../pages.types.ts'

export const offerPages: DemoPage[] = [
  {
    name: 'Pricing',
    eyebrow: 'Biaya',
    title: 'Biaya yang bisa dihitung sendiri',
    lead: 'Perangkatnya gratis. Anda membayar hanya bila ingin kami yang menjaga servernya.',
    seo: {
      title: 'Biaya Sanggar',
      description:
        'Sanggar dapat dipasang sendiri tanpa biaya. Hosting terkelola mulai Rp 350.000 per bulan, tanpa potongan dari penjualan kelas.',
    },
    sections: [
      {
        kind: 'plans',
        id: 'paket',
        title: 'Pilih siapa yang menjaga rumahnya',
        items: [
          {
            name: 'Pasang sendiri',
            price: 0,
            period: 'selamanya',
            text: 'Untuk lembaga yang punya server dan orang yang merawatnya.',
            benefits: [
              'Semua fitur, tanpa batas peserta',
              'Satu perintah untuk memasang',
              'Panduan dan forum komunitas',
            ],
            action: { label: 'Pelajari cara mulai', href: '/Courses/membuka-akademi-daring' },
          },
          {
            name: 'Rumah kecil',
            price: 350_000,
            period: 'per bulan',
            text: 'Sampai 200 peserta aktif.',
            benefits: [
              'Domain sendiri',
              'Pembaruan dan cadangan harian',
              'Bantuan lewat email pada hari kerja',
            ],
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
          {
            name: 'Rumah tumbuh',
            price: 1_200_000,
            period: 'per bulan',
            text: 'Sampai 2.000 peserta aktif.',
            benefits: [
              'Semua isi Rumah kecil',
              'Pindahan data ringkas tanpa biaya',
              'Bantuan lewat WhatsApp, dijawab dalam empat jam kerja',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
        ],
      },
      {
        kind: 'table',
        id: 'kelas',
        title: 'Kelas untuk pengelola dan pengajar',
        columns: ['Kelas', 'Lama', 'Harga'],
        rows: [
          ['Membuka Akademi Daring Pertama Anda', '2 jam 15 menit', 'Gratis'],
          ['Merancang Kursus yang Diselesaikan', '2 jam 16 menit', 'Gratis'],
          ['Menyusun Bank Soal yang Awet', '3 jam', 'Rp 149.000'],
          ['Penilaian yang Adil dan Sertifikat yang Dipercaya', '6 jam', 'Rp 300.000'],
          ['Mengajar Pemrograman dengan Studio Koding', '8 jam', 'Rp 450.000'],
          ['Lokakarya Pengajar Digital', '22 jam', 'Rp 850.000'],
          ['Bootcamp Pengelola Akademi', '36 jam', 'Rp 2.750.000'],
        ],
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        kind: 'questions',
        id: 'tagihan',
        title: 'Tentang tagihan',
        items: [
          {
            question: 'Apa yang dimaksud peserta aktif?',
            answer:
              'Orang yang membuka sekurangnya satu bab dalam sebulan. Peserta lama yang tidak belajar tidak dihitung.',
          },
          {
            question: 'Apakah ada potongan dari penjualan kelas?',
            answer:
              'Tidak. Uang peserta masuk ke rekening akademi Anda. Biaya penyedia pembayaran, bila dipakai, ditagih oleh penyedianya.',
          },
          {
            question: 'Bisakah berhenti kapan saja?',
            answer:
              'Bisa, cukup memberi tahu sebelum tagihan berikutnya. Data Anda diekspor dan disimpan tiga puluh hari lagi untuk berjaga-jaga.',
          },
          {
            question: 'Bagaimana bila lembaga kami lebih besar?',
            answer:
              'Untuk banyak lembaga, server khusus, atau pusat data instansi, kami menyusun perjanjian tersendiri dengan pelatihan admin dan arsitek sebagai narahubung. Buat janji temu untuk menghitungnya.',
          },
          {
            question: 'Adakah harga untuk sekolah dan yayasan?',
            answer:
              'Ada. Sekolah negeri, pesantren, dan lembaga nirlaba mendapat potongan 40 persen untuk paket bulanan.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Belum tahu butuh yang mana?',
        text: 'Sebutkan jumlah peserta dan siapa yang merawat komputernya. Kami hitungkan, juga bila jawabannya memasang sendiri.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Lihat layanan', href: '/Services' },
        ],
      },
    ],
  },
  {
    name: 'Lms',
    eyebrow: 'Platform',
    title: 'Platform belajar Sanggar',
    lead: 'Alat mengajar yang saling kenal: kelas, kuis, tugas, sertifikat, dan pembayaran berada di satu tempat, sehingga satu nama cukup diketik satu kali.',
    cover: { scene: 'code-editor', seed: 1301, alt: 'Editor kode dengan beberapa tab bahasa' },
    sections: [
      {
        kind: 'features',
        id: 'alat',
        title: 'Yang dipakai setiap hari',
        items: [
          {
            icon: 'layers',
            title: 'Bab dan modul',
            text: 'Teks, gambar, video, dan lampiran, dengan syarat selesai yang Anda tentukan.',
          },
          {
            icon: 'check',
            title: 'Kuis daring',
            text: 'Bank soal, urutan acak, waktu dijaga server, dan jawaban yang tahan sambungan putus.',
            href: '/News/kuis-tahan-sambungan-putus',
          },
          {
            icon: 'code',
            title: 'Studio koding',
            text: 'Dua belas bahasa di peramban: JavaScript, TypeScript, Python, PHP, SQL, C, C++, Ruby, Lua, Perl, Prolog, dan Scheme.',
            href: '/News/studio-koding-dua-belas-bahasa',
          },
          {
            icon: 'pen',
            title: 'Tugas dan rubrik',
            text: 'Peserta mengumpulkan, pengajar menanggapi, dan riwayat perbaikan tersimpan.',
            href: '/Articles/rubrik-yang-dipahami-peserta',
          },
          {
            icon: 'award',
            title: 'Sertifikat',
            text: 'PDF dengan kode QR dan halaman verifikasi yang selalu terbaru.',
            href: '/News/verifikasi-sertifikat-satu-pindaian',
          },
          {
            icon: 'wallet',
            title: 'Tagihan dan honor',
            text: 'QRIS berjumlah pas, kupon, pengembalian dana, dan bagi hasil pengajar.',
            href: '/News/pembayaran-qris-dengan-jumlah-pas',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'sehari',
        title: 'Satu hari di akademi',
        intro: 'Cerita biasa dari pagi sampai malam.',
        items: [
          {
            label: '06.40',
            title: 'Di angkot',
            text: 'Seorang peserta membaca bab yang disimpannya semalam. Ponselnya tidak tersambung.',
          },
          {
            label: '09.15',
            title: 'Di meja pengelola',
            text: 'Dua belas bukti bayar dicocokkan dengan mutasi. Peserta langsung masuk kelas.',
          },
          {
            label: '15.30',
            title: 'Di laboratorium',
            text: 'Tiga puluh siswa menjalankan Python tanpa memasang apa pun.',
          },
          {
            label: '20.10',
            title: 'Di rumah pengajar',
            text: 'Empat tugas ditanggapi. Peserta menerima pemberitahuan dan satu saran yang jelas.',
          },
        ],
      },
      {
        kind: 'table',
        id: 'masuk-keluar',
        title: 'Datanya tetap milik Anda',
        columns: ['Arah', 'Format', 'Untuk apa'],
        rows: [
          ['Masuk', 'CSV, Excel', 'Peserta, pengajar, sekolah'],
          ['Masuk', 'GIFT, SCORM, WordPress', 'Soal, paket belajar, tulisan'],
          ['Keluar', 'CSV dan JSON', 'Semua data akademi'],
          ['Keluar', 'PDF dan Open Badges', 'Sertifikat milik peserta'],
        ],
      },
      {
        kind: 'appeal',
        id: 'coba',
        title: 'Cara terbaik menilainya adalah menjadi peserta',
        text: 'Ikuti satu bab kursus gratis kami di ponsel Anda. Itulah yang akan dirasakan peserta Anda.',
        actions: [
          { label: 'Buka kursus gratis', href: '/Courses/membuka-akademi-daring' },
          { label: 'Lihat biaya', href: '/Pricing' },
        ],
      },
    ],
  },
]
