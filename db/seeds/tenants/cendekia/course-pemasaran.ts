import type { DemoClass } from '../../demo.types.ts'

export const coursePemasaran: DemoClass = {
  code: 'ACD-102',
  slug: 'dasar-pemasaran-digital',
  name: 'Dasar Pemasaran Digital',
  summary: 'Mengenal pelanggan, menyusun konten, dan mengukur hasil promosi dengan anggaran kecil.',
  html: `<p>Pemasaran digital sering terasa seperti lomba mengejar tren. Kursus ini mengajak Anda kembali ke dasar: siapa pelanggannya, apa yang mereka butuhkan, dan bagaimana mengetahui promosi Anda berhasil.</p>
<p>Contoh sepanjang kursus memakai satu usaha rekaan, Dapur Ibu Lastri, penjual sambal kemasan dari Solo yang ingin menjangkau pembeli di luar kota.</p>`,
  cover: { scene: 'phone-app', seed: 2202, alt: 'Ponsel menampilkan toko daring' },
  type: 'self_paced',
  level: 'beginner',
  category: 'pemasaran-digital',
  tags: ['pemasaran', 'konten', 'iklan', 'usaha kecil'],
  competencies: ['Riset pelanggan', 'Penulisan konten', 'Pengukuran kampanye'],
  outcomes: [
    'Menyusun profil pelanggan dari percakapan nyata',
    'Membuat rencana konten satu bulan',
    'Menghitung biaya per klik dan biaya per pembelian',
    'Menjalankan uji sederhana dan menyimpulkan hasilnya',
  ],
  prerequisites: ['Punya produk, jasa, atau kegiatan yang ingin dipromosikan'],
  audience: ['Pemilik usaha kecil', 'Staf pemasaran pemula', 'Pengurus komunitas'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [{ person: 'rizal-chaniago', role: 'lead' }],
  rating: { average: 4.7, count: 968 },
  modules: [
    {
      slug: 'fondasi',
      title: 'Fondasi',
      chapters: [
        {
          slug: 'mengenal-pelanggan',
          title: 'Mengenal pelanggan',
          minutes: 15,
          isPreview: true,
          html: `<h2>Bicara dulu, beriklan kemudian</h2>
<p>Ibu Lastri mengira pembeli sambalnya adalah ibu rumah tangga di Solo. Setelah menelepon dua puluh pembeli terakhir, ia menemukan hal lain: dua belas di antaranya perantau yang tinggal di kamar indekos dan rindu masakan rumah. Temuan itu mengubah ukuran kemasan, kata-kata promosi, dan waktu unggahnya.</p>
<p>Tidak ada alat yang lebih murah daripada percakapan. Sebelum menyusun iklan apa pun, hubungi sekurangnya sepuluh orang yang pernah membeli.</p>
<h3>Lima pertanyaan wawancara</h3>
<ol>
<li>Ceritakan saat terakhir Anda membeli produk ini. Apa yang terjadi sebelumnya?</li>
<li>Selain produk ini, apa yang sempat Anda pertimbangkan?</li>
<li>Apa yang hampir membuat Anda batal membeli?</li>
<li>Kapan dan bagaimana produk ini dipakai?</li>
<li>Bila bercerita kepada teman, apa yang Anda katakan?</li>
</ol>
<p>Hindari pertanyaan tentang masa depan seperti "Apakah Anda akan membeli rasa baru?". Orang cenderung menjawab ya agar sopan. Tanyakan tindakan yang sudah terjadi.</p>
<h3>Menyusun profil</h3>
<table>
<thead><tr><th>Unsur</th><th>Contoh hasil wawancara</th></tr></thead>
<tbody>
<tr><td>Keadaan</td><td>Perantau 22 sampai 30 tahun, tinggal sendiri, jarang memasak</td></tr>
<tr><td>Pemicu</td><td>Akhir pekan, rindu rumah, baru menerima gaji</td></tr>
<tr><td>Hambatan</td><td>Takut botol pecah, ongkos kirim terasa mahal</td></tr>
<tr><td>Kata mereka</td><td>"Rasanya seperti buatan ibu"</td></tr>
</tbody>
</table>
<p>Ulangi wawancara setiap enam bulan, karena alasan orang membeli bisa berubah.</p>
<p><strong>Latihan:</strong> wawancarai tiga pelanggan pekan ini. Tuliskan kalimat mereka apa adanya, sebab kalimat itu akan menjadi bahan promosi yang paling meyakinkan.</p>`,
        },
        {
          slug: 'pesan-utama',
          title: 'Merumuskan pesan utama',
          minutes: 15,
          html: `<h2>Satu alasan yang diingat</h2>
<p>Orang tidak mengingat tujuh keunggulan. Mereka mengingat satu. Pesan utama adalah alasan terkuat mengapa pelanggan tertentu memilih Anda pada saat tertentu.</p>
<h3>Rumus sederhana</h3>
<blockquote>Untuk <em>siapa</em> yang sedang <em>mengalami apa</em>, produk kami memberi <em>manfaat apa</em>, karena <em>bukti apa</em>.</blockquote>
<p>Bagi Dapur Ibu Lastri, hasilnya: "Untuk perantau yang rindu rumah, sambal kami menghadirkan rasa dapur ibu dalam satu sendok, karena dimasak dalam tungku kayu dengan resep tiga generasi."</p>
<h3>Fitur, manfaat, dan rasa</h3>
<table>
<thead><tr><th>Fitur</th><th>Manfaat</th><th>Rasa yang dituju</th></tr></thead>
<tbody>
<tr><td>Kemasan 100 gram</td><td>Habis sebelum basi</td><td>Tidak bersalah karena membuang makanan</td></tr>
<tr><td>Botol plastik tebal</td><td>Aman di perjalanan</td><td>Tenang menunggu paket</td></tr>
<tr><td>Tanpa pengawet</td><td>Boleh untuk anak</td><td>Yakin memilih yang baik</td></tr>
</tbody>
</table>
<p>Pemula biasanya berhenti di kolom pertama. Pesan yang kuat bergerak ke kolom kedua dan ketiga tanpa menjadi berlebihan.</p>
<h3>Uji kejujuran</h3>
<p>Setiap pesan harus bisa dibuktikan. Kata "paling enak" tidak bisa diuji, sedangkan "dimasak empat jam" bisa. Peraturan periklanan juga melarang klaim kesehatan tanpa izin edar yang sesuai. Bila ragu, pilih bukti yang dapat dilihat pembeli.</p>
<p>Simpan pesan itu di tempat yang mudah dilihat seluruh tim.</p>
<p><strong>Latihan:</strong> tulis tiga versi pesan utama. Tunjukkan kepada lima pelanggan, lalu minta mereka memilih yang paling mirip dengan alasan mereka sendiri. Pemenangnya bukan yang paling indah, melainkan yang paling sering dipilih.</p>`,
        },
        {
          slug: 'memilih-saluran',
          title: 'Memilih saluran',
          minutes: 14,
          html: `<h2>Tidak perlu hadir di mana-mana</h2>
<p>Usaha kecil yang mencoba lima media sosial sekaligus biasanya kehabisan tenaga dalam dua bulan. Pilih satu saluran utama tempat calon pelanggan sudah berkumpul, dan satu saluran milik sendiri untuk menyimpan hubungan.</p>
<h3>Tiga jenis saluran</h3>
<ul>
<li><strong>Milik sendiri:</strong> situs, daftar email, daftar kontak WhatsApp yang sudah memberi izin.</li>
<li><strong>Didapat:</strong> ulasan, liputan, rekomendasi dari mulut ke mulut.</li>
<li><strong>Dibayar:</strong> iklan media sosial, iklan pencarian, kerja sama dengan pembuat konten.</li>
</ul>
<p>Saluran berbayar mempercepat, tetapi berhenti begitu anggaran habis. Saluran milik sendiri tumbuh lambat, tetapi tetap bekerja. Gunakan yang pertama untuk mengisi yang kedua.</p>
<h3>Lembar penilaian</h3>
<table>
<thead><tr><th>Pertanyaan</th><th>Nilai 1 sampai 5</th></tr></thead>
<tbody>
<tr><td>Apakah pelanggan saya ada di sini?</td><td></td></tr>
<tr><td>Apakah produk saya cocok dengan bentuk kontennya?</td><td></td></tr>
<tr><td>Apakah saya sanggup mengisinya tiga kali sepekan?</td><td></td></tr>
<tr><td>Apakah orang bisa membeli dari sini dengan mudah?</td><td></td></tr>
</tbody>
</table>
<p>Isi lembar untuk tiga calon saluran, lalu jumlahkan. Dapur Ibu Lastri memilih video pendek sebagai saluran utama karena proses memasak menarik dilihat, dan WhatsApp sebagai saluran milik sendiri karena pembelinya senang bertanya.</p>
<h3>Beri waktu</h3>
<p>Jalankan saluran pilihan selama sekurangnya delapan pekan sebelum menilainya. Pada pekan-pekan awal, yang diukur adalah kebiasaan Anda mengisi, bukan jumlah penonton.</p>
<p><strong>Latihan:</strong> tentukan satu saluran utama dan satu saluran milik sendiri. Tulis alasan Anda tidak memilih yang lain.</p>`,
        },
      ],
    },
    {
      slug: 'konten',
      title: 'Konten',
      chapters: [
        {
          slug: 'rencana-konten-sebulan',
          title: 'Rencana konten sebulan',
          minutes: 18,
          html: `<h2>Berhenti bertanya "hari ini unggah apa?"</h2>
<p>Rencana konten membebaskan Anda dari keputusan harian. Dengan dua jam di awal bulan, Anda memiliki dua belas bahan yang siap dikerjakan.</p>
<h3>Empat tema bergilir</h3>
<ol>
<li><strong>Membantu.</strong> Menjawab satu pertanyaan pelanggan.</li>
<li><strong>Membuktikan.</strong> Menampilkan proses, ulasan, atau hasil.</li>
<li><strong>Mendekatkan.</strong> Bercerita tentang orang di balik usaha.</li>
<li><strong>Menawarkan.</strong> Mengajak membeli dengan alasan yang jelas.</li>
</ol>
<p>Dengan tiga unggahan sepekan, setiap tema muncul tiga kali sebulan. Hanya seperempat konten yang berisi penawaran, sehingga pengikut tidak lelah.</p>
<h3>Contoh dua pekan</h3>
<table>
<thead><tr><th>Hari</th><th>Tema</th><th>Isi</th></tr></thead>
<tbody>
<tr><td>Senin</td><td>Membantu</td><td>Tiga menu anak indekos dengan satu botol sambal</td></tr>
<tr><td>Rabu</td><td>Membuktikan</td><td>Uji jatuh kemasan dari meja setinggi satu meter</td></tr>
<tr><td>Jumat</td><td>Mendekatkan</td><td>Ibu Lastri memilih cabai di pasar pukul empat pagi</td></tr>
<tr><td>Senin</td><td>Menawarkan</td><td>Paket akhir bulan, gratis ongkos kirim untuk tiga botol</td></tr>
<tr><td>Rabu</td><td>Membantu</td><td>Cara menyimpan sambal tanpa kulkas</td></tr>
<tr><td>Jumat</td><td>Membuktikan</td><td>Ulasan pembeli dari Balikpapan</td></tr>
</tbody>
</table>
<h3>Kerjakan sekaligus</h3>
<p>Ambil gambar untuk dua pekan dalam satu pagi. Cahaya, latar, dan peralatan sudah siap, jadi waktu per konten jauh lebih singkat. Simpan potongan yang tidak terpakai, karena sering berguna bulan depan.</p>
<p>Sisakan satu tempat kosong setiap pekan untuk hal yang tidak terduga, misalnya pertanyaan lucu dari pembeli atau peristiwa di kota Anda.</p>
<p><strong>Latihan:</strong> isi rencana dua belas konten untuk bulan depan dengan empat tema di atas.</p>`,
        },
        {
          slug: 'menulis-untuk-layar',
          title: 'Menulis untuk layar kecil',
          minutes: 16,
          html: `<h2>Kalimat pertama menentukan</h2>
<p>Di layar ponsel, hanya dua baris pertama yang terlihat sebelum pembaca memutuskan lanjut atau pergi. Gunakan dua baris itu untuk menyebut masalah atau hasil, bukan salam pembuka.</p>
<h3>Sebelum dan sesudah</h3>
<table>
<thead><tr><th>Sebelum</th><th>Sesudah</th></tr></thead>
<tbody>
<tr><td>Halo sahabat, apa kabar? Kali ini kami ingin berbagi informasi mengenai produk terbaru kami.</td><td>Paket dari rumah sering pecah di jalan? Botol baru kami sudah dijatuhkan dua puluh kali.</td></tr>
<tr><td>Kami menyediakan berbagai varian rasa yang dapat disesuaikan dengan selera.</td><td>Tiga tingkat pedas: untuk anak, untuk Anda, untuk yang merasa jagoan.</td></tr>
</tbody>
</table>
<h3>Susunan yang mudah diikuti</h3>
<ol>
<li><strong>Kait:</strong> masalah atau hasil dalam satu kalimat.</li>
<li><strong>Isi:</strong> dua sampai empat kalimat pendek atau daftar.</li>
<li><strong>Bukti:</strong> angka, ulasan, atau foto.</li>
<li><strong>Ajakan:</strong> satu tindakan saja.</li>
</ol>
<p>Ajakan yang baik menyebut tindakan dan hasilnya. "Kirim pesan dengan kata PEDAS untuk menerima daftar harga" lebih jelas daripada "hubungi kami".</p>
<h3>Bahasa yang menghormati</h3>
<p>Hindari menakut-nakuti, merendahkan tubuh orang, atau menciptakan kelangkaan palsu. Cara seperti itu mungkin menaikkan penjualan sesaat, tetapi merusak kepercayaan. Tulis seperti Anda berbicara kepada tetangga yang cerdas dan sedang sibuk.</p>
<h3>Baca keras-keras</h3>
<p>Sebelum mengunggah, bacakan tulisan itu. Bagian yang membuat lidah tersandung perlu dipotong. Periksa pula ejaan nama, harga, dan nomor telepon dua kali, karena tiga hal itulah yang paling sering salah dan paling mahal akibatnya.</p>
<p><strong>Latihan:</strong> tulis ulang satu unggahan lama Anda dengan susunan empat bagian di atas.</p>`,
        },
        {
          slug: 'ditemukan-di-pencarian',
          title: 'Ditemukan di mesin pencari',
          minutes: 17,
          html: `<h2>Jawab pertanyaan yang sudah diketik orang</h2>
<p>Setiap hari orang mengetik "sambal tahan lama untuk dikirim" atau "oleh-oleh Solo yang awet". Mereka sudah berniat membeli. Tugas Anda hanyalah menyediakan halaman yang menjawab dengan baik.</p>
<h3>Menemukan kata kunci tanpa alat mahal</h3>
<ul>
<li>Ketik awal kata di mesin pencari, lalu catat saran yang muncul.</li>
<li>Baca pertanyaan terkait di halaman hasil.</li>
<li>Kumpulkan pertanyaan dari obrolan pelanggan.</li>
</ul>
<p>Pilih frasa yang spesifik. "Sambal" terlalu luas dan dikuasai situs besar, sedangkan "sambal bawang untuk anak indekos" lebih mungkin dimenangkan usaha kecil.</p>
<h3>Unsur halaman yang penting</h3>
<table>
<thead><tr><th>Unsur</th><th>Saran</th></tr></thead>
<tbody>
<tr><td>Judul halaman</td><td>Paling banyak 60 karakter, memuat frasa utama</td></tr>
<tr><td>Deskripsi</td><td>Sekitar 150 karakter, menyebut manfaat</td></tr>
<tr><td>Judul besar</td><td>Satu saja, mirip dengan pertanyaan pembaca</td></tr>
<tr><td>Gambar</td><td>Ukuran kecil, teks pengganti yang menjelaskan</td></tr>
<tr><td>Kecepatan</td><td>Terbuka kurang dari tiga detik di ponsel</td></tr>
</tbody>
</table>
<h3>Menulis jawaban yang utuh</h3>
<p>Buka halaman dengan jawaban singkat, lalu lengkapi dengan langkah, foto, dan pertanyaan lanjutan. Halaman yang benar-benar membantu lebih lama dibaca dan lebih sering dibagikan.</p>
<h3>Bisnis dengan lokasi</h3>
<p>Bila pembeli bisa datang, lengkapi profil bisnis di layanan peta: alamat, jam buka, foto, dan nomor telepon. Balas setiap ulasan, termasuk yang kurang menyenangkan, dengan tenang dan singkat.</p>
<p><strong>Latihan:</strong> pilih satu pertanyaan pelanggan, lalu tulis halaman jawaban sepanjang 300 kata dengan judul dan deskripsi yang sesuai.</p>`,
        },
      ],
    },
    {
      slug: 'mengukur',
      title: 'Mengukur',
      chapters: [
        {
          slug: 'anggaran-iklan-kecil',
          title: 'Anggaran iklan kecil',
          minutes: 17,
          html: `<h2>Mulai dari berapa yang sanggup hilang</h2>
<p>Iklan pertama adalah biaya belajar. Tentukan jumlah yang tidak akan mengganggu usaha bila hasilnya nihil, misalnya Rp 300.000 untuk dua pekan. Dengan batas itu, Anda bisa mencoba tanpa cemas.</p>
<h3>Menghitung batas biaya</h3>
<p>Harga satu paket sambal Rp 90.000. Biaya bahan, kemasan, dan ongkos kirim yang ditanggung Rp 55.000. Sisanya Rp 35.000. Bila seluruh sisa dipakai untuk iklan, Anda impas. Agar tetap untung Rp 15.000 per paket, biaya iklan per pembelian paling tinggi Rp 20.000.</p>
<p>Dengan anggaran Rp 300.000, sasarannya sekurangnya lima belas pembelian. Angka inilah yang menentukan iklan diteruskan atau dihentikan, bukan jumlah tanda suka.</p>
<h3>Susunan percobaan pertama</h3>
<ol>
<li>Satu tujuan: pembelian lewat WhatsApp.</li>
<li>Satu kelompok sasaran: perantau usia 22 sampai 30 tahun di dua kota.</li>
<li>Dua materi iklan dengan satu perbedaan saja.</li>
<li>Anggaran harian sama besar.</li>
<li>Berjalan tujuh hari tanpa diubah.</li>
</ol>
<p>Mengubah iklan setiap hari membuat hasilnya tidak bisa dibandingkan. Bersabarlah satu pekan, kecuali ada kesalahan nyata seperti harga yang keliru.</p>
<h3>Ke mana orang dibawa</h3>
<p>Iklan yang bagus sia-sia bila halaman tujuannya membingungkan. Pastikan harga, ongkos kirim, dan cara memesan terlihat tanpa menggulir. Siapkan jawaban tersimpan untuk tiga pertanyaan yang paling sering diajukan, dan balas pesan dalam lima belas menit pada jam kerja.</p>
<p><strong>Latihan:</strong> hitung biaya iklan per pembelian tertinggi untuk produk Anda, lalu tentukan anggaran percobaan pertama.</p>`,
        },
        {
          slug: 'membaca-angka-kampanye',
          title: 'Membaca angka kampanye',
          minutes: 18,
          html: `<h2>Corong dari tayangan sampai pembelian</h2>
<p>Setiap kampanye menyerupai corong. Banyak yang melihat, sebagian mengeklik, sedikit yang membeli. Dengan menghitung tiap tahap, Anda tahu bagian mana yang bocor.</p>
<p>Berikut hasil dua pekan iklan Dapur Ibu Lastri dengan biaya Rp 600.000.</p>
<table>
<thead><tr><th>Tahap</th><th>Jumlah</th><th>Ukuran</th><th>Hasil</th></tr></thead>
<tbody>
<tr><td>Tayangan</td><td>12.000</td><td></td><td></td></tr>
<tr><td>Klik</td><td>300</td><td>Rasio klik (CTR)</td><td>2,5%</td></tr>
<tr><td>Pesan masuk</td><td>60</td><td>Pesan per klik</td><td>20%</td></tr>
<tr><td>Pembelian</td><td>24</td><td>Pembelian per klik</td><td>8%</td></tr>
</tbody>
</table>
<h3>Menghitung biaya</h3>
<ul>
<li>Biaya per klik: Rp 600.000 dibagi 300, yaitu Rp 2.000.</li>
<li>Biaya per pesan: Rp 600.000 dibagi 60, yaitu Rp 10.000.</li>
<li>Biaya per pembelian: Rp 600.000 dibagi 24, yaitu Rp 25.000.</li>
</ul>
<p>Batas kita pada bab sebelumnya Rp 20.000 per pembelian. Jadi kampanye ini belum sehat, tetapi tidak jauh. Di tahap mana sebaiknya diperbaiki?</p>
<h3>Mencari kebocoran</h3>
<p>Dari 60 pesan, hanya 24 yang membeli. Bila balasan lebih cepat membuat 30 orang membeli, biaya per pembelian turun menjadi Rp 20.000 tanpa menambah anggaran. Memperbaiki tahap terakhir sering kali paling murah, karena orang-orang itu sudah berniat.</p>
<h3>Angka yang tidak perlu dikejar</h3>
<p>Jumlah pengikut, tanda suka, dan tayangan boleh dicatat. Namun, jangan mengambil keputusan anggaran hanya dari ketiganya. Tanyakan selalu: apakah angka ini bergerak bersama penjualan?</p>
<p>Bila tidak, cukup dicatat sebulan sekali tanpa perlu dirapatkan.</p>
<p><strong>Latihan:</strong> gambar corong kampanye terakhir Anda dan tandai tahap dengan penurunan terbesar.</p>`,
        },
        {
          slug: 'uji-dan-laporan',
          title: 'Menguji dan melaporkan',
          minutes: 20,
          html: `<h2>Satu perbedaan setiap kali</h2>
<p>Uji A/B membandingkan dua versi yang hanya berbeda satu hal, misalnya judul atau gambar. Bila dua hal berubah, Anda tidak tahu mana yang berpengaruh.</p>
<h3>Langkah menguji</h3>
<ol>
<li>Tulis dugaan: "Foto tangan Ibu Lastri akan menarik lebih banyak klik daripada foto botol."</li>
<li>Tentukan ukuran utama, misalnya rasio klik.</li>
<li>Bagi tayangan sama rata pada waktu yang sama.</li>
<li>Tentukan lama uji sebelum mulai, lalu patuhi.</li>
<li>Catat hasilnya, termasuk yang tidak sesuai dugaan.</li>
</ol>
<h3>Hati-hati dengan jumlah kecil</h3>
<p>Versi A mendapat 8 klik dan versi B mendapat 11 klik dari masing-masing 400 tayangan. Perbedaan tiga klik mungkin hanya kebetulan. Jangan menyimpulkan sebelum setiap versi mendapat sekurangnya seratus klik, dan ulangi sekali lagi untuk keputusan yang besar.</p>
<h3>Laporan bulanan setengah halaman</h3>
<table>
<thead><tr><th>Bagian</th><th>Isi</th></tr></thead>
<tbody>
<tr><td>Hasil</td><td>Pembelian, omzet, dan biaya per pembelian</td></tr>
<tr><td>Yang dipelajari</td><td>Satu atau dua temuan dari pengujian</td></tr>
<tr><td>Yang dihentikan</td><td>Satu kegiatan yang tidak membantu</td></tr>
<tr><td>Rencana</td><td>Satu dugaan baru untuk diuji bulan depan</td></tr>
</tbody>
</table>
<p>Bagian ketiga paling sering dilewati. Padahal tanpa menghentikan sesuatu, pekerjaan terus bertambah dan perhatian terpecah.</p>
<h3>Penutup</h3>
<p>Pemasaran yang baik adalah rangkaian dugaan yang diuji dengan jujur. Anda kini memiliki profil pelanggan, pesan utama, rencana konten, dan cara mengukurnya. Kumpulkan keempatnya sebagai tugas akhir. Bila ingin melangkah lebih jauh, lihat <a href="/Program/siap-kerja">program Siap Kerja</a> atau pilih kursus lain di <a href="/Courses">halaman kursus</a>.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
