import type { DemoPost } from '../../demo.types.ts'

export const blog: DemoPost[] = [
  {
    kind: 'blog',
    slug: 'buku-bekas-yang-berguna',
    title: 'Buku bekas mana yang benar-benar berguna?',
    summary:
      'Sebelum mengirim kardus, luangkan dua puluh menit untuk memilah. Anak-anak di ujung sana akan berterima kasih.',
    html: `<p>Setiap bulan gudang kami menerima sekitar tiga ton buku. Kurang dari separuhnya dapat kami kirim ke sekolah. Bukan karena pemberinya kurang tulus, melainkan karena tidak tahu apa yang dibutuhkan.</p>
<h2>Yang selalu dicari</h2>
<ul><li>Buku bergambar dengan satu sampai tiga kalimat per halaman.</li><li>Ensiklopedia anak tentang hewan, tubuh, dan alam.</li><li>Cerita rakyat dari berbagai daerah.</li><li>Buku keterampilan untuk orang tua: bertani, beternak, memasak, merawat bayi.</li></ul>
<h2>Yang sebaiknya tidak dikirim</h2>
<p>Buku pelajaran lama, lembar kerja yang sudah diisi, majalah, dan buku dengan halaman hilang akan menumpuk tanpa dibaca. Ongkos kirim satu kardus ke pedalaman Papua setara dengan harga delapan buku baru. Kiriman yang keliru justru mengurangi bacaan anak.</p>
<h2>Uji sederhana di rumah</h2>
<ol><li>Bayangkan anak kelas dua memegang buku itu. Apakah ia ingin membuka halaman berikutnya?</li><li>Periksa apakah jilidnya kuat bila dibaca seratus kali.</li><li>Hapus coretan pensil dan perbaiki sampul yang lepas.</li><li>Tuliskan pesan pendek di halaman dalam, tanpa alamat rumah Anda.</li></ol>
<p>Bila ragu, kirim foto sampulnya kepada kami lebih dulu. Alamat dan nomor kontak tersedia dalam <a href="/News/cara-berdonasi">panduan donasi</a>. Satu kardus yang dipilih dengan cermat lebih berharga daripada satu truk yang tidak dibaca.</p>`,
    cover: { scene: 'books', seed: 1421, alt: 'Buku anak yang disusun menurut ukuran' },
    category: 'tips-relawan',
    tags: ['donasi buku', 'panduan'],
    authors: ['i-wayan-sudarsa'],
    publishedDaysAgo: 6,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'sepekan-bersama-guru-kelas-rangkap',
    title: 'Sepekan bersama guru yang mengajar tiga kelas',
    summary:
      'Catatan lapangan dari sebuah sekolah di Karangasem, tempat satu guru, tiga tingkat, dan satu papan tulis bertemu.',
    html: `<p>Pukul tujuh kurang sepuluh, Ni Komang Ayu Lestari sudah menyapu halaman. Sekolahnya memiliki empat guru untuk enam tingkat. Pekan ini satu guru sedang sakit, jadi Komang memegang kelas dua, tiga, dan empat sekaligus.</p>
<h2>Senin: pembagian wilayah</h2>
<p>Ruangan dibagi dengan tali rafia. Kelas dua di tikar depan, kelas tiga di meja tengah, kelas empat dekat jendela. Anak-anak tidak tampak bingung. Mereka tahu kartu merah berarti "tunggu giliran" dan kartu hijau berarti "tanya teman lebih dulu".</p>
<h2>Rabu: anak yang menjadi guru</h2>
<p>Luh, kelas empat, menyimak bacaan tiga adik kelas. Ketika seorang anak tersendat pada kata "menyeberang", Luh menutup sebagian kata dengan jarinya: me, nye, be, rang. Tidak ada yang mengajarinya berbuat begitu. Ia meniru Komang.</p>
<blockquote><p>Saya baru sadar mereka memperhatikan cara saya mengajar, bukan hanya apa yang saya ajarkan.</p></blockquote>
<h2>Jumat: yang tidak berjalan</h2>
<p>Hujan deras menimpa atap seng. Suara guru tenggelam. Rencana diskusi batal dan diganti menggambar peta rumah. Komang tertawa, "Rencana cadangan saya selalu menggambar." Dari gambar itu justru muncul percakapan tentang jarak dan arah mata angin.</p>
<h2>Yang saya bawa pulang</h2>
<p>Kelas rangkap menuntut persiapan, tetapi juga menghadiahkan sesuatu yang jarang ada di kelas biasa: anak terbiasa saling mengajar. Bila Anda menghadapi keadaan serupa, pertimbangkan mengikuti <a href="/Class/mengajar-kelas-rangkap">Mengajar Kelas Rangkap</a>.</p>`,
    cover: { scene: 'teacher-board', seed: 1422, alt: 'Guru berdiri di depan papan tulis yang dibagi tiga' },
    category: 'cerita-desa',
    tags: ['kelas rangkap', 'Bali', 'catatan lapangan'],
    authors: ['nurlaila-hasibuan'],
    publishedDaysAgo: 13,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'lima-kesalahan-pojok-baca',
    title: 'Lima kesalahan yang membuat pojok baca sepi',
    summary: 'Semua kesalahan ini pernah saya lakukan sendiri di teras rumah. Inilah cara memperbaikinya.',
    html: `<p>Saya membuka pojok baca dengan semangat besar dan dua puluh kardus buku. Tiga bulan kemudian hanya ayam tetangga yang setia datang. Setelah bertanya kepada banyak anak, saya menemukan lima kesalahan.</p>
<h2>1. Rak terlalu tinggi dan terlalu rapi</h2>
<p>Anak takut mengacak-acak. Sekarang separuh buku saya taruh di peti yang memang boleh diaduk.</p>
<h2>2. Saya sibuk menyuruh</h2>
<p>"Ayo dibaca, jangan cuma dilihat gambarnya." Kalimat itu mengusir tiga anak dalam satu sore. Melihat gambar adalah membaca bagi anak kecil.</p>
<h2>3. Jam buka berubah-ubah</h2>
<p>Anak datang dua kali menemukan pintu tertutup, lalu tidak datang lagi. Kini saya buka pukul dua sampai lima, hujan atau cerah, dan ada pengganti bila saya sakit.</p>
<h2>4. Tidak ada orang dewasa yang membaca</h2>
<p>Saya menunggui sambil bermain ponsel. Sejak saya ikut membaca koran bekas bungkus cabai, anak-anak bertanya apa isinya.</p>
<h2>5. Semua ditanggung sendiri</h2>
<p>Begitu anak-anak diberi tugas, mereka merasa memiliki. Anak yang dulu mencoret buku kini menjadi kepala bagian perawatan.</p>
<blockquote><p>Pojok baca itu seperti warung bubur. Rasanya boleh biasa saja, asal bukanya pasti dan yang jaga ramah.</p></blockquote>
<p>Bila Anda baru mulai, ikuti kursus <a href="/Courses/mengelola-pojok-baca-sekolah">Mengelola Pojok Baca Sekolah</a>. Saya menjadi asisten di sana dan dengan senang hati menjawab pertanyaan.</p>`,
    cover: { scene: 'library', seed: 1423, alt: 'Teras rumah dengan rak buku rendah' },
    category: 'tips-relawan',
    tags: ['pojok baca', 'pengalaman'],
    authors: ['kusnadi'],
    publishedDaysAgo: 22,
    featured: true,
  },
  {
    kind: 'blog',
    slug: 'pecahan-dari-ladang-jagung',
    title: 'Belajar pecahan dari ladang jagung',
    summary:
      'Ketika buku pelajaran memakai pizza sebagai contoh, guru di Flores Timur memakai apa yang tumbuh di belakang sekolah.',
    html: `<p>Buku paket menjelaskan seperempat dengan gambar pizza. Tidak satu pun murid saya pernah melihat pizza. Maka pada suatu pagi kami berjalan ke ladang jagung di belakang sekolah.</p>
<h2>Satu bonggol, banyak cara membagi</h2>
<p>Setiap kelompok mendapat satu bonggol jagung dan pertanyaan: bagaimana membaginya untuk empat orang secara adil? Ada yang memotong bonggolnya, ada yang memipil lalu membagi bijinya. Perdebatan pun muncul karena ujung bonggol lebih kecil daripada pangkalnya.</p>
<p>Di situlah anak menemukan sendiri bahwa "sama banyak potongan" tidak selalu berarti "sama besar". Pemahaman ini sulit dicapai dengan gambar lingkaran yang sudah terbagi rapi.</p>
<h2>Dari ladang ke papan tulis</h2>
<ol><li>Kami menghitung biji: 384 butir untuk satu bonggol.</li><li>Anak menduga berapa seperempatnya, lalu memeriksa dengan membagi.</li><li>Mereka menggambar bagiannya sebagai kotak.</li><li>Barulah kami menulis 1/4 dan 96/384.</li></ol>
<h2>Kalau tidak ada jagung</h2>
<p>Rekan di pesisir memakai ikan teri kering, rekan di Kintamani memakai jeruk. Carilah benda yang ada di sekitar anak, dapat dibagi, dan boleh dimakan sesudahnya. Syarat terakhir itu penting demi kehadiran siswa.</p>
<p>Kegiatan serupa saya bagikan dalam kelas <a href="/Class/numerasi-kelas-awal">Numerasi di Kelas Awal</a>.</p>`,
    cover: { scene: 'planting', seed: 1424, alt: 'Ladang jagung di belakang sekolah' },
    category: 'catatan-guru',
    tags: ['numerasi', 'pecahan', 'media ajar'],
    authors: ['fransiskus-kelen'],
    publishedDaysAgo: 31,
  },
  {
    kind: 'blog',
    slug: 'ketika-anak-tidak-mau-bercerita',
    title: 'Ketika anak tidak mau bercerita',
    summary:
      'Diam bukan selalu tanda masalah, dan memaksa bukan jalan keluar. Beberapa pegangan untuk guru dan orang tua.',
    html: `<p>Seorang guru bertanya kepada saya, "Bu, murid saya diam saja sejak banjir. Apa yang harus saya katakan supaya ia mau bercerita?" Jawaban saya barangkali mengecewakan: mungkin tidak ada yang perlu dikatakan dulu.</p>
<h2>Hadir lebih dulu</h2>
<p>Anak membaca wajah sebelum mendengar kata. Duduklah di dekatnya, lakukan kegiatan yang tidak menuntut tatapan mata, misalnya melipat kertas atau menyusun batu. Banyak anak mulai bicara ketika tangannya sibuk.</p>
<h2>Kalimat yang membuka</h2>
<ul><li>"Ibu lihat kamu lebih banyak diam. Ibu ada di sini kalau kamu mau cerita."</li><li>"Kamu boleh menggambar saja."</li><li>"Mau ditemani atau mau sendiri dulu?"</li></ul>
<h2>Kalimat yang menutup</h2>
<ul><li>"Kamu kan anak kuat."</li><li>"Lihat, temanmu sudah ceria lagi."</li><li>"Ceritakan ke Ibu, kenapa kamu begini?"</li></ul>
<h2>Jaga rutinitas</h2>
<p>Jam masuk, doa pembuka, dan lagu yang sama setiap pagi memberi pesan bahwa dunia masih dapat ditebak. Setelah bencana, rutinitas sekolah yang sederhana sering lebih menolong daripada hiburan yang ramai.</p>
<h2>Kapan perlu bantuan</h2>
<p>Bila setelah sebulan anak masih menarik diri, sulit tidur, atau menyakiti diri, hubungi puskesmas atau psikolog terdekat. Meminta bantuan bukan tanda guru gagal. Kami membahas alurnya dalam kelas <a href="/Class/dukungan-psikologis-awal-untuk-anak">Dukungan Psikologis Awal untuk Anak</a>.</p>`,
    cover: { scene: 'interview', seed: 1425, alt: 'Guru duduk di samping anak yang menggambar' },
    category: 'catatan-guru',
    tags: ['psikososial', 'anak', 'guru'],
    authors: ['andi-rahmawati'],
    publishedDaysAgo: 38,
  },
  {
    kind: 'blog',
    slug: 'berjalan-dua-hari-membawa-buku',
    title: 'Berjalan dua hari membawa empat puluh buku',
    summary: 'Perjalanan ke sekolah di balik punggungan, dan pelajaran tentang arti sebuah kiriman.',
    html: `<p>Sekolah yang kami tuju berjarak dua hari berjalan kaki dari jalan raya terakhir. Kami berlima, masing-masing memanggul delapan buku yang dibungkus plastik dua lapis. Lebih dari itu, kata kepala kampung, kami tidak akan sampai sebelum gelap.</p>
<h2>Memilih empat puluh dari empat ratus</h2>
<p>Ketika hanya empat puluh buku yang dapat dibawa, setiap pilihan menjadi berat. Kami menyingkirkan semua buku tebal. Kami mendahulukan buku bergambar, buku dwibahasa, dan satu kamus. Seorang guru meminta satu buku khusus: buku tentang gigi, karena banyak anak sakit gigi.</p>
<h2>Malam di tengah jalan</h2>
<p>Kami menginap di honai milik seorang mama yang tidak bisa membaca. Ia meminta kami membacakan satu buku. Kami memilih cerita tentang anak babi yang tersesat. Ia tertawa sampai batuk, lalu menceritakan versinya sendiri yang lebih panjang dan, harus saya akui, lebih baik.</p>
<h2>Tiba</h2>
<p>Anak-anak sudah menunggu sejak pagi. Yang pertama mereka lakukan bukan membaca, melainkan mencium bau kertas baru. Kepala sekolah menaruh buku-buku itu di atas lemari obat, tempat paling kering di seluruh bangunan.</p>
<blockquote><p>"Buku ini sudah berjalan jauh untuk bertemu kalian," katanya kepada anak-anak, "jadi jangan biarkan ia tidur di lemari."</p></blockquote>
<p>Enam bulan kemudian kami mendapat kabar: tiga puluh sembilan buku masih ada. Satu dipinjam mama di tengah jalan itu, dan kami sepakat untuk tidak memintanya kembali.</p>`,
    cover: { scene: 'forest-trail', seed: 1426, alt: 'Jalan setapak menembus hutan pegunungan' },
    category: 'cerita-desa',
    tags: ['Papua Pegunungan', 'perjalanan', 'buku'],
    authors: ['elias-wanimbo'],
    publishedDaysAgo: 54,
  },
  {
    kind: 'blog',
    slug: 'surat-untuk-guru-baru',
    title: 'Surat untuk guru baru di kelas satu',
    summary: 'Delapan nasihat kecil dari guru yang sudah tiga puluh tahun mengajar anak membaca.',
    html: `<p>Anak-anak yang akan Anda temui besok belum tahu bahwa Anda gugup. Bagi mereka Anda adalah orang paling pandai di dunia, setidaknya sampai jam istirahat.</p>
<h2>Tentang anak</h2>
<ol><li>Hafalkan namanya pada hari pertama. Salah sebut tidak apa-apa, yang menyakitkan adalah tidak mau mencoba.</li><li>Anak yang menangis di pintu sering menjadi anak yang paling enggan pulang pada akhir tahun.</li><li>Ada anak yang belajar sambil bergerak. Beri ia tugas membagikan buku.</li></ol>
<h2>Tentang membaca</h2>
<ol><li>Jangan panik bila dua bulan pertama tampak lambat. Benih tidak tumbuh lebih cepat karena digali setiap hari.</li><li>Bacakan buku setiap hari, juga ketika Anda lelah. Terutama ketika Anda lelah.</li><li>Pujilah usahanya, bukan kecepatannya.</li></ol>
<h2>Tentang diri Anda</h2>
<ol><li>Carilah satu teman guru untuk mengeluh dan tertawa. Mengajar sendirian terlalu berat.</li><li>Simpan satu map berisi gambar dan surat dari anak. Buka map itu pada hari yang buruk.</li></ol>
<p>Anda akan membuat kesalahan. Saya pernah mengajarkan huruf b dan d pada hari yang sama selama sebelas tahun sebelum menyadari mengapa anak-anak selalu tertukar. Mereka tetap menjadi orang baik.</p>
<blockquote><p>Mengajar membaca adalah memberi seseorang kunci. Kita tidak perlu tahu pintu mana yang nanti ia buka.</p></blockquote>
<p>Bila memerlukan langkah yang lebih rinci, semuanya saya tuliskan dalam kursus <a href="/Courses/mengajar-membaca-permulaan">Mengajar Membaca Permulaan</a>.</p>`,
    cover: { scene: 'classroom', seed: 1427, alt: 'Meja guru dengan vas bunga dan buku' },
    category: 'catatan-guru',
    tags: ['guru baru', 'kelas satu', 'surat'],
    authors: ['suparmi'],
    publishedDaysAgo: 72,
  },
]
