import type { DemoPerson, DemoProgram, DemoTenant } from '../demo.types.ts'
import { classes } from './kemah/classes.ts'
import { events } from './kemah/events.ts'
import { home } from './kemah/home.ts'
import { posts } from './kemah/posts.ts'

const people: DemoPerson[] = [
  {
    slug: 'galih-prakosa',
    name: 'Galih Prakosa',
    title: 'Pendamping utama, pengembang web',
    bio: 'Galih menulis perangkat lunak untuk koperasi susu sebelum mendirikan kemah. Ia mengajar sambil berdiri dan selalu membawa batu di saku.',
    photo: { scene: 'portrait:man', seed: 14521, alt: 'Potret Galih Prakosa' },
  },
  {
    slug: 'maria-wonga',
    name: 'Maria Wonga',
    title: 'Pendamping, alumni angkatan dua',
    bio: 'Maria datang dari Ende sebagai perawat dan pulang sebagai pengembang. Ia membaca kode seperti membaca catatan pasien: teliti dan tanpa menghakimi.',
    photo: { scene: 'portrait:woman', seed: 14522, alt: 'Potret Maria Wonga' },
  },
  {
    slug: 'ahmad-zulkifli',
    name: 'Ahmad Zulkifli',
    title: 'Pendamping data',
    bio: 'Ahmad pernah mengelola data panen tiga kabupaten. Peserta hafal kalimatnya: angka yang tidak bisa dijelaskan, belum selesai.',
    photo: { scene: 'portrait:man', seed: 14523, alt: 'Potret Ahmad Zulkifli' },
  },
  {
    slug: 'sinta-maharani',
    name: 'Sinta Maharani',
    title: 'Kepala basis',
    bio: 'Sinta mengurus rumah, dapur, dan semua yang membuat orang betah. Ia tahu siapa yang sedang ingin pulang sebelum orangnya tahu.',
    photo: { scene: 'portrait:hijab', seed: 14524, alt: 'Potret Sinta Maharani' },
  },
  {
    slug: 'wahyu-siregar',
    name: 'Wahyu Siregar',
    title: 'Penghubung perusahaan',
    bio: 'Wahyu mengajak perusahaan datang ke pameran dan duduk di baris kedua, di belakang warga.',
    photo: { scene: 'portrait:man', seed: 14525, alt: 'Potret Wahyu Siregar' },
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'jalur-web',
    name: 'Jalur Web',
    kind: 'Kemah intensif',
    summary: 'Pekan Nol, Kemah Web, dan pendampingan enam bulan sesudahnya.',
    html: '<p>Jalur Web dimulai di kamar sendiri dan berakhir di meja kerja pertama. Di antaranya ada dua belas pekan yang sulit dilupakan.</p><p>Peserta yang belum dapat menginap boleh memulai dari Kemah Malam dan menyambung pada pekan ketujuh angkatan berikutnya.</p>',
    cover: { scene: 'forest-trail', seed: 14611, alt: 'Jalur setapak di hutan pinus' },
    partners: ['Koperasi Susu Getasan'],
    classes: ['pekan-nol', 'kemah-web-dua-belas-pekan', 'kemah-malam'],
    startsInDays: -10,
    endsInDays: 300,
  },
  {
    slug: 'jalur-data',
    name: 'Jalur Data',
    kind: 'Kemah intensif',
    summary: 'Enam pekan bersama tiga desa mitra dan data yang sungguh mereka perlukan.',
    html: '<p>Desa membawa pertanyaan, peserta membawa laptop. Setiap jawaban harus dapat dibacakan di balai desa dalam lima menit.</p>',
    cover: { scene: 'rice-terraces', seed: 14612, alt: 'Sawah di desa mitra' },
    partners: ['Desa Getasan', 'Desa Sumogawe'],
    classes: ['kemah-data-enam-pekan'],
    startsInDays: 30,
    endsInDays: 200,
  },
]

export const kemah: DemoTenant = {
  slug: 'kemah',
  name: 'Kemah Merbabu',
  layout: 'kemah',
  title: 'Kemah Merbabu',
  tagline: 'Kemah intensif dua belas pekan',
  description:
    'Kemah Merbabu di Salatiga: dua belas pekan tinggal dan belajar membuat aplikasi web bersama dua puluh orang.',
  keywords: ['bootcamp', 'kemah intensif', 'belajar web', 'Salatiga', 'Merbabu'],
  fonts: { primary: 'Bricolage Grotesque', secondary: 'Work Sans' },
  colours: {
    primary: '#e8622c',
    secondary: '#2f7d5b',
    success: '#2f9e60',
    info: '#2f8fbf',
    warning: '#e2a12a',
    danger: '#c93d3d',
    light: '#f3efe8',
    dark: '#1d2620',
  },
  logo: { mark: 'tent', seed: 14500 },
  nav: [
    { label: 'Kemah', href: '/Camp' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Pekan Nol', href: '/Courses' },
    { label: 'Jalur', href: '/Program' },
    { label: 'Acara', href: '/Event' },
    { label: 'Kabar', href: '/News' },
  ],
  footer: {
    about:
      'Kemah ini kecil dengan sengaja. Dua puluh orang setiap angkatan, supaya semua nama dapat diingat.',
    columns: [
      {
        title: 'Kemah',
        links: [
          { label: 'Kemah Web', href: '/Camp/kemah-web-dua-belas-pekan' },
          { label: 'Kemah Data', href: '/Camp/kemah-data-enam-pekan' },
          { label: 'Kemah Malam', href: '/Class/kemah-malam' },
          { label: 'Pekan Nol', href: '/Courses/pekan-nol' },
        ],
      },
      {
        title: 'Basis',
        links: [
          { label: 'Acara', href: '/Event' },
          { label: 'Kabar', href: '/News' },
          { label: 'Catatan', href: '/Blog' },
          { label: 'Tentang kami', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Kopeng km 9, Kota Salatiga 50733',
      email: 'basis@kemahmerbabu.example',
      whatsapp: '0812-0000-1450',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/kemahmerbabu' }],
    legal: 'Kemah Merbabu dikelola Koperasi Belajar Merbabu.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'persiapan', name: 'Persiapan' },
    { kind: 'class', slug: 'kemah-inap', name: 'Kemah inap' },
    { kind: 'class', slug: 'kemah-daring', name: 'Kemah daring' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'news', slug: 'kabar', name: 'Kabar basis' },
    { kind: 'blog', slug: 'catatan-pendamping', name: 'Catatan pendamping' },
    { kind: 'articles', slug: 'laporan-alumni', name: 'Laporan alumni' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
