import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'RC-101',
  slug: 'dari-sketsa-ke-benda',
  name: 'Dari Sketsa ke Benda',
  summary: 'Enam bab dari coretan di kertas sampai benda yang berdiri di meja dan dipakai orang.',
  html: `<p>Kursus wajib bagi anggota baru, dan terbuka bagi siapa pun. Anda membuat satu benda kecil dari kardus, lalu dari kayu. Alat yang diperlukan hanya penggaris besi, pisau, dan lem.</p>`,
  cover: { scene: 'workshop-tools', seed: 11741, alt: 'Perkakas tergantung di bengkel' },
  type: 'self_paced',
  level: 'beginner',
  category: 'dasar',
  tags: ['purwarupa', 'mengukur', 'kayu'],
  competencies: ['Membuat sketsa kerja', 'Mengukur', 'Membuat purwarupa'],
  outcomes: ['Menggambar benda dari tiga sisi', 'Membuat purwarupa kardus', 'Menulis catatan kegagalan'],
  prerequisites: ['Berusia 13 tahun ke atas'],
  audience: ['Anggota baru', 'Pelajar', 'Guru prakarya'],
  durationMinutes: 165,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'cecep-hidayat', role: 'lead' },
    { person: 'rosalina-manurung', role: 'mentor' },
  ],
  rating: { average: 4.7, count: 49 },
  modules: [
    {
      slug: 'di-atas-kertas',
      title: 'Di atas kertas',
      chapters: [
        {
          slug: 'mulai-dari-yang-mengganggu',
          title: 'Mulai dari yang mengganggu',
          minutes: 25,
          isPreview: true,
          html: `<p>Benda yang baik lahir dari gangguan kecil. Kabel yang selalu jatuh ke balik meja. Tutup panci yang tidak punya tempat. Pintu yang harus diganjal sandal. Sebelum mencari gagasan, carilah gangguan.</p>
<p>Bawalah buku saku selama dua hari. Setiap kali Anda atau orang rumah mengeluh, tulis tiga hal: siapa, di mana, dan apa yang dilakukan tangan. Bagian ketiga paling penting. "Tangan kiri menahan pintu, tangan kanan membawa ember" sudah setengah rancangan.</p>
<h2>Memilih satu</h2>
<ol><li>Coret gangguan yang hanya terjadi setahun sekali.</li><li>Coret yang bendanya lebih besar daripada meja Anda.</li><li>Dari sisanya, pilih milik orang lain, bukan milik Anda.</li></ol>
<p>Mengapa milik orang lain? Karena Anda harus bertanya, dan jawaban mereka akan membetulkan dugaan Anda. Rosalina pernah merancang rak bumbu selama sepekan untuk ibunya. Ternyata ibunya hanya ingin tutup botolnya tidak hilang.</p>`,
        },
        {
          slug: 'tiga-sisi',
          title: 'Menggambar tiga sisi',
          minutes: 30,
          html: `<p>Gambar yang indah tidak dapat dipotong. Gambar kerja harus menjawab pertanyaan orang yang memegang gergaji: seberapa panjang, dari sisi mana, dan mana yang harus pas.</p>
<p>Gambarlah benda dari depan, dari samping, dan dari atas. Susun ketiganya supaya garisnya sejajar. Bila lebar di gambar depan tidak sama dengan lebar di gambar atas, salah satunya berbohong. Kesalahan di kertas harganya satu penghapus. Kesalahan di kayu harganya satu papan.</p>
<h2>Menulis ukuran</h2>
<ul><li>Tulis semua ukuran dalam milimeter.</li><li>Ukur dari satu tepi yang sama, jangan bersambung.</li><li>Lingkari dua ukuran yang wajib tepat. Sisanya boleh meleset.</li></ul>
<p>Dua lingkaran itu akan menyelamatkan Anda. Semua orang lelah pada jam ketiga. Bila Anda tahu mana yang penting, kelelahan jatuh pada tempat yang tidak berbahaya.</p>`,
        },
        {
          slug: 'mengukur-dua-kali',
          title: 'Mengukur dua kali',
          minutes: 25,
          html: `<p>Pepatahnya sudah tua: ukur dua kali, potong sekali. Yang jarang dikatakan, ukurlah dengan dua cara berbeda. Mengukur dua kali dengan cara yang sama hanya mengulang kesalahan yang sama.</p>
<p>Cara pertama memakai penggaris besi. Cara kedua memakai benda itu sendiri. Untuk rak botol, letakkan botolnya di papan dan tandai tepinya dengan pensil. Bandingkan. Bila selisihnya lebih dari dua milimeter, percayalah pada botol.</p>
<h2>Tebal pisau</h2>
<p>Mata gergaji memakan kayu. Kira-kira dua milimeter setiap potong. Empat potongan dari satu papan berarti enam milimeter yang menjadi debu. Tulis tebal mata gergaji di sudut gambar dan kurangkan sebelum memotong.</p>
<p>Latihan: potong lima kertas selebar dua puluh lima milimeter tanpa mengukur ulang di antaranya. Tumpuk dan lihat tepinya. Di situlah letak kebiasaan tangan Anda.</p>`,
        },
      ],
    },
    {
      slug: 'di-atas-meja',
      title: 'Di atas meja',
      chapters: [
        {
          slug: 'purwarupa-kardus',
          title: 'Purwarupa kardus',
          minutes: 30,
          html: `<p>Kardus adalah bahan paling jujur. Ia murah, cepat, dan segera memperlihatkan bagian yang lemah. Di Ruang Cipta tidak seorang pun boleh menyentuh kayu sebelum purwarupa kardusnya dipakai selama satu hari.</p>
<p>Buatlah dalam ukuran sebenarnya. Purwarupa kecil selalu tampak berhasil. Gunakan selotip, bukan lem, supaya mudah dibongkar. Tulis nomor di setiap bagian, sebab sebentar lagi bagian itu akan menjadi mal untuk kayu.</p>
<h2>Uji satu hari</h2>
<p>Berikan kepada pemilik gangguan. Jangan menjelaskan cara memakainya. Duduklah agak jauh dan catat apa yang dilakukan tangannya. Bila tangannya memutar benda itu sebelum memakainya, berarti arahnya keliru. Bila tangannya ragu, ada dua bagian yang terlalu mirip.</p>
<p>Kebanyakan purwarupa gagal pada jam pertama. Itu kabar baik. Anda baru saja menghemat satu papan dan satu akhir pekan.</p>`,
        },
        {
          slug: 'memotong-dengan-aman',
          title: 'Memotong dengan aman',
          minutes: 30,
          html: `<p>Kecelakaan di bengkel hampir tidak pernah terjadi pada orang yang takut. Kecelakaan terjadi pada orang yang sudah bosan takut. Karena itu kita memakai urutan yang sama setiap kali, juga untuk satu potongan kecil.</p>
<ol><li>Ikat rambut, gulung lengan, lepaskan gelang.</li><li>Jepit benda kerja. Tangan bukan penjepit.</li><li>Lihat ke mana alat pergi bila terpeleset, lalu pindahkan tubuh dari sana.</li><li>Potong di sisi luar garis.</li></ol>
<p>Sisi luar garis menyisakan setengah milimeter untuk diamplas. Potongan yang kelebihan dapat dikurangi. Potongan yang kekurangan hanya dapat disesali.</p>
<h2>Berhenti sebelum selesai</h2>
<p>Bila Anda mulai berkata "sedikit lagi", letakkan alatnya. Minum, berjalan ke pintu, kembali. Cecep menghitung bahwa tiga dari empat jari yang dibalut di bengkel ini terluka pada lima menit terakhir.</p>`,
        },
        {
          slug: 'menulis-catatan-gagal',
          title: 'Menulis catatan gagal',
          minutes: 25,
          html: `<p>Di dinding utara ada papan berisi benda rusak. Setiap benda digantung dengan satu kartu. Anggota baru selalu berdiri lebih lama di sana daripada di depan karya yang berhasil.</p>
<p>Kartu itu berisi empat baris. Apa yang saya kira. Apa yang terjadi. Bagian mana yang patah lebih dahulu. Apa yang akan saya ubah. Tidak ada tempat untuk alasan, dan tidak ada tempat untuk permintaan maaf.</p>
<h2>Mengapa ditulis</h2>
<p>Ingatan kita melunakkan kegagalan. Sesudah sepekan Anda hanya ingat bahwa "kayunya jelek". Kartu yang ditulis pada hari yang sama menyebutkan bahwa sekrupnya terlalu dekat ke tepi, dan itu dapat diperbaiki.</p>
<p>Tugas akhir: selesaikan benda Anda, lalu tulis satu kartu untuk purwarupa yang gagal. Serahkan keduanya. Bendanya dibawa pulang oleh pemilik gangguan. Kartunya tinggal di dinding, untuk orang berikutnya.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
