import type { DemoClass, DemoPerson, DemoPost, DemoProgram, DemoTenant } from '../demo.types.ts'

const people: DemoPerson[] = [
  {
    slug: 'retno-wulandari',
    name: 'Retno Wulandari',
    title: 'Kepala Sekolah Pelita, Surakarta',
    bio: 'Retno memimpin Sekolah Pelita sejak gedungnya masih berupa rumah kontrakan. Ia mengajar menulis pada Rabu sore dan mengenal nama semua siswanya.',
    photo: { scene: 'portrait:woman', seed: 3101, alt: 'Potret Retno Wulandari' },
  },
  {
    slug: 'saparudin',
    name: 'Saparudin',
    title: 'Guru komputer, asal Lombok Timur',
    bio: 'Saparudin mengajarkan dasar komputer kepada siswa dan orang tua mereka. Ia merakit laboratorium sekolah dari komputer bekas yang diperbaiki bersama siswa.',
    photo: { scene: 'portrait:man', seed: 3102, alt: 'Potret Saparudin' },
  },
  {
    slug: 'lidya-tambunan',
    name: 'Lidya Tambunan',
    title: 'Guru bahasa Inggris dan pembina teater',
    bio: 'Lidya memakai lagu, drama pendek, dan resep masakan untuk mengajar bahasa Inggris. Siswanya belajar berani berbicara sebelum belajar tata bahasa.',
    photo: { scene: 'portrait:woman', seed: 3103, alt: 'Potret Lidya Tambunan' },
  },
]

