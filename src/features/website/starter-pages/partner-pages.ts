import { routes, to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** For those who come as an institution. */
export const partnerPages = (name: string): PageText[] => [
  {
    name: 'Campus',
    eyebrow: 'Untuk kampus',
    title: `Kampus dan ${name}`,
    lead: 'Mata kuliah memberi dasar. Kami membantu mahasiswa menghubungkannya dengan pekerjaan yang menunggu setelah wisuda.',
    sections: [
      {
        kind: 'features',
        id: 'bentuk',
        title: 'Bentuk kerja sama',
        items: [
          {
            title: 'Kelas pendamping mata kuliah',
            text: 'Praktik mingguan yang mengikuti silabus dosen, dengan tugas yang dinilai bersama.',
            icon: 'book-open',
          },
          {
            title: 'Proyek nyata',
            text: 'Kelompok mahasiswa mengerjakan kebutuhan mitra, didampingi mentor sampai diserahkan.',
            icon: 'briefcase',
          },
          {
            title: 'Pelatihan dosen',
            text: 'Dosen mencoba materi lebih dulu, lalu membawanya ke kelas dengan caranya sendiri.',
            icon: 'graduation-cap',
          },
          {
            title: 'Kuliah tamu',
            text: 'Praktisi bercerita tentang pekerjaan sehari-hari, termasuk yang tidak ada di buku.',
            icon: 'mic',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Bagaimana memulainya',
        items: [
          {
            title: 'Bertemu program studi',
            text: 'Kami mempelajari capaian lulusan dan celah yang ingin ditutup.',
          },
          {
            title: 'Menyusun rancangan',
            text: 'Silabus, jadwal, dan cara menilai ditulis bersama dosen pengampu.',
          },
          {
            title: 'Satu semester percobaan',
            text: 'Berjalan dalam skala kecil, dengan catatan yang dibuka di akhir.',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'program',
        title: 'Program yang berjalan',
        of: 'program',
        count: 3,
        more: { label: 'Semua program', href: to.programs() },
      },
      { kind: 'contact', id: 'kontak', title: 'Hubungi tim kemitraan' },
    ],
  },
  {
    name: 'Corporates',
    eyebrow: 'Untuk perusahaan',
    title: 'Pelatihan yang selesai di meja kerja',
    lead: `${name} menyusun pelatihan dari pekerjaan tim Anda, sehingga yang dipelajari pagi hari dapat dipakai sore harinya.`,
    sections: [
      {
        kind: 'features',
        id: 'kebutuhan',
        title: 'Yang biasa diminta perusahaan',
        items: [
          {
            title: 'Meningkatkan tim yang ada',
            text: 'Kelas tertutup dengan contoh dari data dan alat perusahaan sendiri.',
            icon: 'zap',
          },
          {
            title: 'Menyambut karyawan baru',
            text: 'Kursus pengenalan yang dapat diulang untuk setiap angkatan.',
            icon: 'rocket',
          },
          {
            title: 'Tanggung jawab sosial',
            text: 'Program bagi sekolah atau warga di sekitar tempat usaha, dengan laporan yang terbuka.',
            icon: 'heart',
          },
          {
            title: 'Merekrut lulusan',
            text: 'Mengenal peserta lewat karyanya sebelum mengundang mereka bekerja.',
            icon: 'handshake',
            href: routes['Talent-Hiring'],
          },
        ],
      },
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Langkah kerja',
        items: [
          {
            title: 'Memetakan',
            text: 'Percakapan singkat dengan atasan dan calon peserta tentang pekerjaan mereka.',
          },
          {
            title: 'Merancang',
            text: 'Usulan tertulis: tujuan, isi, jadwal, biaya, dan cara mengetahui hasilnya.',
          },
          { title: 'Melatih', text: 'Daring, di kantor Anda, atau gabungan keduanya.' },
          {
            title: 'Menindaklanjuti',
            text: 'Sesi tanya jawab setelah pelatihan, saat peserta mulai menerapkannya.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'tanya',
        title: 'Yang sering ditanyakan',
        items: [
          {
            question: 'Berapa peserta paling sedikit?',
            answer:
              'Tergantung bentuknya. Untuk kelompok yang sangat kecil biasanya lebih hemat mengikuti kelas terbuka; kami akan mengatakannya terus terang.',
          },
          {
            question: 'Apakah materi menjadi milik kami?',
            answer:
              'Bahan yang dibuat khusus untuk Anda boleh Anda pakai terus di dalam perusahaan. Rinciannya tertulis dalam usulan.',
          },
          {
            question: 'Bagaimana kerahasiaan data?',
            answer:
              'Contoh dari data perusahaan hanya dipakai dalam kelas Anda dan dapat disamarkan lebih dulu.',
          },
        ],
      },
      { kind: 'contact', id: 'kontak', title: 'Ceritakan kebutuhan tim Anda' },
    ],
  },
  {
    name: 'Government',
    eyebrow: 'Untuk pemerintah',
    title: 'Belajar yang sampai ke daerah',
    lead: `${name} bekerja bersama dinas dan pemerintah daerah untuk melatih guru, aparatur, dan warga dengan hasil yang dapat diperiksa.`,
    sections: [
      {
        kind: 'features',
        id: 'bidang',
        title: 'Bidang kerja sama',
        items: [
          {
            title: 'Pelatihan guru',
            text: 'Berjenjang per kabupaten atau kota, dengan guru pemandu dari daerah itu sendiri.',
            icon: 'graduation-cap',
          },
          {
            title: 'Kecakapan warga',
            text: 'Kelas untuk pencari kerja, pelaku usaha kecil, dan penggerak desa.',
            icon: 'users',
          },
          {
            title: 'Aparatur',
            text: 'Pelatihan kerja digital yang memakai surat, data, dan layanan sehari-hari.',
            icon: 'building',
          },
          {
            title: 'Pendidikan vokasi',
            text: 'Menghubungkan SMK dengan kebutuhan tempat kerja di daerahnya.',
            icon: 'cpu',
          },
        ],
      },
      {
        kind: 'table',
        id: 'pertanggungjawaban',
        title: 'Yang kami pertanggungjawabkan',
        columns: ['Bagian', 'Yang Anda terima'],
        rows: [
          ['Peserta', 'Daftar hadir dan kemajuan belajar per kelas'],
          ['Hasil', 'Karya peserta dan penilaian menurut rubrik yang disepakati'],
          ['Anggaran', 'Rincian biaya menurut kegiatan, dengan bukti yang dapat diperiksa'],
          ['Data pribadi', 'Persetujuan tercatat sesuai UU Pelindungan Data Pribadi'],
        ],
      },
      {
        kind: 'listing',
        id: 'berita',
        title: 'Kabar terbaru',
        of: 'news',
        count: 3,
        more: { label: 'Semua berita', href: routes.News },
      },
      { kind: 'contact', id: 'kontak', title: 'Hubungi kami untuk penjajakan' },
    ],
  },
  {
    name: 'Talent-Hiring',
    eyebrow: 'Rekrut talenta',
    title: 'Kenali orangnya lewat karyanya',
    lead: `Peserta ${name} lulus dengan karya yang bisa dibuka dan ditanyakan. Mulailah dari sana, bukan dari tumpukan lamaran.`,
    sections: [
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Dari kebutuhan sampai hari pertama kerja',
        items: [
          {
            title: 'Tuliskan pekerjaannya',
            text: 'Apa yang akan dikerjakan dalam tiga bulan pertama, dengan alat apa, bersama siapa.',
          },
          {
            title: 'Kami pertemukan',
            text: 'Peserta yang bersedia dan cocok kami kenalkan beserta karyanya.',
          },
          {
            title: 'Coba bersama',
            text: 'Tugas singkat yang dibayar atau masa magang, supaya kedua pihak yakin.',
          },
          { title: 'Mulai bekerja', text: 'Pengajar tetap dapat dihubungi selama masa penyesuaian.' },
        ],
      },
      {
        kind: 'features',
        id: 'sikap',
        title: 'Yang kami jaga',
        items: [
          {
            title: 'Atas persetujuan peserta',
            text: 'Tidak ada data peserta yang dibagikan tanpa izinnya.',
            icon: 'shield',
          },
          {
            title: 'Pekerjaan yang layak',
            text: 'Lowongan menyebut upah, jam kerja, dan tempat kerja dengan jelas.',
            icon: 'wallet',
          },
          {
            title: 'Umpan balik dua arah',
            text: 'Catatan Anda tentang lulusan memperbaiki kelas berikutnya.',
            icon: 'message-circle',
          },
        ],
      },
      {
        kind: 'listing',
        id: 'kelas',
        title: 'Kelas yang melahirkan mereka',
        of: 'class',
        count: 3,
        more: { label: 'Semua kelas', href: to.classes() },
      },
      { kind: 'contact', id: 'kontak', title: 'Sampaikan kebutuhan Anda' },
    ],
  },
  {
    name: 'Training-Services',
    eyebrow: 'Layanan pelatihan',
    title: 'Pelatihan yang disusun untuk lembaga Anda',
    lead: `Tim ${name} datang dengan silabus yang dapat diubah, pengajar yang mengerjakan hal yang diajarkannya, dan cara menilai yang jelas.`,
    sections: [
      {
        kind: 'table',
        id: 'bentuk',
        title: 'Bentuk pelatihan',
        columns: ['Bentuk', 'Lama', 'Cocok untuk'],
        rows: [
          ['Lokakarya', 'Satu sampai dua hari', 'Mengenalkan satu kecakapan baru kepada satu tim'],
          ['Kelas berkala', 'Beberapa minggu', 'Kecakapan yang perlu dilatih di sela pekerjaan'],
          ['Pendampingan', 'Beberapa bulan', 'Perubahan cara kerja yang ingin bertahan'],
        ],
      },
      {
        kind: 'steps',
        id: 'langkah',
        title: 'Menyusunnya bersama',
        items: [
          {
            title: 'Tujuan',
            text: 'Apa yang harus bisa dikerjakan peserta setelah pelatihan, dalam satu kalimat.',
          },
          { title: 'Silabus', text: 'Kami usulkan urutan materi. Anda menambah, membuang, atau menukarnya.' },
          {
            title: 'Pelaksanaan',
            text: 'Pengajar utama dan pendamping, dengan kelompok yang cukup kecil untuk ditanya satu per satu.',
          },
          { title: 'Laporan', text: 'Hasil penilaian, catatan pengajar, dan saran langkah berikutnya.' },
        ],
      },
      {
        kind: 'listing',
        id: 'program',
        title: 'Contoh susunan program',
        of: 'program',
        count: 3,
        more: { label: 'Semua program', href: to.programs() },
      },
      { kind: 'contact', id: 'kontak', title: 'Minta usulan pelatihan' },
    ],
  },
]
