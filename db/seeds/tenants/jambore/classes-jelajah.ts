import type { DemoClass } from '../../demo.types.ts'

export const kepemimpinan: DemoClass = {
  code: 'JN-203',
  slug: 'kemah-kepemimpinan-muda',
  name: 'Kemah Kepemimpinan Muda',
  summary:
    'Lima hari di kaki gunung untuk calon ketua regu: mengambil keputusan, mendengar, dan menjaga teman.',
  html: `<p>Ketua regu yang baik bukan yang suaranya paling keras. Bootcamp ini menempatkan peserta dalam keadaan nyata: cuaca berubah, anggota regu berselisih, bahan makanan kurang satu. Mereka belajar memutuskan, lalu menanggung akibatnya dalam lingkungan yang aman.</p>
<p>Setiap regu berisi delapan peserta dari daerah yang berbeda dan didampingi dua pembina terlatih. Ponsel disimpan selama kegiatan dan orang tua menerima kabar harian dari panitia.</p>`,
  cover: { scene: 'mountain-camp', seed: 2206, alt: 'Perkemahan di kaki gunung saat pagi' },
  type: 'bootcamp',
  level: 'intermediate',
  category: 'kepemimpinan',
  tags: ['ketua regu', 'kepemimpinan', 'intensif'],
  competencies: ['Pengambilan keputusan', 'Komunikasi regu', 'Pengelolaan risiko'],
  outcomes: [
    'Memimpin pengarahan harian',
    'Menengahi perselisihan kecil',
    'Menyusun penilaian risiko kegiatan',
  ],
  prerequisites: [
    'Usia 14 sampai 17 tahun',
    'Menyelesaikan kursus Pertolongan Pertama di Alam',
    'Surat keterangan sehat',
  ],
  audience: ['Calon ketua regu', 'Pengurus OSIS', 'Anggota kelompok pencinta alam'],
  durationMinutes: 2400,
  price: 1250000,
  compareAtPrice: 1500000,
  certificate: true,
  instructors: [
    { person: 'rangga-wirasena', role: 'lead' },
    { person: 'yulia-rahmi', role: 'mentor' },
    { person: 'togar-sihombing', role: 'assistant' },
  ],
  rating: { average: 4.9, count: 132 },
  modules: [
    {
      slug: 'memimpin-diri',
      title: 'Memimpin diri',
      chapters: [
        {
          slug: 'mengenal-kekuatan-dan-batas',
          title: 'Mengenal kekuatan dan batas',
          minutes: 480,
          isPreview: true,
          html: `<p>Hari pertama dimulai dengan perjalanan pendek tanpa ketua. Peserta mengamati sendiri apa yang mereka lakukan ketika tidak ada yang memerintah: mengambil alih, menunggu, bercanda, atau membantu yang tertinggal. Tidak ada jawaban benar.</p><p>Malam harinya setiap peserta menulis surat kepada dirinya tentang satu kekuatan yang ingin dipakai dan satu kebiasaan yang ingin dikurangi. Surat itu dibuka kembali pada hari terakhir bersama seorang teman yang dipercaya.</p>`,
        },
        {
          slug: 'tetap-tenang-saat-keadaan-berubah',
          title: 'Tetap tenang saat keadaan berubah',
          minutes: 480,
          html: `<p>Panitia sengaja mengubah rencana tanpa pemberitahuan: jalur ditutup, jam makan bergeser, satu tenda dipinjam regu lain. Peserta berlatih tiga pertanyaan sebelum bereaksi: apa yang kita tahu, apa yang kita perlukan, siapa yang terpengaruh?</p><p>Setiap simulasi diakhiri evaluasi lima belas menit. Ketua hari itu berbicara paling akhir supaya anggota berani jujur. Banyak peserta mengatakan bagian inilah yang paling sulit sekaligus paling melegakan.</p>`,
        },
      ],
    },
    {
      slug: 'memimpin-regu',
      title: 'Memimpin regu',
      chapters: [
        {
          slug: 'pengarahan-yang-didengar',
          title: 'Pengarahan yang didengar',
          minutes: 480,
          html: `<p>Pengarahan pagi berlangsung paling lama empat menit. Isinya tujuan hari ini, pembagian tugas, bahaya yang perlu diwaspadai, dan jam berkumpul. Anggota mengulang dengan kata-katanya sendiri, sehingga ketua tahu apa yang benar-benar tertangkap.</p><p>Peserta bergantian memimpin dan menerima umpan balik dari teman serta pembina. Suara pelan tidak menjadi masalah. Yang dilatih adalah kalimat pendek, kontak mata, dan keberanian mengakui bila belum tahu.</p>`,
        },
        {
          slug: 'menengahi-perselisihan',
          title: 'Menengahi perselisihan',
          minutes: 480,
          html: `<p>Delapan remaja dalam satu tenda selama lima hari pasti berselisih, entah soal giliran mencuci panci atau candaan yang kelewatan. Peserta belajar mendengarkan kedua pihak secara terpisah, menyebutkan masalah tanpa menyalahkan, lalu menyepakati satu tindakan yang dapat diperiksa.</p><p>Dibahas pula batas wewenang ketua regu. Perundungan, ancaman, dan sentuhan yang tidak diinginkan harus segera dilaporkan kepada pembina, bukan diselesaikan diam-diam di dalam regu.</p>`,
        },
        {
          slug: 'merencanakan-kegiatan-aman',
          title: 'Merencanakan kegiatan yang aman',
          minutes: 480,
          html: `<p>Sebagai tugas akhir, setiap regu merancang setengah hari kegiatan untuk regu lain. Mereka menyusun tujuan, jadwal, alat, dan tabel risiko: apa yang dapat terjadi, seberapa besar akibatnya, dan bagaimana mencegahnya.</p><p>Rancangan dijalankan sungguhan pada hari kelima. Pembina hanya turun tangan bila menyangkut keselamatan. Setelah selesai, regu penyelenggara menulis laporan satu halaman yang menjadi bahan belajar angkatan berikutnya.</p><p>Peserta juga menyiapkan rencana cadangan untuk hujan dan satu cara membatalkan kegiatan tanpa mempermalukan siapa pun.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-203-B6',
      name: 'Batch 6',
      startsInDays: 7,
      endsInDays: 11,
      registrationOpensInDays: -50,
      registrationClosesInDays: -3,
      mode: 'offline',
      venue: 'Bumi Perkemahan Lereng Pinus',
      city: 'Kabupaten Malang',
      capacity: 48,
    },
  ],
}

export const susurSungai: DemoClass = {
  code: 'JN-206',
  slug: 'susur-sungai-aman',
  name: 'Susur Sungai Aman',
  summary: 'Membaca arus, memakai pelampung, dan tahu kapan kegiatan harus dibatalkan.',
  html: `<p>Sungai menyenangkan bagi yang mengerti tabiatnya. Kelas ini mengutamakan pengetahuan tentang bahaya sebelum peserta menyentuh air. Praktik dilakukan pada ruas dangkal dengan pemandu berpengalaman dan perlengkapan lengkap.</p>
<p>Batch ini ditunda karena debit air melebihi batas aman yang kami tetapkan. Peserta yang sudah membayar dapat mengikuti jadwal pengganti atau meminta pengembalian dana penuh. Penjelasannya tersedia di halaman <a href="/News/susur-sungai-ditunda">berita</a>.</p>`,
  cover: { scene: 'river-rafting', seed: 2207, alt: 'Perahu karet di sungai yang dikelilingi tebing' },
  type: 'hybrid',
  level: 'intermediate',
  category: 'keselamatan',
  tags: ['sungai', 'keselamatan air', 'pelampung'],
  competencies: ['Membaca arus', 'Penyelamatan dari tepi', 'Pengambilan keputusan'],
  outcomes: [
    'Mengenali lima bahaya sungai',
    'Memakai pelampung dan helm dengan benar',
    'Melempar tali penyelamat dari tepi',
  ],
  prerequisites: ['Dapat berenang 25 meter', 'Usia minimal empat belas tahun', 'Izin tertulis orang tua'],
  audience: ['Pelajar SMP dan SMA', 'Pembina', 'Panitia kegiatan sekolah'],
  durationMinutes: 540,
  price: 275000,
  certificate: true,
  instructors: [
    { person: 'i-gede-arimbawa', role: 'lead' },
    { person: 'kartika-maharani', role: 'assistant' },
  ],
  rating: { average: 4.8, count: 39 },
  modules: [
    {
      slug: 'mengenal-sungai',
      title: 'Mengenal sungai',
      chapters: [
        {
          slug: 'membaca-arus',
          title: 'Membaca arus',
          minutes: 120,
          isPreview: true,
          html: `<p>Permukaan air bercerita tentang apa yang ada di bawahnya. Lidah air berbentuk V yang mengarah ke hilir menandakan jalur terbuka, sedangkan V yang mengarah ke hulu menandakan batu. Air yang berputar di belakang batu dapat menjadi tempat beristirahat, tetapi juga dapat menjebak.</p><p>Peserta mempelajari rekaman beberapa ruas sungai, menandai bahaya, dan menentukan tempat berhenti. Yang paling diwaspadai adalah pohon tumbang yang dialiri air, sebab tubuh dapat tertahan di cabangnya.</p>`,
        },
        {
          slug: 'cuaca-di-hulu',
          title: 'Cuaca di hulu',
          minutes: 90,
          html: `<p>Banjir bandang sering datang ketika langit di tempat kegiatan masih cerah. Tandanya air tiba-tiba keruh, ranting dan daun hanyut bertambah banyak, permukaan naik, atau terdengar gemuruh dari hulu. Bila salah satu muncul, semua orang naik ke tempat tinggi tanpa menunggu perintah kedua.</p><p>Regu belajar memeriksa prakiraan cuaca resmi, menghubungi warga di hulu, dan menetapkan batas tinggi air. Bila batas itu terlewati, kegiatan dibatalkan. Tidak ada tawar-menawar, meskipun peserta sudah datang dari jauh.</p>`,
        },
      ],
    },
    {
      slug: 'di-atas-air',
      title: 'Di atas air',
      chapters: [
        {
          slug: 'pelampung-dan-posisi-hanyut',
          title: 'Pelampung dan posisi hanyut',
          minutes: 150,
          html: `<p>Pelampung yang longgar akan terlepas justru ketika dibutuhkan. Peserta berpasangan memeriksa tali, lalu mengangkat bahu pelampung temannya. Bila dagu tertutup, talinya kurang kencang. Helm dipasang mendatar di atas alis.</p><p>Di kolam tenang, peserta berlatih posisi hanyut: telentang, kaki di depan menghadap hilir, ujung jari kaki terlihat di permukaan. Jangan mencoba berdiri di arus yang lebih tinggi dari lutut karena kaki dapat terjepit batu.</p>`,
        },
        {
          slug: 'menolong-dari-tepi',
          title: 'Menolong dari tepi',
          minutes: 180,
          html: `<p>Urutan pertolongan di air adalah panggil, ulurkan, lemparkan, baru kemudian mendekat dengan perahu. Melompat masuk merupakan pilihan terakhir dan hanya untuk penolong terlatih. Banyak korban tenggelam adalah orang yang bermaksud menolong.</p><p>Setiap peserta melempar tali sepuluh kali ke sasaran yang bergerak. Setelah mengenai sasaran, penolong duduk, menahan dengan kaki terbuka, dan membiarkan arus mengayun korban ke tepi. Kelas ditutup dengan simulasi satu regu yang dinilai bersama.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-206-B2',
      name: 'Batch 2',
      startsInDays: 15,
      endsInDays: 22,
      registrationOpensInDays: -32,
      registrationClosesInDays: 8,
      mode: 'hybrid',
      venue: 'Pos Pandu Sungai Progo',
      city: 'Kabupaten Magelang',
      capacity: 30,
      status: 'postponed',
    },
  ],
}

export const jelajahHutan: DemoClass = {
  code: 'JN-207',
  slug: 'jelajah-hutan-dan-burung',
  name: 'Jelajah Hutan dan Kenal Burung',
  summary: 'Kelas luar ruang untuk belajar berjalan senyap, mendengar, dan mencatat kehidupan hutan.',
  html: `<p>Anak yang berlari di hutan hanya melihat daun. Anak yang berhenti lima menit dapat mendengar delapan jenis burung. Kelas ini mengajarkan cara memperlambat diri.</p>
<p>Satu pertemuan daring membahas persiapan dan cara mencatat. Dua pagi berikutnya dihabiskan di jalur hutan dengan kelompok kecil berisi sepuluh orang.</p>`,
  cover: { scene: 'forest-trail', seed: 2208, alt: 'Jalur setapak di hutan yang berkabut' },
  type: 'hybrid',
  level: 'beginner',
  category: 'jelajah',
  tags: ['hutan', 'burung', 'pengamatan'],
  competencies: ['Pengamatan satwa', 'Pencatatan lapangan', 'Etika di hutan'],
  outcomes: [
    'Mengenali sepuluh burung dari bentuk dan suara',
    'Menyusun buku catatan lapangan',
    'Berjalan tanpa meninggalkan jejak',
  ],
  prerequisites: ['Sanggup berjalan empat kilometer dengan santai'],
  audience: ['Pelajar usia sepuluh tahun ke atas', 'Keluarga', 'Guru IPA'],
  durationMinutes: 420,
  price: 150000,
  certificate: true,
  instructors: [
    { person: 'benyamin-rumbiak', role: 'lead' },
    { person: 'baso-hamzah', role: 'assistant' },
  ],
  rating: { average: 4.8, count: 88 },
  modules: [
    {
      slug: 'bersiap',
      title: 'Bersiap',
      chapters: [
        {
          slug: 'bekal-seorang-pengamat',
          title: 'Bekal seorang pengamat',
          minutes: 60,
          isPreview: true,
          html: `<p>Pakaian berwarna tanah, sepatu tertutup, air minum, buku kecil, dan pensil sudah cukup. Teropong menyenangkan, tetapi bukan keharusan. Hindari parfum dan jaket yang berbunyi kresek.</p><p>Peserta belajar mencatat enam hal: ukuran dibandingkan burung gereja, bentuk paruh, warna utama, tingkah laku, tempat, dan waktu. Gambar sederhana lebih berguna daripada ingatan. Kita berlatih menggambar burung dari dua lingkaran dan satu segitiga, lalu menambahkan ciri khasnya.</p>`,
        },
        {
          slug: 'mengenal-suara',
          title: 'Mengenal suara',
          minutes: 60,
          html: `<p>Di hutan lebat, burung lebih sering terdengar daripada terlihat. Benyamin memutar dua belas rekaman dan mengajak peserta menuliskan suaranya dengan huruf sendiri, misalnya "kuk-kuk-kruuu" atau "cit-cerewet". Tidak ada ejaan yang salah selama Anda mengingatnya.</p><p>Kita juga berlatih peta suara: duduk lima menit dengan mata terpejam, lalu menandai arah setiap bunyi pada selembar kertas. Latihan ini dapat dilakukan di halaman rumah dan hasilnya sering mengejutkan.</p>`,
        },
      ],
    },
    {
      slug: 'di-jalur',
      title: 'Di jalur',
      chapters: [
        {
          slug: 'berjalan-senyap',
          title: 'Berjalan senyap',
          minutes: 150,
          html: `<p>Pagi pertama dimulai pukul enam. Peserta berlatih menjejakkan tumit perlahan, memindahkan berat badan, dan berhenti setiap dua puluh langkah. Isyarat tangan menggantikan suara: telapak terbuka berarti berhenti, dua jari ke mata berarti lihat.</p><p>Jalur dibagi menjadi lima pos. Di setiap pos kelompok duduk sepuluh menit dan mencatat. Pemandu memastikan tidak ada yang keluar jalur, memetik tumbuhan, atau mendekati sarang.</p><p>Kelompok yang paling senyap biasanya pulang dengan catatan paling panjang, dan dengan sepatu paling kotor.</p>`,
        },
        {
          slug: 'menyusun-laporan-pengamatan',
          title: 'Menyusun laporan pengamatan',
          minutes: 150,
          html: `<p>Pada pagi kedua peserta mengulang jalur yang sama dan membandingkan hasilnya. Mengapa hari ini lebih sepi? Apakah karena cuaca, jam, atau suara kita? Pertanyaan semacam itu adalah awal dari penelitian.</p><p>Catatan digabungkan menjadi laporan kelompok berisi peta, daftar jenis, dan satu dugaan. Laporan diserahkan kepada pengelola hutan sebagai sumbangan data warga. Nama semua peserta dicantumkan sebagai pengamat.</p><p>Bila ada burung yang tidak dikenali, tuliskan saja cirinya. Mengakui belum tahu merupakan bagian dari ilmu.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-207-B4',
      name: 'Batch 4',
      startsInDays: 30,
      endsInDays: 38,
      registrationOpensInDays: -6,
      registrationClosesInDays: 23,
      mode: 'hybrid',
      venue: 'Gerbang Hutan Pendidikan Cikaniki',
      city: 'Kabupaten Bogor',
      capacity: 40,
    },
  ],
}
