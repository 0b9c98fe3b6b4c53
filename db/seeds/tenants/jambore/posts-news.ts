import type { DemoPost } from '../../demo.types.ts'

export const news: DemoPost[] = [
  {
    kind: 'news',
    slug: 'jadwal-jambore-utama-diumumkan',
    title: 'Jadwal Jambore Utama Pangalengan diumumkan',
    summary:
      'Empat hari, 42 lokakarya, dan satu malam tanpa lampu. Inilah susunan kegiatan dan cara memilih lokakarya.',
    html: `<p>Panitia mengumumkan susunan kegiatan <a href="/Program/jambore-utama">Jambore Utama Pangalengan</a>. Sebanyak 300 regu dari 29 provinsi akan berkemah selama empat hari di dataran tinggi Kabupaten Bandung, pada ketinggian sekitar 1.400 meter.</p>
<h2>Gambaran setiap hari</h2>
<ul><li><strong>Hari pertama:</strong> kedatangan, mendirikan tenda, dan upacara pembukaan.</li><li><strong>Hari kedua:</strong> lokakarya pilihan dan jelajah kebun teh.</li><li><strong>Hari ketiga:</strong> navigasi antarpos, dapur daerah, dan malam tanpa lampu.</li><li><strong>Hari keempat:</strong> bakti alam, pameran karya, dan festival penutup.</li></ul>
<h2>Memilih lokakarya</h2>
<p>Setiap anak mengikuti tiga lokakarya. Pilihan dibuka melalui akun ketua regu dan ditutup tiga pekan sebelum keberangkatan. Bila kuota penuh, sistem menawarkan lokakarya lain dengan tema serupa, sehingga tidak ada anak yang menganggur.</p>
<h2>Malam tanpa lampu</h2>
<p>Pada malam ketiga seluruh lampu bumi perkemahan dipadamkan selama satu jam, kecuali lampu pos medis dan jalur evakuasi. Peserta akan mengamati langit bersama Ni Luh Sukarini dan dua puluh pemandu.</p>
<blockquote><p>"Banyak anak kota belum pernah melihat langit yang benar-benar gelap. Kami ingin mereka mengalaminya sekali," kata Rangga Wirasena, ketua panitia.</p></blockquote>
<p>Daftar barang bawaan dapat dibaca pada <a href="/Blog/isi-ransel-empat-hari">panduan isi ransel</a>.</p>`,
    cover: { scene: 'tent-village', seed: 2401, alt: 'Bumi perkemahan dengan tenda berwarna-warni' },
    category: 'pengumuman',
    tags: ['jadwal', 'jambore utama', 'lokakarya'],
    authors: ['rangga-wirasena'],
    publishedDaysAgo: 3,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'susur-sungai-ditunda',
    title: 'Kelas Susur Sungai Aman ditunda karena debit air',
    summary:
      'Tinggi air di lokasi praktik melewati batas aman. Peserta dapat menunggu jadwal baru atau meminta pengembalian dana.',
    html: `<p>Kelas <a href="/Class/susur-sungai-aman">Susur Sungai Aman</a> Batch 2 ditunda. Pengukuran selama sepuluh hari menunjukkan tinggi air di lokasi praktik 35 sentimeter di atas batas yang kami tetapkan untuk peserta remaja.</p>
<h2>Mengapa tidak dipindahkan saja</h2>
<p>Tim sudah memeriksa dua lokasi lain. Keduanya berada pada daerah aliran yang sama dan menerima hujan dari hulu yang sama. Memindahkan kegiatan berarti memindahkan risiko, bukan menguranginya.</p>
<h2>Pilihan bagi peserta</h2>
<ol><li>Tetap terdaftar dan mengikuti jadwal pengganti yang diumumkan paling lambat tiga pekan sebelumnya.</li><li>Berpindah ke kelas lain dengan harga setara atau lebih rendah.</li><li>Meminta pengembalian dana penuh yang diproses dalam tujuh hari kerja.</li></ol>
<p>Pilihan dapat disampaikan melalui akun peserta atau WhatsApp 0812-0000-2103. Bila belum ada jawaban, kami menganggap peserta menunggu jadwal baru.</p>
<h2>Materi tetap dapat dipelajari</h2>
<p>Bab tentang membaca arus dan cuaca di hulu dibuka untuk semua peserta. Pertemuan daring berisi tanya jawab dengan I Gede Arimbawa tetap dilaksanakan pada tanggal semula.</p>
<blockquote><p>"Sungai tidak ke mana-mana. Kita bisa kembali ketika ia sedang ramah," ujar Gede.</p></blockquote>`,
    cover: { scene: 'river-rafting', seed: 2402, alt: 'Sungai dengan arus deras setelah hujan' },
    category: 'pengumuman',
    tags: ['penundaan', 'keselamatan', 'sungai'],
    authors: ['i-gede-arimbawa', 'rangga-wirasena'],
    publishedDaysAgo: 5,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'aturan-keselamatan-baru',
    title: 'Aturan keselamatan diperbarui, pembina wajib ikut pelatihan ulang',
    summary:
      'Lima perubahan berlaku mulai jambore ini, termasuk aturan dua orang dewasa dan batas angin untuk kegiatan lapangan.',
    html: `<p>Jambore Nusantara memperbarui aturan keselamatan setelah menelaah 214 laporan kejadian kecil dari tiga tahun terakhir. Sebagian besar berupa lecet, keseleo, dan kelelahan. Tidak ada kejadian berat, tetapi beberapa pola perlu dicegah.</p>
<h2>Lima perubahan utama</h2>
<ol><li>Tidak ada orang dewasa yang berduaan dengan satu anak di ruang tertutup.</li><li>Kegiatan lapangan dihentikan bila angin melebihi 40 kilometer per jam atau terdengar guruh dalam jarak dekat.</li><li>Setiap regu membawa kotak pertolongan pertama yang diperiksa saat kedatangan.</li><li>Kompor dan api tidak boleh berada kurang dari tiga meter dari tenda.</li><li>Foto anak hanya diambil oleh tim dokumentasi bertanda pengenal.</li></ol>
<h2>Pelatihan ulang pembina</h2>
<p>Seluruh pembina, termasuk yang sudah bersertifikat, mengikuti pelatihan ulang selama enam jam. Materinya mencakup perlindungan anak, pertolongan pertama, dan alur laporan.</p>
<h2>Cara melapor</h2>
<p>Anak, orang tua, dan pembina dapat melapor secara rahasia melalui kotak surat merah di setiap kampung tenda, nomor WhatsApp panitia, atau langsung kepada tim psikolog. Setiap laporan dicatat dan dijawab dalam 24 jam.</p>
<p>Aturan lengkap dibacakan pada upacara pembukaan dan ditempel di gerbang. Artikel <a href="/Articles/mengapa-aturan-dua-orang-dewasa">tentang aturan dua orang dewasa</a> menjelaskan alasannya.</p>`,
    cover: { scene: 'flag-ceremony', seed: 2403, alt: 'Pembina memberi pengarahan keselamatan kepada regu' },
    category: 'keselamatan-kabar',
    tags: ['keselamatan', 'perlindungan anak', 'pembina'],
    authors: ['yulia-rahmi', 'kartika-maharani'],
    publishedDaysAgo: 10,
    featured: true,
  },
  {
    kind: 'news',
    slug: 'kriya-bambu-batch-3-dibuka',
    title: 'Kelas Kriya Bambu Batch 3 membuka 24 kursi',
    summary: 'Peserta membuat peluit, gelas, dan keranjang di bengkel Warsita, Tasikmalaya.',
    html: `<p>Pendaftaran <a href="/Class/kriya-bambu">Kriya Bambu</a> Batch 3 telah dibuka. Kelas memadukan pertemuan daring dan satu hari penuh di bengkel milik Warsita di Singaparna, Kabupaten Tasikmalaya.</p>
<h2>Yang dibuat peserta</h2>
<p>Setiap peserta membawa pulang peluit dua nada, gelas bertutup, dan keranjang kecil. Peluit itu sekaligus menjadi perlengkapan resmi regu, karena sandi panggilan jambore menggunakan tiupan panjang dan pendek.</p>
<h2>Biaya dan potongan</h2>
<table><thead><tr><th>Peserta</th><th>Biaya</th></tr></thead><tbody><tr><td>Pelajar perorangan</td><td>Rp 185.000</td></tr><tr><td>Satu regu berisi delapan anak</td><td>Rp 1.280.000</td></tr><tr><td>Penerima kursi solidaritas</td><td>Gratis</td></tr></tbody></table>
<p>Biaya mencakup bahan, pemakaian alat, makan siang, dan asuransi kegiatan. Perjalanan ke lokasi ditanggung peserta. Kursi solidaritas diberikan kepada lima anak yang direkomendasikan sekolahnya.</p>
<h2>Syarat keselamatan</h2>
<ul><li>Usia minimal sebelas tahun.</li><li>Memakai sepatu tertutup dan baju berlengan.</li><li>Orang tua menandatangani izin penggunaan alat tajam.</li></ul>
<blockquote><p>"Saya tidak takut anak memegang pisau. Saya takut anak memegang pisau tanpa pernah diajari," kata Warsita.</p></blockquote>
<p>Pada dua angkatan sebelumnya seluruh kursi habis dalam sembilan hari.</p>
<p>Pendaftar yang belum mendapat kursi otomatis masuk daftar tunggu dan diberi tahu lebih dulu ketika Batch 4 dibuka.</p>`,
    cover: { scene: 'workshop-tools', seed: 2404, alt: 'Peralatan bambu tersusun di meja bengkel' },
    category: 'pengumuman',
    tags: ['kriya bambu', 'pendaftaran', 'Tasikmalaya'],
    authors: ['rangga-wirasena'],
    publishedDaysAgo: 14,
  },
  {
    kind: 'news',
    slug: 'kursi-solidaritas-480-anak',
    title: '480 anak berangkat dengan kursi solidaritas',
    summary: 'Seperlima peserta jambore tahun ini tidak membayar biaya pendaftaran. Dari mana dananya?',
    html: `<p>Sebanyak 480 dari 2.400 peserta Jambore Utama mendapat kursi solidaritas, yaitu keikutsertaan tanpa biaya pendaftaran. Mereka datang dari panti asuhan, sekolah di pulau kecil, dan keluarga yang direkomendasikan oleh sekolahnya.</p>
<h2>Sumber dana</h2>
<p>Setiap regu yang membayar penuh menyumbang Rp 120.000 untuk dana solidaritas. Tambahan datang dari koperasi, komunitas alumni, dan penjualan kursus <a href="/Courses/fotografi-alam-dengan-ponsel">Fotografi Alam dengan Ponsel</a>.</p>
<h2>Bagaimana penerima dipilih</h2>
<ol><li>Sekolah mengusulkan paling banyak dua regu.</li><li>Panitia memeriksa jarak, kemampuan ekonomi, dan kesempatan sebelumnya.</li><li>Daerah yang belum pernah mengirim regu mendapat nilai tambahan.</li></ol>
<p>Tidak ada tanda khusus pada kartu peserta. Pembina dan teman satu perkemahan tidak mengetahui siapa yang memakai kursi solidaritas.</p>
<h2>Perjalanan yang panjang</h2>
<p>Melkianus Bria dan regunya dari Kabupaten Belu akan menempuh empat hari perjalanan dengan bus, kapal, dan kereta. Tahun lalu ia berangkat dengan kursi yang sama. Kali ini ia menjadi ketua regu dan membawa tujuh adik kelas.</p>
<blockquote><p>"Saya ingin mereka tahu bahwa kita boleh duduk di mana saja di Indonesia," katanya.</p></blockquote>
<p>Cerita perjalanan pertamanya dapat dibaca di <a href="/Tulisan-Temans/empat-hari-menuju-tenda">Tulisan Teman</a>.</p>`,
    cover: { scene: 'sea-boat', seed: 2405, alt: 'Kapal membawa rombongan anak menyeberangi laut' },
    category: 'kabar-perkemahan',
    tags: ['kursi solidaritas', 'akses', 'alumni'],
    authors: ['rangga-wirasena', 'melkianus-bria'],
    publishedDaysAgo: 21,
  },
  {
    kind: 'news',
    slug: 'dua-ribu-pohon-di-hulu-citarum',
    title: 'Regu alumni menanam dua ribu pohon di hulu Citarum',
    summary: 'Setiap pohon memiliki nama penjaga dan akan diperiksa selama tiga tahun.',
    html: `<p>Sebanyak 260 alumni Jambore Nusantara menanam 2.000 bibit pohon di lahan desa di hulu Sungai Citarum, Kabupaten Bandung. Jenis yang dipilih antara lain rasamala, puspa, saninten, dan bambu, sesuai anjuran warga dan penyuluh kehutanan.</p>
<h2>Menanam itu bagian yang mudah</h2>
<p>Panitia belajar dari kegiatan lima tahun lalu, ketika hanya sepertiga bibit bertahan. Kini setiap pohon diberi nomor dan nama penjaga. Penjaga datang tiga kali setahun untuk membersihkan gulma, mengganti ajir, dan melaporkan tinggi pohon.</p>
<h2>Hasil sementara dari penanaman sebelumnya</h2>
<table><thead><tr><th>Tahun tanam</th><th>Bibit</th><th>Bertahan</th></tr></thead><tbody><tr><td>Dua tahun lalu</td><td>1.200</td><td>81%</td></tr><tr><td>Tahun lalu</td><td>1.500</td><td>88%</td></tr></tbody></table>
<h2>Warga sebagai mitra</h2>
<p>Bibit dibeli dari tiga kelompok tani perempuan. Lahan di sela pohon tetap dapat ditanami kopi dan sayur, sehingga pemilik lahan tidak kehilangan penghasilan.</p>
<blockquote><p>"Kalau hanya datang, foto, lalu pulang, kami yang repot mencabuti bibit mati. Yang ini berbeda," ujar ketua kelompok tani.</p></blockquote>
<p>Peserta Jambore Utama akan mengunjungi lokasi ini pada hari keempat untuk kegiatan bakti alam.</p>`,
    cover: { scene: 'planting', seed: 2406, alt: 'Remaja menanam bibit pohon di lereng' },
    category: 'kabar-perkemahan',
    tags: ['penanaman', 'alumni', 'Citarum'],
    authors: ['benyamin-rumbiak'],
    publishedDaysAgo: 33,
  },
  {
    kind: 'news',
    slug: 'relawan-medis-dibutuhkan',
    title: 'Panitia membuka pendaftaran 60 relawan medis',
    summary:
      'Dokter, perawat, bidan, dan mahasiswa kesehatan tingkat akhir dapat bergabung selama empat hari jambore.',
    html: `<p>Tim medis Jambore Nusantara membutuhkan 60 relawan untuk melayani 2.400 peserta dan 600 pembina. Relawan akan bertugas di tiga pos medis, dua ambulans, dan empat tim keliling.</p>
<h2>Siapa yang dicari</h2>
<ul><li>Dokter umum dan dokter gigi.</li><li>Perawat dan bidan dengan pengalaman minimal satu tahun.</li><li>Mahasiswa kesehatan tingkat akhir sebagai pendamping.</li><li>Psikolog atau konselor remaja.</li></ul>
<h2>Yang disediakan panitia</h2>
<p>Relawan mendapat makan, tempat tidur di barak, seragam lapangan, asuransi, dan pengganti transpor antarkota. Jadwal jaga paling lama delapan jam sehari. Satu hari pembekalan dilaksanakan sebelum peserta datang, termasuk simulasi evakuasi malam.</p>
<h2>Pengalaman tahun lalu</h2>
<p>Tahun lalu pos medis menerima 612 kunjungan. Lebih dari separuhnya berupa lecet, pusing, dan batuk pilek. Dua puluh tiga anak sebenarnya hanya rindu rumah dan membutuhkan teman bicara. Karena itu setiap pos memiliki sudut tenang dengan selimut, buku gambar, dan teh hangat.</p>
<h2>Cara mendaftar</h2>
<ol><li>Kirim riwayat hidup dan surat tanda registrasi ke medis@jambore.example.</li><li>Ikuti wawancara daring selama lima belas menit.</li><li>Tandatangani kode etik perlindungan anak.</li></ol>
<p>Pendaftaran ditutup setelah kebutuhan terpenuhi.</p>`,
    cover: { scene: 'meeting', seed: 2407, alt: 'Relawan berkumpul dalam rapat persiapan' },
    category: 'keselamatan-kabar',
    tags: ['relawan', 'medis'],
    authors: ['kartika-maharani'],
    publishedDaysAgo: 40,
  },
  {
    kind: 'news',
    slug: 'pameran-foto-mata-muda',
    title: 'Pameran Mata Muda menampilkan 80 foto karya anak',
    summary: 'Semua foto diambil dengan ponsel oleh peserta berusia sebelas sampai tujuh belas tahun.',
    html: `<p>Pameran foto Mata Muda dibuka di Kota Makassar dan akan berkeliling ke lima kota. Sebanyak 80 foto karya peserta kursus <a href="/Courses/fotografi-alam-dengan-ponsel">Fotografi Alam dengan Ponsel</a> dicetak di atas kain katun dan digantung pada bingkai bambu.</p>
<h2>Yang dapat dilihat</h2>
<p>Pengunjung akan menemukan kupu-kupu di kebun sekolah, jejak kepiting, tangan nenek yang memetik kopi, sampai genangan air yang memantulkan tiang listrik. Tidak ada gambar singa atau gunung bersalju. Semuanya berada dalam jarak berjalan kaki dari rumah pembuatnya.</p>
<h2>Aturan yang dijaga</h2>
<ul><li>Tidak ada satwa yang dipindahkan atau diberi makan demi foto.</li><li>Orang yang dipotret sudah memberi izin.</li><li>Lokasi sarang dan satwa langka tidak disebutkan.</li></ul>
<blockquote><p>"Anak-anak ini tidak memotret yang jauh dan megah. Mereka memotret yang dekat dan luput," kata Baso Hamzah, pengajar kursus.</p></blockquote>
<h2>Keliling kota</h2>
<p>Setelah Makassar, pameran singgah di Denpasar, Surabaya, Semarang, dan Bandung. Di setiap kota tersedia lokakarya gratis selama dua jam untuk tiga puluh anak. Kartu pos dari foto terpilih dijual Rp 10.000 per lembar, dan hasilnya masuk ke dana kursi solidaritas.</p>`,
    cover: { scene: 'festival-stage', seed: 2408, alt: 'Ruang pameran dengan foto bergantung' },
    category: 'kabar-perkemahan',
    tags: ['fotografi', 'pameran', 'karya anak'],
    authors: ['baso-hamzah'],
    publishedDaysAgo: 57,
  },
]
