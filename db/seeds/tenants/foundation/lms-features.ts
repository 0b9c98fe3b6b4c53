import { codingLanguages, type DemoFeature } from '../../lms-features.types.ts'

export const lmsFeatures: DemoFeature[] = [
  {
    product: 'lms',
    slug: 'ruang-kelas-virtual',
    key: 'virtual_classroom',
    icon: 'camera',
    title: 'Ruang kelas virtual',
    description:
      'Pelatihan guru berjalan dari balai desa maupun dari rumah. Suara diutamakan saat sinyal lemah, dan rekaman dapat diputar bersama di sekolah.',
    image: { scene: 'meeting', seed: 1207, alt: 'Guru dan relawan duduk dalam pertemuan' },
    listFeatures: [
      'Bahan tayang dikirim sebelum kelas dimulai',
      'Rekaman suara berukuran kecil',
      'Daftar hadir untuk dinas pendidikan',
      'Jadwal dalam WIB, WITA, dan WIT',
    ],
    benefits: [
      {
        title: 'Sinyal lemah bukan halangan',
        icon: 'headphones',
        desc: 'Guru tetap mengikuti lewat suara dan membuka bahan yang sudah diunduh.',
      },
      {
        title: 'Ditonton ramai-ramai',
        icon: 'users',
        desc: 'Satu laptop di ruang guru cukup untuk satu sekolah.',
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
      'Kuis pendek membantu guru memeriksa pemahaman sendiri setelah setiap sesi. Tidak ada peringkat; yang ada hanya petunjuk bagian mana yang perlu dibaca lagi.',
    image: { scene: 'classroom', seed: 1204, alt: 'Ruang kelas dengan meja dan papan tulis' },
    listFeatures: [
      'Soal situasi di kelas',
      'Dapat dikerjakan dari ponsel',
      'Boleh diulang tanpa batas',
      'Pembahasan langsung',
    ],
    benefits: [
      {
        title: 'Belajar tanpa takut salah',
        icon: 'heart',
        desc: 'Nilai hanya dilihat oleh yang mengerjakan.',
      },
      {
        title: 'Pelatih tahu yang sulit',
        icon: 'target',
        desc: 'Ringkasan tanpa nama memperlihatkan materi yang perlu dijelaskan ulang.',
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
      'Ekstrakurikuler koding untuk anak desa memakai komputer sumbangan. Dua belas bahasa pemrograman berjalan di peramban, jadi perangkat lama pun cukup.',
    image: { scene: 'village-school', seed: 1403, alt: 'Sekolah desa di antara pepohonan' },
    listFeatures: codingLanguages,
    benefits: [
      {
        title: 'Perangkat sumbangan tetap berguna',
        icon: 'cpu',
        desc: 'Komputer hanya perlu peramban; pekerjaan berat dilakukan di server.',
      },
      {
        title: 'Guru belajar bersama anak',
        icon: 'graduation-cap',
        desc: 'Setiap latihan punya panduan untuk guru yang baru pertama kali mengajar koding.',
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
      'Guru dan relawan yang menuntaskan pelatihan menerima sertifikat dengan jumlah jam dan kode pemeriksaan, dapat dipakai untuk berkas kenaikan pangkat.',
    image: { scene: 'graduation', seed: 1209, alt: 'Peserta menerima tanda kelulusan' },
    listFeatures: ['Jumlah jam pelatihan tercantum', 'Pemeriksaan untuk umum', 'Unduhan PDF siap cetak'],
    benefits: [
      {
        title: 'Diakui di berkas',
        icon: 'file-text',
        desc: 'Format memuat unsur yang biasa diminta dinas: nama kegiatan, tanggal, jam, dan penyelenggara.',
      },
      {
        title: 'Tidak perlu ke kota',
        icon: 'map',
        desc: 'Sertifikat diunduh sendiri, tanpa mengambil ke kantor yayasan.',
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
      'Guru dari desa yang berjauhan bertukar cara mengajar, foto alat peraga, dan kabar dari kelasnya. Setiap foto anak wajib disertai izin orang tua.',
    image: { scene: 'interview', seed: 1206, alt: 'Dua orang berbincang' },
    listFeatures: [
      'Kelompok per wilayah dampingan',
      'Unggah foto alat peraga',
      'Tanda jawaban fasilitator',
      'Pelaporan untuk perlindungan anak',
    ],
    benefits: [
      {
        title: 'Tidak sendirian',
        icon: 'users',
        desc: 'Guru tunggal di sekolah terpencil punya teman sejawat untuk bertanya.',
      },
      {
        title: 'Anak tetap terlindungi',
        icon: 'shield',
        desc: 'Kiriman yang memuat anak diperiksa lebih dulu oleh petugas perlindungan anak.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'buku-berjenjang',
    key: 'levelled_books',
    icon: 'book-open',
    title: 'Buku berjenjang',
    description:
      'Buku cerita bergambar untuk pembaca dini sampai pembaca lancar, dapat dibaca di layar atau dicetak di sekolah. Banyak yang tersedia dalam bahasa daerah.',
    image: { scene: 'children-reading', seed: 1201, alt: 'Anak-anak membaca bersama' },
    listFeatures: [
      'Lima jenjang pembaca',
      'Versi cetak hitam putih yang hemat tinta',
      'Cerita dalam bahasa daerah',
      'Rekaman suara untuk menyimak',
    ],
    benefits: [
      {
        title: 'Bahasa ibu lebih dulu',
        icon: 'heart',
        desc: 'Anak mengenal huruf lewat kata yang ia dengar di rumah.',
      },
      {
        title: 'Buku yang tidak pernah habis',
        icon: 'layers',
        desc: 'Sekolah mencetak sesuai jumlah anak, kapan pun dibutuhkan.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'pojok-baca',
    key: 'reading_corner',
    icon: 'folder',
    title: 'Catatan pojok baca',
    description:
      'Relawan mencatat buku yang dipinjam dan anak yang berkunjung dari ponsel, juga saat tidak ada sinyal. Catatan terkirim begitu sinyal kembali.',
    image: { scene: 'library', seed: 1202, alt: 'Rak buku di pojok baca' },
    listFeatures: [
      'Peminjaman tanpa kartu',
      'Daftar buku yang perlu diperbaiki',
      'Ringkasan bulanan untuk donatur',
    ],
    benefits: [
      {
        title: 'Buku kembali ke rak',
        icon: 'check',
        desc: 'Relawan tahu buku mana yang terlalu lama dipinjam.',
      },
      {
        title: 'Donatur melihat hasilnya',
        icon: 'handshake',
        desc: 'Laporan dibuat dari catatan lapangan, bukan perkiraan.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'simak-bacaan',
    key: 'listening_sheet',
    icon: 'mic',
    title: 'Simak bacaan',
    description:
      'Guru mendengarkan anak membaca satu menit, menandai kata yang sulit, dan mendapat saran kegiatan untuk pekan itu.',
    image: { scene: 'teacher-board', seed: 1203, alt: 'Guru mendampingi anak di depan papan tulis' },
    listFeatures: [
      'Lembar simak untuk lima jenjang',
      'Saran kegiatan lima belas menit',
      'Catatan perkembangan per anak',
    ],
    benefits: [
      {
        title: 'Satu menit yang berarti',
        icon: 'clock',
        desc: 'Setiap anak disimak sebulan sekali tanpa menyita jam pelajaran.',
      },
      {
        title: 'Bantuan yang tepat',
        icon: 'target',
        desc: 'Anak yang belum mengenal bunyi huruf mendapat kegiatan lain dari yang sudah mengeja.',
      },
    ],
  },
]
