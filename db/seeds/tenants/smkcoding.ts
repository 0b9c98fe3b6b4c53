import type { DemoTenant } from '../demo.types.ts'
import { assignments, threads } from './smkcoding/assignments.ts'
import { careers } from './smkcoding/careers.ts'
import { openClasses } from './smkcoding/classes-open.ts'
import { otherClasses } from './smkcoding/classes-other.ts'
import { coursePython } from './smkcoding/course-python.ts'
import { courseWeb } from './smkcoding/course-web.ts'
import { enrolments } from './smkcoding/enrolments.ts'
import { events } from './smkcoding/events.ts'
import { forms } from './smkcoding/forms.ts'
import { home } from './smkcoding/home.ts'
import { lmsFeatures } from './smkcoding/lms-features.ts'
import { meetings } from './smkcoding/meetings.ts'
import { orders } from './smkcoding/orders.ts'
import { pages } from './smkcoding/pages.ts'
import { people } from './smkcoding/people.ts'
import { blog } from './smkcoding/posts-blog.ts'
import { news } from './smkcoding/posts-news.ts'
import { otherPosts } from './smkcoding/posts-other.ts'
import { programs } from './smkcoding/programs.ts'
import { quizzes } from './smkcoding/quizzes.ts'
import { showcase } from './smkcoding/showcase.ts'
import { teaching } from './smkcoding/teaching.ts'

/** Coding for vocational schools. */
export const smkcoding: DemoTenant = {
  slug: 'smkcoding',
  name: 'SMK Coding',
  layout: 'smkcoding',
  title: 'SMK Coding',
  tagline: 'Belajar koding dari proyek sekolah sendiri',
  description:
    'SMK Coding menyediakan kursus dan kelas pemrograman untuk siswa serta guru SMK: web dasar, JavaScript, Python, Laravel, Flutter, Git, jaringan, dan IoT.',
  keywords: ['SMK', 'belajar koding', 'RPL', 'TKJ', 'Python', 'Laravel', 'Flutter', 'jaringan', 'IoT'],
  fonts: { primary: 'JetBrains Mono', secondary: 'Inter' },
  colours: {
    primary: '#17C964',
    secondary: '#22D3EE',
    success: '#34D399',
    info: '#38BDF8',
    warning: '#FBBF24',
    danger: '#FB7185',
    light: '#E2E8F0',
    dark: '#0B1526',
  },
  logo: { mark: 'bracket', seed: 3001 },
  nav: [
    { label: 'Kursus', href: '/Courses' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Program', href: '/Program' },
    { label: 'Liga', href: '/Liga-Smk' },
    { label: 'Berita', href: '/News' },
    { label: 'Blog', href: '/Blog' },
    { label: 'Tulisan Temans', href: '/Tulisan-Temans' },
  ],
  footer: {
    about: 'SMK Coding menghubungkan laboratorium sekolah dengan dunia kerja, satu proyek kecil setiap kali.',
    columns: [
      {
        title: 'Mulai belajar',
        links: [
          { label: 'Web Dasar', href: '/Courses/web-dasar' },
          { label: 'Python dari Nol', href: '/Courses/python-dari-nol' },
          { label: 'Git dan Kerja Tim', href: '/Class/git-dan-kerja-tim' },
          { label: 'Bootcamp Laravel', href: '/Camp/bootcamp-laravel' },
          { label: 'Daftarkan sekolah', href: '/Daftar-Sekolah' },
        ],
      },
      {
        title: 'Program',
        links: [
          { label: 'Jalur Pengembang Web', href: '/Program/jalur-pengembang-web' },
          { label: 'Laboratorium Sekolah', href: '/Program/laboratorium-sekolah' },
          { label: 'Dari Kelas ke Industri', href: '/Program/dari-kelas-ke-industri' },
          { label: 'Kurikulum', href: '/Curriculum' },
          { label: 'Bootcamp', href: '/Camp' },
          { label: 'Mentor', href: '/Mentor' },
          { label: 'Silabus', href: '/Silabus' },
          { label: 'Testimoni', href: '/Testimoni' },
          { label: 'Aspirasi', href: '/Aspirasi' },
          { label: 'Buku', href: '/Buku' },
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
          { label: 'Tulisan Temans', href: '/Tulisan-Temans' },
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
      address: 'Jalan Bengkel No. 7, Surakarta 57126',
      email: 'halo@smkcoding.example',
      phone: '0812-0000-3030',
      whatsapp: '0812-0000-3031',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/smkcoding' },
      { label: 'YouTube', href: 'https://youtube.example/smkcoding' },
      { label: 'GitHub', href: 'https://github.example/smkcoding' },
    ],
    legal: 'Hak cipta SMK Coding.',
  },
  home,
  pages,
  categories: [
    { kind: 'news', slug: 'kelas-baru', name: 'Kelas baru' },
    { kind: 'news', slug: 'kabar-sekolah', name: 'Kabar sekolah' },
    { kind: 'news', slug: 'untuk-guru', name: 'Untuk guru' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'belajar-koding', name: 'Belajar koding' },
    { kind: 'blog', slug: 'kerja-tim', name: 'Kerja tim' },
    { kind: 'blog', slug: 'cerita-bengkel', name: 'Cerita bengkel' },
    { kind: 'blog', slug: 'menuju-industri', name: 'Menuju industri' },
    { kind: 'articles', slug: 'panduan', name: 'Panduan' },
    { kind: 'articles', slug: 'ruang-guru-produktif', name: 'Ruang guru produktif' },
    { kind: 'podcasts', slug: 'ngobrol-koding', name: 'Ngobrol Koding' },
    { kind: 'tulisan-temans', slug: 'cerita-siswa', name: 'Cerita siswa' },
    { kind: 'class', slug: 'web', name: 'Web' },
    { kind: 'class', slug: 'pemrograman', name: 'Pemrograman' },
    { kind: 'class', slug: 'seluler', name: 'Aplikasi seluler' },
    { kind: 'class', slug: 'jaringan', name: 'Jaringan' },
    { kind: 'class', slug: 'iot', name: 'IoT' },
    { kind: 'class', slug: 'karier', name: 'Karier' },
  ],
  people,
  programs,
  classes: [courseWeb, coursePython, ...openClasses, ...otherClasses],
  orders,
  posts: [...news, ...blog, ...otherPosts],
  teaching,
  enrolments,
  quizzes,
  assignments,
  meetings,
  threads,
  forms,
  events,
  careers,
  showcase,
  lmsFeatures,
}
