import type { DemoPost } from '../../demo.types.ts'

export const blog: DemoPost[] = [
  {
    kind: 'blog',
    slug: 'lima-keputusan-sebelum-membuka-akademi',
    title: 'Lima keputusan sebelum membuka akademi daring',
    summary: 'Lima hal yang sebaiknya sudah Anda putuskan sebelum membeli domain atau merekam video.',
    html: `<p>Membuka akademi terasa menyenangkan pada tahap memilih nama dan logo. Sayangnya, kedua hal itu jarang menentukan nasib akademi. Dari pendampingan selama ini, ada lima keputusan yang jauh lebih berpengaruh.</p>
<h2>1. Siapa yang Anda tolak</h2>
<p>Menentukan peserta sasaran berarti berani berkata "ini bukan untuk Anda" kepada yang lain. Akademi pembukuan untuk pemilik warung akan mengecewakan calon auditor, dan itu wajar.</p>
<h2>2. Berapa jam Anda punya</h2>
<p>Hitung jam yang tersedia setiap pekan, kurangi sepertiganya untuk hal tak terduga, lalu rancang kelas yang muat di sisanya.</p>
<h2>3. Apa bukti keberhasilannya</h2>
<p>Peserta membayar untuk perubahan. Tentukan bukti yang bisa dilihat orang lain, misalnya laporan, karya, atau ujian praktik.</p>
<h2>4. Bagaimana uang bergerak</h2>
<p>Kapan peserta membayar, kapan pengajar menerima honor, dan apa aturan pengembalian dana. Tulis ketiganya di satu halaman.</p>
<h2>5. Kapan Anda berhenti</h2>
<p>Tetapkan batas sejak awal: bila setelah tiga angkatan keterisian masih di bawah separuh, ganti kelasnya. Batas yang ditulis saat tenang jauh lebih bijak daripada keputusan saat lelah.</p>
<blockquote>Akademi yang bertahan bukan yang paling cepat besar, melainkan yang paling jelas batasnya.</blockquote>
<p>Kelima keputusan ini dibahas lebih rinci dalam kursus gratis <a href="/Courses/membuka-akademi-daring">Membuka Akademi Daring Pertama Anda</a>.</p>`,
    cover: { scene: 'map', seed: 1311, alt: 'Peta dengan beberapa titik keputusan' },
    category: 'catatan-pengelola',
    tags: ['akademi', 'perencanaan'],
    authors: ['suryadi'],
    publishedDaysAgo: 4,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'merancang-untuk-ponsel-murah',
    title: 'Merancang untuk ponsel satu setengah juta rupiah',
    summary: 'Mengapa kami menguji setiap halaman di ponsel murah, bukan di laptop pengembang.',
    html: `<p>Di meja kerja kami ada empat ponsel bekas dengan layar retak di sudut. Semuanya keluaran lama, memorinya sempit, dan baterainya cepat habis. Setiap halaman Sanggar harus nyaman dipakai di sana sebelum dianggap selesai.</p>
<h2>Angka yang kami jaga</h2>
<ul>
<li>Kode yang diunduh halaman umum paling banyak 110 kilobita setelah dimampatkan.</li>
<li>Isi utama tampil kurang dari dua setengah detik pada jaringan 4G yang lambat.</li>
<li>Tidak ada teks yang lebih kecil dari 14 piksel.</li>
</ul>
<h2>Yang kami tinggalkan</h2>
<p>Menjaga angka itu berarti menolak banyak hal: video yang berputar sendiri, efek gulir yang berat, dan huruf hias yang harus diunduh lima berkas. Sebagian terasa sayang. Namun, setiap kali ragu, kami membuka halaman itu di ponsel retak tadi.</p>
<h2>Kejutan yang menyenangkan</h2>
<p>Halaman yang ringan ternyata juga lebih jelas. Ketika tidak bisa mengandalkan hiasan, kami terpaksa menulis judul yang lebih baik, memilih gambar yang bercerita, dan merapikan urutan.</p>
<p>Ada satu pelajaran yang kami bawa ke mana-mana: kecepatan adalah bentuk sopan santun. Orang yang belajar di sela pekerjaan sudah memberi kita waktunya yang paling mahal. Jangan dihabiskan untuk menunggu.</p>`,
    cover: { scene: 'phone-app', seed: 1312, alt: 'Ponsel dengan aplikasi belajar' },
    category: 'di-balik-layar',
    tags: ['desain', 'kinerja', 'ponsel'],
    authors: ['clara-halim', 'wayan-sudarsana'],
    publishedDaysAgo: 11,
  },
  {
    kind: 'blog',
    slug: 'menentukan-harga-kelas-pertama',
    title: 'Menentukan harga kelas pertama tanpa menebak',
    summary: 'Cara menghitung harga yang adil bagi peserta dan tetap menghidupi pengajar.',
    html: `<p>Pertanyaan yang paling sering kami terima dari pengelola baru bukan soal teknologi, melainkan soal harga. Banyak yang memasang angka karena melihat tetangga, lalu bertanya-tanya mengapa kas selalu kosong.</p>
<h2>Tiga angka yang perlu diketahui</h2>
<ol>
<li><strong>Biaya tetap:</strong> tetap keluar berapa pun pesertanya, misalnya honor pengajar dan sewa ruang.</li>
<li><strong>Biaya per peserta:</strong> bertambah seiring peserta, misalnya bahan praktik dan pemeriksaan tugas.</li>
<li><strong>Titik impas:</strong> jumlah peserta yang membuat pendapatan sama dengan biaya.</li>
</ol>
<h2>Contoh</h2>
<p>Kelas membatik dua pekan memiliki biaya tetap Rp 3.000.000 dan biaya bahan Rp 150.000 per peserta. Bila harganya Rp 450.000, setiap peserta menyumbang Rp 300.000 untuk menutup biaya tetap. Titik impasnya sepuluh peserta.</p>
<p>Bila ruang hanya muat dua belas orang, kelas ini aman tetapi tipis. Menaikkan harga menjadi Rp 525.000 menurunkan titik impas ke delapan peserta, dan itu memberi ruang bernapas.</p>
<h2>Diskon yang masuk akal</h2>
<p>Berikan diskon untuk perilaku yang membantu Anda, misalnya mendaftar dua pekan lebih awal atau datang bertiga. Hindari diskon mendadak menjelang kelas dimulai, sebab peserta yang membayar penuh akan merasa dirugikan dan angkatan berikutnya belajar untuk menunggu.</p>`,
    cover: { scene: 'batik', seed: 1313, alt: 'Kain batik di atas meja kerja' },
    category: 'catatan-pengelola',
    tags: ['harga', 'keuangan'],
    authors: ['dede-kurniasih'],
    publishedDaysAgo: 19,
  },
  {
    kind: 'blog',
    slug: 'pesan-galat-yang-menolong',
    title: 'Menulis pesan galat yang menolong',
    summary:
      'Pesan kesalahan adalah percakapan pada saat pengguna paling cemas. Begini cara kami menulisnya.',
    html: `<p>Tidak ada yang membuka aplikasi belajar untuk membaca pesan galat. Namun, saat pesan itu muncul, di sanalah kepercayaan diuji. Kami punya empat aturan kecil yang dipakai di seluruh Sanggar.</p>
<h2>Sebut apa yang terjadi</h2>
<p>"Terjadi kesalahan" tidak memberi tahu apa-apa. Bandingkan dengan "Berkas terlalu besar. Ukuran paling besar 10 MB, berkas Anda 14 MB." Kalimat kedua langsung bisa ditindaklanjuti.</p>
<h2>Jangan menyalahkan</h2>
<p>Hindari kata "Anda salah memasukkan". Tulis keadaannya: "Kata sandi tidak cocok." Pengguna tahu siapa yang mengetik.</p>
<h2>Tawarkan langkah berikutnya</h2>
<p>Setiap pesan diakhiri jalan keluar: coba lagi, kembali, atau hubungi siapa. Bila pekerjaan pengguna sudah tersimpan, katakan. Kalimat "Jawaban Anda tersimpan di perangkat ini" menenangkan lebih dari permintaan maaf mana pun.</p>
<h2>Pakai bahasa sehari-hari</h2>
<p>Kode teknis boleh ada, tetapi kecil dan di bawah, untuk disalin saat meminta bantuan.</p>
<table>
<thead><tr><th>Sebelum</th><th>Sesudah</th></tr></thead>
<tbody>
<tr><td>Error 413</td><td>Berkas terlalu besar. Kompres dulu atau pilih berkas lain.</td></tr>
<tr><td>Sesi tidak valid</td><td>Anda sudah lama tidak aktif. Silakan masuk kembali, draf Anda aman.</td></tr>
</tbody>
</table>
<p>Menulis pesan galat tidak butuh waktu lama. Yang dibutuhkan hanyalah membayangkan orang yang membacanya pukul sebelas malam, lima menit sebelum batas pengumpulan.</p>`,
    cover: { scene: 'laptop-desk', seed: 1314, alt: 'Laptop yang menampilkan sebuah pesan' },
    category: 'di-balik-layar',
    tags: ['penulisan', 'antarmuka'],
    authors: ['clara-halim'],
    publishedDaysAgo: 28,
  },
  {
    kind: 'blog',
    slug: 'menyambut-peserta-minggu-pertama',
    title: 'Tujuh hari pertama yang menentukan',
    summary: 'Rencana sambutan sederhana agar peserta baru tidak berhenti sebelum mulai.',
    html: `<p>Kami menelusuri 1.900 pendaftaran kursus gratis di situs ini. Peserta yang menyelesaikan satu bab dalam tiga hari pertama hampir lima kali lebih mungkin menamatkan kursus. Jadi, pertanyaannya sederhana: bagaimana membuat orang menyentuh bab pertama?</p>
<h2>Hari pertama</h2>
<p>Kirim pesan sambutan yang pendek. Isinya satu tautan menuju bab pertama dan perkiraan waktunya. "Bab pertama selesai dalam sembilan menit" lebih mengundang daripada tiga paragraf ucapan selamat datang.</p>
<h2>Hari ketiga</h2>
<p>Bagi yang belum mulai, kirim satu pertanyaan, bukan teguran. "Apa yang membuat Anda tertarik dengan kelas ini?" sering dibalas, dan balasan itu menjadi pintu percakapan.</p>
<h2>Hari kelima</h2>
<p>Tunjukkan karya peserta lain dengan izin mereka. Melihat orang yang setara berhasil lebih mendorong daripada melihat karya ahli.</p>
<h2>Hari ketujuh</h2>
<p>Beri jalan pulang bagi yang sibuk. Tawarkan pindah ke angkatan berikutnya tanpa biaya. Peserta yang berhenti dengan baik sering kembali, sedangkan yang merasa gagal jarang.</p>
<blockquote>Sambutan terbaik bukan yang paling meriah, melainkan yang paling memudahkan langkah pertama.</blockquote>`,
    cover: { scene: 'classroom', seed: 1315, alt: 'Peserta baru duduk di ruang kelas' },
    category: 'praktik-mengajar',
    tags: ['peserta', 'sambutan'],
    authors: ['andi-tenriawaru'],
    publishedDaysAgo: 39,
  },
  {
    kind: 'blog',
    slug: 'mengajar-dari-wamena',
    title: 'Yang kami pelajari dari kelas di Wamena',
    summary: 'Catatan lapangan tentang listrik, sinyal, dan kesabaran para guru di pegunungan.',
    html: `<p>Bulan lalu saya menghabiskan sebelas hari di tiga sekolah dampingan di Wamena. Tujuannya menguji pembaruan kuis. Yang saya bawa pulang justru daftar hal yang tidak pernah terpikir di kantor.</p>
<h2>Listrik datang bergiliran</h2>
<p>Di salah satu sekolah, genset menyala dari pukul delapan sampai sebelas. Guru menyusun jadwal agar semua yang memerlukan layar terjadi di rentang itu, lalu diskusi dilakukan setelahnya. Kelas mereka tertata rapi justru karena batas itu.</p>
<h2>Satu ponsel untuk tiga orang</h2>
<p>Siswa bergantian memakai satu ponsel. Karena itu, tombol Keluar harus mudah dicari dan draf harus melekat pada akun, bukan pada perangkat. Kami memperbaiki keduanya malam itu juga.</p>
<h2>Bahasa yang akrab</h2>
<p>Contoh soal tentang kereta komuter tidak berarti apa-apa bagi anak yang belum pernah melihat kereta. Guru mengganti semuanya dengan ubi, noken, dan jarak jalan kaki antardistrik. Nilai rata-rata latihan naik tanpa materi diubah sedikit pun.</p>
<h2>Pulang dengan daftar</h2>
<p>Saya membawa pulang dua puluh tiga catatan perbaikan. Sembilan sudah dikerjakan. Sisanya kami tempel di dinding, di sebelah foto papan tulis yang penuh hitungan ubi.</p>`,
    cover: { scene: 'village-school', seed: 1316, alt: 'Sekolah di pegunungan pada pagi hari' },
    category: 'praktik-mengajar',
    tags: ['papua', 'lapangan', 'sekolah'],
    authors: ['yosep-wanimbo'],
    publishedDaysAgo: 52,
  },
  {
    kind: 'blog',
    slug: 'kata-yang-kami-pilih',
    title: 'Mengapa kami menulis "bab", bukan "lesson"',
    summary:
      'Pilihan kata di antarmuka adalah keputusan desain. Ini beberapa perdebatan di balik layar kami.',
    html: `<p>Daftar istilah Sanggar memuat enam puluh entri. Setiap entri pernah diperdebatkan, kadang selama satu sore. Berikut beberapa yang paling berkesan.</p>
<h2>Bab</h2>
<p>Kata "pelajaran" terasa seperti jadwal sekolah, sedangkan "materi" terlalu luas. "Bab" sudah akrab dari buku: ada urutannya, ada judulnya, dan bisa ditandai selesai.</p>
<h2>Peserta dan siswa</h2>
<p>Di akademi, orang dewasa tidak selalu nyaman disebut siswa. Kami memakai "peserta" untuk kelas dan "siswa" untuk konteks sekolah.</p>
<h2>Kumpulkan</h2>
<p>Tombol untuk mengirim tugas sempat berbunyi "Submit", lalu "Serahkan". Para guru yang kami wawancarai semuanya mengucapkan "kumpulkan". Perdebatan selesai.</p>
<h2>Anda</h2>
<p>Kami memilih "Anda" dengan huruf besar, sebab sopan tanpa kaku dan berlaku untuk segala usia. Kalimatnya tetap pendek dan aktif agar tidak terasa seperti surat dinas.</p>
<p>Setiap kata baru kami uji dengan membacakannya kepada tiga orang yang tidak bekerja di bidang teknologi.</p>
<p>Daftar istilah ini terus berubah. Bila ada kata yang terasa ganjil di layar Anda, beri tahu kami. Sering kali, orang yang paling peka terhadap bahasa adalah orang yang setiap hari memakainya untuk mengajar.</p>`,
    cover: { scene: 'books', seed: 1317, alt: 'Kamus dan buku di atas rak' },
    category: 'di-balik-layar',
    tags: ['bahasa', 'istilah'],
    authors: ['nurhaliza-daulay', 'melati-tanjung'],
    publishedDaysAgo: 66,
  },
]
