import type { DemoPost } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

export const otherPosts: DemoPost[] = [
  {
    kind: 'articles',
    slug: 'memilih-bahasa-pertama',
    title: 'Memilih bahasa pemrograman pertama',
    summary: 'Perbandingan singkat Python, JavaScript, PHP, dan C untuk siswa SMK.',
    html: `<p>Perdebatan tentang bahasa terbaik tidak akan selesai. Pertanyaan yang lebih berguna: apa yang ingin Anda buat tiga bulan dari sekarang?</p>
<h2>Perbandingan</h2>
<table>
<thead><tr><th>Bahasa</th><th>Cocok untuk</th><th>Yang perlu disiapkan</th></tr></thead>
<tbody>
<tr><td>JavaScript</td><td>Halaman web yang menanggapi klik</td><td>Peramban saja</td></tr>
<tr><td>Python</td><td>Logika, data, dan alat kecil</td><td>Studio koding atau pemasangan ringan</td></tr>
<tr><td>PHP</td><td>Sistem sekolah dan toko daring</td><td>Server web dan basis data</td></tr>
<tr><td>C</td><td>Mikrokontroler dan dasar komputer</td><td>Kesabaran lebih</td></tr>
</tbody>
</table>
<h2>Program yang sama, tiga bahasa</h2>
<p>Berikut program yang menjumlahkan bilangan 1 sampai 10. Perhatikan betapa mirip cara berpikirnya.</p>
${code(
  'python',
  `total = 0
for i in range(1, 11):
    total += i
print(total)`,
)}
${code(
  'javascript',
  `let total = 0
for (let i = 1; i <= 10; i++) {
  total += i
}
console.log(total)`,
)}
${code(
  'php',
  `$total = 0;
for ($i = 1; $i <= 10; $i++) {
    $total += $i;
}
echo $total;`,
)}
<p>Ketiganya menampilkan 55. Setelah memahami satu bahasa, bahasa kedua biasanya terasa jauh lebih ringan.</p>
<h2>Saran kami</h2>
<p>Bila suka melihat hasil di layar, mulailah dari <a href="/Courses/web-dasar">Web Dasar</a>. Bila lebih suka memecahkan teka-teki, pilih <a href="/Courses/python-dari-nol">Python dari Nol</a>. Tetap di satu bahasa sampai satu proyek selesai, lalu baru menoleh ke yang lain.</p>`,
    cover: { scene: 'code-editor', seed: 3321, alt: 'Beberapa bahasa dalam satu editor' },
    category: 'panduan',
    tags: ['python', 'javascript', 'php'],
    authors: ['bagas-prakoso', 'silvana-rumbiak'],
    publishedDaysAgo: 6,
    featured: true,
  },
  {
    kind: 'articles',
    slug: 'daftar-periksa-situs-sekolah',
    title: 'Daftar periksa sebelum situs sekolah tayang',
    summary: 'Dua puluh pemeriksaan singkat tentang isi, kecepatan, keamanan, dan aksesibilitas.',
    html: `<p>Situs buatan siswa sering tayang tanpa pemeriksaan, lalu diperbaiki setelah ada yang mengeluh. Daftar berikut dapat dikerjakan dua orang dalam satu jam.</p>
<h2>Isi</h2>
<ul>
<li>Nama sekolah, alamat, dan nomor telepon benar.</li>
<li>Tidak ada teks contoh yang tertinggal.</li>
<li>Foto siswa dimuat dengan izin orang tua.</li>
<li>Setiap halaman punya judul yang berbeda.</li>
</ul>
<h2>Kecepatan</h2>
<ul>
<li>Gambar lebih kecil dari 200 kilobita.</li>
<li>Halaman depan terbuka kurang dari tiga detik dengan data seluler.</li>
<li>Tidak ada pustaka yang dimuat tetapi tidak dipakai.</li>
</ul>
<h2>Keamanan</h2>
<ul>
<li>Alamat memakai HTTPS.</li>
<li>Kata sandi disimpan dalam bentuk hash, bukan teks biasa.</li>
<li>Formulir diperiksa ulang di server.</li>
<li>Berkas <code>.env</code> tidak bisa dibuka dari peramban.</li>
<li>NISN dan nilai siswa tidak tampil di halaman umum.</li>
</ul>
<h2>Aksesibilitas</h2>
<ul>
<li>Semua gambar penting punya teks pengganti.</li>
<li>Kontras teks sekurangnya 4,5 banding 1.</li>
<li>Halaman dapat ditelusuri dengan papan ketik.</li>
<li>Setiap kolom formulir punya label.</li>
</ul>
<h2>Setelah tayang</h2>
<ul>
<li>Pencadangan berjalan otomatis dan pernah dicoba dipulihkan.</li>
<li>Ada dua orang yang memegang akses.</li>
<li>Tanggal perpanjangan domain dicatat di kalender.</li>
<li>Panduan mengubah berita ditulis untuk tata usaha.</li>
</ul>
<p>Cetak daftar ini dan minta kelompok lain yang memeriksa. Mata yang segar menemukan hal yang sudah tidak terlihat oleh pembuatnya.</p>`,
    cover: { scene: 'laptop-desk', seed: 3322, alt: 'Daftar periksa di samping laptop' },
    category: 'panduan',
    tags: ['web', 'keamanan', 'aksesibilitas'],
    authors: ['uli-hutagalung', 'zulfikar-piliang'],
    publishedDaysAgo: 35,
  },
  {
    kind: 'articles',
    slug: 'menilai-proyek-koding',
    title: 'Menilai proyek koding dengan adil',
    summary: 'Rubrik lima kriteria dan cara membedakan pekerjaan sendiri dari hasil salinan.',
    html: `<p>Menilai proyek koding tidak cukup dengan menjalankan programnya. Program yang jalan bisa saja disalin, sedangkan program yang galat bisa menyimpan pemahaman yang dalam. Rubrik berikut dipakai guru pendamping kami.</p>
<h2>Lima kriteria</h2>
<table>
<thead><tr><th>Kriteria</th><th>Bobot</th><th>Yang dilihat</th></tr></thead>
<tbody>
<tr><td>Fungsi</td><td>30</td><td>Kebutuhan yang diminta berjalan</td></tr>
<tr><td>Pemahaman</td><td>30</td><td>Siswa dapat menjelaskan dan mengubah kode</td></tr>
<tr><td>Keterbacaan</td><td>15</td><td>Nama, susunan, dan catatan perubahan</td></tr>
<tr><td>Pengujian</td><td>15</td><td>Keadaan biasa dan keadaan batas</td></tr>
<tr><td>Kerja tim</td><td>10</td><td>Pembagian tugas terlihat di riwayat Git</td></tr>
</tbody>
</table>
<h2>Percakapan lima menit</h2>
<p>Setiap siswa diajak berbicara lima menit. Tunjuk satu fungsi, lalu minta ia mengubah hal kecil: menambah satu kolom, mengganti urutan, atau menolak masukan kosong. Siswa yang menulis sendiri biasanya tersenyum dan langsung mengetik.</p>
<h2>Bantuan kecerdasan buatan</h2>
<p>Melarang sepenuhnya sulit ditegakkan. Lebih baik minta siswa mencatat bagian mana yang dibantu, apa yang ditanyakan, dan apa yang diubah. Nilai pemahaman tetap ditentukan lewat percakapan.</p>
<blockquote>Saya tidak bertanya "siapa yang menulis ini", tetapi "apa yang terjadi kalau baris ini dihapus".</blockquote>
<p>Bagikan rubrik pada hari pertama. Siswa yang tahu cara dinilai akan mengerjakan hal yang penting.</p>`,
    cover: { scene: 'teacher-board', seed: 3323, alt: 'Guru menulis rubrik di papan' },
    category: 'ruang-guru-produktif',
    tags: ['penilaian', 'guru'],
    authors: ['sumarni'],
    publishedDaysAgo: 62,
  },
  {
    kind: 'podcasts',
    slug: 'dari-wonogiri-ke-tim-antarmuka',
    title: 'Dari Wonogiri ke tim antarmuka',
    summary: 'Bagas menceritakan tahun pertamanya bekerja tanpa ijazah kuliah.',
    html: `<p>Bagas lulus SMK, melamar ke dua puluh tempat, dan diterima di satu. Pada episode ini ia menceritakan tahun pertama bekerja sebagai pengembang, termasuk hari ketika ia menghapus halaman yang salah.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 03: lamaran yang dijawab dan yang tidak.</li>
<li>Menit 10: hari pertama dan istilah yang asing.</li>
<li>Menit 17: menghapus halaman milik klien.</li>
<li>Menit 25: belajar bertanya tanpa merasa bodoh.</li>
<li>Menit 34: kuliah malam atau tidak.</li>
</ul>
<blockquote>Saya pulang dan mengira akan dipecat. Paginya atasan berkata, mari kita buat supaya kesalahan itu tidak bisa terjadi lagi.</blockquote>
<h2>Catatan episode</h2>
<p>Kesalahan Bagas berakhir dengan tombol konfirmasi baru dan pencadangan otomatis. Ia menyimpan tangkapan layarnya sebagai pengingat bahwa sistem yang baik melindungi orang dari hari yang buruk.</p>
<p>Sarannya untuk siswa kelas XII: siapkan satu proyek yang benar-benar Anda pahami sampai baris terakhir, tulis alasan di balik setiap keputusan, dan latih diri menjelaskan kepada orang yang bukan pemrogram. Tiga hal itu lebih menolong daripada daftar panjang teknologi di riwayat hidup.</p>`,
    cover: { scene: 'podcast-mic', seed: 3331, alt: 'Mikrofon di meja siaran' },
    category: 'ngobrol-koding',
    tags: ['karier', 'javascript'],
    authors: ['bagas-prakoso', 'laila-nasution'],
    publishedDaysAgo: 5,
    featured: true,
    audio: { season: 1, episode: 4, seconds: 2496 },
  },
  {
    kind: 'podcasts',
    slug: 'koding-dan-cuaca-di-biak',
    title: 'Koding dan cuaca di Biak',
    summary: 'Silvana mengolah data angin bersama kelompok nelayan dan siswanya.',
    html: `<p>Nelayan di kampung dekat sekolah Silvana membaca langit sejak kecil. Namun, beberapa tahun terakhir, tanda-tanda lama sering meleset. Bersama siswanya, ia mencatat angin setiap pagi dan mengolahnya dengan Python.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 02: alat pengukur dari gelas plastik.</li>
<li>Menit 09: tiga puluh baris kode dan satu papan tulis di dermaga.</li>
<li>Menit 18: ketika data berbeda dari pengalaman.</li>
<li>Menit 27: siapa pemilik data kampung.</li>
</ul>
<blockquote>Kami tidak menggantikan pengetahuan nelayan. Kami menambah satu catatan di sebelahnya.</blockquote>
<h2>Catatan episode</h2>
<p>Program siswa hanya menghitung rata-rata tujuh hari dan menandai pagi yang jauh berbeda. Hasilnya ditulis dengan kapur di papan dermaga, sebab tidak semua nelayan membawa ponsel ke laut.</p>
<p>Silvana menekankan pentingnya izin. Data dikumpulkan atas kesepakatan kampung, disimpan di sekolah, dan tidak dibagikan kepada pihak luar tanpa musyawarah. Bagi siswa, pelajaran terbesarnya bukan sintaks, melainkan tanggung jawab atas angka yang dipakai orang lain untuk memutuskan berangkat atau tidak.</p>
<p>Kode dan denah alat dari episode ini dipakai sebagai bahan latihan di kelas.</p>`,
    cover: { scene: 'sea-boat', seed: 3332, alt: 'Perahu nelayan di dermaga' },
    category: 'ngobrol-koding',
    tags: ['python', 'data', 'papua'],
    authors: ['silvana-rumbiak'],
    publishedDaysAgo: 26,
    audio: { season: 1, episode: 3, seconds: 2208 },
  },
  {
    kind: 'podcasts',
    slug: 'guru-produktif-bicara',
    title: 'Guru produktif bicara',
    summary: 'Sumarni dan Zulfikar membahas mengajar teknologi yang terus berubah.',
    html: `<p>Bagaimana mengajar hal yang mungkin berubah sebelum siswa lulus? Sumarni sudah dua puluh tahun menjadi guru produktif dan pernah mengajarkan empat bahasa pemrograman yang kini jarang dipakai. Bersama Zulfikar, ia membahas apa yang tetap dan apa yang boleh ditinggalkan.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 04: bahasa datang dan pergi, logika menetap.</li>
<li>Menit 12: belajar bersama siswa tanpa kehilangan wibawa.</li>
<li>Menit 21: alat berbantuan kecerdasan buatan di kelas.</li>
<li>Menit 32: menjaga semangat pada bulan ujian.</li>
</ul>
<blockquote>Ketika siswa bertanya dan saya belum tahu, saya menulis pertanyaannya di papan. Siapa pun yang menemukan jawabannya lebih dulu, menjelaskannya.</blockquote>
<h2>Catatan episode</h2>
<p>Menurut Sumarni, tiga hal tidak pernah usang: membaca masalah dengan teliti, memecahnya menjadi bagian kecil, dan menguji sebelum percaya. Kerangka kerja hanyalah pakaian yang berganti musim.</p>
<p>Zulfikar menambahkan bahwa guru tidak perlu mengejar semua hal baru. Pilih satu pembaruan setiap semester, coba pada satu kelas, lalu bagikan hasilnya kepada rekan. Papan pertanyaan yang disebut dalam episode ini mudah ditiru dan tidak memerlukan biaya apa pun.</p>`,
    cover: { scene: 'interview', seed: 3333, alt: 'Dua guru berbincang' },
    category: 'ngobrol-koding',
    tags: ['guru', 'mengajar'],
    authors: ['sumarni', 'zulfikar-piliang'],
    publishedDaysAgo: 51,
    audio: { season: 1, episode: 2, seconds: 2634 },
  },
  {
    kind: 'tulisan-temans',
    slug: 'program-pertama-saya-untuk-bapak',
    title: 'Program pertama saya untuk bengkel Bapak',
    summary: 'Siswa kelas XI dari Tegal membuat catatan servis motor dengan Python.',
    html: `<p><em>Ditulis oleh Ilham, siswa RPL kelas XI.</em></p>
<p>Bengkel Bapak tidak punya buku servis. Semua diingat. Kalau pelanggan bertanya kapan terakhir ganti oli, Bapak mengerutkan dahi dan menebak dari warna stiker.</p>
<h2>Dua puluh baris</h2>
<p>Setelah bab berkas di kursus Python, saya membuat program yang menanyakan nomor polisi dan pekerjaan hari itu. Tidak ada tampilan bagus. Layarnya hitam dan tulisannya putih. Saya memasangnya di laptop bekas yang baterainya sudah mati.</p>
<p>Hari pertama, Bapak menolak. "Ribet," katanya. Hari kedua, Ibu yang mencatat. Hari kelima, seorang pelanggan bertanya tentang kampas remnya, dan Ibu menjawab dengan tanggal yang tepat. Bapak diam saja, tetapi malamnya beliau bertanya cara menambah data.</p>
<h2>Yang salah dari program saya</h2>
<ul>
<li>Nomor polisi kadang ditulis dengan spasi, kadang tidak. Pencarian gagal.</li>
<li>Laptop mati sebelum data tersimpan.</li>
<li>Saya lupa membuat cadangan.</li>
</ul>
<p>Semuanya sudah saya perbaiki. Sekarang ada 340 catatan. Saya belum jago koding, tetapi di rumah saya dipanggil "bagian IT".</p>
<p>Itu sudah cukup membuat saya rajin.</p>`,
    cover: { scene: 'workshop-tools', seed: 3341, alt: 'Peralatan bengkel motor' },
    category: 'cerita-siswa',
    tags: ['python', 'keluarga'],
    authors: ['silvana-rumbiak'],
    publishedDaysAgo: 10,
  },
  {
    kind: 'tulisan-temans',
    slug: 'satu-satunya-perempuan-di-kelas-tkj',
    title: 'Satu-satunya perempuan di kelas TKJ',
    summary: 'Siswi dari Bone bercerita tentang tangga, kabel, dan pertanyaan yang membosankan.',
    html: `<p><em>Ditulis oleh Nurfadillah, siswi TKJ kelas XII.</em></p>
<p>Ada tiga puluh satu siswa di kelas saya, dan saya satu-satunya perempuan. Pada minggu pertama praktik, teman-teman otomatis memberi saya tugas mencatat. Katanya tulisan saya rapi.</p>
<h2>Naik tangga</h2>
<p>Saya mencatat selama dua minggu, lalu bertanya kepada Pak Ikbal apakah catatan saya benar. Beliau menjawab, "Coba cek sendiri di atas plafon." Itu pertama kalinya saya naik tangga sambil membawa alat uji kabel. Ternyata dua label tertukar, dan hanya saya yang tahu karena saya yang mencatat semuanya.</p>
<p>Sejak hari itu, tugas digilir. Semua orang mencatat, semua orang naik.</p>
<h2>Pertanyaan yang sering muncul</h2>
<p>"Tidak takut kotor?" Tidak. "Tidak berat?" Kabel satu gulung memang berat, bagi siapa saja. "Nanti kerja di mana?" Nah, itu pertanyaan yang saya sukai.</p>
<p>Saya ingin merawat jaringan puskesmas di kecamatan. Di sana sinyal sering putus saat petugas mengirim laporan, dan saya sudah punya gambar topologinya.</p>
<blockquote>Rapi itu bukan sifat perempuan. Rapi itu syarat kerja jaringan.</blockquote>
<p>Untuk adik kelas: catatlah dengan teliti, lalu naiklah ke atas.</p>`,
    cover: { scene: 'server-room', seed: 3342, alt: 'Kabel jaringan berlabel' },
    category: 'cerita-siswa',
    tags: ['jaringan', 'tkj'],
    authors: ['ikbal-tahir'],
    publishedDaysAgo: 33,
  },
  {
    kind: 'tulisan-temans',
    slug: 'hampir-gagal-ujian',
    title: 'Hampir gagal ujian karena terlalu percaya diri',
    summary: 'Alumnus dari Ende menceritakan delapan jam simulasi yang mengubah cara kerjanya.',
    html: `<p><em>Ditulis oleh Kornelis, alumnus kelas Persiapan UKK RPL.</em></p>
<p>Saya termasuk siswa yang selalu selesai paling cepat. Waktu simulasi uji kompetensi, saya langsung mengetik tanpa membaca soal sampai habis. Tampilannya saya buat indah, lengkap dengan animasi menu.</p>
<h2>Jam keenam</h2>
<p>Pada jam keenam saya baru sadar bahwa soal meminta laporan per bulan. Rancangan basis data saya tidak menyimpan tanggal transaksi. Saya harus membongkar hampir semuanya. Pada jam kedelapan, menu saya masih beranimasi, tetapi laporannya kosong.</p>
<p>Bu Sumarni tidak marah. Beliau meletakkan selembar kertas di meja saya dan berkata, "Lima belas menit pertama, pensil saja."</p>
<h2>Simulasi kedua</h2>
<p>Saya menulis daftar periksa: sebelas butir, masing-masing dengan bobot. Animasi tidak ada di dalamnya. Saya selesai pada jam ketujuh dan memakai sisa waktu untuk berlatih menjelaskan.</p>
<ul>
<li>Baca soal dua kali, tandai kata kerja.</li>
<li>Rancang basis data dari laporan yang diminta.</li>
<li>Hiasan dikerjakan terakhir.</li>
</ul>
<p>Di ujian sebenarnya saya lulus dengan nilai 88. Kertas kosong dari Bu Sumarni masih saya simpan di dompet.</p>`,
    cover: { scene: 'computer-lab', seed: 3343, alt: 'Ruang ujian komputer' },
    category: 'cerita-siswa',
    tags: ['ukk', 'rpl'],
    authors: ['sumarni'],
    publishedDaysAgo: 49,
  },
]
