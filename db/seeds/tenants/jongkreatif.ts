import type { DemoTenant } from '../demo.types.ts'
import { classes, programs } from './jongkreatif/classes.ts'
import { home } from './jongkreatif/home.ts'
import { events, people } from './jongkreatif/people.ts'
import { posts } from './jongkreatif/posts.ts'

export const jongkreatif: DemoTenant = {
  slug: 'jongkreatif',
  name: 'Jong Kreatif',
  layout: 'jongkreatif',
  title: 'Jong Kreatif',
  tagline: 'Coba dulu, rapikan nanti',
  description:
    'Jong Kreatif adalah sanggar anak muda di Malang untuk menggambar, menyablon, membuat film pendek, dan bermusik bersama.',
  keywords: ['kelas kreatif', 'anak muda', 'sablon', 'komik', 'film pendek', 'Malang'],
  fonts: { primary: 'Unbounded', secondary: 'Nunito' },
  colours: {
    primary: '#e0347f',
    secondary: '#ffd23d',
    success: '#1f9d6b',
    info: '#2d8fd6',
    warning: '#f28c28',
    danger: '#d93a3a',
    light: '#fff3d6',
    dark: '#23142b',
  },
  logo: { mark: 'weave', seed: 10030 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Acara', href: '/Event' },
    { label: 'Kabar', href: '/News' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Sanggar anak muda di lantai atas bekas toko kain. Datang dengan ide mentah, pulang dengan tangan kotor.',
    columns: [
      {
        title: 'Ikut',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Program', href: '/Program' },
        ],
      },
      {
        title: 'Lihat',
        links: [
          { label: 'Kabar', href: '/News' },
          { label: 'Blog', href: '/Blog' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Sapa',
        links: [
          { label: 'Tentang', href: '/About' },
          { label: 'Main ke sanggar', href: '/Make-Appointment' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Pasar Besar No. 44, Kota Malang, Jawa Timur 65118',
      email: 'halo@jongkreatif.example',
      whatsapp: '0812-0000-4131',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/jongkreatif' },
      { label: 'TikTok', href: 'https://tiktok.example/jongkreatif' },
    ],
    legal: 'Jong Kreatif dikelola Koperasi Pekerja Kreatif Lantai Dua.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'gambar', name: 'Gambar' },
    { kind: 'class', slug: 'layar', name: 'Layar' },
    { kind: 'class', slug: 'bunyi', name: 'Bunyi' },
    { kind: 'class', slug: 'kriya', name: 'Kriya' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'karya', name: 'Karya Anak' },
    { kind: 'blog', slug: 'resep-karya', name: 'Resep Karya' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
