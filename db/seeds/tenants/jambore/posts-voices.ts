import type { DemoPost } from '../../demo.types.ts'

export const voices: DemoPost[] = [
  {
    kind: 'articles',
    slug: 'mengapa-aturan-dua-orang-dewasa',
    title: 'Mengapa aturan dua orang dewasa melindungi semua pihak',
    summary: 'Penjelasan tentang aturan sederhana yang menjaga anak sekaligus pembinanya.',
    html: `<p>Aturan dua orang dewasa berbunyi: tidak ada orang dewasa yang berduaan dengan satu anak di ruang tertutup. Aturan ini berlaku di tenda, kendaraan, pos medis, dan ruang obrolan daring. Sebagian pembina merasa dicurigai. Padahal tujuannya berbeda.</p>
<h2>Melindungi anak</h2>
<p>Kekerasan terhadap anak hampir selalu terjadi ketika tidak ada orang lain yang melihat. Dengan meniadakan keadaan semacam itu, kita tidak perlu menebak siapa yang baik dan siapa yang tidak. Anak pun tahu bahwa bila seseorang mengajaknya berduaan, ada aturan yang sedang dilanggar.</p>
<h2>Melindungi pembina</h2>
<p>Pembina yang menolong anak sakit pada malam hari memiliki saksi. Ia tidak perlu khawatir kebaikannya disalahpahami.</p>
<h2>Bagaimana menerapkannya</h2>
<table><thead><tr><th>Keadaan</th><th>Yang dilakukan</th></tr></thead><tbody><tr><td>Anak ingin bercerita pribadi</td><td>Bicara di tempat terbuka yang terlihat, tetapi tidak terdengar orang lain</td></tr><tr><td>Anak sakit malam hari</td><td>Dua pembina mengantar ke pos medis</td></tr><tr><td>Pesan daring</td><td>Gunakan grup yang memuat orang tua atau pembina lain</td></tr><tr><td>Mandi dan berganti baju</td><td>Jadwal terpisah untuk anak dan orang dewasa</td></tr></tbody></table>
<h2>Bila aturan dilanggar</h2>
<p>Laporkan, meskipun Anda yakin tidak ada niat buruk. Tim perlindungan anak akan memeriksa dengan tenang dan rahasia. Pelanggaran pertama yang tidak disengaja biasanya berakhir dengan pengingat. Yang berbahaya adalah pelanggaran yang dibiarkan menjadi kebiasaan.</p>
<h2>Hak orang tua</h2>
<p>Tanyakan aturan ini kepada penyelenggara kegiatan apa pun yang diikuti anak Anda. Jawaban yang ragu-ragu sudah merupakan jawaban.</p>`,
    cover: { scene: 'meeting', seed: 2431, alt: 'Dua pembina berbincang dengan sekelompok anak' },
    category: 'perlindungan-anak',
    tags: ['perlindungan anak', 'pembina', 'keselamatan'],
    authors: ['yulia-rahmi'],
    publishedDaysAgo: 12,
  },
  {
    kind: 'articles',
    slug: 'memilih-tempat-mendirikan-tenda',
    title: 'Memilih tempat mendirikan tenda',
    summary: 'Sepuluh menit memeriksa tanah, pohon, dan air dapat menyelamatkan tidur satu regu.',
    html: `<p>Tempat yang indah belum tentu tempat yang baik untuk tidur. Sebelum membuka tas tenda, berkelilinglah bersama regu dan periksa empat arah: bawah, atas, samping, dan jauh.</p>
<h2>Bawah</h2>
<p>Cari tanah yang sedikit lebih tinggi daripada sekitarnya, rata, dan tidak berlumpur. Hindari cekungan karena akan menjadi kolam ketika hujan. Singkirkan batu dan ranting, tetapi jangan mencabut rumput. Berbaringlah sebentar untuk memastikan kepala tidak lebih rendah daripada kaki.</p>
<h2>Atas</h2>
<p>Lihat ke atas. Dahan mati, buah kelapa, dan sarang tawon adalah alasan untuk pindah. Jangan mendirikan tenda di bawah pohon tunggal di lapangan terbuka karena rawan sambaran petir.</p>
<h2>Samping</h2>
<ul><li>Jarak antartenda paling sedikit dua meter untuk jalan keluar.</li><li>Pintu tenda membelakangi arah angin.</li><li>Dapur tiga meter dari tenda, di sisi hilir angin.</li><li>Toilet paling sedikit enam puluh meter dari sumber air.</li></ul>
<h2>Jauh</h2>
<p>Perhatikan sungai dan lereng. Tempat datar di tepi sungai sering merupakan bekas banjir. Carilah sampah yang tersangkut di semak, sebab tingginya menunjukkan seberapa tinggi air pernah naik. Jauhi kaki tebing dan lereng yang retak.</p>
<h2>Sebelum gelap</h2>
<ol><li>Tentukan titik kumpul darurat dan tunjukkan kepada semua anggota.</li><li>Pasang tali tenda dengan kain putih agar tidak tersandung.</li><li>Simpan senter dan sepatu di tempat yang sama setiap malam.</li></ol>
<p>Saat pulang, kembalikan tempat itu seperti semula. Perkemahan yang baik tidak meninggalkan bekas.</p>`,
    cover: { scene: 'tent-village', seed: 2432, alt: 'Tenda berjajar rapi dengan jarak aman' },
    category: 'teknik-alam',
    tags: ['tenda', 'keselamatan', 'teknik'],
    authors: ['togar-sihombing', 'rangga-wirasena'],
    publishedDaysAgo: 37,
  },
  {
    kind: 'articles',
    slug: 'belajar-di-luar-ruang',
    title: 'Apa yang dipelajari anak di luar ruang',
    summary:
      'Catatan dari tiga tahun pengamatan di delapan kota tentang perhatian, kerja sama, dan rasa percaya diri.',
    html: `<p>Guru sering bertanya apakah kegiatan alam tidak sekadar bersenang-senang. Selama tiga tahun, pembina <a href="/Program/sekolah-alam-akhir-pekan">Sekolah Alam Akhir Pekan</a> mencatat perubahan pada 1.120 anak dengan lembar pengamatan yang sama. Catatan ini bukan penelitian laboratorium, tetapi polanya cukup jelas.</p>
<h2>Tiga perubahan yang paling sering tampak</h2>
<ol><li><strong>Perhatian lebih panjang.</strong> Pada pertemuan pertama anak bertahan rata-rata empat menit mengamati satu hal. Pada pertemuan keenam menjadi sebelas menit.</li><li><strong>Lebih banyak bertanya.</strong> Jumlah pertanyaan yang diawali "mengapa" meningkat dua kali lipat.</li><li><strong>Lebih berani mencoba.</strong> Anak yang semula menolak memegang tanah atau serangga mulai ikut setelah melihat temannya.</li></ol>
<h2>Mengapa bisa begitu</h2>
<p>Di luar ruang, anak menghadapi persoalan yang nyata. Tali yang tidak kencang membuat tenda roboh, dan umpan balik itu datang tanpa nilai merah. Anak juga bergerak, sehingga energinya tersalur. Kelompok kecil membuat setiap suara terdengar.</p>
<h2>Yang tidak berubah dengan sendirinya</h2>
<p>Nilai ujian tidak otomatis naik. Kegiatan alam pun dapat gagal bila terlalu ramai, terlalu diatur, atau pembinanya sibuk memotret. Pengalaman perlu dibicarakan setelahnya supaya menjadi pelajaran.</p>
<h2>Saran bagi sekolah</h2>
<ul><li>Mulai dari halaman sekolah, tiga puluh menit setiap pekan.</li><li>Satu pertanyaan untuk satu kegiatan, misalnya "siapa yang makan daun ini?"</li><li>Sediakan waktu menggambar atau menulis sebelum kembali ke kelas.</li></ul>`,
    cover: { scene: 'rice-terraces', seed: 2433, alt: 'Anak-anak belajar di tepi sawah berundak' },
    category: 'teknik-alam',
    tags: ['pendidikan luar ruang', 'pengamatan', 'sekolah'],
    authors: ['yulia-rahmi', 'benyamin-rumbiak'],
    publishedDaysAgo: 76,
  },
  {
    kind: 'podcasts',
    slug: 'keputusan-di-tepi-sungai',
    title: 'Keputusan di tepi sungai',
    summary:
      'I Gede Arimbawa bercerita tentang hari ketika ia membatalkan perjalanan dan dimarahi semua orang.',
    html: `<p>Langit cerah, peserta sudah memakai pelampung, dan kamera televisi siap merekam. Lalu Gede melihat tiga helai daun hijau hanyut. Ia membatalkan perjalanan. Empat puluh menit kemudian semua orang mengerti mengapa.</p>
<h2>Dalam episode ini</h2>
<ul><li><strong>02.30</strong> Apa arti daun hijau yang hanyut?</li><li><strong>10.15</strong> Menghadapi tamu yang sudah membayar.</li><li><strong>18.00</strong> Lima tanda air akan naik.</li><li><strong>25.40</strong> Mengajari anak untuk berani berkata "saya takut".</li></ul>
<h2>Kutipan</h2>
<blockquote><p>Saya lebih suka dimarahi seratus orang di tepi sungai daripada menelepon satu orang tua.</p></blockquote>
<h2>Bahan lanjutan</h2>
<p>Episode ini berkaitan dengan kelas <a href="/Class/susur-sungai-aman">Susur Sungai Aman</a> yang sedang ditunda, serta <a href="/News/aturan-keselamatan-baru">aturan keselamatan terbaru</a>. Bila Anda menyelenggarakan kegiatan sekolah di dekat air, dengarkan bagian tengah episode bersama seluruh panitia.</p>
<p>Suara sungai pada awal dan akhir episode direkam di tempat kejadian, setahun kemudian, pada hari ketika airnya tenang. Pewara episode ini adalah Nadira Salsabila, peserta jambore yang kini menjadi anggota tim redaksi remaja dan menyusun sendiri semua pertanyaannya.</p>
<p>Transkrip lengkap dapat diminta melalui email redaksi bagi teman Tuli maupun guru yang ingin membahasnya di kelas.</p>`,
    cover: { scene: 'podcast-mic', seed: 2441, alt: 'Mikrofon dengan latar sungai' },
    category: 'suara-api-unggun',
    tags: ['podcast', 'sungai', 'keputusan'],
    authors: ['nadira-salsabila', 'i-gede-arimbawa'],
    publishedDaysAgo: 8,
    featured: true,
    audio: { season: 3, episode: 5, seconds: 1985 },
  },
  {
    kind: 'podcasts',
    slug: 'langit-para-pelaut',
    title: 'Langit para pelaut dan petani',
    summary:
      'Ni Luh Sukarini mengajak kita mengenal Waluku, Gubuk Penceng, dan bintang yang menandai musim tanam.',
    html: `<p>Sebelum ada kalender di dinding, ada kalender di langit. Dalam episode ini Ni Luh Sukarini bercerita bagaimana nenek moyang kita menanam, melaut, dan pulang dengan berpedoman pada bintang.</p>
<h2>Dalam episode ini</h2>
<ul><li><strong>01.50</strong> Satu rasi, banyak nama: bajak, pemburu, dan perangkap burung.</li><li><strong>09.20</strong> Mengapa Gubuk Penceng tampak miring?</li><li><strong>16.45</strong> Cerita kakek Ni Luh tentang bintang yang terlambat bangun.</li><li><strong>24.10</strong> Cara mengajak anak mengamati langit di kota yang terang.</li></ul>
<h2>Kutipan</h2>
<blockquote><p>Langit itu perpustakaan yang atapnya selalu terbuka. Sayangnya lampu kita terlalu banyak, jadi bukunya tidak terbaca.</p></blockquote>
<h2>Coba malam ini</h2>
<ol><li>Padamkan lampu teras selama lima belas menit.</li><li>Cari tiga bintang berjajar bila sedang tampak, itulah sabuk Waluku.</li><li>Tanyakan namanya kepada orang tertua di rumah.</li></ol>
<p>Kelas <a href="/Class/astronomi-mata-telanjang">Astronomi Mata Telanjang</a> akan segera membuka pendaftaran. Pendengar yang mengirim nama bintang dalam bahasa daerahnya akan disebut dalam episode berikutnya. Sampai pekan lalu redaksi sudah menerima sembilan belas nama dari tujuh bahasa.</p>
<p>Direkam di pantai Buleleng pada malam tanpa bulan, jadi maafkan suara ombak dan anjing tetangga yang ikut berpendapat.</p>`,
    cover: { scene: 'podcast-mic', seed: 2442, alt: 'Mikrofon di bawah langit berbintang' },
    category: 'suara-api-unggun',
    tags: ['podcast', 'astronomi', 'budaya'],
    authors: ['nadira-salsabila', 'ni-luh-sukarini'],
    publishedDaysAgo: 28,
    audio: { season: 3, episode: 4, seconds: 1840 },
  },
  {
    kind: 'podcasts',
    slug: 'di-balik-pos-medis',
    title: 'Di balik pos medis: lecet, demam, dan rindu',
    summary:
      'Kartika Maharani membuka buku catatan pos medis dan menjelaskan apa yang sebenarnya dikeluhkan anak.',
    html: `<p>Enam ratus dua belas kunjungan dalam empat hari. Kartika Maharani membacakan beberapa catatan, tentu tanpa nama, dan menjelaskan apa yang bisa dicegah sejak di rumah.</p>
<h2>Dalam episode ini</h2>
<ul><li><strong>02.05</strong> Sepatu baru, musuh lama para pejalan.</li><li><strong>08.30</strong> Anak yang sakit perut setiap kali giliran mencuci piring.</li><li><strong>15.50</strong> Mengapa pos medis menyediakan buku gambar.</li><li><strong>23.25</strong> Isi kotak pertolongan pertama yang paling sering habis.</li></ul>
<h2>Kutipan</h2>
<blockquote><p>Kadang obatnya plester. Kadang obatnya duduk sepuluh menit sambil ditemani. Tugas kami membedakan keduanya.</p></blockquote>
<h2>Ringkasan untuk orang tua</h2>
<ul><li>Pakaikan sepatu baru di rumah paling sedikit dua pekan sebelum berangkat.</li><li>Bawakan obat rutin dalam kemasan asli.</li><li>Tidur cukup pada malam sebelum perjalanan.</li><li>Ceritakan bahwa pergi ke pos medis bukan hal memalukan.</li></ul>
<p>Kursus gratis <a href="/Courses/pertolongan-pertama-di-alam">Pertolongan Pertama di Alam</a> memuat latihan yang disebutkan dalam episode. Bila Anda tenaga kesehatan, lihat pula <a href="/News/relawan-medis-dibutuhkan">pendaftaran relawan medis</a>. Kami masih membutuhkan teman jaga malam.</p>
<p>Pada penutup episode, Kartika menjawab enam pertanyaan dari anak-anak, termasuk pertanyaan apakah dokter juga takut gelap.</p>`,
    cover: { scene: 'podcast-mic', seed: 2443, alt: 'Mikrofon di meja pos medis' },
    category: 'suara-api-unggun',
    tags: ['podcast', 'kesehatan', 'orang tua'],
    authors: ['nadira-salsabila', 'kartika-maharani'],
    publishedDaysAgo: 48,
    audio: { season: 3, episode: 3, seconds: 2110 },
  },
  {
    kind: 'tulisan-temans',
    slug: 'empat-hari-menuju-tenda',
    title: 'Empat hari menuju tenda',
    summary: 'Dari Atambua ke Pangalengan dengan bus, kapal, kereta, dan truk sayur.',
    html: `<p>Regu kami berangkat pukul empat pagi. Delapan anak, dua pembina, satu karung jagung, dan satu bendera yang dijahit mama-mama. Belum ada di antara kami yang pernah naik kapal besar.</p>
<h2>Hari pertama</h2>
<p>Bus dari Atambua ke Kupang memakan waktu tujuh jam. Semua mabuk perjalanan, kecuali Elfi yang justru makan dua bungkus nasi. Di pelabuhan kami melihat kapal setinggi bukit. Pembina menghitung kami setiap sepuluh menit, sampai kami menghitung pembina.</p>
<h2>Di tengah laut</h2>
<p>Dua malam kami tanpa sinyal. Kami tidur di geladak dan melihat bintang lebih banyak daripada lampu. Seorang kakek di sebelah kami bercerita bahwa ia dulu pelaut dan tidak pernah tersesat, kecuali di pasar.</p>
<h2>Hari terakhir perjalanan</h2>
<p>Setelah kapal, kereta, dan angkot, kami ketinggalan kendaraan terakhir. Sopir truk sayur menawarkan tumpangan sampai gerbang. Jadi kami tiba di jambore bersama kubis dan wortel. Regu lain bertepuk tangan. Mereka kira itu bagian dari acara.</p>
<h2>Tenda pertama</h2>
<p>Saya pikir yang paling saya ingat adalah festivalnya. Ternyata bukan. Yang saya ingat adalah malam pertama, ketika anak dari Semarang meminjamkan kaus kaki karena ia melihat kaki saya gemetar.</p>
<blockquote><p>Indonesia itu jauh sekali, tetapi kaus kakinya pas.</p></blockquote>
<p>Sekarang saya ketua regu. Di ransel saya ada tiga pasang kaus kaki tambahan untuk dipinjamkan.</p>`,
    cover: { scene: 'sea-boat', seed: 2451, alt: 'Kapal penumpang di laut saat senja' },
    category: 'buku-harian-regu',
    tags: ['perjalanan', 'Belu', 'persahabatan'],
    authors: ['melkianus-bria'],
    publishedDaysAgo: 19,
  },
  {
    kind: 'tulisan-temans',
    slug: 'regu-yang-selalu-terlambat',
    title: 'Regu yang selalu terlambat',
    summary: 'Kami terlambat sarapan, upacara, dan lomba. Lalu kami menemukan sebabnya.',
    html: `<p>Nama regu kami Cendrawasih, tetapi panitia memanggil kami Regu Menyusul. Kami terlambat sarapan karena mencari sandal. Terlambat upacara karena mencari topi. Terlambat lomba karena mencari anggota yang sedang mencari topi.</p>
<h2>Rapat darurat</h2>
<p>Pada malam kedua saya sebagai ketua regu marah. Semua diam, lalu Tika bertanya, "Kak, kalau kamu marah, topinya ketemu?" Saya ingin tambah marah, tetapi pertanyaannya masuk akal.</p>
<h2>Yang kami ubah</h2>
<ol><li>Satu tali direntangkan di tenda, setiap orang punya satu penjepit bernomor untuk topi dan handuk.</li><li>Sandal ditaruh dengan ujung menghadap keluar.</li><li>Satu orang menjadi penjaga waktu dan berganti setiap hari.</li><li>Kami berkumpul lima menit sebelum waktu yang disebutkan panitia.</li></ol>
<h2>Hari ketiga</h2>
<p>Kami datang paling awal di navigasi antarpos. Panitia belum siap dan terpaksa kami bantu membawa meja. Pada hari terakhir kami mendapat penghargaan yang dikarang khusus: Regu Paling Berubah.</p>
<h2>Yang saya pelajari</h2>
<p>Saya kira memimpin berarti mengingatkan lebih keras. Ternyata memimpin berarti membuat mengingat menjadi mudah. Tali jemuran itu lebih banyak menolong daripada suara saya.</p>
<blockquote><p>Tika sekarang menjadi wakil ketua. Pertanyaannya masih menyebalkan dan masih selalu benar.</p></blockquote>
<p>Di rumah saya memasang tali serupa. Ibu senang, adik saya mengeluh, dan saya tidak pernah lagi kehilangan topi.</p>`,
    cover: { scene: 'tent-village', seed: 2452, alt: 'Tenda regu dengan tali jemuran dan topi' },
    category: 'buku-harian-regu',
    tags: ['regu', 'kepemimpinan', 'cerita lucu'],
    authors: ['nadira-salsabila'],
    publishedDaysAgo: 32,
  },
  {
    kind: 'tulisan-temans',
    slug: 'kelompok-pencinta-alam-di-sekolah-kami',
    title: 'Kelompok pencinta alam di sekolah kami hanya punya satu tenda',
    summary: 'Sepulang dari jambore, saya dan enam teman memulai sesuatu dengan barang seadanya.',
    html: `<p>Rencana saya di jambore terdengar hebat: kelompok pencinta alam, tiga puluh anggota, perjalanan setiap bulan. Kenyataannya kami bertujuh, dengan satu tenda bocor dan kompas yang menunjuk ke mana saja ia suka.</p>
<h2>Bulan pertama: belajar di halaman</h2>
<p>Kami tidak pergi ke gunung. Kami memetakan sekolah: letak keran, pohon, lubang di pagar, dan tempat teduh. Kepala sekolah meminta salinannya karena sekolah belum pernah memiliki denah. Dari situ kami mendapat izin memakai gudang sebagai sekretariat.</p>
<h2>Bulan ketiga: mata air</h2>
<p>Peta kami meluas sampai mata air di belakang desa. Kami mencatat tinggi air setiap Sabtu dengan tongkat bambu bertanda. Aparat desa bertanya untuk apa. Kami menjawab jujur: belum tahu. Pada musim kemarau, catatan itu ternyata dipakai untuk mengatur giliran air.</p>
<h2>Bulan kedelapan: tenda kedua</h2>
<ul><li>Tenda pertama ditambal dengan terpal bekas.</li><li>Tenda kedua dibeli dari hasil menjual kartu pos foto alam.</li><li>Kompas baru adalah hadiah dari pengajar navigasi yang membaca surat kami.</li></ul>
<h2>Sekarang</h2>
<p>Anggota kami dua puluh tiga. Kami baru sekali mendaki gunung, dan itu pun berbalik sebelum puncak karena kabut. Semua kecewa sekaligus bangga.</p>
<blockquote><p>Ternyata mencintai alam tidak harus jauh. Kami mulai dari keran yang bocor.</p></blockquote>`,
    cover: { scene: 'map', seed: 2453, alt: 'Peta gambar tangan sekolah dan mata air' },
    category: 'buku-harian-regu',
    tags: ['pencinta alam', 'sekolah', 'Belu'],
    authors: ['melkianus-bria'],
    publishedDaysAgo: 61,
  },
]
