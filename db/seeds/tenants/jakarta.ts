import type { DemoPerson, DemoTenant } from '../demo.types.ts'
import { classes, programs } from './jakarta/classes.ts'
import { events, posts } from './jakarta/writing.ts'

const people: DemoPerson[] = [
  {
    slug: 'laras-pangestuti',
    name: 'Laras Pangestuti',
    title: 'Perencana kota, titik temu Dukuh',
    bio: 'Laras menggambar peta untuk orang yang tidak suka membaca peta. Ia sudah berjalan kaki di semua kelurahan Jakarta Pusat.',
    photo: { scene: 'portrait:hijab', seed: 15001, alt: 'Potret Laras Pangestuti' },
  },
  {
    slug: 'bima-hutagalung',
    name: 'Bima Hutagalung',
    title: 'Wartawan data, titik temu Manggarai',
    bio: 'Bima mengajari warga membaca angka tanpa takut. Grafik pertamanya ditempel di gerbong kereta pukul 05.40.',
    photo: { scene: 'portrait:man', seed: 15002, alt: 'Potret Bima Hutagalung' },
  },
  {
    slug: 'siti-rohmah',
    name: 'Siti Rohmah',
    title: 'Fasilitator forum warga, titik temu Kota Tua',
    bio: 'Siti memimpin musyawarah RT sejak berusia dua puluh tiga tahun dan melatih orang pendiam agar didengar.',
    photo: { scene: 'portrait:hijab', seed: 15003, alt: 'Potret Siti Rohmah' },
  },
  {
    slug: 'yosef-manobi',
    name: 'Yosef Manobi',
    title: 'Fotografer jalanan asal Biak',
    bio: 'Yosef memotret Jakarta sebelum matahari terbit. Ia selalu meminta izin, dan hampir selalu diajak sarapan.',
    photo: { scene: 'portrait:man', seed: 15004, alt: 'Potret Yosef Manobi' },
  },
  {
    slug: 'ratna-dewi-lim',
    name: 'Ratna Dewi Lim',
    title: 'Pengelola kebun atap, titik temu Klender',
    bio: 'Ratna mengubah atap rumah susun menjadi kebun sayur dan membagi kuncinya kepada tiga keluarga.',
    photo: { scene: 'portrait:woman', seed: 15005, alt: 'Potret Ratna Dewi Lim' },
  },
]

