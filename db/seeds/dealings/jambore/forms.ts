import type { DemoForms } from '../../forms.types.ts'

export const forms: DemoForms = {
  seasons: [
    {
      slug: 'liga-penjelajah-2027',
      name: 'Liga Penjelajah SMK',
      season: '2027',
      summary:
        'Regu dari SMK beradu membaca peta, menolong orang, dan merakit alat berkemah. Pendaftarannya dibuka menjelang musim kemarau.',
      html: '<p>Liga Penjelajah mempertemukan regu dari sekolah kejuruan di dua lapangan: kebun raya untuk seleksi, bumi perkemahan untuk final. Setiap regu membawa alat buatan bengkel sekolahnya sendiri.</p>',
      rulesHtml:
        '<ul><li>Satu regu berasal dari satu sekolah dan didampingi seorang pembina.</li><li>Setiap anggota menguasai pertolongan pertama dasar; sertifikatnya diperiksa saat daftar ulang.</li><li>Anggota di bawah 18 tahun memerlukan persetujuan orang tua atau wali.</li><li>Regu yang meninggalkan sampah kehilangan sepuluh poin.</li></ul>',
      fee: 150000,
      registrationOpensInDays: 25,
      registrationClosesInDays: 70,
      startsInDays: 90,
      endsInDays: 132,
      stages: [
        {
          name: 'Seleksi navigasi darat',
          text: 'Enam pos, satu peta, dua jam.',
          place: 'Kebun raya di empat kota',
          startsInDays: 90,
          endsInDays: 92,
        },
        {
          name: 'Final perkemahan',
          text: 'Tiga hari berkemah dengan alat buatan sendiri.',
          place: 'Bumi perkemahan',
          startsInDays: 130,
          endsInDays: 132,
        },
      ],
      categories: [
        {
          slug: 'regu-penjelajah',
          name: 'Regu Penjelajah',
          text: 'Navigasi, simpul, dan pertolongan pertama.',
          min: 4,
          max: 6,
        },
        {
          slug: 'regu-perakit',
          name: 'Regu Perakit',
          text: 'Merakit alat berkemah di bengkel.',
          min: 3,
          max: 5,
        },
      ],
      teams: [],
    },
  ],
  boards: [
    {
      slug: 'poin-penjelajahan',
      title: 'Poin penjelajahan',
      text: 'Dikumpulkan dari pos yang ditemukan dan tugas yang selesai sepanjang musim kemah.',
      period: 'Musim kemah 2026',
      unit: 'Poin',
      scope: 'student',
      entries: [
        ['Ni Luh Kartika', 'SMK Bali Widya Badung', '51', '51.03', 320],
        ['Yohanes Tefa', 'SMP Negeri 4 Amanuban', '53', '53.02', 305],
        ['Rangga Wirawan', 'SMA Negeri 3 Kaliurang', '34', '34.04', 298],
        ['Meisy Rondonuwu', 'SMA Negeri 2 Tomohon Bawah', '71', '71.71', 276],
        ['Elsye Suebu', 'SMP YPK Sentani', '91', '91.03', 264],
        ['Teguh Santosa', 'SMK Wiyata Ungaran', '33', '33.22', 251],
        ['Fatimah Zahra', 'MA Nurul Falah Malang', '35', '35.07', 240],
      ],
    },
    {
      slug: 'sekolah-paling-bersih',
      title: 'Gugus sekolah paling bersih',
      text: 'Kilogram sampah yang dipilah dan dibawa turun dari jalur.',
      period: 'Musim kemah 2026',
      unit: 'Kilogram',
      scope: 'school',
      entries: [
        ['SMA Negeri 3 Kaliurang', '', '34', '34.04', 214],
        ['SMK Bali Widya Badung', '', '51', '51.03', 187],
        ['SMA Negeri 2 Tomohon Bawah', '', '71', '71.71', 176],
        ['SMK Wiyata Ungaran', '', '33', '33.22', 149],
      ],
    },
  ],
  appointments: [
    {
      name: 'Gede Arimbawa',
      organisation: 'Gugus Depan Pantai Utara',
      orgType: 'community',
      topic: 'training',
      mode: 'offline',
      notes: 'Pelatihan pembina untuk 18 orang, kalau bisa sebelum libur semester.',
      status: 'new',
      inDays: 8,
      hour: 9,
    },
    {
      name: 'Lusiana Bere',
      organisation: 'SMP Negeri 4 Amanuban',
      orgType: 'school',
      topic: 'programme',
      mode: 'online',
      notes: 'Rombongan 40 siswa untuk kemah musim depan.',
      status: 'done',
      inDays: -14,
      hour: 10,
      place: 'https://rapat.example/jambore-amanuban',
    },
  ],
}
