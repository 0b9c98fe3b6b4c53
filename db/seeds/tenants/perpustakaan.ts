import type { DemoTenant } from '../demo.types.ts'
import { classes } from './perpustakaan/classes.ts'
import { events, posts } from './perpustakaan/posts.ts'

const portrait = (kind: 'woman' | 'man' | 'hijab', seed: number, name: string) => ({
  scene: `portrait:${kind}`,
  seed,
  alt: `Potret ${name}`,
})

/** A library of books and courses, for the layout of the same name. */
export const perpustakaan: DemoTenant = {
  slug: 'perpustakaan',
  name: 'Pustaka Lentera',
  layout: 'perpustakaan',
  title: 'Pustaka Lentera',
  tagline: 'Rak terbuka untuk siapa saja',
  description:
    'Perpustakaan warga di Makassar dengan kursus mandiri, kelas, dan klinik naskah. Semua dapat dicari lewat satu katalog.',
  keywords: ['perpustakaan', 'kursus', 'katalog', 'naskah', 'Makassar', 'literasi informasi'],
  fonts: { primary: 'Roboto Slab', secondary: 'Work Sans' },
  colours: {
    primary: '#1f5c4d',
    secondary: '#b5743a',
    success: '#3b7f56',
    info: '#3c7d8c',
    warning: '#d59b3a',
    danger: '#ab3d33',
    light: '#eef0e8',
    dark: '#1d2825',
  },
  logo: { mark: 'book', seed: 12801 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Program', href: '/Program' },
    { label: 'Artikel', href: '/Articles' },
    { label: 'Kabar', href: '/News' },
    { label: 'Acara', href: '/Event' },
  ],
  footer: {
    about:
      'Perpustakaan warga yang dikelola bersama. Pinjam buku di gedungnya, pinjam pelajaran di situs ini, dan bertanyalah kepada pustakawan di keduanya.',
    columns: [
      {
        title: 'Koleksi',
        links: [
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Kelas berjadwal', href: '/Class' },
          { label: 'Artikel', href: '/Articles' },
          { label: 'Catatan pustakawan', href: '/Blog' },
        ],
      },
      {
        title: 'Layanan',
        links: [
          { label: 'Cari di katalog', href: '/Cari' },
          { label: 'Janji dengan pustakawan', href: '/Make-Appointment' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Lembaga',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Program', href: '/Program' },
          { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Lontar No. 27, Ujung Pandang, Kota Makassar 90111',
      email: 'tanya@pustakalentera.example',
      phone: '0812-0000-1281',
    },
    social: [{ label: 'Instagram', href: 'https://instagram.example/pustakalentera' }],
    legal: 'Perkumpulan Pustaka Lentera, anggota jaringan perpustakaan warga.',
  },
  home: {
    hero: {
      eyebrow: 'Katalog terbuka',
      title: 'Pinjam pelajaran seperti meminjam buku',
      text: 'Kursus, kelas, dan catatan pustakawan tersusun di satu katalog. Sebagian besar dapat dibawa pulang tanpa biaya.',
      actions: [
        { label: 'Lihat rak kursus', href: '/Courses' },
        { label: 'Kelas berjadwal', href: '/Class' },
      ],
      picture: { scene: 'library', seed: 12802, alt: 'Ruang baca Pustaka Lentera' },
      featuredClass: 'mencari-dan-menimbang-informasi',
      figures: [
        { value: '9.300', label: 'judul buku' },
        { value: '7', label: 'bahasa daerah' },
      ],
    },
    sections: [
      {
        id: 'kursus',
        kind: 'listing',
        of: 'course',
        count: 8,
        title: 'Kursus mandiri',
        intro: 'Ambil kapan saja. Tidak ada tanggal kembali.',
        more: { label: 'Semua kursus', href: '/Courses' },
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 6,
        title: 'Kelas di ruang baca',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'layanan',
        kind: 'features',
        title: 'Layanan di meja depan',
        items: [
          {
            title: 'Tanya pustakawan',
            text: 'Bertemu tiga puluh menit, langsung atau daring.',
            icon: 'message-circle',
            href: '/Make-Appointment',
          },
          {
            title: 'Klinik naskah',
            text: 'Potret dan simpan salinan naskah keluarga.',
            icon: 'camera',
            href: '/Class/klinik-naskah-keluarga',
          },
          {
            title: 'Sekolah pustakawan',
            text: 'Enam hari menyiapkan perpustakaan desa.',
            icon: 'graduation-cap',
            href: '/Class/sekolah-pustakawan-desa',
          },
          {
            title: 'Acara bulan ini',
            text: 'Dongeng, bincang arsip, dan pasar buku.',
            icon: 'calendar',
            href: '/Event',
          },
        ],
      },
      {
        id: 'artikel',
        kind: 'listing',
        of: 'articles',
        count: 4,
        title: 'Di balik rak',
        more: { label: 'Semua artikel', href: '/Articles' },
      },
      {
        id: 'kabar',
        kind: 'listing',
        of: 'news',
        count: 4,
        title: 'Papan pengumuman',
        more: { label: 'Semua kabar', href: '/News' },
      },
      {
        id: 'cara',
        kind: 'steps',
        title: 'Cara meminjam pelajaran',
        items: [
          { title: 'Cari', text: 'Tulis judul, pokok bahasan, atau nama pengajar di katalog.' },
          { title: 'Buka halaman pertama', text: 'Bab pertama setiap kursus dapat dibaca siapa saja.' },
          { title: 'Daftar dan lanjutkan', text: 'Kemajuan Anda tersimpan, seperti pembatas buku.' },
        ],
      },
      {
        id: 'pustakawan',
        kind: 'people',
        title: 'Para pustakawan',
        people: ['andi-batari-rukmana', 'h-mappiare', 'lusia-rante', 'fransiskus-watu'],
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Yang sering ditanyakan di meja depan',
        items: [
          {
            question: 'Apakah saya harus menjadi anggota?',
            answer: 'Untuk membaca tidak. Untuk menyimpan kemajuan kursus, buatlah akun. Gratis.',
          },
          {
            question: 'Bolehkah sekolah memakai kursus ini di kelas?',
            answer:
              'Boleh, asal menyebut sumbernya. Beri tahu kami agar dapat membantu menyiapkan bahan cetaknya.',
          },
          {
            question: 'Bagaimana menyumbang buku?',
            answer:
              'Bawa paling banyak dua kardus pada hari kerja. Buku yang tidak sesuai kami teruskan ke perpustakaan lain.',
          },
        ],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Tidak menemukan yang dicari?',
        text: 'Ceritakan kepada pustakawan. Kami lebih suka pertanyaan yang belum rapi.',
        actions: [{ label: 'Buat janji', href: '/Make-Appointment' }],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'literasi-informasi', name: 'Literasi Informasi' },
    { kind: 'class', slug: 'naskah-dan-arsip', name: 'Naskah dan Arsip' },
    { kind: 'class', slug: 'sejarah-lokal', name: 'Sejarah Lokal' },
    { kind: 'class', slug: 'teknologi-perpustakaan', name: 'Tata Perpustakaan' },
    { kind: 'class', slug: 'cerita-anak', name: 'Cerita Anak' },
    { kind: 'news', slug: 'koleksi', name: 'Koleksi' },
    { kind: 'news', slug: 'layanan', name: 'Layanan' },
    { kind: 'articles', slug: 'di-balik-rak', name: 'Di Balik Rak' },
    { kind: 'articles', slug: 'cara-memakai', name: 'Cara Memakai' },
    { kind: 'blog', slug: 'catatan-pustakawan', name: 'Catatan Pustakawan' },
  ],
  people: [
    {
      slug: 'andi-batari-rukmana',
      name: 'Andi Batari Rukmana',
      title: 'Kepala perpustakaan',
      bio: 'Percaya bahwa pertanyaan yang baik lebih berharga daripada rak yang penuh. Mengajar penelusuran setiap Selasa.',
      photo: portrait('hijab', 12851, 'Andi Batari Rukmana'),
    },
    {
      slug: 'h-mappiare',
      name: 'H. Mappiare',
      title: 'Konservator naskah',
      bio: 'Tiga puluh tahun merawat lontara dengan kuas kelinci. Ia tidak pernah tergesa dan tidak pernah terlambat.',
      photo: portrait('man', 12852, 'H. Mappiare'),
    },
    {
      slug: 'lusia-rante',
      name: 'Lusia Rante',
      title: 'Pustakawan sejarah lokal',
      bio: 'Mengumpulkan peta buatan warga dan dongeng yang belum ditulis. Suka duduk di lantai bersama pengunjung kecil.',
      photo: portrait('woman', 12853, 'Lusia Rante'),
    },
    {
      slug: 'fransiskus-watu',
      name: 'Fransiskus Watu',
      title: 'Pengurus katalog daring',
      bio: 'Mantan penjaga toko buku yang kini menjaga agar setiap judul dapat ditemukan dalam tiga ketukan.',
      photo: portrait('man', 12854, 'Fransiskus Watu'),
    },
  ],
  programs: [
    {
      slug: 'perpustakaan-desa',
      name: 'Seratus Perpustakaan Desa',
      kind: 'Pendampingan',
      summary: 'Mendampingi desa menyiapkan ruang, koleksi pertama, dan orang yang menjaganya.',
      html: '<p>Program ini dimulai dari orang, bukan dari buku. Desa memilih dua calon pustakawan, dan kami mendampingi keduanya selama setahun.</p>',
      cover: { scene: 'village-school', seed: 12861, alt: 'Perpustakaan desa di bawah pohon' },
      partners: ['Jaringan Perpustakaan Warga'],
      classes: ['sekolah-pustakawan-desa', 'dasar-spreadsheet-untuk-koleksi'],
      startsInDays: -90,
      endsInDays: 275,
    },
    {
      slug: 'ingatan-kampung',
      name: 'Ingatan Kampung',
      kind: 'Arsip warga',
      summary: 'Mengumpulkan naskah, peta, dan cerita sebelum yang mengingatnya pergi.',
      html: '<p>Setiap kampung yang ikut memperoleh satu kotak arsip, satu pemindai pinjaman, dan satu malam untuk memamerkan hasilnya.</p>',
      cover: { scene: 'map', seed: 12862, alt: 'Peta kampung buatan warga' },
      partners: ['Kelompok Warga Lontar'],
      classes: ['bercerita-dengan-peta', 'klinik-naskah-keluarga', 'kelas-malam-menulis-sejarah-kampung'],
      startsInDays: -30,
      endsInDays: 200,
    },
  ],
  classes,
  posts,
  events,
}
