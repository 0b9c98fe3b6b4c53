import type { DemoTenant } from '../demo.types.ts'
import { classes } from './festival/classes.ts'
import { course } from './festival/course.ts'
import { events } from './festival/events.ts'
import { home } from './festival/home.ts'
import { people } from './festival/people.ts'
import { posts } from './festival/posts.ts'

export const festival: DemoTenant = {
  slug: 'festival',
  name: 'Riuh Gagasan',
  layout: 'festival',
  title: 'Riuh Gagasan',
  tagline: 'Sampai jumpa di lorong',
  description:
    'Riuh Gagasan adalah konferensi tahunan di Yogyakarta bagi guru, pendongeng, pembuat gim, dan penggerak belajar dari seluruh Indonesia.',
  keywords: ['konferensi guru', 'lokakarya', 'Yogyakarta', 'pendidikan', 'festival'],
  fonts: { primary: 'Oswald', secondary: 'Work Sans' },
  colours: {
    primary: '#d8361f',
    secondary: '#f2c230',
    success: '#2f8f5b',
    info: '#2a7fa8',
    warning: '#e8912a',
    danger: '#b3202c',
    light: '#f7f0e4',
    dark: '#1c1512',
  },
  logo: { mark: 'wave', seed: 13000 },
  nav: [
    { label: 'Jadwal', href: '/#jadwal' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Acara', href: '/Event' },
    { label: 'Pembicara', href: '/Mentor' },
    { label: 'Kabar', href: '/News' },
    { label: 'Kursus', href: '/Courses' },
  ],
  footer: {
    about:
      'Konferensi tiga hari bagi siapa pun yang mengajar, diadakan setiap tahun di Kotabaru, Yogyakarta.',
    columns: [
      {
        title: 'Konferensi',
        links: [
          { label: 'Tiket', href: '/Class/tiket-riuh-gagasan' },
          { label: 'Acara', href: '/Event' },
          { label: 'Program', href: '/Program' },
          { label: 'Tentang kami', href: '/About' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Kabar', href: '/News' },
          { label: 'Blog', href: '/Blog' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Kursus mandiri', href: '/Courses' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Kotabaru No. 14, Kota Yogyakarta, DI Yogyakarta 55224',
      email: 'halo@riuhgagasan.example',
      phone: '0812-0000-1301',
      whatsapp: '0812-0000-1302',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/riuhgagasan' },
      { label: 'YouTube', href: 'https://youtube.example/riuhgagasan' },
    ],
    legal: 'Riuh Gagasan diselenggarakan oleh Perkumpulan Lorong Belajar.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'konferensi', name: 'Konferensi' },
    { kind: 'class', slug: 'mengajar', name: 'Mengajar' },
    { kind: 'class', slug: 'panggung', name: 'Panggung' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'kabar-panggung', name: 'Kabar Panggung' },
    { kind: 'blog', slug: 'catatan-peserta', name: 'Catatan Peserta' },
    { kind: 'blog', slug: 'catatan-pemandu', name: 'Catatan Pemandu' },
    { kind: 'articles', slug: 'di-balik-panggung', name: 'Di Balik Panggung' },
  ],
  people,
  programs: [
    {
      slug: 'tiga-hari-di-kotabaru',
      name: 'Tiga Hari di Kotabaru',
      kind: 'Konferensi',
      summary: 'Panggung, lokakarya, dan meja gagasan selama tiga hari penuh.',
      html: '<p>Program utama konferensi. Peserta memilih dua lokakarya dan bebas berpindah di antara empat jalur. Kelas pemanasan dibuka dua bulan sebelumnya.</p>',
      cover: { scene: 'festival-stage', seed: 13501, alt: 'Panggung konferensi' },
      partners: ['Bank Lumbung Jogja', 'Studio Gema'],
      classes: ['tiket-riuh-gagasan', 'gim-kartu-untuk-kelas'],
      startsInDays: 47,
      endsInDays: 49,
    },
    {
      slug: 'sekolah-pemandu',
      name: 'Sekolah Pemandu',
      kind: 'Pelatihan',
      summary: 'Menyiapkan pemandu lokakarya baru lewat kursus mandiri dan praktik.',
      html: '<p>Calon pemandu menyelesaikan kursus mandiri, mengikuti dua kelas praktik, lalu memandu satu lokakarya bersama pendamping.</p>',
      cover: { scene: 'workshop-tools', seed: 13502, alt: 'Meja lokakarya' },
      partners: ['Percetakan Aksara Muda'],
      classes: [
        'merancang-lokakarya-sehari',
        'panggung-dengan-barang-seadanya',
        'mendongeng-dari-arsip-kampung',
      ],
      startsInDays: -30,
      endsInDays: 40,
    },
  ],
  classes: [...classes, course],
  posts,
  events,
}
