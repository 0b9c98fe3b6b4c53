import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Musim baru dibuka',
    title: 'Bikin dulu, bagus belakangan',
    text: 'Sanggar anak muda untuk menggambar, menyablon, merekam, dan memotong. Tidak ada nilai, hanya karya yang selesai.',
    actions: [
      { label: 'Pilih kelas', href: '/Class' },
      { label: 'Main ke sanggar', href: '/Make-Appointment' },
    ],
    picture: { scene: 'festival-stage', seed: 10031, alt: 'Anak muda tampil di panggung kecil' },
    featuredClass: 'sablon-kaos-sendiri',
  },
  sections: [
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 6,
      title: 'Kelas musim ini',
      intro: 'Alat disediakan. Bawa baju yang boleh kotor.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Sejauh ini',
      items: [
        { value: '318', label: 'zine dicetak' },
        { value: '46', label: 'film dua menit' },
        { value: '7', label: 'tembok dilukis, semua berizin' },
      ],
    },
    {
      id: 'program',
      kind: 'listing',
      of: 'program',
      count: 2,
      title: 'Program panjang',
      more: { label: 'Semua program', href: '/Program' },
    },
    {
      id: 'aturan',
      kind: 'steps',
      title: 'Aturan main',
      items: [
        { title: 'Datang kosong', text: 'Tidak perlu bisa. Tidak perlu punya alat.' },
        {
          title: 'Selesaikan satu',
          text: 'Karya kecil yang selesai lebih baik daripada karya besar yang menunggu.',
        },
        { title: 'Tunjukkan', text: 'Setiap kelas ditutup dengan pamer lima menit.' },
        { title: 'Ajari satu orang', text: 'Yang baru kamu bisa, ajarkan kepada yang datang setelahmu.' },
      ],
    },
    {
      id: 'acara',
      kind: 'listing',
      of: 'event',
      count: 3,
      title: 'Acara',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      id: 'pembimbing',
      kind: 'people',
      title: 'Kakak pembimbing',
      people: ['gita-larasati', 'dimas-arya-wicaksono', 'nurul-hidayati', 'yosua-manik'],
    },
    {
      id: 'kabar',
      kind: 'listing',
      of: 'news',
      count: 3,
      title: 'Kabar sanggar',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      id: 'kata',
      kind: 'quotes',
      title: 'Kata anak-anak',
      items: [
        {
          text: 'Sablonan pertamaku terbalik. Kakak bilang, jual saja sebagai edisi cermin. Laku empat.',
          name: 'Rio Saputra',
          role: '16 tahun',
          photo: { scene: 'portrait:boy', seed: 10171, alt: 'Potret Rio Saputra' },
        },
        {
          text: 'Aku kira harus jago gambar. Ternyata yang penting ceritanya selesai.',
          name: 'Zahra Amalia',
          role: '15 tahun',
          photo: { scene: 'portrait:hijab', seed: 10172, alt: 'Potret Zahra Amalia' },
        },
        {
          text: 'Film kami tentang payung hilang. Ibu kantin jadi bintangnya dan minta sekuel.',
          name: 'Kevin Tandiono',
          role: '17 tahun',
          photo: { scene: 'portrait:man', seed: 10173, alt: 'Potret Kevin Tandiono' },
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Punya ide yang belum jadi?',
      text: 'Rabu sore sanggar terbuka untuk siapa saja. Bawa idenya, kami carikan gunting.',
      actions: [{ label: 'Atur kunjungan', href: '/Make-Appointment' }],
      picture: { scene: 'workshop-tools', seed: 10032, alt: 'Perkakas sanggar di dinding' },
    },
  ],
}
