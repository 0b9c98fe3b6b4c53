import type { DemoClass } from '../../demo.types.ts'

export const pertolonganModules: DemoClass['modules'] = [
  {
    slug: 'sebelum-menolong',
    title: 'Sebelum menolong',
    chapters: [
      {
        slug: 'aman-dulu-baru-menolong',
        title: 'Aman dulu, baru menolong',
        minutes: 25,
        isPreview: true,
        html: `<p>Keinginan pertama saat melihat teman jatuh adalah berlari mendekat. Tahan dulu tiga detik. Penolong yang ikut terluka menambah jumlah korban, bukan mengurangi.</p>
<h2>Empat langkah awal</h2>
<ol><li><strong>Berhenti dan lihat.</strong> Apakah ada batu yang masih berguguran, arus deras, api, lebah, atau kabel listrik?</li><li><strong>Pastikan Anda aman.</strong> Bila tempatnya berbahaya, jangan masuk. Panggil orang dewasa.</li><li><strong>Panggil bantuan.</strong> Tunjuk satu orang dengan menyebut namanya: "Dimas, panggil pembina sekarang."</li><li><strong>Dekati dan sapa.</strong> Perkenalkan diri dan minta izin: "Saya Nadira, boleh saya bantu?"</li></ol>
<h2>Periksa keadaan korban</h2>
<p>Sapa dengan suara jelas dan tepuk bahunya. Bila korban menjawab, tanyakan bagian mana yang sakit. Bila tidak menjawab, lihat apakah dadanya naik turun selama paling lama sepuluh detik.</p>
<table><thead><tr><th>Keadaan</th><th>Tindakan</th></tr></thead><tbody><tr><td>Sadar dan bernapas</td><td>Tenangkan, periksa luka, laporkan</td></tr><tr><td>Tidak sadar, bernapas normal</td><td>Miringkan tubuhnya dengan hati-hati, awasi napasnya, panggil bantuan</td></tr><tr><td>Tidak sadar, tidak bernapas normal</td><td>Segera panggil orang dewasa terlatih dan nomor darurat, ikuti petunjuk petugas</td></tr></tbody></table>
<h2>Kapan tidak boleh memindahkan korban</h2>
<p>Jangan memindahkan orang yang jatuh dari ketinggian, mengeluh nyeri leher atau punggung, atau tidak dapat menggerakkan kaki, kecuali ada bahaya langsung seperti kebakaran. Minta ia tetap diam dan tahan kepalanya agar tidak bergerak.</p>
<h3>Latihan bersama regu</h3><p>Mainkan tiga adegan pendek: teman terpeleset di sungai dangkal, teman pingsan di lapangan, dan teman jatuh dari pohon. Setiap kali, sebutkan dengan suara keras bahaya apa yang Anda lihat sebelum melangkah.</p>`,
      },
      {
        slug: 'meminta-bantuan-dengan-jelas',
        title: 'Meminta bantuan dengan jelas',
        minutes: 20,
        html: `<p>Laporan yang baik menghemat waktu. Petugas yang menerima telepon tidak melihat apa yang Anda lihat, jadi kata-kata Anda adalah matanya. Latihlah laporan singkat sampai dapat diucapkan dalam satu menit.</p>
<h2>Lima hal yang dilaporkan</h2>
<ol><li><strong>Siapa Anda</strong> dan nomor yang dapat dihubungi kembali.</li><li><strong>Di mana</strong> tepatnya: nama bumi perkemahan, nomor kapling, pos jalur, atau koordinat.</li><li><strong>Apa yang terjadi</strong> dan kapan.</li><li><strong>Berapa korban</strong> dan bagaimana keadaannya.</li><li><strong>Apa yang sudah dilakukan</strong> dan bahaya yang masih ada.</li></ol>
<blockquote><p>Saya Melki, ketua Regu Rajawali. Kami di pos tiga jalur utara. Satu anak tergelincir sepuluh menit lalu, sadar, nyeri pergelangan kaki, tidak bisa berjalan. Sudah kami kompres dan balut. Jalurnya licin, kami butuh tandu.</p></blockquote>
<h2>Nomor yang perlu dihafal</h2>
<ul><li><strong>112</strong> untuk keadaan darurat umum di banyak daerah.</li><li><strong>119</strong> untuk layanan kegawatdaruratan medis.</li><li>Nomor pos medis jambore, tercetak di balik kartu peserta.</li></ul>
<h2>Bila tidak ada sinyal</h2>
<p>Kirim dua orang ke pos terdekat dengan membawa catatan tertulis. Jangan pernah mengirim satu orang sendirian dan jangan meninggalkan korban tanpa teman. Gunakan peluit: tiga tiupan pendek, jeda, lalu ulangi, sebagai tanda minta pertolongan. Pada malam hari, tiga kedipan senter memiliki arti yang sama. Tetaplah di tempat setelah memberi tanda supaya penolong mudah menemukan Anda.</p>
<p>Latih laporan ini tiga kali dengan adegan berbeda. Teman yang berperan sebagai petugas harus dapat mengulang kelima hal tanpa bertanya lagi.</p>`,
      },
      {
        slug: 'menyusun-kotak-regu',
        title: 'Menyusun kotak pertolongan pertama',
        minutes: 25,
        html: `<p>Kotak yang terlalu lengkap tidak akan dibawa, kotak yang terlalu ringkas tidak menolong. Isi berikut dirancang untuk satu regu berisi delapan orang selama empat hari.</p>
<h2>Isi dasar</h2>
<table><thead><tr><th>Barang</th><th>Jumlah</th><th>Kegunaan</th></tr></thead><tbody><tr><td>Sarung tangan sekali pakai</td><td>4 pasang</td><td>Melindungi penolong</td></tr><tr><td>Kasa steril</td><td>10 lembar</td><td>Menutup luka</td></tr><tr><td>Perban gulung dan perban elastis</td><td>3 dan 2 gulung</td><td>Membalut, menyangga</td></tr><tr><td>Plester beragam ukuran</td><td>20 lembar</td><td>Luka kecil, lecet</td></tr><tr><td>Kain segitiga</td><td>2 lembar</td><td>Menyangga lengan</td></tr><tr><td>Larutan garam steril</td><td>4 botol kecil</td><td>Membilas luka</td></tr><tr><td>Gunting, pinset, termometer</td><td>1 buah</td><td>Peralatan umum</td></tr><tr><td>Oralit</td><td>6 saset</td><td>Diare dan kekurangan cairan</td></tr><tr><td>Selimut darurat</td><td>1 lembar</td><td>Menjaga panas tubuh</td></tr></tbody></table>
<h2>Obat pribadi</h2>
<p>Obat tidak boleh dibagikan kepada teman. Anak yang memiliki asma, alergi, atau penyakit lain membawa obatnya sendiri dengan label nama dan aturan pakai. Pembina dan satu teman regu harus tahu tempat menyimpannya.</p>
<h2>Cara menyimpan</h2>
<ul><li>Gunakan wadah kedap air berwarna terang.</li><li>Tempelkan daftar isi di balik tutup.</li><li>Periksa tanggal kedaluwarsa sebelum berangkat dan setelah pulang.</li><li>Taruh di bagian atas ransel, bukan di dasar.</li></ul>
<p>Tunjuk satu juru kesehatan regu yang bertugas memeriksa isi setiap malam dan mencatat barang yang sudah dipakai.</p>
<h3>Tugas Anda</h3><p>Susun kotak untuk regu sendiri dan hitung biayanya. Isi dasar di atas biasanya dapat dipenuhi dengan sekitar Rp 180.000 dan dipakai bersama untuk beberapa kegiatan.</p>`,
      },
    ],
  },
  {
    slug: 'cedera-yang-sering-terjadi',
    title: 'Cedera yang sering terjadi',
    chapters: [
      {
        slug: 'luka-dan-perdarahan',
        title: 'Luka dan perdarahan',
        minutes: 30,
        html: `<p>Luka adalah cedera paling umum di perkemahan: jari teriris pisau, lutut tergores batu, atau tumit lecet. Sebagian besar dapat ditangani regu, asalkan dibersihkan dengan benar.</p>
<h2>Luka kecil</h2>
<ol><li>Cuci tangan, lalu pakai sarung tangan.</li><li>Bilas luka dengan air bersih mengalir atau larutan garam steril sampai kotoran hilang.</li><li>Keringkan kulit di sekitar luka.</li><li>Tutup dengan plester atau kasa. Ganti setiap hari atau bila basah.</li></ol>
<p>Jangan menaburkan kopi, tanah, atau tumbukan daun. Bahan itu membawa kuman dan menyulitkan dokter memeriksa luka.</p>
<h2>Perdarahan yang deras</h2>
<ol><li>Minta korban duduk atau berbaring.</li><li>Tekan langsung pada luka dengan kasa atau kain bersih selama sepuluh menit tanpa mengintip.</li><li>Bila darah merembes, tambahkan kain di atasnya. Jangan melepas lapisan pertama.</li><li>Setelah darah berkurang, balut dengan cukup kencang, tetapi ujung jari harus tetap hangat dan merah muda.</li><li>Panggil bantuan bila darah memancar atau tidak berhenti.</li></ol>
<p>Benda yang tertancap dalam tidak boleh dicabut. Sangga benda itu dengan gulungan kain di kiri dan kanannya, lalu bawa korban ke pos medis.</p>
<h2>Lecet di kaki</h2>
<p>Berhentilah begitu terasa panas di tumit, jangan menunggu sampai melepuh. Tempel plester atau kain perekat pada bagian yang bergesekan. Bila sudah melepuh, jangan dipecahkan. Lindungi dengan kasa dan longgarkan sepatu.</p>
<h3>Kapan harus ke pos medis</h3>
<p>Luka yang lebar, dalam, kotor, akibat gigitan hewan, atau disebabkan benda berkarat perlu diperiksa tenaga kesehatan, termasuk untuk menilai kebutuhan suntikan tetanus.</p>`,
      },
      {
        slug: 'keseleo-dan-patah-tulang',
        title: 'Keseleo dan patah tulang',
        minutes: 25,
        html: `<p>Jalur berakar dan batu berlumut membuat pergelangan kaki mudah terkilir. Di lapangan sulit membedakan keseleo dari retak tulang, jadi bila ragu perlakukan sebagai patah tulang.</p>
<h2>Empat tindakan untuk keseleo</h2>
<ol><li><strong>Istirahatkan.</strong> Hentikan berjalan dan jangan dipijat.</li><li><strong>Dinginkan.</strong> Kompres dengan es atau air dingin yang dibungkus kain selama lima belas sampai dua puluh menit, ulangi beberapa jam kemudian.</li><li><strong>Balut.</strong> Gunakan perban elastis dari arah jari ke atas, cukup kencang tetapi tidak menghambat aliran darah.</li><li><strong>Tinggikan.</strong> Letakkan kaki di atas ransel, lebih tinggi daripada jantung.</li></ol>
<p>Jangan mengoleskan balsam panas atau mengurut pada dua hari pertama. Pijatan justru menambah bengkak.</p>
<h2>Tanda yang mengarah ke patah tulang</h2>
<ul><li>Bentuknya berubah atau bengkak dengan cepat.</li><li>Terdengar bunyi "krek" saat jatuh.</li><li>Nyeri hebat ketika disentuh pada satu titik.</li><li>Tidak dapat menahan berat badan untuk empat langkah.</li></ul>
<h2>Menyangga lengan atau kaki</h2>
<p>Pasang bidai tanpa meluruskan bagian yang bengkok. Bidai dapat dibuat dari ranting lurus, matras yang dilipat, atau tongkat. Panjangnya harus melewati sendi di atas dan di bawah bagian yang cedera. Beri bantalan kain, ikat di beberapa tempat, dan jangan mengikat tepat di atas luka.</p>
<h3>Periksa ujung jari</h3>
<p>Setiap sepuluh menit, tanyakan apakah jari kesemutan dan lihat warnanya. Bila pucat, dingin, atau kebas, longgarkan ikatan. Laporkan perubahan itu kepada tim medis.</p>`,
      },
      {
        slug: 'luka-bakar-dan-gigitan',
        title: 'Luka bakar, sengatan, dan gigitan',
        minutes: 30,
        html: `<p>Dapur perkemahan dan semak di tepi jalur menyimpan risiko yang berbeda, tetapi kesalahan penolong sering sama: memakai ramuan yang memperparah keadaan.</p>
<h2>Luka bakar</h2>
<ol><li>Jauhkan dari sumber panas. Bila baju terbakar: berhenti, rebahkan diri, lalu berguling.</li><li>Alirkan air sejuk selama dua puluh menit. Bukan air es.</li><li>Lepaskan cincin dan gelang sebelum bengkak. Jangan menarik kain yang menempel.</li><li>Tutup longgar dengan kasa atau plastik pembungkus makanan yang bersih.</li></ol>
<p>Pasta gigi, mentega, kecap, dan minyak tidak boleh dioleskan. Luka yang lebih besar dari telapak tangan korban atau mengenai wajah, tangan, dan persendian harus segera dibawa ke pos medis.</p>
<h2>Sengatan lebah dan tawon</h2>
<p>Menjauhlah dengan tenang. Keruk sengat dengan tepi kartu, cuci dengan sabun, lalu kompres dingin. Awasi selama tiga puluh menit. Bengkak di wajah, sesak napas, pusing, atau gatal di seluruh tubuh adalah tanda alergi berat dan harus segera ditolong tenaga medis.</p>
<h2>Gigitan ular</h2>
<table><thead><tr><th>Lakukan</th><th>Jangan lakukan</th></tr></thead><tbody><tr><td>Jauhi ular, ingat warnanya bila sempat terlihat</td><td>Mengejar atau menangkap ular</td></tr><tr><td>Baringkan korban, usahakan tidak bergerak sama sekali</td><td>Menyuruh korban berjalan atau berlari</td></tr><tr><td>Pasang bidai pada anggota badan yang tergigit</td><td>Mengikat kencang, menyayat, atau mengisap luka</td></tr><tr><td>Lepaskan cincin dan sepatu, segera bawa ke rumah sakit</td><td>Memberi ramuan atau minuman keras</td></tr></tbody></table>
<p>Anggap semua gigitan ular berbahaya sampai dokter menyatakan sebaliknya.</p>`,
      },
    ],
  },
  {
    slug: 'cuaca-dan-tubuh',
    title: 'Cuaca dan tubuh',
    chapters: [
      {
        slug: 'kedinginan-dan-hipotermia',
        title: 'Kedinginan dan hipotermia',
        minutes: 25,
        html: `<p>Indonesia memang tropis, tetapi suhu malam di dataran tinggi dapat turun di bawah lima belas derajat. Ditambah baju basah dan angin, tubuh kehilangan panas lebih cepat daripada yang disangka. Hipotermia terjadi ketika suhu tubuh turun di bawah 35 derajat Celsius.</p>
<h2>Kenali tandanya</h2>
<table><thead><tr><th>Tahap</th><th>Tanda</th></tr></thead><tbody><tr><td>Awal</td><td>Menggigil, bibir pucat, tangan kaku, malas bicara</td></tr><tr><td>Sedang</td><td>Menggigil hebat, bicara cadel, sering tersandung, bingung</td></tr><tr><td>Berat</td><td>Berhenti menggigil, mengantuk, sulit dibangunkan</td></tr></tbody></table>
<p>Berhenti menggigil bukan tanda membaik. Pada tahap itu korban memerlukan pertolongan medis secepatnya.</p>
<h2>Yang dilakukan</h2>
<ol><li>Pindahkan ke tempat kering dan terlindung dari angin. Alasi tubuhnya dengan matras.</li><li>Ganti seluruh pakaian basah dengan yang kering, termasuk kaus kaki.</li><li>Bungkus dengan kantong tidur dan selimut darurat, tutup kepala dan leher.</li><li>Hangatkan bagian dada dan ketiak dengan botol air hangat yang dibungkus kain.</li><li>Bila sadar penuh dan dapat menelan, beri minuman hangat yang manis.</li></ol>
<h2>Yang dihindari</h2>
<ul><li>Menggosok tangan dan kaki dengan keras.</li><li>Mendekatkan korban langsung ke api.</li><li>Memberi kopi atau minuman beralkohol.</li></ul>
<h3>Mencegah lebih mudah</h3>
<p>Simpan satu set baju tidur kering dalam plastik dan jangan dipakai di luar tenda. Makan malam yang cukup, pakai topi, dan saling memeriksa teman setenda sebelum tidur. Katakan bila kedinginan, sebab menahan diri bukan tanda keberanian.</p>
<p>Tulislah rencana regu Anda: siapa yang membawa selimut darurat, di mana baju kering disimpan, dan siapa yang memeriksa teman sebelum tidur.</p>`,
      },
      {
        slug: 'panas-dan-kekurangan-cairan',
        title: 'Panas dan kekurangan cairan',
        minutes: 20,
        html: `<p>Permainan di lapangan terbuka pada siang hari membuat tubuh kehilangan banyak cairan. Anak sering lupa minum karena asyik, lalu tiba-tiba pusing saat upacara sore.</p>
<h2>Memeriksa diri sendiri</h2>
<p>Lihat warna air seni. Kuning muda berarti cukup cairan. Kuning pekat atau cokelat berarti Anda perlu segera minum. Haus adalah tanda yang datang terlambat.</p>
<h2>Kelelahan akibat panas</h2>
<p>Tandanya berkeringat banyak, pucat, lemas, pusing, mual, dan kram. Lakukan langkah berikut.</p>
<ol><li>Bawa ke tempat teduh, longgarkan pakaian, dan baringkan dengan kaki ditinggikan.</li><li>Beri air atau oralit sedikit demi sedikit.</li><li>Basahi kulit dengan kain lembap dan kipasi.</li><li>Istirahat sampai benar-benar pulih, jangan kembali bermain pada hari itu.</li></ol>
<h2>Sengatan panas adalah keadaan darurat</h2>
<p>Bila kulit terasa sangat panas, korban bingung, muntah terus, kejang, atau pingsan, segera panggil tim medis. Sambil menunggu, dinginkan tubuh secepat mungkin dengan air dan kipas, terutama di leher, ketiak, dan lipat paha. Jangan memberi minum kepada orang yang tidak sadar penuh.</p>
<h2>Aturan minum di jambore</h2>
<table><thead><tr><th>Waktu</th><th>Kebiasaan</th></tr></thead><tbody><tr><td>Bangun tidur</td><td>Satu gelas sebelum senam</td></tr><tr><td>Kegiatan lapangan</td><td>Beberapa teguk setiap dua puluh menit</td></tr><tr><td>Sebelum tidur</td><td>Satu gelas, isi ulang botol untuk pagi</td></tr></tbody></table>
<p>Gunakan topi, cari tempat teduh pada tengah hari, dan ingatkan teman. Regu yang saling mengingatkan jarang berkunjung ke tenda medis.</p>
<p>Tunjuk satu penjaga minum di setiap regu dan ganti tugasnya setiap hari.</p>`,
      },
      {
        slug: 'setelah-kejadian',
        title: 'Setelah kejadian',
        minutes: 25,
        html: `<p>Pertolongan tidak selesai ketika korban dibawa ke pos medis. Ada catatan yang perlu dibuat, barang yang perlu diganti, dan perasaan yang perlu didengarkan.</p>
<h2>Mencatat dengan ringkas</h2>
<p>Tuliskan selagi ingatan masih segar. Catatan yang baik membantu dokter, orang tua, dan panitia mencegah kejadian serupa.</p>
<ol><li>Waktu dan tempat kejadian.</li><li>Apa yang terlihat dan terdengar, tanpa menebak penyebabnya.</li><li>Tindakan yang dilakukan beserta jamnya.</li><li>Nama penolong dan saksi.</li><li>Kepada siapa korban diserahkan.</li></ol>
<h2>Menghubungi keluarga</h2>
<p>Kabar kepada orang tua disampaikan oleh pembina, bukan oleh peserta. Jangan mengunggah foto korban ke media sosial atau grup percakapan. Bayangkan seorang ibu mengetahui anaknya terluka dari kiriman orang lain.</p>
<h2>Mendengarkan penolong</h2>
<p>Menolong teman yang terluka dapat menyisakan rasa gemetar, sulit tidur, atau rasa bersalah. Hal itu wajar. Berkumpullah dengan regu, ceritakan apa yang dirasakan, dan minta pembina menemani. Bila perasaan itu bertahan lebih dari beberapa hari, bicaralah dengan psikolog jambore.</p>
<h2>Evaluasi regu</h2>
<ul><li>Apa yang sudah kita lakukan dengan baik?</li><li>Apa yang membuat kita bingung?</li><li>Barang apa yang kurang di kotak?</li><li>Bagaimana mencegahnya terulang?</li></ul>
<p>Anda telah menyelesaikan seluruh bab. Kerjakan kuis latihan, lalu ulangi simulasi laporan darurat bersama teman satu regu paling sedikit sekali sebelum berangkat. Kursus berikutnya yang kami sarankan adalah <a href="/Courses/navigasi-darat-untuk-pemula">Navigasi Darat untuk Pemula</a>.</p>
<p>Pengetahuan yang tidak dilatih cepat hilang. Ulangi latihan setiap enam bulan.</p>`,
      },
    ],
  },
]
