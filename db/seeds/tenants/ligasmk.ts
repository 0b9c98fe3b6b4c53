import type { DemoPerson, DemoProgram, DemoTenant } from '../demo.types.ts'
import { classes } from './ligasmk/classes.ts'
import { events } from './ligasmk/events.ts'
import { forms } from './ligasmk/forms.ts'
import { home } from './ligasmk/home.ts'
import { posts } from './ligasmk/posts.ts'

const people: DemoPerson[] = [
  {
    slug: 'suryo-wibowo',
    name: 'Suryo Wibowo',
    title: 'Ketua liga, instruktur robotika',
    bio: 'Suryo mengajar teknik listrik di Surakarta dan menyimpan semua robot kalah di lemari kaca.',
    photo: { scene: 'portrait:man', seed: 14611, alt: 'Potret Suryo Wibowo' },
  },
  {
    slug: 'maya-tandiono',
    name: 'Maya Tandiono',
    title: 'Ketua juri',
    bio: 'Maya merancang mesin pengemas. Ia menilai dengan alasan tertulis dan membacakannya.',
    photo: { scene: 'portrait:woman', seed: 14612, alt: 'Potret Maya Tandiono' },
  },
  {
    slug: 'endah-purwaningsih',
    name: 'Endah Purwaningsih',
    title: 'Koordinator pembimbing',
    bio: 'Endah mendampingi tim sejak musim pertama dan menyita ponsel pada pukul sembilan malam.',
    photo: { scene: 'portrait:hijab', seed: 14613, alt: 'Potret Endah Purwaningsih' },
  },
  {
    slug: 'bagas-pramono',
    name: 'Bagas Pramono',
    title: 'Juri muda, juara musim dua',
    bio: 'Bagas kini mahasiswa politeknik. Ia masih hafal tikungan keenam.',
    photo: { scene: 'portrait:man', seed: 14614, alt: 'Potret Bagas Pramono' },
  },
  {
    slug: 'tri-handayani',
    name: 'Tri Handayani',
    title: 'Pengelola lintasan',
    bio: 'Tri menggambar semua lintasan dan tidak pernah membocorkannya, juga kepada adiknya.',
    photo: { scene: 'portrait:woman', seed: 14615, alt: 'Potret Tri Handayani' },
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'liga-musim-empat',
    name: 'Liga Musim Empat',
    kind: 'Liga',
    summary: 'Semua pekan laga, semifinal, dan final dalam satu musim.',
    html: '<p>Musim keempat diikuti 28 tim dari 19 sekolah. Klasemen diperbarui setiap Minggu malam setelah catatan kerja diperiksa.</p>',
    cover: { scene: 'medal', seed: 14626, alt: 'Medali liga' },
    partners: ['Bengkel Bengawan'],
    classes: ['robot-garis-pertama', 'klinik-pembimbing', 'menjelaskan-karya'],
    startsInDays: -14,
    endsInDays: 120,
  },
  {
    slug: 'bengkel-terbuka',
    name: 'Bengkel Terbuka',
    kind: 'Pendampingan',
    summary: 'Bengkel Bengawan dibuka setiap Sabtu bagi tim yang tidak punya alat.',
    html: '<p>Tim membawa rancangan, bengkel menyediakan alat dan satu orang yang sabar. Bahan dibayar sesuai timbangan.</p>',
    cover: { scene: 'workshop-tools', seed: 14627, alt: 'Bengkel terbuka' },
    partners: ['Gir Jaya'],
    classes: ['kemah-bengkel', 'juri-muda'],
    startsInDays: -30,
    endsInDays: 150,
  },
]

export const ligasmk: DemoTenant = {
  slug: 'ligasmk',
  name: 'Liga SMK Bengawan',
  layout: 'ligasmk',
  title: 'Liga SMK Bengawan',
  tagline: 'Gelombang kedua dibuka',
  description:
    'Liga SMK Bengawan mempertemukan tim robotika dan karya bengkel dari sekolah kejuruan, dengan klasemen setiap pekan.',
  keywords: ['liga SMK', 'robotika', 'lomba', 'Surakarta', 'sekolah kejuruan'],
  fonts: { primary: 'Oswald', secondary: 'Archivo' },
  colours: {
    primary: '#d7263d',
    secondary: '#1b66c9',
    success: '#2a9d5a',
    info: '#2b8cd0',
    warning: '#e8a020',
    danger: '#d7263d',
    light: '#f1f2f5',
    dark: '#141821',
  },
  logo: { mark: 'bracket', seed: 14650 },
  announcement: {
    text: 'Gelombang kedua pendaftaran tim masih dibuka.',
    label: 'Daftarkan tim',
    href: '/Liga-Smk/Register',
    fromInDays: -3,
    untilInDays: 21,
  },
  synonyms: [
    ['robot', 'robotika', 'line follower'],
    ['klasemen', 'peringkat', 'papan skor'],
  ],
  nav: [
    { label: 'Liga', href: '/Liga-Smk' },
    { label: 'Peringkat', href: '/Leaderboards' },
    { label: 'Acara', href: '/Event' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Berita', href: '/News' },
    { label: 'Program', href: '/Program' },
  ],
  footer: {
    about: 'Liga ini dikelola guru dan alumni. Tidak ada uang pendaftaran, hanya baut yang harus kencang.',
    columns: [
      {
        title: 'Liga',
        links: [
          { label: 'Babak dan aturan', href: '/Liga-Smk' },
          { label: 'Daftarkan tim', href: '/Liga-Smk/Register' },
          { label: 'Papan peringkat', href: '/Leaderboards' },
        ],
      },
      {
        title: 'Latihan',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Robot Garis Pertama', href: '/Courses/robot-garis-pertama' },
          { label: 'Catatan pembimbing', href: '/Blog' },
          { label: 'Tentang liga', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Bengkel Bengawan, Jalan Slamet Riyadi No. 401, Kota Surakarta 57143',
      email: 'panitia@ligabengawan.example',
      whatsapp: '0812-0000-1465',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/ligabengawan' }],
    legal: 'Panitia Liga SMK Bengawan.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'robotika', name: 'Robotika' },
    { kind: 'class', slug: 'pembimbing', name: 'Pembimbing' },
    { kind: 'class', slug: 'penyajian', name: 'Penyajian' },
    { kind: 'class', slug: 'penjurian', name: 'Penjurian' },
    { kind: 'news', slug: 'laporan-laga', name: 'Laporan laga' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'catatan-pembimbing', name: 'Catatan pembimbing' },
  ],
  people,
  programs,
  classes,
  posts,
  forms,
  events,
}
