import type { DemoTenant } from '../demo.types.ts'
import { classes, programs } from './akselerasi/classes.ts'
import { home } from './akselerasi/home.ts'
import { events, people } from './akselerasi/people.ts'
import { posts } from './akselerasi/posts.ts'

export const akselerasi: DemoTenant = {
  slug: 'akselerasi',
  name: 'Akselerasi Selat',
  layout: 'akselerasi',
  title: 'Akselerasi Selat',
  tagline: 'Dua belas pekan dari dugaan ke pelanggan pertama',
  description:
    'Akselerasi Selat di Batam mendampingi usaha rintisan tahap awal selama dua belas pekan: pendiri, mentor, pelanggan pertama, dan hari demo.',
  keywords: ['akselerator', 'inkubator', 'usaha rintisan', 'hari demo', 'Batam'],
  fonts: { primary: 'Space Grotesk', secondary: 'Public Sans' },
  colours: {
    primary: '#c6f135',
    secondary: '#5b6cff',
    success: '#3fb57a',
    info: '#38a3d1',
    warning: '#f0a73a',
    danger: '#e0524d',
    light: '#eef2e4',
    dark: '#0e1216',
  },
  logo: { mark: 'bracket', seed: 10040 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Angkatan', href: '/Program' },
    { label: 'Lokakarya', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Catatan', href: '/Blog' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about: 'Kami menemani pendiri pada dua belas pekan yang paling membingungkan, lalu menyingkir.',
    columns: [
      {
        title: 'Pendiri',
        links: [
          { label: 'Angkatan', href: '/Program' },
          { label: 'Lokakarya', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
        ],
      },
      {
        title: 'Mitra',
        links: [
          { label: 'Acara', href: '/Event' },
          { label: 'Buat janji', href: '/Make-Appointment' },
          { label: 'Kabar', href: '/News' },
        ],
      },
      {
        title: 'Kami',
        links: [
          { label: 'Tentang', href: '/About' },
          { label: 'Catatan', href: '/Blog' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Pelabuhan Ferry No. 3, Kota Batam, Kepulauan Riau 29432',
      email: 'pendiri@akselerasiselat.example',
      whatsapp: '0812-0000-4141',
    },
    social: [
      { label: 'LinkedIn', href: 'https://linkedin.example/akselerasiselat' },
      { label: 'Instagram', href: 'https://instagram.example/akselerasiselat' },
    ],
    legal: 'Akselerasi Selat adalah program Yayasan Selat Berdaya.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'pelanggan', name: 'Pelanggan' },
    { kind: 'class', slug: 'produk', name: 'Produk' },
    { kind: 'class', slug: 'uang', name: 'Uang' },
    { kind: 'news', slug: 'angkatan', name: 'Angkatan' },
    { kind: 'news', slug: 'alumni', name: 'Alumni' },
    { kind: 'blog', slug: 'catatan-mentor', name: 'Catatan Mentor' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
