import type { DemoPerson, DemoProgram, DemoTenant } from '../demo.types.ts'
import { classes } from './mentor/classes.ts'
import { events } from './mentor/events.ts'
import { home } from './mentor/home.ts'
import { posts } from './mentor/posts.ts'

const people: DemoPerson[] = [
  {
    slug: 'andi-tenri',
    name: 'Andi Tenri',
    title: 'Memimpin untuk pertama kali',
    bio: 'Tenri menjadi kepala cabang pada usia dua puluh enam dan membuat hampir semua kesalahan yang mungkin. Ia mendampingi pemimpin muda dengan membawa buku kesalahan itu.',
    photo: { scene: 'portrait:hijab', seed: 14010, alt: 'Potret Andi Tenri' },
  },
  {
    slug: 'daniel-rantepao',
    name: 'Daniel Rantepao',
    title: 'Mendengar dan memimpin',
    bio: 'Daniel, asal Toraja, dua puluh tahun menjadi guru sebelum memimpin yayasan. Ia terkenal karena diamnya.',
    photo: { scene: 'portrait:man', seed: 14005, alt: 'Potret Daniel Rantepao' },
  },
  {
    slug: 'hasnah-lamappa',
    name: 'Hasnah Lamappa',
    title: 'Usaha kecil',
    bio: 'Hasnah menjual sambal dalam toples dan mendampingi pemilik usaha yang masih mengerjakan semuanya sendiri.',
    photo: { scene: 'portrait:hijab', seed: 14006, alt: 'Potret Hasnah Lamappa' },
  },
  {
    slug: 'melati-kaunang',
    name: 'Melati Kaunang',
    title: 'Pindah bidang',
    bio: 'Melati meninggalkan bank untuk menjadi perancang layanan di Manado. Ia membantu orang berpindah tanpa membakar jembatan.',
    photo: { scene: 'portrait:woman', seed: 14007, alt: 'Potret Melati Kaunang' },
  },
  {
    slug: 'rukmini-abdullah',
    name: 'Rukmini Abdullah',
    title: 'Kembali bekerja',
    bio: 'Rukmini kembali bekerja setelah sembilan tahun di rumah. Ia menemani ibu-ibu yang ingin memulai lagi.',
    photo: { scene: 'portrait:woman', seed: 14008, alt: 'Potret Rukmini Abdullah' },
  },
  {
    slug: 'yosua-pattiasina',
    name: 'Yosua Pattiasina',
    title: 'Skripsi dan penelitian',
    bio: 'Yosua mengajar di Ambon. Ia membaca naskah dengan pensil dan selalu mulai dari kalimat terakhir.',
    photo: { scene: 'portrait:man', seed: 14009, alt: 'Potret Yosua Pattiasina' },
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'enam-pertemuan',
    name: 'Enam Pertemuan',
    kind: 'Pendampingan pribadi',
    summary: 'Satu mentor, enam jam, tiga bulan, dan satu halaman di awal serta di akhir.',
    html: '<p>Bentuk pendampingan yang paling sering dipilih. Dimulai dari satu halaman, diakhiri dengan membaca halaman yang sama.</p>',
    cover: { scene: 'interview', seed: 14027, alt: 'Percakapan berdua' },
    partners: ['Perpustakaan Losari'],
    classes: ['didampingi-dengan-baik'],
    startsInDays: -15,
    endsInDays: 200,
  },
  {
    slug: 'sekolah-mentor',
    name: 'Sekolah Mentor',
    kind: 'Untuk calon mentor',
    summary: 'Dua hari pelatihan, tiga pertemuan yang diamati, lalu jam pertama Anda.',
    html: '<p>Setiap mentor baru ditemani mentor senior selama tiga pertemuan. Sesudah itu ia punya jam sendiri di papan jadwal.</p>',
    cover: { scene: 'teacher-board', seed: 14028, alt: 'Pelatihan calon mentor' },
    partners: [],
    classes: ['mendampingi-orang-lain', 'lingkar-pemimpin-muda'],
    startsInDays: 20,
    endsInDays: 220,
  },
]

export const mentor: DemoTenant = {
  slug: 'mentor',
  name: 'Teman Sejalan',
  layout: 'mentor',
  title: 'Teman Sejalan',
  tagline: 'Jaringan mentor Indonesia Timur',
  description:
    'Teman Sejalan di Makassar mempertemukan orang yang sedang bingung dengan orang yang pernah melewatinya.',
  keywords: ['mentor', 'pendampingan', 'Makassar', 'karier', 'usaha'],
  fonts: { primary: 'Fraunces', secondary: 'Figtree' },
  colours: {
    primary: '#b4486a',
    secondary: '#3f7f79',
    success: '#2f9a68',
    info: '#3a8fc2',
    warning: '#dd9632',
    danger: '#c43c46',
    light: '#f8f1ee',
    dark: '#2c1f2b',
  },
  logo: { mark: 'wave', seed: 14050 },
  nav: [
    { label: 'Mentor', href: '/Mentor' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Catatan', href: '/Blog' },
    { label: 'Kabar', href: '/News' },
  ],
  footer: {
    about: 'Kami percaya sebagian besar jawaban sudah ada. Yang kurang hanyalah teman bicara.',
    columns: [
      {
        title: 'Bertemu',
        links: [
          { label: 'Semua mentor', href: '/Mentor' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Catatan mentor', href: '/Blog' },
          { label: 'Cerita teman', href: '/Tulisan-Temans' },
          { label: 'Tentang kami', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Penghibur No. 12, Kota Makassar 90111',
      email: 'sapa@temansejalan.example',
      whatsapp: '0812-0000-1405',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/temansejalan' }],
    legal: 'Perkumpulan Teman Sejalan, Makassar.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'pendampingan', name: 'Pendampingan' },
    { kind: 'class', slug: 'kepemimpinan', name: 'Kepemimpinan' },
    { kind: 'class', slug: 'karier', name: 'Karier' },
    { kind: 'class', slug: 'usaha', name: 'Usaha' },
    { kind: 'class', slug: 'akademik', name: 'Akademik' },
    { kind: 'news', slug: 'kabar', name: 'Kabar' },
    { kind: 'news', slug: 'cerita', name: 'Cerita' },
    { kind: 'blog', slug: 'catatan-mentor', name: 'Catatan mentor' },
    { kind: 'tulisan-temans', slug: 'cerita-teman', name: 'Cerita teman' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
