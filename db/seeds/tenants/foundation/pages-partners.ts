import type { DemoPage } from '../../pages.types.ts'

export const partnerPages: DemoPage[] = [
  {
    name: 'Corporates',
    eyebrow: 'Kemitraan perusahaan',
    title: 'Tanggung jawab sosial sampai ke nota',
    lead: 'Perusahaan Anda memilih program dan provinsi. Sekolah dan warga memilih kebutuhannya. Kami mempertanggungjawabkan keduanya.',
    seo: { title: 'Kemitraan CSR pendidikan' },
    sections: [
      {
        kind: 'plans',
        id: 'bentuk',
        title: 'Tiga ukuran kemitraan',
        intro:
          'Semua ukuran menerima laporan triwulan berisi sekolah, barang, nomor nota, dan foto pemasangan.',
        items: [
          {
            name: 'Rak buku',
            price: 10_000_000,
            period: 'sekali',
            text: 'Dua puluh rak untuk dua puluh kelas.',
            benefits: ['Buku bacaan berjenjang', 'Surat dari sekolah penerima', 'Bukti donasi resmi'],
          },
          {
            name: 'Perpustakaan',
            price: 75_000_000,
            period: 'satu bangunan',
            text: 'Satu perpustakaan sekolah di Mollo.',
            benefits: [
              'Bangunan, rak, dan buku',
              'Pelatihan dua guru pengelola',
              'Karyawan boleh ikut kerja bakti',
              'Laporan akhir yang dapat diaudit',
            ],
            highlighted: true,
            action: { label: 'Buat janji temu', href: '/Make-Appointment' },
          },
          {
            name: 'Guru satu gugus',
            price: 100_000_000,
            period: 'per tahun',
            text: 'Empat puluh guru dilatih dan didampingi selama setahun.',
            benefits: [
              'Tiga kelas bersertifikat per guru',
              'Dua kunjungan mentor',
              'Paket media ajar dan buku',
            ],
          },
        ],
      },
      {
        kind: 'features',
        id: 'batas',
        title: 'Yang kami tolak dengan hormat',
        items: [
          {
            icon: 'close',
            title: 'Logo di seragam anak',
            text: 'Nama perusahaan tercantum di papan kecil dan laporan, tidak di tubuh anak.',
          },
          {
            icon: 'close',
            title: 'Serah terima tanpa pendampingan',
            text: 'Barang yang diantar lalu ditinggal biasanya rusak dalam setahun.',
          },
          {
            icon: 'close',
            title: 'Produk yang membahayakan anak',
            text: 'Kami tidak menerima dana dari industri rokok dan minuman keras.',
          },
          {
            icon: 'close',
            title: 'Kunjungan saat ujian',
            text: 'Tamu mengikuti kalender sekolah, bukan kalender perusahaan.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'alur',
        title: 'Dari rapat sampai laporan',
        items: [
          {
            label: 'Pekan 1',
            title: 'Bertemu',
            text: 'Zulfikar menunjukkan laporan audit lebih dulu, sebelum proposal.',
          },
          {
            label: 'Pekan 3',
            title: 'Perjanjian',
            text: 'Rekening atas nama yayasan, jadwal pencairan, dan hak memeriksa.',
          },
          { label: 'Bulan 3', title: 'Laporan pertama', text: 'Termasuk yang terlambat dan sebabnya.' },
          {
            label: 'Bulan 9',
            title: 'Kunjungan',
            text: 'Paling banyak enam orang, tanpa spanduk, mengikuti jam belajar.',
          },
        ],
      },
      {
        kind: 'contact',
        id: 'kemitraan',
        title: 'Tim kemitraan',
        intro: 'Tanyakan apa saja, termasuk temuan auditor.',
        hours: 'Senin-Jumat 08.00-16.00 WITA',
      },
    ],
  },
  {
    name: 'Government',
    eyebrow: 'Bersama pemerintah daerah',
    title: 'Menguatkan yang sudah ada',
    lead: 'Sekolah, guru, dan pengawasnya milik daerah. Kami datang dengan nota kesepahaman dan pulang ketika dinas dapat melanjutkan.',
    seo: { title: 'Kerja sama pemerintah daerah' },
    sections: [
      {
        kind: 'figures',
        id: 'jangkauan',
        title: 'Bekerja bersama',
        items: [
          { value: '47', label: 'kabupaten', note: 'tempat guru pernah dilatih' },
          { value: '11', label: 'provinsi', note: 'dengan pojok baca aktif' },
          { value: '62', label: 'sekolah binaan', note: 'yang mencatat kehadiran setiap hari' },
        ],
      },
      {
        kind: 'table',
        id: 'peran',
        title: 'Pembagian peran',
        columns: ['Urusan', 'Dinas pendidikan', 'Yayasan'],
        rows: [
          ['Memilih sekolah', 'Mengusulkan dan menetapkan', 'Menilai kesiapan warga'],
          ['Melatih', 'Menugaskan guru dan pengawas', 'Menyediakan pelatih dan bahan'],
          ['Mengawasi', 'Kunjungan pengawas', 'Kunjungan mentor, catatan dibagi'],
          ['Membiayai', 'Surat tugas dan transpor', 'Penginapan, buku, honor pelatih'],
          ['Melanjutkan', 'Anggaran tahun ketiga', 'Melatih pelatih daerah'],
        ],
      },
      {
        kind: 'text',
        id: 'bukti',
        title: 'Bukti yang dapat dipakai merencanakan',
        bodyHtml: `<p>Selama dua tahun, sekolah binaan mencatat kehadiran guru dan anak setiap hari. Catatan itu menunjukkan hal sederhana: pada musim hujan, jembatan gantung lebih menentukan kehadiran daripada teguran.</p>
<p>Data kami serahkan kepada dinas dalam bentuk tabel, tanpa nama anak, lengkap dengan cara menghitungnya.</p>
<p><a href="/Articles/kehadiran-guru-dan-musim-hujan">Baca temuan lengkapnya</a></p>`,
        picture: { scene: 'river-rafting', seed: 1433, alt: 'Sungai berarus deras di musim hujan' },
      },
      {
        kind: 'appeal',
        id: 'nota',
        title: 'Contoh nota kesepahaman tersedia',
        text: 'Kami kirim dalam bentuk yang dapat disunting, disertai rincian anggaran per sekolah.',
        actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
        picture: { scene: 'chart-board', seed: 1401, alt: 'Grafik penyaluran dana pada papan presentasi' },
      },
    ],
  },
  {
    name: 'Campus',
    eyebrow: 'Bersama kampus keguruan',
    title: 'Calon guru yang pulang',
    lead: 'Mahasiswa keguruan mengajar di sekolah binaan selama liburan. Sebagian akhirnya menetap.',
    cover: { scene: 'graduation', seed: 1303, alt: 'Mahasiswa penerima beasiswa mengenakan toga' },
    seo: { title: 'Kerja sama kampus keguruan' },
    sections: [
      {
        kind: 'steps',
        id: 'liburan',
        title: 'Enam pekan mengajar',
        items: [
          {
            label: 'Pembekalan',
            title: 'Sepekan di Soe',
            text: 'Kelas rangkap, perlindungan anak, dan cara menumpang hidup di rumah orang.',
          },
          {
            label: 'Pekan 1-4',
            title: 'Mengajar berdua',
            text: 'Satu mahasiswa mengajar, satu mengamati, lalu bertukar.',
          },
          {
            label: 'Pekan 5',
            title: 'Membuat satu benda',
            text: 'Kartu suku kata, alat ukur, atau buku cerita kampung yang ditinggalkan di kelas.',
          },
          {
            label: 'Pekan 6',
            title: 'Pamit',
            text: 'Laporan dibacakan di depan orang tua murid, bukan hanya dikumpulkan ke dosen.',
          },
        ],
      },
      {
        kind: 'people',
        id: 'kisah',
        title: 'Salah satu yang akan pulang',
        people: ['yuliana-nahak'],
        more: { label: 'Semester pertama di Kupang', href: '/Tulisan-Temans/semester-pertama-di-kupang' },
      },
      {
        kind: 'questions',
        id: 'kampus',
        title: 'Untuk ketua program studi',
        items: [
          {
            question: 'Dapatkah diakui sebagai praktik lapangan?',
            answer:
              'Dapat, bila kampus menetapkannya. Kami menyediakan mentor, jurnal harian, dan lembar penilaian.',
          },
          {
            question: 'Siapa menanggung biaya?',
            answer:
              'Yayasan menanggung pembekalan, tempat tinggal, dan asuransi. Kampus menanggung perjalanan.',
          },
          {
            question: 'Bagaimana keselamatan mahasiswa?',
            answer:
              'Selalu berdua, dengan keluarga angkat yang sudah dikunjungi dan nomor darurat yang diuji sebelum berangkat.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'daftar',
        title: 'Kampus Anda mendidik calon guru?',
        text: 'Kami bekerja dengan kelompok kecil, paling banyak dua belas mahasiswa per kampus setiap liburan.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Beasiswa Tunas', href: '/Program/beasiswa-tunas' },
        ],
        picture: { scene: 'classroom', seed: 1204, alt: 'Anak-anak menghitung biji jagung di meja kelas' },
      },
    ],
  },
]