const classes: DemoClass[] = [
  {
    code: 'SP-101',
    slug: 'dasar-komputer-untuk-keluarga',
    name: 'Dasar Komputer untuk Keluarga',
    summary: 'Mengetik, menyimpan berkas, dan menjaga keamanan akun bagi siswa dan orang tua.',
    html: `<p>Kursus mandiri ini dirancang untuk dipelajari berdua: seorang anak dan seorang dewasa. Setiap bab berisi satu keterampilan yang langsung dapat dipakai untuk urusan sekolah, misalnya menulis surat izin atau mengunggah tugas.</p>`,
    cover: { scene: 'computer-lab', seed: 3201, alt: 'Siswa dan orang tua belajar di laboratorium komputer' },
    type: 'self_paced',
    level: 'beginner',
    category: 'teknologi',
    tags: ['komputer', 'keluarga', 'keamanan akun'],
    competencies: ['Mengelola berkas', 'Keamanan akun'],
    outcomes: ['Menyimpan dan menemukan kembali berkas', 'Membuat kata sandi yang kuat'],
    prerequisites: ['Akses ke komputer atau laptop'],
    audience: ['Siswa', 'Orang tua'],
    durationMinutes: 60,
    price: 0,
    certificate: true,
    instructors: [{ person: 'saparudin', role: 'lead' }],
    rating: { average: 4.5, count: 41 },
    modules: [
      {
        slug: 'mulai',
        title: 'Mulai',
        chapters: [
          {
            slug: 'menyimpan-berkas',
            title: 'Menyimpan berkas dengan rapi',
            minutes: 30,
            isPreview: true,
            html: `<p>Berkas yang bernama "dokumen baru 7" akan hilang di antara saudara-saudaranya. Biasakan menamai berkas dengan tiga bagian: mata pelajaran, isi, dan tanggal. Contohnya: ipa-laporan-tumbuhan-12.</p><ol><li>Buat satu folder untuk setiap mata pelajaran.</li><li>Simpan pekerjaan setiap sepuluh menit.</li><li>Salin berkas penting ke diska lepas setiap Jumat.</li></ol><p>Latihan: minta teman mencari berkas Anda dalam satu menit. Bila ia berhasil, berarti penamaannya sudah baik. Bila tidak, bicarakan kata apa yang membuatnya bingung.</p>`,
          },
          {
            slug: 'kata-sandi-yang-kuat',
            title: 'Kata sandi yang kuat',
            minutes: 30,
            html: `<p>Kata sandi yang kuat itu panjang dan mudah Anda ingat, tetapi sulit ditebak orang lain. Gabungkan empat kata yang tidak berhubungan, lalu sisipkan angka. Jangan memakai tanggal lahir, nama hewan peliharaan, atau nama sekolah.</p><p>Pakailah kata sandi berbeda untuk email dan permainan. Jangan pernah memberikan kode yang dikirim lewat pesan singkat kepada siapa pun, termasuk orang yang mengaku petugas. Bila ragu, tanyakan kepada guru atau orang tua sebelum mengetuk tautan.</p>`,
          },
        ],
      },
    ],
    classrooms: [],
  },
  {
    code: 'SP-201',
    slug: 'bahasa-inggris-lewat-drama',
    name: 'Bahasa Inggris lewat Drama',
    summary: 'Kelas sore untuk berani berbicara melalui adegan pendek dan lagu.',
    html: `<p>Siswa menyusun dialog sederhana, berlatih pengucapan, dan menampilkan adegan tiga menit setiap dua pekan. Kesalahan tidak dipotong di tengah kalimat. Guru mencatat, lalu membahasnya bersama setelah tepuk tangan.</p>`,
    cover: { scene: 'festival-stage', seed: 3202, alt: 'Siswa berlatih drama di panggung kecil' },
    type: 'hybrid',
    level: 'beginner',
    category: 'bahasa',
    tags: ['bahasa Inggris', 'drama'],
    competencies: ['Berbicara', 'Pengucapan'],
    outcomes: ['Menampilkan dialog tiga menit', 'Memperkenalkan diri dengan percaya diri'],
    prerequisites: ['Siswa kelas tujuh sampai sembilan'],
    audience: ['Siswa SMP'],
    durationMinutes: 180,
    price: 150000,
    certificate: true,
    instructors: [{ person: 'lidya-tambunan', role: 'lead' }],
    modules: [
      {
        slug: 'berani-bicara',
        title: 'Berani bicara',
        chapters: [
          {
            slug: 'dialog-pertama',
            title: 'Dialog pertama',
            minutes: 90,
            isPreview: true,
            html: `<p>Pertemuan pertama memakai adegan membeli gorengan. Siswa sudah mengenal situasinya, jadi yang baru hanyalah bahasanya. Setiap pasangan menyusun enam kalimat, melatihnya tiga kali dengan perasaan berbeda, yaitu gembira, terburu-buru, dan mengantuk, lalu menampilkannya.</p><p>Guru menuliskan ungkapan yang berguna di papan dan membiarkan siswa memilih lima untuk dihafal. Pekan berikutnya adegan yang sama diulang di kantin sungguhan dengan penjual yang ikut bermain.</p>`,
          },
          {
            slug: 'naskah-sendiri',
            title: 'Menulis naskah sendiri',
            minutes: 90,
            html: `<p>Siswa menulis naskah tiga menit berdasarkan kejadian lucu di rumah. Naskah ditulis dulu dalam bahasa Indonesia, kemudian diceritakan kembali dalam bahasa Inggris dengan kata yang sudah dikenal. Kamus dipakai paling banyak lima kali supaya kalimatnya tetap wajar.</p><p>Pementasan dilakukan di perpustakaan dengan penonton adik kelas. Penonton menulis satu hal yang mereka pahami, sehingga pemain tahu apakah pesannya sampai. Naskah terbaik menurut penonton dimainkan ulang pada acara sekolah.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SP-201-B1',
        name: 'Batch 1',
        startsInDays: 20,
        endsInDays: 62,
        registrationOpensInDays: -10,
        registrationClosesInDays: 12,
        mode: 'hybrid',
        venue: 'Ruang Serbaguna Sekolah Pelita',
        city: 'Kota Surakarta',
        capacity: 25,
      },
    ],
  },
  {
    code: 'SP-202',
    slug: 'menulis-cerita-pendek',
    name: 'Menulis Cerita Pendek',
    summary: 'Delapan pekan menyusun satu cerita pendek, dari pengamatan sampai penyuntingan.',
    html: `<p>Kelas Rabu sore ini mengajak siswa menulis tentang hal yang dekat: pasar, halte, dapur, dan pertengkaran kecil dengan kakak. Setiap siswa menyelesaikan satu cerita yang dicetak dalam buku kumpulan karya sekolah.</p>`,
    cover: { scene: 'books', seed: 3203, alt: 'Buku catatan dan pensil di meja' },
    type: 'live',
    level: 'all',
    category: 'bahasa',
    tags: ['menulis', 'cerita pendek'],
    competencies: ['Pengamatan', 'Penyuntingan'],
    outcomes: ['Menyelesaikan satu cerita pendek', 'Memberi umpan balik kepada teman'],
    prerequisites: [],
    audience: ['Siswa SMP dan SMA'],
    durationMinutes: 180,
    price: 0,
    certificate: true,
    instructors: [{ person: 'retno-wulandari', role: 'lead' }],
    rating: { average: 4.8, count: 19 },
    modules: [
      {
        slug: 'dari-amatan-ke-cerita',
        title: 'Dari amatan ke cerita',
        chapters: [
          {
            slug: 'mengamati-dengan-lima-indra',
            title: 'Mengamati dengan lima indra',
            minutes: 90,
            isPreview: true,
            html: `<p>Duduklah sepuluh menit di satu tempat yang ramai. Catat apa yang Anda lihat, dengar, cium, raba, dan kecap. Jangan menulis "suasananya ramai". Tulislah apa yang membuatnya ramai: bunyi sendok di gelas, orang menawar cabai, anak meminta balon.</p><p>Bacakan catatan kepada teman tanpa menyebutkan tempatnya. Bila ia dapat menebak, berarti Anda sudah mulai menulis dengan jernih. Simpan catatan ini sebagai bahan cerita pekan depan.</p>`,
          },
          {
            slug: 'menyunting-dengan-berani',
            title: 'Menyunting dengan berani',
            minutes: 90,
            html: `<p>Draf pertama boleh buruk. Tugas kita adalah menyelesaikannya, lalu memperbaikinya. Bacalah dengan suara nyaring dan tandai bagian yang membuat lidah tersandung. Hapus kata yang tidak menambah apa-apa, misalnya "sangat", "sekali", dan "tiba-tiba".</p><p>Tukarkan naskah dengan teman. Ia hanya boleh menjawab tiga pertanyaan: bagian mana yang paling diingat, bagian mana yang membingungkan, dan apa yang ingin diketahui lebih lanjut. Penulis mendengarkan dulu tanpa membela diri.</p>`,
          },
        ],
      },
    ],
    classrooms: [
      {
        code: 'SP-202-B3',
        name: 'Batch 3',
        startsInDays: -12,
        endsInDays: 40,
        registrationOpensInDays: -40,
        registrationClosesInDays: -15,
        mode: 'online',
        capacity: 30,
      },
    ],
  },
]

const posts: DemoPost[] = [
  {
    kind: 'news',
    slug: 'pemeliharaan-website',
    title: 'Website sekolah sedang diperbarui',
    summary:
      'Halaman pendaftaran dan nilai tidak dapat dibuka sementara waktu. Inilah cara menghubungi sekolah.',
    html: `<p>Website Sekolah Pelita sedang diperbarui supaya lebih cepat dibuka dari ponsel dan lebih mudah dipakai orang tua. Selama pekerjaan berlangsung, halaman pendaftaran, jadwal, dan nilai belum dapat diakses.</p>
<h2>Apa yang berubah</h2>
<ul><li>Satu akun untuk siswa dan orang tua.</li><li>Jadwal kelas sore yang dapat disaring menurut hari.</li><li>Pengumuman yang dikirim juga melalui email.</li></ul>
<h2>Cara menghubungi sekolah</h2>
<p>Untuk urusan mendesak, hubungi tata usaha melalui WhatsApp 0812-0000-3101 pada hari kerja pukul tujuh sampai tiga sore. Surat izin siswa sementara dapat diserahkan langsung kepada wali kelas.</p>
<h2>Bagaimana dengan data lama</h2>
<p>Semua nilai dan data kehadiran aman. Tim menyalin data sebelum pekerjaan dimulai dan memeriksanya bersama dua guru. Orang tua akan menerima petunjuk untuk masuk kembali, termasuk cara mengganti kata sandi, setelah website siap.</p>
<blockquote><p>"Kami memilih berhenti sebentar daripada berjalan dengan pintu yang rusak," kata Retno Wulandari, kepala sekolah.</p></blockquote>
<p>Terima kasih atas kesabaran Anda. Kabar berikutnya disampaikan melalui wali kelas dan papan pengumuman di gerbang.</p>`,
    cover: { scene: 'laptop-desk', seed: 3401, alt: 'Laptop di meja kerja ruang guru' },
    category: 'pengumuman',
    tags: ['website', 'pengumuman'],
    authors: ['retno-wulandari'],
    publishedDaysAgo: 1,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'laboratorium-dari-komputer-bekas',
    title: 'Laboratorium baru dari delapan belas komputer bekas',
    summary:
      'Siswa kelas sebelas memperbaiki komputer sumbangan alumni dan merakitnya menjadi satu laboratorium.',
    html: `<p>Sebanyak 26 komputer bekas sumbangan alumni diperiksa oleh siswa kelas sebelas selama satu semester. Delapan belas di antaranya kini menyala di laboratorium baru, sedangkan delapan lainnya dibongkar untuk diambil suku cadangnya.</p>
<h2>Belajar dari yang rusak</h2>
<p>Saparudin, guru komputer, membagi siswa menjadi enam kelompok. Setiap kelompok mencatat gejala, menduga penyebab, mencoba satu perbaikan, lalu menuliskan hasilnya. Kerusakan paling sering ternyata sederhana: memori yang kotor, baterai papan induk yang habis, dan kabel yang longgar.</p>
<h2>Siapa yang boleh memakai</h2>
<ul><li>Senin sampai Kamis untuk pelajaran siswa.</li><li>Jumat sore untuk orang tua yang mengikuti <a href="/Courses/dasar-komputer-untuk-keluarga">Dasar Komputer untuk Keluarga</a>.</li><li>Sabtu pagi untuk warga sekitar dengan pendaftaran di tata usaha.</li></ul>
<blockquote><p>"Anak saya yang mengajari saya membuat surat. Gurunya galak, tetapi sabar," ujar seorang ibu sambil tertawa.</p></blockquote>
<p>Suku cadang yang tidak terpakai diserahkan kepada pengumpul limbah elektronik resmi. Alumni yang memiliki komputer menganggur dapat menghubungi tata usaha. Sekolah menerima perangkat yang usianya belum melewati sepuluh tahun dan masih lengkap dengan kabelnya.</p>`,
    cover: { scene: 'computer-lab', seed: 3402, alt: 'Deretan komputer di laboratorium sekolah' },
    category: 'kabar-sekolah',
    tags: ['laboratorium', 'alumni', 'komputer'],
    authors: ['saparudin'],
    publishedDaysAgo: 23,
  },
  {
    kind: 'blog',
    slug: 'membaca-naskah-anak',
    title: 'Cara membaca naskah anak tanpa mematikan semangatnya',
    summary: 'Catatan guru menulis tentang pena merah, tanda tanya, dan satu kalimat pujian yang tepat.',
    html: `<p>Dulu saya mengoreksi karangan dengan pena merah sampai halamannya tampak terluka. Anak-anak membaca nilainya, melipat kertas, dan tidak menulis lagi sampai disuruh. Sekarang saya memakai pensil dan tiga aturan.</p>
<h2>Pertama, jawab isinya</h2>
<p>Anak menulis tentang kucingnya yang hilang. Jangan mulai dari ejaan. Tulislah, "Apakah kucingmu sudah kembali?" Ia perlu tahu bahwa ada orang yang membaca, bukan mesin yang memeriksa.</p>
<h2>Kedua, pilih satu hal</h2>
<p>Hanya satu kesalahan yang saya bahas setiap kali, yang paling menghalangi pembaca. Yang lain saya catat untuk pelajaran bersama. Anak mampu memperbaiki satu hal. Tujuh hal hanya membuatnya menyerah.</p>
<h2>Ketiga, tunjukkan kalimat terbaik</h2>
<ul><li>Garis bawahi satu kalimat yang hidup.</li><li>Jelaskan mengapa kalimat itu bekerja.</li><li>Minta izin membacakannya di kelas.</li></ul>
<blockquote><p>Ternyata saya bisa menulis satu kalimat bagus, Bu. Berarti tinggal mengulanginya.</p></blockquote>
<p>Kalimat itu diucapkan siswa yang selama dua tahun mengaku tidak berbakat. Ia sekarang mengikuti kelas <a href="/Class/menulis-cerita-pendek">Menulis Cerita Pendek</a> dan duduk paling depan. Naskah kucingnya kini halaman pembuka buku kumpulan karya sekolah.</p>`,
    cover: { scene: 'books', seed: 3403, alt: 'Naskah siswa dengan catatan pensil' },
    category: 'catatan-guru',
    tags: ['menulis', 'umpan balik', 'guru'],
    authors: ['retno-wulandari', 'lidya-tambunan'],
    publishedDaysAgo: 35,
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'kelas-sore-pelita',
    name: 'Kelas Sore Pelita',
    kind: 'Kegiatan sekolah',
    summary: 'Kelas tambahan bagi siswa dan keluarga setelah jam sekolah.',
    html: `<p>Kelas Sore Pelita membuka ruang sekolah sampai pukul lima bagi siswa, orang tua, dan warga sekitar. Pilihannya bahasa, menulis, dan komputer. Biaya dijaga serendah mungkin dan siswa penerima bantuan pendidikan dibebaskan dari biaya.</p>`,
    cover: { scene: 'classroom', seed: 3301, alt: 'Ruang kelas pada sore hari' },
    partners: ['Ikatan Alumni Pelita'],
    classes: ['dasar-komputer-untuk-keluarga', 'bahasa-inggris-lewat-drama', 'menulis-cerita-pendek'],
    startsInDays: -40,
    endsInDays: 130,
  },
]

export const pelita: DemoTenant = {
  slug: 'pelita',
  name: 'Sekolah Pelita',
  layout: 'default',
  maintenance: true,
  title: 'Sekolah Pelita',
  tagline: 'Terang yang dinyalakan bersama',
  description:
    'Sekolah Pelita di Surakarta membuka kelas sore bahasa, menulis, dan komputer bagi siswa serta keluarganya.',
  keywords: ['sekolah', 'kelas sore', 'Surakarta', 'bahasa Inggris', 'menulis', 'komputer'],
  fonts: { primary: 'Raleway', secondary: 'Inter' },
  colours: {
    primary: '#2a5d9f',
    secondary: '#e0a526',
    success: '#2f9e68',
    info: '#2b9fc4',
    warning: '#e58b2e',
    danger: '#cf3f4f',
    light: '#e9eef5',
    dark: '#1d2939',
  },
  logo: { mark: 'book', seed: 3000 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Berita', href: '/News' },
  ],
  footer: {
    about:
      'Sekolah Pelita adalah sekolah menengah di Surakarta yang membuka pintunya bagi keluarga dan warga sekitar.',
    columns: [
      {
        title: 'Belajar',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus', href: '/Courses' },
          { label: 'Kelas Sore Pelita', href: '/Program/kelas-sore-pelita' },
        ],
      },
      {
        title: 'Kabar',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Blog', href: '/Blog' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Kenanga No. 21, Kota Surakarta, Jawa Tengah 57126',
      email: 'tatausaha@sekolahpelita.example',
      phone: '0812-0000-3101',
      whatsapp: '0812-0000-3101',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/sekolahpelita' }],
    legal: 'Sekolah Pelita dikelola oleh Perkumpulan Pelita Surakarta.',
  },
  home: {
    hero: {
      eyebrow: 'Kelas sore telah dibuka',
      title: 'Sekolah yang tetap menyala sampai sore',
      text: 'Belajar bahasa, menulis, dan komputer bersama guru yang mengenal nama Anda.',
      actions: [
        { label: 'Lihat kelas', href: '/Class' },
        { label: 'Tentang program', href: '/Program/kelas-sore-pelita' },
      ],
      picture: { scene: 'classroom', seed: 3001, alt: 'Siswa belajar bersama di ruang kelas' },
      featuredClass: 'bahasa-inggris-lewat-drama',
    },
    sections: [
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 3,
        title: 'Kelas terdekat',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'guru',
        kind: 'people',
        title: 'Guru kami',
        people: ['retno-wulandari', 'saparudin', 'lidya-tambunan'],
      },
      {
        id: 'berita',
        kind: 'listing',
        of: 'news',
        count: 2,
        title: 'Kabar sekolah',
        more: { label: 'Semua berita', href: '/News' },
      },
      {
        id: 'tanya-jawab',
        kind: 'questions',
        title: 'Pertanyaan orang tua',
        items: [
          {
            question: 'Bolehkah anak dari sekolah lain ikut kelas sore?',
            answer:
              'Boleh, selama kursi masih tersedia. Siswa Sekolah Pelita mendapat prioritas pada pekan pertama pendaftaran.',
          },
          {
            question: 'Apakah ada keringanan biaya?',
            answer:
              'Ada. Siswa penerima bantuan pendidikan dibebaskan dari biaya dengan menunjukkan kartu bantuan.',
          },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'teknologi', name: 'Teknologi' },
    { kind: 'class', slug: 'bahasa', name: 'Bahasa' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'kabar-sekolah', name: 'Kabar Sekolah' },
    { kind: 'blog', slug: 'catatan-guru', name: 'Catatan Guru' },
  ],
  people,
  programs,
  classes,
  posts,
}
