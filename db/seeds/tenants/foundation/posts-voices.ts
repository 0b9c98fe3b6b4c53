import type { DemoPost } from '../../demo.types.ts'

export const voices: DemoPost[] = [
  {
    kind: 'articles',
    slug: 'cara-membaca-laporan-keuangan-yayasan',
    title: 'Cara membaca laporan keuangan yayasan',
    summary: 'Empat bagian yang perlu diperiksa donatur sebelum mempercayakan uangnya kepada lembaga sosial.',
    html: `<p>Laporan keuangan yayasan tidak semenakutkan kelihatannya. Anda tidak perlu menjadi akuntan untuk mengetahui apakah sebuah lembaga dikelola dengan baik. Perhatikan empat bagian berikut.</p>
<h2>1. Opini auditor</h2>
<p>Halaman pertama memuat pendapat auditor. Opini wajar tanpa pengecualian berarti laporan disajikan sesuai standar. Bila ada pengecualian, bacalah alasannya. Tidak semua pengecualian berarti penyelewengan, tetapi lembaga harus dapat menjelaskannya.</p>
<h2>2. Penerimaan dengan dan tanpa pembatasan</h2>
<p>Donasi dengan pembatasan hanya boleh dipakai untuk tujuan yang disebutkan donatur, misalnya beasiswa. Periksa apakah dana semacam itu benar-benar dilaporkan terpisah.</p>
<h2>3. Beban program dan beban pendukung</h2>
<table><thead><tr><th>Jenis beban</th><th>Contoh</th></tr></thead><tbody><tr><td>Program</td><td>Buku, pelatihan, beasiswa, honor fasilitator</td></tr><tr><td>Umum dan administrasi</td><td>Sewa kantor, listrik, audit</td></tr><tr><td>Penggalangan dana</td><td>Iklan, acara, biaya bank</td></tr></tbody></table>
<p>Beban pendukung yang terlalu kecil tidak selalu baik. Lembaga tanpa biaya pengawasan barangkali tidak pernah memeriksa hasil kerjanya.</p>
<h2>4. Kas dan cadangan</h2>
<p>Cadangan untuk tiga sampai enam bulan operasional menandakan lembaga siap menghadapi keadaan darurat. Cadangan yang jauh lebih besar perlu dipertanyakan: mengapa belum disalurkan?</p>
<h2>Pertanyaan yang boleh Anda ajukan</h2>
<ul><li>Siapa yang menyetujui pengeluaran besar?</li><li>Bagaimana konflik kepentingan pengurus ditangani?</li><li>Apa temuan auditor tahun lalu dan bagaimana tindak lanjutnya?</li></ul>
<p>Lembaga yang sehat akan menjawab dengan senang hati. Coba terapkan pada <a href="/News/laporan-tahunan-terbit">laporan tahunan kami</a>.</p>`,
    cover: { scene: 'chart-board', seed: 1431, alt: 'Lembar laporan keuangan dengan grafik' },
    category: 'tata-kelola',
    tags: ['laporan keuangan', 'donatur', 'transparansi'],
    authors: ['zulfikar-chaniago'],
    publishedDaysAgo: 5,
  },
  {
    kind: 'articles',
    slug: 'mengapa-bahasa-ibu-membantu-membaca',
    title: 'Mengapa bahasa ibu membantu anak belajar membaca',
    summary: 'Anak yang memahami bunyi dalam bahasa rumahnya lebih cepat membaca dalam bahasa Indonesia.',
    html: `<p>Sebagian besar anak Indonesia tumbuh dengan bahasa daerah. Ketika masuk sekolah, mereka menghadapi dua tugas sekaligus: belajar bahasa baru dan belajar membaca. Kedua tugas itu lebih ringan bila tidak dilakukan bersamaan.</p>
<h2>Membaca bertumpu pada bahasa lisan</h2>
<p>Membaca adalah mengubah lambang menjadi bunyi, lalu mengubah bunyi menjadi makna. Bila anak belum mengenal kata "sungai", maka mengeja s-u-n-g-a-i dengan benar pun tidak menghasilkan pemahaman. Sebaliknya, bila ia membaca kata dalam bahasa rumahnya, ia segera tahu apakah bacaannya benar.</p>
<h2>Keterampilan yang berpindah</h2>
<ul><li>Kesadaran bahwa kata terdiri atas bunyi.</li><li>Kebiasaan membaca dari kiri ke kanan.</li><li>Strategi menebak isi cerita dari gambar.</li><li>Rasa percaya diri sebagai pembaca.</li></ul>
<p>Semua keterampilan itu tidak perlu diajarkan ulang ketika anak beralih ke bahasa Indonesia.</p>
<h2>Langkah yang dapat dilakukan sekolah</h2>
<ol><li>Izinkan bahasa rumah dipakai untuk menjelaskan dan bertanya di kelas satu dan dua.</li><li>Kumpulkan dua puluh kata sehari-hari yang ejaannya mirip dalam kedua bahasa.</li><li>Undang orang tua bercerita, lalu tuliskan ceritanya.</li><li>Perbanyak bahasa Indonesia lisan melalui lagu, permainan, dan percakapan.</li></ol>
<h2>Bagaimana bila kelasnya beragam?</h2>
<p>Di kelas dengan banyak bahasa, guru tidak harus menguasai semuanya. Biarkan anak dengan bahasa yang sama berdiskusi dalam kelompok, lalu menyampaikan hasilnya dalam bahasa Indonesia. Menghargai bahasa anak adalah cara menghargai anaknya.</p>`,
    cover: { scene: 'children-reading', seed: 1432, alt: 'Anak membaca bersama neneknya' },
    category: 'pendidikan-desa',
    tags: ['bahasa ibu', 'literasi', 'kelas awal'],
    authors: ['elias-wanimbo', 'suparmi'],
    publishedDaysAgo: 34,
  },
  {
    kind: 'articles',
    slug: 'kehadiran-guru-dan-musim-hujan',
    title: 'Kehadiran guru, musim hujan, dan jembatan gantung',
    summary:
      'Catatan kehadiran dari 62 sekolah binaan menunjukkan bahwa prasarana kecil dapat menyelamatkan puluhan hari belajar.',
    html: `<p>Selama dua tahun terakhir, sekolah binaan mencatat kehadiran guru dan anak setiap hari. Dari 62 sekolah, tampak pola yang jarang dibicarakan: ketidakhadiran memuncak bukan karena malas, melainkan karena air.</p>
<h2>Apa yang tercatat</h2>
<table><thead><tr><th>Keadaan sekolah</th><th>Hari belajar hilang per tahun</th></tr></thead><tbody><tr><td>Tidak menyeberang sungai</td><td>6 hari</td></tr><tr><td>Menyeberang dengan jembatan</td><td>8 hari</td></tr><tr><td>Menyeberang tanpa jembatan</td><td>31 hari</td></tr></tbody></table>
<p>Perbedaan 23 hari setara dengan hampir lima pekan sekolah. Anak kelas satu yang kehilangan lima pekan pada semester pertama sulit mengejar pelajaran membaca.</p>
<h2>Yang dapat dilakukan tanpa menunggu proyek besar</h2>
<ul><li>Menyusun kalender belajar yang menggeser libur ke puncak musim hujan.</li><li>Membuka kelas titipan di balai dusun seberang sungai.</li><li>Menyiapkan paket belajar mandiri untuk tiga hari.</li><li>Menyepakati tanda bahaya, misalnya kentungan, bila sungai naik.</li></ul>
<h2>Pelajaran bagi pembuat kebijakan</h2>
<p>Pengawasan kehadiran dengan mesin sidik jari tidak menyelesaikan persoalan sungai. Sebaliknya, satu jembatan gantung sederhana memperbaiki kehadiran guru, anak, dan bidan desa sekaligus.</p>
<blockquote><p>"Kami tidak pernah bolos. Kami hanya tidak bisa terbang," tulis seorang guru dalam catatan bulanannya.</p></blockquote>
<p>Data lengkap per kabupaten tersedia bagi peneliti melalui permintaan tertulis kepada yayasan.</p>`,
    cover: { scene: 'river-rafting', seed: 1433, alt: 'Sungai berarus deras di musim hujan' },
    category: 'pendidikan-desa',
    tags: ['kehadiran', 'data', 'kebijakan'],
    authors: ['tiurma-simanjuntak', 'maria-goreti-bano'],
    publishedDaysAgo: 81,
  },
  {
    kind: 'podcasts',
    slug: 'menulis-cerita-dari-perapian',
    title: 'Menulis cerita dari perapian',
    summary:
      'Elias Wanimbo bercerita tentang merekam dongeng para tetua dan mengubahnya menjadi buku anak dwibahasa.',
    html: `<p>Episode ini direkam di sebuah honai, lengkap dengan bunyi kayu yang terbakar dan hujan di atap ilalang. Nurlaila Hasibuan berbincang dengan Elias Wanimbo tentang delapan bulan mengumpulkan cerita di Lembah Baliem.</p>
<h2>Dalam episode ini</h2>
<ul><li><strong>02.10</strong> Mengapa cerita harus dibacakan kembali kepada penuturnya.</li><li><strong>09.45</strong> Satu kata yang tidak memiliki padanan dalam bahasa Indonesia.</li><li><strong>17.30</strong> Siswa SMA yang menggambar dengan arang karena cat airnya tertahan di bandara.</li><li><strong>26.05</strong> Siapa pemilik sebuah cerita kampung?</li></ul>
<h2>Kutipan</h2>
<blockquote><p>Kalau ceritanya salah, mama tidak marah. Ia hanya diam. Dari situ kami tahu harus menulis ulang.</p></blockquote>
<h2>Bahan lanjutan</h2>
<p>Baca pula <a href="/News/buku-dwibahasa-lembah-baliem">berita peluncuran dua belas buku dwibahasa</a> dan artikel <a href="/Articles/mengapa-bahasa-ibu-membantu-membaca">Mengapa bahasa ibu membantu anak belajar membaca</a>. Transkrip episode tersedia bagi teman Tuli dan dapat diminta melalui email redaksi.</p>
<p>Terima kasih kepada warga kampung yang mengizinkan kami merekam sambil ikut memanggang ubi. Suara anak-anak di akhir episode adalah pembacaan pertama buku berjudul Burung yang Menyimpan Fajar.</p>
<p>Musik pembuka dimainkan dengan pikon, alat musik bambu dari pegunungan, oleh siswa kelas sebelas yang juga membantu perekaman.</p>`,
    cover: { scene: 'podcast-mic', seed: 1441, alt: 'Mikrofon podcast di dekat perapian' },
    category: 'suara-desa',
    tags: ['podcast', 'cerita rakyat', 'Papua'],
    authors: ['nurlaila-hasibuan', 'elias-wanimbo'],
    publishedDaysAgo: 9,
    featured: true,
    audio: { season: 2, episode: 4, seconds: 2085 },
  },
  {
    kind: 'podcasts',
    slug: 'bubur-dan-buku',
    title: 'Bubur dan buku di teras Pak Kusnadi',
    summary: 'Bagaimana penjual bubur di Cianjur membuka pojok baca yang bertahan sembilan tahun.',
    html: `<p>Pukul empat pagi Kusnadi mengaduk bubur. Pukul dua siang ia membuka pojok baca. Di antara keduanya ada tidur siang yang, menurut istrinya, semakin pendek dari tahun ke tahun.</p>
<h2>Dalam episode ini</h2>
<ul><li><strong>01.20</strong> Buku pertama yang dipinjam dan tidak pernah kembali.</li><li><strong>08.40</strong> Anak yang datang hanya untuk mengerjakan tugas, lalu menjadi relawan.</li><li><strong>15.15</strong> Cara meminta izin tetangga ketika anak-anak mulai berisik.</li><li><strong>22.50</strong> Pesan bagi orang yang ingin membuka pojok baca bulan depan.</li></ul>
<h2>Kutipan</h2>
<blockquote><p>Orang bertanya, apa untungnya? Saya jawab, dulu anak-anak memanggil saya tukang bubur. Sekarang mereka memanggil saya Pak Guru, padahal saya lulusan SD.</p></blockquote>
<h2>Bahan lanjutan</h2>
<p>Kusnadi menulis pengalamannya dalam blog <a href="/Blog/lima-kesalahan-pojok-baca">Lima kesalahan yang membuat pojok baca sepi</a>. Ia juga menjadi asisten dalam kursus <a href="/Courses/mengelola-pojok-baca-sekolah">Mengelola Pojok Baca Sekolah</a>.</p>
<p>Episode ini direkam pada sore hari ketika pojok baca sedang ramai. Kami sengaja membiarkan suara anak yang memperebutkan komik tetap terdengar, karena begitulah suasana yang sebenarnya.</p>
<p>Bila Anda mengenal penggerak literasi lain yang patut didengar, kirimkan namanya kepada redaksi. Musim depan kami ingin lebih banyak berbincang dengan ibu-ibu pengelola.</p>`,
    cover: { scene: 'podcast-mic', seed: 1442, alt: 'Mikrofon di samping mangkuk bubur dan buku' },
    category: 'suara-desa',
    tags: ['podcast', 'pojok baca', 'relawan'],
    authors: ['nurlaila-hasibuan', 'kusnadi'],
    publishedDaysAgo: 30,
    audio: { season: 2, episode: 3, seconds: 1790 },
  },
  {
    kind: 'podcasts',
    slug: 'jadi-guru-di-kampung-sendiri',
    title: 'Jadi guru di kampung sendiri',
    summary:
      'Yuliana Nahak dan Tiurma Simanjuntak berbincang tentang kuliah jauh dari rumah dan alasan untuk pulang.',
    html: `<p>Yuliana Nahak kuliah keguruan di Kupang dengan dukungan Beasiswa Tunas. Tiurma Simanjuntak meninggalkan kampungnya di Samosir empat puluh tahun lalu untuk alasan yang sama. Keduanya bertemu di studio kecil kami dan ternyata memiliki banyak persamaan.</p>
<h2>Dalam episode ini</h2>
<ul><li><strong>03.00</strong> Hari pertama di kota dan tersesat mencari ruang kuliah.</li><li><strong>11.25</strong> Mengirim uang beasiswa untuk adik: boleh atau tidak?</li><li><strong>19.40</strong> Ketika kampung berharap terlalu banyak.</li><li><strong>28.10</strong> Membayangkan kelas pertama yang akan diajar.</li></ul>
<h2>Kutipan</h2>
<blockquote><p>Saya ingin anak-anak di desa melihat bahwa guru bisa berasal dari rumah beratap alang-alang seperti rumah mereka. (Yuliana)</p></blockquote>
<h2>Bahan lanjutan</h2>
<p>Informasi beasiswa tersedia di halaman <a href="/Program/beasiswa-tunas">Beasiswa Tunas</a>. Tulisan Yuliana tentang semester pertamanya dapat dibaca di <a href="/Tulisan-Temans/semester-pertama-di-kupang">Tulisan Teman</a>.</p>
<p>Pada bagian akhir, Tiurma membacakan surat dari muridnya di Samosir yang kini juga menjadi guru. Siapkan sapu tangan, atau dengarkan sambil berjalan di tempat yang berangin.</p>
<p>Anda dapat mengirim pertanyaan untuk Yuliana sampai akhir bulan. Jawabannya akan kami bacakan pada episode berikutnya, termasuk pertanyaan tentang cara meyakinkan orang tua yang masih ragu.</p>`,
    cover: { scene: 'podcast-mic', seed: 1443, alt: 'Dua orang berbincang di depan mikrofon' },
    category: 'suara-desa',
    tags: ['podcast', 'beasiswa', 'calon guru'],
    authors: ['nurlaila-hasibuan', 'yuliana-nahak', 'tiurma-simanjuntak'],
    publishedDaysAgo: 58,
    audio: { season: 2, episode: 2, seconds: 2240 },
  },
  {
    kind: 'tulisan-temans',
    slug: 'semester-pertama-di-kupang',
    title: 'Semester pertama di Kupang',
    summary: 'Tentang kamar kos, rindu jagung bose, dan nilai yang tidak sebaik harapan.',
    html: `<p>Saya tiba di Kupang dengan satu tas, satu karung jagung, dan alamat kos yang ternyata salah tulis. Pemilik warung mengantar saya berkeliling sampai menemukan rumah yang benar. Itulah pelajaran pertama: bertanya tidak membuat kita tampak bodoh.</p>
<h2>Nilai pertama saya</h2>
<p>Di sekolah saya selalu peringkat satu. Di kampus, ujian pertama saya mendapat nilai C. Saya menangis, lalu malu karena menangis. Mentor saya, Ibu Maria, menelepon dan bertanya satu hal: "Apa yang kamu lakukan ketika murid kelas satu belum bisa membaca pada bulan pertama?" Saya jawab, saya akan sabar. "Nah," katanya, "lakukan itu kepada dirimu."</p>
<h2>Tiga hal yang menolong</h2>
<ul><li>Kelompok belajar berisi empat orang yang bertemu setiap Selasa dan Kamis.</li><li>Mencatat pengeluaran harian. Saya baru tahu kopi saset menghabiskan uang paling banyak.</li><li>Menelepon rumah setiap Minggu, meskipun hanya untuk mendengar suara kambing.</li></ul>
<h2>Ketika pulang berlibur</h2>
<p>Saya membacakan buku untuk anak-anak tetangga. Seorang anak bertanya mengapa saya mau kembali, padahal di kota ada es krim. Saya bilang, di kota tidak ada yang memanggil saya Kakak Yuli.</p>
<blockquote><p>Rupanya rindu bisa menjadi alasan belajar yang paling kuat.</p></blockquote>
<p>Semester kedua nilai saya membaik. Jagung satu karung itu habis pada bulan kedua, dibagi dengan teman satu kos.</p>`,
    cover: { scene: 'books', seed: 1451, alt: 'Meja belajar kecil dengan buku dan jagung rebus' },
    category: 'cerita-peserta',
    tags: ['beasiswa', 'kuliah', 'Kupang'],
    authors: ['yuliana-nahak'],
    publishedDaysAgo: 20,
  },
  {
    kind: 'tulisan-temans',
    slug: 'murid-yang-mengajari-saya-diam',
    title: 'Murid yang mengajari saya diam',
    summary:
      'Seorang anak kelas dua tidak pernah menjawab pertanyaan saya. Ternyata saya tidak pernah memberinya waktu.',
    html: `<p>Namanya saya samarkan menjadi Gede. Selama satu semester ia tidak pernah menjawab satu pun pertanyaan di kelas. Saya mengira ia tidak mengerti. Saya bahkan menuliskan hal itu di buku catatan: perlu bimbingan khusus.</p>
<h2>Pengamatan teman</h2>
<p>Dalam pelatihan kelas rangkap, rekan saya mengamati pelajaran dan menghitung berapa lama saya menunggu jawaban. Hasilnya: rata-rata satu setengah detik. Saya tidak percaya, lalu menonton rekamannya. Benar. Saya bertanya, dan sebelum Gede menarik napas, saya sudah menunjuk anak lain.</p>
<h2>Menghitung sampai tujuh</h2>
<p>Mulai Senin berikutnya saya menghitung sampai tujuh di dalam hati. Hari pertama terasa sangat lama. Hari kedua dua anak baru mengangkat tangan. Pada hari keempat, pada hitungan keenam, Gede menjawab. Jawabannya panjang, runtut, dan benar.</p>
<blockquote><p>"Saya sedang menyusun kalimatnya, Bu," katanya ketika saya bertanya mengapa baru sekarang ia menjawab.</p></blockquote>
<h2>Yang berubah</h2>
<ul><li>Saya menulis pertanyaan di papan supaya anak dapat membacanya ulang.</li><li>Anak boleh menjawab kepada temannya dulu.</li><li>Saya menghapus catatan "perlu bimbingan khusus", lalu menulis "guru perlu belajar menunggu".</li></ul>
<p>Gede sekarang kelas empat dan menjadi tutor bagi adik kelasnya. Ia penutur yang baik, dan ia selalu menunggu.</p>`,
    cover: { scene: 'classroom', seed: 1452, alt: 'Anak duduk berpikir di bangku kelas' },
    category: 'cerita-peserta',
    tags: ['guru', 'refleksi', 'kelas rangkap'],
    authors: ['ni-komang-ayu-lestari'],
    publishedDaysAgo: 36,
  },
  {
    kind: 'tulisan-temans',
    slug: 'anak-yang-mencuri-buku',
    title: 'Anak yang mencuri buku',
    summary:
      'Satu buku hilang setiap pekan dari teras saya. Saya berjaga tiga sore untuk mengetahui siapa pelakunya.',
    html: `<p>Mula-mula hilang buku tentang kereta api. Pekan berikutnya buku tentang pesawat. Lalu buku tentang kapal. Siapa pun pelakunya, seleranya jelas: kendaraan.</p>
<h2>Tiga sore berjaga</h2>
<p>Saya duduk di balik jendela sambil pura-pura tidur. Pada sore ketiga seorang anak lelaki kurus datang, memasukkan buku ke balik baju, lalu berjalan pelan. Saya mengikutinya dari jauh. Ia masuk ke sebuah rumah petak dan duduk di tepi ranjang adiknya yang sakit. Ia membacakan buku itu dengan suara keras, lengkap dengan bunyi mesin.</p>
<h2>Yang saya lakukan</h2>
<p>Saya pulang tanpa mengetuk pintu. Esoknya saya memasang pengumuman: "Dicari petugas antar buku untuk teman yang sakit. Boleh pinjam lima buku sekali antar." Anak itu membaca pengumuman lama sekali. Lalu ia berkata, "Saya bisa, Pak."</p>
<h2>Sesudahnya</h2>
<ul><li>Semua buku yang hilang kembali ke rak tanpa ada yang bertanya.</li><li>Kami memiliki empat petugas antar yang mengunjungi sebelas rumah.</li><li>Adiknya sembuh dan kini paling cerewet di pojok baca.</li></ul>
<blockquote><p>Sejak itu aturan pertama kami berbunyi: kalau kamu membutuhkan lebih banyak buku, bilang saja.</p></blockquote>
<p>Saya menuliskan cerita ini dengan izin keluarganya. Anak itu sekarang bersekolah di SMK jurusan teknik otomotif. Tentu saja.</p>`,
    cover: { scene: 'library', seed: 1453, alt: 'Rak buku di teras pada sore hari' },
    category: 'cerita-peserta',
    tags: ['pojok baca', 'relawan', 'Cianjur'],
    authors: ['kusnadi'],
    publishedDaysAgo: 66,
  },
]
