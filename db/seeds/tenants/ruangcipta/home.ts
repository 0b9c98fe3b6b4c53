import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Bengkel bersama di Tasikmalaya',
    title: 'Punya gagasan? Ada mejanya di sini.',
    text: 'Kayu, kain, kabel, dan orang yang tahu cara memegangnya. Datang membawa masalah kecil, pulang membawa benda.',
    actions: [
      { label: 'Lihat proyek anggota', href: '/Tulisan-Temans' },
      { label: 'Ikut kelas', href: '/Class' },
    ],
    picture: { scene: 'workshop-tools', seed: 11731, alt: 'Perajin di depan dinding perkakas' },
  },
  sections: [
    {
      kind: 'features',
      id: 'ruang',
      title: 'Ruang-ruang',
      items: [
        {
          title: 'Bengkel kayu',
          text: 'Gergaji meja, bor duduk, dan dinding perkakas.',
          icon: 'layers',
          href: '/Class/perabot-pertama',
        },
        {
          title: 'Elektronika',
          text: 'Solder, osiloskop, dan laci kabel.',
          icon: 'cpu',
          href: '/Class/lengan-robot-dari-sendok',
        },
        {
          title: 'Ruang serat',
          text: 'Alat tenun, mesin jahit, mendong kering.',
          icon: 'heart',
          href: '/Class/anyaman-bertemu-cetak-tiga-dimensi',
        },
        {
          title: 'Ruang cetak',
          text: 'Tiga mesin cetak, satu potong laser.',
          icon: 'rocket',
          href: '/News/mesin-potong-laser-datang',
        },
        {
          title: 'Aula',
          text: 'Meja panjang, kopi, barang rusak tiap Minggu kedua.',
          icon: 'users',
          href: '/Class/memperbaiki-apa-saja',
        },
      ],
    },
    {
      kind: 'listing',
      of: 'tulisan-temans',
      count: 6,
      id: 'proyek',
      title: 'Proyek anggota',
      intro: 'Gambar kerjanya boleh disalin, asal hasilnya diceritakan kembali.',
      more: { label: 'Semua proyek', href: '/Tulisan-Temans' },
    },
    {
      kind: 'figures',
      id: 'angka',
      title: 'Isi bengkel',
      items: [
        { value: '5', label: 'ruang kerja' },
        { value: '84', label: 'anggota aktif' },
        { value: '112', label: 'benda di dinding gagal' },
      ],
    },
    {
      kind: 'listing',
      of: 'class',
      count: 4,
      id: 'kelas',
      title: 'Kelas terdekat',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      kind: 'steps',
      id: 'masuk',
      title: 'Cara menjadi anggota',
      items: [
        { title: 'Datang hari Rabu', text: 'Pengenalan bengkel pukul empat sore, tanpa pendaftaran.' },
        {
          title: 'Selesaikan kursus dasar',
          text: 'Dari Sketsa ke Benda, gratis, dapat dikerjakan di rumah.',
        },
        { title: 'Uji alat', text: 'Satu jam untuk setiap alat yang ingin dipakai.' },
        { title: 'Pegang kunci', text: 'Iuran bulanan, ditambah dua jam piket menyapu.' },
      ],
    },
    {
      kind: 'people',
      id: 'penjaga',
      title: 'Penjaga ruang',
      people: ['cecep-hidayat', 'rosalina-manurung', 'enok-suryani', 'vincent-halim'],
    },
    {
      kind: 'plans',
      id: 'iuran',
      title: 'Iuran',
      items: [
        {
          name: 'Harian',
          price: 25000,
          period: 'satu hari',
          benefits: ['Satu meja', 'Perkakas tangan', 'Teh tawar'],
        },
        {
          name: 'Anggota',
          price: 175000,
          period: 'setiap bulan',
          benefits: ['Semua ruang', 'Loker kayu', 'Dua jam potong laser sepekan'],
          highlighted: true,
          action: { label: 'Buat janji temu', href: '/Make-Appointment' },
        },
        {
          name: 'Pelajar',
          price: 75000,
          period: 'setiap bulan',
          benefits: ['Sore dan Sabtu', 'Pendamping tetap', 'Kursus dasar di tempat'],
        },
      ],
    },
    {
      kind: 'listing',
      of: 'news',
      count: 2,
      id: 'kabar',
      title: 'Kabar bengkel',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      kind: 'questions',
      id: 'tanya',
      title: 'Sering ditanyakan',
      items: [
        {
          question: 'Saya belum pernah memegang bor. Boleh?',
          answer: 'Boleh. Setiap alat diajarkan satu jam, dan selalu ada penjaga.',
        },
        {
          question: 'Apakah bahan disediakan?',
          answer: 'Kayu palet dan kardus gratis. Bahan lain dijual seharga belinya.',
        },
        {
          question: 'Bolehkah anak ikut?',
          answer: 'Mulai tiga belas tahun boleh bekerja, di bawah itu boleh menemani.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'datang',
      title: 'Rabu sore, pintu samping',
      text: 'Bawa satu gangguan kecil dari rumah. Sisanya ada di sini.',
      actions: [{ label: 'Mulai kursus dasar', href: '/Courses/dari-sketsa-ke-benda' }],
    },
  ],
}
