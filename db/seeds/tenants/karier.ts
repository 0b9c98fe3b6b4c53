import type { DemoPerson, DemoProgram, DemoTenant } from '../demo.types.ts'
import { careers } from './karier/careers.ts'
import { classes } from './karier/classes.ts'
import { events } from './karier/events.ts'
import { home } from './karier/home.ts'
import { posts } from './karier/posts.ts'

const people: DemoPerson[] = [
  {
    slug: 'dewi-anggarini',
    name: 'Dewi Anggarini',
    title: 'Penyelia penempatan kerja',
    bio: 'Dewi pernah memimpin bagian personalia di pabrik sepatu. Sekarang ia membaca riwayat hidup lulusan setiap Rabu dan mengembalikannya dengan tiga catatan, tidak lebih.',
    photo: { scene: 'portrait:woman', seed: 14001, alt: 'Potret Dewi Anggarini' },
  },
  {
    slug: 'bagus-hermawan',
    name: 'Bagus Hermawan',
    title: 'Penghubung perusahaan',
    bio: 'Bagus mendatangi perusahaan sebelum lowongannya dipasang. Ia bertanya tentang regu, jam kerja, dan alasan orang sebelumnya pergi.',
    photo: { scene: 'portrait:man', seed: 14002, alt: 'Potret Bagus Hermawan' },
  },
  {
    slug: 'sukardi',
    name: 'Sukardi',
    title: 'Instruktur las, 22 tahun di galangan',
    bio: 'Sukardi mengajar mengelas dengan cara yang dulu diajarkan kepadanya: melihat dulu sehari penuh, lalu memegang alat.',
    photo: { scene: 'portrait:man', seed: 14003, alt: 'Potret Sukardi' },
  },
  {
    slug: 'theresia-lumban',
    name: 'Theresia Lumban',
    title: 'Mentor perangkat lunak',
    bio: 'Theresia menulis kode untuk toko bangunan dan membaca kode peserta setiap Sabtu. Ia percaya aplikasi kecil yang selesai mengalahkan aplikasi besar yang direncanakan.',
    photo: { scene: 'portrait:woman', seed: 14004, alt: 'Potret Theresia Lumban' },
  },
]

const programs: DemoProgram[] = [
  {
    slug: 'jembatan-lulusan',
    name: 'Jembatan Lulusan',
    kind: 'Penempatan kerja',
    summary: 'Pendampingan enam bulan dari kelulusan sampai gajian pertama.',
    html: '<p>Setiap lulusan mendapat satu pendamping. Bulan pertama untuk lamaran, bulan kedua untuk wawancara, dan empat bulan berikutnya untuk bertahan di pekerjaan pertama.</p><p>Pendamping menelepon sekali sepekan. Bila pekerjaan ternyata tidak cocok, kita mulai lagi tanpa malu.</p>',
    cover: { scene: 'graduation', seed: 14211, alt: 'Lulusan pada hari wisuda' },
    partners: ['Galangan Tirta Mas', 'Simpul Peranti'],
    classes: ['lamaran-yang-dibaca', 'klinik-wawancara'],
    startsInDays: -20,
    endsInDays: 160,
  },
  {
    slug: 'bengkel-siap-kerja',
    name: 'Bengkel Siap Kerja',
    kind: 'Pelatihan di perusahaan',
    summary: 'Keterampilan teknik yang dilatih di tempat kerja sungguhan, bukan di ruang kelas.',
    html: '<p>Perusahaan mitra membuka bengkel, dapur, atau kantornya. Peserta berlatih dengan alat yang kelak dipakai, dan perusahaan mengenal calon pegawainya sebelum mewawancarai.</p>',
    cover: { scene: 'robot-arm', seed: 14212, alt: 'Peserta di bengkel perusahaan' },
    partners: ['Galangan Tirta Mas', 'Dapur Lawang Sore'],
    classes: ['dasar-las-bersertifikat', 'higiene-dapur-produksi', 'portofolio-kode-pertama'],
    startsInDays: 10,
    endsInDays: 120,
  },
]

export const karier: DemoTenant = {
  slug: 'karier',
  name: 'Jalan Kerja',
  layout: 'karier',
  title: 'Jalan Kerja',
  tagline: 'Bursa kerja lulusan vokasi Jawa Tengah dan sekitarnya',
  description:
    'Jalan Kerja memasang lowongan yang menyebut gaji, mendampingi lulusan vokasi, dan melatih keterampilan di tempat kerja.',
  keywords: ['lowongan kerja', 'bursa kerja', 'SMK', 'vokasi', 'Semarang', 'magang'],
  fonts: { primary: 'Archivo', secondary: 'Instrument Sans' },
  colours: {
    primary: '#1f5eff',
    secondary: '#f2a516',
    success: '#1f9d61',
    info: '#2a9bd6',
    warning: '#e8862a',
    danger: '#d33f4a',
    light: '#eef2f8',
    dark: '#14203a',
  },
  logo: { mark: 'weave', seed: 14000 },
  nav: [
    { label: 'Lowongan', href: '/Event/Careers' },
    { label: 'Organisasi', href: '/Career' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Berita', href: '/News' },
  ],
  footer: {
    about:
      'Jalan Kerja adalah bursa kerja nirlaba. Perusahaan memasang lowongan tanpa biaya selama rentang gajinya disebut.',
    columns: [
      {
        title: 'Pencari kerja',
        links: [
          { label: 'Semua lowongan', href: '/Event/Careers' },
          { label: 'Magang', href: '/Event/Careers?kind=internship' },
          { label: 'Jarak jauh', href: '/Event/Careers?workplace=remote' },
          { label: 'Lamaran yang Dibaca', href: '/Courses/lamaran-yang-dibaca' },
        ],
      },
      {
        title: 'Perusahaan',
        links: [
          { label: 'Daftar organisasi', href: '/Career' },
          { label: 'Cari talenta', href: '/Talent-Hiring' },
          { label: 'Buat janji temu', href: '/Make-Appointment' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Berita', href: '/News' },
          { label: 'Kiat', href: '/Blog' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Tentang kami', href: '/About' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Pemuda No. 118, Kota Semarang 50132',
      email: 'halo@jalankerja.example',
      phone: '0812-0000-1401',
      whatsapp: '0812-0000-1401',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/jalankerja' },
      { label: 'LinkedIn', href: 'https://linkedin.example/jalankerja' },
    ],
    legal: 'Dikelola Perkumpulan Jalan Kerja, Semarang.',
  },
  home,
  categories: [
    { kind: 'class', slug: 'persiapan-kerja', name: 'Persiapan kerja' },
    { kind: 'class', slug: 'keterampilan-teknik', name: 'Keterampilan teknik' },
    { kind: 'class', slug: 'keterampilan-digital', name: 'Keterampilan digital' },
    { kind: 'news', slug: 'kabar', name: 'Kabar' },
    { kind: 'news', slug: 'lulusan', name: 'Lulusan' },
    { kind: 'blog', slug: 'kiat', name: 'Kiat' },
    { kind: 'articles', slug: 'laporan', name: 'Laporan' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
  careers,
}
