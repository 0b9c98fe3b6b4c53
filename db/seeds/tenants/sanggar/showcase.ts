import type { DemoShowcase } from '../../showcase.types.ts'

export const showcase: DemoShowcase = {
  albums: [
    {
      slug: 'temu-pengelola-yogyakarta',
      title: 'Temu pengelola akademi di Yogyakarta',
      summary: 'Dua hari bersama 64 pengelola dari 19 kota: bertukar cara kerja, bukan sekadar kartu nama.',
      html: '<p>Setiap tahun pengelola akademi yang memakai Sanggar bertemu langsung. Tahun ini kami meminjam pendopo sebuah sekolah kerajinan, dan setiap meja diisi pengelola dari kota yang berbeda.</p>',
      publishedDaysAgo: 12,
      photos: [
        {
          scene: 'meeting',
          seed: 1203,
          alt: 'Pengelola akademi berdiskusi mengelilingi meja',
          caption: 'Meja tiga membahas cara menjaga peserta tetap hadir sampai pekan terakhir.',
        },
        {
          scene: 'teacher-board',
          seed: 1202,
          alt: 'Pembicara menjelaskan di depan papan tulis',
          caption: 'Melati menunjukkan alur pendaftaran yang dipangkas dari sembilan menjadi empat langkah.',
        },
        {
          scene: 'interview',
          seed: 1333,
          alt: 'Dua orang berbincang dengan mikrofon',
          caption: 'Rekaman episode Bincang Sanggar di sela acara.',
        },
        {
          scene: 'market',
          seed: 1305,
          alt: 'Lapak makanan di halaman',
          caption: 'Makan siang dari warung di sekitar pendopo.',
        },
        {
          scene: 'graduation',
          seed: 1304,
          alt: 'Peserta mengangkat tangan dengan gembira',
          caption: 'Penutupan: setiap kota pulang dengan satu hal yang akan dicoba.',
        },
      ],
    },
    {
      slug: 'bengkel-merancang-kursus',
      title: 'Bengkel merancang kursus',
      summary: 'Dari catatan di kertas sampai bab pertama yang bisa dibuka peserta, selesai dalam satu hari.',
      html: '<p>Bengkel ini tidak memakai salindia. Peserta membawa materi sendiri, lalu membongkarnya menjadi modul, bab, dan kuis bersama pendamping.</p>',
      publishedDaysAgo: 33,
      photos: [
        {
          scene: 'classroom',
          seed: 1205,
          alt: 'Peserta duduk berkelompok di ruang kelas',
          caption: 'Pagi hari: membongkar materi menjadi potongan lima belas menit.',
        },
        {
          scene: 'laptop-desk',
          seed: 1201,
          alt: 'Laptop di meja kerja',
          caption: 'Bab pertama mulai ditulis sebelum makan siang.',
        },
        {
          scene: 'chart-board',
          seed: 1322,
          alt: 'Papan berisi bagan',
          caption: 'Peta kemampuan: apa yang dapat dilakukan peserta setelah setiap modul.',
        },
        {
          scene: 'phone-app',
          seed: 1204,
          alt: 'Tampilan aplikasi di telepon',
          caption: 'Setiap bab diuji di telepon murah sebelum diterbitkan.',
        },
      ],
    },
  ],
  films: [
    {
      slug: 'sehari-di-kelas-sanggar',
      title: 'Sehari di kelas Sanggar',
      summary: 'Dari ruang kelas sampai hari kelulusan dalam tujuh belas detik, digambar dan tanpa suara.',
      html: '<p>Rangkaian gambar bergerak tentang satu hari belajar: kelas pagi, tugas di laptop, tanya jawab di papan tulis, lalu kelulusan. Video ini tanpa suara, jadi dapat diputar di mana saja.</p>',
      cover: { scene: 'classroom', seed: 1205, alt: 'Peserta duduk berkelompok di ruang kelas' },
      file: 'kelas-hari-ini.mp4',
      seconds: 17,
      publishedDaysAgo: 10,
    },
  ],
  neighbours: [
    {
      kind: 'tenants',
      slug: 'sanggar-pesisir-selatan',
      title: 'Sanggar Pesisir Selatan',
      summary: 'Komunitas pengajar di tiga kecamatan pesisir yang berbagi satu katalog kelas.',
      html: '<p>Tujuh belas pengajar dari tiga kecamatan sepakat memakai satu situs supaya warga tidak perlu mencari ke mana-mana. Mereka bertemu setiap Sabtu pertama di balai nelayan.</p><h2>Yang sedang dikerjakan</h2><ul><li>Kelas mengolah hasil laut untuk ibu-ibu pesisir.</li><li>Kursus pembukuan warung.</li><li>Pendampingan belajar membaca bagi anak kelas rendah.</li></ul>',
      cover: { scene: 'volcano-sunrise', seed: 1502, alt: 'Matahari terbit di balik gunung' },
      publishedDaysAgo: 60,
    },
    {
      kind: 'tenants',
      slug: 'sanggar-kota-lama',
      title: 'Sanggar Kota Lama',
      summary: 'Cabang di kawasan kota lama dengan ruang belajar yang buka sampai malam.',
      html: '<p>Bangunan bekas toko kain ini sekarang menampung dua kelas kecil dan satu studio rekam. Pengajar dari kota lain boleh memakainya tanpa biaya selama jadwal kosong.</p><h2>Berkunjung</h2><p>Ruang belajar buka Senin sampai Sabtu, pukul 13.00 sampai 21.00. Tidak perlu membuat janji untuk sekadar melihat-lihat.</p>',
      cover: { scene: 'workshop-tools', seed: 1343, alt: 'Perkakas bengkel yang tertata' },
      publishedDaysAgo: 75,
    },
    {
      kind: 'collaborators',
      slug: 'penerbit-daun-lontar',
      title: 'Penerbit Daun Lontar',
      summary: 'Menyediakan izin pakai untuk 120 bab buku pelajaran dalam kursus di Sanggar.',
      html: '<p>Pengelola akademi dapat mengutip dan menyusun ulang bab dari katalog Daun Lontar di dalam kursusnya. Penulis tetap disebut, dan bagian hasil penjualan diteruskan setiap bulan.</p>',
      cover: { scene: 'books', seed: 1210, alt: 'Tumpukan buku' },
      publishedDaysAgo: 45,
    },
    {
      kind: 'collaborators',
      slug: 'politeknik-anyam-karya',
      title: 'Politeknik Anyam Karya',
      summary: 'Mengakui sertifikat kelas Pesilat sebagai satu mata kuliah pilihan.',
      html: '<p>Lulusan kelas Pesilat yang melanjutkan ke Politeknik Anyam Karya dapat mengajukan pengakuan satu mata kuliah pilihan. Penilaiannya memakai portofolio, bukan ujian ulang.</p>',
      cover: { scene: 'computer-lab', seed: 1403, alt: 'Laboratorium komputer' },
      publishedDaysAgo: 52,
    },
    {
      kind: 'collaborators',
      slug: 'koperasi-awan-nusantara',
      title: 'Koperasi Awan Nusantara',
      summary: 'Menyediakan server di dalam negeri dengan harga koperasi bagi akademi kecil.',
      html: '<p>Akademi yang ingin memasang Sanggar sendiri dapat menyewa server dari koperasi ini. Anggota koperasi ikut menentukan harga dan lokasi penyimpanan.</p>',
      cover: { scene: 'server-room', seed: 1308, alt: 'Ruang server' },
      publishedDaysAgo: 58,
    },
  ],
  collaboration: {
    title: 'Cara memulai kerja sama',
    intro:
      'Kami bekerja dengan penerbit, kampus, perusahaan, dan pemerintah daerah. Langkahnya sama untuk semua.',
    steps: [
      {
        title: 'Ceritakan kebutuhannya',
        text: 'Kirim satu halaman saja: siapa yang belajar, apa yang harus bisa dilakukan, dan kapan.',
      },
      {
        title: 'Rancang bersama',
        text: 'Dalam dua pekan kami menyusun alur belajar, anggaran, dan pembagian tugas untuk Anda periksa.',
      },
      {
        title: 'Coba kecil dulu',
        text: 'Satu kelas percontohan berjalan sebelum perjanjian penuh ditandatangani.',
      },
      {
        title: 'Jalankan dan laporkan',
        text: 'Anda menerima laporan kehadiran, hasil, dan anggaran setiap bulan.',
      },
    ],
    action: { label: 'Kirim surat kerja sama', href: 'mailto:halo@sanggar.example' },
  },
  clients: [
    {
      slug: 'bank-tapak-desa',
      name: 'Bank Tapak Desa',
      sector: 'Perbankan',
      logo: { scene: 'mark:sprout', seed: 1601, alt: 'Logo Bank Tapak Desa' },
    },
    {
      slug: 'dinas-pendidikan-argamulya',
      name: 'Dinas Pendidikan Kabupaten Argamulya',
      sector: 'Pemerintah daerah',
      logo: { scene: 'mark:book', seed: 1602, alt: 'Logo Dinas Pendidikan Kabupaten Argamulya' },
    },
    {
      slug: 'sinar-anyam-logistik',
      name: 'Sinar Anyam Logistik',
      sector: 'Logistik',
      logo: { scene: 'mark:wave', seed: 1603, alt: 'Logo Sinar Anyam Logistik' },
    },
  ],
  projects: [
    {
      slug: 'warung-tercatat',
      title: 'Warung Tercatat untuk 300 pemilik warung',
      kind: 'CSR Program',
      client: 'bank-tapak-desa',
      startsInDays: -230,
      endsInDays: -110,
      batches: [
        { label: 'Batch 1', inDays: -230 },
        { label: 'Batch 2', inDays: -170 },
      ],
      projectLink: '/Courses/membuka-akademi-daring',
      summary:
        'Program tanggung jawab sosial yang mengajarkan pembukuan lewat telepon kepada pemilik warung di enam kecamatan.',
      html: '<p>Bank Tapak Desa ingin nasabah warungnya mengerti arus kas sebelum mengajukan pinjaman. Kami menyusun kursus pendek yang dapat diikuti di sela melayani pembeli: sepuluh bab, masing-masing di bawah delapan menit.</p><h2>Yang kami kerjakan</h2><ul><li>Merekam contoh pembukuan di enam warung sungguhan.</li><li>Melatih dua belas pendamping lapangan.</li><li>Menyediakan kuis yang tetap bisa dijawab saat sambungan putus.</li></ul><h2>Yang tinggal setelah program selesai</h2><p>Bahan ajarnya menjadi milik bank dan pendamping lapangan. Mereka melanjutkan kelas tanpa kami, memakai akun dan situs yang sama.</p>',
      cover: { scene: 'market', seed: 1305, alt: 'Pasar dengan deretan warung' },
      photos: [
        {
          scene: 'market',
          seed: 1305,
          alt: 'Deretan warung di pasar',
          caption: 'Rekaman contoh dilakukan pagi hari, sebelum pembeli ramai.',
        },
        {
          scene: 'kitchen',
          seed: 1342,
          alt: 'Dapur warung',
          caption: 'Bab tentang stok diambil di dapur warung nasi.',
        },
        {
          scene: 'phone-app',
          seed: 1209,
          alt: 'Telepon menampilkan pelajaran',
          caption: 'Setiap bab selesai ditonton dalam sekali menunggu air mendidih.',
        },
      ],
      images: [
        {
          scene: 'chart-board',
          seed: 1323,
          alt: 'Bagan arus kas di papan',
          caption: 'Lembar arus kas yang dipakai peserta.',
        },
      ],
    },
    {
      slug: 'guru-merancang-kelas-daring',
      title: 'Guru merancang kelas daring di 40 sekolah',
      kind: 'Capacity Building Programs',
      client: 'dinas-pendidikan-argamulya',
      startsInDays: -320,
      endsInDays: -190,
      batches: [
        { label: 'Batch 1, wilayah utara', inDays: -320 },
        { label: 'Batch 2, wilayah selatan', inDays: -260 },
      ],
      summary: 'Pelatihan berjenjang bagi guru inti yang kemudian melatih rekan di sekolahnya sendiri.',
      html: '<p>Dinas Pendidikan Kabupaten Argamulya meminta pelatihan yang tidak berhenti di aula. Kami melatih 80 guru inti selama enam pekan, lalu mendampingi mereka ketika melatih rekan di sekolah masing-masing.</p><h2>Alur program</h2><ul><li>Dua hari tatap muka untuk setiap wilayah.</li><li>Empat pekan praktik dengan kelas sungguhan.</li><li>Satu pekan saling mengamati antarsekolah.</li></ul><p>Semua rancangan kelas dikumpulkan di satu katalog yang dapat dipakai seluruh guru kabupaten.</p>',
      cover: { scene: 'teacher-board', seed: 1207, alt: 'Guru menjelaskan di papan tulis' },
      photos: [
        {
          scene: 'teacher-board',
          seed: 1207,
          alt: 'Guru menjelaskan di papan tulis',
          caption: 'Guru inti mencoba pembukaan kelas lima menit.',
        },
        {
          scene: 'village-school',
          seed: 1316,
          alt: 'Gedung sekolah desa',
          caption: 'Salah satu sekolah di wilayah selatan.',
        },
        {
          scene: 'meeting',
          seed: 1203,
          alt: 'Pertemuan kelompok guru',
          caption: 'Pekan saling mengamati ditutup dengan catatan, bukan nilai.',
        },
      ],
      video: { file: 'kelas-hari-ini.mp4', seconds: 17 },
    },
    {
      slug: 'kepala-gudang-melatih',
      title: 'Kepala gudang menjadi pelatih',
      kind: 'EmpowerEdge Training Program',
      client: 'sinar-anyam-logistik',
      startsInDays: -150,
      endsInDays: -60,
      batches: [
        { label: 'Batch 1', inDays: -150 },
        { label: 'Batch 2', inDays: -105 },
      ],
      summary:
        'Dua puluh kepala gudang menyusun dan mengajarkan sendiri kelas keselamatan kerja di lokasinya.',
      html: '<p>Sinar Anyam Logistik punya prosedur keselamatan yang lengkap, tetapi jarang dibaca. Program ini membalik cara mengajarkannya: kepala gudang merekam prosedur di lokasinya sendiri, lalu melatih regunya.</p><h2>Langkahnya</h2><ul><li>Lokakarya merekam dengan telepon.</li><li>Pendampingan menyunting naskah menjadi bab pendek.</li><li>Simulasi di gudang, dinilai oleh regu lain.</li></ul><p>Seluruh kelas kini berada di situs internal perusahaan dan diperbarui oleh para kepala gudang.</p>',
      cover: { scene: 'workshop-tools', seed: 1343, alt: 'Perkakas yang tertata di dinding gudang' },
      photos: [
        {
          scene: 'workshop-tools',
          seed: 1343,
          alt: 'Perkakas tertata di dinding',
          caption: 'Rak perkakas yang dijadikan contoh bab pertama.',
        },
        {
          scene: 'interview',
          seed: 1333,
          alt: 'Wawancara dengan mikrofon',
          caption: 'Latihan bicara di depan kamera.',
        },
      ],
    },
  ],
  podcast: {
    title: 'Bincang Sanggar',
    summary:
      'Percakapan dengan orang-orang yang mengajar: bagaimana mereka memulai, apa yang pernah gagal, dan apa yang akhirnya berhasil.',
  },
  recording: { slug: 'guru-di-depan-kamera', file: 'guru-di-depan-kamera.mp3', seconds: 27 },
}
