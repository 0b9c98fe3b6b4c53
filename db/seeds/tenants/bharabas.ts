import type { DemoTenant } from '../demo.types.ts'
import { classes } from './bharabas/classes.ts'
import { events } from './bharabas/events.ts'
import { home } from './bharabas/home.ts'
import { people } from './bharabas/people.ts'
import { posts } from './bharabas/posts.ts'

/** A radio of a small town and those who speak on it. */
export const bharabas: DemoTenant = {
  slug: 'bharabas',
  name: 'Radio Bharabas',
  layout: 'bharabas',
  title: 'Radio Bharabas',
  tagline: 'Suara warga dari kaki Kelud',
  description:
    'Radio Bharabas adalah radio komunitas di Blitar: siaran warga, siaran ulang, dan kelas penyiaran untuk anak muda.',
  keywords: ['radio komunitas', 'penyiar muda', 'siaran warga', 'Blitar', 'kelas penyiaran'],
  fonts: { primary: 'Syne', secondary: 'Figtree' },
  colours: {
    primary: '#E4572E',
    secondary: '#F2B134',
    success: '#3FA34D',
    info: '#2E86AB',
    warning: '#F2B134',
    danger: '#C8323C',
    light: '#F4EDE4',
    dark: '#1F1A24',
  },
  logo: { mark: 'wave', seed: 11000 },
  nav: [
    { label: 'Siaran ulang', href: '/Podcasts' },
    { label: 'Kabar', href: '/News' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Dapur siar', href: '/Blog' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about: 'Radio Bharabas mengudara dari Blitar setiap hari, pukul lima pagi sampai sepuluh malam.',
    columns: [
      {
        title: 'Dengarkan',
        links: [
          { label: 'Siaran ulang', href: '/Podcasts' },
          { label: 'Kaset nomor 213', href: '/Podcasts/kaset-nomor-213' },
          { label: 'Jadwal sepekan', href: '/#jadwal' },
        ],
      },
      {
        title: 'Belajar',
        links: [
          { label: 'Siaran Pertama', href: '/Courses/siaran-pertama' },
          { label: 'Kelas penyiaran', href: '/Class' },
          { label: 'Sekolah Udara', href: '/Program/sekolah-udara' },
        ],
      },
      {
        title: 'Stasiun',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Kabar stasiun', href: '/News' },
          { label: 'Acara', href: '/Event' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Menara No. 3, Kota Blitar, Jawa Timur 66112',
      email: 'studio@bharabas.example',
      whatsapp: '0812-0000-1107',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/bharabas' },
      { label: 'YouTube', href: 'https://youtube.example/bharabas' },
    ],
    legal: 'Dikelola Perkumpulan Suara Warga Blitar.',
  },
  home,
  pages: [
    {
      name: 'About',
      eyebrow: 'Tentang stasiun',
      title: 'Radio yang dimulai dari pengeras suara musala',
      lead: 'Kami menyiarkan apa yang tidak sempat diberitakan: harga, hujan, kabar duka, dan lagu dari kaset tetangga.',
      cover: { scene: 'podcast-mic', seed: 11003, alt: 'Dua penyiar di ruang siar' },
      sections: [
        {
          kind: 'text',
          id: 'mula',
          title: 'Mula-mula',
          bodyHtml: `<p>Pada musim hujan yang panjang, jalan ke kota putus selama empat hari. Kabar tentang jembatan dibacakan bergantian lewat pengeras suara musala. Sesudah air surut, pengeras suara itu tetap dipakai setiap sore, dan orang-orang mulai menunggu.</p><p>Dua tahun kemudian warga mengurus izin, membeli pemancar bekas, dan memilih nama. Sampai hari ini tidak ada penyiar yang digaji penuh. Yang ada adalah jadwal piket, termos kopi, dan buku tamu.</p>`,
        },
        {
          kind: 'people',
          id: 'penyiar',
          title: 'Suara di balik mikrofon',
          people: [
            'wening-prasasti',
            'gilang-nainggolan',
            'nur-afifah',
            'yohanes-bria',
            'sri-kadarwati',
            'reza-alkatiri',
          ],
        },
        {
          kind: 'figures',
          id: 'angka',
          title: 'Dalam angka',
          items: [
            { value: '17', label: 'jam siaran setiap hari' },
            { value: '31', label: 'relawan aktif' },
            { value: '400', label: 'kaset dalam arsip warga' },
          ],
        },
      ],
    },
  ],
  categories: [
    { kind: 'news', slug: 'kabar-stasiun', name: 'Kabar stasiun' },
    { kind: 'news', slug: 'arsip', name: 'Arsip' },
    { kind: 'blog', slug: 'dapur-siar', name: 'Dapur siar' },
    { kind: 'podcasts', slug: 'siaran-ulang', name: 'Siaran ulang' },
    { kind: 'class', slug: 'penyiaran', name: 'Penyiaran' },
    { kind: 'class', slug: 'jurnalisme', name: 'Jurnalisme warga' },
    { kind: 'class', slug: 'teknik', name: 'Teknik siar' },
  ],
  people,
  programs: [
    {
      slug: 'sekolah-udara',
      name: 'Sekolah Udara',
      kind: 'Program pelajar',
      summary: 'Setahun mendampingi siswa menyiapkan dan menyiarkan acaranya sendiri.',
      html: `<p>Setiap sekolah mendapat satu Sabtu dalam sebulan. Siswa memilih tema, mencari narasumber, dan menyiarkannya langsung. Guru boleh hadir, tetapi tidak boleh memegang naskah.</p>`,
      cover: { scene: 'classroom', seed: 11206, alt: 'Siswa berdiskusi di ruang kelas' },
      partners: ['Forum Guru Bahasa Blitar'],
      classes: ['siaran-pertama', 'penyiar-muda-angkatan-sembilan'],
      startsInDays: -60,
      endsInDays: 240,
    },
    {
      slug: 'arsip-bunyi-warga',
      name: 'Arsip Bunyi Warga',
      kind: 'Program arsip',
      summary: 'Mencatat, membersihkan, dan mengembalikan rekaman keluarga sebelum pitanya rusak.',
      html: `<p>Kaset datang dalam kardus mi instan. Relawan membersihkan, menyalin, dan mencatat isinya bersama pemilik. Rekaman yang boleh disiarkan masuk ke acara Putar Balik.</p>`,
      cover: { scene: 'books', seed: 11207, alt: 'Tumpukan arsip di meja kayu' },
      partners: ['Perpustakaan Kelurahan Sananwetan'],
      classes: ['liputan-dengan-ponsel', 'sandiwara-radio-semalam'],
      startsInDays: -100,
      endsInDays: 200,
    },
  ],
  classes,
  posts,
  events,
  radio: { name: 'Radio Bharabas' },
}
