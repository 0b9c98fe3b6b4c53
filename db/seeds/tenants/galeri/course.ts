import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'GR-101',
  slug: 'melihat-sebelum-memotret',
  name: 'Melihat Sebelum Memotret',
  summary: 'Enam bab tentang cahaya, bingkai, dan kesabaran. Kamera ponsel sudah lebih dari cukup.',
  html: `<p>Kursus ini tidak membahas merek dan setelan. Anda belajar berdiri lebih lama, memilih satu hal, dan menyusun beberapa foto menjadi cerita yang dapat digantung di dinding.</p>`,
  cover: { scene: 'rice-terraces', seed: 11951, alt: 'Sawah bertingkat pada pagi hari' },
  type: 'self_paced',
  level: 'beginner',
  category: 'fotografi',
  tags: ['fotografi', 'cahaya', 'komposisi'],
  competencies: ['Membaca cahaya', 'Komposisi', 'Menyunting seri'],
  outcomes: [
    'Memilih arah cahaya dengan sengaja',
    'Menyusun seri lima foto',
    'Menulis keterangan satu kalimat',
  ],
  prerequisites: ['Ponsel berkamera'],
  audience: ['Pemula', 'Guru seni', 'Warga yang ingin mencatat kampungnya'],
  durationMinutes: 150,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'yosef-lamanepa', role: 'lead' },
    { person: 'laras-widyaningrum', role: 'mentor' },
  ],
  rating: { average: 4.9, count: 44 },
  modules: [
    {
      slug: 'cahaya-dan-bingkai',
      title: 'Cahaya dan bingkai',
      chapters: [
        {
          slug: 'tiga-arah-cahaya',
          title: 'Tiga arah cahaya',
          minutes: 25,
          isPreview: true,
          html: `<p>Sebelum menyentuh kamera, cari mataharinya. Cahaya hanya datang dari tiga arah: dari belakang Anda, dari samping, atau dari depan. Ketiganya bercerita berbeda tentang benda yang sama.</p>
<p>Cahaya dari belakang Anda menjelaskan. Semua warna terlihat, tetapi benda menjadi datar seperti stempel. Cahaya dari samping meraba. Retak di tembok, urat di tangan, dan serat kain muncul karena setiap tonjolan punya bayangan. Cahaya dari depan merahasiakan. Benda menjadi siluet, dan orang yang melihatnya harus menebak.</p>
<h2>Latihan</h2>
<ol><li>Letakkan satu buah di jendela pada pukul delapan pagi.</li><li>Potret dari tiga sisi tanpa memindahkan buahnya.</li><li>Ulangi pukul empat sore.</li></ol>
<p>Anda punya enam foto dari satu buah. Susun di lantai dan pilih satu kata untuk setiap foto. Bila dua foto mendapat kata yang sama, salah satunya tidak diperlukan. Inilah pelajaran menyunting yang pertama, dan Anda sudah mengerjakannya tanpa komputer.</p>`,
        },
        {
          slug: 'membuang-dari-bingkai',
          title: 'Membuang dari bingkai',
          minutes: 25,
          html: `<p>Pelukis mulai dari kanvas kosong dan menambah. Fotografer mulai dari dunia yang terlalu penuh dan membuang. Bingkai adalah alat untuk membuang.</p>
<p>Lihat ke empat sudut sebelum menekan tombol. Mata kita sibuk dengan tengah, sedangkan tiang listrik dan sandal jepit masuk lewat pinggir. Melangkahlah satu langkah ke depan. Lalu satu langkah lagi. Kebanyakan foto pemula menjadi dua kali lebih kuat hanya karena dua langkah itu.</p>
<h2>Satu hal saja</h2>
<p>Sebelum memotret, selesaikan kalimat ini dalam hati: foto ini tentang. Bila jawabannya memakai kata "dan", Anda punya dua foto. Potret keduanya terpisah.</p>
<p>Latihan hari ini dilakukan di dapur. Buat lima foto yang masing-masing hanya memuat satu benda dan satu bayangan. Tidak boleh memindahkan apa pun, kecuali tubuh Anda sendiri. Berlutut, naik kursi, atau memotret dari balik pintu semuanya diperbolehkan.</p>`,
        },
        {
          slug: 'menunggu',
          title: 'Menunggu',
          minutes: 25,
          html: `<p>Yosef pernah berdiri dua jam di depan tangga pasar. Ia sudah menemukan cahaya dan bingkainya dalam lima menit pertama. Sisanya ia menunggu seseorang dengan payung.</p>
<p>Menunggu bukan pasrah. Anda menyiapkan panggung lebih dahulu, lalu membiarkan dunia mengirim pemainnya. Tanda panggung yang baik: fotonya sudah menarik walaupun kosong. Bila tempat yang kosong tampak membosankan, orang yang lewat tidak akan menyelamatkannya.</p>
<h2>Cara bertahan</h2>
<ul><li>Pilih tempat berdiri yang teduh dan tidak menghalangi jalan.</li><li>Sapa orang yang tinggal di situ dan jelaskan apa yang Anda kerjakan.</li><li>Berjanjilah kepada diri sendiri untuk tidak memeriksa hasil sampai selesai.</li></ul>
<p>Latihan: berdiri dua puluh menit di satu titik. Potret hanya tiga kali. Catat jam setiap foto dan apa yang Anda tunggu. Foto ketiga biasanya yang terbaik, sebab pada saat itu Anda sudah berhenti mencari.</p>`,
        },
      ],
    },
    {
      slug: 'dari-foto-ke-dinding',
      title: 'Dari foto ke dinding',
      chapters: [
        {
          slug: 'memilih-lima-dari-seratus',
          title: 'Memilih lima dari seratus',
          minutes: 25,
          html: `<p>Memotret itu menyenangkan, memilih itu menyakitkan. Kita mencintai foto yang sulit dibuat, padahal orang yang melihat tidak tahu bahwa kita hampir jatuh ke sungai.</p>
<p>Laras memakai tiga putaran. Putaran pertama cepat, satu detik untuk setiap foto. Simpan yang membuat Anda berhenti. Putaran kedua dilakukan keesokan hari, dengan foto dicetak kecil dan disebar di meja. Buang kembaran. Putaran ketiga dilakukan bersama orang lain. Minta ia memilih satu yang dibuang. Anda akan tahu mana yang sebenarnya ingin Anda pertahankan.</p>
<h2>Peran dalam seri</h2>
<p>Seri lima foto membutuhkan lima peran: tempat, orang, benda, peristiwa, dan akhir. Bila dua foto berebut peran yang sama, pilih yang lebih sunyi.</p>
<p>Simpan semua yang dibuang di satu map. Jangan dihapus. Setahun kemudian sering ada satu foto di sana yang ternyata berbicara tentang hal yang waktu itu belum Anda ketahui.</p>`,
        },
        {
          slug: 'menulis-label',
          title: 'Menulis label',
          minutes: 25,
          html: `<p>Label di samping karya bukan penjelasan. Label adalah pintu. Ia cukup terbuka supaya orang masuk, dan cukup sempit supaya orang tidak melihat seluruh ruangan dari luar.</p>
<p>Label yang baik berisi tempat, tahun, dan satu hal yang tidak terlihat di foto. "Pasar Waiwerang, pukul lima pagi. Ikan di ember sudah dipesan." Kalimat kedua mengubah ember biasa menjadi cerita, tanpa menyuruh orang merasa apa pun.</p>
<h2>Yang dihindari</h2>
<ul><li>Kata sifat tentang karya sendiri.</li><li>Nama perasaan.</li><li>Kalimat yang dimulai dengan "foto ini menggambarkan".</li></ul>
<p>Latihan: tulis label untuk kelima foto Anda, masing-masing paling banyak dua puluh kata. Tukarkan dengan teman tanpa memperlihatkan fotonya. Minta ia menggambar apa yang dibayangkan. Perbedaan antara gambar itu dan foto Anda adalah ruang tempat orang akan tinggal.</p>`,
        },
        {
          slug: 'menggantung-pameran-kecil',
          title: 'Menggantung pameran kecil',
          minutes: 25,
          html: `<p>Pameran tidak memerlukan galeri. Pagar rumah, lorong sekolah, dan tali jemuran sudah cukup. Yang diperlukan adalah garis mata dan jarak.</p>
<p>Garis mata orang dewasa kira-kira satu setengah meter dari lantai. Letakkan tengah foto di sana, bukan tepi atasnya. Untuk pameran anak, turunkan sampai satu meter dan lihat betapa orang dewasa mau membungkuk. Jarak antara dua foto sebaiknya selebar telapak tangan. Lebih rapat, keduanya dibaca sebagai satu. Lebih renggang, orang lupa yang sebelumnya.</p>
<h2>Urutan kerja</h2>
<ol><li>Susun dahulu di lantai dan tidurkan semalam.</li><li>Gantung foto pertama dan terakhir.</li><li>Isi tengahnya dari foto yang paling besar.</li><li>Tempel label di kanan bawah.</li></ol>
<p>Undang tiga orang dan diamlah. Perhatikan di mana mereka berhenti. Titik itulah pameran Anda yang sebenarnya, dan sering kali bukan di foto yang Anda banggakan.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
