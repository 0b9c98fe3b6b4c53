import type { DemoPerson, DemoTenant } from '../demo.types.ts'
import { chapterLinks, pages } from './komunitas/chapters.ts'
import { classes, programs } from './komunitas/classes.ts'
import { events, posts } from './komunitas/writing.ts'

const people: DemoPerson[] = [
  {
    slug: 'dewi-anggraini-sari',
    name: 'Dewi Anggraini Sari',
    title: 'Penggerak Simpul Padang',
    bio: 'Perawat yang membuka pertemuan dengan dua orang peserta dan tidak pernah berhenti sejak itu.',
    photo: { scene: 'portrait:hijab', seed: 15751, alt: 'Potret Dewi Anggraini Sari' },
  },
  {
    slug: 'melkianus-bani',
    name: 'Melkianus Bani',
    title: 'Perakit gerobak, Simpul Kupang',
    bio: 'Melki merakit gerobak buku dari kayu palet dan melatih anak-anak menjadi pustakawan.',
    photo: { scene: 'portrait:man', seed: 15752, alt: 'Potret Melkianus Bani' },
  },
  {
    slug: 'rahmat-siregar',
    name: 'Rahmat Siregar',
    title: 'Pengarsip, Simpul Medan',
    bio: 'Rahmat merekam ingatan warga dan mengajari orang lain menunggu sebelum bertanya lagi.',
    photo: { scene: 'portrait:man', seed: 15753, alt: 'Potret Rahmat Siregar' },
  },
  {
    slug: 'ni-kadek-suryani',
    name: 'Ni Kadek Suryani',
    title: 'Bendahara jaringan, Simpul Denpasar',
    bio: 'Suryani membacakan kas sampai rupiah terakhir, lalu menggantungkan bukunya di dinding.',
    photo: { scene: 'portrait:woman', seed: 15754, alt: 'Potret Ni Kadek Suryani' },
  },
  {
    slug: 'yuliana-wenda',
    name: 'Yuliana Wenda',
    title: 'Penjaga kebun, Simpul Jayapura',
    bio: 'Yuliana mengajarkan merajut noken sambil menyimak anak-anak membaca nyaring.',
    photo: { scene: 'portrait:woman', seed: 15755, alt: 'Potret Yuliana Wenda' },
  },
  {
    slug: 'syarif-alqadri',
    name: 'Syarif Alqadri',
    title: 'Juru masak, Simpul Pontianak',
    bio: 'Syarif percaya bahwa rapat yang baik dimulai setelah piring kedua.',
    photo: { scene: 'portrait:man', seed: 15756, alt: 'Potret Syarif Alqadri' },
  },
]

