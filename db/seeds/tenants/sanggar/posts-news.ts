import type { DemoPost } from '../../demo.types.ts'

export const news: DemoPost[] = [
  {
    kind: 'news',
    slug: 'studio-koding-dua-belas-bahasa',
    title: 'Studio koding kini menjalankan 12 bahasa pemrograman',
    summary:
      'Peserta menulis dan menjalankan kode langsung di peramban, tanpa memasang apa pun di komputernya.',
    html: `<p>Mulai pekan ini, studio koding Sanggar mendukung 12 bahasa pemrograman: JavaScript, TypeScript, Python, PHP, SQL, C, C++, Ruby, Lua, Perl, Prolog, dan Scheme. Semuanya berjalan di peramban peserta, sehingga latihan tetap bisa dikerjakan di laboratorium sekolah yang komputernya tidak boleh dipasangi program.</p>
<h2>Mengapa di peramban</h2>
<p>Selama ini pertemuan pertama kelas pemrograman sering habis untuk memasang perangkat. Versi yang berbeda, izin administrator yang terkunci, dan kuota internet yang terbatas membuat peserta lelah sebelum menulis baris pertama. Dengan studio koding, guru cukup membagikan tautan bab.</p>
<ul>
<li>Berkas bahasa diunduh satu kali, lalu tersimpan di perangkat.</li>
<li>Ukuran unduhan ditampilkan sebelum dimulai.</li>
<li>Program yang berjalan tanpa henti dihentikan otomatis setelah lima detik.</li>
</ul>
<h2>Untuk pengajar</h2>
<p>Setiap latihan dapat dilengkapi kasus uji terlihat dan tersembunyi. Hasil uji langsung masuk ke kemajuan belajar peserta.</p>
<blockquote>Yang paling terasa adalah waktu. Kami sudah menulis kode pada menit kelima, bukan pada pertemuan ketiga.</blockquote>
<p>Bila ingin mempelajari cara menyusun latihannya, ikuti kelas <a href="/Class/mengajar-dengan-studio-koding">Mengajar Pemrograman dengan Studio Koding</a>.</p>`,
    cover: { scene: 'code-editor', seed: 1301, alt: 'Editor kode dengan beberapa tab bahasa' },
    category: 'pembaruan-produk',
    tags: ['studio koding', 'pemrograman'],
    authors: ['togar-simanjuntak', 'wayan-sudarsana'],
    publishedDaysAgo: 2,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'kuis-tahan-sambungan-putus',
    title: 'Kuis daring kini tahan sambungan putus',
    summary:
      'Jawaban tersimpan otomatis setiap kali dipilih, dan peserta dapat melanjutkan dari soal terakhir.',
    html: `<p>Ujian daring paling sering gagal bukan karena soalnya sulit, melainkan karena jaringan. Pembaruan terbaru kuis Sanggar menyimpan setiap jawaban begitu dipilih. Bila sambungan terputus, jawaban ditahan di perangkat dan dikirim ketika jaringan kembali.</p>
<h2>Yang berubah bagi peserta</h2>
<ul>
<li>Keterangan Tersimpan muncul di dekat nomor soal, lengkap dengan jamnya.</li>
<li>Sisa waktu dihitung oleh server, sehingga memuat ulang halaman tidak menambah atau mengurangi waktu.</li>
<li>Soal yang belum dijawab ditandai jelas sebelum kuis dikumpulkan.</li>
</ul>
<h2>Yang berubah bagi pengajar</h2>
<p>Pengajar dapat mengatur jumlah percobaan, mengacak urutan soal, dan menentukan kapan pembahasan ditampilkan. Soal uraian masuk ke antrean penilaian, sedangkan soal pilihan dinilai seketika.</p>
<p>Kami menguji pembaruan ini bersama sekolah dampingan di Wamena dan Labuan Bajo, dua tempat dengan sambungan yang menantang. Dari 214 percobaan kuis selama masa uji, tidak ada jawaban yang hilang.</p>
<blockquote>Anak-anak tidak lagi menangkap layar setiap soal untuk berjaga-jaga. Itu tanda mereka mulai percaya.</blockquote>
<p>Pembaruan ini sudah aktif di semua akademi. Kuis lama tidak perlu disusun ulang, cukup periksa kembali pengaturan waktu dan jumlah percobaannya.</p>`,
    cover: { scene: 'computer-lab', seed: 1302, alt: 'Siswa mengerjakan kuis di laboratorium komputer' },
    category: 'pembaruan-produk',
    tags: ['kuis', 'ujian', 'jaringan'],
    authors: ['wayan-sudarsana'],
    publishedDaysAgo: 9,
  },
  {
    kind: 'news',
    slug: 'pesilat-angkatan-baru',
    title: 'Pesilat membuka angkatan baru untuk pengajar digital',
    summary:
      'Program berjenjang dengan lima sabuk ini menerima pengajar dari sekolah, lembaga kursus, dan komunitas.',
    html: `<p>Program <a href="/Program/pesilat">Pesilat</a> kembali menerima peserta. Seperti di gelanggang, setiap orang memulai dari sabuk putih dan naik setelah menunjukkan kemampuannya, bukan setelah menunggu waktu.</p>
<h2>Lima sabuk, lima bukti</h2>
<ol>
<li><strong>Putih:</strong> membuka kelas pertama dan menyambut peserta.</li>
<li><strong>Kuning:</strong> menulis satu kursus mandiri yang diuji tiga orang.</li>
<li><strong>Hijau:</strong> memandu satu angkatan sampai selesai.</li>
<li><strong>Biru:</strong> menyusun bank soal dan rubrik yang dipakai rekan.</li>
<li><strong>Hitam:</strong> mendampingi pengajar lain sampai naik sabuk.</li>
</ol>
<p>Bukti dinilai oleh dua penguji dengan rubrik terbuka. Peserta yang belum lulus mendapat umpan balik tertulis dan boleh mencoba kembali kapan saja.</p>
<h2>Siapa yang boleh ikut</h2>
<p>Siapa pun yang mengajar, termasuk pengajar mandiri tanpa lembaga. Tidak ada batas usia dan tidak ada biaya untuk sabuk putih dan kuning. Untuk sabuk berikutnya, peserta mengikuti kelas yang ditentukan dengan biaya masing-masing kelas.</p>
<p>Angkatan sebelumnya diikuti pengajar dari 31 kabupaten dan kota. Kami menantikan wajah baru dari daerah yang belum terwakili.</p>
<p>Pendaftaran dibuka sepanjang program berjalan, jadi Anda dapat memulai kapan pun jadwal mengajar memungkinkan.</p>`,
    cover: { scene: 'medal', seed: 1303, alt: 'Deretan medali dan sabuk berwarna' },
    category: 'program',
    tags: ['pesilat', 'pengajar'],
    authors: ['rahmawati'],
    publishedDaysAgo: 14,
  },
  {
    kind: 'news',
    slug: 'verifikasi-sertifikat-satu-pindaian',
    title: 'Sertifikat bisa diverifikasi dengan satu pindaian',
    summary: 'Setiap sertifikat memuat kode QR yang membuka halaman verifikasi resmi akademi penerbit.',
    html: `<p>Sertifikat yang diterbitkan akademi di Sanggar kini memuat kode unik dan gambar QR. Pemberi kerja, kampus, atau siapa pun yang menerima sertifikat dapat memindainya untuk memastikan keasliannya tanpa perlu masuk ke akun apa pun.</p>
<h2>Apa yang ditampilkan</h2>
<p>Halaman verifikasi menampilkan nama pemegang, nama kelas, akademi penerbit, tanggal terbit, dan daftar kompetensi. Data lain tidak ditampilkan. Alamat email, nomor telepon, dan nilai rinci tetap menjadi milik peserta.</p>
<h2>Bila sertifikat dicabut</h2>
<p>Kadang akademi perlu membetulkan nama atau mencabut sertifikat. Halaman verifikasi selalu menunjukkan keadaan terbaru, sehingga berkas lama yang sudah dicetak tidak lagi bisa disalahgunakan.</p>
<ul>
<li>Sertifikat dapat diunduh sebagai PDF.</li>
<li>Tautan verifikasi dapat dicantumkan di profil profesional.</li>
<li>Gelar dan nama tunggal ditulis sesuai yang diisi peserta.</li>
</ul>
<blockquote>Nama saya hanya satu kata. Baru kali ini sertifikat saya tidak memaksa nama belakang.</blockquote>
<p>Fitur ini aktif untuk semua akademi tanpa biaya tambahan.</p>
<p>Akademi yang sudah menerbitkan sertifikat sebelum pembaruan ini dapat menerbitkan ulang versi ber-QR dari halaman peserta. Nomor dan tanggal terbitnya tetap sama.</p>`,
    cover: { scene: 'graduation', seed: 1304, alt: 'Sertifikat kelulusan dengan kode QR' },
    category: 'pembaruan-produk',
    tags: ['sertifikat', 'verifikasi'],
    authors: ['nurhaliza-daulay'],
    publishedDaysAgo: 23,
  },
  {
    kind: 'news',
    slug: 'pembayaran-qris-dengan-jumlah-pas',
    title: 'Pembayaran QRIS kini memuat jumlah yang pas',
    summary:
      'Akademi cukup mengunggah QRIS miliknya sekali, lalu setiap tagihan menampilkan kode dengan jumlah yang tepat.',
    html: `<p>Banyak akademi kecil menerima pembayaran lewat QRIS statis yang ditempel di dinding. Masalahnya, peserta mengetik sendiri jumlahnya, dan pengelola kesulitan mencocokkan mutasi. Kini Sanggar mengolah QRIS milik akademi menjadi kode khusus untuk setiap tagihan.</p>
<h2>Cara kerjanya</h2>
<ol>
<li>Pengelola mengunggah gambar atau teks QRIS lembaga satu kali.</li>
<li>Setiap tagihan menampilkan kode dengan jumlah pas dan tiga angka unik.</li>
<li>Peserta memindai, membayar, lalu mengunggah bukti.</li>
<li>Pengelola mencocokkan dengan mutasi rekening dan menandai tagihan lunas.</li>
</ol>
<h2>Tetap perlu diperiksa manusia</h2>
<p>Cara ini bukan gerbang pembayaran. Bukti yang diunggah tidak otomatis berarti uang sudah masuk, karena itu status tagihan tetap Menunggu pembayaran sampai pengelola memastikannya. Kami menuliskannya terang di layar supaya tidak ada yang salah paham.</p>
<p>Akademi yang membutuhkan konfirmasi otomatis dapat menghubungkan penyedia pembayaran pilihannya di halaman pengaturan.</p>
<p>Saran kami, tetapkan dua jam pemeriksaan yang tetap setiap hari dan tulis di halaman pembayaran. Peserta jarang keberatan menunggu asalkan tahu sampai kapan. Catatan tagihan, bukti, dan nama petugas yang memeriksa tersimpan bersama untuk keperluan pembukuan.</p>`,
    cover: { scene: 'market', seed: 1305, alt: 'Pembayaran dengan memindai kode di sebuah kios' },
    category: 'pembaruan-produk',
    tags: ['pembayaran', 'qris'],
    authors: ['dede-kurniasih', 'nurhaliza-daulay'],
    publishedDaysAgo: 34,
  },
  {
    kind: 'news',
    slug: 'empat-puluh-tata-letak',
    title: 'Empat puluh tata letak untuk akademi yang berbeda',
    summary:
      'Dari radio komunitas sampai liga SMK, tiap akademi kini bisa memilih susunan halaman yang sesuai.',
    html: `<p>Dua akademi dengan warna yang sama seharusnya tetap mudah dibedakan. Itulah gagasan di balik empat puluh tata letak Sanggar. Setiap tata letak mengubah susunan kepala halaman, bagian pembuka, kartu, daftar, dan kaki halaman, bukan sekadar warnanya.</p>
<h2>Beberapa di antaranya</h2>
<table>
<thead><tr><th>Tata letak</th><th>Cocok untuk</th><th>Ciri</th></tr></thead>
<tbody>
<tr><td>smkcoding</td><td>Sekolah vokasi</td><td>Pembuka berbentuk jendela editor</td></tr>
<tr><td>foundation</td><td>Yayasan</td><td>Meter donasi dan dinding mitra</td></tr>
<tr><td>alkamedia</td><td>Rumah media</td><td>Kolom berita seperti majalah</td></tr>
<tr><td>perpustakaan</td><td>Kumpulan kursus</td><td>Rak yang digeser ke samping</td></tr>
</tbody>
</table>
<h2>Ringan di ponsel</h2>
<p>Peramban hanya mengunduh gaya dari tata letak yang dipakai. Warna pilihan Anda diperiksa kontrasnya secara otomatis, sehingga teks tetap terbaca meskipun warna merek sangat muda.</p>
<p>Mengganti tata letak tidak mengubah isi. Tulisan, kelas, dan gambar yang sudah ada langsung menempati susunan baru, dan Anda bisa kembali ke pilihan lama kapan saja.</p>
<p>Bila ragu, mulailah dari tata letak default.</p>
<p>Ingin tahu mana yang cocok? Ikuti <a href="/Class/bedah-halaman-depan">webinar Bedah Halaman Depan Akademi</a>, tempat kami membahas contoh langsung dari peserta.</p>`,
    cover: { scene: 'weave', seed: 1306, alt: 'Pola anyaman berwarna sebagai lambang ragam tata letak' },
    category: 'pembaruan-produk',
    tags: ['tata letak', 'desain'],
    authors: ['clara-halim'],
    publishedDaysAgo: 47,
  },
  {
    kind: 'news',
    slug: 'belajar-tanpa-sambungan',
    title: 'Bab kursus bisa dibaca tanpa sambungan internet',
    summary: 'Peserta dapat menyimpan bab di ponsel saat ada jaringan, lalu membacanya di mana saja.',
    html: `<p>Tidak semua peserta punya internet sepanjang hari. Ada yang hanya tersambung saat singgah di kantor desa, ada pula yang menghemat kuota sampai akhir bulan. Karena itu, bab kursus di Sanggar kini dapat disimpan dan dibaca tanpa sambungan.</p>
<h2>Cara memakainya</h2>
<ol>
<li>Buka kursus saat tersambung ke internet.</li>
<li>Pasang situs akademi di layar utama ponsel melalui menu peramban.</li>
<li>Buka bab yang ingin dibaca. Bab tersebut tersimpan di perangkat.</li>
</ol>
<p>Tanda selesai yang Anda berikan saat luring dikirim begitu jaringan kembali. Tidak ada kemajuan yang hilang.</p>
<h2>Hemat kuota</h2>
<p>Satu bab teks dengan gambar rata-rata memakan kurang dari 200 kilobita. Bila ponsel sedang dalam mode hemat data, halaman tidak mengunduh apa pun yang belum Anda minta.</p>
<blockquote>Saya menyimpan lima bab di pelabuhan, lalu membacanya sepanjang perjalanan kapal ke Larantuka.</blockquote>
<p>Fitur ini tersedia untuk bab berupa teks dan gambar. Video tetap membutuhkan sambungan.</p>
<p>Pengelola tidak perlu mengaktifkan apa pun. Bila materi diperbarui, versi terbaru diunduh saat peserta tersambung kembali.</p>`,
    cover: {
      scene: 'sea-boat',
      seed: 1307,
      alt: 'Perahu di laut, tempat peserta membaca bab tanpa internet',
    },
    category: 'pembaruan-produk',
    tags: ['luring', 'ponsel'],
    authors: ['yosep-wanimbo'],
    publishedDaysAgo: 61,
  },
  {
    kind: 'news',
    slug: 'data-pribadi-peserta',
    title: 'Cara kami menjaga data pribadi peserta',
    summary:
      'Data hanya diminta bila diperlukan, disamarkan di layar, dan dapat diunduh atau dihapus atas permintaan.',
    html: `<p>Akademi sering meminta data lebih banyak daripada yang dibutuhkan. Formulir menyalin formulir, dan akhirnya nomor induk kependudukan diminta hanya untuk ikut webinar. Mulai versi ini, Sanggar mengarahkan kebiasaan yang lebih sehat.</p>
<h2>Tiga aturan</h2>
<ul>
<li><strong>Diminta bila perlu.</strong> NIK dan NISN tidak ada di formulir bawaan. Keduanya hanya dapat ditambahkan pada program yang memang mewajibkannya.</li>
<li><strong>Disamarkan.</strong> Layar hanya menampilkan empat angka pertama dan empat angka terakhir. Setiap pembacaan angka lengkap tercatat.</li>
<li><strong>Bisa pergi.</strong> Peserta dapat mengunduh seluruh datanya dan meminta penghapusan dari halaman profil.</li>
</ul>
<h2>Data anak</h2>
<p>Untuk peserta di bawah umur, akademi dapat meminta persetujuan orang tua atau wali. Nama lengkap dan foto anak tidak ditampilkan di halaman umum tanpa persetujuan itu.</p>
<p>Pengelola juga mendapat daftar siapa saja yang pernah membuka data peka, lengkap dengan waktunya, sehingga pertanyaan peserta dapat dijawab dengan pasti.</p>
<p>Kami percaya kepercayaan dibangun dari hal-hal kecil seperti ini. Bila Anda menemukan bagian yang masih bisa diperbaiki, tim dukungan kami siap mendengarkan.</p>`,
    cover: { scene: 'server-room', seed: 1308, alt: 'Ruang server dengan lampu penanda' },
    category: 'kabar-sanggar',
    tags: ['privasi', 'data pribadi'],
    authors: ['suryadi'],
    publishedDaysAgo: 78,
  },
]
