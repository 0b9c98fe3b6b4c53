import type { DemoPost } from '../../demo.types.ts'

export const news: DemoPost[] = [
  {
    kind: 'news',
    slug: 'laporan-tahunan-terbit',
    title: 'Laporan tahunan terbit, 86 persen dana sampai ke program',
    summary:
      'Laporan tahunan yang telah diaudit kini dapat dibaca umum. Inilah ringkasan penerimaan, penyaluran, dan catatan auditor.',
    html: `<p>Yayasan Tunas Harapan menerbitkan laporan tahunan untuk tahun buku terakhir. Laporan keuangan telah diperiksa kantor akuntan publik independen dan memperoleh opini wajar tanpa pengecualian untuk tahun keenam berturut-turut.</p>
<h2>Angka utama</h2>
<table><thead><tr><th>Pos</th><th>Jumlah</th><th>Bagian</th></tr></thead><tbody><tr><td>Pelatihan guru</td><td>Rp 2.140.000.000</td><td>34%</td></tr><tr><td>Pojok baca dan buku</td><td>Rp 1.820.000.000</td><td>29%</td></tr><tr><td>Beasiswa</td><td>Rp 945.000.000</td><td>15%</td></tr><tr><td>Air, sanitasi, dan perlindungan anak</td><td>Rp 505.000.000</td><td>8%</td></tr><tr><td>Operasional dan audit</td><td>Rp 880.000.000</td><td>14%</td></tr></tbody></table>
<p>Dari setiap Rp 100.000 donasi, Rp 86.000 dipakai langsung untuk program. Sisanya membiayai staf, perjalanan pemantauan, dan pemeriksaan.</p>
<h2>Catatan auditor</h2>
<p>Auditor menyarankan perbaikan pencatatan barang sumbangan, terutama buku bekas yang nilainya sulit ditaksir. Yayasan menindaklanjutinya dengan daftar harga acuan dan penghitungan ulang persediaan setiap triwulan.</p>
<blockquote><p>"Kami tidak menyembunyikan temuan. Donatur berhak tahu apa yang masih harus kami benahi," kata Zulfikar Chaniago, kepala keuangan dan akuntabilitas.</p></blockquote>
<h2>Cara membaca laporan</h2>
<p>Bagi Anda yang belum terbiasa dengan istilah akuntansi, kami menyiapkan panduan singkat pada artikel <a href="/Articles/cara-membaca-laporan-keuangan-yayasan">Cara membaca laporan keuangan yayasan</a>. Pertanyaan dapat dikirim melalui email dan dijawab paling lambat tujuh hari kerja.</p>`,
    cover: { scene: 'chart-board', seed: 1401, alt: 'Grafik penyaluran dana pada papan presentasi' },
    category: 'akuntabilitas',
    tags: ['laporan tahunan', 'audit', 'transparansi'],
    authors: ['zulfikar-chaniago'],
    publishedDaysAgo: 4,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'cara-berdonasi',
    title: 'Cara berdonasi dan melacak penggunaannya',
    summary:
      'Panduan menyalurkan donasi uang, buku, atau waktu, serta cara memeriksa ke mana donasi Anda pergi.',
    html: `<p>Banyak pembaca bertanya bagaimana cara menyumbang dan bagaimana memastikan sumbangannya sampai. Berikut langkah yang berlaku untuk donatur perorangan maupun lembaga.</p>
<h2>Donasi uang</h2>
<ol><li>Hubungi tim donasi melalui WhatsApp 0812-0000-1102 atau email donasi@tunasharapan.example.</li><li>Sebutkan program yang ingin didukung. Bila tidak disebutkan, donasi masuk ke dana perpustakaan sekolah.</li><li>Anda menerima nomor rekening resmi atas nama yayasan dan kode donasi.</li><li>Setelah dana diterima, bukti donasi dikirim paling lambat dua hari kerja.</li></ol>
<p>Yayasan tidak pernah meminta transfer ke rekening pribadi. Bila Anda menerima pesan yang mencurigakan, segera laporkan kepada kami.</p>
<h2>Donasi buku</h2>
<p>Kami menerima buku anak jenjang A sampai D dalam keadaan baik. Sebelum mengirim, bacalah <a href="/Blog/buku-bekas-yang-berguna">panduan menyumbang buku bekas</a> supaya kiriman Anda benar-benar dibaca.</p>
<h2>Melacak donasi</h2>
<p>Setiap tiga bulan donatur menerima ringkasan yang memuat sekolah penerima, barang yang dibeli, nomor nota, dan foto pemasangan. Anak dalam foto hanya ditampilkan dengan izin orang tua.</p>
<h2>Menyumbang waktu</h2>
<p>Relawan dibutuhkan untuk membacakan buku, menyortir kiriman, dan mendampingi pelamar beasiswa. Mulailah dengan kursus gratis di halaman <a href="/Courses">Kursus</a>.</p>`,
    cover: { scene: 'donation-box', seed: 1402, alt: 'Kotak donasi dari kayu di atas meja' },
    category: 'pengumuman',
    tags: ['donasi', 'panduan', 'relawan'],
    authors: ['zulfikar-chaniago', 'tiurma-simanjuntak'],
    publishedDaysAgo: 11,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'perpustakaan-ke-sepuluh-mollo',
    title: 'Sepuluh perpustakaan sekolah mulai dibangun di Mollo',
    summary:
      'Warga, guru, dan anak-anak meletakkan batu pertama perpustakaan di Kabupaten Timor Tengah Selatan.',
    html: `<p>Sepuluh sekolah dasar di wilayah Mollo, Kabupaten Timor Tengah Selatan, mulai membangun perpustakaan kecil pekan ini. Bangunan berukuran enam kali tujuh meter itu memakai dinding bebak dari pelepah gewang dan pondasi batu setempat, sehingga tetap sejuk pada siang hari.</p>
<h2>Dibangun bersama warga</h2>
<p>Setiap desa menyumbang batu, pasir, dan tenaga selama dua belas hari kerja. Yayasan menyediakan atap, kayu rangka, rak, dan buku. Dengan pembagian itu biaya satu bangunan turun menjadi sekitar Rp 75.000.000.</p>
<blockquote><p>"Kalau kami yang angkat batunya, kami juga yang akan jaga pintunya," ujar seorang tetua desa sebelum pekerjaan dimulai.</p></blockquote>
<h2>Dana yang masih dibutuhkan</h2>
<p>Dari target Rp 750.000.000, baru sebagian yang terkumpul. Lima sekolah pertama sudah terdanai penuh, lima berikutnya menunggu donasi untuk atap dan perabot. Perkembangan pembangunan diperbarui setiap Senin.</p>
<h2>Setelah bangunan berdiri</h2>
<p>Bangunan tanpa kegiatan akan cepat sepi. Karena itu dua guru dari setiap sekolah diwajibkan menyelesaikan kursus <a href="/Courses/mengelola-pojok-baca-sekolah">Mengelola Pojok Baca Sekolah</a> sebelum buku dikirim. Pustakawan cilik akan dilantik pada hari peresmian.</p>
<p>Anda dapat ikut membantu melalui <a href="/News/cara-berdonasi">panduan donasi</a>.</p>`,
    cover: { scene: 'village-school', seed: 1403, alt: 'Warga bergotong royong di halaman sekolah desa' },
    category: 'kabar-lapangan',
    tags: ['perpustakaan', 'NTT', 'gotong royong'],
    authors: ['maria-goreti-bano'],
    publishedDaysAgo: 16,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'pendaftaran-kelas-rangkap-batch-5',
    title: 'Pendaftaran Mengajar Kelas Rangkap Batch 5 dibuka',
    summary: 'Tersedia 36 kursi untuk guru sekolah kecil. Biaya pelatihan dan penginapan ditanggung yayasan.',
    html: `<p>Pendaftaran kelas <a href="/Class/mengajar-kelas-rangkap">Mengajar Kelas Rangkap</a> Batch 5 resmi dibuka. Pelatihan ditujukan bagi guru SD dan MI yang mengajar lebih dari satu tingkat dalam satu ruangan.</p>
<h2>Bentuk kegiatan</h2>
<ul><li>Empat pertemuan daring pada malam hari, masing-masing sembilan puluh menit.</li><li>Dua hari praktik di sekolah binaan di Soe.</li><li>Pendampingan enam bulan melalui telepon dan kunjungan.</li></ul>
<h2>Syarat</h2>
<ol><li>Aktif mengajar kelas rangkap, dibuktikan dengan surat kepala sekolah.</li><li>Mendaftar bersama satu rekan dari sekolah atau gugus yang sama.</li><li>Bersedia mengumpulkan catatan bulanan selama masa pendampingan.</li></ol>
<p>Guru honorer dan guru di sekolah yang belum pernah mengikuti program yayasan mendapat prioritas. Peserta dari luar daratan Timor memperoleh bantuan tiket kapal.</p>
<h2>Bagaimana bila sinyal di desa lemah?</h2>
<p>Setiap pertemuan daring dilengkapi rekaman suara berukuran kecil dan lembar ringkasan yang dapat diunduh. Peserta boleh mengikuti sesi dari balai desa atau kantor dinas terdekat. Sebanyak 143 guru dari angkatan sebelumnya menilai kelas ini 4,9 dari 5.</p>
<p>Keputusan penerimaan disampaikan melalui email dan pesan singkat paling lambat sepekan setelah pendaftaran ditutup.</p>`,
    cover: { scene: 'classroom', seed: 1404, alt: 'Ruang kelas dengan dua kelompok belajar' },
    category: 'pengumuman',
    tags: ['pendaftaran', 'pelatihan guru'],
    authors: ['maria-goreti-bano'],
    publishedDaysAgo: 18,
  },
  {
    kind: 'news',
    slug: 'kelas-sekolah-sehat-ditunda',
    title: 'Kelas Sekolah Sehat ditunda karena jalan terputus',
    summary:
      'Hujan lebat merusak jalan menuju lokasi praktik. Peserta yang sudah mendaftar tidak perlu mendaftar ulang.',
    html: `<p>Kelas <a href="/Class/sekolah-sehat-air-dan-sanitasi">Sekolah Sehat: Air dan Sanitasi</a> Batch 1 ditunda. Longsor kecil setelah hujan tiga hari berturut-turut memutus jalan menuju dua sekolah yang menjadi lokasi praktik di Flores Timur.</p>
<h2>Apa yang perlu dilakukan peserta</h2>
<ul><li>Pendaftaran Anda tetap berlaku dan kursi tidak berpindah.</li><li>Materi bab pertama dapat dibaca lebih dulu melalui akun Anda.</li><li>Bila jadwal baru tidak sesuai, Anda boleh mengalihkan kursi kepada rekan dari sekolah yang sama.</li></ul>
<h2>Kapan jadwal baru diumumkan</h2>
<p>Tim lapangan memeriksa keadaan jalan bersama pemerintah kecamatan setiap pekan. Jadwal pengganti diumumkan paling lambat tiga pekan sebelum pelaksanaan, sehingga peserta dari pulau lain sempat mengatur perjalanan.</p>
<h2>Keadaan sekolah</h2>
<p>Tidak ada korban jiwa. Satu ruang kelas terendam lumpur setinggi mata kaki dan sudah dibersihkan warga. Sekitar enam puluh buku rusak dan akan diganti dari persediaan cadangan yayasan.</p>
<p>Kami berterima kasih atas pengertian para peserta dan atas kerja cepat warga yang membuka jalur darurat untuk anak sekolah.</p>
<p>Pertanyaan tentang penundaan dapat disampaikan melalui WhatsApp 0812-0000-1103 pada hari kerja pukul delapan sampai empat sore WITA.</p>`,
    cover: { scene: 'rice-terraces', seed: 1405, alt: 'Lereng perbukitan setelah hujan' },
    category: 'pengumuman',
    tags: ['penundaan', 'sekolah sehat'],
    authors: ['fransiskus-kelen'],
    publishedDaysAgo: 2,
  },
  {
    kind: 'news',
    slug: 'tukar-buku-antardesa',
    title: 'Tukar buku antardesa melibatkan 64 pojok baca',
    summary:
      'Lebih dari tujuh ribu buku berpindah rak dalam dua pekan agar anak-anak mendapat bacaan baru tanpa membeli.',
    html: `<p>Kegiatan tukar buku antardesa semester ini melibatkan 64 pojok baca di Cianjur, Bangli, Maros, dan Lima Puluh Kota. Sebanyak 7.180 buku berpindah rak dalam dua pekan, sebagian besar diangkut dengan sepeda motor relawan.</p>
<h2>Mengapa bertukar</h2>
<p>Anak yang rajin dapat menghabiskan koleksi 150 buku dalam satu semester. Membeli buku baru setiap saat terlalu mahal. Dengan bertukar, setiap pojok baca mendapat bacaan segar, dan pengelola dari berbagai desa bertemu untuk saling belajar.</p>
<h2>Bagaimana caranya</h2>
<ol><li>Pengelola memilih sepertiga koleksi yang sudah jarang dipinjam.</li><li>Buku diperiksa, diperbaiki, dan dikelompokkan menurut warna jenjang.</li><li>Pustakawan cilik menyelipkan kartu rekomendasi di buku kesukaan mereka.</li><li>Buku diantar ke desa pasangan yang sudah disepakati.</li></ol>
<p>Kartu rekomendasi ternyata menjadi bagian yang paling dinanti. Seorang anak di Cipanas menulis, "Buku ini lucu di halaman sembilan, jangan dibaca sambil minum."</p>
<blockquote><p>"Anak-anak jadi bertanya, siapa teman yang menulis kartu ini, dan di mana desanya," kata Kusnadi, relawan dari Cianjur.</p></blockquote>
<p>Tukar buku berikutnya direncanakan enam bulan lagi. Pengelola yang ingin ikut dapat menghubungi fasilitator kabupaten masing-masing.</p>`,
    cover: { scene: 'books', seed: 1406, alt: 'Tumpukan buku anak siap ditukar' },
    category: 'kabar-lapangan',
    tags: ['pojok baca', 'tukar buku'],
    authors: ['kusnadi', 'nurlaila-hasibuan'],
    publishedDaysAgo: 27,
  },
  {
    kind: 'news',
    slug: 'dua-puluh-penerima-beasiswa-baru',
    title: 'Dua puluh calon guru menerima Beasiswa Tunas',
    summary: 'Mereka terpilih dari 468 pelamar di empat belas provinsi dan akan mulai kuliah semester depan.',
    html: `<p>Sebanyak dua puluh siswa dari empat belas provinsi terpilih sebagai penerima <a href="/Program/beasiswa-tunas">Beasiswa Tunas</a> angkatan ketujuh. Mereka menyisihkan 448 pelamar lain melalui seleksi berkas, esai, dan wawancara.</p>
<h2>Siapa mereka</h2>
<p>Tiga belas penerima adalah perempuan. Sembilan orang merupakan anggota pertama dalam keluarganya yang melanjutkan ke perguruan tinggi. Mereka memilih jurusan pendidikan guru sekolah dasar, pendidikan anak usia dini, pendidikan matematika, dan pendidikan khusus.</p>
<h2>Apa yang dinilai</h2>
<ul><li>Kesungguhan untuk kembali mengajar di daerah asal.</li><li>Ketahanan menghadapi kesulitan, yang terlihat dari cerita pelamar.</li><li>Dukungan keluarga dan lingkungan.</li><li>Nilai rapor, dengan bobot paling kecil.</li></ul>
<blockquote><p>"Kami mencari orang yang akan bertahan di kelas ketika hujan bocor mengenai mejanya, bukan yang sekadar pandai menjawab," ujar Tiurma Simanjuntak, ketua yayasan.</p></blockquote>
<h2>Bagi yang belum terpilih</h2>
<p>Semua pelamar menerima umpan balik tertulis. Seleksi berikutnya dibuka bersama dimulainya program tahun depan. Rekaman dan lembar kerja webinar <a href="/Class/menyusun-berkas-beasiswa">Menyusun Berkas Beasiswa</a> dapat dipelajari kapan saja.</p>
<p>Penerima beasiswa akan mengikuti pembekalan selama sepekan sebelum kuliah dimulai, mulai dari cara mengatur uang bulanan sampai cara mencari pertolongan ketika sakit atau rindu rumah.</p>`,
    cover: { scene: 'graduation', seed: 1407, alt: 'Penerima beasiswa berfoto bersama' },
    category: 'beasiswa-kabar',
    tags: ['beasiswa', 'calon guru'],
    authors: ['tiurma-simanjuntak'],
    publishedDaysAgo: 45,
  },
  {
    kind: 'news',
    slug: 'buku-dwibahasa-lembah-baliem',
    title: 'Dua belas buku dwibahasa untuk anak di Lembah Baliem',
    summary:
      'Cerita rakyat yang dituturkan para tetua kini dapat dibaca anak dalam bahasa daerah dan bahasa Indonesia.',
    html: `<p>Dua belas judul buku cerita dwibahasa selesai dicetak dan dibagikan ke sembilan belas sekolah di Kabupaten Jayawijaya. Setiap buku memuat teks bahasa daerah di halaman kiri dan bahasa Indonesia di halaman kanan.</p>
<h2>Dari tutur menjadi buku</h2>
<p>Selama delapan bulan, Elias Wanimbo dan tujuh guru muda merekam cerita dari tetua di enam kampung. Rekaman ditulis, dibacakan kembali kepada penuturnya, lalu disederhanakan untuk jenjang B dan C. Gambarnya dibuat oleh siswa SMA setempat.</p>
<blockquote><p>"Seorang mama menangis ketika cucunya membacakan cerita yang dulu hanya ia dengar di dekat perapian," kata Elias.</p></blockquote>
<h2>Hak cipta tetap milik kampung</h2>
<p>Nama penutur dan kampung asal dicantumkan di sampul. Bila buku dicetak ulang untuk dijual, separuh royalti menjadi milik kas kampung. Kesepakatan itu ditandatangani di hadapan kepala distrik.</p>
<h2>Tahap berikutnya</h2>
<ol><li>Pelatihan membacakan buku bagi 38 guru kelas awal.</li><li>Perekaman suara untuk anak dengan hambatan penglihatan.</li><li>Enam judul baru dari lembah sebelah barat.</li></ol>
<p>Cerita di balik pembuatan buku ini dapat didengarkan dalam podcast <a href="/Podcasts/menulis-cerita-dari-perapian">Menulis cerita dari perapian</a>.</p>`,
    cover: { scene: 'children-reading', seed: 1408, alt: 'Anak-anak membaca buku di halaman rumput' },
    category: 'kabar-lapangan',
    tags: ['buku dwibahasa', 'Papua', 'cerita rakyat'],
    authors: ['elias-wanimbo', 'nurlaila-hasibuan'],
    publishedDaysAgo: 63,
  },
]
