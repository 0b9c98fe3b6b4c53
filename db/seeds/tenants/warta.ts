import type { DemoTenant } from '../demo.types.ts'
import { classes, programs } from './warta/classes.ts'
import { events } from './warta/events.ts'
import { home } from './warta/home.ts'
import { people } from './warta/people.ts'
import { posts } from './warta/posts.ts'

export const warta: DemoTenant = {
  slug: 'warta',
  name: 'Warta Teluk',
  layout: 'warta',
  title: 'Warta Teluk',
  tagline: 'Kabar dari teluk, ditulis oleh warganya',
  description:
    'Warta Teluk adalah ruang redaksi warga di Ambon: berita sekitar teluk, opini, dan sekolah jurnalistik untuk siapa saja.',
  keywords: ['berita warga', 'jurnalistik', 'Ambon', 'sekolah wartawan', 'liputan', 'opini'],
  fonts: { primary: 'Playfair Display', secondary: 'Source Serif 4' },
  colours: {
    primary: '#8f1d21',
    secondary: '#1f4e6b',
    success: '#2f7d52',
    info: '#2c7a96',
    warning: '#c98a1b',
    danger: '#b3261e',
    light: '#efeae0',
    dark: '#1c1a19',
  },
  logo: { mark: 'wave', seed: 10000 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Berita', href: '/News' },
    { label: 'Opini', href: '/Blog' },
    { label: 'Sekolah Jurnalistik', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Redaksi', href: '/About' },
  ],
  footer: {
    about:
      'Warta Teluk diterbitkan oleh perkumpulan warga. Iklan tidak pernah menentukan apa yang kami tulis, dan ralat selalu kami muat di tempat yang sama dengan beritanya.',
    columns: [
      {
        title: 'Rubrik',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Opini', href: '/Blog' },
          { label: 'Agenda kota', href: '/Event' },
        ],
      },
      {
        title: 'Sekolah Jurnalistik',
        links: [
          { label: 'Kelas terjadwal', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Magang Redaksi', href: '/Program/magang-redaksi' },
        ],
      },
      {
        title: 'Redaksi',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Cara kami bekerja', href: '/Blog' },
          { label: 'Bertemu redaksi', href: '/Make-Appointment' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Pantai Mardika No. 12, Kota Ambon, Maluku 97123',
      email: 'redaksi@wartateluk.example',
      phone: '0812-0000-4101',
      whatsapp: '0812-0000-4102',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/wartateluk' },
      { label: 'YouTube', href: 'https://youtube.example/wartateluk' },
    ],
    legal: 'Penanggung jawab: Perkumpulan Warta Warga Teluk.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'liputan', name: 'Liputan' },
    { kind: 'class', slug: 'penulisan', name: 'Penulisan' },
    { kind: 'class', slug: 'visual', name: 'Foto dan Video' },
    { kind: 'news', slug: 'kota', name: 'Kota' },
    { kind: 'news', slug: 'laut', name: 'Laut' },
    { kind: 'news', slug: 'pendidikan', name: 'Pendidikan' },
    { kind: 'news', slug: 'ekonomi', name: 'Ekonomi' },
    { kind: 'blog', slug: 'opini', name: 'Opini' },
    { kind: 'blog', slug: 'dari-meja-redaksi', name: 'Dari Meja Redaksi' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
