import type { DemoPost } from '../../demo.types.ts'

export const blog: DemoPost[] = [
  {
    kind: 'blog',
    slug: 'isi-ransel-empat-hari',
    title: 'Isi ransel untuk empat hari, tidak lebih dari enam kilogram',
    summary: 'Daftar barang yang benar-benar terpakai, disusun dari catatan dua belas jambore.',
    html: `<p>Setelah setiap jambore saya meminta peserta menuliskan barang yang tidak pernah mereka keluarkan dari ransel. Juara bertahannya adalah celana jin, bantal besar, dan buku pelajaran yang dibawa demi rasa aman.</p>
<h2>Pakaian</h2>
<ul><li>Empat kaus, dua di antaranya cepat kering.</li><li>Dua celana panjang ringan dan satu celana tidur.</li><li>Lima pasang kaus kaki. Ya, lima.</li><li>Jaket hangat, jas hujan, dan topi.</li><li>Satu set baju kering dalam plastik, hanya untuk tidur.</li></ul>
<h2>Tidur dan makan</h2>
<ul><li>Kantong tidur dan matras tipis.</li><li>Piring, gelas, sendok, serta botol minum satu liter.</li><li>Kain serbaguna untuk selimut, sarung, atau gendongan.</li></ul>
<h2>Kebersihan dan keselamatan</h2>
<ul><li>Sabun batang, sikat gigi, handuk kecil.</li><li>Senter dengan baterai cadangan dan peluit.</li><li>Obat pribadi, plester, tabir surya, dan losion antinyamuk.</li></ul>
<h2>Cara mengemas</h2>
<ol><li>Taruh kantong tidur di dasar.</li><li>Barang berat di tengah, dekat punggung.</li><li>Jas hujan dan senter di bagian paling atas.</li><li>Masukkan semuanya ke kantong plastik besar di dalam ransel. Pelindung luar saja tidak cukup.</li></ol>
<p>Timbang sebelum berangkat. Bila lebih dari enam kilogram, keluarkan tiga barang dan tanyakan kepada diri sendiri: kalau ini tertinggal, apakah saya akan pulang? Biasanya jawabannya tidak.</p>`,
    cover: { scene: 'mountain-camp', seed: 2421, alt: 'Ransel dan kantong tidur di depan tenda' },
    category: 'tips-berkemah',
    tags: ['perlengkapan', 'ransel', 'persiapan'],
    authors: ['rangga-wirasena'],
    publishedDaysAgo: 7,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'lima-simpul-yang-cukup',
    title: 'Lima simpul yang cukup untuk seumur hidup',
    summary:
      'Anda tidak perlu menghafal tiga puluh simpul. Lima ini sudah menyelesaikan hampir semua urusan perkemahan.',
    html: `<p>Waktu kecil saya menghafal tiga puluh dua simpul demi lencana. Yang masih saya ingat tinggal lima, dan selama tiga puluh tahun hanya lima itulah yang saya pakai.</p>
<h2>1. Simpul mati</h2>
<p>Menyambung dua tali yang sama besar, misalnya untuk mengikat perban atau bungkusan. Kanan di atas kiri, lalu kiri di atas kanan. Bila hasilnya berputar, berarti urutannya terbalik.</p>
<h2>2. Simpul pangkal</h2>
<p>Mengikat tali pada tiang sebagai awal dan akhir ikatan. Dua lilitan yang saling menindih, cepat dibuat dan mudah digeser.</p>
<h2>3. Simpul tambat</h2>
<p>Menambatkan perahu atau tali jemuran. Kuat ketika ditarik, mudah dilepas ketika kendur.</p>
<h2>4. Simpul tiang</h2>
<p>Membuat lingkaran yang tidak menjerat. Inilah simpul untuk menggantung makanan, dan simpul penyelamat yang harus dikuasai dengan mata tertutup.</p>
<h2>5. Simpul tarik</h2>
<p>Mengencangkan tali tenda tanpa alat. Geser simpulnya, tenda pun tegang kembali setelah hujan.</p>
<h2>Cara belajar</h2>
<ol><li>Pakai tali sebesar kelingking, panjang dua meter.</li><li>Latih satu simpul selama sepekan.</li><li>Coba di belakang punggung, lalu dalam gelap.</li><li>Ajarkan kepada orang lain. Kalau ia bisa, berarti Anda sudah mengerti.</li></ol>
<p>Simpan tali itu di meja belajar. Tangan yang bosan akan mengulanginya sendiri.</p>`,
    cover: { scene: 'campfire', seed: 2422, alt: 'Tali dan tiang kayu di perkemahan' },
    category: 'tips-berkemah',
    tags: ['simpul', 'tali-temali', 'keterampilan'],
    authors: ['togar-sihombing'],
    publishedDaysAgo: 15,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'anak-yang-menangis-malam-pertama',
    title: 'Untuk anak yang menangis pada malam pertama',
    summary: 'Dan untuk pembina yang bingung harus berbuat apa pada pukul sepuluh malam.',
    html: `<p>Setiap jambore, antara pukul sembilan dan sebelas pada malam pertama, ada anak yang menangis. Jumlahnya lebih banyak daripada yang Anda kira, dan sebagian besar menangis tanpa suara.</p>
<h2>Mengapa malam pertama</h2>
<p>Siang hari penuh kesibukan. Begitu lampu tenda dipadamkan, tubuh yang lelah bertemu dengan suara serangga, bau asing, dan jarak dari rumah. Otak anak bertanya, "Apakah aku aman?" Air mata adalah cara tubuh meminta jawaban.</p>
<h2>Yang menolong</h2>
<ul><li>Duduk di mulut tenda, bukan di dalamnya, dengan pembina kedua di dekat Anda.</li><li>Beri nama pada perasaannya: "Kamu rindu rumah, ya."</li><li>Ceritakan urutan besok pagi. Kepastian menenangkan.</li><li>Tawarkan tugas kecil, misalnya membunyikan peluit bangun pagi.</li></ul>
<h2>Yang memperburuk</h2>
<ul><li>Membandingkan dengan anak lain.</li><li>Menakut-nakuti dengan cerita hantu.</li><li>Langsung menelepon orang tua. Suara ibu pada saat itu biasanya membuat tangis menjadi lebih panjang.</li></ul>
<h2>Surat kecil</h2>
<p>Saya menyarankan orang tua menyelipkan surat di saku piyama. Cukup tiga kalimat: kami bangga, kamu bisa, ceritakan kepada kami hari Minggu.</p>
<blockquote><p>Besok paginya, anak yang menangis paling lama biasanya menjadi yang pertama mengantre sarapan.</p></blockquote>
<p>Bila Anda orang tua, pelajari bahan webinar <a href="/Class/anak-berkemah-pertama-kali">Anak Berkemah Pertama Kali</a>.</p>`,
    cover: { scene: 'night-stars', seed: 2423, alt: 'Tenda menyala di bawah langit malam' },
    category: 'catatan-pembina',
    tags: ['anak', 'rindu rumah', 'pembina'],
    authors: ['yulia-rahmi'],
    publishedDaysAgo: 24,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'jagung-bose-untuk-delapan-orang',
    title: 'Jagung bose satu panci untuk delapan orang',
    summary: 'Masakan dari Nusa Tenggara Timur yang mengenyangkan, murah, dan cocok untuk malam yang dingin.',
    html: `<p>Di Lembata, jagung adalah nasi kami. Jagung bose aslinya dimasak berjam-jam di tungku. Untuk perkemahan, saya menyiapkan versi yang matang dalam lima puluh menit tanpa kehilangan rasa kampungnya.</p>
<h2>Bahan</h2>
<ul><li>600 gram jagung putih pipil yang sudah direndam semalam.</li><li>200 gram kacang merah, juga direndam semalam.</li><li>500 ml santan, segar atau instan.</li><li>Satu ikat daun pepaya atau bayam.</li><li>Garam, dua batang serai, dan tiga siung bawang putih.</li></ul>
<h2>Langkah</h2>
<ol><li>Rendam jagung dan kacang sejak di rumah, bawa dalam wadah rapat, lalu pakai pada malam pertama.</li><li>Rebus keduanya dengan serai selama dua puluh lima menit sampai mulai empuk.</li><li>Matikan kompor, bungkus panci dengan handuk tebal, diamkan lima belas menit.</li><li>Nyalakan kembali, masukkan santan, bawang, dan garam. Aduk pelan supaya santan tidak pecah.</li><li>Masukkan daun pada menit terakhir.</li></ol>
<h2>Supaya hemat</h2>
<p>Teknik membungkus panci menghemat sekitar sepertiga bahan bakar. Untuk delapan orang biayanya kurang lebih Rp 48.000, lebih murah daripada delapan mangkuk mi instan di kantin.</p>
<h2>Sisa dan cucian</h2>
<p>Bila ada sisa, goreng tipis keesokan paginya. Panci bekas santan diseka dengan daun dulu sebelum dicuci, agar minyaknya tidak mengalir ke tanah. Teknik lainnya saya ajarkan dalam kelas <a href="/Class/memasak-di-alam">Memasak di Alam</a>.</p>`,
    cover: { scene: 'kitchen', seed: 2424, alt: 'Panci berisi jagung di atas kompor lapangan' },
    category: 'dapur-dan-kriya',
    tags: ['resep', 'NTT', 'memasak'],
    authors: ['yohana-tukan'],
    publishedDaysAgo: 29,
  },
  {
    kind: 'blog',
    slug: 'hutan-dimulai-dari-telinga',
    title: 'Mengenal hutan dimulai dari telinga',
    summary: 'Mengapa saya melarang anak-anak menunjuk burung selama sepuluh menit pertama.',
    html: `<p>Ketika sampai di hutan, anak-anak langsung menunjuk: itu, itu, di sana. Lalu mereka kecewa karena burungnya terbang. Saya meminta mereka duduk, memejamkan mata, dan tidak menunjuk apa pun selama sepuluh menit.</p>
<h2>Menit pertama sampai ketiga</h2>
<p>Yang terdengar hanyalah teman yang menggaruk kaki. Hutan diam karena kita baru saja datang dengan ribut. Burung memberi tahu burung lain bahwa ada tamu.</p>
<h2>Menit keempat sampai ketujuh</h2>
<p>Satu suara pendek muncul di kejauhan. Lalu dijawab dari sisi lain. Anak-anak mulai mengangkat jari setiap mendengar suara baru. Biasanya ada empat.</p>
<h2>Menit kedelapan sampai kesepuluh</h2>
<p>Jari kedua tangan tidak cukup lagi. Hutan yang tadi kosong ternyata penuh. Tidak satu pun burung bertambah. Yang bertambah adalah perhatian kita.</p>
<blockquote><p>"Om, ternyata burungnya dari tadi ada," bisik seorang anak dari Jakarta. Kalimat itu layak menjadi judul buku.</p></blockquote>
<h2>Coba di rumah</h2>
<ol><li>Duduk di teras pada pukul enam pagi.</li><li>Gambar tanda silang di tengah kertas sebagai posisi Anda.</li><li>Tandai setiap suara menurut arah dan jaraknya.</li><li>Ulangi di tempat yang sama sepekan kemudian.</li></ol>
<p>Anda akan terkejut mengetahui siapa saja tetangga Anda. Bila ingin mencobanya di hutan, bergabunglah dengan <a href="/Class/jelajah-hutan-dan-burung">Jelajah Hutan dan Kenal Burung</a>.</p>`,
    cover: { scene: 'forest-trail', seed: 2425, alt: 'Cahaya pagi menembus pepohonan' },
    category: 'catatan-alam',
    tags: ['burung', 'hutan', 'mendengar'],
    authors: ['benyamin-rumbiak'],
    publishedDaysAgo: 43,
  },
  {
    kind: 'blog',
    slug: 'memotret-kabut-dengan-ponsel',
    title: 'Memotret kabut dengan ponsel tua',
    summary: 'Ponsel saya retak di sudut kiri. Kabut tidak peduli.',
    html: `<p>Peserta sering bertanya ponsel apa yang harus dibeli untuk memotret alam. Saya menunjukkan ponsel saya: berumur enam tahun, layarnya retak, penyimpanannya selalu penuh. Foto kabut yang dipajang di pameran diambil dengan benda itu.</p>
<h2>Datang sebelum matahari</h2>
<p>Kabut paling tebal muncul menjelang fajar dan hilang dalam satu jam. Siapkan ponsel pada malam hari: isi daya, bersihkan lensa, kosongkan ruang. Lensa yang berminyak membuat kabut tampak seperti kesalahan.</p>
<h2>Cari sesuatu yang gelap</h2>
<p>Kabut tanpa bentuk hanya kertas kelabu. Letakkan pohon, pagar, atau teman di depan sebagai bayangan. Bentuk gelap memberi ukuran pada yang samar.</p>
<h2>Kurangi terang</h2>
<p>Kamera mengira kabut terlalu gelap atau terlalu terang dan sering keliru. Sentuh bagian bayangan, geser penggeser cahaya sedikit demi sedikit, lalu bandingkan tiga hasil.</p>
<h2>Jangan buru-buru pulang</h2>
<ul><li>Saat kabut menipis, berkas cahaya muncul di sela pohon.</li><li>Jaring laba-laba berembun menjadi kalung.</li><li>Wajah teman yang mengantuk juga pemandangan.</li></ul>
<blockquote><p>Kamera terbaik adalah yang ada di saku dan sudah dibersihkan lensanya.</p></blockquote>
<p>Latihan bertahap tersedia dalam kursus <a href="/Courses/fotografi-alam-dengan-ponsel">Fotografi Alam dengan Ponsel</a>. Bawalah ponsel apa pun yang Anda miliki.</p>`,
    cover: { scene: 'volcano-sunrise', seed: 2426, alt: 'Kabut pagi di lereng gunung' },
    category: 'catatan-alam',
    tags: ['fotografi', 'kabut', 'ponsel'],
    authors: ['baso-hamzah'],
    publishedDaysAgo: 51,
  },
  {
    kind: 'blog',
    slug: 'bambu-tidak-pernah-terburu-buru',
    title: 'Bambu tidak pernah terburu-buru, tangan kita yang begitu',
    summary: 'Pelajaran dari bengkel: mengapa sepuluh menit mengasah lebih penting daripada satu jam meraut.',
    html: `<p>Anak-anak datang ke bengkel saya dengan satu pertanyaan: kapan jadi? Saya menjawab, nanti, setelah pisaunya tajam. Mereka mengeluh. Sepuluh menit pertama memang hanya untuk mengasah.</p>
<h2>Pisau tajam, hati tenang</h2>
<p>Pisau tumpul membuat kita menekan. Tekanan membuat tangan meleset. Anak yang mengasah dengan sabar biasanya juga meraut dengan sabar. Yang melewatkan bagian ini biasanya kembali kepada saya dengan plester di jari.</p>
<h2>Mengikuti serat</h2>
<p>Bambu memiliki jalannya sendiri. Bila pisau melawan serat, bilah akan putus. Saya tidak pernah memberi tahu arah seratnya. Saya minta anak meraba dengan jempol, memejamkan mata, dan menebak. Tangan belajar lebih cepat daripada telinga.</p>
<h2>Keranjang yang miring</h2>
<p>Seorang anak menangis karena keranjangnya miring. Saya tunjukkan keranjang pertama buatan saya, yang sampai sekarang dipakai istri untuk bawang. Miringnya lebih parah. Sejak itu kami memiliki rak khusus untuk keranjang pertama, dan tidak satu pun tegak lurus.</p>
<h2>Yang saya harapkan mereka bawa pulang</h2>
<ul><li>Tiga benda yang bisa dipakai.</li><li>Satu bekas luka kecil, kalau bisa tidak ada.</li><li>Rasa hormat kepada barang yang dibuat dengan tangan.</li></ul>
<p>Kelas <a href="/Class/kriya-bambu">Kriya Bambu</a> berikutnya segera dimulai. Datanglah dengan sepatu tertutup dan waktu yang longgar.</p>`,
    cover: { scene: 'weave', seed: 2427, alt: 'Bilah bambu dan keranjang setengah jadi' },
    category: 'dapur-dan-kriya',
    tags: ['bambu', 'kriya', 'kesabaran'],
    authors: ['warsita'],
    publishedDaysAgo: 69,
  },
]
