import type { DemoClass } from '../../demo.types.ts'
import { code } from '../sanggar/markup.ts'

export const courseData: DemoClass = {
  code: 'ACD-101',
  slug: 'dasar-analisis-data',
  name: 'Dasar Analisis Data',
  summary: 'Belajar bertanya, membersihkan, menghitung, dan menyampaikan data dengan lembar kerja dan SQL.',
  html: `<p>Kursus gratis ini untuk Anda yang setiap hari berhadapan dengan tabel, tetapi belum yakin cara membacanya. Tidak ada rumus yang dihafal tanpa alasan. Semua contoh memakai data kedai kopi rekaan di empat kota.</p>
<p>Di akhir kursus Anda menyusun laporan satu halaman yang menjawab satu pertanyaan bisnis, lengkap dengan tabel, grafik, dan saran.</p>`,
  cover: { scene: 'chart-board', seed: 2201, alt: 'Papan dengan grafik batang dan garis' },
  type: 'self_paced',
  level: 'beginner',
  category: 'data',
  tags: ['data', 'lembar kerja', 'sql', 'grafik'],
  competencies: ['Pembersihan data', 'Statistik deskriptif', 'Kueri SQL dasar', 'Penyajian data'],
  outcomes: [
    'Mengubah masalah kerja menjadi pertanyaan yang bisa dijawab data',
    'Merapikan tabel dan menghitung ringkasan yang tepat',
    'Menulis kueri SQL dengan penyaringan dan pengelompokan',
    'Menyusun laporan satu halaman yang mudah dipahami',
  ],
  prerequisites: ['Terbiasa memakai aplikasi lembar kerja'],
  audience: ['Staf administrasi dan penjualan', 'Mahasiswa', 'Pemilik usaha kecil'],
  durationMinutes: 160,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'marsel-situmorang', role: 'lead' },
    { person: 'asep-mulyana', role: 'assistant' },
  ],
  rating: { average: 4.8, count: 1274 },
  modules: [
    {
      slug: 'menyiapkan-data',
      title: 'Menyiapkan data',
      chapters: [
        {
          slug: 'pertanyaan-yang-tepat',
          title: 'Pertanyaan yang tepat',
          minutes: 15,
          isPreview: true,
          html: `<h2>Analisis dimulai sebelum membuka tabel</h2>
<p>Banyak orang membuka lembar kerja, membuat sepuluh grafik, lalu bingung mana yang penting. Sebabnya sederhana: belum ada pertanyaan. Analisis yang baik selalu dimulai dari keputusan yang hendak diambil seseorang.</p>
<p>Bayangkan Anda bekerja di Kedai Senja, usaha kopi dengan cabang di Bandung, Semarang, Makassar, dan Medan. Pemiliknya berkata, "Tolong analisis penjualan kita." Kalimat itu belum bisa dikerjakan. Tanyakan kembali: keputusan apa yang menunggu jawaban ini?</p>
<h3>Dari keluhan ke pertanyaan</h3>
<table>
<thead><tr><th>Keluhan</th><th>Keputusan</th><th>Pertanyaan data</th></tr></thead>
<tbody>
<tr><td>Penjualan terasa turun</td><td>Perlu promosi atau tidak</td><td>Cabang dan hari apa yang turun dibanding tiga bulan lalu?</td></tr>
<tr><td>Stok susu sering terbuang</td><td>Mengubah jumlah pesanan</td><td>Berapa liter terpakai per hari di tiap cabang?</td></tr>
<tr><td>Pelanggan lama menghilang</td><td>Membuat program langganan</td><td>Berapa persen pelanggan kembali dalam 30 hari?</td></tr>
</tbody>
</table>
<h3>Ciri pertanyaan yang siap dijawab</h3>
<ul>
<li>Menyebut ukuran, misalnya rupiah, cangkir, atau hari.</li>
<li>Menyebut rentang waktu.</li>
<li>Menyebut pembanding.</li>
<li>Jawabannya mengubah tindakan seseorang.</li>
</ul>
<p>Bila jawaban apa pun tidak akan mengubah keputusan, pertanyaan itu boleh ditunda. Waktu Anda lebih berharga untuk pertanyaan berikutnya.</p>
<h3>Latihan</h3>
<p>Tulis satu keluhan dari tempat kerja Anda, lalu ubah menjadi pertanyaan yang memenuhi keempat ciri di atas. Simpan, karena pertanyaan itu akan dipakai sampai bab terakhir.</p>
<p>Jangan terburu-buru mempercantik kalimatnya. Pertanyaan yang kaku tetapi jelas lebih berguna daripada pertanyaan yang enak dibaca namun kabur.</p>`,
        },
        {
          slug: 'mengenal-tabel',
          title: 'Mengenal tabel yang sehat',
          minutes: 16,
          html: `<h2>Satu baris, satu kejadian</h2>
<p>Tabel yang sehat mengikuti aturan sederhana: setiap baris mewakili satu kejadian, setiap kolom mewakili satu sifat, dan setiap sel berisi satu nilai. Pada data Kedai Senja, satu baris adalah satu transaksi.</p>
<table>
<thead><tr><th>tanggal</th><th>cabang</th><th>menu</th><th>jumlah</th><th>harga</th></tr></thead>
<tbody>
<tr><td>2026-03-02</td><td>Bandung</td><td>Kopi susu</td><td>2</td><td>22000</td></tr>
<tr><td>2026-03-02</td><td>Medan</td><td>Kopi hitam</td><td>1</td><td>15000</td></tr>
<tr><td>2026-03-03</td><td>Makassar</td><td>Teh jahe</td><td>3</td><td>18000</td></tr>
</tbody>
</table>
<p>Perhatikan bahwa harga ditulis sebagai bilangan tanpa titik dan tanpa "Rp". Tanda baca boleh muncul saat ditampilkan, tetapi tidak saat disimpan. Tanggal memakai urutan tahun, bulan, hari, sehingga pengurutannya selalu benar.</p>
<h3>Tiga jenis kolom</h3>
<ul>
<li><strong>Kategori</strong>, seperti cabang dan menu. Cocok untuk mengelompokkan.</li>
<li><strong>Bilangan</strong>, seperti jumlah dan harga. Cocok untuk dihitung.</li>
<li><strong>Waktu</strong>, seperti tanggal. Cocok untuk melihat perubahan.</li>
</ul>
<p>Nomor telepon dan kode pos tampak seperti bilangan, tetapi sebenarnya kategori. Tidak ada gunanya menghitung rata-rata kode pos, dan angka nol di depan akan hilang bila disimpan sebagai bilangan.</p>
<h3>Tanda tabel yang sakit</h3>
<ol>
<li>Ada judul bulan di tengah baris.</li>
<li>Satu sel berisi "2 kopi susu, 1 teh".</li>
<li>Sel digabung agar terlihat rapi.</li>
<li>Warna sel menyimpan arti, misalnya merah berarti belum dibayar.</li>
</ol>
<p><strong>Latihan:</strong> buka satu tabel di tempat kerja Anda dan tandai setiap gejala yang ditemukan. Tulis cara memperbaikinya sebelum melanjutkan ke bab berikutnya.</p>`,
        },
        {
          slug: 'membersihkan-data',
          title: 'Membersihkan data',
          minutes: 18,
          html: `<h2>Pekerjaan yang jarang dipuji</h2>
<p>Sebagian besar waktu analis dipakai untuk membersihkan data. Hasil bersih-bersih tidak terlihat di grafik, tetapi tanpanya setiap angka patut dicurigai. Kerjakan selalu pada salinan dan simpan data asli tanpa perubahan.</p>
<h3>Urutan kerja yang aman</h3>
<ol>
<li><strong>Hitung baris.</strong> Catat jumlahnya sebelum dan sesudah setiap langkah.</li>
<li><strong>Cari baris ganda.</strong> Pastikan benar-benar ganda, bukan dua pembelian yang kebetulan sama.</li>
<li><strong>Seragamkan tulisan.</strong> "bandung", "Bandung " dengan spasi, dan "BDG" harus menjadi satu.</li>
<li><strong>Periksa nilai kosong.</strong> Tanyakan mengapa kosong sebelum mengisinya.</li>
<li><strong>Periksa nilai ganjil.</strong> Jumlah minus atau harga Rp 2.200.000 untuk secangkir kopi perlu ditelusuri.</li>
</ol>
<h3>Rumus yang sering dipakai</h3>
<p>Dua rumus lembar kerja berikut menyelesaikan banyak masalah tulisan.</p>
${code(
  'text',
  `=TRIM(B2)              menghapus spasi berlebih
=PROPER(TRIM(B2))      menyeragamkan huruf besar
=COUNTIF(B:B; B2)      menghitung kemunculan nilai
=IF(D2<=0; "periksa"; "")   menandai jumlah yang ganjil`,
)}
<p>Pemisah argumen mengikuti pengaturan wilayah. Pada pengaturan Indonesia dipakai titik koma, sedangkan pada pengaturan Inggris dipakai koma.</p>
<h3>Jangan mengisi nilai kosong dengan nol</h3>
<p>Kosong berarti tidak diketahui, sedangkan nol berarti diketahui dan jumlahnya nol. Bila penjualan cabang Medan pada 5 Maret kosong karena mesin rusak, mengisinya dengan nol akan menurunkan rata-rata secara keliru.</p>
<h3>Catatan pembersihan</h3>
<p>Tulis setiap langkah di lembar terpisah: apa yang diubah, berapa baris yang terpengaruh, dan alasannya. Rekan yang memeriksa pekerjaan Anda akan berterima kasih, termasuk diri Anda enam bulan lagi.</p>`,
        },
      ],
    },
    {
      slug: 'menghitung',
      title: 'Menghitung dengan tepat',
      chapters: [
        {
          slug: 'rata-rata-dan-median',
          title: 'Rata-rata dan median',
          minutes: 17,
          html: `<h2>Satu angka untuk mewakili banyak angka</h2>
<p>Ketika seseorang bertanya "biasanya berapa?", ia meminta ukuran pemusatan. Dua yang paling sering dipakai adalah rata-rata dan median. Keduanya benar, tetapi menjawab pertanyaan yang berbeda.</p>
<ul>
<li><strong>Rata-rata</strong>: jumlah semua nilai dibagi banyaknya nilai.</li>
<li><strong>Median</strong>: nilai yang tepat di tengah setelah data diurutkan.</li>
</ul>
<h3>Contoh gaji</h3>
<p>Tujuh orang bekerja di cabang Semarang. Gajinya, dalam juta rupiah: 3,2; 3,4; 3,5; 3,6; 3,8; 4,0; dan 18,0. Angka terakhir adalah gaji pemilik.</p>
<p>Jumlahnya 39,5. Dibagi tujuh, rata-ratanya sekitar 5,64 juta. Padahal enam dari tujuh orang bergaji di bawah itu. Mediannya, nilai keempat setelah diurutkan, adalah 3,6 juta. Untuk pertanyaan "berapa gaji pegawai pada umumnya", median jauh lebih jujur.</p>
<h3>Kapan memakai yang mana</h3>
<table>
<thead><tr><th>Keadaan</th><th>Pilihan</th></tr></thead>
<tbody>
<tr><td>Ada nilai yang sangat besar atau sangat kecil</td><td>Median</td></tr>
<tr><td>Nilainya berkumpul merata</td><td>Rata-rata</td></tr>
<tr><td>Ingin menghitung total, misalnya kebutuhan stok</td><td>Rata-rata</td></tr>
<tr><td>Membandingkan harga rumah atau pendapatan</td><td>Median</td></tr>
</tbody>
</table>
<h3>Sebaran tidak boleh dilupakan</h3>
<p>Dua cabang bisa sama-sama menjual rata-rata 100 cangkir sehari. Cabang pertama selalu menjual 95 sampai 105 cangkir, sedangkan cabang kedua antara 20 dan 180. Kebutuhan stoknya sangat berbeda. Karena itu, sertakan nilai terkecil dan terbesar setiap kali melaporkan rata-rata.</p>
<p><strong>Latihan:</strong> hitung rata-rata dan median dari 12, 15, 15, 18, 20, dan 70. Untuk data berjumlah genap, median adalah rata-rata dua nilai tengah. Jawabannya 25 dan 16,5.</p>`,
        },
        {
          slug: 'tabel-pivot',
          title: 'Meringkas dengan tabel pivot',
          minutes: 18,
          html: `<h2>Dari ribuan baris ke selembar jawaban</h2>
<p>Tabel pivot mengelompokkan baris berdasarkan kategori, lalu menghitung ringkasannya. Anda tidak perlu menulis rumus. Cukup tentukan tiga hal: apa yang menjadi baris, apa yang menjadi kolom, dan apa yang dihitung.</p>
<h3>Langkah pertama</h3>
<ol>
<li>Tambahkan kolom omzet dengan rumus jumlah dikali harga.</li>
<li>Pilih seluruh tabel, termasuk judul kolom.</li>
<li>Buat tabel pivot di lembar baru.</li>
<li>Letakkan cabang pada baris dan bulan pada kolom.</li>
<li>Letakkan omzet pada nilai, lalu pilih penjumlahan.</li>
</ol>
<p>Hasilnya mungkin seperti berikut, dalam juta rupiah.</p>
<table>
<thead><tr><th>Cabang</th><th>Januari</th><th>Februari</th><th>Maret</th></tr></thead>
<tbody>
<tr><td>Bandung</td><td>62</td><td>60</td><td>64</td></tr>
<tr><td>Makassar</td><td>41</td><td>44</td><td>49</td></tr>
<tr><td>Medan</td><td>55</td><td>47</td><td>38</td></tr>
<tr><td>Semarang</td><td>36</td><td>37</td><td>37</td></tr>
</tbody>
</table>
<p>Totalnya 194, 188, dan 188 juta. Dari total saja, penjualan tampak stabil. Namun, tabel memperlihatkan bahwa Medan turun 17 juta dalam dua bulan, tertutup oleh kenaikan Makassar. Inilah alasan kita selalu memecah angka total.</p>
<h3>Pertanyaan lanjutan</h3>
<p>Setelah menemukan Medan, ganti baris menjadi menu dan saring hanya cabang Medan. Apakah semua menu turun atau hanya satu? Setelah itu ganti menjadi hari dalam sepekan. Setiap pergantian menjawab satu pertanyaan dan menimbulkan pertanyaan berikutnya.</p>
<h3>Kesalahan yang sering terjadi</h3>
<ul>
<li>Memakai hitungan baris, padahal yang diinginkan penjumlahan omzet.</li>
<li>Lupa memuat ulang tabel pivot setelah data diperbarui.</li>
<li>Menghitung rata-rata dari kolom yang sudah berupa rata-rata.</li>
</ul>
<p>Simpan setiap ringkasan dengan judul berupa pertanyaan, agar Anda mudah menemukannya kembali.</p>`,
        },
        {
          slug: 'sql-pertama',
          title: 'Kueri SQL pertama',
          minutes: 20,
          html: `<h2>Bertanya langsung kepada basis data</h2>
<p>Ketika data melewati ratusan ribu baris, lembar kerja mulai tersendat. Di tempat kerja, data seperti itu disimpan dalam basis data dan dibaca dengan SQL. Kabar baiknya, susunan SQL mirip kalimat: ambil kolom ini, dari tabel itu, dengan syarat tertentu.</p>
<h3>Memilih dan menyaring</h3>
${code(
  'sql',
  `SELECT tanggal, menu, jumlah
FROM transaksi
WHERE cabang = 'Medan'
  AND tanggal >= '2026-03-01'
ORDER BY tanggal;`,
)}
<p>Baris <code>WHERE</code> menyaring sebelum hasil ditampilkan. Teks dan tanggal ditulis di antara tanda petik tunggal, sedangkan bilangan tidak.</p>
<h3>Mengelompokkan</h3>
<p>Kueri berikut setara dengan tabel pivot pada bab sebelumnya.</p>
${code(
  'sql',
  `SELECT cabang,
       SUM(jumlah * harga) AS omzet,
       COUNT(*) AS banyak_transaksi
FROM transaksi
WHERE tanggal BETWEEN '2026-03-01' AND '2026-03-31'
GROUP BY cabang
HAVING SUM(jumlah * harga) > 40000000
ORDER BY omzet DESC;`,
)}
<p>Setiap kolom yang tidak dihitung harus muncul di <code>GROUP BY</code>. Syarat atas hasil hitungan ditulis di <code>HAVING</code>, bukan di <code>WHERE</code>, karena penyaringan terjadi setelah pengelompokan.</p>
<h3>Membaca urutan kerja</h3>
<p>SQL ditulis mulai dari <code>SELECT</code>, tetapi dijalankan dengan urutan: <code>FROM</code>, <code>WHERE</code>, <code>GROUP BY</code>, <code>HAVING</code>, <code>SELECT</code>, lalu <code>ORDER BY</code>. Mengingat urutan ini membantu menemukan kesalahan.</p>
<h3>Latihan</h3>
<p>Tulis kueri yang menampilkan tiga menu dengan jumlah terjual paling banyak. Petunjuk: kelompokkan berdasarkan menu, urutkan dari yang terbesar, lalu tambahkan <code>LIMIT 3</code> di baris terakhir.</p>`,
        },
      ],
    },
    {
      slug: 'menyampaikan',
      title: 'Menyampaikan temuan',
      chapters: [
        {
          slug: 'memilih-grafik',
          title: 'Memilih grafik',
          minutes: 16,
          html: `<h2>Grafik adalah jawaban, bukan hiasan</h2>
<p>Pilihan grafik bergantung pada hubungan yang ingin ditunjukkan. Sebelum memilih, lengkapi kalimat ini: "Saya ingin pembaca melihat bahwa ...". Kata kerja setelahnya menentukan bentuknya.</p>
<table>
<thead><tr><th>Ingin menunjukkan</th><th>Grafik</th><th>Contoh</th></tr></thead>
<tbody>
<tr><td>Perbandingan antarkategori</td><td>Batang</td><td>Omzet tiap cabang</td></tr>
<tr><td>Perubahan terhadap waktu</td><td>Garis</td><td>Penjualan harian</td></tr>
<tr><td>Hubungan dua ukuran</td><td>Titik sebar</td><td>Suhu udara dan es kopi terjual</td></tr>
<tr><td>Sebaran nilai</td><td>Histogram</td><td>Lama tunggu pesanan</td></tr>
</tbody>
</table>
<h3>Tiga aturan yang menyelamatkan</h3>
<ol>
<li><strong>Grafik batang dimulai dari nol.</strong> Panjang batang mewakili nilai, jadi memotong sumbu berarti menipu mata.</li>
<li><strong>Satu warna untuk konteks, satu warna untuk sorotan.</strong> Warnai semua cabang abu-abu, lalu beri warna hanya pada Medan.</li>
<li><strong>Judul berupa temuan.</strong> "Penjualan Medan turun 31 persen sejak Januari" lebih berguna daripada "Grafik penjualan".</li>
</ol>
<p>Angka 31 persen itu didapat dari penurunan 17 juta dibagi 55 juta pada bulan Januari.</p>
<h3>Bagaimana dengan diagram lingkaran?</h3>
<p>Diagram lingkaran hanya cocok untuk dua atau tiga bagian dari satu keseluruhan. Mata manusia sulit membandingkan sudut. Bila bagiannya lebih banyak, grafik batang mendatar selalu lebih mudah dibaca.</p>
<p>Bila ragu, pilih bentuk yang paling sederhana.</p>
<h3>Periksa dengan mata segar</h3>
<p>Tunjukkan grafik kepada rekan selama lima detik, lalu sembunyikan. Tanyakan apa yang ia ingat. Bila jawabannya sama dengan kalimat Anda di awal, grafik itu berhasil. Bila ia menyebut warnanya, sederhanakan lagi.</p>`,
        },
        {
          slug: 'membaca-dengan-curiga',
          title: 'Membaca angka dengan curiga',
          minutes: 17,
          html: `<h2>Data bisa benar dan tetap menyesatkan</h2>
<p>Analis yang baik meragukan temuannya sendiri sebelum orang lain melakukannya. Biasakan mengajukan lima pertanyaan berikut setiap kali menemukan angka yang menarik.</p>
<ol>
<li>Dari mana data ini berasal, dan siapa yang tidak tercatat?</li>
<li>Apakah pembandingnya sepadan?</li>
<li>Seberapa kecil jumlahnya?</li>
<li>Adakah hal lain yang berubah pada saat yang sama?</li>
<li>Apakah saya mengharapkan hasil ini?</li>
</ol>
<h3>Persen dari angka kecil</h3>
<p>"Keluhan naik 100 persen" terdengar gawat. Namun, bila bulan lalu ada satu keluhan dan bulan ini dua, belum tentu ada masalah. Selalu tampilkan angka mentah di sebelah persentase.</p>
<h3>Hubungan bukan sebab</h3>
<p>Penjualan es kopi dan penjualan payung bisa naik bersama. Tidak berarti es kopi membuat orang membeli payung. Mungkin keduanya naik karena pameran di alun-alun ramai pengunjung. Untuk menyebut sebab, Anda perlu percobaan atau sekurangnya penjelasan yang masuk akal dan bisa diuji.</p>
<h3>Yang tidak terlihat</h3>
<p>Survei kepuasan di meja kasir hanya menangkap orang yang membeli. Mereka yang pulang karena antrean terlalu panjang tidak pernah mengisi. Kesimpulan "pelanggan puas" perlu diberi keterangan: pelanggan yang sempat dilayani.</p>
<blockquote>Pertanyaan terpenting bukan "apa kata data", melainkan "apa yang tidak bisa dikatakan data ini".</blockquote>
<h3>Latihan</h3>
<p>Cari satu berita yang memuat persentase. Temukan angka mentahnya, pembandingnya, dan sumbernya. Bila salah satunya tidak ada, tulis pertanyaan yang akan Anda ajukan kepada penulisnya.</p>`,
        },
        {
          slug: 'laporan-satu-halaman',
          title: 'Laporan satu halaman',
          minutes: 23,
          html: `<h2>Tulis untuk orang yang hanya punya dua menit</h2>
<p>Pemilik Kedai Senja membaca laporan Anda sambil menunggu rapat lain. Karena itu, simpulan diletakkan di awal, dan rincian menyusul bagi yang ingin memeriksa.</p>
<h3>Susunan laporan</h3>
<ol>
<li><strong>Simpulan</strong>, dua kalimat: apa yang terjadi dan apa saran Anda.</li>
<li><strong>Bukti</strong>, satu grafik dan satu tabel kecil.</li>
<li><strong>Penjelasan</strong>, tiga butir tentang dugaan penyebab.</li>
<li><strong>Batas</strong>, apa yang belum diketahui.</li>
<li><strong>Langkah</strong>, siapa mengerjakan apa dan kapan.</li>
</ol>
<h3>Contoh</h3>
<blockquote>Omzet Medan turun dari Rp 55 juta menjadi Rp 38 juta dalam dua bulan, terutama pada hari kerja sebelum pukul sepuluh. Kami menyarankan jam buka dikembalikan ke pukul tujuh selama empat pekan, lalu dievaluasi.</blockquote>
<p>Perhatikan susunannya: ada ukuran, waktu, tempat, dan saran yang bisa diuji. Setelah itu barulah grafik harian yang menunjukkan penurunan pagi hari.</p>
<h3>Menulis batas dengan jujur</h3>
<p>Tambahkan kalimat seperti "Data tidak mencatat pembelian lewat aplikasi pesan antar, sehingga penurunan sebenarnya mungkin lebih kecil." Batas yang ditulis terbuka justru menambah kepercayaan pembaca.</p>
<h3>Daftar periksa</h3>
<ul>
<li>Apakah setiap angka punya satuan dan rentang waktu?</li>
<li>Apakah judul grafik berupa temuan?</li>
<li>Apakah saran bisa dijalankan bulan ini?</li>
<li>Apakah orang di luar tim memahaminya?</li>
</ul>
<h3>Tugas akhir</h3>
<p>Susun laporan satu halaman untuk pertanyaan yang Anda tulis pada bab pertama. Kumpulkan melalui halaman tugas. Setelah ini, Anda siap mengikuti kelas <a href="/Class/sql-untuk-analis">SQL untuk Analis</a> atau memilih kelas lain di <a href="/Class">daftar kelas</a>.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
