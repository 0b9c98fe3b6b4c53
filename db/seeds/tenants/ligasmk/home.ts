import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Musim 4, pekan kelima',
    title: 'Dirakit di bengkel, diuji di lintasan',
    text: 'Liga robotika dan karya bengkel antarsekolah kejuruan. Poin dihitung sejak catatan pertama.',
    actions: [
      { label: 'Daftarkan tim', href: '/Liga-Smk/Register' },
      { label: 'Aturan dan babak', href: '/Liga-Smk' },
    ],
    picture: { scene: 'robot-arm', seed: 14651, alt: 'Siswa dan robot di bengkel' },
    figures: [
      { value: '28', label: 'tim' },
      { value: '19', label: 'sekolah' },
      { value: '61', label: 'laga' },
      { value: '21,3', label: 'detik tercepat' },
    ],
  },
  sections: [
    {
      id: 'klasemen',
      kind: 'table',
      title: 'Klasemen robot garis',
      intro: 'Sampai laga pekan keempat.',
      more: { label: 'Papan peringkat', href: '/Leaderboards' },
      columns: ['Tim', 'Laga', 'M', 'S', 'K', 'Poin'],
      rows: [
        ['Kilat Kota Lama', '4', '4', '0', '0', '91'],
        ['Mataram Presisi', '4', '3', '0', '1', '88'],
        ['Ungaran Sirkuit', '4', '2', '1', '1', '79'],
        ['Cimahi Roda', '4', '2', '0', '2', '74'],
        ['Boyolali Bergerak', '4', '1', '2', '1', '70'],
        ['Sragen Elektro', '4', '1', '1', '2', '66'],
        ['Klaten Listrik', '4', '0', '2', '2', '58'],
        ['Wonogiri Sensor', '4', '0', '0', '4', '51'],
      ],
    },
    {
      id: 'jadwal',
      kind: 'schedule',
      title: 'Jadwal laga',
      more: { label: 'Semua acara', href: '/Event' },
      days: [
        {
          title: 'Pekan kelima',
          inDays: 2,
          items: [
            { time: '09.00', title: 'Ungaran Sirkuit vs Kilat Kota Lama', place: 'SMK Wiyata Ungaran' },
            { time: '10.30', title: 'Cimahi Roda vs Mataram Presisi', place: 'Daring, lintasan A' },
            { time: '13.00', title: 'Klaten Listrik vs Sragen Elektro', place: 'Bengkel Bengawan' },
          ],
        },
        {
          title: 'Pekan keenam',
          inDays: 6,
          items: [
            { time: '08.30', title: 'Kilat Kota Lama vs Boyolali Bergerak', place: 'SMK Wiyata Ungaran' },
            { time: '10.00', title: 'Mataram Presisi vs Wonogiri Sensor', place: 'SMK Puspa Yogya' },
            { time: '12.30', title: 'Pameran karya bengkel', place: 'Halaman sekolah' },
          ],
        },
      ],
    },
    {
      id: 'tim',
      kind: 'features',
      title: 'Tim yang memimpin',
      items: [
        {
          icon: 'zap',
          title: 'Kilat Kota Lama',
          text: 'SMK Negeri 7 Kota Lama, Semarang. Belum terkalahkan.',
        },
        { icon: 'target', title: 'Mataram Presisi', text: 'SMK Puspa Yogya. Paling jarang keluar lintasan.' },
        { icon: 'cpu', title: 'Ungaran Sirkuit', text: 'SMK Wiyata Ungaran. Papan sirkuit buatan sendiri.' },
        {
          icon: 'flag',
          title: 'Cimahi Roda',
          text: 'SMK Negeri 1 Lembah Cimahi. Roda dari karet ban bekas.',
        },
      ],
    },
    {
      id: 'berita',
      kind: 'listing',
      of: 'news',
      count: 4,
      title: 'Laporan laga',
      more: { label: 'Semua berita', href: '/News' },
    },
    {
      id: 'jalan',
      kind: 'steps',
      title: 'Jalan menuju final',
      items: [
        { label: 'Sekarang', title: 'Pekan laga', text: 'Enam laga per tim, kandang dan tandang.' },
        { label: 'Bulan ketiga', title: 'Semifinal', text: 'Delapan tim menjelaskan karyanya kepada juri.' },
        {
          label: 'Bulan keempat',
          title: 'Final',
          text: 'Satu hari di pendapa, lintasan baru dibuka pagi itu.',
        },
      ],
    },
    {
      id: 'orang',
      kind: 'people',
      title: 'Juri dan pembimbing',
      people: ['suryo-wibowo', 'maya-tandiono', 'endah-purwaningsih', 'bagas-pramono', 'tri-handayani'],
    },
    {
      id: 'latihan',
      kind: 'listing',
      of: 'class',
      count: 2,
      title: 'Latihan pekan ini',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'sponsor',
      kind: 'sponsors',
      title: 'Yang membuat roda berputar',
      tiers: [
        { name: 'Bengkel tuan rumah', names: ['Bengkel Bengawan', 'SMK Wiyata Ungaran'] },
        { name: 'Suku cadang', names: ['Toko Elektro Pasar Nongko', 'Gir Jaya', 'Kabel Kita'] },
      ],
    },
    {
      id: 'tanya',
      kind: 'questions',
      title: 'Pertanyaan pembimbing',
      items: [
        {
          question: 'Sekolah kami tidak punya pemotong laser. Apakah tertinggal?',
          answer:
            'Tidak. Juara musim lalu memakai gergaji triplek. Biaya suku cadang baru dibatasi untuk semua tim.',
        },
        {
          question: 'Bolehkah satu sekolah mengirim dua tim?',
          answer: 'Boleh, di kategori yang berbeda atau dengan pembimbing yang berbeda.',
        },
        {
          question: 'Siapa yang membayar perjalanan ke final?',
          answer: 'Panitia menanggung penginapan. Perjalanan dibantu sponsor bagi tim dari luar Jawa.',
        },
      ],
    },
    {
      id: 'gabung',
      kind: 'appeal',
      title: 'Tujuh tempat tersisa',
      text: 'Gelombang kedua ditutup tiga pekan lagi. Satu guru, dua siswa, dan satu kotak mainan rusak sudah cukup.',
      actions: [
        { label: 'Daftarkan tim', href: '/Liga-Smk/Register' },
        { label: 'Mulai dari kursus', href: '/Courses/robot-garis-pertama' },
      ],
    },
  ],
}
