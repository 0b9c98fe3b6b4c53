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
]
