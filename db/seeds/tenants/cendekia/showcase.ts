import type { DemoShowcase } from '../../showcase.types.ts'

export const showcase: DemoShowcase = {
  albums: [
    {
      slug: 'hari-karya-bootcamp',
      title: 'Hari karya bootcamp angkatan ini',
      summary: 'Peserta memamerkan proyek akhir di depan keluarga, perekrut, dan calon peserta.',
      html: '<p>Tidak ada panggung tinggi. Setiap peserta punya satu meja, satu layar, dan sepuluh menit untuk menjelaskan keputusan yang diambilnya.</p>',
      publishedDaysAgo: 9,
      photos: [
        {
          scene: 'festival-stage',
          seed: 2209,
          alt: 'Panggung pameran karya',
          caption: 'Pembukaan hari karya di aula titik belajar.',
        },
        {
          scene: 'chart-board',
          seed: 2201,
          alt: 'Papan dengan bagan data',
          caption: 'Analisis antrean puskesmas, salah satu proyek yang paling lama ditanya.',
        },
        {
          scene: 'phone-app',
          seed: 2202,
          alt: 'Rancangan aplikasi di telepon',
          caption: 'Purwarupa aplikasi arisan yang sudah diuji ke dua belas ibu.',
        },
        {
          scene: 'interview',
          seed: 2204,
          alt: 'Perbincangan dua orang',
          caption: 'Perekrut bertanya, peserta menjawab tanpa salindia.',
        },
        {
          scene: 'graduation',
          seed: 2303,
          alt: 'Peserta merayakan kelulusan',
          caption: 'Sertifikat diserahkan oleh mentor masing-masing.',
        },
      ],
    },
    {
      slug: 'titik-belajar-kupang',
      title: 'Titik belajar Kupang dibuka',
      summary: 'Ruang belajar keempat kami, dibangun bersama warga di bekas gudang rempah.',
      html: '<p>Dinding, rak, dan meja dikerjakan tukang setempat. Pada hari pertama, 52 orang mendaftar langsung di tempat.</p>',
      publishedDaysAgo: 41,
      photos: [
        {
          scene: 'sea-boat',
          seed: 2315,
          alt: 'Perahu di laut',
          caption: 'Peralatan kelas tiba lewat pelabuhan.',
        },
        {
          scene: 'classroom',
          seed: 2302,
          alt: 'Ruang kelas dengan peserta',
          caption: 'Kelas pertama: spreadsheet untuk pedagang ikan.',
        },
        {
          scene: 'meeting',
          seed: 2205,
          alt: 'Warga duduk berdiskusi',
          caption: 'Warga menentukan sendiri jam buka ruang belajar.',
        },
        {
          scene: 'market',
          seed: 2207,
          alt: 'Pasar di sekitar titik belajar',
          caption: 'Letaknya sengaja di sebelah pasar.',
        },
      ],
    },
  ],
  films: [
    {
      slug: 'suasana-kelas-malam',
      title: 'Suasana kelas malam',
      summary: 'Potongan gambar bergerak dari kelas sampai wisuda, tujuh belas detik tanpa suara.',
      html: '<p>Sebagian besar peserta kami belajar setelah jam kerja. Rangkaian gambar ini memperlihatkan alurnya: kelas, tugas, tanya jawab, dan kelulusan. Tanpa suara.</p>',
      cover: { scene: 'classroom', seed: 2302, alt: 'Ruang kelas dengan peserta' },
      file: 'kelas-hari-ini.mp4',
      seconds: 17,
      publishedDaysAgo: 16,
    },
  ],
  neighbours: [
    {
      kind: 'tenants',
      slug: 'alumni-cendekia-surabaya',
      title: 'Alumni Cendekia Surabaya',
      summary: 'Perkumpulan alumni yang mengadakan bedah portofolio setiap Rabu malam.',
      html: '<p>Dimulai dari enam alumni bootcamp desain, perkumpulan ini sekarang menerima siapa saja yang ingin karyanya dibedah dengan jujur. Datang dengan satu karya dan satu pertanyaan.</p>',
      cover: { scene: 'city-skyline', seed: 2306, alt: 'Deretan gedung kota' },
      publishedDaysAgo: 70,
    },
    {
      kind: 'tenants',
      slug: 'lingkar-data-makassar',
      title: 'Lingkar Data Makassar',
      summary: 'Komunitas analis pemula yang membantu lembaga sosial membaca datanya sendiri.',
      html: '<p>Setiap dua bulan lingkar ini memilih satu lembaga sosial, lalu merapikan dan membaca datanya bersama. Hasilnya diserahkan dalam satu lembar yang dapat dipajang di dinding kantor.</p>',
      cover: { scene: 'chart-board', seed: 2307, alt: 'Bagan di papan' },
      publishedDaysAgo: 82,
    },
    {
      kind: 'collaborators',
      slug: 'jaringan-kantor-akuntan-lestari',
      title: 'Jaringan Kantor Akuntan Lestari',
      summary: 'Menyediakan kasus nyata dan menerima lulusan kelas akuntansi untuk magang tiga bulan.',
      html: '<p>Kasus latihan di kelas akuntansi berasal dari berkas yang sudah disamarkan oleh jaringan ini. Lulusan terbaik setiap angkatan ditawari magang berbayar.</p>',
      cover: { scene: 'laptop-desk', seed: 2206, alt: 'Meja kerja dengan laptop' },
      publishedDaysAgo: 48,
    },
    {
      kind: 'collaborators',
      slug: 'perkumpulan-perekrut-timur',
      title: 'Perkumpulan Perekrut Timur',
      summary: 'Sembilan perusahaan yang membaca portofolio peserta tanpa melihat ijazah.',
      html: '<p>Anggota perkumpulan ini sepakat menilai pelamar dari Cendekia berdasarkan karya dan wawancara kerja. Mereka juga mengirim umpan balik tertulis kepada setiap pelamar yang belum diterima.</p>',
      cover: { scene: 'meeting', seed: 2304, alt: 'Pertemuan di ruang rapat' },
      publishedDaysAgo: 55,
    },
  ],
  collaboration: {
    title: 'Bekerja sama dengan Cendekia',
    intro:
      'Perusahaan, kampus, dan komunitas dapat ikut merancang kelas, memberi kasus, atau menerima lulusan.',
    steps: [
      { title: 'Pilih perannya', text: 'Pemberi kasus, penguji, tempat magang, atau penyandang beasiswa.' },
      { title: 'Bertemu mentor', text: 'Satu pertemuan 45 menit dengan mentor bidang yang Anda minati.' },
      {
        title: 'Ikut satu angkatan',
        text: 'Peran Anda dicoba selama satu angkatan penuh sebelum diperpanjang.',
      },
    ],
    action: { label: 'Hubungi tim kemitraan', href: 'mailto:sapa@cendekia.example' },
  },
  clients: [
    {
      slug: 'asuransi-payung-kita',
      name: 'Asuransi Payung Kita',
      sector: 'Asuransi',
      logo: { scene: 'mark:tent', seed: 2601, alt: 'Logo Asuransi Payung Kita' },
    },
    {
      slug: 'badan-pelatihan-kota-walesi',
      name: 'Badan Pelatihan Kerja Kota Walesi',
      sector: 'Pemerintah daerah',
      logo: { scene: 'mark:book', seed: 2602, alt: 'Logo Badan Pelatihan Kerja Kota Walesi' },
    },
    {
      slug: 'ritel-serba-dekat',
      name: 'Ritel Serba Dekat',
      sector: 'Perdagangan eceran',
      logo: { scene: 'mark:sprout', seed: 2603, alt: 'Logo Ritel Serba Dekat' },
    },
  ],
  projects: [
    {
      slug: 'membaca-data-klaim',
      title: 'Membaca data klaim bersama 60 staf lapangan',
      kind: 'EmpowerEdge Training Program',
      client: 'asuransi-payung-kita',
      startsInDays: -210,
      endsInDays: -120,
      batches: [
        { label: 'Batch 1', inDays: -210 },
        { label: 'Batch 2', inDays: -165 },
      ],
      projectLink: '/Blog',
      summary:
        'Staf lapangan belajar membaca data klaim sendiri sehingga laporan bulanan selesai tanpa menunggu kantor pusat.',
      html: '<p>Laporan klaim Asuransi Payung Kita biasanya menunggu tim pusat. Kami melatih staf lapangan membersihkan, menghitung, dan menjelaskan datanya sendiri dengan lembar kerja yang sudah mereka miliki.</p><h2>Isi program</h2><ul><li>Delapan pertemuan malam, masing-masing 90 menit.</li><li>Data latihan dari klaim yang sudah disamarkan.</li><li>Satu laporan sungguhan sebagai tugas akhir.</li></ul><p>Templat laporan yang lahir dari kelas ini sekarang dipakai di semua kantor cabang.</p>',
      cover: { scene: 'chart-board', seed: 2312, alt: 'Bagan batang di papan tulis' },
      photos: [
        {
          scene: 'chart-board',
          seed: 2312,
          alt: 'Bagan batang di papan tulis',
          caption: 'Pertemuan ketiga: memilih satu angka yang paling perlu dijelaskan.',
        },
        {
          scene: 'laptop-desk',
          seed: 2311,
          alt: 'Laptop di meja',
          caption: 'Latihan dilakukan di laptop kantor masing-masing.',
        },
        {
          scene: 'meeting',
          seed: 2501,
          alt: 'Presentasi di ruang rapat',
          caption: 'Tugas akhir dipresentasikan kepada kepala cabang.',
        },
      ],
    },
    {
      slug: 'jalan-kedua-ke-dunia-kerja',
      title: 'Jalan kedua ke dunia kerja',
      kind: 'Capacity Building Programs',
      client: 'badan-pelatihan-kota-walesi',
      startsInDays: -290,
      endsInDays: -150,
      batches: [
        { label: 'Batch 1', inDays: -290 },
        { label: 'Batch 2', inDays: -220 },
      ],
      summary: 'Pelatihan administrasi dan pemasaran digital bagi warga yang kehilangan pekerjaan tetap.',
      html: '<p>Kota Walesi kehilangan dua pabrik dalam satu tahun. Bersama badan pelatihan kerja kota, kami menyusun program lima bulan yang dimulai dari kemampuan yang sudah dimiliki peserta.</p><h2>Pendekatan</h2><ul><li>Wawancara awal untuk memetakan kemampuan.</li><li>Dua jalur: administrasi perkantoran dan pemasaran digital.</li><li>Pendamping karier sampai tiga bulan setelah lulus.</li></ul><p>Modul dan daftar pendamping diserahkan kepada badan pelatihan untuk angkatan berikutnya.</p>',
      cover: { scene: 'classroom', seed: 2302, alt: 'Peserta pelatihan di kelas' },
      photos: [
        {
          scene: 'classroom',
          seed: 2302,
          alt: 'Peserta pelatihan di kelas',
          caption: 'Kelas administrasi pada pekan kedua.',
        },
        {
          scene: 'interview',
          seed: 2313,
          alt: 'Latihan wawancara kerja',
          caption: 'Latihan wawancara dengan relawan perekrut.',
        },
        {
          scene: 'graduation',
          seed: 2401,
          alt: 'Kelulusan peserta',
          caption: 'Kelulusan jalur pemasaran digital.',
        },
      ],
    },
    {
      slug: 'toko-tetangga-naik-kelas',
      title: 'Toko tetangga naik kelas',
      kind: 'CSR Program',
      client: 'ritel-serba-dekat',
      startsInDays: -120,
      endsInDays: -40,
      batches: [{ label: 'Batch 1', inDays: -120 }],
      summary:
        'Ritel Serba Dekat membiayai kelas tata toko dan promosi bagi 45 toko kelontong di sekitarnya.',
      html: '<p>Alih-alih bersaing, Ritel Serba Dekat memilih membantu toko kecil di sekitar gerainya. Peserta belajar menata rak, menghitung untung, dan berjualan lewat pesan singkat.</p><h2>Bentuk kegiatan</h2><ul><li>Kunjungan ke setiap toko sebelum kelas dimulai.</li><li>Empat pertemuan tatap muka.</li><li>Kunjungan kedua untuk melihat perubahan.</li></ul>',
      cover: { scene: 'market', seed: 2305, alt: 'Toko dan lapak di tepi jalan' },
      photos: [
        {
          scene: 'market',
          seed: 2305,
          alt: 'Toko dan lapak di tepi jalan',
          caption: 'Kunjungan pertama ke toko peserta.',
        },
        {
          scene: 'kitchen',
          seed: 2316,
          alt: 'Dapur rumah produksi',
          caption: 'Sebagian toko juga menjual makanan buatan sendiri.',
        },
      ],
    },
  ],
  podcast: {
    title: 'Ruang Karier',
    summary: 'Orang-orang yang berganti pekerjaan menceritakan bagian yang tidak masuk ke riwayat hidup.',
  },
  recording: { slug: 'dari-kasir-ke-analis', file: 'dari-kasir-ke-analis.mp3', seconds: 31 },
}
