import type { DemoClass } from '../../demo.types.ts'

export const course: DemoClass = {
  code: 'PP-101',
  slug: 'belajar-di-rumah-dengan-riang',
  name: 'Belajar di Rumah dengan Riang',
  summary: 'Enam kebiasaan kecil bagi keluarga yang ingin belajar bersama tanpa menambah jam sekolah.',
  html: `<p>Kursus mandiri ini berisi kebiasaan yang kami coba bersama empat puluh keluarga. Tidak ada lembar kerja. Yang diperlukan hanya meja makan dan rasa ingin tahu.</p><p>Kerjakan satu bab dalam satu pekan. Lebih lambat juga tidak apa-apa.</p>`,
  cover: { scene: 'children-reading', seed: 13921, alt: 'Keluarga membaca bersama' },
  type: 'self_paced',
  level: 'beginner',
  category: 'keluarga',
  tags: ['keluarga', 'kebiasaan'],
  competencies: ['Bertanya', 'Bercerita'],
  outcomes: ['Meja tanya di rumah', 'Satu percobaan setiap pekan', 'Buku kecil buatan keluarga'],
  prerequisites: [],
  audience: ['Orang tua', 'Kakak', 'Kakek dan nenek'],
  durationMinutes: 120,
  price: 0,
  certificate: false,
  instructors: [
    { person: 'puja-pramudya', role: 'lead' },
    { person: 'regina-mandala', role: 'assistant' },
  ],
  rating: { average: 4.9, count: 96 },
  modules: [
    {
      slug: 'di-meja-makan',
      title: 'Di meja makan',
      chapters: [
        {
          slug: 'toples-pertanyaan',
          title: 'Toples pertanyaan',
          minutes: 20,
          isPreview: true,
          html: `<p>Anak berumur lima tahun bertanya puluhan kali sehari. Pada umur sepuluh jumlahnya tinggal beberapa. Bukan karena mereka sudah tahu, tetapi karena belajar bahwa bertanya itu merepotkan orang lain.</p><p>Letakkan sebuah toples bening di tengah meja makan beserta kertas dan pensil. Siapa pun boleh memasukkan pertanyaan kapan saja, termasuk orang dewasa. Setiap Sabtu malam ambil satu dengan mata tertutup dan bicarakan selama makan.</p><h2>Aturan satu-satunya</h2><p>Tidak seorang pun boleh membuka telepon sebelum setiap orang menebak. Tebakan yang keliru justru menarik, karena menunjukkan cara seseorang memahami dunia. Sesudah semua menebak, barulah mencari jawabannya bersama.</p><p>Coba pekan ini: masukkan pertanyaan pertama Anda sendiri, yang sungguh tidak Anda ketahui. Anak akan melihat bahwa orang dewasa pun masih belajar.</p>`,
        },
        {
          slug: 'resep-sebagai-pelajaran',
          title: 'Resep sebagai pelajaran',
          minutes: 20,
          html: `<p>Sebuah resep berisi bacaan, hitungan, urutan, dan percobaan sekaligus. Bedanya dengan lembar kerja, hasilnya dapat dimakan dan kesalahannya terasa di lidah.</p><p>Pilihlah resep dengan paling banyak tujuh langkah. Mintalah anak membacakannya keras-keras dan menjadi kepala dapur. Tugas Anda hanya mengerjakan yang panas dan yang tajam. Bila anak terlewat satu langkah, biarkan sampai terlihat akibatnya, selama tidak berbahaya.</p><p>Gandakan resepnya bila ada tamu, atau bagi dua bila telurnya kurang. Pecahan menjadi masuk akal ketika ada setengah butir telur yang harus diukur. Tanyakan bagaimana ia akan melakukannya sebelum memberi tahu caranya.</p><p>Coba pekan ini: masak satu resep dua kali, dengan satu bahan diubah pada kali kedua. Catat bedanya.</p>`,
        },
        {
          slug: 'cerita-tentang-hari-ini',
          title: 'Cerita tentang hari ini',
          minutes: 20,
          html: `<p>Pertanyaan "Bagaimana sekolahnya?" hampir selalu dijawab "Biasa". Itu bukan salah anak; pertanyaannya memang terlalu lebar. Pertanyaan yang sempit membuka pintu lebih mudah.</p><ul><li>Apa suara paling aneh yang kamu dengar hari ini?</li><li>Siapa yang hari ini menolong seseorang?</li><li>Di bagian mana kamu ingin waktu berjalan lebih cepat?</li></ul><p>Jawablah juga pertanyaan yang sama. Anak belajar bercerita dengan mendengar cerita. Bila hari Anda berat, ceritakan dengan ukuran yang dapat ia pikul, misalnya bahwa Anda lelah dan akan tidur lebih awal.</p><p>Sekali sepekan, mintalah satu orang menceritakan hari orang lain di meja itu. Kita akan tahu siapa yang sungguh mendengarkan.</p><p>Coba pekan ini: buat tiga pertanyaan sempit milik keluarga Anda sendiri.</p>`,
        },
      ],
    },
    {
      slug: 'di-sekitar-rumah',
      title: 'Di sekitar rumah',
      chapters: [
        {
          slug: 'peta-seratus-langkah',
          title: 'Peta seratus langkah',
          minutes: 20,
          html: `<p>Keluarlah dari pintu dan berjalanlah seratus langkah ke arah mana saja. Di perhentian itu duduklah lima menit, lalu gambar peta jalan yang baru saja dilalui. Jangan melihat telepon. Gambarlah yang diingat: pohon, anjing galak, tutup got yang bunyi.</p><p>Bandingkan peta anak dengan peta Anda. Anak biasanya menggambar yang setinggi lututnya: genangan, kucing, roda gerobak. Orang dewasa menggambar papan nama. Keduanya benar, dan keduanya tidak lengkap.</p><h2>Menambah arah dan jarak</h2><p>Pekan berikutnya ulangi jalan yang sama sambil menghitung langkah di antara dua tanda. Tambahkan panah matahari pagi. Peta itu kini dapat dipakai orang lain.</p><p>Coba pekan ini: sembunyikan sesuatu di jalan itu, lalu berikan peta kepada anggota keluarga yang tidak ikut.</p>`,
        },
        {
          slug: 'percobaan-satu-gelas',
          title: 'Percobaan satu gelas',
          minutes: 20,
          html: `<p>Percobaan yang baik muat dalam satu gelas dan selesai sebelum mandi sore. Tuangkan air, minyak, dan madu pelan-pelan. Masukkan anggur, gabus, dan kancing. Siapa yang berhenti di mana?</p><p>Sebelum memasukkan benda, setiap orang menebak dan menuliskan tebakannya. Tanpa tebakan, percobaan hanya menjadi tontonan. Setelah melihat hasilnya, tanyakan apa yang membuat tebakan itu masuk akal tadi.</p><p>Biarkan anak mengusulkan benda berikutnya. Di situlah ia mulai berpikir seperti peneliti: mengubah satu hal, menjaga yang lain tetap sama. Bila ia memasukkan semuanya sekaligus, tidak apa-apa. Tanyakan apakah ia masih tahu benda mana yang membuat airnya keruh.</p><p>Coba pekan ini: lakukan percobaan yang sama dengan air garam, dan catat satu benda yang berpindah tempat.</p>`,
        },
        {
          slug: 'buku-delapan-halaman',
          title: 'Buku delapan halaman',
          minutes: 20,
          html: `<p>Selembar kertas yang dilipat tiga kali dan digunting sekali menjadi buku delapan halaman. Tidak perlu lem. Anak yang enggan menulis satu halaman sering mau menulis delapan halaman kecil, karena setiap halaman hanya memuat satu kalimat.</p><p>Isilah dengan bahan dari bab-bab sebelumnya: pertanyaan terbaik dari toples, resep yang gagal, peta seratus langkah, atau tebakan yang keliru. Buku tentang hal yang sungguh terjadi lebih mudah ditulis daripada cerita naga.</p><p>Beri judul, nama penulis, dan harga. Harga boleh berupa sebuah pelukan. Letakkan di rak bersama buku lain, setinggi mata anak, dan bacakan pada tamu yang datang.</p><p>Coba pekan ini: buat satu buku bersama dan kirim satu lagi untuk kakek, nenek, atau tetangga.</p>`,
        },
      ],
    },
  ],
  classrooms: [],
}
