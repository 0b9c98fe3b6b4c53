import type { DemoClass } from '../../demo.types.ts'

export const dukunganPsikologis: DemoClass = {
  code: 'TH-203',
  slug: 'dukungan-psikologis-awal-untuk-anak',
  name: 'Dukungan Psikologis Awal untuk Anak',
  summary:
    'Bekal guru dan relawan untuk mendampingi anak setelah bencana, kehilangan, atau lama tidak bersekolah.',
  html: `<p>Guru sering menjadi orang dewasa pertama yang menyadari bahwa seorang anak berubah. Kelas ini melatih Anda mendengarkan dengan aman, menenangkan anak, dan mengetahui kapan harus merujuk kepada tenaga profesional.</p>
<p>Materi disampaikan oleh psikolog pendidikan melalui empat pertemuan daring dengan kelompok kecil. Tidak ada rekaman pada sesi berbagi pengalaman demi menjaga kerahasiaan.</p>`,
  cover: { scene: 'interview', seed: 1206, alt: 'Guru mendengarkan anak yang sedang bercerita' },
  type: 'live',
  level: 'all',
  category: 'perlindungan-anak',
  tags: ['psikososial', 'perlindungan anak', 'relawan'],
  competencies: ['Mendengarkan aktif', 'Kegiatan psikososial', 'Alur rujukan'],
  outcomes: [
    'Mengenali tanda anak yang memerlukan pendampingan',
    'Memandu kegiatan penenang untuk kelompok kecil',
    'Menyusun alur rujukan di sekolah',
  ],
  prerequisites: ['Bersedia menandatangani kode etik perlindungan anak'],
  audience: ['Guru', 'Relawan kebencanaan', 'Pengasuh panti dan asrama'],
  durationMinutes: 480,
  price: 0,
  certificate: true,
  instructors: [{ person: 'andi-rahmawati', role: 'lead' }],
  modules: [
    {
      slug: 'melihat-dan-mendengar',
      title: 'Melihat dan mendengar',
      chapters: [
        {
          slug: 'reaksi-wajar-setelah-peristiwa-berat',
          title: 'Reaksi wajar setelah peristiwa berat',
          minutes: 120,
          isPreview: true,
          html: `<p>Anak yang kembali mengompol, mudah marah, atau diam sepanjang hari sedang menunjukkan reaksi yang wajar terhadap keadaan yang tidak wajar. Sebagian besar pulih dengan rutinitas, rasa aman, dan orang dewasa yang tenang.</p><p>Kita membahas reaksi menurut usia, apa yang membantu, dan apa yang memperburuk. Satu pegangan penting: jangan memaksa anak menceritakan peristiwa itu. Sediakan waktu dan kertas gambar, lalu biarkan anak yang menentukan.</p>`,
        },
        {
          slug: 'mendengarkan-tanpa-menghakimi',
          title: 'Mendengarkan tanpa menghakimi',
          minutes: 120,
          html: `<p>Latihan inti pertemuan ini adalah lihat, dengar, dan hubungkan. Peserta berpasangan memainkan peran guru dan anak, lalu bertukar. Kita berlatih duduk sejajar, memakai kalimat pendek, dan menahan diri untuk tidak segera menasihati.</p><ul><li>Katakan: "Terima kasih sudah bercerita."</li><li>Katakan: "Wajar kalau kamu takut."</li><li>Hindari: "Sudah, jangan menangis."</li><li>Hindari: "Untung bukan kamu yang terluka."</li></ul><p>Setiap kalimat dibahas: apa yang didengar anak, dan perasaan apa yang ditimbulkannya. Peserta lalu menyusun tiga kalimat pembuka dalam bahasa daerahnya.</p>`,
        },
      ],
    },
    {
      slug: 'menolong-dan-merujuk',
      title: 'Menolong dan merujuk',
      chapters: [
        {
          slug: 'kegiatan-penenang-di-kelas',
          title: 'Kegiatan penenang di kelas',
          minutes: 120,
          html: `<p>Napas balon, gambar tempat aman, lingkaran syukur, dan permainan gerak adalah kegiatan sepuluh menit yang dapat dilakukan tanpa alat. Peserta memandu satu kegiatan dan menerima umpan balik tentang nada suara, tempo, serta cara menutup kegiatan.</p><p>Susun jadwal yang sama setiap hari. Bagi anak yang baru kehilangan banyak hal, mengetahui apa yang akan terjadi berikutnya merupakan obat yang kuat.</p><p>Pada akhir pertemuan, setiap peserta memilih dua kegiatan untuk dicoba pekan berikutnya dan menuliskan bahan yang perlu disiapkan.</p>`,
        },
        {
          slug: 'kapan-dan-ke-mana-merujuk',
          title: 'Kapan dan ke mana merujuk',
          minutes: 120,
          html: `<p>Ada tanda yang tidak boleh ditangani sendiri: anak menyakiti diri, tidak mau makan berhari-hari, menceritakan kekerasan, atau sama sekali tidak berbicara setelah lebih dari empat pekan. Peserta memetakan layanan terdekat, mulai dari puskesmas, dinas perlindungan anak, sampai layanan SAPA 129.</p><p>Kita menyusun alur satu halaman berisi nama, nomor telepon, dan siapa yang menghubungi. Kerahasiaan anak dijaga: informasi hanya dibagikan kepada orang yang perlu tahu.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-203-B1',
      name: 'Batch 1',
      startsInDays: 58,
      endsInDays: 86,
      registrationOpensInDays: 12,
      registrationClosesInDays: 48,
      mode: 'online',
      capacity: 40,
    },
  ],
}

export const fasilitatorLiterasi: DemoClass = {
  code: 'TH-204',
  slug: 'bootcamp-fasilitator-literasi',
  name: 'Bootcamp Fasilitator Literasi',
  summary: 'Enam hari intensif untuk menyiapkan penggerak literasi yang sanggup mendampingi sepuluh sekolah.',
  html: `<p>Fasilitator literasi adalah orang yang datang ke sekolah bukan untuk memeriksa, melainkan menemani. Selama enam hari, peserta tinggal bersama, mengamati kelas sungguhan, dan berlatih memandu lokakarya bagi guru.</p>
<p>Setelah bootcamp, setiap fasilitator mendampingi sekolah di kabupatennya selama satu tahun dengan honor dan biaya perjalanan dari yayasan. Kursi terbatas supaya setiap orang mendapat umpan balik langsung.</p>`,
  cover: { scene: 'meeting', seed: 1207, alt: 'Sekelompok fasilitator berdiskusi di sekeliling meja' },
  type: 'bootcamp',
  level: 'advanced',
  category: 'pelatihan-guru',
  tags: ['fasilitator', 'literasi', 'intensif'],
  competencies: ['Fasilitasi orang dewasa', 'Pengamatan kelas', 'Pendampingan sekolah'],
  outcomes: [
    'Memandu lokakarya setengah hari untuk guru',
    'Memberi umpan balik yang dapat langsung dipakai',
    'Menyusun rencana pendampingan satu tahun',
  ],
  prerequisites: [
    'Pengalaman mengajar atau menjadi relawan minimal dua tahun',
    'Menyelesaikan kursus Mengajar Membaca Permulaan',
  ],
  audience: ['Guru penggerak', 'Pegiat taman baca', 'Pengawas sekolah'],
  durationMinutes: 2160,
  price: 450000,
  compareAtPrice: 600000,
  certificate: true,
  instructors: [
    { person: 'maria-goreti-bano', role: 'lead' },
    { person: 'i-wayan-sudarsa', role: 'assistant' },
    { person: 'suparmi', role: 'mentor' },
  ],
  rating: { average: 4.9, count: 58 },
  modules: [
    {
      slug: 'belajar-orang-dewasa',
      title: 'Cara orang dewasa belajar',
      chapters: [
        {
          slug: 'merancang-lokakarya',
          title: 'Merancang lokakarya',
          minutes: 480,
          isPreview: true,
          html: `<p>Guru datang ke pelatihan dengan pengalaman bertahun-tahun. Lokakarya yang baik memulai dari pengalaman itu, menambahkan satu gagasan baru, lalu langsung mencobanya. Rumus kami sederhana: sepertiga waktu untuk bercerita, sepertiga untuk mencoba, sepertiga untuk merencanakan.</p><p>Peserta menyusun rancangan lokakarya tiga jam tentang membaca nyaring. Setiap kegiatan harus menjawab satu pertanyaan: apa yang akan dilakukan guru secara berbeda pada hari Senin?</p><p>Rancangan lalu diuji di hadapan kelompok lain yang berperan sebagai guru dengan berbagai watak.</p>`,
        },
        {
          slug: 'bertanya-dan-mendengar',
          title: 'Bertanya dan mendengar',
          minutes: 240,
          html: `<p>Fasilitator yang terlalu banyak menjawab membuat peserta berhenti berpikir. Kita berlatih tiga jenis pertanyaan: pertanyaan pembuka, pertanyaan pendalaman, dan pertanyaan keputusan. Kita juga berlatih diam selama tujuh detik setelah bertanya, yang ternyata jauh lebih sulit daripada berbicara.</p><p>Pada sore hari peserta memandu diskusi tentang kasus nyata: guru senior yang menolak cara baru karena merasa cara lamanya sudah terbukti.</p><p>Kasus dibahas dengan hormat, sebab cara lama itu pun pernah menolong banyak anak.</p>`,
        },
      ],
    },
    {
      slug: 'mendampingi-sekolah',
      title: 'Mendampingi sekolah',
      chapters: [
        {
          slug: 'kunjungan-dan-umpan-balik',
          title: 'Kunjungan dan umpan balik',
          minutes: 960,
          html: `<p>Dua hari dihabiskan di sekolah. Peserta mengamati kelas dengan lembar sederhana, berbicara dengan guru, dan menyampaikan umpan balik dalam lima belas menit. Aturannya: sebutkan fakta lebih dulu, tanyakan pendapat guru, baru tawarkan satu saran.</p><p>Umpan balik yang memuat tujuh saran tidak akan dilaksanakan satu pun. Satu saran yang disepakati dan diperiksa bulan depan akan mengubah kelas.</p><p>Pada malam hari peserta menuliskan catatan kunjungan satu halaman untuk dibahas bersama mentor.</p>`,
        },
        {
          slug: 'rencana-satu-tahun',
          title: 'Rencana satu tahun',
          minutes: 480,
          html: `<p>Setiap fasilitator menyusun rencana untuk sepuluh sekolah: jadwal kunjungan, kegiatan gugus, dan ukuran keberhasilan. Rencana mempertimbangkan musim hujan, musim panen, dan hari raya setempat, sebab kehadiran guru dan anak dipengaruhi semuanya.</p><p>Rencana dipaparkan di hadapan kepala dinas atau pengawas yang diundang, sehingga fasilitator pulang dengan dukungan resmi dari daerahnya.</p><p>Sebagai penutup, peserta berlatih menyampaikan rencana dalam lima menit tanpa tayangan, cukup dengan satu lembar kertas dan satu cerita dari kelas.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-204-B3',
      name: 'Batch 3',
      startsInDays: 9,
      endsInDays: 15,
      registrationOpensInDays: -45,
      registrationClosesInDays: -4,
      mode: 'offline',
      venue: 'Wisma Baruga Literasi',
      city: 'Kota Makassar',
      capacity: 24,
    },
  ],
}

export const sekolahSehat: DemoClass = {
  code: 'TH-205',
  slug: 'sekolah-sehat-air-dan-sanitasi',
  name: 'Sekolah Sehat: Air dan Sanitasi',
  summary: 'Mengelola air bersih, toilet, dan kebiasaan cuci tangan di sekolah yang sumber airnya terbatas.',
  html: `<p>Anak yang sering diare sering pula tertinggal pelajaran. Kelas ini mempertemukan guru, komite sekolah, dan kader kesehatan untuk menyusun rencana air dan sanitasi yang sanggup dirawat warga sendiri.</p>
<p>Angkatan ini ditunda karena jalan menuju lokasi praktik rusak setelah hujan lebat. Jadwal pengganti akan diumumkan melalui email peserta dan halaman <a href="/News/kelas-sekolah-sehat-ditunda">berita</a>.</p>`,
  cover: { scene: 'clean-water', seed: 1208, alt: 'Anak-anak mencuci tangan di keran bambu' },
  type: 'hybrid',
  level: 'beginner',
  category: 'sekolah-sehat',
  tags: ['air bersih', 'sanitasi', 'kesehatan'],
  competencies: ['Perawatan sarana air', 'Promosi kebersihan', 'Kerja sama dengan warga'],
  outcomes: [
    'Memetakan kebutuhan air sekolah per hari',
    'Merawat keran, tandon, dan toilet dengan jadwal piket',
    'Mengajarkan cuci tangan melalui lagu dan permainan',
  ],
  prerequisites: ['Mendaftar sebagai tim: satu guru dan satu anggota komite'],
  audience: ['Guru', 'Komite sekolah', 'Kader kesehatan desa'],
  durationMinutes: 540,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'fransiskus-kelen', role: 'lead' },
    { person: 'andi-rahmawati', role: 'assistant' },
  ],
  modules: [
    {
      slug: 'air',
      title: 'Air',
      chapters: [
        {
          slug: 'menghitung-kebutuhan-air',
          title: 'Menghitung kebutuhan air',
          minutes: 120,
          isPreview: true,
          html: `<p>Berapa liter air yang diperlukan sekolah dengan delapan puluh anak? Peserta menghitung kebutuhan minum, cuci tangan, toilet, dan kebersihan kelas, lalu membandingkannya dengan kemampuan sumber pada musim kemarau.</p><p>Dari selisihnya, tim memilih jalan keluar: menampung air hujan, berbagi jadwal dengan warga, atau mengganti toilet siram dengan jenis yang lebih hemat. Angka membuat musyawarah desa lebih tenang karena semua orang melihat persoalan yang sama.</p>`,
        },
        {
          slug: 'merawat-tandon-dan-keran',
          title: 'Merawat tandon dan keran',
          minutes: 180,
          html: `<p>Sebagian besar sarana air berhenti berfungsi karena hal kecil: seal bocor, keran patah, tandon berlumut. Tim belajar mengganti karet keran, membersihkan tandon dengan aman, dan menutup lubang tempat nyamuk bertelur.</p><p>Setiap sekolah membuat kotak perawatan berisi kunci pas, selotip pipa, dan tiga keran cadangan. Biaya isinya sekitar Rp 185.000 dan dapat dimasukkan ke anggaran sekolah.</p><p>Jadwal perawatan ditempel di dekat tandon dan diparaf petugas piket setiap pekan.</p>`,
        },
      ],
    },
    {
      slug: 'kebiasaan',
      title: 'Kebiasaan',
      chapters: [
        {
          slug: 'cuci-tangan-yang-menyenangkan',
          title: 'Cuci tangan yang menyenangkan',
          minutes: 120,
          html: `<p>Poster saja tidak mengubah kebiasaan. Anak mencuci tangan bila tempatnya dekat, sabunnya ada, dan teman-temannya melakukan hal yang sama. Peserta merancang jalur cuci tangan dari toilet ke kelas dengan jejak kaki berwarna dan lagu dua puluh detik dalam bahasa daerah.</p><p>Sabun batang dimasukkan ke kaus kaki dan digantung supaya tidak hilang. Piket anak memeriksa persediaannya setiap pagi.</p><p>Setelah sebulan, tim menghitung kembali berapa anak yang mencuci tangan sebelum makan.</p>`,
        },
        {
          slug: 'toilet-yang-layak-untuk-anak-perempuan',
          title: 'Toilet yang layak untuk anak perempuan',
          minutes: 120,
          html: `<p>Anak perempuan sering absen beberapa hari setiap bulan karena toilet sekolah tidak memiliki pintu, air, atau tempat sampah. Bab ini membahas perbaikan yang murah: kait pintu, ember tertutup, gantungan baju, dan persediaan pembalut di ruang guru.</p><p>Kita juga berlatih membicarakan menstruasi dengan tenang dan benar, termasuk kepada anak laki-laki, supaya tidak menjadi bahan ejekan.</p><p>Perbaikan yang disepakati dituliskan lengkap dengan biaya, penanggung jawab, dan tanggal selesainya.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'TH-205-B1',
      name: 'Batch 1',
      startsInDays: 33,
      endsInDays: 47,
      registrationOpensInDays: -25,
      registrationClosesInDays: 20,
      mode: 'hybrid',
      venue: 'Aula Kecamatan Lewolema',
      city: 'Kabupaten Flores Timur',
      capacity: 30,
      status: 'postponed',
    },
  ],
}
