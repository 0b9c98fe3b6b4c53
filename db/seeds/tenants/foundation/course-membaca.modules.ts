import type { DemoClass } from '../../demo.types.ts'

export const membacaModules: DemoClass['modules'] = [
  {
    slug: 'mendengar-sebelum-membaca',
    title: 'Mendengar sebelum membaca',
    chapters: [
      {
        slug: 'mengapa-bunyi-lebih-dulu',
        title: 'Mengapa bunyi lebih dulu',
        minutes: 25,
        isPreview: true,
        html: `<p>Anak yang baru masuk sekolah sudah pandai berbicara, tetapi belum tentu sadar bahwa kata tersusun dari bunyi. Bagi mereka, kata "sapi" adalah seekor hewan, bukan rangkaian s, a, p, i. Kesadaran bahwa kata dapat dipecah dan disusun kembali inilah yang menjadi pintu masuk membaca.</p>
<h2>Tiga tingkat kesadaran bunyi</h2>
<ol><li><strong>Kata.</strong> Anak dapat menghitung berapa kata dalam kalimat "Ibu pergi ke pasar".</li><li><strong>Suku kata.</strong> Anak dapat bertepuk dua kali untuk "ro-ti" dan tiga kali untuk "ke-la-pa".</li><li><strong>Bunyi tunggal.</strong> Anak dapat menyebut bunyi pertama pada "meja" dan bunyi terakhir pada "buku".</li></ol>
<p>Jangan tergesa ke tingkat ketiga. Suku kata paling mudah ditangkap karena bahasa Indonesia memiliki pola yang ajek: sebagian besar suku kata berupa satu konsonan dan satu vokal.</p>
<h2>Ketika bahasa rumah berbeda</h2>
<p>Di banyak desa, anak berbahasa Dawan, Bugis, Sunda, atau Lani di rumah. Mulailah latihan bunyi dengan kata dari bahasa rumah. Keterampilan mendengar bunyi akan terbawa ketika anak beralih ke bahasa Indonesia.</p>
<h3>Coba besok pagi</h3>
<ul><li>Pilih enam nama anak di kelas, lalu tepukkan suku katanya bersama-sama.</li><li>Minta anak mencari teman yang jumlah tepukannya sama.</li><li>Catat siapa yang masih ragu. Merekalah yang perlu Anda dekati lebih dulu.</li></ul>
<p>Latihan ini cukup lima menit. Lakukan setiap hari, bukan sekali seminggu dalam waktu panjang.</p>
<p>Setelah tiga hari, bandingkan catatan hari pertama dan hari ketiga. Biasanya anak yang semula diam mulai ikut bertepuk, dan itu pertanda baik.</p>`,
      },
      {
        slug: 'permainan-bunyi-lima-menit',
        title: 'Permainan bunyi lima menit',
        minutes: 30,
        html: `<p>Latihan bunyi tidak memerlukan buku. Anda dapat melakukannya saat anak berbaris, menunggu jam istirahat, atau membersihkan kelas. Berikut permainan yang sudah dicoba di sekolah binaan dan paling disukai anak.</p>
<h2>Daftar permainan</h2>
<table><thead><tr><th>Permainan</th><th>Cara bermain</th><th>Yang dilatih</th></tr></thead><tbody><tr><td>Tepuk nama</td><td>Anak menepuk suku kata nama temannya</td><td>Suku kata</td></tr><tr><td>Kapal memuat</td><td>"Kapal saya memuat barang berbunyi awal b", anak menyebut bola, batu, beras</td><td>Bunyi awal</td></tr><tr><td>Rantai kata</td><td>Suku kata terakhir menjadi awal kata berikutnya: buku, kuda, dadu</td><td>Suku kata akhir</td></tr><tr><td>Robot bicara</td><td>Guru mengucapkan m-e-j-a terputus-putus, anak menebak katanya</td><td>Menggabungkan bunyi</td></tr></tbody></table>
<h2>Agar semua anak ikut</h2>
<p>Anak yang cepat biasanya menjawab lebih dulu sehingga yang lain berhenti berpikir. Ada tiga cara mengatasinya.</p>
<ul><li>Beri waktu diam tiga hitungan sebelum siapa pun boleh menjawab.</li><li>Minta jawaban serentak dengan isyarat tangan, misalnya mengangkat jari sebanyak jumlah suku kata.</li><li>Pasangkan anak berdua dan minta mereka berbisik lebih dulu.</li></ul>
<h2>Tanda anak siap melangkah</h2>
<p>Anak siap mengenal huruf jika ia dapat menyebut bunyi awal lima kata tanpa dibantu dan dapat menggabungkan tiga bunyi menjadi kata. Bila belum, lanjutkan permainan selama sepekan lagi. Menunggu tujuh hari jauh lebih murah daripada mengulang satu tahun.</p>
<blockquote><p>Anak saya tidak merasa sedang belajar. Katanya, Bu Guru hanya mengajak bermain tebak kata. (Orang tua siswa, Gunungkidul)</p></blockquote>`,
      },
      {
        slug: 'membacakan-buku-dengan-suara-nyaring',
        title: 'Membacakan buku dengan suara nyaring',
        minutes: 30,
        html: `<p>Membacakan buku setiap hari adalah kegiatan dengan hasil terbesar dan biaya terkecil. Anak mendapat kosakata baru, mengenal susunan kalimat tulis, dan melihat bahwa membaca itu menyenangkan. Sepuluh menit sehari sudah cukup.</p>
<h2>Sebelum membaca</h2>
<ol><li>Bacalah bukunya sendiri sampai Anda tahu di mana perlu berhenti.</li><li>Pilih dua atau tiga kata yang mungkin belum dikenal, lalu siapkan benda atau gerak tubuh untuk menjelaskannya.</li><li>Tunjukkan sampul dan ajak anak menebak isi cerita.</li></ol>
<h2>Saat membaca</h2>
<p>Duduklah setinggi anak. Pegang buku di samping wajah dengan halaman menghadap mereka. Gerakkan jari di bawah tulisan sesekali agar anak tahu bahwa yang dibaca adalah huruf, bukan gambar. Berhentilah pada saat yang menegangkan dan tanyakan, "Menurut kalian, apa yang akan terjadi?"</p>
<h2>Sesudah membaca</h2>
<p>Ajukan pertanyaan yang jawabannya tidak hanya "ya" atau "tidak".</p>
<ul><li>Siapa yang paling kalian sukai dalam cerita ini, dan mengapa?</li><li>Pernahkah kalian mengalami hal serupa?</li><li>Bagaimana jika ceritanya terjadi di desa kita?</li></ul>
<h3>Bila bukunya hanya satu</h3>
<p>Sekolah yang hanya memiliki sedikit buku dapat membacakan cerita yang sama beberapa hari berturut-turut. Pengulangan bukan masalah. Pada hari ketiga, biarkan anak melengkapi kalimat yang Anda hentikan. Pada hari kelima, minta seorang anak menceritakan ulang dengan bahasanya sendiri. Anda juga dapat menuliskan cerita lisan dari tetua kampung dan membacakannya sebagai buku kelas.</p>`,
      },
    ],
  },
  {
    slug: 'huruf-dan-suku-kata',
    title: 'Huruf dan suku kata',
    chapters: [
      {
        slug: 'urutan-mengenalkan-huruf',
        title: 'Urutan mengenalkan huruf',
        minutes: 30,
        html: `<p>Mengenalkan huruf menurut abjad terasa wajar, tetapi bukan jalan tercepat. Dengan urutan a, b, c, d, anak baru dapat membaca kata yang berarti setelah berpekan-pekan. Dengan urutan yang dipilih, mereka sudah dapat membaca "mama" dan "mana" pada pekan pertama.</p>
<h2>Urutan yang kami sarankan</h2>
<table><thead><tr><th>Pekan</th><th>Huruf baru</th><th>Kata yang sudah bisa dibaca</th></tr></thead><tbody><tr><td>1</td><td>a, i, m, n</td><td>mama, mana, ini, nama</td></tr><tr><td>2</td><td>u, b, s</td><td>ibu, susu, bisa, nasi</td></tr><tr><td>3</td><td>o, k, t</td><td>buku, kota, mata, batu</td></tr><tr><td>4</td><td>e, l, d, p</td><td>pena, lada, padi, dulu</td></tr><tr><td>5</td><td>r, g, h, j</td><td>roti, gigi, hari, jari</td></tr><tr><td>6</td><td>y, w, c, f, v, z, q, x</td><td>ayam, awan, cuci</td></tr></tbody></table>
<h2>Bunyi, bukan nama</h2>
<p>Sebutkan bunyi huruf, bukan namanya. Huruf m dibunyikan "mmm", bukan "em". Anak yang hafal "em-a-em-a" sering kesulitan menyatukannya menjadi "mama". Nama huruf boleh dikenalkan belakangan ketika anak sudah lancar.</p>
<h2>Huruf yang sering tertukar</h2>
<p>Jangan mengajarkan b dan d pada pekan yang sama. Kuatkan b sampai melekat, baru kenalkan d. Hal yang sama berlaku untuk p dan q serta m dan n bila anak menulisnya terbalik.</p>
<ul><li>Minta anak menelusuri huruf di pasir atau tepung sambil mengucapkan bunyinya.</li><li>Gunakan gerak tubuh: tangan di perut untuk b, tangan di punggung untuk d.</li><li>Koreksi dengan tenang. Huruf terbalik masih wajar sampai usia tujuh tahun.</li></ul>`,
      },
      {
        slug: 'membuat-kartu-suku-kata',
        title: 'Membuat kartu suku kata',
        minutes: 30,
        html: `<p>Kartu suku kata adalah alat paling hemat yang dapat Anda miliki. Satu set cukup untuk satu tahun ajaran bila dibuat dari kardus tebal dan disimpan di kaleng biskuit.</p>
<h2>Bahan</h2>
<ul><li>Kardus bekas mi atau susu, dipotong 5 x 7 cm, sekitar 120 lembar.</li><li>Spidol hitam untuk konsonan dan spidol merah untuk vokal.</li><li>Karet gelang untuk mengikat setiap kelompok.</li></ul>
<h2>Langkah membuat</h2>
<ol><li>Tuliskan huruf kecil yang besar dan jelas, misalnya "ma", "mi", "mu", "me", "mo".</li><li>Buat tiga lembar untuk setiap suku kata agar anak dapat menyusun kata seperti "mama".</li><li>Beri titik kecil di pojok kanan bawah supaya anak tahu arah kartu yang benar.</li><li>Kelompokkan menurut pekan pengenalan huruf pada bab sebelumnya.</li></ol>
<h2>Cara memakai</h2>
<h3>Susun dan baca</h3>
<p>Guru menyebut kata, anak menyusun kartunya, lalu membaca hasilnya bersama. Mulailah dari kata dua suku kata yang bendanya ada di kelas.</p>
<h3>Ganti satu</h3>
<p>Susun "batu". Ganti "ba" dengan "sa", menjadi "satu". Ganti "tu" dengan "pi", menjadi "sapi". Permainan ini melatih anak melihat perubahan kecil yang mengubah arti.</p>
<h3>Pasar kata</h3>
<p>Setiap anak memegang satu kartu dan mencari teman yang kartunya dapat digabung menjadi kata. Pasangan yang berhasil menuliskan kata itu di papan tulis.</p>
<p>Simpan kartu di tempat yang terjangkau anak. Kartu yang terkunci di lemari kepala sekolah tidak akan mengajari siapa pun.</p>`,
      },
      {
        slug: 'gabungan-huruf-yang-sulit',
        title: 'Gabungan huruf yang sulit',
        minutes: 30,
        html: `<p>Setelah lancar dengan suku kata terbuka, anak akan bertemu pola yang lebih rumit: suku kata tertutup, gabungan ng dan ny, serta vokal rangkap. Inilah titik tempat banyak anak berhenti maju, terutama bila guru menganggap mereka sudah bisa membaca.</p>
<h2>Suku kata tertutup</h2>
<p>Mulailah dari kata yang sudah dikenal. Anak yang bisa membaca "ika" tinggal menambahkan bunyi n menjadi "ikan". Ucapkan perlahan, lalu tutup bunyi akhirnya dengan jelas.</p>
<ol><li>Akhiran n dan m: ikan, ayam, kebun, minum.</li><li>Akhiran t, k, p: obat, katak, atap.</li><li>Akhiran r, l, s, h: pasar, bakal, panas, rumah.</li></ol>
<h2>Dua huruf, satu bunyi</h2>
<p>Gabungan ng dan ny adalah satu bunyi yang ditulis dengan dua huruf. Tuliskan keduanya dengan satu warna dan satu garis bawah. Kata latihan untuk ng: bunga, tangan, payung. Kata latihan untuk ny: nyamuk, banyak, nyanyi.</p>
<h2>Vokal rangkap</h2>
<table><thead><tr><th>Pola</th><th>Contoh</th><th>Perhatikan</th></tr></thead><tbody><tr><td>ai</td><td>pantai, sungai</td><td>Berbeda dari "baik", yang dibaca ba-ik</td></tr><tr><td>au</td><td>kerbau, pulau</td><td>Berbeda dari "laut", yang dibaca la-ut</td></tr><tr><td>oi</td><td>amboi, sepoi</td><td>Jarang muncul, cukup dikenalkan</td></tr></tbody></table>
<h2>Latihan bertahap</h2>
<p>Berikan lima kata baru setiap hari, bukan dua puluh. Dua kata lama, dua kata dengan pola baru, dan satu kata yang menantang. Anak yang berhasil membaca empat dari lima akan ingin mencoba lagi esok hari.</p>
<p>Bila anak keliru, jangan langsung menyebut jawabannya. Tutup sebagian kata dengan jari, minta ia membaca bagian yang terlihat, lalu buka sisanya sedikit demi sedikit.</p>`,
      },
    ],
  },
  {
    slug: 'lancar-dan-paham',
    title: 'Lancar dan paham',
    chapters: [
      {
        slug: 'melatih-kelancaran',
        title: 'Melatih kelancaran',
        minutes: 30,
        html: `<p>Anak yang membaca kata demi kata dengan susah payah akan lupa awal kalimat ketika sampai di ujungnya. Karena itu kelancaran bukan hiasan. Kelancaran membebaskan pikiran anak untuk memahami isi bacaan.</p>
<h2>Ciri pembaca yang lancar</h2>
<ul><li>Tepat: hampir semua kata terbaca benar.</li><li>Cukup cepat: tidak berhenti lama pada kata yang lazim.</li><li>Berirama: berhenti pada tanda baca dan menaikkan nada pada pertanyaan.</li></ul>
<h2>Membaca ulang secara berpasangan</h2>
<ol><li>Pasangkan anak yang lebih lancar dengan yang sedang belajar.</li><li>Pembaca pertama membaca satu paragraf pendek, pasangannya menyimak dengan jari di bawah kata.</li><li>Pembaca kedua membaca paragraf yang sama.</li><li>Keduanya bertukar urutan pada paragraf berikutnya.</li></ol>
<p>Bacaan yang sama diulang tiga hari. Pada hari ketiga, hampir semua anak terdengar jauh lebih percaya diri.</p>
<h2>Membaca bersama</h2>
<p>Tulis puisi atau lirik lagu daerah di kertas besar. Baca bersama dengan irama, mula-mula dipimpin guru, lalu bergantian per baris. Anak yang ragu akan terbawa oleh suara temannya tanpa merasa diuji.</p>
<h3>Yang sebaiknya dihindari</h3>
<p>Jangan menyuruh anak yang masih mengeja membaca sendirian di depan kelas. Rasa malu membuat mereka menghindari buku bertahun-tahun. Jangan pula menjadikan kecepatan sebagai lomba. Tujuan kita adalah bacaan yang terdengar seperti orang berbicara, bukan siapa yang paling dulu selesai.</p>
<h2>Tanda berhasil</h2><p>Rekam suara anak dengan ponsel pada hari pertama dan hari ketiga, lalu putar di hadapannya. Anak akan mendengar sendiri kemajuannya, dan kebanggaan itu lebih kuat daripada pujian mana pun.</p>`,
      },
      {
        slug: 'memahami-isi-bacaan',
        title: 'Memahami isi bacaan',
        minutes: 30,
        html: `<p>Membaca tanpa memahami sama seperti mendengarkan radio dalam bahasa asing. Pemahaman perlu diajarkan secara sengaja sejak bacaan anak masih tiga kalimat.</p>
<h2>Empat jenis pertanyaan</h2>
<table><thead><tr><th>Jenis</th><th>Contoh dari cerita "Kambing Pak Lado"</th></tr></thead><tbody><tr><td>Tersurat</td><td>Berapa ekor kambing Pak Lado?</td></tr><tr><td>Tersirat</td><td>Mengapa Pak Lado bangun lebih pagi hari itu?</td></tr><tr><td>Pendapat</td><td>Apakah keputusan Pak Lado sudah baik?</td></tr><tr><td>Kaitan</td><td>Pernahkah keluargamu kehilangan sesuatu?</td></tr></tbody></table>
<p>Kebanyakan buku latihan hanya berisi pertanyaan tersurat. Tambahkan minimal satu pertanyaan tersirat dan satu pertanyaan pendapat setiap kali anak selesai membaca.</p>
<h2>Menceritakan ulang</h2>
<p>Gunakan lima jari sebagai panduan: siapa, di mana, apa yang terjadi lebih dulu, apa masalahnya, dan bagaimana akhirnya. Anak melipat satu jari untuk setiap bagian yang sudah diceritakan. Cara ini membantu anak yang pemalu karena mereka memiliki pegangan.</p>
<h2>Kosakata baru</h2>
<ol><li>Ucapkan kata dan minta anak mengulanginya.</li><li>Jelaskan dengan kata sehari-hari atau benda nyata.</li><li>Minta anak membuat kalimat tentang kehidupannya.</li><li>Tempelkan kata itu di dinding dan pakai lagi sepanjang pekan.</li></ol>
<h3>Catatan untuk kelas dengan banyak bahasa</h3>
<p>Izinkan anak menjelaskan isi bacaan dalam bahasa rumah lebih dulu, lalu bantu mereka mengatakannya dalam bahasa Indonesia. Yang kita periksa adalah pemahamannya, bukan kefasihan berbicaranya.</p>
<h2>Latihan pekan ini</h2><p>Pilih satu cerita yang sudah dikenal anak. Susun empat pertanyaan, satu untuk setiap jenis, lalu tanyakan kepada lima anak secara terpisah. Bandingkan jawabannya: pertanyaan jenis mana yang paling sulit, dan dukungan apa yang membantu mereka menjawab?</p>`,
      },
      {
        slug: 'memeriksa-kemajuan-anak',
        title: 'Memeriksa kemajuan anak',
        minutes: 35,
        html: `<p>Guru yang baik tidak menunggu ulangan akhir semester untuk mengetahui siapa yang tertinggal. Pemeriksaan singkat setiap empat pekan sudah cukup untuk mengatur ulang kelompok belajar.</p>
<h2>Pemeriksaan tiga menit</h2>
<ol><li>Duduk berdua dengan anak di tempat yang tenang, misalnya saat anak lain menggambar.</li><li>Minta ia menyebut bunyi sepuluh huruf yang Anda tunjuk secara acak.</li><li>Minta ia membaca sepuluh suku kata, lalu sepuluh kata.</li><li>Minta ia membaca cerita empat kalimat dan menjawab dua pertanyaan.</li></ol>
<p>Berhentilah ketika anak tampak kesulitan. Anda sudah mendapatkan informasi yang dibutuhkan.</p>
<h2>Membaca hasilnya</h2>
<table><thead><tr><th>Kelompok</th><th>Tanda</th><th>Kegiatan berikutnya</th></tr></thead><tbody><tr><td>Huruf</td><td>Kurang dari delapan bunyi huruf benar</td><td>Permainan bunyi dan kartu huruf</td></tr><tr><td>Suku kata</td><td>Huruf lancar, kata masih dieja</td><td>Permainan "Ganti satu" dan "Pasar kata"</td></tr><tr><td>Kata</td><td>Kata terbaca, cerita tersendat</td><td>Membaca ulang berpasangan</td></tr><tr><td>Cerita</td><td>Cerita terbaca dan dipahami</td><td>Buku berjenjang dan menulis cerita sendiri</td></tr></tbody></table>
<h2>Melibatkan orang tua</h2>
<p>Sampaikan kabar dalam bahasa yang hangat: apa yang sudah bisa dilakukan anak, apa langkah berikutnya, dan satu kegiatan sederhana di rumah. Orang tua yang tidak bisa membaca pun dapat membantu dengan mendengarkan anaknya bercerita.</p>
<p>Pelajaran berikutnya yang cocok setelah kursus ini adalah <a href="/Courses/mengelola-pojok-baca-sekolah">Mengelola Pojok Baca Sekolah</a>, supaya anak yang sudah lancar tidak kehabisan bacaan.</p>
<h3>Simpan catatan yang ringkas</h3><p>Cukup satu tabel berisi nama anak, tanggal, dan kelompoknya. Jangan menempelkan daftar itu di dinding. Yang dipajang adalah karya anak, bukan peringkatnya.</p>`,
      },
    ],
  },
]
