import type { DemoPost } from '../../demo.types.ts'

export const blog: DemoPost[] = [
  {
    kind: 'blog',
    slug: 'tiga-bulan-jadi-analis',
    title: 'Tiga bulan pertama saya sebagai analis data',
    summary: 'Yang tidak diajarkan di kelas: bertanya kembali, menamai berkas, dan berkata belum tahu.',
    html: `<p>Saya masuk kerja dengan bekal SQL dan tabel pivot. Ternyata pekerjaan analis sebagian besar berisi percakapan. Berikut catatan jujur dari tiga bulan pertama.</p>
<h2>Pekan pertama: bertanya kembali</h2>
<p>Atasan meminta "data penjualan tahun ini". Saya langsung mengirim tabel delapan ribu baris. Beliau tersenyum dan bertanya, "Jadi, cabang mana yang perlu saya telepon?" Sejak itu saya selalu bertanya keputusan apa yang menunggu.</p>
<h2>Bulan pertama: angka yang tidak cocok</h2>
<p>Omzet versi saya berbeda Rp 14 juta dari versi bagian keuangan. Setelah dua hari, sebabnya ketemu: saya menghitung pesanan yang dibatalkan. Kini setiap laporan saya memuat definisi di catatan kaki.</p>
<h2>Bulan kedua: berkata belum tahu</h2>
<p>Dalam rapat, seseorang bertanya mengapa penjualan Cirebon turun. Saya hampir mengarang. Untunglah saya berkata, "Saya belum tahu, besok saya kabari." Tidak ada yang marah. Besoknya saya datang dengan jawaban.</p>
<h2>Bulan ketiga: kebiasaan kecil</h2>
<ul>
<li>Menyimpan setiap kueri dengan tanggal dan tujuan.</li>
<li>Memeriksa total sebelum mengirim.</li>
<li>Menulis simpulan di baris pertama email.</li>
</ul>
<blockquote>Kemampuan teknis membuat saya diterima. Kebiasaan kecil membuat saya dipercaya.</blockquote>`,
    cover: { scene: 'laptop-desk', seed: 2311, alt: 'Meja kerja seorang analis' },
    category: 'dunia-kerja',
    tags: ['data', 'pengalaman kerja'],
    authors: ['asep-mulyana'],
    publishedDaysAgo: 5,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'grafik-yang-menipu',
    title: 'Lima cara grafik menipu mata',
    summary: 'Kenali trik yang sering muncul di presentasi, termasuk yang tidak disengaja.',
    html: `<p>Grafik jarang berbohong terang-terangan. Yang lebih sering terjadi, grafik dibuat tergesa-gesa sehingga mata pembaca digiring ke simpulan yang keliru. Berikut lima pola yang paling sering saya temui.</p>
<h2>1. Sumbu yang dipotong</h2>
<p>Batang 98 dan 100 tampak berbeda dua kali lipat bila sumbu dimulai dari 96. Pada grafik batang, mulailah dari nol.</p>
<h2>2. Rentang waktu yang dipilih</h2>
<p>Penjualan yang naik sejak April bisa saja turun bila dilihat sejak Januari. Tanyakan selalu apa yang terjadi sebelum titik pertama.</p>
<h2>3. Dua sumbu tegak</h2>
<p>Dengan mengatur skala kiri dan kanan, dua garis apa pun dapat dibuat tampak seiring. Lebih aman membuat dua grafik yang disusun atas bawah.</p>
<h2>4. Gambar yang membesar</h2>
<p>Ikon karung beras yang tingginya dua kali lipat memiliki luas empat kali lipat. Mata membaca luas, bukan tinggi.</p>
<h2>5. Persentase tanpa pembagi</h2>
<p>"Naik 50 persen" dari dua menjadi tiga orang berbeda artinya dengan dari dua ribu menjadi tiga ribu.</p>
<h2>Kebiasaan penangkal</h2>
<p>Sebelum percaya, baca judul sumbu, angka terkecil, dan sumber data. Tiga pemeriksaan itu memakan waktu sepuluh detik. Sebelum mengirim grafik sendiri, lakukan hal yang sama, seolah-olah grafik itu dibuat oleh orang yang tidak Anda sukai.</p>`,
    cover: { scene: 'chart-board', seed: 2312, alt: 'Papan dengan grafik yang janggal' },
    category: 'belajar-data',
    tags: ['grafik', 'data'],
    authors: ['marsel-situmorang'],
    publishedDaysAgo: 13,
  },
  {
    kind: 'blog',
    slug: 'menjawab-ceritakan-tentang-diri-anda',
    title: 'Menjawab "ceritakan tentang diri Anda"',
    summary: 'Susunan jawaban satu menit untuk pertanyaan wawancara yang paling sering diajukan.',
    html: `<p>Pertanyaan ini hampir selalu muncul dan hampir selalu dijawab dengan riwayat hidup dari sekolah dasar. Pewawancara sebenarnya ingin mengetahui satu hal: mengapa Anda cocok untuk pekerjaan ini.</p>
<h2>Susunan tiga bagian</h2>
<ol>
<li><strong>Sekarang:</strong> apa yang sedang Anda kerjakan atau pelajari, dua kalimat.</li>
<li><strong>Sebelumnya:</strong> satu pengalaman yang relevan beserta hasilnya, tiga kalimat.</li>
<li><strong>Selanjutnya:</strong> mengapa posisi ini menarik, dua kalimat.</li>
</ol>
<h2>Contoh</h2>
<blockquote>Saat ini saya mengelola administrasi koperasi dengan 1.200 anggota di Klaten. Tahun lalu saya memindahkan pencatatan dari buku ke lembar kerja, sehingga rekap bulanan yang semula lima hari kini selesai dalam satu hari. Saya tertarik dengan posisi ini karena perusahaan Anda sedang menata data cabang, dan saya ingin mengerjakan hal serupa dalam skala lebih besar.</blockquote>
<h2>Yang sebaiknya dihindari</h2>
<p>Jangan menyebut sifat tanpa bukti, jangan membuka dengan permintaan maaf, dan jangan menghafal kata demi kata. Hafalkan kerangkanya saja.</p>
<h2>Berlatih</h2>
<p>Rekam jawaban Anda, lalu dengarkan dengan hitungan waktu. Bila melebihi sembilan puluh detik, pangkas bagian kedua. Mintalah teman mengulang apa yang ia ingat. Bila ia menyebut hasil kerja Anda, jawaban itu sudah siap dipakai.</p>`,
    cover: { scene: 'interview', seed: 2313, alt: 'Suasana wawancara kerja' },
    category: 'dunia-kerja',
    tags: ['wawancara', 'karier'],
    authors: ['stefanus-gunadi'],
    publishedDaysAgo: 21,
  },
  {
    kind: 'blog',
    slug: 'riset-pengguna-di-pasar',
    title: 'Riset pengguna di pasar Badung',
    summary: 'Ketika rancangan aplikasi yang rapi bertemu pedagang yang tangannya basah.',
    html: `<p>Peserta kelas saya membawa purwarupa aplikasi pencatatan utang pelanggan ke Pasar Badung. Di kelas, rancangannya tampak sempurna. Di pasar, semuanya berubah dalam sepuluh menit.</p>
<h2>Tangan basah</h2>
<p>Pedagang ikan menyentuh layar dengan jari basah, dan tombol kecil di pojok tidak merespons. Beliau menekan tiga kali, lalu meletakkan ponsel dan kembali ke buku tulis.</p>
<h2>Nama panggilan</h2>
<p>Formulir meminta nama lengkap. Padahal pelanggan dikenal sebagai "Mek Ketut rumah biru". Kolom wajib yang tampak wajar ternyata menghentikan seluruh alur.</p>
<h2>Utang yang tidak berbentuk uang</h2>
<p>Sebagian utang dibayar dengan barang. Tidak ada satu pun dari kami yang memikirkan kemungkinan itu.</p>
<h2>Yang kami ubah</h2>
<ul>
<li>Tombol utama diperbesar dan diletakkan di bawah.</li>
<li>Nama diganti menjadi sebutan bebas, dengan foto bila pemiliknya mengizinkan.</li>
<li>Kolom jumlah menerima catatan singkat.</li>
</ul>
<p>Pada kunjungan kedua, dua dari lima pedagang memakainya sampai sore. Itu bukan angka besar. Namun, keduanya bertanya kapan kami kembali, dan bagi seorang perancang, pertanyaan itu adalah pujian tertinggi.</p>
<p>Kami sudah menandai tanggalnya.</p>`,
    cover: { scene: 'market', seed: 2314, alt: 'Pedagang di pasar tradisional' },
    category: 'belajar-desain',
    tags: ['riset pengguna', 'bali'],
    authors: ['ayu-kartika'],
    publishedDaysAgo: 30,
  },
  {
    kind: 'blog',
    slug: 'takut-salah-berbahasa-inggris',
    title: 'Tentang takut salah saat berbahasa Inggris',
    summary: 'Rasa malu lebih sering menghambat daripada tata bahasa. Ini cara saya mengatasinya di kelas.',
    html: `<p>Seorang peserta dari Sorong bercerita bahwa ia sudah belajar bahasa Inggris selama dua belas tahun, tetapi belum pernah menelepon tamu asing sendirian. Tata bahasanya baik. Yang menahannya adalah ketakutan ditertawakan.</p>
<h2>Dari mana rasa takut itu</h2>
<p>Sebagian besar dari kita belajar bahasa Inggris dengan tinta merah. Setiap kesalahan ditandai, sedangkan kalimat yang berhasil dianggap biasa. Lama-kelamaan, diam terasa lebih aman.</p>
<h2>Tiga kebiasaan di kelas saya</h2>
<ol>
<li><strong>Selesaikan dulu.</strong> Tidak ada koreksi sebelum pembicara selesai.</li>
<li><strong>Satu perbaikan.</strong> Saya memilih satu kesalahan yang mengganggu pengertian, bukan semuanya.</li>
<li><strong>Ulangi dengan bangga.</strong> Pembicara mengulang kalimatnya sekali lagi dengan perbaikan itu.</li>
</ol>
<h2>Ukuran yang berbeda</h2>
<p>Kami menghitung jumlah percakapan yang berhasil, bukan jumlah kesalahan. Peserta dari Sorong itu mencatat empat panggilan berhasil pada bulan pertama. Pada salah satunya ia lupa kata "handuk" dan menyebutnya <em>the cloth after shower</em>. Tamunya mengerti.</p>
<blockquote>Bahasa adalah jembatan. Jembatan kayu pun sampai ke seberang.</blockquote>
<p>Jadi, mulailah dari kalimat yang ada. Yang indah bisa menyusul.</p>`,
    cover: { scene: 'sea-boat', seed: 2315, alt: 'Perahu menyeberang ke pulau' },
    category: 'belajar-bahasa',
    tags: ['bahasa inggris', 'percaya diri'],
    authors: ['yuliana-wenda'],
    publishedDaysAgo: 41,
  },
  {
    kind: 'blog',
    slug: 'warung-yang-merugi-diam-diam',
    title: 'Warung yang merugi diam-diam',
    summary: 'Cerita pembukuan tentang warung ramai yang kasnya selalu kosong.',
    html: `<p>Warung Bu Tini ramai dari pagi sampai malam. Anehnya, setiap akhir bulan ia meminjam uang adiknya untuk belanja stok. Kami duduk bersama selama tiga sore, ditemani setumpuk nota dan teh manis.</p>
<h2>Sore pertama: mengumpulkan</h2>
<p>Nota ditemukan di laci, di bawah taplak, dan di saku celemek. Totalnya 214 lembar untuk satu bulan. Dari situ kami menyusun penjualan dan belanja harian.</p>
<h2>Sore kedua: menghitung</h2>
<p>Penjualan Rp 18.600.000, belanja bahan Rp 13.900.000. Sisanya Rp 4.700.000. Ke mana perginya? Ternyata gas, listrik, plastik, dan upah pembantu mencapai Rp 3.100.000. Yang tersisa Rp 1.600.000, sementara pengambilan untuk rumah Rp 2.400.000.</p>
<h2>Sore ketiga: memutuskan</h2>
<ul>
<li>Harga nasi campur naik Rp 1.000 karena bahannya naik sejak setahun lalu.</li>
<li>Dua menu yang jarang laku dihapus.</li>
<li>Bu Tini menggaji diri sendiri Rp 1.500.000 sebulan.</li>
</ul>
<p>Tiga bulan kemudian, warung itu tidak lagi meminjam. Tidak ada keajaiban. Hanya ada 214 nota yang akhirnya dibaca.</p>
<blockquote>Saya kira ramai itu sama dengan untung.</blockquote>
<p>Begitu kata Bu Tini pada sore terakhir, sambil menuang teh.</p>`,
    cover: { scene: 'kitchen', seed: 2316, alt: 'Dapur warung makan' },
    category: 'belajar-keuangan',
    tags: ['pembukuan', 'warung'],
    authors: ['suparmi'],
    publishedDaysAgo: 55,
  },
  {
    kind: 'blog',
    slug: 'belajar-sambil-mengasuh',
    title: 'Belajar sambil mengasuh anak',
    summary: 'Cara menyusun waktu belajar ketika hari Anda bukan sepenuhnya milik Anda.',
    html: `<p>Saran umum tentang belajar biasanya dimulai dengan "sediakan waktu dua jam tanpa gangguan". Bagi orang tua balita, kalimat itu terdengar seperti dongeng. Kami mengumpulkan cara yang benar-benar dipakai peserta.</p>
<h2>Potongan lima belas menit</h2>
<p>Sita dari Banjarbaru menulis daftar tugas menurut lamanya. Bila anak tidur siang, ia memilih dari daftar lima belas menit. Ia tidak lagi membuang waktu untuk memutuskan.</p>
<h2>Mendengar sebelum membaca</h2>
<p>Podcast dan rekaman kelas didengarkan saat menjemur atau memasak. Malamnya, bab yang sama dibaca cepat karena sudah akrab.</p>
<h2>Kesepakatan keluarga</h2>
<p>Yohanes di Maumere meminta dua malam tanpa gangguan setiap pekan dan menggantinya dengan dua pagi penuh mengurus anak. Kesepakatan itu ditempel di pintu kulkas.</p>
<h2>Memaafkan pekan yang gagal</h2>
<p>Anak demam, listrik padam, lembur mendadak. Peserta yang bertahan bukan yang tidak pernah tertinggal, melainkan yang kembali tanpa menghukum diri.</p>
<ul>
<li>Simpan satu pekan cadangan setiap bulan.</li>
<li>Beri tahu pengajar lebih awal.</li>
<li>Rayakan bab yang selesai, sekecil apa pun.</li>
</ul>
<p>Semua kursus mandiri kami dapat dijeda kapan saja. Kemajuan Anda menunggu di tempat terakhir.</p>`,
    cover: { scene: 'children-reading', seed: 2317, alt: 'Anak membaca di dekat orang tuanya' },
    category: 'dunia-kerja',
    tags: ['keluarga', 'kebiasaan belajar'],
    authors: ['maria-nahak'],
    publishedDaysAgo: 70,
  },
]
