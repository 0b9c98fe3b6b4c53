import type { DemoClass } from '../../demo.types.ts'

export const menyunting: DemoClass = {
  code: 'AK-101',
  slug: 'menyunting-naskah',
  name: 'Menyunting Naskah',
  summary: 'Enam bab tentang membaca naskah orang lain dengan teliti dan hormat.',
  html: '<p>Kursus mandiri bagi siapa saja yang harus memperbaiki tulisan: guru, pengelola media sekolah, staf komunikasi, dan penulis yang ingin menyunting dirinya sendiri.</p>',
  cover: { scene: 'books', seed: 10225, alt: 'Naskah dan buku terbuka' },
  type: 'self_paced',
  level: 'beginner',
  category: 'tulis',
  tags: ['menyunting', 'bahasa'],
  competencies: ['Menyunting', 'Memberi catatan'],
  outcomes: [
    'Membaca naskah dalam tiga putaran',
    'Memotong tanpa merusak',
    'Memberi catatan yang dapat dikerjakan',
  ],
  prerequisites: [],
  audience: ['Guru', 'Penulis', 'Staf komunikasi'],
  durationMinutes: 140,
  price: 175000,
  certificate: true,
  instructors: [{ person: 'andi-tenri-sompa', role: 'lead' }],
  rating: { average: 4.7, count: 36 },
  modules: [
    {
      slug: 'membaca',
      title: 'Membaca sebelum mencoret',
      chapters: [
        {
          slug: 'tiga-putaran',
          title: 'Tiga putaran membaca',
          minutes: 25,
          isPreview: true,
          html: '<p>Penyunting yang baik membaca sedikitnya tiga kali, dan pada putaran pertama penanya ditutup. Putaran pertama untuk mengerti: apa yang ingin dikatakan penulis, kepada siapa, dan di mana kita mulai bosan. Catat bagian yang membosankan itu di kertas lain, bukan di naskah.</p><p>Putaran kedua untuk susunan. Beri nomor pada setiap paragraf dan tulis satu kata tentang isinya. Dari daftar itu akan terlihat paragraf yang kembar, yang terlalu awal, atau yang hilang.</p><p>Putaran ketiga barulah untuk kalimat. Di sinilah ejaan, pilihan kata, dan irama diperbaiki. Memulai dari putaran ketiga adalah kesalahan paling umum: kita memoles paragraf yang akhirnya dibuang.</p><p><strong>Latihan:</strong> ambil satu tulisan sepanjang dua halaman. Lakukan putaran pertama tanpa pena. Ceritakan isinya kepada orang lain dalam tiga kalimat, lalu periksa apakah penulisnya setuju.</p>',
        },
        {
          slug: 'niat-penulis',
          title: 'Menemukan niat penulis',
          minutes: 20,
          html: '<p>Menyunting bukan menulis ulang dengan suara kita. Sebelum memberi saran, temukan niat penulis: apakah ia ingin membujuk, menceritakan, menjelaskan, atau mengadu? Saran yang tepat untuk esai dapat merusak laporan.</p><p>Cara tercepat adalah bertanya. Tulislah kepada penulis: "Menurut saya tulisan ini tentang ini, untuk pembaca ini. Benarkah?" Jawabannya sering kali lebih jernih daripada naskahnya, dan dapat langsung dipakai sebagai pembuka.</p><h2>Tiga tanda niat yang kabur</h2><ul><li>Ada dua pembuka yang sama kuatnya.</li><li>Judulnya bisa dipasang pada tulisan lain.</li><li>Kalimat terbaik justru berada di tengah dan tidak berhubungan dengan penutup.</li></ul><p>Bila tanda itu ada, jangan menyunting kalimat dulu. Bicaralah. Setengah jam percakapan menghemat tiga putaran penyuntingan.</p><p><strong>Latihan:</strong> tulis niat dari tiga artikel yang Anda baca hari ini, masing-masing satu kalimat.</p>',
        },
        {
          slug: 'peta-naskah',
          title: 'Membuat peta naskah',
          minutes: 25,
          html: '<p>Peta naskah adalah daftar pendek tentang apa yang dikerjakan setiap paragraf. Bukan isinya, melainkan tugasnya: membuka, memberi contoh, membantah, menunda, menjawab. Satu kata cukup.</p><p>Tulislah peta di kolom kiri. Setelah selesai, baca hanya kolom itu dari atas ke bawah. Bila Anda menemukan tiga contoh berturut-turut tanpa jawaban, pembaca pun akan lelah di sana. Bila ada bantahan tanpa jawaban, kepercayaan akan bocor.</p><h2>Memindahkan, bukan menghapus</h2><p>Sebagian besar masalah susunan selesai dengan memindahkan satu paragraf. Cobalah menaruh adegan terbaik di awal, lalu baca ulang peta itu. Bila kolom kiri terdengar seperti percakapan yang wajar, susunannya sudah benar.</p><p><strong>Latihan:</strong> buat peta untuk tulisan Anda sendiri dari setahun lalu. Pindahkan satu paragraf dan lihat apa yang berubah.</p>',
        },
      ],
    },
    {
      slug: 'memperbaiki',
      title: 'Memperbaiki dengan hormat',
      chapters: [
        {
          slug: 'memotong',
          title: 'Memotong tanpa merusak',
          minutes: 25,
          html: '<p>Naskah hampir selalu membaik setelah sepuluh persennya dibuang. Mulailah dari yang tidak akan dirindukan siapa pun: kata penguat yang berlebihan, pengantar yang menjelaskan bahwa penjelasan akan datang, dan kalimat yang mengulang kutipan.</p><p>Lalu periksa sambungan. Kata "selain itu", "dengan demikian", dan "seperti yang telah disebutkan" sering menandai paragraf yang belum menemukan tempatnya. Bila sambungan dihapus dan maknanya tetap, biarkan terhapus.</p><h2>Yang tidak boleh dipotong</h2><p>Jangan membuang keraguan yang jujur. "Saya tidak yakin" dari seorang narasumber mungkin kalimat terpenting dalam laporan. Jangan pula memotong kutipan hingga artinya bergeser.</p><p><strong>Latihan:</strong> potong sebuah tulisan delapan ratus kata menjadi enam ratus. Minta seseorang membaca keduanya dan menyebutkan apa yang hilang.</p>',
        },
        {
          slug: 'catatan',
          title: 'Catatan yang dapat dikerjakan',
          minutes: 25,
          html: '<p>"Kurang mengalir" bukan catatan; itu keluhan. Catatan yang berguna menyebutkan tempatnya, menjelaskan akibatnya bagi pembaca, dan menawarkan satu jalan. Contohnya: "Di paragraf empat saya kehilangan siapa yang berbicara. Mungkin namanya dapat diulang di awal kalimat."</p><p>Batasi diri pada lima catatan besar untuk satu naskah. Penulis yang menerima tiga puluh catatan akan mengerjakan yang termudah. Urutkan dari yang paling penting, dan sebutkan mana yang wajib serta mana yang boleh diabaikan.</p><h2>Mulai dari yang berhasil</h2><p>Tunjukkan satu bagian yang bekerja dengan baik beserta alasannya. Ini bukan basa-basi. Penulis perlu tahu apa yang harus dijaga saat memperbaiki yang lain.</p><p><strong>Latihan:</strong> tulis ulang tiga catatan yang pernah Anda terima menjadi catatan yang dapat dikerjakan.</p>',
        },
        {
          slug: 'periksa-akhir',
          title: 'Pemeriksaan terakhir',
          minutes: 20,
          html: '<p>Sebelum terbit, bacalah naskah dari belakang: paragraf terakhir lebih dulu. Cara ini memutus alur cerita sehingga mata kembali melihat huruf. Nama yang ditulis dua cara, tanggal yang tidak cocok dengan harinya, dan kutipan tanpa penutup akan muncul sendiri.</p><p>Buat daftar periksa dan gunakan setiap kali, juga ketika Anda yakin. Isinya pendek: nama, jabatan, angka, tanggal, keterangan foto, tautan, judul, dan nama penulis. Centang dengan tangan.</p><h2>Mintalah mata kedua</h2><p>Orang yang belum pernah membaca naskah itu menemukan kekeliruan dalam lima menit yang tidak Anda temukan dalam lima jam. Sediakan waktu untuknya, dan ucapkan terima kasih atas setiap temuan.</p><p><strong>Latihan:</strong> susun daftar periksa Anda sendiri, paling banyak sepuluh baris, lalu tempel di dekat meja.</p>',
        },
      ],
    },
  ],
  classrooms: [],
}
