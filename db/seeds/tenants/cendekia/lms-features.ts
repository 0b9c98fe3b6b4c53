import { codingLanguages, type DemoFeature } from '../../lms-features.types.ts'

export const lmsFeatures: DemoFeature[] = [
  {
    product: 'lms',
    slug: 'ruang-kelas-virtual',
    key: 'virtual_classroom',
    icon: 'camera',
    title: 'Ruang kelas virtual',
    description:
      'Kelas malam bagi yang bekerja: masuk dari satu tautan, tanya jawab di tempat, dan rekaman tersedia esok paginya di halaman angkatan.',
    image: { scene: 'meeting', seed: 2205, alt: 'Beberapa orang mengikuti pertemuan daring' },
    listFeatures: [
      'Jadwal yang bisa dilanggan di kalender ponsel',
      'Rekaman dan bahan tayang per pertemuan',
      'Kehadiran tercatat otomatis',
      'Ruang kecil untuk kerja kelompok',
    ],
    benefits: [
      {
        title: 'Lembur tidak berarti absen',
        icon: 'play',
        desc: 'Pertemuan yang terlewat dapat ditonton, lalu ditutup dengan kuis singkat agar tetap terhitung.',
      },
      {
        title: 'Mentor mengenal Anda',
        icon: 'users',
        desc: 'Angkatan dibatasi supaya setiap peserta mendapat giliran bicara.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'kuis-daring',
    key: 'online_quiz',
    icon: 'list-checks',
    title: 'Kuis daring',
    description:
      'Soal kasus dari dunia kerja, bukan hafalan. Peserta membaca laporan, memilih langkah, dan melihat pembahasan mentor setelah kuis ditutup.',
    image: { scene: 'phone-app', seed: 2202, alt: 'Ponsel dengan daftar pertanyaan' },
    listFeatures: [
      'Soal kasus dengan lampiran tabel',
      'Pilihan ganda, isian angka, dan esai pendek',
      'Percobaan ulang untuk kuis latihan',
      'Pembahasan per butir',
    ],
    benefits: [
      {
        title: 'Tahu yang perlu diulang',
        icon: 'target',
        desc: 'Hasil menunjuk langsung ke bab yang menjelaskan jawaban yang keliru.',
      },
      {
        title: 'Bisa dicicil',
        icon: 'clock',
        desc: 'Kuis latihan boleh ditinggal dan dilanjutkan sepulang kerja.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'studio-koding',
    key: 'coding_studio',
    icon: 'code',
    title: 'Studio koding',
    description:
      'Ruang latihan untuk kelas data dan pemrograman: tulis kueri atau skrip, jalankan, dan bandingkan hasilnya dengan data contoh. Dua belas bahasa pemrograman tersedia di peramban.',
    image: { scene: 'code-editor', seed: 2322, alt: 'Layar editor dengan kueri dan hasilnya' },
    listFeatures: codingLanguages,
    benefits: [
      {
        title: 'Tanpa izin memasang program',
        icon: 'lock',
        desc: 'Laptop kantor yang terkunci pun bisa dipakai berlatih karena semuanya berjalan di peramban.',
      },
      {
        title: 'Data contoh yang masuk akal',
        icon: 'file-text',
        desc: 'Latihan SQL memakai data penjualan toko rekaan, lengkap dengan baris yang salah untuk dibersihkan.',
      },
      {
        title: 'Umpan balik per baris',
        icon: 'message-circle',
        desc: 'Mentor menandai baris tertentu dan menjelaskan pilihan yang lebih baik.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'sertifikat',
    key: 'certificate',
    icon: 'award',
    title: 'Sertifikat',
    description:
      'Sertifikat memuat proyek akhir dan kompetensi yang diuji. Bagian personalia memeriksa keasliannya dengan memindai kode, tanpa menelepon kami.',
    image: { scene: 'graduation', seed: 2303, alt: 'Toga dan gulungan ijazah' },
    listFeatures: [
      'Halaman pemeriksaan untuk umum',
      'Tautan ke proyek akhir bila peserta mengizinkan',
      'Unduhan PDF',
      'Lencana digital untuk profil profesional',
    ],
    benefits: [
      {
        title: 'Dipahami atasan',
        icon: 'briefcase',
        desc: 'Kompetensi ditulis sebagai hal yang bisa dikerjakan, bukan judul bab.',
      },
      {
        title: 'Selalu bisa dicari lagi',
        icon: 'download',
        desc: 'Sertifikat lama tetap ada di profil meski email Anda berganti.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'rapor-kemajuan',
    key: 'progress_report',
    icon: 'target',
    title: 'Rapor kemajuan',
    description:
      'Peserta melihat sisa langkah menuju kelulusan; perusahaan yang mengirim karyawannya melihat ringkasan angkatan tanpa membuka catatan pribadi.',
    image: { scene: 'chart-board', seed: 2201, alt: 'Papan dengan grafik kemajuan' },
    listFeatures: [
      'Ringkasan mingguan lewat email',
      'Batas waktu tugas berikutnya',
      'Laporan angkatan untuk perusahaan pengirim',
    ],
    benefits: [
      {
        title: 'Target yang kelihatan',
        icon: 'flag',
        desc: 'Setiap pekan dimulai dengan satu langkah kecil yang jelas.',
      },
      {
        title: 'Privasi tetap dijaga',
        icon: 'shield',
        desc: 'Perusahaan melihat kehadiran dan kelulusan, bukan isi jawaban.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'klub-baca-kerja',
    key: 'book_club',
    icon: 'book-open',
    title: 'Klub baca kerja',
    description:
      'Satu buku setiap bulan, dibaca bersama per bab, dibahas empat puluh lima menit pada Kamis malam. Untuk yang ingin kembali membaca setelah lama tidak sempat.',
    image: { scene: 'books', seed: 2210, alt: 'Buku-buku di rak' },
    listFeatures: [
      'Jadwal baca mingguan',
      'Panduan diskusi untuk setiap bab',
      'Ringkasan percakapan bagi yang berhalangan',
    ],
    benefits: [
      {
        title: 'Membaca sampai tamat',
        icon: 'check',
        desc: 'Target kecil dan teman diskusi membuat buku tidak berhenti di bab dua.',
      },
      {
        title: 'Gagasan yang dipakai',
        icon: 'lightbulb',
        desc: 'Setiap pertemuan ditutup dengan satu hal untuk dicoba di tempat kerja.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'klinik-menulis',
    key: 'writing_clinic',
    icon: 'pen',
    title: 'Klinik menulis',
    description:
      'Surat, laporan, dan proposal diperiksa mentor bahasa dengan catatan di pinggir. Peserta melihat alasan setiap perubahan, lalu menulis ulang sendiri.',
    image: { scene: 'laptop-desk', seed: 2206, alt: 'Laptop dan catatan di meja' },
    listFeatures: [
      'Catatan pinggir per kalimat',
      'Contoh surat dan laporan yang baik',
      'Daftar periksa sebelum mengirim',
    ],
    benefits: [
      {
        title: 'Tulisan yang dibaca sampai habis',
        icon: 'target',
        desc: 'Peserta belajar mendahulukan kesimpulan dan memangkas yang tidak perlu.',
      },
      {
        title: 'Tetap suara Anda',
        icon: 'mic',
        desc: 'Mentor memberi alasan dan pilihan, bukan menggantikan kalimat Anda.',
      },
    ],
  },
]
