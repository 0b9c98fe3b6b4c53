import type { DemoTenant } from '../demo.types.ts'
import { classes } from './korporat/classes.ts'
import { events, posts } from './korporat/posts.ts'

const portrait = (kind: 'woman' | 'man' | 'hijab', seed: number, name: string) => ({
  scene: `portrait:${kind}`,
  seed,
  alt: `Potret ${name}`,
})

/** A house that trains companies' people, for the layout of the same name. */
export const korporat: DemoTenant = {
  slug: 'korporat',
  name: 'Tumbuh Lini',
  layout: 'korporat',
  title: 'Tumbuh Lini',
  tagline: 'Belajar di tempat kerja, bukan dari tempat kerja.',
  description:
    'Pelatihan karyawan yang dirancang dari masalah di lini: kepemimpinan, layanan, data, dan keselamatan, dengan dampak yang diukur tiga bulan kemudian.',
  keywords: ['pelatihan karyawan', 'in-house training', 'kepemimpinan', 'supervisor', 'Semarang'],
  fonts: { primary: 'Red Hat Display', secondary: 'Figtree' },
  colours: {
    primary: '#2f4bd8',
    secondary: '#0f8a7a',
    success: '#1f8a5b',
    info: '#2f7fd0',
    warning: '#e0a02f',
    danger: '#cf3b4b',
    light: '#eceef7',
    dark: '#12162b',
  },
  logo: { mark: 'wave', seed: 12901 },
  nav: [
    { label: 'Solusi', href: '/Corporates' },
    { label: 'Kelas terbuka', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Studi kasus', href: '/Articles' },
    { label: 'Kabar', href: '/News' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Tim kecil fasilitator yang bekerja di lini produksi, loket, dan bangsal bersama orang yang dilatihnya.',
    columns: [
      {
        title: 'Layanan',
        links: [
          { label: 'Untuk perusahaan', href: '/Corporates' },
          { label: 'Kelas terbuka', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Harga', href: '/Pricing' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Studi kasus', href: '/Articles' },
          { label: 'Catatan', href: '/Blog' },
          { label: 'Kabar', href: '/News' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Perusahaan',
        links: [
          { label: 'Tentang kami', href: '/About' },
          { label: 'Buat janji', href: '/Make-Appointment' },
          { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Kapodang No. 8, Kota Lama, Kota Semarang 50137',
      email: 'halo@tumbuhlini.example',
      phone: '0812-0000-1290',
      whatsapp: '0812-0000-1291',
    },
    social: [{ label: 'LinkedIn', href: 'https://linkedin.example/tumbuhlini' }],
    legal: 'PT Tumbuh Lini Bersama',
  },
  home: {
    hero: {
      eyebrow: 'Pelatihan karyawan di tempat kerja',
      title: 'Yang dilatih hari Senin, dipakai hari Selasa.',
      text: 'Kami merancang pelatihan dari masalah yang sedang terjadi di lini Anda, mendampingi penerapannya, dan mengukur hasilnya tiga bulan kemudian.',
      actions: [
        { label: 'Bicarakan kebutuhan', href: '/Make-Appointment' },
        { label: 'Baca studi kasus', href: '/Articles' },
      ],
      picture: { scene: 'meeting', seed: 12902, alt: 'Tim berdiskusi di ruang kerja' },
      featuredClass: 'supervisor-baru',
      figures: [
        { value: '64', label: 'perusahaan didampingi' },
        { value: '9', label: 'tahun bekerja' },
        { value: '3 bulan', label: 'jarak pengukuran' },
      ],
    },
    sections: [
      {
        id: 'klien',
        kind: 'sponsors',
        title: 'Pernah belajar bersama kami',
        tiers: [
          { name: 'Manufaktur', names: ['Mebel Jatirasa', 'Garmen Wulung', 'Keramik Ampel', 'Baja Serayu'] },
          {
            name: 'Jasa',
            names: [
              'BPR Tirta',
              'RS Kasih Bunda',
              'Hotel Candi',
              'Logistik Pantura',
              'Koperasi Sentosa',
              'Apotek Waras',
            ],
          },
        ],
      },
      {
        id: 'solusi',
        kind: 'features',
        title: 'Mulai dari masalah, bukan dari katalog',
        intro: 'Pilih yang paling mirip dengan keadaan Anda sekarang.',
        items: [
          {
            title: 'Atasan baru kewalahan',
            text: 'Program enam pekan bagi supervisor yang baru diangkat, dengan atasan mereka sebagai mitra dan satu proyek perbaikan sebagai ujian.',
            icon: 'users',
            href: '/Class/supervisor-baru',
          },
          {
            title: 'Keluhan berulang',
            text: 'Melatih garda depan dengan rekaman keluhan nyata, lalu memperbaiki prosedur yang menyebabkannya.',
            icon: 'message-circle',
            href: '/Class/layanan-yang-memulihkan',
          },
          {
            title: 'Laporan tidak diputuskan',
            text: 'Dari dua puluh halaman menjadi satu halaman yang berakhir dengan keputusan, memakai laporan Anda sendiri.',
            icon: 'target',
            href: '/Class/bercerita-dengan-data',
          },
          {
            title: 'Nyaris celaka disembunyikan',
            text: 'Percakapan keselamatan sepuluh menit tiap pagi yang membuat orang berani melapor.',
            icon: 'shield',
            href: '/Class/keselamatan-yang-dibicarakan',
          },
          {
            title: 'Rapat tidak selesai',
            text: 'Kursus mandiri dengan satu sesi pendampingan untuk rapat mingguan tim Anda.',
            icon: 'clock',
            href: '/Courses/memimpin-rapat-yang-selesai',
          },
        ],
      },
      {
        id: 'kasus',
        kind: 'listing',
        of: 'articles',
        count: 3,
        title: 'Studi kasus',
        intro: 'Angkanya dihitung klien sendiri. Namanya kami samarkan bila diminta.',
        more: { label: 'Semua kasus', href: '/Articles' },
      },
      {
        id: 'hasil',
        kind: 'figures',
        title: 'Hasil tiga bulan kemudian',
        intro: 'Rata-rata program tahun lalu, menurut lembar ukur yang diisi atasan peserta.',
        items: [
          { value: '71%', label: 'peserta masih memakai kebiasaan yang dilatih', note: 'dari 486 peserta' },
          { value: '4 dari 5', label: 'proyek perbaikan selesai' },
          { value: '1 dari 6', label: 'permintaan kami tolak, karena bukan soal pelatihan' },
        ],
      },
      {
        id: 'cara',
        kind: 'steps',
        title: 'Cara kami bekerja',
        items: [
          {
            title: 'Dua hari mengamati',
            text: 'Fasilitator berdiri di lini, loket, atau bangsal Anda sebelum menulis apa pun.',
          },
          {
            title: 'Rancangan satu halaman',
            text: 'Apa yang berubah, siapa yang terlibat, dan bagaimana kita tahu berhasil.',
          },
          { title: 'Latihan di tempat', text: 'Pendek, sering, memakai kasus sendiri.' },
          {
            title: 'Ukur dan pergi',
            text: 'Tiga bulan kemudian kami kembali untuk mengukur, bukan menjual.',
          },
        ],
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 4,
        title: 'Kelas terbuka',
        intro: 'Bagi perusahaan yang hanya mengirim satu atau dua orang.',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'kata',
        kind: 'quotes',
        title: 'Kata mereka yang ikut',
        items: [
          {
            text: 'Saya kira akan ada permainan balon. Ternyata kami membongkar formulir yang tiga tahun tidak dibaca siapa pun.',
            name: 'Sulastri',
            role: 'Kepala regu produksi',
            photo: portrait('hijab', 12951, 'Sulastri'),
          },
          {
            text: 'Fasilitatornya bertanya lebih banyak daripada bicara. Awalnya menjengkelkan.',
            name: 'Ferry Tanuwijaya',
            role: 'Manajer operasi',
            photo: portrait('man', 12952, 'Ferry Tanuwijaya'),
          },
          {
            text: 'Tiga bulan kemudian mereka menelepon anak buah saya, bukan saya. Di situ saya percaya.',
            name: 'dr. Anindya Larasati',
            role: 'Wakil direktur pelayanan',
            photo: portrait('woman', 12953, 'Anindya Larasati'),
          },
        ],
      },
      {
        id: 'tim',
        kind: 'people',
        title: 'Fasilitator',
        people: ['grace-wijayanti', 'lalu-hendrawan', 'nadia-rahmawati', 'ketut-suardana'],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Ceritakan satu masalah',
        text: 'Empat puluh lima menit, tanpa presentasi. Bila pelatihan bukan jawabannya, kami akan mengatakannya.',
        actions: [{ label: 'Buat janji', href: '/Make-Appointment' }],
        picture: { scene: 'interview', seed: 12903, alt: 'Dua orang berbincang di meja' },
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'kepemimpinan', name: 'Kepemimpinan' },
    { kind: 'class', slug: 'data', name: 'Data' },
    { kind: 'class', slug: 'layanan', name: 'Layanan' },
    { kind: 'class', slug: 'operasi', name: 'Operasi' },
    { kind: 'articles', slug: 'studi-kasus', name: 'Studi Kasus' },
    { kind: 'news', slug: 'kabar', name: 'Kabar' },
    { kind: 'blog', slug: 'catatan', name: 'Catatan' },
  ],
  people: [
    {
      slug: 'grace-wijayanti',
      name: 'Grace Wijayanti',
      title: 'Pendiri, kepemimpinan',
      bio: 'Lima belas tahun di pabrik sebelum mengajar. Masih lebih suka berdiri daripada duduk ketika rapat.',
      photo: portrait('woman', 12954, 'Grace Wijayanti'),
    },
    {
      slug: 'lalu-hendrawan',
      name: 'Lalu Hendrawan',
      title: 'Layanan pelanggan',
      bio: 'Pernah menjawab sebelas ribu telepon keluhan dan mengaku belajar dari semuanya.',
      photo: portrait('man', 12955, 'Lalu Hendrawan'),
    },
    {
      slug: 'nadia-rahmawati',
      name: 'Nadia Rahmawati',
      title: 'Data dan pengukuran',
      bio: 'Menjaga agar angka kami jujur, termasuk bila hasilnya tidak enak dibaca.',
      photo: portrait('hijab', 12956, 'Nadia Rahmawati'),
    },
    {
      slug: 'ketut-suardana',
      name: 'Ketut Suardana',
      title: 'Operasi dan keselamatan',
      bio: 'Insinyur yang percaya bahwa keselamatan adalah percakapan, bukan papan peringatan.',
      photo: portrait('man', 12957, 'Ketut Suardana'),
    },
  ],
  programs: [
    {
      slug: 'akademi-supervisor',
      name: 'Akademi Supervisor',
      kind: 'Program perusahaan',
      summary: 'Satu tahun mendampingi seluruh lapisan penyelia, dari kepala regu sampai manajer lini.',
      html: '<p>Dimulai dari pengamatan dua pekan, dilanjutkan empat kelas dan dua belas sesi pendampingan di tempat.</p>',
      cover: { scene: 'meeting', seed: 12961, alt: 'Kelas penyelia' },
      partners: ['Asosiasi Pengelola SDM Pantura'],
      classes: ['supervisor-baru', 'memimpin-rapat-yang-selesai'],
      startsInDays: -45,
      endsInDays: 320,
    },
    {
      slug: 'lini-selamat',
      name: 'Lini Selamat',
      kind: 'Program perusahaan',
      summary: 'Budaya melapor tanpa takut, dibangun dari percakapan pagi.',
      html: '<p>Program ini hanya dijalankan bila pimpinan pabrik bersedia ikut percakapan pagi sedikitnya sekali sepekan.</p>',
      cover: { scene: 'robot-arm', seed: 12962, alt: 'Percakapan pagi di lini' },
      partners: [],
      classes: ['keselamatan-yang-dibicarakan'],
      startsInDays: -20,
      endsInDays: 160,
    },
  ],
  classes,
  posts,
  events,
}