export const komunitas: DemoTenant = {
  slug: 'komunitas',
  name: 'Rasi Belajar',
  layout: 'komunitas',
  title: 'Rasi Belajar',
  tagline: 'Setiap kota satu bintang, bersama menjadi rasi',
  description:
    'Rasi Belajar adalah jaringan kelompok belajar warga di sebelas kota: bertemu rutin, saling mengajar, dan menemani simpul baru.',
  keywords: ['komunitas', 'jaringan', 'simpul', 'kelompok belajar', 'warga'],
  fonts: { primary: 'Bricolage Grotesque', secondary: 'Manrope' },
  colours: {
    primary: '#5b5bd6',
    secondary: '#d9743f',
    success: '#3c9b72',
    info: '#3f8fd0',
    warning: '#e3a33a',
    danger: '#c9445b',
    light: '#eeeefa',
    dark: '#151833',
  },
  logo: { mark: 'sprout', seed: 15760 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Simpul', href: '/Chapters' },
    { label: 'Acara', href: '/Event' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kabar', href: '/News' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about: 'Kelompok belajar warga di sebelas kota. Berdiri sendiri-sendiri, belajar bersama-sama.',
    columns: [
      {
        title: 'Jaringan',
        links: [
          { label: 'Direktori simpul', href: '/Chapters' },
          { label: 'Simpul Baru', href: '/Program/simpul-baru' },
          { label: 'Temu Rasi', href: '/Program/temu-rasi' },
        ],
      },
      {
        title: 'Belajar',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Kabar', href: '/News' },
          { label: 'Catatan penggerak', href: '/Blog' },
          { label: 'Tentang kami', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Bintang Timur No. 11, Kota Makassar 90111',
      email: 'halo@rasibelajar.example',
      phone: '0812-0000-4581',
      whatsapp: '0812-0000-4582',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/rasibelajar' },
      { label: 'YouTube', href: 'https://youtube.example/rasibelajar' },
    ],
    legal: 'Perkumpulan Rasi Belajar. Kas dibacakan setiap bulan di semua simpul.',
  },
  home: {
    hero: {
      eyebrow: 'Jaringan kelompok belajar warga',
      title: 'Setiap kota menyalakan satu bintang',
      text: 'Sebelas simpul bertemu rutin, saling mengajar, dan menemani kota berikutnya. Temukan yang terdekat.',
      actions: [
        { label: 'Cari simpul', href: '/Chapters' },
        { label: 'Buka simpul baru', href: '/Courses/menyalakan-komunitas-baru' },
      ],
      picture: { scene: 'campfire', seed: 15770, alt: 'Orang duduk melingkar di sekitar api unggun' },
      featuredClass: 'fasilitasi-lingkaran-belajar',
      figures: [
        { value: '11', label: 'simpul' },
        { value: '63', label: 'penggerak' },
        { value: '14', label: 'pertemuan setiap bulan' },
        { value: '7', label: 'tahun berjalan' },
      ],
    },
    sections: [
      {
        id: 'simpul',
        kind: 'features',
        title: 'Direktori simpul',
        intro: 'Pilih kota Anda. Pertemuan terbuka bagi siapa saja, tanpa pendaftaran.',
        more: { label: 'Halaman semua simpul', href: '/Chapters' },
        items: chapterLinks,
      },
      {
        id: 'acara',
        kind: 'listing',
        of: 'event',
        count: 4,
        title: 'Pertemuan terdekat',
        more: { label: 'Semua acara', href: '/Event' },
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 4,
        title: 'Belajar antarkota',
        intro: 'Diajarkan penggerak dari satu simpul untuk semua simpul.',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'suara',
        kind: 'quotes',
        title: 'Dari balik lingkaran',
        items: [
          {
            text: 'Kami pikir harus punya proyektor dulu. Ternyata cukup punya pintu yang dibuka.',
            name: 'Frans Latuconsina',
            role: 'Nelayan muda, Simpul Ambon',
            photo: { scene: 'portrait:man', seed: 15781, alt: 'Potret Frans Latuconsina' },
          },
          {
            text: 'Saya mengantar barang tiga belas tahun. Baru di sini ada yang bertanya apa yang saya tahu.',
            name: 'Zulkifli Chaniago',
            role: 'Sopir truk, Simpul Padang',
            photo: { scene: 'portrait:man', seed: 15782, alt: 'Potret Zulkifli Chaniago' },
          },
        ],
      },
      {
        id: 'penggerak',
        kind: 'people',
        title: 'Para penggerak',
        people: [
          'dewi-anggraini-sari',
          'melkianus-bani',
          'rahmat-siregar',
          'ni-kadek-suryani',
          'yuliana-wenda',
          'syarif-alqadri',
        ],
        more: { label: 'Semua pengajar', href: '/Mentor' },
      },
      {
        id: 'langkah',
        kind: 'steps',
        title: 'Menyalakan simpul di kota Anda',
        intro: 'Tidak ada formulir panjang. Yang ada teman seperjalanan.',
        items: [
          {
            title: 'Cari dua teman',
            text: 'Tiga orang adalah jumlah terkecil yang dapat berselisih dan tetap berjalan.',
          },
          { title: 'Ikuti kursusnya', text: 'Enam bab pendek, gratis, dikerjakan bertiga.' },
          { title: 'Buka satu pintu', text: 'Satu tempat tetap, satu hari tetap, dua jam sebulan.' },
          { title: 'Ditemani', text: 'Simpul terdekat hadir pada tiga pertemuan pertama.' },
        ],
      },
      {
        id: 'kabar',
        kind: 'listing',
        of: 'news',
        count: 4,
        title: 'Kabar jaringan',
        more: { label: 'Semua kabar', href: '/News' },
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Langit masih luas',
        text: 'Bila kota Anda belum ada di peta, mungkin Anda yang ditunggu. Kami menemani sampai pertemuan kesepuluh.',
        actions: [
          { label: 'Mulai kursusnya', href: '/Courses/menyalakan-komunitas-baru' },
          { label: 'Bicara dengan kami', href: '/Make-Appointment' },
        ],
      },
    ],
  },
  pages,
  categories: [
    { kind: 'class', slug: 'mengelola', name: 'Mengelola' },
    { kind: 'class', slug: 'memandu', name: 'Memandu' },
    { kind: 'class', slug: 'mencatat', name: 'Mencatat' },
    { kind: 'news', slug: 'kabar-simpul', name: 'Kabar Simpul' },
    { kind: 'news', slug: 'kabar-jaringan', name: 'Kabar Jaringan' },
    { kind: 'blog', slug: 'catatan-penggerak', name: 'Catatan Penggerak' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
