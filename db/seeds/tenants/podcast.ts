import type { DemoTenant } from '../demo.types.ts'
import { classes } from './podcast/classes.ts'
import { events } from './podcast/events.ts'
import { home } from './podcast/home.ts'
import { people } from './podcast/people.ts'
import { posts } from './podcast/posts.ts'

/** A show about work, told by those who changed theirs. */
export const podcast: DemoTenant = {
  slug: 'podcast',
  name: 'Ruang Karier',
  layout: 'podcast',
  title: 'Ruang Karier',
  tagline: 'Cerita orang yang berganti pekerjaan',
  description:
    'Ruang Karier adalah acara audio berseri tentang orang yang berganti pekerjaan, lengkap dengan naskah dan kelas membuat podcast.',
  keywords: ['podcast', 'karier', 'wawancara', 'cerita kerja', 'belajar podcast'],
  fonts: { primary: 'Bricolage Grotesque', secondary: 'Instrument Sans' },
  colours: {
    primary: '#14633F',
    secondary: '#F08A4B',
    success: '#2F9E68',
    info: '#3C8DAD',
    warning: '#F2B84B',
    danger: '#C8404A',
    light: '#EDF3EC',
    dark: '#15231C',
  },
  logo: { mark: 'wave', seed: 11700 },
  nav: [
    { label: 'Episode', href: '/Podcasts' },
    { label: 'Kabar', href: '/News' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Acara', href: '/Event' },
    { label: 'Tentang', href: '/About' },
  ],
  footer: {
    about:
      'Setiap dua pekan, satu orang bercerita tentang hari ketika ia berhenti dan hari ketika ia mulai lagi.',
    columns: [
      {
        title: 'Dengarkan',
        links: [
          { label: 'Semua episode', href: '/Podcasts' },
          { label: 'Ikuti lewat RSS', href: '/Podcasts/feed.xml' },
          { label: 'Di balik acara', href: '/Blog' },
        ],
      },
      {
        title: 'Belajar',
        links: [
          { label: 'Kelas podcast', href: '/Class' },
          { label: 'Wawancara yang Didengar', href: '/Courses/wawancara-yang-didengar' },
          { label: 'Beasiswa Suara Pertama', href: '/Program/suara-pertama' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Beranda No. 8, Kota Denpasar, Bali 80114',
      email: 'cerita@ruangkarier.example',
      whatsapp: '0812-0000-1170',
    },
    social: [
      { label: 'YouTube', href: 'https://youtube.example/ruangkarier' },
      { label: 'Instagram', href: 'https://instagram.example/ruangkarier' },
      { label: 'Telegram', href: 'https://telegram.example/ruangkarier' },
    ],
    legal: 'Diproduksi Studio Beranda.',
  },
  home,
  pages: [
    {
      name: 'About',
      eyebrow: 'Tentang acara',
      title: 'Kami bertanya tentang hari Senin',
      lead: 'Ruang Karier lahir dari satu pertanyaan yang selalu dijawab panjang: pekerjaanmu dulu apa?',
      sections: [
        {
          kind: 'text',
          id: 'asal',
          title: 'Asal mula',
          bodyHtml: `<p>Anindya mencatat jawaban sopir, perawat, dan tetangganya di buku saku. Ternyata hampir semua orang pernah menjadi sesuatu yang lain. Ketika bukunya penuh, ia meminjam mikrofon.</p><p>Musim pertama direkam di kolong tangga. Sekarang kami punya ruangan sendiri, tetapi selimutnya masih sama.</p>`,
        },
        {
          kind: 'people',
          id: 'tim',
          title: 'Empat orang, satu selimut',
          people: ['anindya-kusumawati', 'togar-simanjuntak', 'salma-bahasoan', 'dewa-putu-arsana'],
        },
        {
          kind: 'steps',
          id: 'cara',
          title: 'Satu episode, tiga pekan',
          items: [
            { title: 'Mendengar', text: 'Salma menelepon, mencatat, dan mencari tanggal.' },
            { title: 'Merekam', text: 'Anindya datang ke tempat kerja narasumber, tidak pernah sebaliknya.' },
            { title: 'Memotong', text: 'Togar membuang dua jam, lalu memutarnya untuk narasumber.' },
          ],
        },
      ],
    },
  ],
  categories: [
    { kind: 'podcasts', slug: 'musim-tiga', name: 'Musim ketiga' },
    { kind: 'news', slug: 'kabar-acara', name: 'Kabar acara' },
    { kind: 'blog', slug: 'di-balik-acara', name: 'Di balik acara' },
    { kind: 'class', slug: 'produksi', name: 'Produksi audio' },
  ],
  people,
  programs: [
    {
      slug: 'suara-pertama',
      name: 'Beasiswa Suara Pertama',
      kind: 'Beasiswa',
      summary: 'Enam kursi gratis setiap angkatan bagi pencerita dari luar Jawa dan Bali.',
      html: `<p>Penerima mengikuti kelas delapan pekan tanpa biaya, meminjam perangkat rekam, dan mendapat satu slot episode tamu.</p>`,
      cover: { scene: 'interview', seed: 11856, alt: 'Wawancara di ruang tamu' },
      partners: ['Studio Beranda'],
      classes: ['podcast-dari-nol-delapan-pekan', 'wawancara-yang-didengar'],
      startsInDays: -20,
      endsInDays: 160,
    },
    {
      slug: 'podcast-masuk-sekolah',
      name: 'Podcast Masuk Sekolah',
      kind: 'Program sekolah',
      summary: 'Siswa SMA mewawancarai orang tuanya tentang pekerjaan pertama mereka.',
      html: `<p>Guru mendapat panduan enam pertemuan dan rubrik penilaian. Rekaman terbaik diputar di akhir musim.</p>`,
      cover: { scene: 'classroom', seed: 11857, alt: 'Siswa merekam di kelas' },
      partners: ['Musyawarah Guru Bahasa Denpasar'],
      classes: ['wawancara-yang-didengar', 'menyunting-suara-di-rumah'],
      startsInDays: -45,
      endsInDays: 120,
    },
  ],
  classes,
  posts,
  events,
  showcase: {
    albums: [],
    films: [],
    neighbours: [],
    collaboration: {
      title: 'Cara menjadi mitra acara',
      intro: 'Untuk tempat kerja yang punya cerita, dan sekolah yang ingin merekam sendiri.',
      steps: [
        { title: 'Ceritakan', text: 'Kirim satu halaman tentang orang atau tempat yang ingin didengar.' },
        { title: 'Bertemu', text: 'Kami datang dan mendengarkan tanpa merekam.' },
        { title: 'Merekam', text: 'Jadwal dan izin disepakati tertulis.' },
      ],
      action: { label: 'Tulis kepada kami', href: 'mailto:cerita@ruangkarier.example' },
    },
    clients: [
      {
        slug: 'studio-beranda',
        name: 'Studio Beranda',
        sector: 'Rumah produksi',
        logo: { scene: 'podcast-mic', seed: 11858, alt: 'Lambang Studio Beranda' },
      },
    ],
    projects: [
      {
        slug: 'seri-dapur-malam',
        title: 'Seri Dapur Malam',
        kind: 'Seri terbatas',
        client: 'studio-beranda',
        startsInDays: -120,
        endsInDays: -60,
        batches: [{ label: 'Rekaman', inDays: -100 }],
        summary: 'Tiga episode dari dapur yang bekerja ketika kota tidur.',
        html: '<p>Direkam di dapur rumah sakit, dapur kapal, dan dapur pesantren.</p>',
        cover: { scene: 'kitchen', seed: 11859, alt: 'Dapur pada malam hari' },
        photos: [
          {
            scene: 'kitchen',
            seed: 11860,
            alt: 'Panci besar di dapur',
            caption: 'Dua ratus kotak sebelum subuh.',
          },
        ],
      },
    ],
    podcast: {
      title: 'Ruang Karier',
      summary: 'Cerita orang yang berganti pekerjaan, setiap dua pekan.',
    },
    recording: { slug: 'dari-kasir-ke-analis', file: 'dari-kasir-ke-analis.mp3', seconds: 31 },
  },
}
