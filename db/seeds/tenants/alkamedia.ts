import type { DemoTenant } from '../demo.types.ts'
import { classes, programs } from './alkamedia/classes.ts'
import { events } from './alkamedia/events.ts'
import { home } from './alkamedia/home.ts'
import { people } from './alkamedia/people.ts'
import { posts } from './alkamedia/posts.ts'

export const alkamedia: DemoTenant = {
  slug: 'alkamedia',
  name: 'Alka Media',
  layout: 'alkamedia',
  title: 'Alka Media',
  tagline: 'Majalah bagi yang belum selesai belajar',
  description:
    'Alka Media menerbitkan majalah daring tentang belajar, kerja, dan kota, serta membuka studio belajar menulis, menyunting, dan siniar.',
  keywords: ['majalah daring', 'menyunting', 'siniar', 'studio belajar', 'Makassar'],
  fonts: { primary: 'Archivo', secondary: 'Literata' },
  colours: {
    primary: '#0e6b50',
    secondary: '#f2b33d',
    success: '#2f9e68',
    info: '#2b8fb0',
    warning: '#e2962b',
    danger: '#c8402f',
    light: '#eef2ec',
    dark: '#10211b',
  },
  logo: { mark: 'weave', seed: 10010 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kabar', href: '/News' },
    { label: 'Laporan', href: '/Articles' },
    { label: 'Kolom', href: '/Blog' },
    { label: 'Studio', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
  ],
  footer: {
    about: 'Kami menulis tentang orang yang sedang belajar sesuatu, di mana pun ruang kelasnya berada.',
    columns: [
      {
        title: 'Bacaan',
        links: [
          { label: 'Kabar', href: '/News' },
          { label: 'Laporan', href: '/Articles' },
          { label: 'Kolom', href: '/Blog' },
        ],
      },
      {
        title: 'Studio',
        links: [
          { label: 'Kelas terjadwal', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Program', href: '/Program' },
        ],
      },
      {
        title: 'Alka',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Acara', href: '/Event' },
          { label: 'Buat janji', href: '/Make-Appointment' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Rajawali No. 30, Kota Makassar, Sulawesi Selatan 90123',
      email: 'halo@alkamedia.example',
      phone: '0812-0000-4111',
      whatsapp: '0812-0000-4112',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/alkamedia' },
      { label: 'Spotify', href: 'https://spotify.example/alkamedia' },
    ],
    legal: 'Diterbitkan oleh PT Alka Aksara Nusantara.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'tulis', name: 'Tulis' },
    { kind: 'class', slug: 'suara', name: 'Suara' },
    { kind: 'class', slug: 'rupa', name: 'Rupa' },
    { kind: 'news', slug: 'kota', name: 'Kota' },
    { kind: 'news', slug: 'kerja', name: 'Kerja' },
    { kind: 'news', slug: 'sekolah', name: 'Sekolah' },
    { kind: 'articles', slug: 'laporan', name: 'Laporan' },
    { kind: 'articles', slug: 'sosok', name: 'Sosok' },
    { kind: 'blog', slug: 'kolom', name: 'Kolom' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
