import type { DemoPerson, DemoProgram, DemoTenant } from '../demo.types.ts'
import { classes } from './pelatihan/classes.ts'
import { events } from './pelatihan/events.ts'
import { home } from './pelatihan/home.ts'
import { posts } from './pelatihan/posts.ts'

const people: DemoPerson[] = [
  {
    slug: 'ratna-palupi',
    name: 'Ratna Palupi',
    title: 'Pelatih kepemimpinan',
    bio: 'Ratna memimpin lini produksi selama sebelas tahun sebelum mengajar. Contohnya selalu dari lantai pabrik.',
    photo: { scene: 'portrait:woman', seed: 14911, alt: 'Potret Ratna Palupi' },
  },
  {
    slug: 'yusuf-mandala',
    name: 'Yusuf Mandala',
    title: 'Ahli keselamatan kerja',
    bio: 'Yusuf pernah menjadi petugas pemadam. Ia memulai setiap kelas dengan mencari pintu keluar.',
    photo: { scene: 'portrait:man', seed: 14912, alt: 'Potret Yusuf Mandala' },
  },
  {
    slug: 'dian-saraswati',
    name: 'Dian Saraswati',
    title: 'Pelatih layanan',
    bio: 'Dian bekerja di meja keluhan rumah sakit. Ia mengumpulkan kalimat yang menenangkan orang.',
    photo: { scene: 'portrait:hijab', seed: 14913, alt: 'Potret Dian Saraswati' },
  },
  {
    slug: 'bonifasius-lein',
    name: 'Bonifasius Lein',
    title: 'Pelatih data',
    bio: 'Boni, asal Lembata, percaya laporan bulanan tidak perlu lebih dari dua halaman.',
    photo: { scene: 'portrait:man', seed: 14914, alt: 'Potret Bonifasius Lein' },
  },
  {
    slug: 'ayu-laksmi',
    name: 'Ayu Laksmi',
    title: 'Penyusun modul',
    bio: 'Ayu mengubah pengetahuan orang lapangan menjadi modul yang dapat diajarkan orang lain.',
    photo: { scene: 'portrait:woman', seed: 14915, alt: 'Potret Ayu Laksmi' },
  },
  {
    slug: 'jefri-ondang',
    name: 'Jefri Ondang',
    title: 'Penghubung lembaga',
    bio: 'Jefri menerima permintaan Anda dan menuliskan penawaran pada hari yang sama bila mungkin.',
    photo: { scene: 'portrait:man', seed: 14916, alt: 'Potret Jefri Ondang' },
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'akademi-penyelia',
    name: 'Akademi Penyelia',
    kind: 'Program lembaga',
    summary: 'Satu tahun menyiapkan kepala regu, dari kursus mandiri sampai melatih rekannya.',
    html: '<p>Akademi Penyelia memadukan kursus mandiri, dua kelas, dan empat kunjungan. Lembaga mengirim sedikitnya delapan orang supaya mereka punya teman belajar.</p>',
    cover: { scene: 'graduation', seed: 14907, alt: 'Penutupan Akademi Penyelia' },
    partners: ['Teh Ciwidey'],
    classes: ['penyelia-baru', 'melatih-pelatih-internal'],
    startsInDays: -30,
    endsInDays: 330,
  },
  {
    slug: 'gudang-selamat',
    name: 'Gudang Selamat',
    kind: 'Program lembaga',
    summary: 'Enam bulan menurunkan kecelakaan kecil, diukur setiap pekan.',
    html: '<p>Dimulai dari peta risiko, dilanjutkan pelatihan dua hari, lalu kunjungan bulanan. Yang dihitung adalah kejadian nyaris celaka, karena dari situlah pelajaran didapat.</p>',
    cover: { scene: 'robot-arm', seed: 14908, alt: 'Lini kerja gudang' },
    partners: ['Gudang Kalimas'],
    classes: ['keselamatan-kerja-gudang', 'jam-terbuka-keselamatan'],
    startsInDays: 12,
    endsInDays: 190,
  },
]

export const pelatihan: DemoTenant = {
  slug: 'pelatihan',
  name: 'Prakarsa Latih',
  layout: 'pelatihan',
  title: 'Prakarsa Latih',
  tagline: 'Jasa pelatihan kerja',
  description:
    'Prakarsa Latih di Bandung: pelatihan keselamatan kerja, kepemimpinan, layanan, dan data untuk lembaga.',
  keywords: ['jasa pelatihan', 'pelatihan karyawan', 'K3', 'kepemimpinan', 'Bandung'],
  fonts: { primary: 'Red Hat Display', secondary: 'Public Sans' },
  colours: {
    primary: '#0f7a6c',
    secondary: '#d1702a',
    success: '#2a9d5c',
    info: '#2b8fc0',
    warning: '#dd9a26',
    danger: '#c8414b',
    light: '#eff4f2',
    dark: '#142a2c',
  },
  logo: { mark: 'bracket', seed: 14900 },
  nav: [
    { label: 'Kelas', href: '/Class' },
    { label: 'Silabus', href: '/Silabus' },
    { label: 'Kursus mandiri', href: '/Courses' },
    { label: 'Layanan', href: '/Training-Services' },
    { label: 'Program lembaga', href: '/Program' },
    { label: 'Acara', href: '/Event' },
    { label: 'Kabar', href: '/News' },
  ],
  footer: {
    about: 'Prakarsa Latih menyusun pelatihan yang hasilnya dapat dilihat di tempat kerja.',
    columns: [
      {
        title: 'Pelatihan',
        links: [
          { label: 'Semua kelas', href: '/Class' },
          { label: 'Silabus', href: '/Silabus' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Akademi Penyelia', href: '/Program/akademi-penyelia' },
        ],
      },
      {
        title: 'Lembaga',
        links: [
          { label: 'Layanan pelatihan', href: '/Training-Services' },
          { label: 'Minta penawaran', href: '/Make-Appointment' },
          { label: 'Tentang kami', href: '/About' },
          { label: 'Catatan pelatih', href: '/Blog' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Riau No. 35, Kota Bandung 40115',
      email: 'penawaran@prakarsalatih.example',
      phone: '0812-0000-1490',
      whatsapp: '0812-0000-1490',
    },
    social: [{ label: 'LinkedIn', href: 'https://linkedin.example/prakarsalatih' }],
    legal: 'PT Prakarsa Latih Nusantara, Bandung.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'keselamatan', name: 'Keselamatan' },
    { kind: 'class', slug: 'kepemimpinan', name: 'Kepemimpinan' },
    { kind: 'class', slug: 'layanan', name: 'Layanan' },
    { kind: 'class', slug: 'data', name: 'Data' },
    { kind: 'news', slug: 'kabar', name: 'Kabar' },
    { kind: 'news', slug: 'cerita-klien', name: 'Cerita klien' },
    { kind: 'blog', slug: 'catatan-pelatih', name: 'Catatan pelatih' },
    { kind: 'articles', slug: 'panduan', name: 'Panduan' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
