import type { DemoClass } from '../../demo.types.ts'

export const courseAkademi: DemoClass = {
  code: 'SGR-101',
  slug: 'membuka-akademi-daring',
  name: 'Membuka Akademi Daring Pertama Anda',
  summary:
    'Dari gagasan sampai angkatan pertama: sembilan bab ringkas untuk membuka akademi yang rapi sejak hari pertama.',
  html: `<p>Banyak pengajar hebat berhenti di tengah jalan bukan karena materinya kurang bagus, melainkan karena urusan di sekelilingnya berantakan: pendaftaran tercecer di obrolan, pembayaran sulit dilacak, dan peserta tidak tahu harus mulai dari mana.</p>
<p>Kursus ini menuntun Anda menata semuanya selangkah demi selangkah. Setiap bab diakhiri satu tugas kecil, sehingga pada bab terakhir akademi Anda benar-benar siap menerima peserta.</p>`,
  cover: { scene: 'laptop-desk', seed: 1201, alt: 'Meja kerja dengan laptop dan buku catatan' },
  type: 'self_paced',
  level: 'beginner',
  category: 'mengelola-akademi',
  tags: ['akademi', 'persiapan', 'pendaftaran'],
  competencies: ['Perencanaan akademi', 'Pengelolaan pendaftaran', 'Layanan peserta'],
  outcomes: [
    'Merumuskan janji akademi dalam satu kalimat yang jelas',
    'Menyusun halaman depan dan halaman kelas yang meyakinkan',
    'Menjalankan angkatan pertama dengan jadwal kerja yang masuk akal',
  ],
  prerequisites: ['Punya satu bidang yang ingin diajarkan'],
  audience: ['Pengajar mandiri', 'Pengelola lembaga kursus', 'Guru yang ingin membuka kelas di luar sekolah'],
  durationMinutes: 135,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'suryadi', role: 'lead' },
    { person: 'nurhaliza-daulay', role: 'mentor' },
  ],
  rating: { average: 4.8, count: 412 },
  modules: [
    {
      slug: 'menentukan-arah',
      title: 'Menentukan arah',
      chapters: [
        {
          slug: 'siapa-yang-anda-layani',
          title: 'Siapa yang Anda layani',
          minutes: 14,
          isPreview: true,
          html: `<h2>Mulailah dari satu orang</h2>
<p>Kesalahan paling umum pengelola akademi baru adalah ingin melayani semua orang. Materi lalu disusun untuk "siapa saja yang tertarik", dan akhirnya tidak terasa ditujukan kepada siapa pun. Ambil jalan sebaliknya: bayangkan satu calon peserta yang nyata, lalu rancang akademi untuknya.</p>
<p>Tuliskan profil singkatnya. Tidak perlu panjang, cukup jawab empat hal berikut.</p>
<ul>
<li><strong>Keadaannya sekarang.</strong> Apa pekerjaannya, kapan ia punya waktu luang, perangkat apa yang dipakai?</li>
<li><strong>Yang ingin dicapai.</strong> Bukan "belajar desain", melainkan "menerima pesanan desain pertama dalam tiga bulan".</li>
<li><strong>Yang menghalangi.</strong> Waktu, biaya, rasa malu bertanya, atau sinyal yang lemah.</li>
<li><strong>Yang sudah dicoba.</strong> Video gratis, buku, atau kursus lain yang tidak selesai.</li>
</ul>
<h3>Contoh profil</h3>
<blockquote>Bu Ratna, 34 tahun, penjahit rumahan di Pekalongan. Punya waktu pukul delapan malam setelah anak tidur. Memakai ponsel Android dengan kuota terbatas. Ingin bisa menghitung harga jual supaya tidak selalu merugi saat pesanan besar datang.</blockquote>
<p>Perhatikan betapa banyak keputusan yang langsung terjawab oleh profil itu: bab harus pendek, materi harus terbaca di ponsel, dan contoh soal memakai kain serta benang, bukan saham.</p>
<h3>Tugas bab ini</h3>
<p>Wawancarai tiga calon peserta, masing-masing sepuluh menit. Jangan menawarkan apa pun dulu. Cukup tanyakan terakhir kali mereka mencoba belajar sesuatu dan apa yang membuatnya berhenti. Catat kata-kata mereka apa adanya, karena kalimat itulah yang nanti Anda pakai di halaman depan.</p>`,
        },
        {
          slug: 'janji-akademi',
          title: 'Merumuskan janji akademi',
          minutes: 13,
          html: `<h2>Satu kalimat yang bisa ditagih</h2>
<p>Janji akademi adalah kalimat yang menjelaskan perubahan yang akan dialami peserta. Kalimat ini akan muncul di halaman depan, di pesan WhatsApp, dan di setiap percakapan dengan calon mitra. Karena itu, ia harus cukup jelas untuk ditagih.</p>
<p>Gunakan pola sederhana ini:</p>
<blockquote>Kami membantu <em>siapa</em> agar mampu <em>melakukan apa</em> dalam <em>berapa lama</em>, lewat <em>cara apa</em>.</blockquote>
<h3>Bandingkan dua rumusan</h3>
<table>
<thead><tr><th>Rumusan kabur</th><th>Rumusan yang bisa ditagih</th></tr></thead>
<tbody>
<tr><td>Akademi digital terbaik untuk masa depan Anda</td><td>Kami membantu pemilik warung menyusun pembukuan bulanan dalam empat minggu, lewat latihan dengan nota mereka sendiri</td></tr>
<tr><td>Belajar bahasa Inggris dengan metode modern</td><td>Kami membantu staf hotel melayani tamu berbahasa Inggris dalam delapan minggu, lewat latihan percakapan tiga kali seminggu</td></tr>
</tbody>
</table>
<p>Rumusan di kolom kanan lebih sempit, tetapi justru lebih mudah dipercaya. Calon peserta langsung tahu apakah akademi itu untuknya atau bukan, dan keduanya sama-sama menghemat waktu Anda.</p>
<h3>Uji rumusan Anda</h3>
<ol>
<li>Bacakan kepada orang yang tidak mengenal bidang Anda. Minta ia mengulang dengan kata-katanya sendiri.</li>
<li>Tanyakan apakah ia mengenal seseorang yang membutuhkan hal itu. Bila ia langsung menyebut nama, rumusan Anda sudah cukup tajam.</li>
<li>Periksa apakah ada bagian yang tidak sanggup Anda penuhi. Bila ada, kecilkan janjinya, bukan besarkan risikonya.</li>
</ol>
<p>Simpan rumusan akhir di pengaturan situs pada kolom deskripsi. Teks yang sama akan dipakai mesin pencari dan pratinjau tautan ketika halaman Anda dibagikan.</p>`,
        },
        {
          slug: 'memilih-bentuk-kelas',
          title: 'Memilih bentuk kelas',
          minutes: 15,
          html: `<h2>Kursus, kelas, webinar, atau bootcamp?</h2>
<p>Bentuk kelas menentukan beban kerja Anda setiap minggu. Pilihlah berdasarkan kebutuhan peserta dan tenaga yang tersedia, bukan berdasarkan bentuk yang sedang ramai dibicarakan.</p>
<table>
<thead><tr><th>Bentuk</th><th>Cocok bila</th><th>Beban pengajar</th></tr></thead>
<tbody>
<tr><td>Kursus mandiri</td><td>Materi stabil dan peserta belajar pada jam berbeda</td><td>Berat di awal, ringan sesudahnya</td></tr>
<tr><td>Kelas langsung</td><td>Peserta perlu bertanya dan berlatih bersama</td><td>Merata setiap minggu</td></tr>
<tr><td>Webinar</td><td>Satu topik, satu pertemuan, banyak peserta</td><td>Ringan</td></tr>
<tr><td>Bootcamp</td><td>Peserta siap meluangkan banyak waktu untuk perubahan besar</td><td>Sangat berat</td></tr>
<tr><td>Kelas campuran</td><td>Sebagian latihan perlu alat atau ruang tertentu</td><td>Berat, perlu koordinasi tempat</td></tr>
</tbody>
</table>
<h3>Saran untuk angkatan pertama</h3>
<p>Mulailah dengan satu kelas langsung yang kecil, delapan sampai lima belas orang. Anda akan mendengar langsung bagian mana yang membingungkan. Rekam pertanyaan yang muncul, lalu jadikan bahan kursus mandiri pada bulan berikutnya. Urutan ini jauh lebih hemat daripada merekam dua puluh video lalu mendapati bab ketiga tidak dipahami siapa pun.</p>
<h3>Hitung jam Anda dengan jujur</h3>
<p>Untuk satu jam kelas langsung, siapkan sekurangnya tiga jam kerja: satu jam menyusun, satu jam mengajar, satu jam memeriksa tugas dan menjawab pertanyaan. Bila Anda hanya punya enam jam seminggu, dua pertemuan sudah batasnya.</p>
<p><strong>Tugas:</strong> tentukan bentuk kelas pertama, jumlah pertemuan, dan jumlah peserta paling banyak. Tulis alasannya dalam tiga kalimat.</p>`,
        },
      ],
    },
    {
      slug: 'menyiapkan-rumah',
      title: 'Menyiapkan rumah akademi',
      chapters: [
        {
          slug: 'halaman-depan',
          title: 'Halaman depan yang menjawab',
          minutes: 16,
          html: `<h2>Lima pertanyaan pengunjung</h2>
<p>Orang yang membuka halaman depan akademi Anda datang dengan pertanyaan. Tugas halaman itu hanya satu: menjawab secepat mungkin dan menunjukkan langkah berikutnya.</p>
<ol>
<li>Ini tempat apa?</li>
<li>Apakah ini untuk saya?</li>
<li>Apa yang akan saya dapat?</li>
<li>Mengapa saya harus percaya?</li>
<li>Bagaimana cara mulai?</li>
</ol>
<p>Susun bagian halaman mengikuti urutan itu. Judul utama menjawab pertanyaan pertama dan kedua. Daftar kelas menjawab yang ketiga. Profil pengajar serta kisah peserta menjawab yang keempat. Tombol pendaftaran yang jelas menjawab yang kelima.</p>
<h3>Judul utama</h3>
<p>Pakailah janji akademi dari bab sebelumnya, lalu padatkan menjadi paling banyak sepuluh kata. Hindari kata sifat yang tidak bisa dibuktikan seperti "terbaik" atau "nomor satu". Kalimat yang tenang dan konkret lebih meyakinkan.</p>
<h3>Bukti yang jujur</h3>
<p>Akademi baru belum punya ribuan alumni, dan itu tidak apa-apa. Tampilkan yang ada: contoh karya pengajar, potongan materi yang bisa dibaca gratis, atau jadwal lengkap angkatan pertama. Angka yang dibesar-besarkan mudah ketahuan dan sulit dipulihkan.</p>
<h3>Satu ajakan utama</h3>
<p>Pilih satu tombol yang paling penting. Bila semua tombol menonjol, tidak ada yang menonjol. Untuk angkatan pertama, tombol itu biasanya menuju <a href="/Class">daftar kelas</a> dengan pendaftaran yang sedang dibuka.</p>
<p><strong>Tugas:</strong> buka editor halaman, pilih satu tata letak, lalu isi bagian pembuka, tiga keunggulan, dan pertanyaan umum. Minta satu orang membacanya lewat ponsel dan amati di mana jarinya berhenti.</p>`,
        },
        {
          slug: 'halaman-kelas',
          title: 'Halaman kelas yang lengkap',
          minutes: 14,
          html: `<h2>Halaman kelas adalah brosur sekaligus kontrak</h2>
<p>Calon peserta memutuskan mendaftar atau tidak di halaman kelas. Halaman yang lengkap mengurangi pertanyaan berulang dan mencegah kekecewaan. Periksa unsur-unsur berikut sebelum menerbitkannya.</p>
<ul>
<li><strong>Ringkasan</strong> dua kalimat yang menyebut capaian, bukan topik.</li>
<li><strong>Prasyarat</strong> yang jujur. Bila peserta perlu laptop, tulis laptop.</li>
<li><strong>Silabus</strong> per modul, lengkap dengan perkiraan menit tiap bab.</li>
<li><strong>Jadwal</strong> mulai, selesai, dan batas pendaftaran, selalu dengan zona waktu.</li>
<li><strong>Harga</strong> akhir dalam rupiah, termasuk semua biaya.</li>
<li><strong>Pengajar</strong> dengan pengalaman yang relevan.</li>
</ul>
<h3>Menulis capaian</h3>
<p>Mulai setiap capaian dengan kata kerja yang bisa diamati. "Memahami akuntansi" sulit diperiksa, sedangkan "menyusun laporan laba rugi dari dua puluh transaksi" bisa dinilai siapa saja.</p>
<table>
<thead><tr><th>Hindari</th><th>Pakai</th></tr></thead>
<tbody>
<tr><td>mengetahui, memahami, mengerti</td><td>menyusun, menghitung, membandingkan</td></tr>
<tr><td>mengenal dunia desain</td><td>merancang tiga layar aplikasi sederhana</td></tr>
</tbody>
</table>
<h3>Status pendaftaran</h3>
<p>Status di kartu kelas mengikuti tanggal yang Anda isi: Akan Datang, Pendaftaran Dibuka, Segera Dimulai, Sedang Berlangsung, lalu Telah Selesai. Anda tidak perlu mengubahnya dengan tangan, cukup pastikan keempat tanggalnya benar.</p>
<h3>Yang sering terlupa</h3>
<p>Cantumkan perkiraan waktu belajar di luar pertemuan, cara mengumpulkan tugas, dan apa yang terjadi bila peserta berhalangan hadir. Tiga keterangan ini paling sering ditanyakan setelah orang membayar, padahal seharusnya sudah terjawab sebelumnya.</p>
<p><strong>Tugas:</strong> lengkapi satu halaman kelas sampai semua unsur di atas terisi.</p>`,
        },
        {
          slug: 'harga-dan-pembayaran',
          title: 'Harga dan pembayaran',
          minutes: 17,
          html: `<h2>Menghitung harga dari bawah</h2>
<p>Harga yang ditebak biasanya terlalu rendah. Hitung dulu biaya, baru putuskan angka yang tampil di halaman. Contoh berikut untuk kelas langsung delapan pertemuan dengan dua belas peserta.</p>
<table>
<thead><tr><th>Pos</th><th>Perhitungan</th><th>Jumlah</th></tr></thead>
<tbody>
<tr><td>Honor pengajar</td><td>8 x Rp 300.000</td><td>Rp 2.400.000</td></tr>
<tr><td>Pemeriksaan tugas</td><td>8 x Rp 100.000</td><td>Rp 800.000</td></tr>
<tr><td>Materi dan perangkat</td><td>sekali bayar</td><td>Rp 500.000</td></tr>
<tr><td>Promosi</td><td>sekali bayar</td><td>Rp 300.000</td></tr>
<tr><td><strong>Total biaya</strong></td><td></td><td><strong>Rp 4.000.000</strong></td></tr>
</tbody>
</table>
<p>Bila kelas terisi sembilan orang, biaya per peserta sekitar Rp 445.000. Tambahkan cadangan untuk pengembalian dana dan tabungan lembaga, misalnya 20 persen. Harga wajarnya sekitar Rp 535.000.</p>
<h3>Jangan hitung dari kelas penuh</h3>
<p>Selalu hitung dengan keterisian tiga perempat. Kelas yang penuh adalah bonus, bukan rencana.</p>
<h3>Cara menerima pembayaran</h3>
<p>Untuk mulai, QRIS statis milik lembaga sudah memadai. Peserta memindai, membayar sesuai jumlah pada tagihan, lalu mengunggah bukti. Anda mencocokkannya dengan mutasi rekening sebelum menandai tagihan lunas. Cara ini manual, jadi tetapkan jam pemeriksaan yang tetap, misalnya pukul sembilan dan pukul empat sore, dan tulis jam itu di halaman pembayaran.</p>
<h3>Aturan pengembalian dana</h3>
<p>Tulis aturannya sebelum ada yang bertanya. Contoh yang mudah dijalankan: uang kembali penuh sampai tiga hari sebelum kelas dimulai, setengahnya sampai pertemuan kedua, dan tidak ada pengembalian sesudahnya.</p>
<p><strong>Tugas:</strong> isi tabel biaya untuk kelas pertama Anda, lalu tetapkan harga dan aturan pengembalian dananya.</p>`,
        },
      ],
    },
    {
      slug: 'menjalankan-angkatan-pertama',
      title: 'Menjalankan angkatan pertama',
      chapters: [
        {
          slug: 'mengisi-pendaftaran',
          title: 'Mengisi pendaftaran tanpa iklan',
          minutes: 15,
          html: `<h2>Dua belas peserta pertama</h2>
<p>Angkatan pertama hampir selalu datang dari orang yang sudah mengenal Anda atau mengenal teman Anda. Karena itu, dua minggu percakapan pribadi lebih berguna daripada anggaran iklan.</p>
<h3>Rencana dua minggu</h3>
<ol>
<li><strong>Hari 1 sampai 3.</strong> Hubungi tiga puluh orang satu per satu. Ceritakan kelasnya, lalu tanyakan apakah mereka mengenal orang yang membutuhkan.</li>
<li><strong>Hari 4 sampai 7.</strong> Terbitkan satu tulisan yang menjawab pertanyaan paling sering dari calon peserta. Cantumkan tautan kelas di akhir.</li>
<li><strong>Hari 8.</strong> Adakan webinar gratis empat puluh lima menit. Ajarkan satu keterampilan kecil sampai tuntas.</li>
<li><strong>Hari 9 sampai 12.</strong> Jawab pertanyaan peserta webinar secara pribadi.</li>
<li><strong>Hari 13 dan 14.</strong> Ingatkan batas pendaftaran. Sekali saja untuk tiap orang.</li>
</ol>
<h3>Pesan yang enak dibaca</h3>
<p>Pesan pribadi yang baik pendek, menyebut alasan Anda menghubungi orang itu, dan mudah ditolak. Contohnya:</p>
<blockquote>Selamat pagi, Pak Hasan. Bulan depan saya membuka kelas pembukuan warung, delapan pertemuan, tiap Selasa malam. Saya ingat Bapak pernah kesulitan menghitung stok. Bila berkenan, rinciannya ada di tautan ini. Bila belum perlu, tidak apa-apa.</blockquote>
<h3>Catat sumbernya</h3>
<p>Tanyakan dari mana setiap pendaftar mengetahui kelas Anda dan simpan jawabannya. Setelah tiga angkatan, Anda akan tahu persis saluran mana yang pantas diberi waktu.</p>
<p><strong>Tugas:</strong> susun daftar tiga puluh nama dan kirim lima pesan pertama hari ini.</p>`,
        },
        {
          slug: 'minggu-pertama-kelas',
          title: 'Minggu pertama kelas',
          minutes: 15,
          html: `<h2>Kesan awal menentukan akhir</h2>
<p>Peserta yang belum menyentuh materi sampai hari ketujuh jarang menyelesaikan kelas. Minggu pertama sebaiknya dirancang agar setiap orang mengalami satu keberhasilan kecil.</p>
<h3>Sebelum pertemuan</h3>
<ul>
<li>Kirim pesan sambutan yang memuat jadwal, tautan kelas, dan satu nomor yang bisa dihubungi.</li>
<li>Minta peserta masuk dan melengkapi profil paling lambat sehari sebelumnya.</li>
<li>Siapkan tugas pembuka yang selesai dalam lima menit.</li>
</ul>
<h3>Saat pertemuan</h3>
<p>Buka dengan hasil, bukan riwayat hidup. Tunjukkan contoh karya yang akan mereka buat di akhir kelas. Setelah itu baru jelaskan aturan main: kapan tugas dikumpulkan, bagaimana cara bertanya, dan berapa lama Anda akan menjawab.</p>
<p>Susunan enam puluh menit yang biasa kami pakai:</p>
<table>
<thead><tr><th>Menit</th><th>Kegiatan</th></tr></thead>
<tbody>
<tr><td>0 sampai 5</td><td>Sambutan dan contoh hasil akhir</td></tr>
<tr><td>5 sampai 15</td><td>Perkenalan berpasangan</td></tr>
<tr><td>15 sampai 40</td><td>Latihan pertama, dikerjakan bersama</td></tr>
<tr><td>40 sampai 50</td><td>Tanya jawab</td></tr>
<tr><td>50 sampai 60</td><td>Penjelasan tugas dan jadwal</td></tr>
</tbody>
</table>
<h3>Setelah pertemuan</h3>
<p>Buka halaman kemajuan belajar pada hari ketiga. Hubungi langsung peserta yang belum mulai. Kalimat "ada yang bisa saya bantu?" dari pengajar sering kali cukup untuk mengembalikan seseorang ke kelas.</p>
<p>Catat pula apa yang membuat mereka tertahan. Kata sandi yang lupa, tautan yang tenggelam di obrolan, dan jadwal yang bentrok adalah tiga sebab tersering, dan ketiganya dapat dicegah pada angkatan berikutnya.</p>
<p><strong>Tugas:</strong> tulis naskah pesan sambutan dan susunan enam puluh menit untuk pertemuan pertama Anda.</p>`,
        },
        {
          slug: 'menutup-dan-mengulang',
          title: 'Menutup angkatan dan mengulang',
          minutes: 16,
          html: `<h2>Kelas yang ditutup dengan baik menjual kelas berikutnya</h2>
<p>Banyak akademi berhenti bekerja begitu pertemuan terakhir selesai. Padahal dua minggu setelahnya adalah saat terbaik untuk mengumpulkan bahan perbaikan dan kisah peserta.</p>
<h3>Daftar periksa penutupan</h3>
<ol>
<li>Periksa semua tugas yang masuk dan berikan umpan balik tertulis, meskipun hanya dua kalimat.</li>
<li>Terbitkan sertifikat hanya untuk peserta yang memenuhi syarat. Sertifikat yang dibagikan kepada semua orang kehilangan artinya.</li>
<li>Kirim survei empat pertanyaan, tidak lebih.</li>
<li>Bayarkan honor pengajar sesuai tanggal yang dijanjikan.</li>
</ol>
<h3>Empat pertanyaan survei</h3>
<ul>
<li>Apa yang sekarang bisa Anda lakukan dan sebelumnya belum bisa?</li>
<li>Bagian mana yang hampir membuat Anda berhenti?</li>
<li>Apa yang sebaiknya kami hapus?</li>
<li>Kepada siapa Anda akan menyarankan kelas ini, dan mengapa?</li>
</ul>
<p>Pertanyaan kedua dan ketiga adalah yang paling berharga. Jawabannya menunjukkan perbaikan untuk angkatan berikutnya secara gamblang.</p>
<h3>Perbaiki tiga hal saja</h3>
<p>Godaan terbesar adalah menulis ulang seluruh kelas. Tahan diri. Pilih tiga perbaikan yang paling sering disebut, kerjakan dalam seminggu, lalu buka pendaftaran kembali. Akademi yang tumbuh adalah akademi yang rutin mengulang, bukan yang terus menunggu sempurna.</p>
<p><strong>Tugas:</strong> masukkan daftar periksa penutupan ke kalender, tepat pada hari setelah pertemuan terakhir, lalu tentukan siapa yang mengerjakan tiap butirnya.</p>
<p>Selamat, Anda telah sampai di bab terakhir. Bila ingin melanjutkan, kursus <a href="/Courses/merancang-kursus">Merancang Kursus yang Diselesaikan</a> membahas cara menyusun materi lebih dalam.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
