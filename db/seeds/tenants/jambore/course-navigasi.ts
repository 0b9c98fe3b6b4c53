import type { DemoClass } from '../../demo.types.ts'
import { navigasiModules } from './course-navigasi.modules.ts'

export const courseNavigasi: DemoClass = {
  code: 'JN-102',
  slug: 'navigasi-darat-untuk-pemula',
  name: 'Navigasi Darat untuk Pemula',
  summary: 'Membaca peta, memakai kompas, dan mengambil keputusan yang aman ketika jalur tidak jelas.',
  html: `<p>Ponsel dapat kehabisan daya dan sinyal dapat hilang di balik bukit. Peta kertas dan kompas tidak. Kursus ini mengajarkan cara menghubungkan apa yang tergambar di peta dengan apa yang terlihat di depan mata.</p>
<h2>Isi kursus</h2>
<ul><li>Skala, simbol, garis kontur, dan koordinat.</li><li>Membidik, mengikuti arah, dan menentukan posisi.</li><li>Merencanakan perjalanan serta bersikap tenang ketika tersesat.</li></ul>
<p>Semua latihan dapat dilakukan di lapangan sekolah atau kebun. Anda memerlukan kompas sederhana, penggaris, pensil, dan fotokopi peta di sekitar tempat tinggal.</p>`,
  cover: { scene: 'map', seed: 2202, alt: 'Peta kontur dan kompas di atas batu' },
  type: 'self_paced',
  level: 'beginner',
  category: 'jelajah',
  tags: ['navigasi', 'peta', 'kompas'],
  competencies: ['Membaca peta kontur', 'Penggunaan kompas', 'Perencanaan perjalanan'],
  outcomes: [
    'Menghitung jarak sebenarnya dari peta',
    'Mengenali punggungan, lembah, dan puncak dari garis kontur',
    'Menentukan posisi dengan dua bidikan',
    'Menyusun rencana perjalanan dan waktu tempuh',
  ],
  prerequisites: ['Dapat memakai busur derajat dan penggaris'],
  audience: ['Peserta jambore usia SMP dan SMA', 'Pembina', 'Pendaki pemula'],
  durationMinutes: 245,
  price: 0,
  certificate: true,
  instructors: [
    { person: 'togar-sihombing', role: 'lead' },
    { person: 'benyamin-rumbiak', role: 'assistant' },
  ],
  rating: { average: 4.7, count: 655 },
  modules: navigasiModules,
  classrooms: [],
}
