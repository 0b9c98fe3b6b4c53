import type { DemoClass } from '../../demo.types.ts'

export const navigasiModules: DemoClass['modules'] = [
  {
    slug: 'membaca-peta',
    title: 'Membaca peta',
    chapters: [
      {
        slug: 'skala-dan-simbol',
        title: 'Skala dan simbol',
        minutes: 25,
        isPreview: true,
        html: `<p>Peta adalah permukaan bumi yang dilihat dari atas, diperkecil, lalu diberi lambang. Tiga hal yang perlu dibaca pertama kali adalah judul, skala, dan keterangan. Jangan tergoda langsung mencari letak perkemahan.</p>
<h2>Memahami skala</h2>
<p>Skala 1:25.000 berarti satu sentimeter di peta sama dengan 25.000 sentimeter atau 250 meter di lapangan. Dengan demikian empat sentimeter di peta sama dengan satu kilometer.</p>
<table><thead><tr><th>Skala</th><th>1 cm di peta</th><th>1 km di lapangan</th></tr></thead><tbody><tr><td>1:10.000</td><td>100 meter</td><td>10 cm</td></tr><tr><td>1:25.000</td><td>250 meter</td><td>4 cm</td></tr><tr><td>1:50.000</td><td>500 meter</td><td>2 cm</td></tr></tbody></table>
<h2>Mengukur jalur yang berkelok</h2>
<ol><li>Letakkan benang basah mengikuti jalur di peta.</li><li>Tandai ujung awal dan akhir.</li><li>Luruskan benang di samping penggaris, lalu kalikan dengan skala.</li></ol>
<p>Tambahkan sekitar sepuluh sampai dua puluh persen untuk jalur pegunungan karena tikungan kecil dan tanjakan tidak terlihat di peta.</p>
<h2>Simbol yang lazim</h2>
<ul><li>Biru untuk air: sungai, danau, mata air.</li><li>Hijau untuk tumbuhan: hutan, kebun, semak.</li><li>Cokelat untuk bentuk tanah: garis kontur dan angka ketinggian.</li><li>Hitam dan merah untuk buatan manusia: jalan, bangunan, batas wilayah.</li></ul>
<p>Perhatikan tahun pembuatan peta. Jalan baru mungkin belum tergambar dan jembatan lama mungkin sudah hanyut. Bentuk bukit jauh lebih jarang berubah daripada jalan.</p>
<h3>Latihan</h3><p>Ambil peta di sekitar tempat tinggal Anda. Ukur jarak rumah ke sekolah menurut garis lurus dan menurut jalan, lalu hitung selisihnya. Periksa hasilnya dengan berjalan kaki sambil menghitung langkah.</p>`,
      },
      {
        slug: 'garis-kontur',
        title: 'Garis kontur',
        minutes: 30,
        html: `<p>Garis kontur menghubungkan titik yang ketinggiannya sama. Bayangkan sebuah bukit direndam air, lalu air disurutkan sedikit demi sedikit dan setiap kali tepinya ditandai. Tanda itulah garis kontur bila dilihat dari atas.</p>
<h2>Aturan dasar</h2>
<ul><li>Garis yang rapat berarti lereng curam, garis yang renggang berarti landai.</li><li>Garis kontur tidak bercabang dan tidak berpotongan.</li><li>Setiap garis kelima biasanya lebih tebal dan diberi angka.</li><li>Selisih tinggi antargaris disebut interval kontur. Pada peta 1:25.000 umumnya 12,5 meter.</li></ul>
<h2>Mengenali bentuk tanah</h2>
<table><thead><tr><th>Bentuk</th><th>Ciri pada peta</th></tr></thead><tbody><tr><td>Puncak</td><td>Lingkaran tertutup yang paling dalam</td></tr><tr><td>Punggungan</td><td>Lengkungan berbentuk U yang menjauhi puncak</td></tr><tr><td>Lembah</td><td>Lengkungan berbentuk V yang mengarah ke puncak, sering berisi sungai</td></tr><tr><td>Pelana</td><td>Bagian rendah di antara dua puncak</td></tr><tr><td>Tebing</td><td>Garis sangat rapat hingga hampir berimpit</td></tr></tbody></table>
<h2>Latihan kepalan tangan</h2>
<ol><li>Kepalkan tangan dan letakkan di meja. Buku jari menjadi puncak.</li><li>Gambarlah garis mendatar mengelilingi kepalan dengan spidol yang mudah dicuci, setiap satu sentimeter.</li><li>Buka kepalan perlahan dan lihat bagaimana lingkaran berubah menjadi garis peta.</li></ol>
<h2>Mengapa ini penting</h2>
<p>Jalur yang tampak pendek di peta dapat memotong dua puluh garis kontur. Artinya Anda mendaki 250 meter. Regu yang hanya melihat jarak akan kehabisan tenaga. Biasakan menghitung dua angka: berapa jauh dan berapa tinggi.</p>
<p>Sebelum melewati lembah, perhatikan hulunya. Hujan di atas dapat menaikkan air sungai meskipun langit di tempat Anda cerah.</p>`,
      },
      {
        slug: 'koordinat-peta',
        title: 'Koordinat peta',
        minutes: 25,
        html: `<p>Ketika regu melapor "kami di dekat pohon besar", tidak seorang pun tahu harus pergi ke mana. Koordinat mengubah tempat menjadi angka yang dapat dibacakan melalui radio.</p>
<h2>Jaringan kotak</h2>
<p>Peta topografi memiliki garis tegak dan mendatar yang membentuk kotak. Pada peta 1:25.000, sisi kotak umumnya satu kilometer atau empat sentimeter. Garis tegak diberi angka yang membesar ke timur, garis mendatar diberi angka yang membesar ke utara.</p>
<h2>Koordinat enam angka</h2>
<ol><li>Cari kotak tempat Anda berada. Baca angka garis tegak di sebelah kirinya, misalnya 42.</li><li>Bagi kotak menjadi sepuluh bagian ke arah timur dan perkirakan posisi Anda, misalnya 6. Hasilnya 426.</li><li>Baca angka garis mendatar di bawahnya, misalnya 18.</li><li>Bagi kotak menjadi sepuluh bagian ke arah utara, misalnya 3. Hasilnya 183.</li><li>Gabungkan menjadi 426183.</li></ol>
<p>Ingat urutannya: berjalan dulu di lantai, baru naik tangga. Angka timur dibaca lebih dahulu daripada angka utara. Enam angka menunjukkan posisi dengan ketelitian seratus meter.</p>
<h2>Koordinat dari ponsel</h2>
<p>Aplikasi peta biasanya menampilkan lintang dan bujur, misalnya -7,1912 dan 107,5583. Tanda minus berarti lintang selatan. Tuliskan lengkap karena satu angka yang hilang dapat menggeser posisi sampai beberapa kilometer.</p>
<h3>Latihan</h3>
<ul><li>Tentukan koordinat enam angka untuk sekolah, pasar, dan rumah Anda.</li><li>Tukar angka itu dengan teman dan minta ia menebak tempatnya.</li><li>Bacakan angka satu per satu: "empat, dua, enam, satu, delapan, tiga."</li></ul>
<p>Kesalahan terbesar adalah membalik urutan angka. Ulangi laporan sampai penerima membacakannya kembali dengan benar.</p>`,
      },
    ],
  },
  {
    slug: 'memakai-kompas',
    title: 'Memakai kompas',
    chapters: [
      {
        slug: 'mengenal-kompas',
        title: 'Mengenal kompas',
        minutes: 25,
        html: `<p>Jarum kompas menunjuk ke utara magnetik karena bumi bersifat seperti magnet besar. Alat ini tidak memerlukan baterai, tetapi dapat tertipu oleh benda di sekitarnya.</p>
<h2>Bagian kompas pelat</h2>
<ul><li><strong>Jarum</strong>: ujung berwarna menunjuk utara.</li><li><strong>Cincin derajat</strong>: berputar, berangka 0 sampai 360.</li><li><strong>Garis orientasi</strong>: garis sejajar di dasar cincin, disejajarkan dengan garis utara peta.</li><li><strong>Panah arah jalan</strong>: menunjuk ke tempat yang dituju.</li></ul>
<h2>Arah dalam derajat</h2>
<table><thead><tr><th>Arah</th><th>Derajat</th></tr></thead><tbody><tr><td>Utara</td><td>0 atau 360</td></tr><tr><td>Timur</td><td>90</td></tr><tr><td>Selatan</td><td>180</td></tr><tr><td>Barat</td><td>270</td></tr></tbody></table>
<p>Sudut yang dihitung dari utara searah jarum jam disebut azimut. Tenggara berarti 135 derajat, barat daya berarti 225 derajat.</p>
<h2>Tiga utara</h2>
<p>Peta mengenal utara sebenarnya, utara peta, dan utara magnetik. Selisihnya tertulis di tepi peta. Di sebagian besar wilayah Indonesia selisih utara sebenarnya dan utara magnetik hanya beberapa derajat, tetapi tetap perlu diperhitungkan untuk jarak jauh. Selisih satu derajat menyimpangkan Anda sekitar 17 meter setiap satu kilometer.</p>
<h2>Musuh kompas</h2>
<ol><li>Ponsel dan pengeras suara. Jauhkan paling sedikit satu meter.</li><li>Pisau, gesper, dan tiang tenda dari besi.</li><li>Kabel listrik dan kendaraan. Jauhkan sepuluh meter atau lebih.</li></ol>
<p>Pegang kompas mendatar setinggi dada. Bila jarumnya menyentuh kaca, hasilnya tidak dapat dipercaya. Bandingkan dengan kompas teman sebelum berangkat.</p>
<p>Latihan singkat: berdirilah di tengah lapangan, cari arah timur, lalu sebutkan azimut tiang bendera, gerbang, dan pohon tertinggi.</p>`,
      },
      {
        slug: 'membidik-dan-berjalan-lurus',
        title: 'Membidik dan berjalan lurus',
        minutes: 30,
        html: `<p>Manusia tidak pandai berjalan lurus tanpa patokan. Dengan mata tertutup, kita cenderung berbelok ke satu sisi. Kompas dan titik bantu membuat arah tetap terjaga walaupun melewati semak.</p>
<h2>Mengambil arah dari peta</h2>
<ol><li>Letakkan tepi kompas menghubungkan tempat Anda dan tujuan, panah arah jalan menghadap tujuan.</li><li>Putar cincin sampai garis orientasi sejajar dengan garis utara peta.</li><li>Baca angka pada garis penunjuk. Itulah azimutnya.</li><li>Angkat kompas setinggi dada dan putar tubuh sampai jarum masuk ke panah orientasi.</li><li>Berjalanlah mengikuti panah arah jalan.</li></ol>
<h2>Memakai titik bantu</h2>
<p>Jangan berjalan sambil memandang kompas. Bidik benda yang terlihat pada arah itu, misalnya pohon bercabang dua yang berjarak lima puluh meter. Berjalanlah ke sana, lalu bidik benda berikutnya. Di padang tanpa patokan, teman dapat menjadi titik bantu: minta ia maju, geser kiri atau kanan sesuai aba-aba, lalu susul.</p>
<h2>Menghitung langkah</h2>
<p>Ukur lintasan seratus meter dan hitung langkah ganda Anda, yaitu setiap kali kaki kiri menyentuh tanah. Remaja biasanya memerlukan 65 sampai 75 langkah ganda. Pindahkan satu kerikil dari saku kiri ke saku kanan setiap seratus meter.</p>
<h2>Melewati rintangan</h2>
<ul><li>Putar 90 derajat ke kanan, hitung langkah sampai melewati rintangan.</li><li>Kembali ke arah semula sampai rintangan terlewati.</li><li>Putar 90 derajat ke kiri dengan jumlah langkah yang sama.</li><li>Lanjutkan pada azimut awal.</li></ul>
<h3>Latihan segitiga</h3>
<p>Dari satu titik, berjalan 50 meter pada azimut 0, lalu 50 meter pada 120, lalu 50 meter pada 240. Bila tepat, Anda kembali ke tempat semula.</p>`,
      },
      {
        slug: 'menentukan-posisi',
        title: 'Menentukan posisi',
        minutes: 30,
        html: `<p>Pertanyaan terpenting dalam navigasi bukanlah "ke mana", melainkan "di mana". Bila posisi diketahui, arah dapat dihitung. Bab ini membahas dua cara menentukannya.</p>
<h2>Menyamakan peta dengan medan</h2>
<ol><li>Letakkan peta mendatar.</li><li>Taruh kompas di atasnya dengan tepi sejajar garis utara peta.</li><li>Putar peta dan kompas bersama sampai jarum menunjuk utara peta.</li></ol>
<p>Kini bukit di kiri peta berada di kiri Anda. Cocokkan tiga tanda: sungai, puncak, dan arah jalur. Sering kali posisi sudah dapat ditebak dari sini tanpa hitungan apa pun.</p>
<h2>Reseksi dengan dua bidikan</h2>
<p>Reseksi dipakai bila Anda melihat dua tempat yang juga ada di peta, misalnya menara dan puncak bukit.</p>
<ol><li>Bidik tempat pertama, misalnya 40 derajat.</li><li>Hitung arah baliknya. Bila kurang dari 180, tambahkan 180. Bila lebih, kurangi 180. Hasilnya 220 derajat.</li><li>Dari tempat itu di peta, tarik garis ke arah 220 derajat.</li><li>Lakukan hal yang sama untuk tempat kedua.</li><li>Perpotongan kedua garis adalah perkiraan posisi Anda.</li></ol>
<p>Hasil paling baik diperoleh bila kedua garis membentuk sudut mendekati 90 derajat. Bidikan ketiga berguna sebagai pemeriksa.</p>
<h2>Bila hanya ada satu tanda</h2>
<p>Di jalur atau tepi sungai, satu bidikan sudah cukup. Perpotongan garis bidik dengan jalur menunjukkan posisi Anda.</p>
<h3>Catat secara berkala</h3>
<table><thead><tr><th>Pukul</th><th>Tempat</th><th>Koordinat</th><th>Catatan</th></tr></thead><tbody><tr><td>08.10</td><td>Gerbang</td><td>426183</td><td>8 orang, sehat</td></tr><tr><td>09.05</td><td>Jembatan kayu</td><td>431190</td><td>Air setinggi betis</td></tr></tbody></table>`,
      },
    ],
  },
  {
    slug: 'di-lapangan',
    title: 'Di lapangan',
    chapters: [
      {
        slug: 'menyusun-rencana-perjalanan',
        title: 'Menyusun rencana perjalanan',
        minutes: 30,
        html: `<p>Perjalanan yang aman dimulai di meja makan pada malam sebelumnya. Rencana tertulis membuat regu tahu kapan harus berbalik dan membuat orang lain tahu kapan harus mencari.</p>
<h2>Memperkirakan waktu tempuh</h2>
<p>Sebagai patokan, remaja dengan ransel ringan menempuh tiga sampai empat kilometer per jam di jalan datar. Tambahkan satu jam untuk setiap kenaikan 400 sampai 500 meter, lalu tambahkan sepuluh menit istirahat setiap jam. Kecepatan regu ditentukan oleh anggota yang paling lambat.</p>
<h2>Membagi jalur menjadi ruas</h2>
<table><thead><tr><th>Ruas</th><th>Azimut</th><th>Jarak</th><th>Naik</th><th>Waktu</th></tr></thead><tbody><tr><td>Gerbang ke jembatan</td><td>70</td><td>1,2 km</td><td>40 m</td><td>30 menit</td></tr><tr><td>Jembatan ke pelana</td><td>120</td><td>1,8 km</td><td>210 m</td><td>65 menit</td></tr><tr><td>Pelana ke puncak</td><td>95</td><td>0,6 km</td><td>130 m</td><td>35 menit</td></tr></tbody></table>
<p>Untuk setiap ruas, tuliskan satu tanda bahwa Anda sudah sampai dan satu tanda bahwa Anda terlalu jauh. Misalnya, "bila bertemu jalan aspal, berarti sudah melewati persimpangan".</p>
<h2>Jam berbalik</h2>
<p>Tentukan satu waktu yang tidak boleh ditawar. Bila pada pukul sebelas belum mencapai pelana, regu berbalik, seindah apa pun cuacanya. Matahari di Indonesia terbenam sekitar pukul enam sore dan hutan menjadi gelap lebih cepat.</p>
<h2>Tinggalkan kabar</h2>
<ul><li>Nama semua anggota dan nomor keluarga.</li><li>Jalur pergi dan jalur pulang.</li><li>Jam berbalik dan jam paling lambat tiba.</li><li>Kepada siapa kabar diberikan bila terlambat.</li></ul>
<p>Serahkan salinannya kepada pembina atau petugas pos, lalu laporkan ketika sudah kembali.</p>`,
      },
      {
        slug: 'membaca-tanda-alam',
        title: 'Membaca tanda alam',
        minutes: 25,
        html: `<p>Kompas memberi angka, alam memberi petunjuk tambahan. Petunjuk alam tidak setepat alat, tetapi berguna untuk memeriksa apakah kita masih masuk akal.</p>
<h2>Matahari</h2>
<p>Matahari terbit di sekitar timur dan terbenam di sekitar barat. Di Indonesia posisinya dapat condong ke utara atau ke selatan menurut bulan, jadi jangan menganggap tengah hari selalu menunjuk satu arah. Cara yang lebih baik adalah tongkat bayangan.</p>
<ol><li>Tancapkan tongkat lurus dan tandai ujung bayangannya dengan batu.</li><li>Tunggu dua puluh sampai tiga puluh menit, lalu tandai lagi.</li><li>Garis dari batu pertama ke batu kedua menunjukkan arah barat ke timur.</li></ol>
<h2>Bintang</h2>
<p>Rasi Pari, yang sering disebut Gubuk Penceng, menunjuk ke selatan. Perpanjang sumbu panjangnya sekitar empat setengah kali, lalu tarik garis tegak ke cakrawala. Petani di Jawa sudah lama memakainya sebagai penanda arah dan musim.</p>
<h2>Air dan angin</h2>
<ul><li>Suara air mengarah ke lembah. Dari sungai kecil sering terbentuk jalur ke kampung, tetapi tepinya dapat curam.</li><li>Awan gelap di hulu berarti sungai di hilir dapat meluap mendadak.</li><li>Angin yang tiba-tiba dingin biasanya mendahului hujan lebat.</li></ul>
<h2>Petunjuk yang menyesatkan</h2>
<p>Lumut tidak selalu tumbuh di satu sisi pohon, terutama di hutan tropis yang lembap dari segala arah. Jalur hewan dapat tampak seperti jalan setapak lalu menghilang di semak. Bekas potongan pada batang bisa saja penanda milik orang lain yang menuju tempat berbeda.</p>
<p>Gunakan paling sedikit dua petunjuk yang saling menguatkan sebelum mengubah arah.</p>`,
      },
      {
        slug: 'bila-tersesat',
        title: 'Bila tersesat',
        minutes: 25,
        html: `<p>Setiap penjelajah berpengalaman pernah tersesat. Yang membedakan adalah apa yang dilakukannya dalam sepuluh menit pertama. Panik membuat orang berjalan lebih cepat ke arah yang lebih salah.</p>
<h2>Empat langkah</h2>
<ol><li><strong>Berhenti.</strong> Duduklah. Turunkan ransel. Minum beberapa teguk.</li><li><strong>Berpikir.</strong> Kapan terakhir kali Anda yakin akan posisi? Berapa lama berjalan sejak saat itu?</li><li><strong>Amati.</strong> Lihat peta, dengarkan air, kendaraan, atau suara orang. Periksa cuaca, persediaan air, dan sisa terang.</li><li><strong>Susun rencana.</strong> Putuskan bersama: kembali ke titik terakhir yang diketahui, atau tinggal dan memberi tanda.</li></ol>
<h2>Kembali atau tinggal?</h2>
<table><thead><tr><th>Kembali bila</th><th>Tinggal bila</th></tr></thead><tbody><tr><td>Titik terakhir kurang dari tiga puluh menit dan jalurnya jelas</td><td>Hari mulai gelap atau cuaca buruk</td></tr><tr><td>Semua anggota sehat</td><td>Ada yang cedera atau kelelahan</td></tr><tr><td>Masih ada cukup waktu</td><td>Orang lain sudah mengetahui rencana Anda</td></tr></tbody></table>
<h2>Selama menunggu</h2>
<ul><li>Tetap berkumpul. Regu yang terpisah jauh lebih sulit ditemukan.</li><li>Pakai baju kering, buat alas dari daun atau ransel, dan lindungi diri dari angin.</li><li>Tiup peluit tiga kali, ulangi setiap beberapa menit.</li><li>Pasang benda berwarna terang di tempat terbuka.</li><li>Hemat daya ponsel: matikan data, kirim satu pesan singkat berisi koordinat.</li></ul>
<h2>Jangan malu melapor</h2>
<p>Panitia lebih senang menerima sepuluh laporan yang ternyata tidak perlu daripada satu laporan yang terlambat. Setelah selamat, ceritakan pengalaman itu kepada regu lain. Kesalahan yang diceritakan menyelamatkan orang berikutnya.</p>
<p>Sebelum turun ke lapangan, lengkapi bekal Anda dengan kursus <a href="/Courses/pertolongan-pertama-di-alam">Pertolongan Pertama di Alam</a>.</p>`,
      },
    ],
  },
]
