import type { DemoShowcase } from '../../showcase.types.ts'

export const showcase: DemoShowcase = {
  albums: [
    {
      slug: 'lomba-proyek-kantin',
      title: 'Lomba proyek kantin',
      summary: 'Empat puluh dua tim, satu kantin sungguhan, dan antrean yang harus jadi lebih pendek.',
      html: '<p>Juri tidak melihat kode terlebih dahulu. Mereka mengantre di kantin, memesan lewat aplikasi setiap tim, dan mencatat berapa lama makanan sampai.</p>',
      publishedDaysAgo: 10,
      photos: [
        {
          scene: 'computer-lab',
          seed: 3202,
          alt: 'Siswa di laboratorium komputer',
          caption: 'Dua jam sebelum penjurian, semua masih mengubah warna tombol.',
        },
        {
          scene: 'phone-app',
          seed: 3205,
          alt: 'Aplikasi di layar telepon',
          caption: 'Aplikasi tim Sambal Ijo memesan dalam tiga ketukan.',
        },
        {
          scene: 'code-editor',
          seed: 3201,
          alt: 'Layar penyunting kode',
          caption: 'Perbaikan terakhir: satu koma yang hilang.',
        },
        {
          scene: 'meeting',
          seed: 3204,
          alt: 'Tim berdiskusi',
          caption: 'Tim Pecel membagi tugas di papan.',
        },
        {
          scene: 'medal',
          seed: 3303,
          alt: 'Medali juara',
          caption: 'Juara pertama memilih hadiah berupa SSD untuk sekolah.',
        },
      ],
    },
    {
      slug: 'lab-tua-dipakai-lagi',
      title: 'Lab tua dipakai lagi',
      summary: 'Siswa TKJ menghidupkan kembali 28 komputer berusia sepuluh tahun.',
      html: '<p>Tidak ada komputer baru. Siswa membersihkan debu, menukar bagian yang rusak, dan memasang sistem operasi ringan, lalu memberi nama setiap mesin.</p>',
      publishedDaysAgo: 36,
      photos: [
        {
          scene: 'workshop-tools',
          seed: 3315,
          alt: 'Perkakas di bengkel',
          caption: 'Obeng dan kuas: dua alat terpenting pekan itu.',
        },
        {
          scene: 'server-room',
          seed: 3207,
          alt: 'Rak server',
          caption: 'Server sekolah dipindah dari bawah meja ke rak bekas.',
        },
        {
          scene: 'computer-lab',
          seed: 3208,
          alt: 'Laboratorium komputer',
          caption: 'Dua puluh delapan dari tiga puluh mesin kembali menyala.',
        },
        {
          scene: 'teacher-board',
          seed: 3314,
          alt: 'Guru di papan tulis',
          caption: 'Pelajaran pertama di lab yang sudah hidup lagi.',
        },
      ],
    },
  ],
  films: [
    {
      slug: 'dari-kelas-ke-wisuda',
      title: 'Dari kelas ke wisuda',
      summary: 'Alur belajar di SMK Coding dalam tujuh belas detik, digambar dan tanpa suara.',
      html: '<p>Kelas, laptop, papan tulis, lalu wisuda: empat gambar bergerak yang merangkum satu tahun. Video ini tanpa suara dan ringan, cocok untuk diputar di lab dengan sambungan lambat.</p>',
      cover: { scene: 'computer-lab', seed: 3302, alt: 'Siswa di laboratorium komputer' },
      file: 'kelas-hari-ini.mp4',
      seconds: 17,
      publishedDaysAgo: 15,
    },
  ],
  neighbours: [
    {
      kind: 'tenants',
      slug: 'klub-koding-parepare',
      title: 'Klub Koding Parepare',
      summary: 'Siswa dari tiga SMK yang merawat jaringan sekolahnya sendiri.',
      html: '<p>Klub ini lahir dari praktik kerja yang dibatalkan. Tiga sekolah sepakat menjadikan jaringan mereka sebagai tempat praktik, dan siswa bergiliran menjadi petugas jaga.</p><h2>Pertemuan</h2><p>Jumat sore di lab yang kebagian giliran piket. Alumni boleh datang dan biasanya membawa gorengan.</p>',
      cover: { scene: 'server-room', seed: 3306, alt: 'Rak jaringan' },
      publishedDaysAgo: 61,
    },
    {
      kind: 'tenants',
      slug: 'ruang-kode-wonogiri',
      title: 'Ruang Kode Wonogiri',
      summary: 'Cabang di perpustakaan kabupaten, terbuka bagi siswa yang tidak punya laptop.',
      html: '<p>Delapan laptop pinjaman, satu jaringan cepat, dan dua pendamping alumni. Setiap peserta mendapat loker digital untuk menyimpan pekerjaannya.</p>',
      cover: { scene: 'library', seed: 3203, alt: 'Ruang perpustakaan' },
      publishedDaysAgo: 73,
    },
    {
      kind: 'collaborators',
      slug: 'studio-gawai-merdeka',
      title: 'Studio Gawai Merdeka',
      summary: 'Menerima enam siswa PKL setiap semester dan meminjamkan pembimbing.',
      html: '<p>Siswa PKL di studio ini mengerjakan produk yang benar-benar dipakai. Pembimbingnya datang ke kelas dua kali untuk membahas kode siswa lain.</p>',
      cover: { scene: 'laptop-desk', seed: 3210, alt: 'Meja kerja pengembang' },
      publishedDaysAgo: 47,
    },
    {
      kind: 'collaborators',
      slug: 'kebun-pintar-lembang-asri',
      title: 'Kebun Pintar Lembang Asri',
      summary: 'Menyediakan lahan dan sensor untuk bootcamp IoT.',
      html: '<p>Dua petak kebun dipakai sebagai laboratorium terbuka. Data kelembapan tanahnya terbuka bagi seluruh siswa sebagai bahan latihan.</p>',
      cover: { scene: 'planting', seed: 3209, alt: 'Menanam bibit' },
      publishedDaysAgo: 56,
    },
  ],
  collaboration: {
    title: 'Cara bekerja sama dengan SMK Coding',
    intro: 'Untuk perusahaan yang mencari siswa PKL, dan sekolah yang ingin membuka kelas.',
    steps: [
      {
        title: 'Isi satu halaman',
        text: 'Tuliskan pekerjaan yang dapat dikerjakan siswa dan siapa pembimbingnya.',
      },
      {
        title: 'Bedah bersama guru',
        text: 'Guru produktif mencocokkan pekerjaan itu dengan modul yang sedang berjalan.',
      },
      {
        title: 'Mulai dengan proyek dua pekan',
        text: 'Satu tim siswa mencoba lebih dulu, lalu kedua pihak memutuskan lanjut atau tidak.',
      },
    ],
    action: { label: 'Hubungi koordinator industri', href: 'mailto:halo@smkcoding.example' },
  },
  clients: [
    {
      slug: 'operator-seluler-nada-kita',
      name: 'Operator Seluler Nada Kita',
      sector: 'Telekomunikasi',
      logo: { scene: 'mark:wave', seed: 3601, alt: 'Logo Operator Seluler Nada Kita' },
    },
    {
      slug: 'balai-vokasi-provinsi-arunika',
      name: 'Balai Vokasi Provinsi Arunika',
      sector: 'Pemerintah provinsi',
      logo: { scene: 'mark:book', seed: 3602, alt: 'Logo Balai Vokasi Provinsi Arunika' },
    },
    {
      slug: 'pabrik-mebel-jati-rukun',
      name: 'Pabrik Mebel Jati Rukun',
      sector: 'Manufaktur',
      logo: { scene: 'mark:weave', seed: 3603, alt: 'Logo Pabrik Mebel Jati Rukun' },
    },
  ],
  projects: [
    {
      slug: 'lab-untuk-dua-belas-smk',
      title: 'Lab komputer untuk dua belas SMK',
      kind: 'CSR Program',
      client: 'operator-seluler-nada-kita',
      startsInDays: -300,
      endsInDays: -130,
      batches: [
        { label: 'Batch 1, enam sekolah', inDays: -300 },
        { label: 'Batch 2, enam sekolah', inDays: -210 },
      ],
      projectLink: '/Program/laboratorium-sekolah',
      summary:
        'Komputer bekas kantor dirakit ulang oleh siswa, lengkap dengan jaringan dan pelatihan bagi laboran.',
      html: '<p>Nada Kita mengganti 360 komputer kantornya. Alih-alih membuangnya, perusahaan meminta kami mengubahnya menjadi dua belas laboratorium yang dirawat siswa.</p><h2>Pembagian kerja</h2><ul><li>Siswa TKJ merakit dan menguji setiap mesin.</li><li>Siswa RPL memasang studio koding luring.</li><li>Laboran mengikuti pelatihan perawatan tiga hari.</li></ul><h2>Hasil</h2><p>Dari 360 komputer, 331 dapat dipakai kembali. Sisanya menjadi suku cadang yang dicatat di satu lembar bersama.</p>',
      cover: { scene: 'computer-lab', seed: 3302, alt: 'Laboratorium komputer sekolah' },
      photos: [
        {
          scene: 'computer-lab',
          seed: 3302,
          alt: 'Laboratorium komputer sekolah',
          caption: 'Lab pertama yang selesai.',
        },
        {
          scene: 'workshop-tools',
          seed: 3341,
          alt: 'Perkakas perakitan',
          caption: 'Meja perakitan di aula sekolah.',
        },
        {
          scene: 'server-room',
          seed: 3342,
          alt: 'Rak jaringan',
          caption: 'Rak jaringan ditata ulang oleh siswa kelas XI.',
        },
      ],
      video: { file: 'kelas-hari-ini.mp4', seconds: 17 },
    },
    {
      slug: 'guru-produktif-arunika',
      title: 'Guru produktif Arunika kembali ke industri',
      kind: 'Capacity Building Programs',
      client: 'balai-vokasi-provinsi-arunika',
      startsInDays: -240,
      endsInDays: -100,
      batches: [
        { label: 'Batch 1', inDays: -240 },
        { label: 'Batch 2', inDays: -170 },
      ],
      projectLink: '/Program/dari-kelas-ke-industri',
      summary: 'Lima puluh guru RPL dan TKJ magang satu bulan di perusahaan, lalu menyusun ulang modulnya.',
      html: '<p>Banyak guru produktif terakhir bekerja di industri belasan tahun lalu. Balai Vokasi Provinsi Arunika membiayai magang sebulan penuh, dengan syarat modul sekolah diperbarui sesudahnya.</p><h2>Alur</h2><ul><li>Satu pekan persiapan dan pencocokan tempat.</li><li>Empat pekan magang penuh waktu.</li><li>Dua pekan menyusun modul bersama pembimbing industri.</li></ul>',
      cover: { scene: 'teacher-board', seed: 3323, alt: 'Guru menyusun modul' },
      photos: [
        {
          scene: 'teacher-board',
          seed: 3323,
          alt: 'Guru menyusun modul',
          caption: 'Modul basis data ditulis ulang dari kasus magang.',
        },
        {
          scene: 'meeting',
          seed: 3307,
          alt: 'Pertemuan guru dan industri',
          caption: 'Pembimbing industri membaca rancangan modul.',
        },
      ],
    },
    {
      slug: 'operator-mesin-belajar-data',
      title: 'Operator mesin belajar membaca data',
      kind: 'EmpowerEdge Training Program',
      client: 'pabrik-mebel-jati-rukun',
      startsInDays: -110,
      endsInDays: -50,
      batches: [{ label: 'Batch 1', inDays: -110 }],
      summary: 'Operator pabrik mebel belajar membaca data sensor mesin dan membuat papan pantau sederhana.',
      html: '<p>Mesin potong Jati Rukun sudah mengirim data, tetapi hanya dibaca teknisi luar. Bersama siswa IoT, 24 operator belajar membaca dan menampilkan data itu di lantai produksi.</p><p>Papan pantau buatan mereka kini menyala di tiga jalur produksi.</p>',
      cover: { scene: 'robot-arm', seed: 3402, alt: 'Lengan robot di lantai produksi' },
      photos: [
        {
          scene: 'robot-arm',
          seed: 3402,
          alt: 'Lengan robot di lantai produksi',
          caption: 'Sensor dipasang bersama operator.',
        },
        {
          scene: 'code-editor',
          seed: 3308,
          alt: 'Kode di layar',
          caption: 'Papan pantau ditulis dalam Python, 140 baris.',
        },
      ],
    },
  ],
  podcast: {
    title: 'Ngobrol Koding',
    summary:
      'Alumni, guru, dan pembimbing industri membicarakan pekerjaan yang sebenarnya, tanpa istilah yang menakutkan.',
  },
  recording: {
    slug: 'dari-wonogiri-ke-tim-antarmuka',
    file: 'dari-wonogiri-ke-tim-antarmuka.mp3',
    seconds: 31,
  },
}
