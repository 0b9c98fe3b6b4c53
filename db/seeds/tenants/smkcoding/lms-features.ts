import { codingLanguages, type DemoFeature } from '../../lms-features.types.ts'

export const lmsFeatures: DemoFeature[] = [
  {
    product: 'lms',
    slug: 'studio-koding',
    key: 'coding_studio',
    icon: 'terminal',
    title: 'Studio koding',
    description:
      'Tulis, jalankan, dan kumpulkan program dari peramban laboratorium. Dua belas bahasa yang dipakai di RPL, TKJ, dan proyek IoT tersedia tanpa perlu memasang kompilator satu per satu.',
    image: { scene: 'code-editor', seed: 3201, alt: 'Layar editor dengan struktur berkas dan kode' },
    listFeatures: codingLanguages,
    benefits: [
      {
        title: 'Komputer lab lama tetap terpakai',
        icon: 'cpu',
        desc: 'Program berjalan di server. Yang dibutuhkan di meja siswa hanya peramban dan papan ketik.',
      },
      {
        title: 'Hasil uji seperti di tempat kerja',
        icon: 'list-checks',
        desc: 'Setiap soal punya kasus uji. Siswa membaca pesan galat yang sebenarnya dan memperbaikinya sendiri.',
      },
      {
        title: 'Guru melihat prosesnya',
        icon: 'clock',
        desc: 'Riwayat percobaan memperlihatkan di baris mana seorang siswa mulai tersesat.',
      },
      {
        title: 'Lanjut di rumah',
        icon: 'folder',
        desc: 'Pekerjaan tersimpan di akun siswa, jadi tugas lab bisa diteruskan dari ponsel atau warnet.',
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
      'Kuis pendek di akhir bab dan ujian kompetensi dengan waktu yang dijaga server. Soal dapat memuat potongan kode berwarna, jadi siswa membaca kode, bukan gambar kode.',
    image: { scene: 'phone-app', seed: 3205, alt: 'Ponsel yang menampilkan soal kuis' },
    listFeatures: [
      'Soal tebak keluaran program',
      'Soal melengkapi baris yang kosong',
      'Bank soal per kompetensi dasar',
      'Urutan diacak untuk setiap siswa',
      'Remedial dengan soal lain dari bank yang sama',
    ],
    benefits: [
      {
        title: 'Satu lab, soal berbeda',
        icon: 'layers',
        desc: 'Siswa yang duduk bersebelahan mendapat urutan dan angka yang tidak sama.',
      },
      {
        title: 'Jaringan putus bukan bencana',
        icon: 'shield',
        desc: 'Jawaban disimpan setiap kali berubah; siswa melanjutkan setelah tersambung lagi.',
      },
      {
        title: 'Nilai langsung masuk rapor',
        icon: 'target',
        desc: 'Guru tidak perlu menyalin angka dari kertas ke lembar kerja.',
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
      'Satu halaman untuk setiap siswa dan setiap kelas: modul yang tuntas, proyek yang dikumpulkan, dan kompetensi yang belum terpenuhi.',
    image: { scene: 'computer-lab', seed: 3202, alt: 'Laboratorium komputer dengan deretan monitor' },
    listFeatures: [
      'Peta kompetensi per siswa',
      'Tanda bagi siswa yang sepekan tidak masuk',
      'Rekap proyek untuk penilaian produktif',
      'Unduhan CSV untuk wali kelas',
    ],
    benefits: [
      {
        title: 'Pembagian kelompok lebih adil',
        icon: 'users',
        desc: 'Guru menyusun tim proyek dari yang sudah dikuasai tiap siswa.',
      },
      {
        title: 'Bukti saat uji kompetensi',
        icon: 'file-text',
        desc: 'Portofolio dan nilai setiap unit tersusun sebelum asesor datang.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'ruang-kelas-virtual',
    key: 'virtual_classroom',
    icon: 'camera',
    title: 'Ruang kelas virtual',
    description:
      'Guru tamu dari industri mengajar dari kantornya, siswa mengikuti dari lab. Jadwal, tautan, daftar hadir, dan rekamannya berada di halaman angkatan.',
    image: { scene: 'meeting', seed: 3204, alt: 'Guru dan siswa dalam pertemuan' },
    listFeatures: [
      'Satu tautan untuk seluruh angkatan',
      'Kehadiran tercatat saat masuk',
      'Rekaman muncul di silabus',
      'Jadwal dalam WIB, WITA, dan WIT',
    ],
    benefits: [
      {
        title: 'Industri lebih dekat',
        icon: 'briefcase',
        desc: 'Praktisi cukup meluangkan satu jam tanpa perjalanan ke sekolah.',
      },
      {
        title: 'Siswa PKL tidak tertinggal',
        icon: 'play',
        desc: 'Yang sedang praktik kerja menonton rekaman dan mengisi kuisnya pada malam hari.',
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
      'Setiap kursus yang tuntas menghasilkan sertifikat dengan kode QR. Perusahaan mitra memeriksanya sendiri, lengkap dengan daftar kompetensi yang diuji.',
    image: { scene: 'medal', seed: 3303, alt: 'Medali dengan pita' },
    listFeatures: [
      'Daftar kompetensi di halaman kedua',
      'Pemeriksaan untuk umum lewat kode QR',
      'Unduhan PDF siap cetak',
    ],
    benefits: [
      {
        title: 'Modal melamar kerja',
        icon: 'briefcase',
        desc: 'Siswa melampirkan tautan pemeriksaan di surat lamarannya.',
      },
      {
        title: 'Tata usaha terbebas',
        icon: 'zap',
        desc: 'Tidak ada lagi mencetak ulang karena nama salah ketik: siswa memeriksa namanya lebih dulu.',
      },
    ],
  },
  {
    product: 'lms',
    slug: 'forum-diskusi',
    key: 'forum',
    icon: 'message-circle',
    title: 'Forum diskusi',
    description:
      'Tempat bertanya dengan kode yang bisa dibaca. Tempel galatnya, tunjukkan yang sudah dicoba, dan terima jawaban dari kakak kelas maupun guru.',
    image: { scene: 'library', seed: 3203, alt: 'Siswa belajar bersama di perpustakaan' },
    listFeatures: [
      'Blok kode dengan warna',
      'Topik per bab dan per proyek',
      'Tanda jawaban yang menyelesaikan masalah',
      'Cari galat yang sama di semua kelas',
    ],
    benefits: [
      {
        title: 'Belajar bertanya',
        icon: 'lightbulb',
        desc: 'Contoh pertanyaan yang baik selalu terlihat sebelum siswa menulis.',
      },
      {
        title: 'Kakak kelas ikut mengajar',
        icon: 'users',
        desc: 'Siswa kelas XII mendapat lencana dari jawaban yang membantu adik kelasnya.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'kamus-istilah',
    key: 'glossary',
    icon: 'book-open',
    title: 'Kamus istilah teknik',
    description:
      'Istilah pemrograman dan jaringan dijelaskan dengan bahasa Indonesia yang lugas, lengkap dengan contoh kode dan padanan Inggrisnya.',
    image: { scene: 'books', seed: 3304, alt: 'Tumpukan buku di meja' },
    listFeatures: [
      'Penjelasan dua kalimat dan satu contoh',
      'Padanan Inggris untuk membaca dokumentasi',
      'Tautan ke bab yang membahasnya',
    ],
    benefits: [
      {
        title: 'Dokumentasi tidak lagi menakutkan',
        icon: 'file-text',
        desc: 'Siswa membaca dokumentasi resmi sedikit demi sedikit dengan kamus di sampingnya.',
      },
      {
        title: 'Ditulis bersama',
        icon: 'pen',
        desc: 'Guru dan siswa mengusulkan istilah baru, redaksi memeriksanya.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'catatan-proyek',
    key: 'project_log',
    icon: 'pen',
    title: 'Catatan proyek',
    description:
      'Setiap tim menulis apa yang dibuat, mengapa dipilih, dan apa yang gagal. Kemampuan menulis teknis tumbuh dari catatan kecil yang rutin.',
    image: { scene: 'laptop-desk', seed: 3210, alt: 'Laptop dan buku catatan di meja' },
    listFeatures: [
      'Kerangka catatan mingguan',
      'Tanggapan guru bahasa dan guru produktif',
      'Terbit sebagai Tulisan Temans bila disetujui',
    ],
    benefits: [
      {
        title: 'Laporan PKL jadi mudah',
        icon: 'file-text',
        desc: 'Bahan laporan sudah terkumpul sejak pekan pertama.',
      },
      {
        title: 'Dua mata pelajaran, satu tugas',
        icon: 'handshake',
        desc: 'Guru Bahasa Indonesia dan guru produktif menilai tulisan yang sama.',
      },
    ],
  },
]
