import { codingLanguages, type DemoFeature } from '../../lms-features.types.ts'

export const lmsFeatures: DemoFeature[] = [
  {
    product: 'lms',
    slug: 'studio-koding',
    key: 'coding_studio',
    icon: 'code',
    title: 'Studio koding',
    description:
      'Peserta menulis, menjalankan, dan mengumpulkan program langsung di peramban. Dua belas bahasa pemrograman siap dipakai tanpa memasang apa pun di komputer sekolah.',
    image: { scene: 'code-editor', seed: 1206, alt: 'Layar editor dengan beberapa baris program' },
    listFeatures: codingLanguages,
    benefits: [
      {
        title: 'Jalan di laptop mana saja',
        icon: 'globe',
        desc: 'Laboratorium dengan komputer lama pun bisa dipakai: program dijalankan di server, bukan di meja siswa.',
      },
      {
        title: 'Soal dengan kasus uji',
        icon: 'list-checks',
        desc: 'Pengajar menulis masukan dan keluaran yang diharapkan. Peserta tahu seketika kasus mana yang belum lolos.',
      },
      {
        title: 'Setiap percobaan tersimpan',
        icon: 'clock',
        desc: 'Pengajar dapat melihat jalan pikiran peserta dari percobaan pertama sampai yang terakhir.',
      },
      {
        title: 'Contoh yang bisa diubah',
        icon: 'pen',
        desc: 'Potongan kode di dalam bab dapat langsung dibuka di studio, diubah, lalu dijalankan ulang.',
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
      'Kuis latihan untuk mengecek pemahaman dan kuis bernilai untuk kelulusan, dengan waktu yang dijaga server. Jawaban tersimpan terus-menerus, jadi sambungan yang putus tidak menghapus pekerjaan.',
    image: { scene: 'phone-app', seed: 1204, alt: 'Ponsel yang menampilkan soal pilihan ganda' },
    listFeatures: [
      'Pilihan ganda, isian singkat, menjodohkan, dan esai',
      'Bank soal per kategori',
      'Urutan soal dan jawaban diacak',
      'Batas waktu dan jumlah percobaan',
      'Pembahasan setelah kuis ditutup',
      'Nilai minimal lulus per kuis',
    ],
    benefits: [
      {
        title: 'Aman saat listrik padam',
        icon: 'shield',
        desc: 'Peserta masuk kembali dan melanjutkan dari soal terakhir; sisa waktunya tetap sama untuk semua.',
      },
      {
        title: 'Koreksi lebih ringan',
        icon: 'check',
        desc: 'Soal objektif dinilai otomatis, esai dikumpulkan dalam satu antrean untuk dibaca pengajar.',
      },
      {
        title: 'Soal yang terus membaik',
        icon: 'target',
        desc: 'Ringkasan per butir memperlihatkan soal yang terlalu mudah, terlalu sulit, atau membingungkan.',
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
      'Jadwal, tautan pertemuan, daftar hadir, dan rekaman berkumpul di satu halaman angkatan. Pengajar cukup membuka kelas; peserta masuk dari tautan yang sama sepanjang angkatan.',
    image: { scene: 'meeting', seed: 1203, alt: 'Pertemuan kelas dengan beberapa peserta' },
    listFeatures: [
      'Jadwal dalam WIB, WITA, dan WIT',
      'Pengingat lewat email',
      'Kehadiran tercatat saat peserta masuk',
      'Rekaman dan bahan tayang setelah kelas',
      'Kalender yang bisa dilanggan di ponsel',
    ],
    benefits: [
      {
        title: 'Tidak ada tautan yang tercecer',
        icon: 'calendar',
        desc: 'Peserta tidak lagi mencari undangan di grup percakapan; semuanya ada di halaman kelasnya.',
      },
      {
        title: 'Bebas memilih penyedia',
        icon: 'layers',
        desc: 'Gunakan layanan rapat video yang sudah dipakai lembaga Anda, tautannya cukup ditempel sekali.',
      },
      {
        title: 'Yang berhalangan tetap ikut',
        icon: 'play',
        desc: 'Rekaman muncul di silabus, tepat pada pertemuan yang terlewat.',
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
      'Sertifikat terbit begitu syarat kelulusan terpenuhi, dengan nomor dan kode QR yang bisa diperiksa siapa saja tanpa perlu akun.',
    image: { scene: 'medal', seed: 1208, alt: 'Medali penghargaan dengan pita' },
    listFeatures: [
      'Desain dengan logo dan tanda tangan lembaga',
      'Syarat: nilai, kehadiran, atau keduanya',
      'Nomor sertifikat berurutan per tahun',
      'Halaman pemeriksaan untuk umum',
      'Penarikan kembali bila terjadi kekeliruan',
    ],
    benefits: [
      {
        title: 'Sulit dipalsukan',
        icon: 'shield',
        desc: 'Pihak yang menerima sertifikat cukup memindai kodenya untuk melihat nama, kelas, dan tanggal terbit.',
      },
      {
        title: 'Tanpa antrean di tata usaha',
        icon: 'zap',
        desc: 'Peserta mengunduh sendiri; pengelola hanya menentukan syaratnya di awal.',
      },
      {
        title: 'Nama ditulis dengan benar',
        icon: 'pen',
        desc: 'Gelar dan ejaan nama dapat diperiksa peserta sebelum sertifikat diterbitkan.',
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
      'Setiap kelas punya ruang tanya jawab yang tetap rapi setelah angkatannya selesai. Jawaban pengajar ditandai, sehingga pertanyaan yang sama tidak perlu dijawab dua kali.',
    image: { scene: 'classroom', seed: 1205, alt: 'Peserta berdiskusi di ruang kelas' },
    listFeatures: [
      'Topik per kelas dan per bab',
      'Jawaban terbaik dan jawaban pengajar',
      'Cari di semua diskusi kelas',
      'Langganan topik lewat email',
      'Laporan untuk kiriman yang tidak pantas',
    ],
    benefits: [
      {
        title: 'Peserta saling mengajar',
        icon: 'users',
        desc: 'Pertanyaan malam hari sering sudah terjawab teman sekelas sebelum pengajar bangun.',
      },
      {
        title: 'Pengetahuan tidak hilang',
        icon: 'book-open',
        desc: 'Angkatan berikutnya membaca diskusi angkatan sebelumnya bila pengelola mengizinkan.',
      },
      {
        title: 'Ruang yang aman',
        icon: 'shield',
        desc: 'Moderator dapat menyembunyikan kiriman, dan setiap keputusan tercatat.',
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
      'Kemajuan belajar setiap peserta dan setiap angkatan dalam satu pandangan: bab yang selesai, nilai kuis, tugas yang ditunggu, dan kehadiran.',
    image: { scene: 'chart-board', seed: 1322, alt: 'Papan dengan grafik batang dan garis' },
    listFeatures: [
      'Ringkasan untuk peserta, pengajar, dan sekolah',
      'Tanda bagi peserta yang lama tidak masuk',
      'Unduhan CSV untuk diolah sendiri',
      'Rapor per angkatan dalam bentuk cetak',
    ],
    benefits: [
      {
        title: 'Menyapa tepat waktu',
        icon: 'heart',
        desc: 'Pengajar tahu siapa yang mulai tertinggal selagi masih bisa dikejar, bukan pada pekan terakhir.',
      },
      {
        title: 'Bahan rapat yang jujur',
        icon: 'file-text',
        desc: 'Angka berasal dari aktivitas yang benar-benar terjadi, dengan keterangan cara menghitungnya.',
      },
      {
        title: 'Orang tua ikut memahami',
        icon: 'users',
        desc: 'Rapor memakai kalimat biasa, tanpa istilah yang hanya dimengerti pengelola sistem.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'rak-buku-berjenjang',
    key: 'levelled_shelf',
    icon: 'book-open',
    title: 'Rak buku berjenjang',
    description:
      'Buku bacaan disusun menurut jenjang pembaca, dari pembaca dini sampai pembaca mahir, sehingga anak selalu menemukan bacaan yang menantang tetapi tidak membuatnya menyerah.',
    image: { scene: 'books', seed: 1210, alt: 'Deretan buku dengan punggung berwarna-warni' },
    listFeatures: [
      'Lima jenjang pembaca',
      'Penanda topik dan panjang bacaan',
      'Bacaan yang dapat dicetak',
      'Daftar titipan guru untuk satu kelas',
    ],
    benefits: [
      {
        title: 'Pilihan di tangan anak',
        icon: 'heart',
        desc: 'Setiap jenjang memuat banyak topik, dari serangga sampai sepak bola, jadi anak memilih karena ingin tahu.',
      },
      {
        title: 'Guru tahu langkah berikutnya',
        icon: 'map',
        desc: 'Saat seorang anak siap naik jenjang, rak menyarankan bacaan peralihan.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'jurnal-membaca',
    key: 'reading_journal',
    icon: 'pen',
    title: 'Jurnal membaca',
    description:
      'Anak mencatat apa yang dibaca, berapa lama, dan satu hal yang berkesan. Catatan pendek setiap hari lebih berharga daripada ringkasan panjang yang disalin.',
    image: { scene: 'books', seed: 1317, alt: 'Buku terbuka di atas tumpukan buku lain' },
    listFeatures: [
      'Catatan harian dalam tulisan atau gambar',
      'Tanggapan guru pada setiap catatan',
      'Ringkasan bulanan untuk orang tua',
    ],
    benefits: [
      {
        title: 'Kebiasaan, bukan beban',
        icon: 'clock',
        desc: 'Dua kalimat sudah cukup; yang dihargai adalah ketekunannya.',
      },
      {
        title: 'Percakapan di rumah',
        icon: 'message-circle',
        desc: 'Orang tua menerima satu pertanyaan pemantik yang cocok dengan bacaan anaknya.',
      },
    ],
  },
  {
    product: 'aksara',
    slug: 'pendampingan-guru',
    key: 'reading_coach',
    icon: 'graduation-cap',
    title: 'Pendampingan guru',
    description:
      'Guru belajar menyimak anak membaca, mengenali kesulitannya, dan memilih kegiatan yang tepat lewat kelas pendek serta rekaman praktik.',
    image: { scene: 'teacher-board', seed: 1202, alt: 'Guru menjelaskan di depan papan tulis' },
    listFeatures: [
      'Kelas pendek untuk guru kelas awal',
      'Lembar amatan yang bisa diisi dari ponsel',
      'Contoh kegiatan lima belas menit',
    ],
    benefits: [
      {
        title: 'Langsung dipakai esok hari',
        icon: 'zap',
        desc: 'Setiap materi berakhir dengan satu kegiatan yang dapat dicoba di kelas tanpa alat khusus.',
      },
      {
        title: 'Belajar dari sesama guru',
        icon: 'users',
        desc: 'Rekaman praktik dibahas bersama dalam kelompok kecil, bukan dinilai.',
      },
    ],
  },
  {
    product: 'general',
    slug: 'situs-sendiri',
    key: 'own_site',
    icon: 'globe',
    title: 'Situs dengan alamat sendiri',
    description:
      'Setiap akademi mendapat situs publik dengan logo, warna, dan domainnya sendiri. Kelas, berita, dan program yang diterbitkan pengelola langsung tampil di sana.',
    image: { scene: 'laptop-desk', seed: 1201, alt: 'Laptop di meja kerja yang menampilkan sebuah situs' },
    listFeatures: [
      'Domain sendiri dengan pemeriksaan otomatis',
      'Pilihan tata letak dengan pratinjau',
      'Warna yang dijaga tetap terbaca',
      'Terbitkan, lihat riwayat, dan kembalikan',
    ],
    benefits: [
      {
        title: 'Nama lembaga di depan',
        icon: 'flag',
        desc: 'Pengunjung melihat lembaga Anda, bukan nama perangkat lunaknya.',
      },
      {
        title: 'Ringan di ponsel',
        icon: 'zap',
        desc: 'Halaman dibuat untuk sambungan lambat dan ponsel sederhana.',
      },
    ],
  },
  {
    product: 'general',
    slug: 'data-terjaga',
    key: 'data_care',
    icon: 'shield',
    title: 'Data yang terjaga',
    description:
      'Data setiap lembaga terpisah sampai ke basis datanya. Peserta dapat melihat, mengunduh, memperbaiki, dan menghapus data pribadinya sendiri sesuai UU Pelindungan Data Pribadi.',
    image: { scene: 'server-room', seed: 1308, alt: 'Rak server di ruang data' },
    listFeatures: [
      'Pemisahan data antarlembaga di basis data',
      'Buku besar persetujuan',
      'Izin orang tua atau wali untuk anak',
      'Riwayat setiap perubahan penting',
      'Verifikasi dua langkah untuk pengelola',
    ],
    benefits: [
      {
        title: 'Siap saat ditanya',
        icon: 'file-text',
        desc: 'Siapa melakukan apa, kapan, dan dengan alasan apa dapat ditelusuri dari satu halaman.',
      },
      {
        title: 'Milik Anda',
        icon: 'download',
        desc: 'Semua isi dapat diunduh kapan saja dalam bentuk yang bisa dibuka di tempat lain.',
      },
    ],
  },
]
