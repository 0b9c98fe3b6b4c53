import type { DemoTenant } from '../demo.types.ts'
import { classes } from './elevaite/classes.ts'
import { events, posts } from './elevaite/posts.ts'

const portrait = (kind: 'woman' | 'man' | 'hijab', seed: number, name: string) => ({
  scene: `portrait:${kind}`,
  seed,
  alt: `Potret ${name}`,
})

/** A house that teaches people to work with machines that write, for the layout of the same name. */
export const elevaite: DemoTenant = {
  slug: 'elevaite',
  name: 'Nalar Bersama',
  layout: 'elevaite',
  title: 'Nalar Bersama',
  tagline: 'Memakai AI dengan akal sehat',
  description:
    'Pelatihan kecerdasan buatan bagi guru, karyawan, dan usaha kecil: bertanya, memeriksa, menjaga data, dan mengotomasi seperlunya.',
  keywords: ['pelatihan AI', 'kecerdasan buatan', 'model bahasa', 'AI untuk guru', 'otomasi', 'Yogyakarta'],
  fonts: { primary: 'Sora', secondary: 'Manrope' },
  colours: {
    primary: '#0f7f8c',
    secondary: '#b8482a',
    success: '#2b8f6a',
    info: '#2c8fb0',
    warning: '#e2a33c',
    danger: '#c93d46',
    light: '#e6f0f0',
    dark: '#0b1519',
  },
  logo: { mark: 'bracket', seed: 12991 },
  nav: [
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Program', href: '/Program' },
    { label: 'Penjelasan', href: '/Articles' },
    { label: 'Kabar', href: '/News' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Sekelompok pengajar di Yogyakarta yang percaya bahwa mesin yang pandai menulis memerlukan orang yang pandai membaca.',
    columns: [
      {
        title: 'Belajar',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus', href: '/Courses' },
          { label: 'Program', href: '/Program' },
          { label: 'Acara', href: '/Event' },
        ],
      },
      {
        title: 'Bacaan',
        links: [
          { label: 'Penjelasan', href: '/Articles' },
          { label: 'Catatan', href: '/Blog' },
          { label: 'Kabar', href: '/News' },
        ],
      },
      {
        title: 'Tentang',
        links: [
          { label: 'Siapa kami', href: '/About' },
          { label: 'Buat janji', href: '/Make-Appointment' },
          { label: 'Kebijakan privasi', href: '/Privacy-Policy' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Kaliurang Km 6 No. 12, Sleman, Yogyakarta 55281',
      email: 'tanya@nalarbersama.example',
      phone: '0812-0000-1299',
    },
    social: [{ label: 'YouTube', href: 'https://youtube.example/nalarbersama' }],
    legal: 'Perkumpulan Nalar Bersama',
  },
  home: {
    hero: {
      eyebrow: 'Pelatihan AI berbahasa Indonesia',
      title: 'Bekerja dengan mesin, tetap berpikir sendiri',
      text: 'Kelas dan kursus bagi guru, karyawan, dan usaha kecil. Tidak memihak satu produk, dan selalu mulai dari pekerjaan Anda.',
      actions: [
        { label: 'Mulai dari kursus gratis', href: '/Courses/bertanya-kepada-mesin' },
        { label: 'Lihat kelas', href: '/Class' },
      ],
      picture: { scene: 'computer-lab', seed: 12992, alt: 'Peserta belajar bersama di laboratorium' },
      featuredClass: 'ai-untuk-guru',
    },
    sections: [
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 4,
        title: 'Kelas terdekat',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'kursus',
        kind: 'listing',
        of: 'course',
        count: 3,
        title: 'Kursus mandiri',
        intro: 'Pendek, dapat diulang, sebagian gratis.',
        more: { label: 'Semua kursus', href: '/Courses' },
      },
      {
        id: 'pegangan',
        kind: 'features',
        title: 'Yang kami pegang',
        items: [
          {
            title: 'Mulai dari pekerjaan',
            text: 'Setiap peserta membawa satu pekerjaan nyata. Alat dipilih belakangan, dan kadang jawabannya bukan AI.',
            icon: 'briefcase',
          },
          {
            title: 'Periksa selalu',
            text: 'Jawaban mesin dibaca dengan daftar, bukan dengan perasaan.',
            icon: 'list-checks',
          },
          {
            title: 'Data bukan bahan latihan',
            text: 'Dokumen kelas semuanya rekaan atau disamarkan.',
            icon: 'shield',
          },
          {
            title: 'Orang yang memutuskan',
            text: 'Keputusan tentang orang ditandatangani orang.',
            icon: 'users',
          },
          {
            title: 'Bahasa sendiri',
            text: 'Contoh ditulis dari kantor, kelas, dan warung di Indonesia.',
            icon: 'message-circle',
          },
          {
            title: 'Terbuka tentang kegagalan',
            text: 'Setiap contoh yang kami bagikan mencantumkan apa yang pernah salah, supaya Anda tidak perlu mengulanginya.',
            icon: 'lightbulb',
          },
        ],
      },
      {
        id: 'langkah',
        kind: 'steps',
        title: 'Dari ragu ke terbiasa',
        intro: 'Urutan yang kami sarankan bagi satu tim.',
        items: [
          {
            title: 'Mengerti cara menebaknya',
            text: 'Sesi tanpa layar, dengan kartu kata.',
            label: 'Pekan 1',
          },
          {
            title: 'Satu pekerjaan kecil',
            text: 'Yang membosankan dan mudah diperiksa.',
            label: 'Pekan 2 sampai 4',
          },
          {
            title: 'Aturan satu halaman',
            text: 'Apa yang boleh ditempel dan siapa yang ditanya.',
            label: 'Pekan 5',
          },
          {
            title: 'Menghitung hasil',
            text: 'Waktu yang dihemat dikurangi waktu memeriksa.',
            label: 'Pekan 8',
          },
        ],
      },
      {
        id: 'penjelasan',
        kind: 'listing',
        of: 'articles',
        count: 3,
        title: 'Penjelasan',
        more: { label: 'Semua penjelasan', href: '/Articles' },
      },
      {
        id: 'kata',
        kind: 'quotes',
        title: 'Kata peserta',
        items: [
          {
            text: 'Saya datang ingin mengganti staf dengan AI. Saya pulang dengan staf yang pulang lebih cepat.',
            name: 'Hartono Wibisono',
            role: 'Pemilik percetakan',
            photo: portrait('man', 12993, 'Hartono Wibisono'),
          },
          {
            text: 'Siswa saya kini menuliskan bagian mana yang dibantu mesin. Kejujuran itu yang paling saya syukuri.',
            name: 'Nurul Aini Lubis',
            role: 'Guru bahasa Indonesia',
            photo: portrait('hijab', 12994, 'Nurul Aini Lubis'),
          },
          {
            text: 'Bagian terbaiknya adalah daftar hal yang tidak boleh ditempel. Kami cetak dan tempel di dinding.',
            name: 'Agnes Pareira',
            role: 'Bendahara koperasi',
            photo: portrait('woman', 12995, 'Agnes Pareira'),
          },
        ],
      },
      {
        id: 'pengajar',
        kind: 'people',
        title: 'Pengajar',
        people: ['raka-aditama', 'maharani-siregar', 'theresia-wonga', 'i-gede-pramana'],
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Pertanyaan sebelum mendaftar',
        items: [
          {
            question: 'Apakah saya harus berlangganan layanan berbayar?',
            answer:
              'Tidak. Semua latihan dapat dikerjakan dengan layanan gratis, dan kami menyebutkan batasnya.',
          },
          {
            question: 'Siapa yang membaca tugas saya?',
            answer:
              'Pengajar kelas Anda sendiri, bukan mesin. Tanggapan tertulis datang paling lambat tiga hari kerja.',
          },
          {
            question: 'Bolehkah satu tim mendaftar bersama?',
            answer:
              'Boleh, dan kami sarankan. Lima orang atau lebih mendapat satu sesi pendampingan di tempat.',
          },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'dasar-ai', name: 'Dasar AI' },
    { kind: 'class', slug: 'keamanan-data', name: 'Keamanan Data' },
    { kind: 'class', slug: 'data-dan-tabel', name: 'Data dan Tabel' },
    { kind: 'class', slug: 'pendidikan', name: 'Pendidikan' },
    { kind: 'class', slug: 'otomasi', name: 'Otomasi' },
    { kind: 'news', slug: 'kabar', name: 'Kabar' },
    { kind: 'articles', slug: 'penjelasan', name: 'Penjelasan' },
    { kind: 'blog', slug: 'catatan', name: 'Catatan' },
  ],
  people: [
    {
      slug: 'raka-aditama',
      name: 'Raka Aditama',
      title: 'Pengajar dasar dan otomasi',
      bio: 'Insinyur perangkat lunak yang lebih suka menghapus kode daripada menambahnya.',
      photo: portrait('man', 12996, 'Raka Aditama'),
    },
    {
      slug: 'maharani-siregar',
      name: 'Maharani Siregar',
      title: 'Pengajar untuk pendidik',
      bio: 'Guru selama dua belas tahun. Menulis kesepakatan kelas pertama tentang AI bersama muridnya.',
      photo: portrait('woman', 12997, 'Maharani Siregar'),
    },
    {
      slug: 'theresia-wonga',
      name: 'Theresia Wonga',
      title: 'Keamanan data dan kebijakan',
      bio: 'Ahli hukum yang percaya aturan baik muat di satu halaman.',
      photo: portrait('woman', 12998, 'Theresia Wonga'),
    },
    {
      slug: 'i-gede-pramana',
      name: 'I Gede Pramana',
      title: 'Pengajar data',
      bio: 'Mengajar Python kepada orang yang mengaku takut matematika.',
      photo: portrait('man', 12999, 'I Gede Pramana'),
    },
  ],
  programs: [
    {
      slug: 'sekolah-bernalar',
      name: 'Sekolah Bernalar',
      kind: 'Program sekolah',
      summary: 'Satu semester mendampingi guru dan siswa menyusun cara memakai AI di sekolahnya.',
      html: '<p>Dimulai dari kelas guru, dilanjutkan lokakarya bersama siswa, ditutup dengan kesepakatan sekolah yang ditandatangani semua pihak.</p>',
      cover: { scene: 'teacher-board', seed: 12965, alt: 'Guru dan siswa berdiskusi' },
      partners: ['Musyawarah Guru Sleman'],
      classes: ['ai-untuk-guru', 'bertanya-kepada-mesin'],
      startsInDays: -40,
      endsInDays: 140,
    },
    {
      slug: 'usaha-ringkas',
      name: 'Usaha Ringkas',
      kind: 'Program usaha kecil',
      summary: 'Delapan pekan mencari satu pekerjaan yang layak diotomasi, dan mengerjakannya.',
      html: '<p>Peserta bertemu setiap Kamis sore di klinik, lalu mengikuti kelas otomasi bila memang perlu.</p>',
      cover: { scene: 'market', seed: 12966, alt: 'Usaha kecil di pasar' },
      partners: ['Koperasi Pedagang Beringin'],
      classes: ['otomasi-kantor-kecil', 'tabel-dan-rumus-bersama-ai'],
      startsInDays: -10,
      endsInDays: 90,
    },
  ],
  classes,
  posts,
  events,
}
