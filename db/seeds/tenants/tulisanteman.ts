import type { DemoTenant } from '../demo.types.ts'
import { classes, programs } from './tulisanteman/classes.ts'
import { home } from './tulisanteman/home.ts'
import { events, people } from './tulisanteman/people.ts'
import { posts } from './tulisanteman/posts.ts'

export const tulisanteman: DemoTenant = {
  slug: 'tulisanteman',
  name: 'Tulisan Teman',
  layout: 'tulisanteman',
  title: 'Tulisan Teman',
  tagline: 'Menulis pelan, dibaca sungguh-sungguh',
  description:
    'Tulisan Teman adalah komunitas penulis dari Yogyakarta: catatan harian, surat, dan cerita yang disunting bersama, serta kelas menulis.',
  keywords: ['komunitas menulis', 'catatan harian', 'cerita', 'kelas menulis', 'Yogyakarta'],
  fonts: { primary: 'Newsreader', secondary: 'Figtree' },
  colours: {
    primary: '#5a3a8e',
    secondary: '#d9704f',
    success: '#3f8f62',
    info: '#3d82a8',
    warning: '#d08a2a',
    danger: '#bf3b4a',
    light: '#f1edf6',
    dark: '#221c2e',
  },
  logo: { mark: 'book', seed: 10020 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Tulisan', href: '/Tulisan-Temans' },
    { label: 'Artikel', href: '/Articles' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Kami saling membaca sebelum saling menilai. Siapa pun boleh menulis di sini, asal mau membaca tulisan orang lain.',
    columns: [
      {
        title: 'Membaca',
        links: [
          { label: 'Tulisan teman', href: '/Tulisan-Temans' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Menulis',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Lingkar Baca', href: '/Program/lingkar-baca' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Kaliurang Km 6, Kabupaten Sleman, DI Yogyakarta 55281',
      email: 'salam@tulisanteman.example',
      whatsapp: '0812-0000-4121',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/tulisanteman' }],
    legal: 'Diasuh oleh Perkumpulan Tulisan Teman.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'menulis', name: 'Menulis' },
    { kind: 'class', slug: 'menyunting', name: 'Menyunting' },
    { kind: 'tulisan-temans', slug: 'rumah', name: 'Rumah' },
    { kind: 'tulisan-temans', slug: 'perjalanan', name: 'Perjalanan' },
    { kind: 'tulisan-temans', slug: 'pekerjaan', name: 'Pekerjaan' },
    { kind: 'tulisan-temans', slug: 'surat', name: 'Surat' },
    { kind: 'articles', slug: 'kriya-menulis', name: 'Kriya Menulis' },
    { kind: 'articles', slug: 'membaca', name: 'Membaca' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
