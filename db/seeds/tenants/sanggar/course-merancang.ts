import type { DemoClass } from '../../demo.types.ts'

export const courseMerancang: DemoClass = {
  code: 'SGR-102',
  slug: 'merancang-kursus',
  name: 'Merancang Kursus yang Diselesaikan',
  summary:
    'Susun kursus mandiri yang benar-benar ditamatkan: capaian yang jelas, bab yang pendek, dan latihan di setiap langkah.',
  html: `<p>Kursus yang bagus bukan yang paling panjang, melainkan yang paling banyak diselesaikan. Di sini Anda belajar merancang dari belakang: menentukan capaian, menyusun bukti belajar, baru kemudian menulis materi.</p>
<p>Setiap bab memakai contoh dari bidang yang berbeda, dari tata boga sampai pemrograman, sehingga Anda bisa langsung menerapkannya pada mata ajar sendiri.</p>`,
  cover: { scene: 'teacher-board', seed: 1202, alt: 'Pengajar menjelaskan rancangan kursus di papan tulis' },
  type: 'self_paced',
  level: 'intermediate',
  category: 'merancang-pembelajaran',
  tags: ['kurikulum', 'silabus', 'penilaian'],
  competencies: ['Perancangan pembelajaran', 'Penulisan materi', 'Evaluasi belajar'],
  outcomes: [
    'Menyusun capaian belajar yang bisa diamati dan dinilai',
    'Menulis bab pendek yang nyaman dibaca di ponsel',
    'Membaca data penyelesaian untuk memperbaiki kursus',
  ],
  prerequisites: ['Pernah mengajar sekurangnya satu topik, di dalam atau di luar kelas'],
  audience: ['Guru dan dosen', 'Pelatih perusahaan', 'Perancang kurikulum'],
  durationMinutes: 136,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'melati-tanjung', role: 'lead' },
    { person: 'andi-tenriawaru', role: 'assistant' },
  ],
  rating: { average: 4.9, count: 286 },
  modules: [
    {
      slug: 'capaian',
      title: 'Memulai dari capaian',
      chapters: [
        {
          slug: 'merancang-mundur',
          title: 'Merancang mundur',
          minutes: 15,
          isPreview: true,
          html: `<h2>Urutan yang terbalik</h2>
<p>Kebanyakan kursus disusun dengan urutan: kumpulkan bahan, potong menjadi bab, tambahkan kuis di akhir. Hasilnya sering berupa buku teks yang dipindahkan ke layar. Merancang mundur membalik urutan itu.</p>
<ol>
<li><strong>Capaian.</strong> Apa yang bisa dikerjakan peserta setelah kursus selesai?</li>
<li><strong>Bukti.</strong> Tugas apa yang menunjukkan bahwa ia benar-benar bisa?</li>
<li><strong>Latihan.</strong> Latihan apa yang membuatnya siap mengerjakan tugas itu?</li>
<li><strong>Materi.</strong> Penjelasan paling sedikit apa yang dibutuhkan untuk latihan itu?</li>
</ol>
<p>Perhatikan bahwa materi berada di urutan terakhir. Penjelasan yang tidak menopang latihan mana pun boleh dihapus tanpa rasa bersalah.</p>
<h3>Contoh: kursus membuat roti</h3>
<table>
<thead><tr><th>Langkah</th><th>Isi</th></tr></thead>
<tbody>
<tr><td>Capaian</td><td>Membuat roti tawar yang mengembang merata dari oven rumahan</td></tr>
<tr><td>Bukti</td><td>Foto penampang roti dan catatan suhu serta waktu</td></tr>
<tr><td>Latihan</td><td>Menimbang, mengenali adonan kalis, membaca tanda fermentasi</td></tr>
<tr><td>Materi</td><td>Fungsi ragi, gluten, dan suhu ruang</td></tr>
</tbody>
</table>
<p>Sejarah roti, jenis gandum dunia, dan pilihan merek oven tidak muncul. Semuanya menarik, tetapi tidak membuat roti mengembang.</p>
<p>Memangkas bukan berarti membuang pengetahuan. Simpan bahan yang menarik sebagai bacaan pilihan di akhir kursus. Peserta yang penasaran tetap dapat menemukannya, sedangkan yang lain tidak terhambat.</p>
<h3>Tugas</h3>
<p>Ambil satu kursus yang pernah Anda ajarkan. Tuliskan keempat langkah di atas dalam satu halaman. Beri tanda pada materi yang tidak terhubung dengan latihan apa pun. Itulah calon pertama untuk dipangkas.</p>`,
        },
        {
          slug: 'kata-kerja-capaian',
          title: 'Kata kerja yang bisa dinilai',
          minutes: 14,
          html: `<h2>Capaian adalah janji yang bisa diperiksa</h2>
<p>Capaian belajar memakai kata kerja yang terlihat. Bila dua penilai melihat pekerjaan yang sama dan sampai pada keputusan yang sama, capaian itu sudah cukup jelas.</p>
<h3>Tiga unsur capaian</h3>
<ul>
<li><strong>Tindakan:</strong> apa yang dilakukan peserta.</li>
<li><strong>Keadaan:</strong> dengan alat, bahan, atau batasan apa.</li>
<li><strong>Ukuran:</strong> seberapa baik hasilnya.</li>
</ul>
<blockquote>Dengan data penjualan satu bulan (keadaan), peserta menyusun tabel ringkasan per wilayah (tindakan) tanpa kesalahan rumus (ukuran).</blockquote>
<h3>Tangga kesulitan</h3>
<p>Kata kerja juga menunjukkan tingkat kesulitan. Susun capaian kursus agar menanjak, jangan melompat.</p>
<table>
<thead><tr><th>Tingkat</th><th>Kata kerja</th><th>Contoh dalam kursus basis data</th></tr></thead>
<tbody>
<tr><td>Mengingat</td><td>menyebutkan, mencocokkan</td><td>Mencocokkan istilah tabel, baris, dan kolom</td></tr>
<tr><td>Menerapkan</td><td>menulis, menghitung</td><td>Menulis kueri dengan satu syarat</td></tr>
<tr><td>Menganalisis</td><td>membandingkan, menelusuri</td><td>Menelusuri sebab kueri berjalan lambat</td></tr>
<tr><td>Mencipta</td><td>merancang, menyusun</td><td>Merancang skema untuk koperasi sekolah</td></tr>
</tbody>
</table>
<p>Satu kursus pendek cukup memuat tiga sampai lima capaian. Lebih dari itu, peserta sulit mengingat tujuan, dan Anda sulit menilainya dengan adil.</p>
<p>Periksa juga keseimbangannya. Bila semua capaian berada di tingkat mengingat, kursus Anda mungkin hanya memindahkan informasi. Bila semuanya di tingkat mencipta, pemula akan tersesat sebelum sampai.</p>
<p>Urutkan dari yang paling mudah, sehingga keberhasilan kecil datang lebih dulu.</p>
<p><strong>Tugas:</strong> tulis ulang semua capaian kursus Anda dengan tiga unsur tadi. Tukarkan dengan rekan, lalu minta ia menebak tugas akhirnya. Bila tebakannya tepat, capaian Anda berhasil.</p>`,
        },
        {
          slug: 'tugas-akhir-yang-nyata',
          title: 'Tugas akhir yang nyata',
          minutes: 15,
          html: `<h2>Dekatkan tugas dengan pekerjaan</h2>
<p>Peserta dewasa belajar karena ada pekerjaan yang menunggu. Tugas akhir yang mirip pekerjaan nyata membuat mereka bertahan, sebab hasilnya langsung berguna.</p>
<h3>Ciri tugas yang nyata</h3>
<ul>
<li>Ada pemesan. Meskipun rekaan, sebutkan siapa yang membutuhkan hasilnya.</li>
<li>Bahan mentahnya berantakan seperti di dunia kerja, bukan data yang sudah dirapikan.</li>
<li>Ada batasan waktu, biaya, atau alat.</li>
<li>Jawaban yang baik lebih dari satu.</li>
</ul>
<h3>Dari soal buku ke tugas nyata</h3>
<p><strong>Soal buku:</strong> "Sebutkan lima prinsip pelayanan pelanggan."</p>
<p><strong>Tugas nyata:</strong> "Seorang pelanggan menulis ulasan bintang satu karena pesanannya terlambat dua hari. Tulis balasan paling banyak seratus kata, lalu jelaskan satu perubahan prosedur agar kejadian itu tidak berulang."</p>
<p>Kedua tugas menguji pengetahuan yang sama. Namun, tugas kedua juga menguji pertimbangan, nada bahasa, dan keberanian mengambil keputusan.</p>
<h3>Pecah menjadi tonggak</h3>
<p>Tugas besar membuat orang menunda. Pecahlah menjadi tiga tonggak yang dikumpulkan terpisah, masing-masing dengan umpan balik singkat: rancangan, versi kasar, dan versi akhir. Cara ini juga mengurangi kecurangan, karena Anda melihat pekerjaan itu tumbuh.</p>
<p>Sediakan satu contoh pekerjaan yang layak lulus, tetapi dari kasus yang berbeda. Peserta jadi tahu mutu yang diharapkan tanpa tergoda menyalin bentuknya.</p>
<p>Sebutkan pula tenggat tiap tonggak sejak awal, lengkap dengan jamnya.</p>
<p><strong>Tugas:</strong> ubah satu soal hafalan di kursus Anda menjadi tugas nyata dengan pemesan, bahan, dan batasan yang jelas.</p>`,
        },
      ],
    },
    {
      slug: 'menulis-materi',
      title: 'Menulis materi',
      chapters: [
        {
          slug: 'bab-sepuluh-menit',
          title: 'Bab sepuluh menit',
          minutes: 14,
          html: `<h2>Pendek bukan berarti dangkal</h2>
<p>Peserta kursus mandiri membuka materi di angkot, di sela istirahat, atau setelah anak tidur. Bab yang selesai dalam sepuluh sampai lima belas menit memberi mereka rasa tuntas setiap kali membuka ponsel.</p>
<h3>Kerangka satu bab</h3>
<ol>
<li><strong>Masalah</strong> (satu paragraf). Keadaan yang dikenali peserta.</li>
<li><strong>Gagasan inti</strong> (dua atau tiga paragraf). Satu konsep saja.</li>
<li><strong>Contoh</strong> (satu). Lengkap dari awal sampai akhir.</li>
<li><strong>Latihan</strong> (satu). Bisa dikerjakan saat itu juga.</li>
<li><strong>Jembatan</strong> (satu kalimat). Mengapa bab berikutnya diperlukan.</li>
</ol>
<p>Bila sebuah bab memuat dua gagasan inti, pecahlah. Dua bab pendek lebih mudah diselesaikan dan lebih mudah dicari kembali daripada satu bab panjang.</p>
<h3>Menakar panjang</h3>
<p>Kecepatan baca orang dewasa untuk materi belajar sekitar 150 sampai 200 kata per menit, termasuk berhenti sejenak untuk berpikir. Bab dengan 300 kata dan satu latihan lima menit memakan waktu kira-kira tujuh menit. Tulis angka itu pada kolom menit agar peserta dapat merencanakan waktunya.</p>
<h3>Kalimat yang ramah layar</h3>
<ul>
<li>Satu kalimat, satu pikiran.</li>
<li>Istilah baru dijelaskan saat pertama muncul.</li>
<li>Daftar dipakai untuk hal yang setara, tabel untuk perbandingan.</li>
<li>Setiap gambar mempunyai teks pengganti.</li>
</ul>
<p>Bacalah bab Anda dengan suara keras sebelum terbit. Bagian yang membuat napas tersengal biasanya perlu dipotong.</p>
<p><strong>Tugas:</strong> pilih bab terpanjang di kursus Anda, lalu pecah menjadi dua atau tiga bab dengan kerangka di atas.</p>`,
        },
        {
          slug: 'contoh-dan-bukan-contoh',
          title: 'Contoh dan bukan contoh',
          minutes: 13,
          html: `<h2>Konsep menjadi jelas di perbatasannya</h2>
<p>Orang memahami konsep baru dengan membandingkan. Memberi contoh saja belum cukup, karena peserta belum tahu di mana batasnya. Sertakan bukan contoh: hal yang mirip, tetapi tidak termasuk.</p>
<h3>Misalnya: kata sandi yang kuat</h3>
<table>
<thead><tr><th>Kata sandi</th><th>Kuat?</th><th>Alasan</th></tr></thead>
<tbody>
<tr><td>P@ssw0rd</td><td>Tidak</td><td>Penggantian huruf yang lazim mudah ditebak</td></tr>
<tr><td>nama anak dan tahun lahir</td><td>Tidak</td><td>Bisa ditemukan di media sosial</td></tr>
<tr><td>kolam jerapah tenang sepuluh</td><td>Ya</td><td>Panjang, acak, dan mudah diingat pemiliknya</td></tr>
</tbody>
</table>
<p>Baris pertama adalah bukan contoh yang paling berguna, sebab banyak orang mengiranya kuat. Carilah kekeliruan semacam itu di bidang Anda. Jawaban salah dari angkatan sebelumnya adalah sumber terbaik.</p>
<h3>Urutan yang membantu</h3>
<ol>
<li>Contoh yang jelas.</li>
<li>Bukan contoh yang jelas.</li>
<li>Contoh yang tampak ganjil.</li>
<li>Bukan contoh yang tampak meyakinkan.</li>
</ol>
<p>Setelah keempatnya, minta peserta mengelompokkan enam kasus baru. Bila lima benar, mereka siap melangkah.</p>
<h3>Contoh yang dekat</h3>
<p>Gunakan nama, tempat, dan angka yang akrab. Contoh tentang pasar ikan di Muara Angke atau kebun kopi di Gayo lebih mudah dibayangkan daripada contoh tentang toko daring di negeri lain. Namun, jangan memakai data orang sungguhan tanpa izin.</p>
<p>Simpan semua kekeliruan peserta dalam satu daftar. Dalam setahun, daftar itu menjadi bahan ajar terbaik yang tidak dijual di mana pun.</p>
<p><strong>Tugas:</strong> tambahkan dua bukan contoh yang meyakinkan pada satu konsep tersulit di kursus Anda.</p>`,
        },
        {
          slug: 'latihan-dengan-umpan-balik',
          title: 'Latihan dengan umpan balik',
          minutes: 17,
          html: `<h2>Latihan tanpa umpan balik hanyalah ujian</h2>
<p>Tujuan latihan adalah memperbaiki cara berpikir. Karena itu, umpan balik lebih penting daripada skor. Umpan balik yang baik menjawab tiga hal: apa yang sudah tepat, di mana letak kelirunya, dan apa langkah berikutnya.</p>
<h3>Umpan balik pada kuis</h3>
<p>Untuk soal pilihan ganda, tulis penjelasan bagi <em>setiap</em> pilihan, bukan hanya kunci. Peserta yang memilih jawaban salah perlu tahu mengapa pilihannya terasa masuk akal.</p>
<blockquote>Anda memilih 20 persen. Angka itu adalah kenaikan dari harga beli. Yang ditanyakan adalah margin dari harga jual, jadi pembaginya harga jual. Coba hitung kembali dengan Rp 25.000 sebagai pembagi.</blockquote>
<h3>Umpan balik pada kode</h3>
<p>Di studio koding, pasangkan setiap latihan dengan beberapa kasus uji. Beri nama kasus uji dengan kalimat yang membantu, misalnya "keranjang kosong menghasilkan nol", bukan "uji 1". Nama itu langsung menjadi umpan balik saat ujinya gagal.</p>
<h3>Umpan balik pada tugas tertulis</h3>
<p>Tiga kalimat sudah cukup bila ditulis dengan sungguh-sungguh: satu kekuatan yang spesifik, satu perbaikan paling penting, satu pertanyaan yang mengajak berpikir. Komentar panjang yang membahas semua hal justru jarang ditindaklanjuti.</p>
<h3>Kapan diberikan</h3>
<p>Untuk latihan dasar, berikan segera. Untuk tugas yang membutuhkan pertimbangan, tunggu sampai percobaan kedua agar peserta sempat memeriksa pekerjaannya sendiri.</p>
<p><strong>Tugas:</strong> pilih lima soal kuis dan tulis penjelasan untuk semua pilihan jawabannya.</p>`,
        },
      ],
    },
    {
      slug: 'memperbaiki',
      title: 'Menguji dan memperbaiki',
      chapters: [
        {
          slug: 'uji-coba-tiga-orang',
          title: 'Uji coba dengan tiga orang',
          minutes: 15,
          html: `<h2>Sebelum diterbitkan, amati</h2>
<p>Tiga orang sudah cukup untuk menemukan sebagian besar bagian yang membingungkan. Syaratnya, mereka mirip dengan peserta sasaran dan Anda hanya mengamati.</p>
<h3>Cara menjalankan uji coba</h3>
<ol>
<li>Minta peserta membuka kursus di perangkatnya sendiri.</li>
<li>Jelaskan bahwa yang diuji adalah materinya, bukan dirinya.</li>
<li>Minta ia berpikir dengan suara keras sambil mengerjakan dua bab.</li>
<li>Jangan membantu selama dua menit pertama setiap kali ia tersendat.</li>
<li>Catat waktu, kalimat, dan raut wajahnya.</li>
</ol>
<p>Diam adalah bagian tersulit. Setiap kali Anda menjelaskan sesuatu, Anda kehilangan satu temuan.</p>
<h3>Lembar catatan</h3>
<table>
<thead><tr><th>Tempat</th><th>Yang terjadi</th><th>Dugaan sebab</th><th>Perbaikan</th></tr></thead>
<tbody>
<tr><td>Bab 2, latihan</td><td>Membaca petunjuk tiga kali</td><td>Dua perintah dalam satu kalimat</td><td>Pecah menjadi dua langkah</td></tr>
<tr><td>Bab 3, tabel</td><td>Menggeser layar ke samping</td><td>Lima kolom di ponsel</td><td>Ringkas menjadi tiga kolom</td></tr>
</tbody>
</table>
<h3>Memilih perbaikan</h3>
<p>Dahulukan masalah yang dialami dua orang atau lebih, lalu masalah yang menghentikan peserta sama sekali. Selera pribadi tentang warna atau pilihan kata boleh menunggu.</p>
<h3>Bila pesertanya jauh</h3>
<p>Uji coba dapat dilakukan lewat panggilan video dengan berbagi layar. Pilih peserta dengan perangkat dan sambungan yang berbeda-beda, karena sebagian masalah hanya muncul di ponsel lama. Bila sambungan tidak memungkinkan, minta mereka merekam layar selama sepuluh menit dan menuliskan tiga saat ketika mereka ragu.</p>
<p><strong>Tugas:</strong> jadwalkan tiga sesi uji coba, masing-masing tiga puluh menit, sebelum menekan tombol Terbitkan.</p>`,
        },
        {
          slug: 'membaca-data-penyelesaian',
          title: 'Membaca data penyelesaian',
          minutes: 17,
          html: `<h2>Angka menunjukkan tempat, bukan sebab</h2>
<p>Halaman kemajuan belajar memperlihatkan berapa peserta yang menyelesaikan tiap bab. Data itu menunjukkan <em>di mana</em> orang berhenti. Untuk mengetahui <em>mengapa</em>, Anda tetap perlu bertanya.</p>
<h3>Tiga pola yang sering muncul</h3>
<ul>
<li><strong>Turun tajam di bab pertama.</strong> Janji di halaman kelas tidak sesuai dengan isi, atau bab pembuka terlalu lama berbasa-basi.</li>
<li><strong>Turun tajam di satu bab tengah.</strong> Tingkat kesulitan melompat. Biasanya ada konsep yang dianggap sudah diketahui.</li>
<li><strong>Turun perlahan merata.</strong> Kursus terlalu panjang, atau tidak ada tonggak yang dirayakan.</li>
</ul>
<h3>Contoh perhitungan</h3>
<p>Dari 200 peserta yang mulai, 164 menyelesaikan bab 3 dan 98 menyelesaikan bab 4. Artinya 66 orang berhenti di bab 4, atau sekitar 40 persen dari yang menamatkan bab 3. Bab lain rata-rata kehilangan 6 persen. Maka bab 4 adalah tempat pertama yang perlu diperiksa.</p>
<h3>Satu perubahan, satu ukuran</h3>
<p>Ubah satu hal setiap kali, misalnya memecah bab 4 menjadi dua. Tunggu sampai sekurangnya lima puluh peserta baru melewatinya, lalu bandingkan. Bila Anda mengubah lima hal sekaligus, Anda tidak akan tahu mana yang berpengaruh.</p>
<h3>Hati-hati menyimpulkan</h3>
<p>Angka penyelesaian yang rendah tidak selalu buruk. Sebagian peserta memang hanya membutuhkan dua bab. Tanyakan apakah mereka mendapatkan yang dicari.</p>
<p><strong>Tugas:</strong> temukan satu bab dengan penurunan paling tajam dan tulis dua dugaan penyebabnya.</p>`,
        },
        {
          slug: 'merawat-kursus',
          title: 'Merawat kursus yang sudah terbit',
          minutes: 16,
          html: `<h2>Kursus adalah kebun, bukan monumen</h2>
<p>Alat berubah, peraturan diperbarui, tautan mati. Kursus yang dirawat tiga puluh menit setiap bulan akan tetap layak bertahun-tahun. Kursus yang dibiarkan akan memalukan dalam enam bulan.</p>
<h3>Jadwal perawatan</h3>
<table>
<thead><tr><th>Kapan</th><th>Kegiatan</th><th>Waktu</th></tr></thead>
<tbody>
<tr><td>Setiap minggu</td><td>Menjawab diskusi, mencatat pertanyaan berulang</td><td>20 menit</td></tr>
<tr><td>Setiap bulan</td><td>Memeriksa tautan, memperbaiki satu bab terlemah</td><td>30 menit</td></tr>
<tr><td>Setiap semester</td><td>Meninjau capaian, memperbarui contoh dan angka</td><td>3 jam</td></tr>
</tbody>
</table>
<h3>Pertanyaan berulang adalah naskah</h3>
<p>Bila tiga peserta menanyakan hal yang sama, jawabannya seharusnya ada di materi. Salin jawaban Anda dari diskusi, rapikan, lalu sisipkan ke bab terkait. Lama-kelamaan kursus menjawab sendiri.</p>
<h3>Mengubah tanpa mengganggu</h3>
<p>Peserta yang sedang berjalan tidak boleh kehilangan kemajuan. Hindari menghapus bab yang sudah mereka tandai selesai. Bila urutan perlu diubah, umumkan lebih dahulu dan jelaskan alasannya dengan satu kalimat.</p>
<h3>Catatan perubahan</h3>
<p>Simpan catatan perubahan di bab terakhir: tanggal, bagian yang diperbarui, dan alasannya. Selain membantu rekan pengajar, catatan itu menunjukkan kepada calon peserta bahwa kursus ini hidup.</p>
<p>Bila dikelola berdua, tunjuk satu orang sebagai penanggung jawab tiap bab. Bab yang menjadi tanggung jawab semua orang biasanya tidak dirawat siapa pun.</p>
<p>Tulis namanya di catatan perubahan.</p>
<p><strong>Tugas:</strong> masukkan jadwal perawatan ke kalender Anda sekarang, lengkap dengan pengingatnya. Setelah itu, bagikan kursus Anda lewat <a href="/Courses">halaman kursus</a>.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
