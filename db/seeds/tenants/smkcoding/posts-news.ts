import type { DemoPost } from '../../demo.types.ts'

export const news: DemoPost[] = [
  {
    kind: 'news',
    slug: 'bootcamp-laravel-batch-empat',
    title: 'Bootcamp Laravel batch 4 menerima siswa kelas XI dan XII',
    summary: 'Empat puluh tempat tersedia untuk delapan pekan membangun sistem perpustakaan sekolah.',
    html: `<p>Pendaftaran <a href="/Camp/bootcamp-laravel">Bootcamp Laravel: Sistem Perpustakaan Sekolah</a> batch keempat sudah dibuka. Pertemuan berlangsung dua kali sepekan pada sore hari, setelah jam sekolah usai di semua zona waktu.</p>
<h2>Apa yang dikerjakan</h2>
<p>Setiap peserta membangun aplikasi peminjaman buku untuk sekolahnya sendiri. Datanya nyata, penggunanya pustakawan sekolah, dan hasilnya dipasang di komputer sekolah pada pekan terakhir.</p>
<ul>
<li>Pekan 1 dan 2: rancangan basis data dan migrasi.</li>
<li>Pekan 3 sampai 5: peminjaman, pengembalian, dan denda.</li>
<li>Pekan 6 dan 7: laporan, pencarian, dan pengujian.</li>
<li>Pekan 8: pemasangan dan serah terima.</li>
</ul>
<h2>Keringanan biaya</h2>
<p>Sepuluh kursi disediakan tanpa biaya bagi siswa yang direkomendasikan gurunya. Rekomendasi ditulis bebas dalam satu paragraf, tidak perlu surat resmi.</p>
<blockquote>Batch lalu, pustakawan kami menangis ketika laporan tahunannya selesai dalam satu klik. Anak-anak ikut terdiam.</blockquote>
<h2>Uji kesiapan</h2>
<p>Sebelum diterima, pendaftar mengerjakan tiga soal PHP dasar di studio koding. Tidak ada nilai minimal. Hasilnya dipakai untuk menentukan kelompok belajar, sehingga setiap kelompok berisi siswa dengan kemampuan yang saling melengkapi.</p>`,
    cover: { scene: 'library', seed: 3301, alt: 'Perpustakaan sekolah' },
    category: 'kelas-baru',
    tags: ['laravel', 'bootcamp'],
    authors: ['zulfikar-piliang'],
    publishedDaysAgo: 2,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'studio-koding-di-lab-lawas',
    title: 'Studio koding diuji di laboratorium berusia sepuluh tahun',
    summary: 'Tiga puluh komputer lama menjalankan Python dan JavaScript tanpa memasang apa pun.',
    html: `<p>Pekan lalu tim kami mengunjungi sebuah SMK di Kebumen yang laboratoriumnya berisi tiga puluh komputer keluaran sepuluh tahun lalu. Tujuannya sederhana: apakah studio koding masih nyaman dipakai di sana?</p>
<h2>Hasil pengujian</h2>
<table>
<thead><tr><th>Kegiatan</th><th>Waktu rata-rata</th></tr></thead>
<tbody>
<tr><td>Membuka bab pertama</td><td>3 detik</td></tr>
<tr><td>Mengunduh Python untuk pertama kali</td><td>48 detik</td></tr>
<tr><td>Menjalankan program kedua dan seterusnya</td><td>kurang dari 1 detik</td></tr>
</tbody>
</table>
<p>Unduhan pertama memang lama karena tiga puluh komputer berbagi satu sambungan. Setelah itu, berkasnya tersimpan di tiap komputer dan tidak perlu diunduh lagi.</p>
<h2>Saran untuk guru</h2>
<ol>
<li>Buka studio koding sehari sebelum pelajaran di semua komputer.</li>
<li>Gunakan peramban versi terbaru yang masih didukung sistem operasi.</li>
<li>Siapkan satu latihan JavaScript sebagai cadangan, karena tidak memerlukan unduhan.</li>
</ol>
<blockquote>Biasanya dua pertemuan pertama habis untuk memasang program. Kali ini, bel belum berbunyi, anak-anak sudah membuat kalkulator.</blockquote>
<p>Kami berterima kasih kepada guru dan siswa yang bersedia mengulang pengujian sampai lima kali. Catatan mereka sudah kami teruskan menjadi daftar perbaikan.</p>
<p>Hasil lengkapnya tersedia bagi guru pendamping.</p>`,
    cover: { scene: 'computer-lab', seed: 3302, alt: 'Laboratorium komputer sekolah' },
    category: 'kabar-sekolah',
    tags: ['studio koding', 'laboratorium'],
    authors: ['sumarni', 'silvana-rumbiak'],
    publishedDaysAgo: 8,
  },
  {
    kind: 'news',
    slug: 'lomba-proyek-kantin',
    title: 'Empat puluh dua tim mengikuti lomba proyek kantin',
    summary: 'Siswa dari tujuh belas provinsi merancang situs pemesanan untuk kantin sekolahnya.',
    html: `<p>Lomba proyek kantin edisi pertama selesai digelar. Empat puluh dua tim dari tujuh belas provinsi mengirimkan situs pemesanan yang dibuat dengan HTML, CSS, dan JavaScript tanpa pustaka tambahan.</p>
<h2>Penilaian</h2>
<p>Juri tidak menilai kemewahan. Setiap situs diuji pada ponsel lama dengan jaringan lambat, dan dicoba langsung oleh penjual kantin. Tiga ukuran utamanya: bisa dipakai, cepat, dan mudah dirawat oleh adik kelas.</p>
<h2>Para pemenang</h2>
<ul>
<li><strong>Juara pertama:</strong> tim Rawon Digital dari Lumajang, dengan pesanan yang tetap tersimpan saat sinyal hilang.</li>
<li><strong>Juara kedua:</strong> tim Papeda Code dari Sentani, dengan tombol besar yang nyaman untuk penjual berusia lanjut.</li>
<li><strong>Juara ketiga:</strong> tim Ketan Hitam dari Payakumbuh, dengan dokumentasi paling rapi.</li>
</ul>
<h2>Penghargaan khusus</h2>
<p>Penghargaan pilihan penjual kantin diberikan kepada tim dari Sumbawa. Situsnya paling sederhana, tetapi Ibu kantin di sana memakainya setiap hari sejak minggu kedua.</p>
<blockquote>Saya tidak mengerti koding. Saya cuma senang antreannya tidak berebut lagi.</blockquote>
<p>Semua kode peserta dibuka untuk dipelajari. Bila ingin mencoba proyek serupa, mulailah dari kursus <a href="/Courses/web-dasar">Web Dasar</a>.</p>`,
    cover: { scene: 'medal', seed: 3303, alt: 'Medali untuk para pemenang' },
    category: 'kabar-sekolah',
    tags: ['lomba', 'web'],
    authors: ['uli-hutagalung'],
    publishedDaysAgo: 15,
  },
  {
    kind: 'news',
    slug: 'bank-soal-rpl-dibuka',
    title: 'Bank soal RPL dibuka untuk guru pendamping',
    summary: 'Sebanyak 605 soal beserta pembahasan dapat dipakai di kuis sekolah.',
    html: `<p>Guru pendamping kini dapat memakai bank soal RPL berisi 605 soal pilihan ganda, isian, dan latihan kode. Semuanya disusun bersama guru dari dua puluh tiga sekolah dan ditinjau sekurangnya oleh dua orang.</p>
<h2>Isi bank soal</h2>
<table>
<thead><tr><th>Bidang</th><th>Jumlah soal</th></tr></thead>
<tbody>
<tr><td>Dasar pemrograman</td><td>180</td></tr>
<tr><td>Web</td><td>165</td></tr>
<tr><td>Basis data</td><td>140</td></tr>
<tr><td>Jaringan dasar</td><td>120</td></tr>
</tbody>
</table>
<h2>Cara memakai</h2>
<ol>
<li>Masuk dengan akun guru pendamping.</li>
<li>Pilih kompetensi dan tingkat kesulitan.</li>
<li>Susun kuis, lalu atur waktu dan jumlah percobaan.</li>
</ol>
<p>Soal boleh diubah. Perubahan Anda tersimpan sebagai salinan sekolah, sehingga soal asli tetap utuh. Bila menemukan kekeliruan, laporkan lewat tombol di bawah soal dan tim peninjau menanggapinya dalam tiga hari kerja.</p>
<h2>Menjaga soal</h2>
<p>Siswa tidak dapat membuka bank soal. Urutan soal dan pilihan diacak secara otomatis. Meski begitu, kami menyarankan agar kuis dipakai untuk belajar, sedangkan penilaian akhir tetap bertumpu pada proyek.</p>
<p>Guru yang ingin menyumbang soal dapat mengirimkannya lewat halaman yang sama. Nama penyusun dicantumkan pada setiap soal yang lolos tinjauan.</p>`,
    cover: { scene: 'books', seed: 3304, alt: 'Tumpukan buku soal' },
    category: 'untuk-guru',
    tags: ['bank soal', 'guru', 'kuis'],
    authors: ['sumarni'],
    publishedDaysAgo: 22,
  },
  {
    kind: 'news',
    slug: 'bootcamp-iot-ditunda',
    title: 'Bootcamp IoT Kebun Pintar ditunda',
    summary: 'Komponen tertahan di perjalanan. Tanggal baru diumumkan setelah semua barang diterima.',
    html: `<p>Bootcamp IoT: Kebun Pintar Sekolah di Bandung terpaksa ditunda. Sebagian sensor dan pompa masih tertahan di pengiriman, dan kami tidak ingin peserta bergantian memakai alat yang jumlahnya kurang.</p>
<h2>Bagi peserta yang sudah mendaftar</h2>
<ul>
<li>Kursi Anda tetap tersimpan tanpa perlu mendaftar ulang.</li>
<li>Biaya dapat dikembalikan penuh bila tanggal baru tidak sesuai.</li>
<li>Tiket perjalanan yang tidak bisa diubah dapat diajukan penggantiannya dengan melampirkan bukti.</li>
</ul>
<h2>Sambil menunggu</h2>
<p>Mentor Hendra membuka tiga pertemuan daring tanpa biaya bagi pendaftar. Isinya simulasi rangkaian, kalibrasi sensor dengan data contoh, dan latihan membaca lembar data komponen. Dengan persiapan ini, lima hari di Bandung dapat dipakai sepenuhnya untuk merakit.</p>
<p>Bagi yang belum menguasai Python, kursus <a href="/Courses/python-dari-nol">Python dari Nol</a> sangat dianjurkan. Tiga bab pertamanya sudah cukup untuk mengikuti pertemuan daring.</p>
<h2>Perubahan ke depan</h2>
<p>Mulai batch berikutnya, pendaftaran baru dibuka setelah semua komponen berada di gudang. Kami meminta maaf atas rencana yang terganggu, terutama kepada sekolah yang sudah mengatur jadwal guru pendamping.</p>`,
    cover: { scene: 'planting', seed: 3305, alt: 'Tanaman di kebun sekolah' },
    category: 'pengumuman',
    tags: ['iot', 'penundaan'],
    authors: ['hendra-tanuwijaya'],
    publishedDaysAgo: 29,
  },
  {
    kind: 'news',
    slug: 'siswa-jaringan-parepare',
    title: 'Siswa Parepare menata ulang jaringan tiga sekolah',
    summary: 'Kelas Membangun Jaringan Sekolah memasuki pekan ketiga dengan pekerjaan lapangan.',
    html: `<p>Tiga puluh peserta kelas <a href="/Class/jaringan-sekolah">Membangun Jaringan Sekolah</a> mulai turun ke lapangan. Mereka memetakan jaringan tiga sekolah di Parepare, lalu menyusun rancangan baru bersama teknisi setempat.</p>
<h2>Temuan di lapangan</h2>
<p>Di sekolah pertama, satu kabel sepanjang delapan puluh meter melintasi atap tanpa pelindung. Di sekolah kedua, semua perangkat memakai kata sandi bawaan. Di sekolah ketiga, tidak seorang pun tahu letak perangkat utama. Ternyata ada di dalam lemari olahraga.</p>
<h2>Yang dikerjakan</h2>
<ol>
<li>Menggambar topologi dan menempel label di setiap kabel.</li>
<li>Membagi alamat untuk laboratorium, guru, dan tamu.</li>
<li>Mengganti kata sandi dan menyimpannya dengan aman.</li>
<li>Menulis panduan perawatan satu halaman.</li>
</ol>
<p>Semua pekerjaan dilakukan dengan izin kepala sekolah dan didampingi guru. Siswa tidak membuka data apa pun di komputer yang mereka rapikan.</p>
<blockquote>Dulu saya kira jaringan itu soal menghafal angka. Ternyata sebagian besar soal memberi label.</blockquote>
<p>Laporan akhir akan dipresentasikan kepada ketiga kepala sekolah pada pekan kedelapan.</p>
<p>Setelah itu, dokumen jaringan diserahkan kepada teknisi agar dapat diperbarui setiap semester.</p>`,
    cover: { scene: 'server-room', seed: 3306, alt: 'Rak jaringan yang diberi label' },
    category: 'kabar-sekolah',
    tags: ['jaringan', 'parepare'],
    authors: ['ikbal-tahir'],
    publishedDaysAgo: 3,
  },
  {
    kind: 'news',
    slug: 'mitra-pkl-bertambah',
    title: 'Sebelas tempat PKL baru bergabung',
    summary: 'Mitra baru tersebar di Batam, Manado, Denpasar, dan Jayapura.',
    html: `<p>Sebelas usaha dan lembaga bergabung sebagai tempat praktik kerja lapangan. Untuk pertama kalinya, ada mitra dari Manado dan Jayapura, sehingga siswa dari kawasan timur tidak selalu harus merantau jauh.</p>
<h2>Syarat yang kami minta dari mitra</h2>
<ul>
<li>Satu pembimbing bernama, bukan "siapa saja yang sempat".</li>
<li>Sekurangnya satu tugas nyata yang bisa masuk portofolio.</li>
<li>Jam kerja yang wajar dan tempat yang aman.</li>
<li>Umpan balik tertulis pada pertengahan dan akhir masa praktik.</li>
</ul>
<h2>Syarat bagi siswa</h2>
<p>Siswa menyelesaikan satu proyek dan mengikuti webinar <a href="/Class/siap-pkl">Siap Praktik Kerja Lapangan</a>. Penempatan mempertimbangkan minat, jarak, dan kemampuan keluarga menanggung biaya hidup.</p>
<h2>Hasil tahun lalu</h2>
<p>Dari 118 siswa yang ditempatkan, 109 menyelesaikan masa praktik. Sembilan lainnya berhenti lebih awal, sebagian besar karena jarak. Karena itu, tahun ini kami mendahulukan mitra yang dekat dengan sekolah.</p>
<blockquote>Kami tidak mencari siswa yang sudah jadi. Kami mencari yang mau mencatat dan bertanya.</blockquote>
<p>Sekolah yang ingin bergabung dapat menghubungi Laila melalui nomor di bagian bawah halaman.</p>`,
    cover: { scene: 'meeting', seed: 3307, alt: 'Pertemuan dengan mitra industri' },
    category: 'kabar-sekolah',
    tags: ['pkl', 'mitra industri'],
    authors: ['laila-nasution'],
    publishedDaysAgo: 57,
  },
  {
    kind: 'news',
    slug: 'kursus-python-diperbarui',
    title: 'Kursus Python dari Nol diperbarui',
    summary: 'Proyek akhir diganti menjadi catatan kas kelas, lengkap dengan uji otomatis.',
    html: `<p>Setelah mengumpulkan pertanyaan selama dua semester, kami memperbarui kursus <a href="/Courses/python-dari-nol">Python dari Nol</a>. Perubahan terbesar ada pada modul terakhir.</p>
<h2>Yang berubah</h2>
<ul>
<li>Proyek permainan ular diganti menjadi catatan kas kelas.</li>
<li>Bab tentang berkas dipecah menjadi dua.</li>
<li>Setiap bab fungsi kini disertai uji dengan <code>assert</code>.</li>
<li>Contoh uang memakai bilangan bulat rupiah.</li>
</ul>
<h2>Mengapa permainan ular dihapus</h2>
<p>Permainan memang seru, tetapi sebagian besar siswa menyalin kode tanpa memahaminya. Catatan kas lebih sederhana dan punya pengguna sungguhan, yaitu bendahara kelas. Ketika ada orang yang benar-benar memakai program Anda, kesalahan kecil menjadi penting.</p>
<h2>Bagi peserta lama</h2>
<p>Kemajuan belajar Anda tidak hilang. Bab yang sudah ditandai selesai tetap selesai. Modul baru muncul sebagai tambahan dan boleh dikerjakan kapan saja untuk memperbarui sertifikat.</p>
<blockquote>Bendahara kelas saya menemukan tiga kesalahan dalam sehari. Saya malu, tetapi programnya jadi jauh lebih baik.</blockquote>
<p>Terima kasih kepada 1.786 peserta yang memberi penilaian dan saran. Catatan perubahan lengkap tersedia di bab terakhir.</p>
<p>Selamat mencoba proyek barunya.</p>`,
    cover: { scene: 'code-editor', seed: 3308, alt: 'Kode Python di layar' },
    category: 'kelas-baru',
    tags: ['python', 'pembaruan'],
    authors: ['silvana-rumbiak'],
    publishedDaysAgo: 73,
  },
]
