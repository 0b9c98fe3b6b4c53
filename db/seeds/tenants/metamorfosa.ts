import type { DemoPerson, DemoProgram, DemoTenant } from '../demo.types.ts'
import { classes } from './metamorfosa/classes.ts'
import { events } from './metamorfosa/events.ts'
import { home } from './metamorfosa/home.ts'
import { posts } from './metamorfosa/posts.ts'

const people: DemoPerson[] = [
  {
    slug: 'ni-made-suartini',
    name: 'Ni Made Suartini',
    title: 'Pendiri, pendamping fase telur',
    bio: 'Suartini dahulu bidan. Ia belajar menunggu di ruang bersalin dan membawanya ke sini.',
    photo: { scene: 'portrait:woman', seed: 14313, alt: 'Potret Ni Made Suartini' },
  },
  {
    slug: 'putu-wirawan',
    name: 'Putu Wirawan',
    title: 'Penghubung tuan rumah',
    bio: 'Putu mengenal tiga puluh tempat kerja dan tahu siapa yang sabar kepada pemula.',
    photo: { scene: 'portrait:man', seed: 14314, alt: 'Potret Putu Wirawan' },
  },
  {
    slug: 'gerardus-kelen',
    name: 'Gerardus Kelen',
    title: 'Pendamping fase kepompong',
    bio: 'Gerardus, asal Larantuka, pernah hidup setahun di biara. Ia jarang berbicara lebih dari dua kalimat.',
    photo: { scene: 'portrait:man', seed: 14315, alt: 'Potret Gerardus Kelen' },
  },
  {
    slug: 'lusi-hartati',
    name: 'Lusi Hartati',
    title: 'Pendamping percobaan',
    bio: 'Lusi sudah menutup empat usaha dan membuka lima. Ia mengajar menghitung rugi dengan gembira.',
    photo: { scene: 'portrait:woman', seed: 14316, alt: 'Potret Lusi Hartati' },
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'perjalanan-penuh',
    name: 'Perjalanan Penuh',
    kind: 'Sembilan bulan',
    summary: 'Keempat fase secara berurutan, bersama lingkar yang sama.',
    html: '<p>Perjalanan penuh dimulai dua kali setahun. Dua belas orang, satu pendamping tetap bagi setiap empat orang, dan tiga kali menginap.</p>',
    cover: { scene: 'volcano-sunrise', seed: 14326, alt: 'Matahari terbit di gunung' },
    partners: ['Pondok Munduk'],
    classes: ['berhenti-dan-melihat', 'sembilan-bulan'],
    startsInDays: 28,
    endsInDays: 300,
  },
  {
    slug: 'satu-fase-saja',
    name: 'Satu Fase Saja',
    kind: 'Pintu terpisah',
    summary: 'Bagi yang sudah berada di tengah jalan dan hanya perlu satu fase.',
    html: '<p>Tidak semua orang memulai dari telur. Bila Anda sudah lama mencoba, mungkin yang diperlukan hanyalah tiga hari diam.</p>',
    cover: { scene: 'forest-trail', seed: 14327, alt: 'Jalan setapak' },
    partners: [],
    classes: ['makan-banyak', 'tiga-hari-diam', 'percobaan-pertama'],
    startsInDays: -14,
    endsInDays: 120,
  },
]

export const metamorfosa: DemoTenant = {
  slug: 'metamorfosa',
  name: 'Rumah Kepompong',
  layout: 'metamorfosa',
  title: 'Rumah Kepompong',
  tagline: 'Perubahan bertahap, bersama-sama',
  description:
    'Rumah Kepompong di Ubud menemani orang dewasa mengubah arah hidup dan kerja dalam empat fase selama sembilan bulan.',
  keywords: ['program perubahan', 'pendampingan', 'Ubud', 'karier', 'metamorfosa'],
  fonts: { primary: 'Syne', secondary: 'Manrope' },
  colours: {
    primary: '#6a45c4',
    secondary: '#d98a1f',
    success: '#2f9a6a',
    info: '#3a86c8',
    warning: '#d98a1f',
    danger: '#c93f5a',
    light: '#f3f0fa',
    dark: '#1e1636',
  },
  logo: { mark: 'sprout', seed: 14300 },
  nav: [
    { label: 'Perjalanan', href: '/Program' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Tujuh hari', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Renungan', href: '/Blog' },
    { label: 'Kabar', href: '/News' },
  ],
  footer: {
    about: 'Kami menemani, bukan mengubah. Yang berubah selalu orangnya sendiri.',
    columns: [
      {
        title: 'Perjalanan',
        links: [
          { label: 'Sembilan Bulan', href: '/Class/sembilan-bulan' },
          { label: 'Berhenti dan Melihat', href: '/Courses/berhenti-dan-melihat' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Rumah',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Cerita alumni', href: '/Tulisan-Temans' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Raya Sanggingan No. 8, Ubud, Gianyar 80571',
      email: 'rumah@kepompong.example',
      whatsapp: '0812-0000-1430',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/rumahkepompong' }],
    legal: 'Yayasan Rumah Kepompong, Ubud.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'telur', name: 'Fase telur' },
    { kind: 'class', slug: 'ulat', name: 'Fase ulat' },
    { kind: 'class', slug: 'kepompong', name: 'Fase kepompong' },
    { kind: 'class', slug: 'kupu-kupu', name: 'Fase kupu-kupu' },
    { kind: 'class', slug: 'seluruh-fase', name: 'Seluruh fase' },
    { kind: 'news', slug: 'kabar', name: 'Kabar' },
    { kind: 'blog', slug: 'renungan', name: 'Renungan' },
    { kind: 'tulisan-temans', slug: 'cerita-alumni', name: 'Cerita alumni' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
