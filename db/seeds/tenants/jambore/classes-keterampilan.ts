import type { DemoClass } from '../../demo.types.ts'

export const kriyaBambu: DemoClass = {
  code: 'JN-201',
  slug: 'kriya-bambu',
  name: 'Kriya Bambu',
  summary: 'Dari rumpun sampai jadi peluit, gelas, dan keranjang, bersama perajin dari Tasikmalaya.',
  html: `<p>Bambu tumbuh hampir di setiap desa, tetapi tidak banyak anak yang tahu cara memilih, membelah, dan menganyamnya. Kelas ini memadukan dua pertemuan daring dengan satu hari penuh di bengkel, tempat peserta membuat tiga benda untuk dibawa pulang.</p>
<p>Semua alat disediakan. Peserta berusia di bawah empat belas tahun bekerja berpasangan dengan pendamping ketika memakai golok dan pisau raut.</p>
<ul><li>Satu peluit dengan dua nada.</li><li>Satu gelas bertutup.</li><li>Satu keranjang kecil anyaman kepang.</li></ul>`,
  cover: { scene: 'weave', seed: 2203, alt: 'Tangan menganyam bilah bambu menjadi keranjang' },
  type: 'hybrid',
  level: 'beginner',
  category: 'kriya-dan-dapur',
  tags: ['bambu', 'kriya', 'anyaman'],
  competencies: ['Pemilihan bahan', 'Penggunaan alat tajam dengan aman', 'Anyaman dasar'],
  outcomes: [
    'Memilih bambu menurut umur dan kegunaan',
    'Membelah dan meraut dengan aman',
    'Menganyam keranjang sederhana',
  ],
  prerequisites: ['Usia minimal sebelas tahun', 'Izin tertulis orang tua'],
  audience: ['Pelajar SD kelas enam sampai SMA', 'Pembina', 'Guru prakarya'],
  durationMinutes: 600,
  price: 185000,
  compareAtPrice: 240000,
  certificate: true,
  instructors: [{ person: 'warsita', role: 'lead' }],
  rating: { average: 4.8, count: 74 },
  modules: [
    {
      slug: 'bahan-dan-alat',
      title: 'Bahan dan alat',
      chapters: [
        {
          slug: 'mengenal-bambu',
          title: 'Mengenal bambu',
          minutes: 60,
          isPreview: true,
          html: `<p>Bambu tali lentur dan cocok untuk anyaman, bambu petung tebal dan kuat untuk tiang, bambu tamiang tipis dan nyaring untuk peluit. Warsita memperlihatkan cara membedakannya dari ruas, warna, dan bunyi ketika diketuk.</p><p>Bambu sebaiknya ditebang pada umur tiga sampai empat tahun, ketika kandungan patinya rendah sehingga tidak mudah dimakan bubuk. Setelah ditebang, bambu direndam di air mengalir atau dijemur di tempat teduh. Peserta diminta mencari satu rumpun di sekitar rumah, memotretnya, dan menebak jenisnya sebelum pertemuan kedua.</p>`,
        },
        {
          slug: 'memakai-golok-dan-pisau-raut',
          title: 'Memakai golok dan pisau raut',
          minutes: 60,
          html: `<p>Alat tajam yang tumpul lebih berbahaya daripada yang tajam karena memaksa kita menekan terlalu kuat. Pertemuan ini membahas cara mengasah, memegang, menyimpan, dan menyerahkan alat kepada orang lain.</p><ul><li>Jarak aman: rentangkan tangan, tidak boleh ada orang di dalam lingkaran itu.</li><li>Arah mata pisau selalu menjauhi tubuh.</li><li>Alat yang tidak dipakai masuk ke sarungnya.</li><li>Berhenti bila lelah atau sedang berbicara.</li></ul><p>Setiap peserta berlatih dengan batang pisang lebih dulu sebelum memegang bambu.</p>`,
        },
      ],
    },
    {
      slug: 'membuat',
      title: 'Membuat',
      chapters: [
        {
          slug: 'peluit-dua-nada',
          title: 'Peluit dua nada',
          minutes: 150,
          html: `<p>Peluit dibuat dari satu ruas bambu tamiang sepanjang dua belas sentimeter. Peserta memotong, membuat lubang hembus, dan memasang penyumbat kayu yang diraut miring. Jarak antara penyumbat dan lubang menentukan nyaring tidaknya bunyi, dan di sinilah kesabaran diuji.</p><p>Dua lubang kecil ditambahkan untuk menghasilkan nada kedua. Pada akhir sesi seluruh peserta mencoba sandi jambore: satu tiupan panjang berarti berkumpul, tiga tiupan pendek berarti minta pertolongan. Bunyi yang sumbang diperbaiki bersama sampai semua peluit berfungsi.</p>`,
        },
        {
          slug: 'gelas-bertutup',
          title: 'Gelas bertutup',
          minutes: 120,
          html: `<p>Gelas memanfaatkan sekat alami bambu sebagai dasar. Bagian luar dikupas tipis, bibir gelas diratakan, lalu seluruh permukaan diamplas dengan tiga tingkat kehalusan. Tutupnya dibuat dari ruas berdiameter sedikit lebih besar.</p><p>Sebelum dipakai minum, gelas direbus bersama daun salam selama tiga puluh menit dan dikeringkan. Peserta belajar merawatnya: tidak direndam semalaman, tidak dijemur di bawah matahari terik, dan diolesi sedikit minyak kelapa sebulan sekali agar tidak retak.</p>`,
        },
        {
          slug: 'keranjang-anyaman-kepang',
          title: 'Keranjang anyaman kepang',
          minutes: 210,
          html: `<p>Bilah bambu tali setebal satu milimeter dan selebar satu sentimeter sudah disiapkan, tetapi setiap peserta menghaluskan dua puluh bilah miliknya sendiri. Anyaman dimulai dari dasar persegi dengan pola angkat dua tindih dua, kemudian bilah ditekuk ke atas untuk membentuk dinding.</p><p>Bagian tersulit adalah bibir keranjang. Warsita menunjukkan cara mengunci ujung bilah dengan rotan kecil supaya tidak terurai. Keranjang yang miring tidak dibongkar. Kemiringannya menjadi tanda tangan pembuatnya.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-201-B2',
      name: 'Batch 2',
      startsInDays: -96,
      endsInDays: -82,
      registrationOpensInDays: -140,
      registrationClosesInDays: -103,
      mode: 'hybrid',
      venue: 'Bengkel Bambu Warsita, Singaparna',
      city: 'Kabupaten Tasikmalaya',
      capacity: 24,
    },
    {
      code: 'JN-201-B3',
      name: 'Batch 3',
      startsInDays: 21,
      endsInDays: 35,
      registrationOpensInDays: -14,
      registrationClosesInDays: 13,
      mode: 'hybrid',
      venue: 'Bengkel Bambu Warsita, Singaparna',
      city: 'Kabupaten Tasikmalaya',
      capacity: 24,
    },
  ],
}

export const memasak: DemoClass = {
  code: 'JN-202',
  slug: 'memasak-di-alam',
  name: 'Memasak di Alam',
  summary: 'Menu perkemahan yang bergizi, hemat bahan bakar, dan nyaris tanpa sampah.',
  html: `<p>Perkemahan tidak harus identik dengan mi instan. Dengan satu kompor kecil, satu panci, dan bahan dari pasar desa, satu regu dapat makan enak selama empat hari.</p>
<p>Pertemuan berlangsung setiap Sabtu pagi. Peserta memasak dari rumah masing-masing dengan pendamping orang dewasa, lalu menutup rangkaian kelas dengan memasak bersama di halaman terbuka.</p>`,
  cover: { scene: 'kitchen', seed: 2204, alt: 'Dapur lapangan dengan panci di atas tungku batu' },
  type: 'live',
  level: 'all',
  category: 'kriya-dan-dapur',
  tags: ['memasak', 'gizi', 'tanpa sampah'],
  competencies: ['Perencanaan menu', 'Keamanan dapur lapangan', 'Pengelolaan sisa makanan'],
  outcomes: [
    'Menyusun menu empat hari untuk delapan orang',
    'Memasak lima hidangan satu panci',
    'Mengelola sisa dapur tanpa mencemari alam',
  ],
  prerequisites: ['Pendamping orang dewasa bagi peserta di bawah tiga belas tahun'],
  audience: ['Juru masak regu', 'Pembina', 'Keluarga yang suka berkemah'],
  durationMinutes: 480,
  price: 95000,
  certificate: true,
  instructors: [
    { person: 'yohana-tukan', role: 'lead' },
    { person: 'kartika-maharani', role: 'mentor' },
  ],
  rating: { average: 4.7, count: 51 },
  modules: [
    {
      slug: 'merencanakan-dapur',
      title: 'Merencanakan dapur',
      chapters: [
        {
          slug: 'menu-dan-belanja',
          title: 'Menu dan belanja',
          minutes: 120,
          isPreview: true,
          html: `<p>Menu yang baik memenuhi tiga hal: cukup tenaga, mudah dimasak, dan tahan dibawa. Peserta menghitung kebutuhan beras, lauk, sayur, dan buah untuk delapan orang, lalu menyusun urutan masak dari bahan yang paling cepat layu.</p><table><thead><tr><th>Hari</th><th>Lauk</th><th>Sayur</th></tr></thead><tbody><tr><td>1</td><td>Ayam ungkep</td><td>Kangkung</td></tr><tr><td>2</td><td>Telur</td><td>Buncis</td></tr><tr><td>3</td><td>Tempe dan teri</td><td>Wortel</td></tr><tr><td>4</td><td>Ikan asap</td><td>Labu siam</td></tr></tbody></table><p>Catat pula anggota regu yang memiliki alergi atau pantangan makanan, kemudian siapkan lauk penggantinya sejak awal.</p>`,
        },
        {
          slug: 'api-dan-kompor-yang-aman',
          title: 'Api dan kompor yang aman',
          minutes: 120,
          html: `<p>Kompor tidak pernah dinyalakan di dalam tenda. Selain mudah terbakar, gas hasil pembakaran dapat membuat orang pingsan tanpa tanda. Dapur ditempatkan tiga meter dari tenda, terlindung dari angin, dengan ember pasir dan air di dekatnya.</p><p>Peserta berlatih memasang tabung, memeriksa kebocoran dengan air sabun, serta memadamkan api kecil dengan tutup panci. Tungku kayu hanya dipakai di tempat yang diizinkan dan abunya disiram sampai dingin ketika disentuh dengan punggung tangan.</p>`,
        },
      ],
    },
    {
      slug: 'memasak-dan-membereskan',
      title: 'Memasak dan membereskan',
      chapters: [
        {
          slug: 'lima-hidangan-satu-panci',
          title: 'Lima hidangan satu panci',
          minutes: 120,
          html: `<p>Nasi liwet, sup jagung, bubur Manado, tumis tempe kemangi, dan jagung bose sederhana dapat dimasak dengan satu panci. Kuncinya adalah urutan memasukkan bahan dan keberanian menutup panci, karena setiap kali tutup dibuka panas terbuang.</p><p>Yohana menunjukkan cara mematikan kompor lebih awal lalu membungkus panci dengan handuk tebal. Nasi tetap matang oleh sisa panas, dan bahan bakar berkurang hampir sepertiga. Setiap peserta memilih satu hidangan untuk dimodifikasi dengan bumbu dari daerahnya.</p>`,
        },
        {
          slug: 'dapur-tanpa-sampah',
          title: 'Dapur tanpa sampah',
          minutes: 120,
          html: `<p>Sampah dapur mengundang monyet, anjing, dan lalat. Cara terbaik adalah tidak membawanya. Bumbu dipindahkan ke botol kecil, sayur dibersihkan sejak di rumah, dan plastik diganti daun pisang.</p><ul><li>Air cucian disaring, ampasnya dibungkus, airnya dibuang menyebar jauh dari sungai.</li><li>Panci berkerak digosok dengan abu atau sabut kelapa.</li><li>Sisa makanan matang dibawa turun, tidak dikubur.</li></ul><p>Pada pertemuan terakhir, setiap regu menimbang sampahnya. Rekor sementara adalah 140 gram untuk empat hari dan delapan orang.</p>`,
        },
      ],
    },
  ],
  classrooms: [
    {
      code: 'JN-202-B1',
      name: 'Batch 1',
      startsInDays: -9,
      endsInDays: 12,
      registrationOpensInDays: -44,
      registrationClosesInDays: -13,
      mode: 'hybrid',
      venue: 'Halaman Balai Budaya Lereng Arjuno',
      city: 'Kota Batu',
      capacity: 32,
    },
  ],
}

export const fotografi: DemoClass = {
  code: 'JN-301',
  slug: 'fotografi-alam-dengan-ponsel',
  name: 'Fotografi Alam dengan Ponsel',
  summary: 'Cahaya, komposisi, dan etika memotret satwa, cukup dengan ponsel yang Anda miliki.',
  html: `<p>Foto alam yang baik tidak selalu lahir dari kamera mahal. Kursus premium ini mengajarkan cara melihat: menunggu cahaya, mendekat tanpa mengganggu, dan menyusun gambar yang bercerita.</p>
<p>Setiap bab berisi tugas memotret dan contoh sebelum dan sesudah. Karya peserta terpilih dipamerkan di festival penutup Jambore Nusantara.</p>`,
  cover: { scene: 'volcano-sunrise', seed: 2205, alt: 'Matahari terbit di balik gunung berkabut' },
  type: 'self_paced',
  level: 'all',
  premium: true,
  category: 'jelajah',
  tags: ['fotografi', 'ponsel', 'premium'],
  competencies: ['Komposisi', 'Pencahayaan alami', 'Etika memotret satwa'],
  outcomes: [
    'Menyusun seri foto berisi lima gambar',
    'Mengatur pajanan dan fokus pada ponsel',
    'Memotret satwa tanpa mengganggunya',
  ],
  prerequisites: ['Ponsel berkamera, merek dan usia apa pun'],
  audience: ['Remaja penyuka alam', 'Pembina dokumentasi', 'Guru'],
  durationMinutes: 150,
  price: 129000,
  compareAtPrice: 179000,
  certificate: true,
  instructors: [{ person: 'baso-hamzah', role: 'lead' }],
  rating: { average: 4.6, count: 218 },
  modules: [
    {
      slug: 'melihat-cahaya',
      title: 'Melihat cahaya',
      chapters: [
        {
          slug: 'jam-emas-dan-mendung',
          title: 'Jam emas dan mendung',
          minutes: 35,
          isPreview: true,
          html: `<p>Satu jam setelah matahari terbit dan satu jam sebelum terbenam, cahaya datang miring dan hangat. Tekstur daun, batu, dan kulit tampak jelas. Sebaliknya, tengah hari membuat bayangan keras di wajah dan langit menjadi putih.</p><p>Hari mendung bukan hari buruk. Awan bekerja seperti tirai besar yang melembutkan cahaya, cocok untuk memotret bunga, jamur, dan air terjun. Tugas bab ini: potret satu pohon yang sama pada tiga waktu berbeda, lalu bandingkan perasaannya.</p>`,
        },
        {
          slug: 'fokus-dan-pajanan',
          title: 'Fokus dan pajanan',
          minutes: 40,
          html: `<p>Sentuh layar pada bagian yang paling penting, lalu tahan sampai fokus terkunci. Geser ke bawah untuk menggelapkan bila langit terlalu terang. Lebih baik sedikit gelap daripada putih kosong, karena bagian yang putih tidak dapat diselamatkan.</p><p>Hindari memperbesar dengan dua jari. Melangkahlah mendekat, atau terima bahwa objeknya jauh dan jadikan pemandangan sebagai cerita. Untuk air terjun, sandarkan ponsel pada batu dan gunakan pengatur waktu tiga detik supaya gambar tidak goyang.</p>`,
        },
      ],
    },
    {
      slug: 'menyusun-cerita',
      title: 'Menyusun cerita',
      chapters: [
        {
          slug: 'komposisi-yang-bernapas',
          title: 'Komposisi yang bernapas',
          minutes: 35,
          html: `<p>Nyalakan garis bantu sepertiga. Letakkan cakrawala pada garis atas atau bawah, bukan tepat di tengah. Sisakan ruang di depan arah pandang satwa agar gambar terasa bernapas.</p><p>Carilah bingkai alami: celah daun, mulut gua, atau lengkung akar. Perhatikan tepi gambar sebelum menekan tombol. Ranting yang tampak sepele sering mencuri perhatian. Tugas bab ini: ambil sepuluh gambar dari satu batu tanpa mengulang sudut yang sama.</p>`,
        },
        {
          slug: 'memotret-satwa-dengan-hormat',
          title: 'Memotret satwa dengan hormat',
          minutes: 40,
          html: `<p>Tidak ada foto yang lebih berharga daripada keselamatan satwa. Jangan memindahkan sarang, memancing dengan makanan, memakai lampu kilat pada mata burung hantu, atau menyebarkan letak sarang satwa langka.</p><p>Bila satwa berhenti makan dan menatap Anda, berarti Anda sudah terlalu dekat. Mundurlah dua langkah dan tunggu. Baso pernah menunggu satu jam di depan sekuntum bunga sampai kupu-kupu hinggap. Foto itu diambil dalam setengah detik, tetapi dibuat selama satu jam.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
