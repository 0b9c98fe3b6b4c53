import type { DemoClass } from '../../demo.types.ts'

export const pojokBacaModules: DemoClass['modules'] = [
  {
    slug: 'menyiapkan-tempat',
    title: 'Menyiapkan tempat',
    chapters: [
      {
        slug: 'memilih-sudut-yang-tepat',
        title: 'Memilih sudut yang tepat',
        minutes: 25,
        isPreview: true,
        html: `<p>Pojok baca tidak harus berupa ruangan khusus. Yang dibutuhkan adalah tempat yang dilewati anak setiap hari, cukup terang, dan tidak menakutkan untuk didatangi. Perpustakaan di ujung gedung yang selalu terkunci kalah oleh tikar di teras kelas satu.</p>
<h2>Lima pertanyaan sebelum memilih tempat</h2>
<ol><li>Apakah cahaya matahari cukup untuk membaca dari pukul tujuh sampai pukul dua belas?</li><li>Apakah tempat ini aman dari hujan, tampias, dan rayap?</li><li>Apakah anak melewatinya tanpa harus meminta izin?</li><li>Apakah ada guru atau relawan yang dapat mengawasi sambil bekerja?</li><li>Apakah anak pengguna kursi roda atau tongkat dapat mencapainya?</li></ol>
<h2>Tiga contoh tempat</h2>
<table><thead><tr><th>Tempat</th><th>Kelebihan</th><th>Yang perlu dijaga</th></tr></thead><tbody><tr><td>Sudut kelas</td><td>Dekat, mudah diawasi</td><td>Jumlah buku terbatas, perlu ditukar antarkelas</td></tr><tr><td>Teras sekolah</td><td>Terbuka untuk semua anak</td><td>Rak harus beroda atau bisa dimasukkan</td></tr><tr><td>Rumah warga</td><td>Buka sampai sore</td><td>Perlu kesepakatan tertulis dengan pemilik rumah</td></tr></tbody></table>
<h2>Libatkan anak sejak awal</h2>
<p>Ajak lima sampai enam anak dari kelas berbeda untuk berkeliling dan memilih. Tanyakan di mana mereka biasa duduk ketika ingin tenang. Jawaban mereka sering mengejutkan: di bawah pohon ketapang, dekat dapur kantin, atau di samping ruang guru karena ada kipas angin. Tempat yang dipilih anak lebih jarang ditinggalkan.</p>
<p>Setelah tempat dipilih, buatlah foto "sebelum". Foto ini akan berguna ketika Anda menyusun laporan pada modul ketiga.</p>`,
      },
      {
        slug: 'rak-tikar-dan-cahaya',
        title: 'Rak, tikar, dan cahaya',
        minutes: 25,
        html: `<p>Perabot pojok baca hanya perlu memenuhi tiga syarat: terjangkau tangan anak, aman, dan mudah dibersihkan. Selebihnya adalah soal kreativitas warga.</p>
<h2>Rak yang ramah anak</h2>
<p>Tinggi rak paling atas tidak lebih dari 120 cm untuk kelas rendah. Pasang sebagian papan miring supaya sampul menghadap ke depan. Anak kelas satu memilih buku dari gambarnya, bukan dari tulisan di punggung buku.</p>
<ul><li>Peti buah yang diampelas dan dicat dapat menampung dua puluh buku tipis.</li><li>Talang air dari plastik yang dipotong satu meter menjadi rak dinding yang murah.</li><li>Tali jemuran dan penjepit cocok untuk memajang buku tipis di teras.</li></ul>
<p>Pastikan tidak ada paku menonjol dan rak tidak mudah roboh bila dipanjat.</p>
<h2>Tempat duduk</h2>
<p>Tikar pandan, karung goni berisi kain perca, atau ban bekas yang dilapisi kain sudah memadai. Sediakan dua macam posisi: duduk bersandar dan duduk melingkar untuk membaca bersama.</p>
<h2>Anggaran contoh</h2>
<table><thead><tr><th>Kebutuhan</th><th>Perkiraan biaya</th></tr></thead><tbody><tr><td>Delapan peti buah dan cat</td><td>Rp 260.000</td></tr><tr><td>Dua tikar pandan</td><td>Rp 150.000</td></tr><tr><td>Lampu LED dan kabel</td><td>Rp 95.000</td></tr><tr><td>Buku pinjam, label, dan lakban</td><td>Rp 70.000</td></tr><tr><td><strong>Jumlah</strong></td><td><strong>Rp 575.000</strong></td></tr></tbody></table>
<p>Banyak sekolah menekan biaya ini sampai separuh karena kayu dan tenaga disumbang orang tua. Catat sumbangan itu sebagai nilai gotong royong. Warga yang ikut membuat rak akan ikut menjaganya.</p>
<p>Sebelum berbelanja, tanyakan dulu kepada tukang setempat. Harga di kota sering lebih mahal setelah ditambah ongkos angkut.</p>`,
      },
      {
        slug: 'aturan-yang-dibuat-bersama',
        title: 'Aturan yang dibuat bersama',
        minutes: 20,
        html: `<p>Terlalu banyak aturan membuat anak takut menyentuh buku. Tanpa aturan, buku habis dalam tiga bulan. Jalan tengahnya adalah aturan pendek yang disusun bersama anak.</p>
<h2>Cara menyusun aturan</h2>
<ol><li>Kumpulkan perwakilan tiap kelas, dua orang saja.</li><li>Tanyakan, "Apa yang membuat tempat ini nyaman?" dan "Apa yang membuat kita kesal?"</li><li>Tulis semua jawaban, lalu gabungkan yang mirip.</li><li>Ubah setiap larangan menjadi ajakan.</li><li>Sepakati paling banyak lima butir.</li></ol>
<h2>Contoh dari sekolah binaan di Kintamani</h2>
<ul><li>Cuci tangan sebelum memegang buku.</li><li>Bicara dengan suara burung kecil.</li><li>Kembalikan buku ke warna raknya.</li><li>Kalau sobek, bawa ke meja rawat buku.</li><li>Ajak satu teman yang belum pernah ke sini.</li></ul>
<p>Perhatikan butir keempat. Anak yang merobek buku tidak dihukum, tetapi diajak memperbaikinya dengan lem dan kertas. Akibatnya, buku sobek dilaporkan dan bukan disembunyikan.</p>
<h2>Boleh dibawa pulang atau tidak?</h2>
<p>Kami menyarankan boleh. Buku yang dibawa pulang dibaca pula oleh adik, kakak, dan orang tua. Mulailah dengan satu buku selama tiga hari. Kehilangan sekitar lima sampai sepuluh persen setahun adalah hal yang lumrah, jadi anggarkan penggantinya sejak awal.</p>
<h3>Tugas Anda</h3>
<p>Lakukan pertemuan dengan perwakilan anak pekan ini. Tuliskan aturannya pada selembar karton, minta semua anak membubuhkan cap jempol berwarna, lalu tempel setinggi mata anak kelas satu.</p>
<p>Tinjau kembali aturan itu setiap semester. Butir yang tidak pernah dilanggar boleh dihapus agar tersisa yang benar-benar diperlukan.</p>`,
      },
    ],
  },
  {
    slug: 'buku-yang-tepat',
    title: 'Buku yang tepat',
    chapters: [
      {
        slug: 'memahami-jenjang-buku',
        title: 'Memahami jenjang buku',
        minutes: 30,
        html: `<p>Buku yang terlalu sulit membuat anak menyerah, buku yang terlalu mudah membuat anak bosan. Penjenjangan membantu anak menemukan bacaan yang pas. Di Indonesia, buku umum dikelompokkan menjadi lima jenjang pembaca.</p>
<h2>Lima jenjang pembaca</h2>
<table><thead><tr><th>Jenjang</th><th>Sebutan</th><th>Ciri buku</th></tr></thead><tbody><tr><td>A</td><td>Pembaca dini</td><td>Gambar dominan, satu kata atau frasa per halaman, dibacakan orang dewasa</td></tr><tr><td>B1 sampai B3</td><td>Pembaca awal</td><td>Kalimat pendek, satu sampai beberapa kalimat per halaman</td></tr><tr><td>C</td><td>Pembaca semenjana</td><td>Paragraf pendek, gambar sebagai pendukung</td></tr><tr><td>D</td><td>Pembaca madya</td><td>Bab pendek, alur lebih rumit, gambar sedikit</td></tr><tr><td>E</td><td>Pembaca mahir</td><td>Teks panjang, beragam topik</td></tr></tbody></table>
<p>Jenjang mengikuti kemampuan membaca, bukan usia atau kelas. Anak kelas lima yang baru lancar membaca berhak menikmati buku jenjang B tanpa diejek.</p>
<h2>Menandai jenjang dengan warna</h2>
<ol><li>Pilih satu warna untuk setiap jenjang dan pakai warna yang sama pada stiker, rak, dan poster.</li><li>Tempel stiker di pojok kiri bawah sampul.</li><li>Sebutkan warna, bukan huruf, ketika berbicara dengan anak: "Coba rak hijau dulu."</li></ol>
<h2>Uji lima jari</h2>
<p>Ajarkan anak memeriksa sendiri. Buka satu halaman, baca, dan angkat satu jari setiap bertemu kata yang tidak dikenal. Nol sampai satu jari berarti terlalu mudah, dua sampai tiga jari berarti pas, empat sampai lima jari berarti sebaiknya dibaca bersama teman atau guru.</p>
<p>Uji ini tidak sempurna, tetapi membuat anak merasa berdaulat atas pilihannya.</p>`,
      },
      {
        slug: 'menyeleksi-sumbangan-buku',
        title: 'Menyeleksi sumbangan buku',
        minutes: 25,
        html: `<p>Sumbangan buku adalah berkah yang perlu disaring. Pojok baca yang menerima semua kiriman akan penuh oleh diktat lama, majalah otomotif, dan buku pelajaran dari kurikulum yang sudah lewat. Anak datang, tidak menemukan apa-apa, lalu tidak kembali.</p>
<h2>Tiga tumpukan</h2>
<p>Ketika kardus datang, pilah langsung ke dalam tiga tumpukan.</p>
<ol><li><strong>Simpan.</strong> Buku cerita, buku pengetahuan anak, komik yang mendidik, kamus bergambar, dan buku tentang pertanian atau keterampilan untuk orang tua.</li><li><strong>Salurkan.</strong> Buku kuliah, novel dewasa, atau buku pelajaran yang masih dapat dipakai sekolah lain.</li><li><strong>Daur ulang.</strong> Buku berjamur, halaman hilang, atau isinya sudah tidak benar.</li></ol>
<h2>Periksa isinya</h2>
<ul><li>Apakah gambarnya menghormati semua suku, agama, dan anak penyandang disabilitas?</li><li>Apakah ada kekerasan yang ditampilkan sebagai hal lucu?</li><li>Apakah informasinya masih benar, misalnya jumlah provinsi atau nama lembaga?</li><li>Apakah ada iklan rokok atau minuman keras di halaman belakang?</li></ul>
<h2>Menyampaikan kebutuhan kepada donatur</h2>
<p>Donatur akan senang bila diberi arahan. Kirimkan daftar yang jelas: jenjang, jumlah, dan tema. Contoh: "Kami membutuhkan tiga puluh buku jenjang B2 tentang hewan dan keluarga." Sertakan foto rak supaya mereka tahu buku akan ditaruh di mana.</p>
<blockquote><p>Sejak kami menulis daftar kebutuhan, kiriman berkurang separuh, tetapi buku yang dibaca anak bertambah tiga kali lipat. (Kusnadi, Cianjur)</p></blockquote>
<p>Ucapkan terima kasih dengan tulisan tangan anak. Satu lembar surat sering membuka sumbangan berikutnya.</p>`,
      },
      {
        slug: 'merawat-dan-mencatat-koleksi',
        title: 'Merawat dan mencatat koleksi',
        minutes: 25,
        html: `<p>Pencatatan yang rumit akan ditinggalkan pada pekan kedua. Mulailah dari satu buku tulis bergaris dan tambahkan hanya bila benar-benar diperlukan.</p>
<h2>Buku induk</h2>
<p>Setiap buku mendapat nomor urut yang ditulis dengan spidol permanen di halaman judul. Di buku induk, catat lima hal: nomor, judul, jenjang, asal buku, dan tanggal masuk. Satu baris untuk satu buku, tidak lebih.</p>
<h2>Buku pinjam</h2>
<table><thead><tr><th>Tanggal</th><th>Nama</th><th>Nomor buku</th><th>Kembali</th><th>Bagus?</th></tr></thead><tbody><tr><td>3</td><td>Rambu</td><td>041</td><td>5</td><td>Gambar wajah senang</td></tr><tr><td>3</td><td>Umbu</td><td>017</td><td>6</td><td>Gambar wajah biasa</td></tr></tbody></table>
<p>Kolom terakhir diisi anak dengan gambar wajah. Pada akhir bulan, Anda tahu buku mana yang perlu ditambah dan mana yang perlu dipindahkan.</p>
<h2>Perawatan mingguan</h2>
<ul><li>Senin: rapikan rak menurut warna.</li><li>Rabu: perbaiki buku sobek di meja rawat buku.</li><li>Jumat: jemur buku yang lembap di tempat teduh, bukan di bawah matahari langsung.</li></ul>
<h2>Melawan lembap dan rayap</h2>
<p>Beri jarak lima sentimeter antara rak dan dinding. Taruh kapur barus dalam kantong kain di belakang rak, jauh dari jangkauan anak. Kaki rak kayu dapat dialasi kaleng berisi sedikit oli bekas. Di daerah pesisir, simpan buku dalam kotak tertutup ketika sekolah libur panjang.</p>
<p>Buku yang tampak dirawat mengajari anak bahwa membaca adalah kegiatan yang dihargai.</p>
<h3>Hitung ulang setiap semester</h3><p>Cocokkan buku di rak dengan buku induk bersama anak-anak. Jadikan kegiatan ini semacam perburuan harta dengan hadiah kecil bagi kelompok yang menemukan buku lama hilang.</p>`,
      },
    ],
  },
  {
    slug: 'menjaga-tetap-hidup',
    title: 'Menjaga tetap hidup',
    chapters: [
      {
        slug: 'jadwal-kegiatan-satu-semester',
        title: 'Jadwal kegiatan satu semester',
        minutes: 30,
        html: `<p>Anak datang karena ada sesuatu yang terjadi. Rak yang sama dengan buku yang sama perlu dihidupkan oleh kegiatan kecil yang teratur. Teratur lebih penting daripada meriah.</p>
<h2>Irama mingguan</h2>
<table><thead><tr><th>Hari</th><th>Kegiatan</th><th>Waktu</th></tr></thead><tbody><tr><td>Senin</td><td>Membaca senyap seluruh sekolah</td><td>10 menit sebelum pelajaran</td></tr><tr><td>Rabu</td><td>Guru atau orang tua membacakan buku</td><td>15 menit saat istirahat</td></tr><tr><td>Jumat</td><td>Anak merekomendasikan satu buku</td><td>5 menit saat berbaris</td></tr></tbody></table>
<h2>Kegiatan bulanan</h2>
<ul><li><strong>Bulan pertama:</strong> berburu buku, anak mencari jawaban teka-teki di dalam rak.</li><li><strong>Bulan kedua:</strong> tamu bercerita, undang petani, bidan, atau nelayan untuk menceritakan pekerjaannya.</li><li><strong>Bulan ketiga:</strong> membuat buku kecil dari satu lembar kertas yang dilipat delapan.</li><li><strong>Bulan keempat:</strong> panggung boneka dari cerita kesukaan.</li><li><strong>Bulan kelima:</strong> malam membaca bersama keluarga, dengan lampu dan ubi rebus.</li><li><strong>Bulan keenam:</strong> pameran karya dan pemilihan pustakawan cilik yang baru.</li></ul>
<h2>Membaca senyap yang benar-benar senyap</h2>
<p>Semua orang membaca, termasuk kepala sekolah dan penjaga sekolah. Tidak ada laporan, rangkuman, atau hukuman. Anak yang belum bisa membaca menikmati gambarnya. Bila guru memakai waktu ini untuk memeriksa tugas, anak segera menangkap bahwa membaca hanyalah kewajiban mereka.</p>
<h3>Mulai dari yang kecil</h3>
<p>Pilih dua kegiatan mingguan saja untuk bulan pertama. Setelah menjadi kebiasaan, barulah tambahkan yang lain.</p>
<p>Tuliskan jadwal di karton besar dan beri tanda setiap kali kegiatan terlaksana. Anak senang melihat deretan tanda itu bertambah panjang, dan guru baru dapat langsung melanjutkannya.</p>`,
      },
      {
        slug: 'pustakawan-cilik',
        title: 'Pustakawan cilik',
        minutes: 25,
        html: `<p>Guru memiliki terlalu banyak tugas untuk menjaga pojok baca sendirian. Anak-anak sanggup mengurusnya bila dilatih dan dipercaya. Di sekolah binaan, pustakawan cilik terbukti membuat pojok baca tetap buka bahkan ketika guru penggeraknya pindah.</p>
<h2>Memilih pustakawan cilik</h2>
<p>Jangan hanya memilih anak dengan nilai terbaik. Pilihlah campuran: anak yang rajin membaca, anak yang pandai bergaul, dan anak yang justru sering dianggap bandel. Yang terakhir ini kerap menjadi penjaga paling setia karena akhirnya mendapat kepercayaan.</p>
<h2>Pembagian tugas</h2>
<ul><li><strong>Penjaga rak</strong> merapikan buku sebelum dan sesudah istirahat.</li><li><strong>Pencatat</strong> mengisi buku pinjam.</li><li><strong>Perawat buku</strong> memperbaiki buku yang sobek.</li><li><strong>Pembaca</strong> membacakan buku untuk adik kelas.</li><li><strong>Juru kabar</strong> mengumumkan buku baru saat upacara.</li></ul>
<h2>Pelatihan tiga pertemuan</h2>
<ol><li>Mengenal jenjang warna dan cara menata rak.</li><li>Berlatih mencatat pinjaman dengan bermain peran.</li><li>Membacakan buku dengan suara nyaring dan menjawab pertanyaan pengunjung.</li></ol>
<p>Tutup dengan pelantikan sederhana. Selempang dari kain tenun atau pin dari tutup botol sudah cukup membuat mereka bangga.</p>
<h2>Ganti setiap semester</h2>
<p>Pustakawan lama melatih yang baru selama dua pekan. Dengan demikian pengetahuan tidak hilang, dan dalam tiga tahun hampir separuh sekolah pernah bertugas. Beri mereka sertifikat kecil yang ditandatangani kepala sekolah.</p>
<blockquote><p>Dulu saya yang paling sering dimarahi. Sekarang saya yang memegang kunci rak. (Anak kelas lima, Bangli)</p></blockquote>
<p>Sisihkan waktu lima belas menit setiap bulan untuk mendengarkan usul mereka. Usul anak biasanya murah dan dapat langsung dikerjakan.</p>`,
      },
      {
        slug: 'mengukur-dan-melaporkan',
        title: 'Mengukur dan melaporkan',
        minutes: 30,
        html: `<p>Laporan bukan sekadar urusan donatur. Angka yang sederhana membantu sekolah memutuskan apa yang perlu diperbaiki. Kuncinya adalah mengukur sedikit hal secara ajek.</p>
<h2>Empat angka bulanan</h2>
<table><thead><tr><th>Angka</th><th>Sumber</th><th>Apa artinya</th></tr></thead><tbody><tr><td>Jumlah peminjam berbeda</td><td>Buku pinjam</td><td>Seberapa luas jangkauannya</td></tr><tr><td>Jumlah pinjaman</td><td>Buku pinjam</td><td>Seberapa sering dipakai</td></tr><tr><td>Hari buka</td><td>Kalender dinding</td><td>Seberapa ajek pengelolaannya</td></tr><tr><td>Buku hilang atau rusak</td><td>Buku induk</td><td>Seberapa besar dana pengganti</td></tr></tbody></table>
<p>Bandingkan dengan bulan sebelumnya, bukan dengan sekolah lain. Bila peminjam berbeda menurun, barangkali bukunya perlu ditukar dengan sekolah tetangga.</p>
<h2>Satu cerita</h2>
<p>Lengkapi angka dengan satu cerita pendek: seorang anak, seorang guru, atau seorang ibu yang berubah karena pojok baca. Minta izin orang tua sebelum memuat nama dan foto anak. Samarkan nama bila ceritanya menyangkut hal yang peka.</p>
<h2>Laporan satu halaman</h2>
<ol><li>Tulis nama sekolah, bulan, dan penanggung jawab.</li><li>Salin empat angka dan satu cerita.</li><li>Cantumkan pemasukan dan pengeluaran beserta nomor nota.</li><li>Sebutkan satu hal yang berhasil dan satu hal yang belum.</li><li>Tulis rencana bulan depan dalam satu kalimat.</li></ol>
<p>Kirim laporan kepada kepala sekolah, komite, dan donatur, lalu tempel salinannya di dinding. Keterbukaan membuat warga percaya, dan kepercayaan adalah modal terbesar pojok baca. Contoh cara kami melaporkan dapat Anda lihat pada <a href="/News/laporan-tahunan-terbit">laporan tahunan yayasan</a>.</p>
<p>Selamat, Anda telah menyelesaikan seluruh bab. Jangan lupa mengambil foto "sesudah" dari tempat yang sama dengan foto pertama.</p>`,
      },
    ],
  },
]
