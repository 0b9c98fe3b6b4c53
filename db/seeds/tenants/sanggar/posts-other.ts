import type { DemoPost } from '../../demo.types.ts'

export const otherPosts: DemoPost[] = [
  {
    kind: 'articles',
    slug: 'panduan-silabus-satu-halaman',
    title: 'Panduan menyusun silabus satu halaman',
    summary: 'Kerangka silabus yang muat di satu halaman dan benar-benar dibaca peserta.',
    html: `<p>Silabus yang panjang memberi kesan serius, tetapi jarang dibaca. Silabus satu halaman memaksa penyusunnya memilih dan memudahkan peserta mengingat. Berikut kerangka yang dapat Anda salin.</p>
<h2>Enam unsur</h2>
<ol>
<li><strong>Janji kelas</strong> dalam satu kalimat.</li>
<li><strong>Capaian</strong>, tiga sampai lima butir dengan kata kerja yang bisa diamati.</li>
<li><strong>Tugas akhir</strong> beserta ukuran kelulusannya.</li>
<li><strong>Tabel pertemuan</strong> yang memuat topik dan kegiatan.</li>
<li><strong>Waktu yang dibutuhkan</strong> di luar pertemuan.</li>
<li><strong>Aturan main</strong> tentang kehadiran, keterlambatan, dan cara bertanya.</li>
</ol>
<h2>Contoh tabel pertemuan</h2>
<table>
<thead><tr><th>Pertemuan</th><th>Topik</th><th>Yang dikerjakan</th></tr></thead>
<tbody>
<tr><td>1</td><td>Mengenal bahan</td><td>Memilah lima jenis kain</td></tr>
<tr><td>2</td><td>Pola dasar</td><td>Menggambar pola ukuran sendiri</td></tr>
<tr><td>3</td><td>Menjahit lurus</td><td>Menyelesaikan sarung bantal</td></tr>
<tr><td>4</td><td>Tugas akhir</td><td>Menjahit celemek dari pola sendiri</td></tr>
</tbody>
</table>
<p>Kolom ketiga adalah yang terpenting. Bila sebuah pertemuan tidak punya kegiatan, barangkali pertemuan itu tidak diperlukan.</p>
<h2>Periksa sebelum dibagikan</h2>
<p>Mintalah orang di luar bidang Anda membaca silabus selama satu menit. Setelah itu tanyakan: kelas ini untuk siapa, berapa lama, dan apa hasil akhirnya. Bila ketiganya terjawab, silabus Anda siap diunggah.</p>`,
    cover: { scene: 'teacher-board', seed: 1321, alt: 'Silabus tertulis di papan tulis' },
    category: 'panduan',
    tags: ['silabus', 'kurikulum'],
    authors: ['melati-tanjung'],
    publishedDaysAgo: 7,
    featured: true,
  },
  {
    kind: 'articles',
    slug: 'rubrik-yang-dipahami-peserta',
    title: 'Rubrik yang dipahami peserta',
    summary: 'Rubrik yang baik dibaca sebelum mengerjakan, bukan sesudah nilai keluar.',
    html: `<p>Rubrik sering disusun untuk penilai, lalu disimpan rapat. Padahal manfaat terbesarnya justru bagi peserta: ia tahu apa yang dicari sebelum mulai bekerja.</p>
<h2>Bahasa yang terlihat</h2>
<p>Ganti kata sifat dengan hal yang dapat ditunjuk. "Presentasi menarik" menjadi "Pendengar dapat menyebutkan tiga pokok isi setelah presentasi selesai". Perubahan kecil ini mengurangi perdebatan tentang nilai.</p>
<h2>Contoh satu kriteria</h2>
<table>
<thead><tr><th>Tingkat</th><th>Gambaran</th></tr></thead>
<tbody>
<tr><td>4, melampaui</td><td>Semua angka bersumber dan satu temuan diperiksa dengan dua cara</td></tr>
<tr><td>3, memenuhi</td><td>Semua angka bersumber dan perhitungannya benar</td></tr>
<tr><td>2, mendekati</td><td>Sebagian angka tanpa sumber, perhitungan benar</td></tr>
<tr><td>1, belum</td><td>Angka tanpa sumber atau perhitungan keliru</td></tr>
</tbody>
</table>
<h2>Ajak peserta menilai</h2>
<p>Sebelum tugas dimulai, bagikan dua contoh pekerjaan dari angkatan lama tanpa nama. Minta peserta menilainya dengan rubrik. Selisih penilaian mereka menjadi bahan diskusi yang jauh lebih berguna daripada penjelasan lisan.</p>
<blockquote>Setelah menilai pekerjaan orang lain, saya langsung tahu bagian mana dari tugas saya yang harus ditulis ulang.</blockquote>
<p>Batasi rubrik paling banyak lima kriteria. Lebih dari itu, perhatian terpecah dan penilaian menjadi pekerjaan mencentang.</p>`,
    cover: { scene: 'chart-board', seed: 1322, alt: 'Tabel penilaian di papan' },
    category: 'panduan',
    tags: ['rubrik', 'penilaian'],
    authors: ['andi-tenriawaru'],
    publishedDaysAgo: 31,
  },
  {
    kind: 'articles',
    slug: 'membaca-angka-akademi',
    title: 'Membaca lima angka akademi setiap Senin',
    summary: 'Lima angka yang cukup dilihat seminggu sekali untuk mengetahui kesehatan akademi.',
    html: `<p>Dasbor penuh grafik mudah membuat pengelola lelah. Kami menyarankan lima angka saja, dilihat setiap Senin pagi selama lima belas menit.</p>
<h2>Lima angka</h2>
<ul>
<li><strong>Pendaftar baru</strong> pekan lalu, dibandingkan rata-rata empat pekan sebelumnya.</li>
<li><strong>Pendaftar yang mulai belajar</strong> dalam tiga hari.</li>
<li><strong>Peserta aktif</strong>, yaitu yang menyelesaikan sekurangnya satu bab.</li>
<li><strong>Tugas yang menunggu dinilai</strong> lebih dari tiga hari.</li>
<li><strong>Tagihan belum lunas</strong> yang melewati tenggat.</li>
</ul>
<h2>Satu pertanyaan untuk tiap angka</h2>
<p>Setiap angka dipasangkan dengan satu pertanyaan. Bila pendaftar yang mulai belajar menurun, tanyakan apakah pesan sambutan masih terkirim. Bila tugas menumpuk, tanyakan siapa yang berhalangan. Dengan pasangan ini, angka selalu berujung pada tindakan.</p>
<h2>Yang boleh diabaikan</h2>
<p>Jumlah kunjungan halaman dan jumlah pengikut media sosial tidak masuk daftar. Keduanya boleh dilihat sesekali, tetapi jarang mengubah keputusan pekan itu.</p>
<p>Tulis hasil pengamatan dalam dua kalimat dan simpan di tempat yang sama. Setelah satu tahun, lima puluh catatan pendek itu menjadi riwayat akademi yang sangat berharga, terutama saat menyusun anggaran tahun berikutnya.</p>`,
    cover: { scene: 'chart-board', seed: 1323, alt: 'Papan berisi lima grafik sederhana' },
    category: 'panduan',
    tags: ['data', 'pengelolaan'],
    authors: ['suryadi', 'dede-kurniasih'],
    publishedDaysAgo: 56,
  },
  {
    kind: 'podcasts',
    slug: 'guru-di-depan-kamera',
    title: 'Guru di depan kamera',
    summary: 'Rahmawati bercerita tentang hari pertama mengajar lewat layar dan cara mengatasi gugup.',
    html: `<p>Mengapa guru yang fasih di kelas mendadak kaku di depan kamera? Pada episode pembuka ini, Rahmawati membagikan pengalaman melatih ratusan guru yang baru pertama kali mengajar daring.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 02: hari pertama yang serba salah.</li>
<li>Menit 09: mengapa menatap lensa terasa ganjil.</li>
<li>Menit 16: latihan satu menit sebelum kelas dimulai.</li>
<li>Menit 24: membaca suasana tanpa melihat wajah.</li>
<li>Menit 33: pertanyaan dari pendengar.</li>
</ul>
<h2>Kutipan</h2>
<blockquote>Gugup itu tanda Anda peduli. Yang perlu dilatih bukan menghilangkan gugup, melainkan memulai walaupun gugup.</blockquote>
<h2>Untuk dicoba</h2>
<p>Rekam diri Anda menjelaskan satu hal selama satu menit. Dengarkan dua kali. Pada putaran pertama, perhatikan kecepatan. Pada putaran kedua, perhatikan akhir kalimat: apakah nadanya turun dengan yakin atau menggantung seperti bertanya? Latihan ini cukup dilakukan tiga hari berturut-turut untuk merasakan bedanya.</p>
<p>Rahmawati juga bercerita tentang kebiasaan kecilnya menyapa peserta sebelum kamera dinyalakan, dan mengapa ia selalu menutup kelas lima menit lebih awal. Menurutnya, waktu sisa itu adalah tempat percakapan paling jujur terjadi.</p>`,
    cover: { scene: 'podcast-mic', seed: 1331, alt: 'Mikrofon podcast di meja siaran' },
    category: 'bincang-sanggar',
    tags: ['mengajar', 'guru'],
    authors: ['rahmawati'],
    publishedDaysAgo: 6,
    featured: true,
    audio: { season: 1, episode: 3, seconds: 2364 },
  },
  {
    kind: 'podcasts',
    slug: 'akademi-dari-teras-rumah',
    title: 'Akademi dari teras rumah',
    summary: 'Suryadi dan Dede Kurniasih membahas akademi kecil yang tumbuh tanpa modal besar.',
    html: `<p>Tidak semua akademi lahir dari gedung. Ada yang mulai dari teras, papan tulis bekas, dan delapan kursi pinjaman. Suryadi dan Dede mengobrol tentang apa yang membuat akademi semacam itu bertahan.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 03: kursus menjahit delapan kursi di Garut.</li>
<li>Menit 11: kapan sebaiknya menyewa tempat.</li>
<li>Menit 19: memisahkan uang rumah dan uang akademi.</li>
<li>Menit 28: tanda-tanda siap membuka kelas daring.</li>
</ul>
<blockquote>Buku kas pertama saya adalah buku tulis bergambar kelinci. Tidak apa-apa, asalkan diisi setiap hari.</blockquote>
<h2>Pelajaran utama</h2>
<p>Menurut Dede, dua rekening terpisah adalah keputusan terpenting pada tahun pertama. Bukan karena jumlahnya besar, melainkan karena kejelasan. Pengelola tahu apakah akademi benar-benar menghasilkan, dan keluarga tahu berapa yang boleh dipakai.</p>
<p>Suryadi menambahkan bahwa pindah ke kelas daring sebaiknya dilakukan untuk memperluas, bukan menggantikan. Kelas teras tetap menjadi tempat mencoba bahan baru, sedangkan kelas daring mengulang yang sudah terbukti. Keduanya saling menghidupi.</p>
<p>Cara memantau kas yang disebut dalam episode ini kami tulis lebih rinci dalam artikel tentang lima angka akademi.</p>`,
    cover: { scene: 'sewing', seed: 1332, alt: 'Mesin jahit di teras rumah' },
    category: 'bincang-sanggar',
    tags: ['akademi', 'keuangan'],
    authors: ['suryadi', 'dede-kurniasih'],
    publishedDaysAgo: 27,
    audio: { season: 1, episode: 2, seconds: 2718 },
  },
  {
    kind: 'podcasts',
    slug: 'belajar-di-sela-kerja',
    title: 'Belajar di sela jam kerja',
    summary: 'Andi Tenriawaru membahas temuan tentang kebiasaan belajar orang dewasa yang sibuk.',
    html: `<p>Pukul berapa orang dewasa paling sering membuka kursus? Jawabannya mungkin mengejutkan: bukan malam hari, melainkan pukul dua belas lewat sepuluh. Tenri menjelaskan apa artinya bagi perancang materi.</p>
<h2>Yang dibahas</h2>
<ul>
<li>Menit 04: tiga puncak waktu belajar dalam sehari.</li>
<li>Menit 13: mengapa bab pendek lebih sering tamat.</li>
<li>Menit 22: peran atasan yang bertanya dengan tulus.</li>
<li>Menit 30: catatan tangan di antara pekerjaan.</li>
</ul>
<blockquote>Orang sibuk tidak kekurangan niat. Mereka kekurangan jeda yang utuh.</blockquote>
<h2>Catatan episode</h2>
<p>Dalam penelitian kecilnya terhadap 320 peserta, Tenri menemukan bahwa bab di bawah dua belas menit diselesaikan dalam satu kali duduk oleh sebagian besar peserta. Bab di atas dua puluh menit justru sering ditinggalkan di tengah dan jarang dilanjutkan pada hari yang sama.</p>
<p>Sarannya untuk pengajar: tempatkan latihan di akhir setiap bab, tulis perkiraan waktu dengan jujur, dan sediakan ringkasan tiga kalimat bagi yang kembali setelah lama pergi. Untuk peserta: tentukan satu jam yang sama setiap hari, meskipun hanya sepuluh menit.</p>`,
    cover: { scene: 'interview', seed: 1333, alt: 'Dua orang berbincang di studio' },
    category: 'bincang-sanggar',
    tags: ['penelitian', 'kebiasaan belajar'],
    authors: ['andi-tenriawaru'],
    publishedDaysAgo: 48,
    audio: { season: 1, episode: 1, seconds: 2145 },
  },
  {
    kind: 'tulisan-temans',
    slug: 'kelas-merangkai-janur-saya',
    title: 'Kelas merangkai janur saya akhirnya penuh',
    summary: 'Tulisan peserta bootcamp dari Gianyar tentang angkatan pertamanya.',
    html: `<p><em>Ditulis oleh Luh Sekar, peserta Bootcamp Pengelola Akademi Batch 2.</em></p>
<p>Saya sudah lima belas tahun merangkai janur untuk upacara. Ketika keponakan menyarankan membuka kelas daring, saya tertawa. Siapa yang mau belajar melipat daun lewat ponsel?</p>
<h2>Percobaan yang gagal</h2>
<p>Kelas percobaan saya diikuti empat orang, dan tiga di antaranya berhenti pada pertemuan kedua. Penyebabnya sederhana: saya lupa bahwa di Surabaya tidak semua orang bisa mendapatkan janur segar dengan mudah.</p>
<h2>Satu perubahan</h2>
<p>Mentor bertanya, "Apa yang bisa dilipat peserta dengan bahan yang ada di rumahnya?" Saya mencoba kertas minyak. Ternyata lipatannya sama. Setelah tangan terbiasa, barulah peserta mencari janur untuk karya akhir.</p>
<p>Saya mengubah silabus: tiga pertemuan dengan kertas, dua pertemuan dengan janur. Angkatan berikutnya terisi empat belas orang dari sembilan kota. Sebelas menyelesaikan karya akhir.</p>
<blockquote>Yang mengubah kelas saya bukan kamera yang lebih bagus, melainkan pertanyaan yang lebih tepat.</blockquote>
<p>Sekarang setiap kali menyusun kelas, saya mulai dari isi laci dapur peserta. Dari situ biasanya jalan terbuka.</p>`,
    cover: { scene: 'weave', seed: 1341, alt: 'Anyaman janur di atas meja' },
    category: 'kisah-peserta',
    tags: ['bootcamp', 'bali'],
    authors: ['suryadi'],
    publishedDaysAgo: 12,
  },
  {
    kind: 'tulisan-temans',
    slug: 'dari-papan-tulis-ke-sabuk-kuning',
    title: 'Dari papan tulis ke sabuk kuning',
    summary: 'Seorang guru kimia di Kupang menceritakan ujian sabuk kuning Pesilat yang harus diulang.',
    html: `<p><em>Ditulis oleh Marselinus, guru kimia dan peserta Pesilat.</em></p>
<p>Saya lulus sabuk putih dalam dua pekan dan merasa semuanya akan mudah. Sabuk kuning mengajari saya kerendahan hati. Tugasnya menulis satu kursus mandiri dan mengujinya kepada tiga orang. Saya menulis dua puluh bab tentang stoikiometri dengan bangga.</p>
<h2>Diam selama dua menit</h2>
<p>Penguji pertama adalah adik ipar saya. Ia berhenti di bab dua, menatap layar, lalu menggulir naik turun. Aturan pengujian melarang saya membantu selama dua menit. Itu dua menit terpanjang dalam hidup saya.</p>
<p>Ternyata saya memakai istilah "pereaksi pembatas" sebelum menjelaskannya. Di kelas, saya selalu menerangkannya dengan tangan. Di layar, tangan saya tidak ikut.</p>
<h2>Mengulang</h2>
<p>Dua puluh bab menjadi delapan. Setiap bab dibuka dengan resep masakan: bila hanya ada dua butir telur, berapa loyang kue yang bisa dibuat? Pada uji kedua, ketiga penguji sampai ke akhir tanpa bertanya.</p>
<p>Sabuk kuning itu kini tertempel di profil saya. Namun, yang paling saya syukuri adalah kebiasaan baru: sebelum menjelaskan, saya bertanya dulu apa yang sudah diketahui.</p>`,
    cover: { scene: 'kitchen', seed: 1342, alt: 'Bahan kue di dapur' },
    category: 'kisah-peserta',
    tags: ['pesilat', 'guru', 'kupang'],
    authors: ['rahmawati'],
    publishedDaysAgo: 36,
  },
  {
    kind: 'tulisan-temans',
    slug: 'mengajar-montir-dengan-gambar',
    title: 'Mengajar montir dengan gambar, bukan paragraf',
    summary: 'Catatan pemilik bengkel di Banjarmasin yang mengubah materi tulis menjadi urutan foto.',
    html: `<p><em>Ditulis oleh Haji Syahril, pengelola kursus montir.</em></p>
<p>Kursus saya berisi anak muda yang tangannya cekatan tetapi malas membaca. Bab pertama yang saya tulis sepanjang dua halaman. Tidak ada yang menamatkan. Saya sempat menyalahkan mereka.</p>
<h2>Membalik cara</h2>
<p>Suatu sore saya memotret langkah membersihkan karburator, sembilan foto dengan keterangan paling banyak sepuluh kata. Saya unggah sebagai satu bab. Keesokan paginya, semua peserta sudah menandai selesai, dan dua orang mengirim foto karburatornya sendiri.</p>
<h2>Aturan saya sekarang</h2>
<ol>
<li>Satu foto, satu gerakan tangan.</li>
<li>Keterangan menyebut apa yang dirasakan: keras, licin, berbunyi.</li>
<li>Foto terakhir selalu menunjukkan hasil yang salah, agar mereka tahu bedanya.</li>
<li>Setiap foto diberi teks pengganti, sebab penglihatan satu peserta saya terbatas dan ia memakai pembaca layar.</li>
</ol>
<p>Menulis pendek ternyata lebih sulit. Saya menghapus kalimat yang tadinya saya anggap pintar. Namun, setiap kali melihat anak-anak langsung mengambil kunci pas setelah menutup ponsel, saya tahu materinya sampai.</p>
<p>Bulan depan kami menyusun bab tentang rem cakram. Peserta sendiri yang memotret, saya hanya memeriksa urutannya.</p>`,
    cover: { scene: 'workshop-tools', seed: 1343, alt: 'Peralatan bengkel yang tersusun rapi' },
    category: 'kisah-peserta',
    tags: ['vokasi', 'materi visual'],
    authors: ['melati-tanjung'],
    publishedDaysAgo: 58,
  },
]