export const jakarta: DemoTenant = {
  slug: 'jakarta',
  name: 'Simpul Jakarta',
  layout: 'jakarta',
  title: 'Simpul Jakarta',
  tagline: 'Turun di mana saja, belajar di sana',
  description:
    'Simpul Jakarta adalah jaringan titik temu belajar di sekitar stasiun: kelas malam, jalan kaki, dan kursus mandiri untuk warga.',
  keywords: ['Jakarta', 'komunitas kota', 'titik temu', 'kelas malam', 'peta warga'],
  fonts: { primary: 'Red Hat Display', secondary: 'Public Sans' },
  colours: {
    primary: '#c8102e',
    secondary: '#0b5fa5',
    success: '#1f8a54',
    info: '#1b87b8',
    warning: '#e39b16',
    danger: '#b3162b',
    light: '#eef1f4',
    dark: '#15202b',
  },
  logo: { mark: 'bracket', seed: 15010 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Program', href: '/Program' },
    { label: 'Kabar', href: '/News' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about: 'Simpul Jakarta menghubungkan sembilan ruang belajar yang dikelola warga, semuanya dekat stasiun.',
    columns: [
      {
        title: 'Belajar',
        links: [
          { label: 'Kelas bertatap muka', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Jalur Warga', href: '/Program/jalur-warga' },
        ],
      },
      {
        title: 'Bertemu',
        links: [
          { label: 'Acara terdekat', href: '/Event' },
          { label: 'Akhir Pekan di Jalur', href: '/Program/akhir-pekan-di-jalur' },
          { label: 'Pengajar', href: '/Mentor' },
        ],
      },
      {
        title: 'Membaca',
        links: [
          { label: 'Kabar', href: '/News' },
          { label: 'Catatan', href: '/Blog' },
          { label: 'Telaah', href: '/Articles' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Melati Raya No. 14, Jakarta Pusat 10220',
      email: 'halo@simpuljakarta.example',
      phone: '0812-0000-4451',
      whatsapp: '0812-0000-4452',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/simpuljakarta' },
      { label: 'YouTube', href: 'https://youtube.example/simpuljakarta' },
    ],
    legal: 'Simpul Jakarta dikelola oleh Perkumpulan Simpul Warga Kota.',
  },
  home: {
    hero: {
      eyebrow: 'Sembilan titik temu, semuanya dekat stasiun',
      title: 'Turun di mana saja, belajar di sana',
      text: 'Kelas malam, jalan kaki, dan kursus mandiri yang diajarkan tetangga Anda. Pilih stasiun terdekat dan datanglah.',
      actions: [
        { label: 'Lihat acara terdekat', href: '/Event' },
        { label: 'Mulai kursus gratis', href: '/Courses/membaca-kota-dari-peta' },
      ],
      picture: {
        scene: 'city-skyline',
        seed: 15020,
        alt: 'Jakarta pada pagi hari dengan gedung dan pepohonan',
      },
      featuredClass: 'data-terbuka-untuk-warga',
      figures: [
        { value: '9', label: 'titik temu' },
        { value: '34', label: 'tuan rumah sukarela' },
        { value: '4', label: 'jalur angkutan' },
      ],
    },
    sections: [
      {
        id: 'acara',
        kind: 'listing',
        of: 'event',
        count: 4,
        title: 'Acara pekan ini',
        intro: 'Datang tanpa mendaftar kecuali disebutkan lain.',
        more: { label: 'Semua acara', href: '/Event' },
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 3,
        title: 'Kelas di titik temu',
        intro: 'Selesai sebelum kereta terakhir.',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'cara',
        kind: 'steps',
        title: 'Cara ikut',
        items: [
          {
            title: 'Pilih stasiun',
            text: 'Cari titik temu yang paling dekat dengan rumah atau tempat kerja.',
          },
          { title: 'Datang sekali', text: 'Ikuti satu acara gratis untuk mengenal orang-orangnya.' },
          { title: 'Ambil kelas', text: 'Pilih kelas pendek, dua sampai empat pertemuan.' },
          { title: 'Jadi tuan rumah', text: 'Ajarkan satu hal yang Anda kuasai kepada tetangga.' },
        ],
      },
      {
        id: 'titik-temu',
        kind: 'features',
        title: 'Titik temu',
        intro: 'Semuanya dapat dicapai dengan berjalan kaki kurang dari sepuluh menit dari peron.',
        items: [
          { title: 'Dukuh', text: 'Kelas malam, Selasa dan Kamis pukul 18.30.', icon: 'place' },
          { title: 'Kota Tua', text: 'Forum warga dan jalan malam, Jumat.', icon: 'place' },
          { title: 'Manggarai', text: 'Pasar buku tukar dan klinik data, Sabtu pagi.', icon: 'place' },
          { title: 'Klender', text: 'Kebun atap dan ruang baca anak, setiap sore.', icon: 'place' },
          { title: 'Menteng', text: 'Foto jalan pagi, Minggu pukul 05.30.', icon: 'place' },
          { title: 'Cawang', text: 'Bengkel sepeda dan sore bahasa isyarat, Rabu.', icon: 'place' },
        ],
      },
      {
        id: 'orang',
        kind: 'people',
        title: 'Tuan rumah',
        people: ['laras-pangestuti', 'bima-hutagalung', 'siti-rohmah', 'yosef-manobi', 'ratna-dewi-lim'],
        more: { label: 'Semua pengajar', href: '/Mentor' },
      },
      {
        id: 'kabar',
        kind: 'listing',
        of: 'news',
        count: 3,
        title: 'Kabar jalur',
        more: { label: 'Semua kabar', href: '/News' },
      },
      {
        id: 'suara',
        kind: 'quotes',
        title: 'Kata penumpang',
        items: [
          {
            text: 'Saya turun satu stasiun lebih awal karena ketiduran, lalu ikut kelas peta. Sekarang saya sengaja turun di sana.',
            name: 'Nurul Hidayah',
            role: 'Perawat, warga Tebet',
            photo: { scene: 'portrait:hijab', seed: 15031, alt: 'Potret Nurul Hidayah' },
          },
          {
            text: 'Peta trotoar kami dibawa ke musyawarah kelurahan. Tiga ruas sudah diperbaiki.',
            name: 'Anton Wijaya',
            role: 'Ketua RT di Dukuh',
            photo: { scene: 'portrait:man', seed: 15032, alt: 'Potret Anton Wijaya' },
          },
        ],
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Sebelum naik',
        items: [
          {
            question: 'Apakah saya harus warga Jakarta?',
            answer: 'Tidak. Banyak peserta datang dari Bekasi, Depok, Tangerang, dan Bogor dengan kereta.',
          },
          {
            question: 'Apakah tempatnya ramah kursi roda?',
            answer:
              'Enam dari sembilan titik temu dapat dicapai tanpa tangga. Keterangannya ada di setiap acara.',
          },
          {
            question: 'Bolehkah membawa anak?',
            answer: 'Boleh. Di Klender dan Dukuh tersedia pojok anak yang dijaga bergantian oleh peserta.',
          },
        ],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Buka titik temu di stasiun Anda',
        text: 'Kami membantu mencari ruang, tuan rumah pertama, dan acara pembuka. Yang dibutuhkan hanya tiga orang dan satu kunci.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Tentang kami', href: '/About' },
        ],
        picture: { scene: 'interview', seed: 15040, alt: 'Dua orang berbincang di ruang belajar' },
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'kota', name: 'Kota' },
    { kind: 'class', slug: 'data', name: 'Data' },
    { kind: 'class', slug: 'warga', name: 'Warga' },
    { kind: 'news', slug: 'kabar-jalur', name: 'Kabar Jalur' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'catatan', name: 'Catatan' },
    { kind: 'articles', slug: 'telaah', name: 'Telaah' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
}
