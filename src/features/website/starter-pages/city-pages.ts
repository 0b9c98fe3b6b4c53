import { routes, to } from '../../../routes.ts'
import type { PageText } from './page-text.ts'

/** What a city's page says of learning there; the classes come from the database. */
const city = (name: string, place: string, eyebrow: string, lead: string, story: string): PageText => ({
  name: place,
  eyebrow,
  title: `Belajar bersama ${name} di ${place}`,
  lead,
  sections: [
    { kind: 'text', id: 'kota', title: `Untuk Anda di ${place}`, bodyHtml: story },
    {
      kind: 'listing',
      id: 'kelas',
      title: 'Kelas yang bisa Anda ikuti',
      intro: 'Tempat dan caranya, daring atau tatap muka, tertulis di setiap kelas.',
      of: 'class',
      count: 3,
      more: { label: 'Semua kelas', href: to.classes() },
    },
    {
      kind: 'features',
      id: 'cara',
      title: 'Tiga cara ikut',
      items: [
        {
          title: 'Dari rumah',
          text: 'Kelas langsung dan kursus dapat diikuti dari mana saja dengan internet biasa.',
          icon: 'globe',
        },
        {
          title: 'Bertemu',
          text: 'Sebagian kelas bertatap muka. Alamat dan jadwalnya ada di halaman kelas.',
          icon: 'place',
        },
        {
          title: 'Bersama komunitas',
          text: 'Belajar rutin dengan peserta lain yang tinggal berdekatan.',
          icon: 'users',
          href: routes.Chapters,
        },
      ],
    },
    { kind: 'contact', id: 'kontak', title: 'Tanya sebelum mendaftar' },
  ],
})

export const cityPages = (name: string): PageText[] => [
  city(
    name,
    'Bandung',
    'Kota Bandung',
    'Kota dengan banyak kampus, studio, dan orang yang suka mencoba hal baru. Belajarnya pun sebaiknya begitu.',
    `<p>Di Bandung, teman belajar tidak pernah jauh: ada kampus, ruang komunitas, dan kedai yang mejanya panjang. ${name} membuka kelas daring yang waktunya cocok untuk pelajar dan pekerja di sini, dan mengumumkan kelas tatap muka begitu tempatnya ada.</p>`,
  ),
  city(
    name,
    'Jakarta',
    'Kota Jakarta',
    'Untuk Anda yang belajar sepulang kerja, di kereta, atau pada Sabtu pagi sebelum kota benar-benar bangun.',
    `<p>Jakarta menghabiskan banyak waktu di jalan. Karena itu kelas ${name} dibagi menjadi bagian pendek, pertemuan langsung diadakan di luar jam kerja, dan rekaman materi dapat dilanjutkan dari bab terakhir yang Anda buka.</p>`,
  ),
]
