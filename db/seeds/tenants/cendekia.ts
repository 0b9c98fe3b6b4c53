import type { DemoTenant } from '../demo.types.ts'
import { careers } from './cendekia/careers.ts'
import { openClasses } from './cendekia/classes-open.ts'
import { otherClasses } from './cendekia/classes-other.ts'
import { courseData } from './cendekia/course-data.ts'
import { coursePemasaran } from './cendekia/course-pemasaran.ts'
import { enrolments } from './cendekia/enrolments.ts'
import { events } from './cendekia/events.ts'
import { forms } from './cendekia/forms.ts'
import { home } from './cendekia/home.ts'
import { lmsFeatures } from './cendekia/lms-features.ts'
import { orders } from './cendekia/orders.ts'
import { pages } from './cendekia/pages.ts'
import { people } from './cendekia/people.ts'
import { blog } from './cendekia/posts-blog.ts'
import { news } from './cendekia/posts-news.ts'
import { otherPosts } from './cendekia/posts-other.ts'
import { programs } from './cendekia/programs.ts'
import { showcase } from './cendekia/showcase.ts'
import { teaching } from './cendekia/teaching.ts'

/** A general career academy. */
export const cendekia: DemoTenant = {
  slug: 'cendekia',
  name: 'Akademi Cendekia',
  layout: 'default',
  domains: [{ host: 'default.localhost' }],
  title: 'Akademi Cendekia',
  tagline: 'Belajar yang sampai ke tempat kerja',
  description:
    'Akademi Cendekia menyelenggarakan kursus dan kelas karier: analisis data, pemasaran digital, UI/UX, akuntansi, administrasi, dan bahasa Inggris untuk kerja. Sebagian kursus gratis.',
  keywords: [
    'kursus karier',
    'analisis data',
    'pemasaran digital',
    'UI/UX',
    'akuntansi',
    'bahasa Inggris kerja',
  ],
  fonts: { primary: 'Raleway', secondary: 'Inter' },
  colours: {
    primary: '#2096C4',
    secondary: '#2F80ED',
    success: '#2dce89',
    info: '#11cdef',
    warning: '#fb6340',
    danger: '#f5365c',
    light: '#adb5bd',
    dark: '#212529',
  },
  logo: { mark: 'book', seed: 2001 },
  nav: [
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Berita', href: '/News' },
    { label: 'Blog', href: '/Blog' },
    { label: 'Podcast', href: '/Podcasts' },
  ],
  footer: {
    about:
      'Akademi Cendekia menemani orang dewasa belajar keterampilan kerja, dari kota mana pun dan dari latar belakang apa pun.',
    columns: [
      {
        title: 'Bidang belajar',
        links: [
          { label: 'Dasar Analisis Data', href: '/Courses/dasar-analisis-data' },
          { label: 'Dasar Pemasaran Digital', href: '/Courses/dasar-pemasaran-digital' },
          { label: 'Bootcamp UI/UX', href: '/Camp/bootcamp-ui-ux' },
          { label: 'Akuntansi Usaha Kecil', href: '/Class/akuntansi-usaha-kecil' },
        ],
      },
      {
        title: 'Program',
        links: [
          { label: 'Siap Kerja', href: '/Program/siap-kerja' },
          { label: 'Usaha Tertata', href: '/Program/usaha-tertata' },
          { label: 'Alih Karier Desain', href: '/Program/alih-karier-desain' },
          { label: 'Kurikulum', href: '/Curriculum' },
          { label: 'Bootcamp', href: '/Camp' },
          { label: 'Mentor', href: '/Mentor' },
          { label: 'Silabus', href: '/Silabus' },
          { label: 'Papan peringkat', href: '/Leaderboards' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Portofolio', href: '/Portfolio' },
          { label: 'Klien', href: '/Clients' },
          { label: 'Kolaborasi', href: '/Collaboration' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Blog', href: '/Blog' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Podcast', href: '/Podcasts' },
          { label: 'Tulisan peserta', href: '/Tulisan-Temans' },
          { label: 'Acara', href: '/Event' },
          { label: 'Lowongan kerja', href: '/Event/Careers' },
        ],
      },
      {
        title: 'Lihat juga',
        links: [
          { label: 'Galeri', href: '/Gallery' },
          { label: 'Video', href: '/Video' },
          { label: 'Komunitas', href: '/Tenants' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Pemuda Tengah No. 48, Klaten 57411',
      email: 'sapa@cendekia.example',
      phone: '0812-0000-2020',
      whatsapp: '0812-0000-2021',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/akademicendekia' },
      { label: 'YouTube', href: 'https://youtube.example/akademicendekia' },
      { label: 'LinkedIn', href: 'https://linkedin.example/akademicendekia' },
    ],
    legal: 'Hak cipta Akademi Cendekia.',
  },
  home,
  pages,
  categories: [
    { kind: 'news', slug: 'pendaftaran', name: 'Pendaftaran' },
    { kind: 'news', slug: 'kabar-akademi', name: 'Kabar akademi' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'dunia-kerja', name: 'Dunia kerja' },
    { kind: 'blog', slug: 'belajar-data', name: 'Belajar data' },
    { kind: 'blog', slug: 'belajar-desain', name: 'Belajar desain' },
    { kind: 'blog', slug: 'belajar-bahasa', name: 'Belajar bahasa' },
    { kind: 'blog', slug: 'belajar-keuangan', name: 'Belajar keuangan' },
    { kind: 'articles', slug: 'panduan-karier', name: 'Panduan karier' },
    { kind: 'articles', slug: 'panduan-belajar', name: 'Panduan belajar' },
    { kind: 'podcasts', slug: 'ruang-karier', name: 'Ruang Karier' },
    { kind: 'tulisan-temans', slug: 'cerita-peserta', name: 'Cerita peserta' },
    { kind: 'class', slug: 'data', name: 'Data' },
    { kind: 'class', slug: 'desain', name: 'Desain' },
    { kind: 'class', slug: 'pemasaran-digital', name: 'Pemasaran digital' },
    { kind: 'class', slug: 'keuangan', name: 'Keuangan' },
    { kind: 'class', slug: 'bahasa', name: 'Bahasa' },
    { kind: 'class', slug: 'karier', name: 'Karier' },
    { kind: 'class', slug: 'administrasi', name: 'Administrasi' },
  ],
  people,
  programs,
  classes: [courseData, coursePemasaran, ...openClasses, ...otherClasses],
  orders,
  posts: [...news, ...blog, ...otherPosts],
  teaching,
  forms,
  enrolments,
  events,
  careers,
  showcase,
  lmsFeatures,
}
