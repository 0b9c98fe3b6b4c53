import type { DemoPost } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

export const otherPosts: DemoPost[] = [
  {
    kind: 'articles',
    slug: 'memilih-jalur-karier-digital',
    title: 'Memilih jalur karier digital sesuai watak kerja Anda',
    summary: 'Perbandingan lima bidang berdasarkan kegiatan harian, bukan sekadar gaji.',
    html: `<p>Memilih bidang hanya dari perkiraan gaji sering berakhir dengan kebosanan. Lebih baik lihat kegiatan sehari-harinya, lalu tanyakan mana yang masih terasa menyenangkan pada hari yang buruk.</p>
<h2>Lima bidang dalam satu tabel</h2>
<table>
<thead><tr><th>Bidang</th><th>Kegiatan harian</th><th>Cocok bila Anda</th></tr></thead>
<tbody>
<tr><td>Analisis data</td><td>Merapikan tabel, menulis kueri, menjelaskan temuan</td><td>Senang mencari sebab dan teliti</td></tr>
<tr><td>UI/UX</td><td>Mewawancarai, menggambar, menguji</td><td>Ingin tahu kebiasaan orang</td></tr>
<tr><td>Pemasaran digital</td><td>Menulis, mengatur kampanye, membaca angka</td><td>Suka mencoba dan cepat berpindah</td></tr>
<tr><td>Akuntansi</td><td>Mencatat, mencocokkan, menyusun laporan</td><td>Tenang dengan rutinitas yang rapi</td></tr>
<tr><td>Administrasi</td><td>Mengatur jadwal, dokumen, komunikasi</td><td>Senang membuat orang lain lancar bekerja</td></tr>
</tbody>
</table>
<h2>Cara menguji minat</h2>
<ol>
<li>Kerjakan satu tugas kecil di tiap bidang selama dua jam.</li>
<li>Catat kapan Anda lupa waktu dan kapan melirik jam.</li>
<li>Ngobrol dengan satu orang yang bekerja di bidang itu dan tanyakan bagian yang paling membosankan.</li>
</ol>
<p>Jawaban atas pertanyaan terakhir sangat menentukan. Bila bagian yang membosankan itu masih bisa Anda terima, kemungkinan besar Anda akan bertahan.</p>
<h2>Mulai dari yang gratis</h2>
<p>Kursus <a href="/Courses/dasar-analisis-data">Dasar Analisis Data</a> dan <a href="/Courses/dasar-pemasaran-digital">Dasar Pemasaran Digital</a> dapat dipakai untuk menguji minat tanpa biaya.</p>`,
    cover: { scene: 'map', seed: 2321, alt: 'Peta dengan beberapa jalur' },
    category: 'panduan-karier',
    tags: ['karier', 'pilihan bidang'],
    authors: ['stefanus-gunadi', 'cut-nuraini'],
    publishedDaysAgo: 8,
    featured: true,
  },
  {
    kind: 'articles',
    slug: 'sepuluh-kueri-sql-harian',
    title: 'Sepuluh pertanyaan harian dan bentuk kuerinya',
    summary:
      'Pola SQL yang paling sering dipakai analis, dari hitungan sederhana sampai pelanggan yang hilang.',
    html: `<p>Sebagian besar pertanyaan atasan dapat dijawab dengan pola yang itu-itu juga. Berikut beberapa pola yang layak disimpan, memakai tabel <code>pesanan</code> dengan kolom <code>id</code>, <code>pelanggan_id</code>, <code>tanggal</code>, dan <code>total</code>.</p>
<h2>Berapa omzet per bulan?</h2>
${code(
  'sql',
  `SELECT substr(tanggal, 1, 7) AS bulan, SUM(total) AS omzet
FROM pesanan
GROUP BY substr(tanggal, 1, 7)
ORDER BY bulan;`,
)}
<p>Pola ini mengandaikan tanggal disimpan sebagai teks dengan urutan tahun, bulan, hari.</p>
<h2>Siapa pelanggan yang membeli lebih dari sekali?</h2>
${code(
  'sql',
  `SELECT pelanggan_id, COUNT(*) AS banyak
FROM pesanan
GROUP BY pelanggan_id
HAVING COUNT(*) > 1
ORDER BY banyak DESC;`,
)}
<h2>Siapa yang tidak membeli lagi sejak Maret?</h2>
${code(
  'sql',
  `SELECT pelanggan_id, MAX(tanggal) AS terakhir
FROM pesanan
GROUP BY pelanggan_id
HAVING MAX(tanggal) < '2026-03-01';`,
)}
<h2>Tujuh pertanyaan lain</h2>
<ul>
<li>Produk apa yang sering dibeli bersama? Gabungkan tabel rincian dengan dirinya sendiri.</li>
<li>Hari apa yang paling ramai? Kelompokkan berdasarkan hari.</li>
<li>Berapa nilai tengah pesanan? Urutkan, lalu ambil baris di tengah.</li>
<li>Cabang mana yang tumbuh? Pakai <code>LAG</code>.</li>
<li>Siapa sepuluh pelanggan terbesar? Urutkan dan batasi.</li>
<li>Adakah pesanan ganda? Kelompokkan semua kolom penting.</li>
<li>Berapa persen dari total? Bagi dengan penjumlahan jendela.</li>
</ul>
<p>Simpan pola ini dalam satu berkas dan beri nama menurut pertanyaannya. Enam bulan lagi Anda akan mencarinya dengan kata-kata, bukan dengan nama fungsi.</p>`,
    cover: { scene: 'code-editor', seed: 2322, alt: 'Kueri SQL di layar editor' },
    category: 'panduan-belajar',
    tags: ['sql', 'referensi'],
    authors: ['andi-baso-rahmat'],
    publishedDaysAgo: 33,
  },
  {
    kind: 'articles',
    slug: 'menyusun-cv-satu-halaman',
    title: 'Menyusun CV satu halaman yang dibaca',
    summary: 'Urutan, isi, dan kata kerja yang membuat perekrut berhenti menggulir.',
    html: `<p>Perekrut membaca satu CV dalam waktu singkat pada putaran pertama. Satu halaman yang tertata lebih berpeluang daripada tiga halaman yang lengkap.</p>
<h2>Urutan isi</h2>
<ol>
<li>Nama, kota, email, nomor telepon, dan tautan portofolio.</li>
<li>Ringkasan tiga kalimat.</li>
<li>Pengalaman atau proyek, dari yang terbaru.</li>
<li>Keterampilan yang benar-benar Anda pakai.</li>
<li>Pendidikan dan sertifikat.</li>
</ol>
<p>Foto, agama, status perkawinan, dan nomor KTP tidak perlu dicantumkan, kecuali diminta secara jelas dan beralasan.</p>
<h2>Kalimat pengalaman</h2>
<p>Mulai dengan kata kerja, sebutkan tindakan, lalu akhiri dengan hasil. Bandingkan dua kalimat ini.</p>
<table>
<thead><tr><th>Lemah</th><th>Kuat</th></tr></thead>
<tbody>
<tr><td>Bertanggung jawab atas laporan</td><td>Menyusun laporan harian 14 cabang dan memangkas keterlambatan dari dua hari menjadi empat jam</td></tr>
<tr><td>Membantu media sosial</td><td>Menulis 36 unggahan dan menaikkan pesan masuk dari 20 menjadi 55 per bulan</td></tr>
</tbody>
</table>
<h2>Sesuaikan, jangan menyebar</h2>
<p>Baca lowongan, garis bawahi lima kata penting, lalu pastikan kelimanya muncul secara jujur di CV. Dua puluh lamaran yang disesuaikan lebih berhasil daripada dua ratus lamaran yang sama.</p>
<p>Terakhir, simpan sebagai PDF dengan nama yang jelas, misalnya nama Anda dan posisi yang dilamar.</p>`,
    cover: { scene: 'books', seed: 2323, alt: 'Berkas lamaran di atas meja' },
    category: 'panduan-karier',
    tags: ['cv', 'lamaran'],
    authors: ['stefanus-gunadi'],
    publishedDaysAgo: 64,
  },
  {
    kind: 'podcasts',
    slug: 'dari-kasir-ke-analis',
    title: 'Dari kasir ke analis data',
    summary: 'Asep Mulyana menceritakan dua tahun perjalanannya berpindah bidang.',
    html: `<p>Asep bekerja sebagai kasir minimarket ketika pertama kali membuka kursus analisis data. Dua tahun kemudian, ia menjadi analis di perusahaan distribusi. Pada episode ini ia menceritakan bagian yang jarang dibagikan.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 03: belajar di sela pergantian giliran kerja.</li>
<li>Menit 12: data pertama yang ia analisis adalah antrean kasirnya sendiri.</li>
<li>Menit 20: tiga puluh tujuh lamaran, dua wawancara.</li>
<li>Menit 31: bulan pertama yang penuh rasa minder.</li>
<li>Menit 38: saran untuk diri sendiri dua tahun lalu.</li>
</ul>
<blockquote>Saya tidak punya ijazah yang cocok, tetapi saya punya grafik antrean yang bisa saya jelaskan sampai ke detiknya.</blockquote>
<h2>Catatan episode</h2>
<p>Bukti kerja pertama Asep hanya satu halaman: jam berapa antrean paling panjang dan berapa kasir yang dibutuhkan. Manajer toko memakainya untuk mengatur giliran. Halaman itu kemudian dibawa ke setiap wawancara.</p>
<p>Asep menyarankan agar calon analis mencari data di sekitar, bukan menunggu kumpulan data yang sempurna. Catatan parkir, jadwal ronda, atau stok warung dapat menjadi latihan yang bermakna, asalkan pemiliknya mengizinkan.</p>`,
    cover: { scene: 'podcast-mic', seed: 2331, alt: 'Mikrofon di ruang rekaman' },
    category: 'ruang-karier',
    tags: ['karier', 'data'],
    authors: ['maria-nahak', 'asep-mulyana'],
    publishedDaysAgo: 7,
    featured: true,
    audio: { season: 2, episode: 5, seconds: 2586 },
  },
  {
    kind: 'podcasts',
    slug: 'desain-untuk-ibu-saya',
    title: 'Merancang untuk ibu saya',
    summary: 'Ayu Kartika membahas rancangan yang ramah bagi pengguna lanjut usia.',
    html: `<p>Ibunya Ayu berusia 68 tahun dan selalu menelepon sebelum menekan tombol apa pun. Dari kebiasaan itu, Ayu belajar lebih banyak tentang desain daripada dari buku mana pun.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 02: tombol yang tidak terlihat seperti tombol.</li>
<li>Menit 10: ukuran huruf dan rasa hormat.</li>
<li>Menit 18: mengapa ikon tanpa tulisan membingungkan.</li>
<li>Menit 26: pesan galat yang membuat orang merasa bersalah.</li>
</ul>
<blockquote>Kalau ibu saya harus bertanya, berarti saya yang belum selesai merancang.</blockquote>
<h2>Yang bisa dicoba</h2>
<p>Ayu menyarankan latihan sederhana: mintalah satu orang tua di rumah menyelesaikan tugas kecil di aplikasi buatan Anda, misalnya mengganti foto profil. Duduklah di sebelahnya dan jangan menyentuh ponselnya. Catat setiap kali ia berhenti, lalu perbaiki tiga tempat teratas.</p>
<p>Rancangan yang memudahkan orang lanjut usia hampir selalu memudahkan semua orang: pengendara di bawah terik, orang yang lupa kacamata, dan pengguna dengan satu tangan yang sibuk menggendong anak. Itulah sebabnya keterbacaan tidak boleh menjadi urusan belakangan.</p>
<p>Selamat mendengarkan bersama keluarga.</p>`,
    cover: { scene: 'interview', seed: 2332, alt: 'Percakapan di studio podcast' },
    category: 'ruang-karier',
    tags: ['desain', 'aksesibilitas'],
    authors: ['maria-nahak', 'ayu-kartika'],
    publishedDaysAgo: 28,
    audio: { season: 2, episode: 4, seconds: 2190 },
  },
  {
    kind: 'podcasts',
    slug: 'nego-gaji-pertama',
    title: 'Negosiasi gaji pertama',
    summary: 'Stefanus Gunadi membagikan cara menyebut angka tanpa gemetar.',
    html: `<p>Sebagian besar lulusan baru menerima tawaran pertama karena takut dianggap tidak tahu diri. Stefanus, yang bertahun-tahun duduk di sisi perekrut, menjelaskan apa yang sebenarnya terjadi di balik meja.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 04: mengapa perusahaan menyebut rentang.</li>
<li>Menit 11: mencari kisaran gaji yang wajar di kota Anda.</li>
<li>Menit 19: kalimat yang sopan untuk meminta waktu berpikir.</li>
<li>Menit 27: hal selain gaji pokok yang bisa dibicarakan.</li>
</ul>
<blockquote>Menawar dengan sopan tidak pernah membuat saya membatalkan tawaran. Yang membuat ragu adalah calon yang tidak tahu alasannya.</blockquote>
<h2>Contoh kalimat</h2>
<p>"Terima kasih atas tawarannya. Berdasarkan kisaran posisi ini di Surabaya dan pengalaman saya menata laporan empat belas cabang, saya berharap di angka Rp 6.200.000. Apakah masih memungkinkan?" Setelah mengucapkannya, berhentilah bicara. Jeda itu wajar.</p>
<p>Bila angkanya tidak bisa berubah, tanyakan peninjauan setelah masa percobaan, tunjangan transportasi, atau kesempatan mengikuti pelatihan. Catat semua kesepakatan dalam email, dengan nada berterima kasih.</p>
<p>Lembar latihan dari episode ini dibagikan kepada peserta program Siap Kerja.</p>`,
    cover: { scene: 'podcast-mic', seed: 2333, alt: 'Mikrofon dan catatan di meja' },
    category: 'ruang-karier',
    tags: ['gaji', 'negosiasi'],
    authors: ['maria-nahak', 'stefanus-gunadi'],
    publishedDaysAgo: 50,
    audio: { season: 2, episode: 3, seconds: 2412 },
  },
  {
    kind: 'tulisan-temans',
    slug: 'kelas-malam-di-lapak-gorengan',
    title: 'Kelas malam di lapak gorengan',
    summary: 'Peserta kelas akuntansi menulis tentang belajar sambil menunggu minyak panas.',
    html: `<p><em>Ditulis oleh Wartini, penjual gorengan dan peserta Akuntansi untuk Usaha Kecil.</em></p>
<p>Setiap Rabu malam saya menyandarkan ponsel pada toples kerupuk. Suami menjaga wajan, saya menjaga buku kas. Kalau pengajar bertanya dan saya tidak menjawab, biasanya karena ada pembeli.</p>
<h2>Nota bekas bungkus</h2>
<p>Dulu saya tidak punya nota sama sekali. Pengajar menyuruh mencatat di kertas apa pun asal ada tanggalnya. Saya memakai kertas bekas bungkus tempe. Dalam sebulan terkumpul dua puluh enam lembar yang berminyak dan berharga.</p>
<h2>Angka yang membuat diam</h2>
<p>Dari catatan itu terlihat bahwa pisang goreng, yang paling laku, ternyata hanya menyisakan Rp 80 per potong. Tahu isi menyisakan Rp 350. Selama ini saya bangga dengan antrean pisang.</p>
<p>Saya tidak menghapus pisang, karena orang datang untuk itu. Namun, sekarang pisang selalu ditawarkan bersama tahu isi. Sebulan kemudian, untuk pertama kalinya, saya menabung Rp 400.000.</p>
<blockquote>Ternyata berhitung tidak membuat rezeki lari. Justru baru kelihatan jalannya.</blockquote>
<p>Kalau mampir ke lapak saya, tanyakan buku kasnya. Saya senang memamerkannya.</p>`,
    cover: { scene: 'kitchen', seed: 2341, alt: 'Wajan di lapak gorengan' },
    category: 'cerita-peserta',
    tags: ['akuntansi', 'usaha kecil'],
    authors: ['suparmi'],
    publishedDaysAgo: 9,
  },
  {
    kind: 'tulisan-temans',
    slug: 'wawancara-pertama-di-ruang-tunggu-puskesmas',
    title: 'Wawancara pertama saya di ruang tunggu puskesmas',
    summary: 'Peserta bootcamp UI/UX dari Ambon belajar mendengar lebih banyak daripada menjelaskan.',
    html: `<p><em>Ditulis oleh Frengky, peserta Bootcamp UI/UX Batch 4.</em></p>
<p>Tugas pekan kedua adalah mewawancarai lima orang tentang antrean layanan kesehatan. Saya menyiapkan dua puluh pertanyaan. Di puskesmas, pertanyaan ketiga saja tidak sempat saya ajukan, karena Oma Beatriks sudah bercerita sendiri.</p>
<h2>Cerita yang tidak saya tanyakan</h2>
<p>Beliau datang pukul lima pagi, bukan karena takut kehabisan nomor, melainkan karena angkutan dari kampungnya hanya lewat pukul setengah lima. Antrean daring yang saya bayangkan tidak akan menolongnya sama sekali.</p>
<h2>Mengganti masalah</h2>
<p>Kelompok kami semula merancang aplikasi nomor antrean. Setelah lima wawancara, kami mengubahnya menjadi jadwal yang menyesuaikan jam angkutan dan bisa dititipkan lewat kader kampung. Rancangannya lebih sederhana dan tidak terlihat canggih.</p>
<p>Saat presentasi, seorang penilai bertanya mengapa tidak ada fitur ini dan itu. Saya menceritakan Oma Beatriks. Beliau mengangguk dan tidak bertanya lagi.</p>
<blockquote>Riset bukan mencari orang yang setuju dengan gagasan kita.</blockquote>
<p>Portofolio saya kini dibuka dengan foto papan jadwal angkutan, bukan dengan gambar layar ponsel.</p>`,
    cover: { scene: 'sea-boat', seed: 2342, alt: 'Pelabuhan kecil di pagi hari' },
    category: 'cerita-peserta',
    tags: ['ui/ux', 'ambon', 'riset'],
    authors: ['ayu-kartika'],
    publishedDaysAgo: 24,
  },
  {
    kind: 'tulisan-temans',
    slug: 'kalimat-inggris-pertama-saya',
    title: 'Kalimat Inggris pertama saya di depan tamu',
    summary: 'Staf penerima tamu di Labuan Bajo menceritakan malam ketika ia tidak sempat takut.',
    html: `<p><em>Ditulis oleh Oktaviana, peserta Bahasa Inggris untuk Rapat dan Presentasi.</em></p>
<p>Malam itu listrik penginapan padam dan saya sendirian di meja depan. Empat tamu turun dari lantai dua dengan wajah bingung. Biasanya saya memanggil senior. Malam itu senior sedang mencari genset.</p>
<h2>Tidak sempat takut</h2>
<p>Saya teringat pola dari kelas: sebut masalahnya, sebut yang sedang dikerjakan, sebut waktunya. Maka keluarlah kalimat saya: <em>The power is out. My colleague is starting the generator. It will take about ten minutes.</em> Tiga kalimat pendek, tanpa hiasan.</p>
<p>Tamu itu mengangguk, duduk, dan bertanya apakah ada lilin. Saya menjawab <em>yes, of course</em> sambil gemetar sedikit.</p>
<h2>Setelah lampu menyala</h2>
<p>Besoknya salah satu tamu menulis di buku kesan bahwa stafnya tenang dan jelas. Saya memotret halaman itu dan mengirimkannya ke grup kelas.</p>
<ul>
<li>Kalimat pendek lebih mudah diucapkan saat panik.</li>
<li>Menyebut waktu menenangkan orang.</li>
<li>Tata bahasa yang sempurna boleh menunggu lampu menyala.</li>
</ul>
<p>Sekarang saya sedang belajar memimpin rapat pagi. Kalimat pembukanya sudah saya hafal di dapur.</p>`,
    cover: { scene: 'night-stars', seed: 2343, alt: 'Malam berbintang di tepi pantai' },
    category: 'cerita-peserta',
    tags: ['bahasa inggris', 'labuan bajo'],
    authors: ['yuliana-wenda'],
    publishedDaysAgo: 43,
  },
]
