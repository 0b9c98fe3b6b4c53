import type { DemoTenant } from '../demo.types.ts'
import { careers } from './foundation/careers.ts'
import { dukunganPsikologis, fasilitatorLiterasi, sekolahSehat } from './foundation/classes-anak.ts'
import { campClasses } from './foundation/classes-camp.ts'
import { kelasRangkap, mediaAjar, numerasi } from './foundation/classes-guru.ts'
import { berkasBeasiswa, komiteSekolah } from './foundation/classes-umum.ts'
import { courseMembaca } from './foundation/course-membaca.ts'
import { coursePojokBaca } from './foundation/course-pojok-baca.ts'
import { donations } from './foundation/donations.ts'
import { enrolments } from './foundation/enrolments.ts'
import { events } from './foundation/events.ts'
import { forms } from './foundation/forms.ts'
import { home } from './foundation/home.ts'
import { lmsFeatures } from './foundation/lms-features.ts'
import { pages } from './foundation/pages.ts'
import { people } from './foundation/people.ts'
import { blog } from './foundation/posts-blog.ts'
import { news } from './foundation/posts-news.ts'
import { voices } from './foundation/posts-voices.ts'
import { programs } from './foundation/programs.ts'
import { showcase } from './foundation/showcase.ts'
import { teaching } from './foundation/teaching.ts'

export const foundation: DemoTenant = {
  slug: 'foundation',
  name: 'Yayasan Tunas Harapan',
  layout: 'foundation',
  title: 'Yayasan Tunas Harapan',
  tagline: 'Guru siap, buku dekat, anak desa berangkat',
  description:
    'Yayasan Tunas Harapan melatih guru sekolah desa, membangun pojok baca, dan memberi beasiswa bagi calon guru di seluruh Indonesia.',
  keywords: [
    'yayasan pendidikan',
    'sekolah desa',
    'pelatihan guru',
    'pojok baca',
    'beasiswa keguruan',
    'donasi buku',
  ],
  fonts: { primary: 'Fraunces', secondary: 'Nunito' },
  colours: {
    primary: '#9c4a26',
    secondary: '#c98a2b',
    success: '#4e7f4a',
    info: '#3e7c8c',
    warning: '#d9822b',
    danger: '#b23a2e',
    light: '#efe3d3',
    dark: '#33251c',
  },
  logo: { mark: 'sprout', seed: 1000 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Program', href: '/Program' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Donasi', href: '/Donasi' },
    { label: 'Berita', href: '/News' },
    { label: 'Blog', href: '/Blog' },
  ],
  footer: {
    about:
      'Yayasan Tunas Harapan adalah lembaga nirlaba yang mendampingi sekolah desa melalui pelatihan guru, pojok baca, beasiswa, dan sarana yang sehat.',
    columns: [
      {
        title: 'Program',
        links: [
          { label: 'Guru Tangguh Desa', href: '/Program/guru-tangguh-desa' },
          { label: 'Seribu Pojok Baca', href: '/Program/seribu-pojok-baca' },
          { label: 'Beasiswa Tunas', href: '/Program/beasiswa-tunas' },
          { label: 'Sekolah Aman dan Sehat', href: '/Program/sekolah-aman-dan-sehat' },
          { label: 'Kurikulum', href: '/Curriculum' },
          { label: 'Silabus', href: '/Silabus' },
          { label: 'Para pelatih', href: '/Mentor' },
        ],
      },
      {
        title: 'Akuntabilitas',
        links: [
          { label: 'Laporan tahunan', href: '/News/laporan-tahunan-terbit' },
          { label: 'Cara berdonasi', href: '/News/cara-berdonasi' },
          { label: 'Membaca laporan keuangan', href: '/Articles/cara-membaca-laporan-keuangan-yayasan' },
          { label: 'Papan peringkat', href: '/Leaderboards' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Artikel', href: '/Articles' },
          { label: 'Podcast Suara Desa', href: '/Podcasts' },
          { label: 'Tulisan Teman', href: '/Tulisan-Temans' },
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
      address: 'Jalan Melati Putih No. 17, Kota Kupang, Nusa Tenggara Timur 85111',
      email: 'halo@tunasharapan.example',
      phone: '0812-0000-1101',
      whatsapp: '0812-0000-1102',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/tunasharapan' },
      { label: 'YouTube', href: 'https://youtube.example/tunasharapan' },
      { label: 'Facebook', href: 'https://facebook.example/tunasharapan' },
    ],
    legal:
      'Yayasan Tunas Harapan terdaftar sebagai badan hukum dengan nomor registrasi YTH-0417/2011. Laporan keuangan diaudit setiap tahun oleh kantor akuntan publik independen.',
  },
  home,
  pages,
  categories: [
    { kind: 'class', slug: 'literasi', name: 'Literasi' },
    { kind: 'class', slug: 'pelatihan-guru', name: 'Pelatihan Guru' },
    { kind: 'class', slug: 'perlindungan-anak', name: 'Perlindungan Anak' },
    { kind: 'class', slug: 'sekolah-sehat', name: 'Sekolah Sehat' },
    { kind: 'class', slug: 'beasiswa', name: 'Beasiswa' },
    { kind: 'news', slug: 'akuntabilitas', name: 'Akuntabilitas' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'kabar-lapangan', name: 'Kabar Lapangan' },
    { kind: 'news', slug: 'beasiswa-kabar', name: 'Kabar Beasiswa' },
    { kind: 'blog', slug: 'cerita-desa', name: 'Cerita Desa' },
    { kind: 'blog', slug: 'catatan-guru', name: 'Catatan Guru' },
    { kind: 'blog', slug: 'tips-relawan', name: 'Tips Relawan' },
    { kind: 'articles', slug: 'pendidikan-desa', name: 'Pendidikan Desa' },
    { kind: 'articles', slug: 'tata-kelola', name: 'Tata Kelola' },
    { kind: 'podcasts', slug: 'suara-desa', name: 'Suara Desa' },
    { kind: 'tulisan-temans', slug: 'cerita-peserta', name: 'Cerita Peserta' },
  ],
  people,
  programs,
  classes: [
    courseMembaca,
    coursePojokBaca,
    kelasRangkap,
    numerasi,
    mediaAjar,
    dukunganPsikologis,
    fasilitatorLiterasi,
    sekolahSehat,
    berkasBeasiswa,
    komiteSekolah,
    ...campClasses,
  ],
  posts: [...news, ...blog, ...voices],
  teaching,
  donations,
  discLeanings: [
    ['S', 'D'],
    ['S', 'I'],
    ['C', 'I'],
    ['I', 'C'],
    ['S', 'D'],
    ['D', 'S'],
    ['I', 'C'],
    ['C', 'D'],
    ['S', 'C'],
    ['D', 'C'],
    ['I', 'S'],
    ['S', 'D'],
  ],
  forms,
  enrolments,
  events,
  careers,
  showcase,
  lmsFeatures,
}
