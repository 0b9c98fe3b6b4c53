import type { DemoPost } from '../../demo.types.ts'

export const news: DemoPost[] = [
  {
    kind: 'news',
    slug: 'pendaftaran-bootcamp-ui-ux',
    title: 'Pendaftaran Bootcamp UI/UX batch 5 dibuka',
    summary:
      'Tersedia 32 tempat untuk sepuluh pekan belajar bersama mentor, termasuk delapan kursi keringanan biaya.',
    html: `<p>Akademi Cendekia membuka pendaftaran <a href="/Camp/bootcamp-ui-ux">Bootcamp UI/UX: dari Riset ke Purwarupa</a> untuk batch kelima. Kelas berlangsung sepuluh pekan, dua malam setiap pekan, sepenuhnya daring.</p>
<h2>Apa yang baru</h2>
<ul>
<li>Setiap kelompok kini berisi empat orang, sebelumnya enam.</li>
<li>Ada sesi kritik mingguan yang dipandu perancang dari industri.</li>
<li>Studi kasus kedua dikerjakan untuk lembaga sosial yang nyata.</li>
</ul>
<h2>Kursi keringanan</h2>
<p>Delapan dari tiga puluh dua kursi disediakan dengan potongan setengah harga bagi peserta dari luar Jawa dan pengasuh anak penuh waktu. Pemohon cukup menulis alasan sepanjang dua ratus kata pada formulir pendaftaran.</p>
<h2>Proses seleksi</h2>
<p>Tidak ada tes menggambar. Tim akademik melihat kesediaan waktu dan rasa ingin tahu. Pemohon diundang mengikuti percakapan lima belas menit, dan hasilnya diumumkan dalam tiga hari kerja.</p>
<blockquote>Kami lebih suka bertemu orang yang sering bertanya daripada orang yang sudah mahir memakai perangkat desain.</blockquote>
<p>Pertanyaan dapat dikirim melalui WhatsApp akademi pada jam kerja.</p>
<p>Rekaman sesi pengenalan dapat diminta oleh siapa pun yang masih menimbang-nimbang.</p>`,
    cover: { scene: 'phone-app', seed: 2301, alt: 'Sketsa layar aplikasi' },
    category: 'pendaftaran',
    tags: ['bootcamp', 'ui/ux'],
    authors: ['ayu-kartika'],
    publishedDaysAgo: 3,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'titik-belajar-kupang',
    title: 'Titik belajar keempat dibuka di Kupang',
    summary:
      'Ruang belajar dengan dua puluh meja, internet, dan jadwal pertemuan bulanan kini hadir di Kupang.',
    html: `<p>Setelah Klaten, Padang, dan Makassar, Akademi Cendekia membuka titik belajar di Kupang. Ruangannya sederhana: dua puluh meja, satu papan tulis panjang, dan sambungan internet yang cukup untuk mengikuti kelas bersama.</p>
<h2>Untuk siapa</h2>
<p>Titik belajar terbuka bagi peserta kelas mana pun. Anda boleh datang untuk mengerjakan tugas, mengikuti pertemuan daring bersama-sama, atau bertemu mentor yang berjaga setiap Sabtu.</p>
<h2>Jam buka</h2>
<table>
<thead><tr><th>Hari</th><th>Jam (WITA)</th><th>Kegiatan</th></tr></thead>
<tbody>
<tr><td>Senin sampai Kamis</td><td>14.00 sampai 20.00</td><td>Belajar mandiri</td></tr>
<tr><td>Jumat</td><td>Tutup</td><td></td></tr>
<tr><td>Sabtu</td><td>09.00 sampai 16.00</td><td>Konsultasi mentor</td></tr>
</tbody>
</table>
<p>Pembukaan dihadiri peserta dari Soe dan Kefamenanu yang menempuh perjalanan beberapa jam. Mereka berharap ada pertemuan keliling ke kabupaten.</p>
<blockquote>Belajar sendirian di kamar itu sepi. Di sini saya punya teman yang sama-sama bingung, dan itu menenangkan.</blockquote>
<p>Jadwal pertemuan keliling sedang disusun dan akan diumumkan setelah survei kebutuhan selesai. Peserta yang bersedia menjadi tuan rumah dapat menghubungi tim akademik.</p>
<p>Semua kegiatan di titik belajar tidak dipungut biaya. Peserta hanya diminta mengisi buku hadir dan merapikan meja sebelum pulang.</p>`,
    cover: { scene: 'classroom', seed: 2302, alt: 'Ruang belajar dengan meja berderet' },
    category: 'kabar-akademi',
    tags: ['kupang', 'titik belajar'],
    authors: ['maria-nahak'],
    publishedDaysAgo: 10,
  },
  {
    kind: 'news',
    slug: 'lulusan-sql-batch-dua',
    title: 'Tiga puluh empat peserta lulus kelas SQL untuk Analis',
    summary: 'Tugas akhir batch kedua menghasilkan laporan yang langsung dipakai di tempat kerja peserta.',
    html: `<p>Dari empat puluh peserta yang mendaftar, tiga puluh empat menyelesaikan kelas <a href="/Class/sql-untuk-analis">SQL untuk Analis</a> batch kedua. Tingkat kelulusan ini naik dari 71 persen menjadi 85 persen dibandingkan batch pertama.</p>
<h2>Apa yang berubah</h2>
<p>Tim pengajar memecah materi gabungan tabel menjadi dua pertemuan dan menambah satu sesi tanya jawab setiap Sabtu. Kedua perubahan itu berasal dari survei batch pertama.</p>
<h2>Tugas akhir pilihan</h2>
<ul>
<li>Laporan keterlambatan pengiriman untuk gudang di Gresik.</li>
<li>Peta jam sibuk puskesmas di Sleman dengan data tanpa nama.</li>
<li>Perbandingan harga cabai mingguan di enam pasar Sumatra Barat.</li>
</ul>
<p>Semua tugas memakai data yang sudah dihilangkan identitasnya dan mendapat izin dari pemilik data.</p>
<blockquote>Laporan yang dulu saya susun dua hari kini selesai sebelum makan siang. Sisa waktunya saya pakai untuk menjelaskan artinya.</blockquote>
<p>Batch berikutnya direncanakan setelah kurikulum ditinjau. Sambil menunggu, calon peserta disarankan menyelesaikan kursus gratis <a href="/Courses/dasar-analisis-data">Dasar Analisis Data</a> lebih dulu.</p>
<p>Enam peserta yang belum lulus mendapat tempat pada batch berikutnya tanpa biaya tambahan.</p>`,
    cover: { scene: 'graduation', seed: 2303, alt: 'Peserta merayakan kelulusan' },
    category: 'kabar-akademi',
    tags: ['sql', 'kelulusan'],
    authors: ['andi-baso-rahmat', 'asep-mulyana'],
    publishedDaysAgo: 18,
  },
  {
    kind: 'news',
    slug: 'beasiswa-perempuan-bekerja-kembali',
    title: 'Beasiswa bagi perempuan yang ingin bekerja kembali',
    summary: 'Dua puluh beasiswa penuh disediakan untuk jalur data dan administrasi.',
    html: `<p>Akademi Cendekia bersama Yayasan Lentera Usaha menyediakan dua puluh beasiswa penuh bagi perempuan yang berhenti bekerja sekurangnya satu tahun dan ingin kembali. Beasiswa mencakup biaya kelas, pendampingan karier, dan penggantian kuota internet.</p>
<h2>Syarat</h2>
<ol>
<li>Perempuan warga negara Indonesia berusia 23 sampai 45 tahun.</li>
<li>Tidak sedang bekerja penuh waktu selama dua belas bulan terakhir.</li>
<li>Bersedia belajar sekurangnya delapan jam setiap pekan.</li>
<li>Memiliki akses ke laptop atau komputer.</li>
</ol>
<h2>Cara melamar</h2>
<p>Isi formulir di halaman program, lalu unggah satu tulisan atau rekaman suara paling lama tiga menit tentang rencana Anda. Tidak perlu surat keterangan dari mana pun. Tim seleksi menghubungi pelamar terpilih untuk percakapan singkat.</p>
<h2>Jadwal yang bersahabat</h2>
<p>Pertemuan langsung diadakan pukul sepuluh pagi, saat anak-anak umumnya di sekolah, dan setiap pertemuan direkam. Peserta boleh mematikan kamera kapan saja.</p>
<p>Pengumuman disampaikan lewat email. Pelamar yang belum terpilih tetap dapat mengikuti kursus mandiri gratis dan bergabung dalam kelompok belajar bulanan.</p>
<p>Kuota ini akan dibuka lagi pada semester berikutnya.</p>`,
    cover: { scene: 'meeting', seed: 2304, alt: 'Sekelompok perempuan berdiskusi' },
    category: 'pendaftaran',
    tags: ['beasiswa', 'perempuan'],
    authors: ['cut-nuraini'],
    publishedDaysAgo: 26,
  },
  {
    kind: 'news',
    slug: 'kurikulum-akuntansi-baru',
    title: 'Kurikulum akuntansi kini memakai catatan usaha peserta',
    summary: 'Latihan buku diganti dengan nota dan catatan milik peserta sendiri.',
    html: `<p>Mulai batch ketiga, kelas <a href="/Class/akuntansi-usaha-kecil">Akuntansi untuk Usaha Kecil</a> tidak lagi memakai perusahaan rekaan di buku latihan. Peserta membawa nota, tangkapan layar transfer, dan buku kas usahanya sendiri.</p>
<h2>Alasannya</h2>
<p>Pada dua batch sebelumnya, hampir semua peserta mampu mengerjakan soal. Namun, tiga bulan setelah kelas, hanya sepertiga yang masih mencatat. Mereka paham caranya, tetapi tidak tahu harus mulai dari mana dengan tumpukan nota yang nyata.</p>
<h2>Bagaimana datanya dijaga</h2>
<ul>
<li>Nama pelanggan dan pemasok ditutup sebelum dibahas.</li>
<li>Peserta boleh mengalikan semua angka dengan bilangan rahasia.</li>
<li>Catatan dihapus dari folder kelas pada akhir program.</li>
</ul>
<h2>Hasil sementara</h2>
<p>Pada pekan ketiga, dua puluh tiga dari dua puluh delapan peserta sudah menyusun laporan laba rugi pertamanya. Suparmi, pengajar kelas ini, menyebut suasananya lebih ramai.</p>
<blockquote>Ketika angkanya milik sendiri, tidak ada yang mengantuk. Mereka sungguh ingin tahu ke mana perginya uang itu.</blockquote>
<p>Pada akhir program, tim akademik akan menghubungi peserta setiap bulan selama setengah tahun untuk melihat apakah kebiasaan mencatat bertahan.</p>`,
    cover: { scene: 'market', seed: 2305, alt: 'Nota dan buku kas di meja kios' },
    category: 'kabar-akademi',
    tags: ['akuntansi', 'kurikulum'],
    authors: ['suparmi'],
    publishedDaysAgo: 1,
  },
  {
    kind: 'news',
    slug: 'bootcamp-konten-makassar-dibatalkan',
    title: 'Bootcamp Konten Digital Makassar dibatalkan',
    summary: 'Gedung tempat kegiatan direnovasi. Biaya dikembalikan penuh dan peserta mendapat prioritas.',
    html: `<p>Dengan berat hati kami mengumumkan bahwa Bootcamp Konten Digital Makassar batch pertama dibatalkan. Pengelola gedung memberi tahu bahwa renovasi atap berlangsung lebih lama daripada rencana, sedangkan tempat pengganti yang memadai tidak tersedia pada tanggal yang sama.</p>
<h2>Pengembalian dana</h2>
<p>Seluruh biaya dikembalikan tanpa potongan dalam tujuh hari kerja. Peserta yang membayar lewat QRIS akan dihubungi untuk memastikan rekening tujuan. Kami tidak pernah meminta kata sandi atau kode OTP.</p>
<h2>Pilihan bagi peserta</h2>
<ol>
<li>Menunggu batch pengganti dengan prioritas pendaftaran.</li>
<li>Pindah ke kelas daring lain dengan potongan 20 persen.</li>
<li>Menerima pengembalian dana penuh.</li>
</ol>
<h2>Yang kami pelajari</h2>
<p>Ke depan, setiap kegiatan tatap muka wajib memiliki tempat cadangan sebelum pendaftaran dibuka. Kami juga menambahkan batas tanggal pembatalan pada halaman kelas, agar peserta dari luar kota dapat mengatur tiket dengan tenang.</p>
<p>Kami meminta maaf atas ketidaknyamanan ini. Rizal dan Maria mengundang semua pendaftar mengikuti sesi tanya jawab daring tanpa biaya pada akhir pekan.</p>
<p>Tautan sesi dikirim lewat email kepada seluruh pendaftar.</p>`,
    cover: { scene: 'city-skyline', seed: 2306, alt: 'Pemandangan kota di tepi laut' },
    category: 'pengumuman',
    tags: ['makassar', 'pembatalan'],
    authors: ['rizal-chaniago', 'maria-nahak'],
    publishedDaysAgo: 45,
  },
  {
    kind: 'news',
    slug: 'survei-alumni-enam-bulan',
    title: 'Hasil survei alumni enam bulan setelah lulus',
    summary: 'Sebanyak 412 alumni menceritakan apa yang berubah dan apa yang masih kurang.',
    html: `<p>Enam bulan setelah lulus, kami menghubungi kembali 980 alumni dan 412 di antaranya menjawab. Karena kurang dari separuh yang menjawab, angka berikut perlu dibaca dengan hati-hati: mereka yang puas mungkin lebih bersedia mengisi survei.</p>
<h2>Yang membaik</h2>
<ul>
<li>58 persen menerapkan keterampilan barunya setiap pekan.</li>
<li>31 persen mendapat pekerjaan, jabatan, atau klien baru.</li>
<li>Rata-rata waktu penyusunan laporan berkurang separuh, menurut pengakuan responden.</li>
</ul>
<h2>Yang masih kurang</h2>
<p>Keluhan terbanyak menyangkut latihan wawancara yang terlalu singkat dan sedikitnya kelas pada akhir pekan. Peserta dari wilayah waktu Indonesia timur juga menyebut jadwal malam terlalu larut bagi mereka.</p>
<h2>Tindak lanjut</h2>
<ol>
<li>Latihan wawancara ditambah dari satu menjadi tiga kali.</li>
<li>Setiap kelas langsung menyediakan satu sesi Sabtu siang.</li>
<li>Kelas dengan banyak peserta dari WIT dimulai pukul 17.00 WIB.</li>
</ol>
<p>Terima kasih kepada semua alumni yang meluangkan waktu. Ringkasan lengkap tanpa nama akan dibagikan pada pertemuan alumni.</p>
<p>Survei berikutnya akan menyertakan wawancara telepon kepada alumni yang tidak menjawab, supaya gambarannya lebih seimbang.</p>`,
    cover: { scene: 'chart-board', seed: 2307, alt: 'Grafik hasil survei' },
    category: 'kabar-akademi',
    tags: ['alumni', 'survei'],
    authors: ['cut-nuraini', 'marsel-situmorang'],
    publishedDaysAgo: 60,
  },
  {
    kind: 'news',
    slug: 'jadwal-libur-akademi',
    title: 'Jadwal layanan selama libur panjang',
    summary: 'Kelas langsung diliburkan sepekan, sedangkan kursus mandiri tetap dapat diakses.',
    html: `<p>Selama libur panjang, tim Akademi Cendekia beristirahat agar dapat melayani dengan lebih baik sesudahnya. Berikut layanan yang tetap berjalan dan yang berhenti sementara.</p>
<h2>Tetap berjalan</h2>
<ul>
<li>Semua kursus mandiri, termasuk kuis dan pengumpulan tugas.</li>
<li>Verifikasi sertifikat.</li>
<li>Pembayaran melalui QRIS, dengan pemeriksaan sekali sehari pada pukul sepuluh pagi.</li>
</ul>
<h2>Berhenti sementara</h2>
<ul>
<li>Kelas langsung dan konsultasi mentor.</li>
<li>Balasan pesan WhatsApp. Pesan mendesak dapat dikirim lewat email.</li>
<li>Titik belajar di semua kota.</li>
</ul>
<h2>Tenggat tugas</h2>
<p>Tenggat yang jatuh pada masa libur otomatis mundur tujuh hari. Anda tidak perlu mengajukan permohonan. Penilaian tugas dilanjutkan pada hari kerja pertama dan diselesaikan dalam lima hari.</p>
<p>Gunakan waktu ini untuk beristirahat. Bila tetap ingin belajar, bab pendek di <a href="/Courses/dasar-pemasaran-digital">Dasar Pemasaran Digital</a> dapat dibaca di perjalanan. Simpan babnya saat tersambung ke internet supaya tetap terbuka ketika sinyal hilang.</p>
<p>Bila mengalami kendala saat mengumpulkan tugas, kirim tangkapan layar melalui email beserta nama kelas. Laporan yang masuk selama libur tetap dibaca sekali sehari oleh petugas jaga, dan balasan dikirim paling lambat pada hari kerja berikutnya.</p>`,
    cover: { scene: 'rice-terraces', seed: 2308, alt: 'Sawah bertingkat di musim libur' },
    category: 'pengumuman',
    tags: ['libur', 'layanan'],
    authors: ['cut-nuraini'],
    publishedDaysAgo: 84,
  },
]
