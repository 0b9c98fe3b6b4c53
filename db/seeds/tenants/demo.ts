import type { DemoTenant } from '../demo.types.ts'
import { classes, programs } from './demo/classes.ts'
import { home } from './demo/home.ts'
import { events, people } from './demo/people.ts'
import { posts } from './demo/posts.ts'

export const demo: DemoTenant = {
  slug: 'demo',
  name: 'Etalase Belajar',
  layout: 'demo',
  title: 'Etalase Belajar',
  tagline: 'Lihat semua bagiannya sebelum memilih',
  description:
    'Etalase Belajar menunjukkan setiap bagian yang dapat dipasang di situs belajar, diisi contoh dari lembaga kursus di Semarang.',
  keywords: ['contoh situs', 'etalase', 'situs belajar', 'lembaga kursus', 'Semarang'],
  fonts: { primary: 'Red Hat Display', secondary: 'Instrument Sans' },
  colours: {
    primary: '#1f5fd0',
    secondary: '#f27a54',
    success: '#2f9e68',
    info: '#2b8fc4',
    warning: '#e39a2e',
    danger: '#d0404a',
    light: '#edf2fb',
    dark: '#141c2e',
  },
  logo: { mark: 'bracket', seed: 10050 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Acara', href: '/Event' },
    { label: 'Berita', href: '/News' },
  ],
  footer: {
    about:
      'Semua isi di sini adalah contoh milik lembaga rekaan. Bagian-bagiannya sungguhan dan dapat Anda pakai.',
    columns: [
      {
        title: 'Lihat',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Program', href: '/Program' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Baca',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Blog', href: '/Blog' },
          { label: 'Tentang', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Gajah Mungkur No. 17, Kota Semarang, Jawa Tengah 50232',
      email: 'halo@etalasebelajar.example',
      phone: '0812-0000-4151',
      whatsapp: '0812-0000-4151',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/etalasebelajar' }],
    legal: 'Etalase Belajar dikelola Lembaga Kursus Contoh.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'kantor', name: 'Kantor' },
    { kind: 'class', slug: 'bahasa', name: 'Bahasa' },
    { kind: 'class', slug: 'keterampilan', name: 'Keterampilan' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'kegiatan', name: 'Kegiatan' },
    { kind: 'blog', slug: 'catatan', name: 'Catatan' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
