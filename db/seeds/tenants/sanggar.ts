import type { DemoTenant } from '../demo.types.ts'
import { careers } from './sanggar/careers.ts'
import { campClasses } from './sanggar/classes-camp.ts'
import { openClasses } from './sanggar/classes-open.ts'
import { otherClasses } from './sanggar/classes-other.ts'
import { courseAkademi } from './sanggar/course-akademi.ts'
import { courseMerancang } from './sanggar/course-merancang.ts'
import { events, festivalClass } from './sanggar/events.ts'
import { forms } from './sanggar/forms.ts'
import { home } from './sanggar/home.ts'
import { lmsFeatures } from './sanggar/lms-features.ts'
import { pages } from './sanggar/pages.ts'
import { people } from './sanggar/people.ts'
import { blog } from './sanggar/posts-blog.ts'
import { news } from './sanggar/posts-news.ts'
import { otherPosts } from './sanggar/posts-other.ts'
import { programs } from './sanggar/programs.ts'
import { showcase } from './sanggar/showcase.ts'
import { teaching } from './sanggar/teaching.ts'

/** The product's own site. */
export const sanggar: DemoTenant = {
  slug: 'sanggar',
  name: 'Sanggar',
  layout: 'sanggar',
  domains: [{ host: 'sanggar.localhost' }],
  title: 'Sanggar',
  tagline: 'Rumah bagi setiap akademi',
  description:
    'Sanggar adalah platform belajar daring untuk sekolah, lembaga kursus, komunitas, dan perusahaan di Indonesia. Kelas, kuis, studio koding, sertifikat, dan pembayaran dalam satu rumah.',
  keywords: [
    'platform belajar daring',
    'LMS Indonesia',
    'akademi daring',
    'studio koding',
    'kuis daring',
    'sertifikat digital',
  ],
  fonts: { primary: 'Plus Jakarta Sans', secondary: 'Inter' },
  colours: {
    primary: '#3F3AA8',
    secondary: '#0E8A8A',
    success: '#2A9D6F',
    info: '#2F8FD8',
    warning: '#E08A1E',
    danger: '#D6455D',
    light: '#E9EBF5',
    dark: '#17163B',
  },
  logo: { mark: 'weave', seed: 1001 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Blog', href: '/Blog' },
    { label: 'Berita', href: '/News' },
  ],
  footer: {
    about:
      'Sanggar dibuat di Indonesia untuk siapa pun yang mengajar dengan sungguh-sungguh. Dari teras rumah sampai ruang kuliah, setiap akademi berhak punya rumah yang layak.',
    columns: [
      {
        title: 'Belajar',
        links: [
          { label: 'Semua kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Membuka akademi daring', href: '/Courses/membuka-akademi-daring' },
          { label: 'Merancang kursus', href: '/Courses/merancang-kursus' },
        ],
      },
      {
        title: 'Program',
        links: [
          { label: 'Pesilat', href: '/Program/pesilat' },
          { label: 'Akademi Perdana', href: '/Program/akademi-perdana' },
          { label: 'Guru Koding', href: '/Program/guru-koding' },
          { label: 'Kurikulum', href: '/Curriculum' },
          { label: 'Bootcamp', href: '/Camp' },
          { label: 'Mentor', href: '/Mentor' },
          { label: 'Silabus', href: '/Silabus' },
          { label: 'Testimoni', href: '/Testimoni' },
          { label: 'Aspirasi', href: '/Aspirasi' },
          { label: 'Papan peringkat', href: '/Leaderboards' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Blog', href: '/Blog' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Podcast', href: '/Podcasts' },
          { label: 'Tulisan teman', href: '/Tulisan-Temans' },
          { label: 'Acara', href: '/Event' },
          { label: 'Lowongan kerja', href: '/Event/Careers' },
        ],
      },
      {
        title: 'Lihat juga',
        links: [
          { label: 'Galeri', href: '/Gallery' },
          { label: 'Video', href: '/Video' },
          { label: 'Portofolio', href: '/Portfolio' },
          { label: 'Klien', href: '/Clients' },
          { label: 'Komunitas', href: '/Tenants' },
          { label: 'Kolaborasi', href: '/Collaboration' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Anyaman No. 12, Yogyakarta 55223',
      email: 'halo@sanggar.example',
      phone: '0812-0000-1010',
      whatsapp: '0812-0000-1011',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/sanggar' },
      { label: 'YouTube', href: 'https://youtube.example/sanggar' },
      { label: 'LinkedIn', href: 'https://linkedin.example/sanggar' },
    ],
    legal: 'Hak cipta Sanggar. Data wilayah dari idn-area-data, ODbL.',
  },
  home,
  pages,
  categories: [
    { kind: 'news', slug: 'pembaruan-produk', name: 'Pembaruan produk' },
    { kind: 'news', slug: 'program', name: 'Program' },
    { kind: 'news', slug: 'kabar-sanggar', name: 'Kabar Sanggar' },
    { kind: 'blog', slug: 'catatan-pengelola', name: 'Catatan pengelola' },
    { kind: 'blog', slug: 'di-balik-layar', name: 'Di balik layar' },
    { kind: 'blog', slug: 'praktik-mengajar', name: 'Praktik mengajar' },
    { kind: 'articles', slug: 'panduan', name: 'Panduan' },
    { kind: 'podcasts', slug: 'bincang-sanggar', name: 'Bincang Sanggar' },
    { kind: 'tulisan-temans', slug: 'kisah-peserta', name: 'Kisah peserta' },
    { kind: 'class', slug: 'mengelola-akademi', name: 'Mengelola akademi' },
    { kind: 'class', slug: 'merancang-pembelajaran', name: 'Merancang pembelajaran' },
    { kind: 'class', slug: 'teknologi-belajar', name: 'Teknologi belajar' },
    { kind: 'class', slug: 'pemasaran', name: 'Pemasaran' },
  ],
  people,
  programs,
  classes: [courseAkademi, courseMerancang, ...openClasses, ...otherClasses, ...campClasses, festivalClass],
  posts: [...news, ...blog, ...otherPosts],
  teaching,
  forms,
  events,
  careers,
  showcase,
  lmsFeatures,
  radio: { name: 'Radio Sanggar' },
}
