import type { DemoTenant } from '../demo.types.ts'
import { careers } from './jambore/careers.ts'
import { campClasses } from './jambore/classes-camp.ts'
import { jelajahHutan, kepemimpinan, susurSungai } from './jambore/classes-jelajah.ts'
import { fotografi, kriyaBambu, memasak } from './jambore/classes-keterampilan.ts'
import { astronomi, berkemahPertama } from './jambore/classes-umum.ts'
import { courseNavigasi } from './jambore/course-navigasi.ts'
import { coursePertolongan } from './jambore/course-pertolongan.ts'
import { enrolments } from './jambore/enrolments.ts'
import { events, festivalClass } from './jambore/events.ts'
import { forms } from './jambore/forms.ts'
import { home } from './jambore/home.ts'
import { lmsFeatures } from './jambore/lms-features.ts'
import { pages } from './jambore/pages.ts'
import { people } from './jambore/people.ts'
import { blog } from './jambore/posts-blog.ts'
import { news } from './jambore/posts-news.ts'
import { voices } from './jambore/posts-voices.ts'
import { programs } from './jambore/programs.ts'
import { showcase } from './jambore/showcase.ts'
import { teaching } from './jambore/teaching.ts'

export const jambore: DemoTenant = {
  slug: 'jambore',
  name: 'Jambore Nusantara',
  layout: 'jambore',
  title: 'Jambore Nusantara',
  tagline: 'Belajar dari alam, berteman se-Nusantara',
  description:
    'Jambore Nusantara menyelenggarakan kemah, lokakarya, dan kelas luar ruang yang aman dan menyenangkan bagi anak serta remaja di seluruh Indonesia.',
  keywords: [
    'jambore',
    'kemah anak',
    'kelas luar ruang',
    'lokakarya alam',
    'pertolongan pertama',
    'navigasi darat',
  ],
  fonts: { primary: 'Bricolage Grotesque', secondary: 'Nunito' },
  colours: {
    primary: '#1f6b45',
    secondary: '#e8772e',
    success: '#3f9b57',
    info: '#2f7f93',
    warning: '#f0a02c',
    danger: '#c8402f',
    light: '#eef3e6',
    dark: '#16291f',
  },
  logo: { mark: 'tent', seed: 2000 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Program', href: '/Program' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Berita', href: '/News' },
    { label: 'Tulisan Teman', href: '/Tulisan-Temans' },
  ],
  footer: {
    about:
      'Jambore Nusantara mempertemukan anak dari berbagai daerah melalui kemah, lokakarya, dan kelas luar ruang yang mengutamakan keselamatan.',
    columns: [
      {
        title: 'Kegiatan',
        links: [
          { label: 'Jambore Utama', href: '/Program/jambore-utama' },
          { label: 'Sekolah Alam Akhir Pekan', href: '/Program/sekolah-alam-akhir-pekan' },
          { label: 'Akademi Pembina', href: '/Program/akademi-pembina' },
          { label: 'Kurikulum', href: '/Curriculum' },
          { label: 'Kemah intensif', href: '/Camp' },
          { label: 'Para pembina', href: '/Mentor' },
        ],
      },
      {
        title: 'Untuk orang tua',
        links: [
          { label: 'Aturan keselamatan', href: '/News/aturan-keselamatan-baru' },
          { label: 'Isi ransel', href: '/Blog/isi-ransel-empat-hari' },
          { label: 'Aturan dua orang dewasa', href: '/Articles/mengapa-aturan-dua-orang-dewasa' },
          { label: 'Papan peringkat', href: '/Leaderboards' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
      {
        title: 'Bacaan dan suara',
        links: [
          { label: 'Blog', href: '/Blog' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Podcast Suara Api Unggun', href: '/Podcasts' },
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
      address: 'Jalan Pinus Raya No. 8, Kota Bandung, Jawa Barat 40264',
      email: 'halo@jambore.example',
      phone: '0812-0000-2101',
      whatsapp: '0812-0000-2103',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/jamborenusantara' },
      { label: 'YouTube', href: 'https://youtube.example/jamborenusantara' },
      { label: 'TikTok', href: 'https://tiktok.example/jamborenusantara' },
    ],
    legal:
      'Jambore Nusantara diselenggarakan oleh Perkumpulan Langkah Rimba. Seluruh pembina menandatangani kode etik perlindungan anak.',
  },
  home,
  pages,
  categories: [
    { kind: 'class', slug: 'keselamatan', name: 'Keselamatan' },
    { kind: 'class', slug: 'jelajah', name: 'Jelajah' },
    { kind: 'class', slug: 'kriya-dan-dapur', name: 'Kriya dan Dapur' },
    { kind: 'class', slug: 'kepemimpinan', name: 'Kepemimpinan' },
    { kind: 'class', slug: 'keluarga', name: 'Keluarga' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'keselamatan-kabar', name: 'Kabar Keselamatan' },
    { kind: 'news', slug: 'kabar-perkemahan', name: 'Kabar Perkemahan' },
    { kind: 'blog', slug: 'tips-berkemah', name: 'Tips Berkemah' },
    { kind: 'blog', slug: 'catatan-pembina', name: 'Catatan Pembina' },
    { kind: 'blog', slug: 'dapur-dan-kriya', name: 'Dapur dan Kriya' },
    { kind: 'blog', slug: 'catatan-alam', name: 'Catatan Alam' },
    { kind: 'articles', slug: 'perlindungan-anak', name: 'Perlindungan Anak' },
    { kind: 'articles', slug: 'teknik-alam', name: 'Belajar di Alam' },
    { kind: 'podcasts', slug: 'suara-api-unggun', name: 'Suara Api Unggun' },
    { kind: 'tulisan-temans', slug: 'buku-harian-regu', name: 'Buku Harian Regu' },
  ],
  people,
  programs,
  classes: [
    coursePertolongan,
    courseNavigasi,
    kriyaBambu,
    jelajahHutan,
    memasak,
    kepemimpinan,
    astronomi,
    fotografi,
    susurSungai,
    berkemahPertama,
    ...campClasses,
    festivalClass,
  ],
  posts: [...news, ...blog, ...voices],
  teaching,
  forms,
  enrolments,
  events,
  careers,
  showcase,
  lmsFeatures,
  radio: { name: 'Radio Jambore' },
}
