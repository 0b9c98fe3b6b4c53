import type { DemoPerson, DemoTenant } from '../demo.types.ts'
import { classes, programs } from './pesilat/classes.ts'
import { events, forms, posts } from './pesilat/writing.ts'

const people: DemoPerson[] = [
  {
    slug: 'suhartono-wiryo',
    name: 'Suhartono Wiryo',
    title: 'Guru besar, sabuk hitam',
    bio: 'Tiga puluh tahun mengajar di SMK. Ia menilai dengan pensil dan selalu menuliskan alasannya.',
    photo: { scene: 'portrait:man', seed: 15501, alt: 'Potret Suhartono Wiryo' },
  },
  {
    slug: 'made-ayu-lestari',
    name: 'Made Ayu Lestari',
    title: 'Pelatih data, sabuk hitam',
    bio: 'Ayu melatih murid membaca angka seperti membaca gerak lawan: pelan, teliti, dan tanpa prasangka.',
    photo: { scene: 'portrait:woman', seed: 15502, alt: 'Potret Made Ayu Lestari' },
  },
  {
    slug: 'rio-tanaya',
    name: 'Rio Tanaya',
    title: 'Pelatih antarmuka, sabuk merah',
    bio: 'Rio gagal tiga kali pada ujian sabuk kuning dan menjadikan kegagalannya bahan ajar.',
    photo: { scene: 'portrait:man', seed: 15503, alt: 'Potret Rio Tanaya' },
  },
  {
    slug: 'hasanudin-mappe',
    name: 'Hasanudin Mappe',
    title: 'Pelatih robotika, sabuk hitam',
    bio: 'Hasanudin merakit robot dari mesin cuci bekas dan percaya bahwa obeng lebih jujur daripada presentasi.',
    photo: { scene: 'portrait:man', seed: 15504, alt: 'Potret Hasanudin Mappe' },
  },
  {
    slug: 'nurhaliza-zen',
    name: 'Nurhaliza Zen',
    title: 'Penguji tamu, guru SMK di Padang',
    bio: 'Nurhaliza memeriksa keadilan soal sebelum soal itu sampai ke tangan murid.',
    photo: { scene: 'portrait:hijab', seed: 15505, alt: 'Potret Nurhaliza Zen' },
  },
]

export const pesilat: DemoTenant = {
  slug: 'pesilat',
  name: 'Gelanggang Pesilat',
  layout: 'pesilat',
  title: 'Gelanggang Pesilat',
  tagline: 'Naik sabuk dengan karya',
  description:
    'Gelanggang Pesilat melatih keterampilan digital berjenjang: enam sabuk, ujian terbuka, dan peringkat yang menghargai saling menolong.',
  keywords: ['sabuk', 'peringkat', 'penguasaan', 'SMK', 'latih tanding', 'keterampilan digital'],
  fonts: { primary: 'Oswald', secondary: 'Figtree' },
  colours: {
    primary: '#e0a100',
    secondary: '#8c1d22',
    success: '#3f8f55',
    info: '#2d7ea6',
    warning: '#e08a1e',
    danger: '#b3261e',
    light: '#f4efe4',
    dark: '#191413',
  },
  logo: { mark: 'weave', seed: 15510 },
  nav: [
    { label: 'Beranda', href: '/' },
    { label: 'Peringkat', href: '/Leaderboards' },
    { label: 'Kelas', href: '/Class' },
    { label: 'Kursus', href: '/Courses' },
    { label: 'Jalan Sabuk', href: '/Program/jalan-sabuk' },
    { label: 'Kabar', href: '/News' },
  ],
  footer: {
    about:
      'Padepokan keterampilan digital di empat kota. Sabuk diperoleh dengan karya, bukan dengan lama belajar.',
    columns: [
      {
        title: 'Berlatih',
        links: [
          { label: 'Kelas', href: '/Class' },
          { label: 'Kursus mandiri', href: '/Courses' },
          { label: 'Pelatih', href: '/Mentor' },
        ],
      },
      {
        title: 'Bertanding',
        links: [
          { label: 'Papan peringkat', href: '/Leaderboards' },
          { label: 'Gelanggang Terbuka', href: '/Program/gelanggang-terbuka' },
          { label: 'Acara', href: '/Event' },
          { label: 'Catatan murid', href: '/Blog' },
        ],
      },
    ],
    contact: {
      address: 'Jalan Wungu No. 5, Kota Yogyakarta 55223',
      email: 'salam@gelanggangpesilat.example',
      phone: '0812-0000-4551',
      whatsapp: '0812-0000-4552',
    },
    social: [
      { label: 'Instagram', href: 'https://instagram.example/gelanggangpesilat' },
      { label: 'YouTube', href: 'https://youtube.example/gelanggangpesilat' },
    ],
    legal: 'Gelanggang Pesilat dikelola oleh Perkumpulan Sasana Karya.',
  },
  home: {
    hero: {
      eyebrow: 'Ujian sabuk gading dibuka pekan ini',
      title: 'Naik sabuk dengan karya',
      text: 'Enam sabuk, satu jalan: berlatih, bertanding dengan jujur, menolong teman, lalu menguji orang lain.',
      actions: [
        { label: 'Mulai dari sabuk putih', href: '/Courses/jurus-dasar-mengetik-dan-berpikir' },
        { label: 'Lihat semua kelas', href: '/Class' },
      ],
      picture: { scene: 'medal', seed: 15520, alt: 'Medali dan piala di atas meja' },
      featuredClass: 'tanding-data-sabuk-kuning',
    },
    sections: [
      {
        id: 'peringkat',
        kind: 'table',
        title: 'Peringkat triwulan ini',
        intro: 'Poin dari karya yang lulus uji dan koreksi yang dipakai teman.',
        more: { label: 'Papan peringkat lengkap', href: '/Leaderboards' },
        columns: ['Nama', 'Sabuk', 'Kota', 'Poin'],
        rows: [
          ['Kirana Prabawati', 'Sabuk jingga', 'Ungaran', '412'],
          ['Andi Rezky Pallawa', 'Sabuk jingga', 'Makassar', '398'],
          ['Gusti Ngurah Dharma', 'Sabuk kuning', 'Badung', '371'],
          ['Ester Wambrauw', 'Sabuk kuning', 'Sentani', '356'],
          ['Fikri Ramadhan', 'Sabuk kuning', 'Malang', '344'],
          ['Tiurma Siagian', 'Sabuk gading', 'Samosir', '329'],
          ['Bayu Setiaji', 'Sabuk gading', 'Sleman', '318'],
        ],
      },
      {
        id: 'sabuk',
        kind: 'steps',
        title: 'Enam sabuk menuju penguasaan',
        intro: 'Setiap sabuk dibuka dengan satu karya yang diuji dua orang.',
        items: [
          { label: 'Sabuk putih', title: 'Berdiri', text: 'Menuliskan urutan berpikir sebelum bekerja.' },
          {
            label: 'Sabuk gading',
            title: 'Melangkah',
            text: 'Menyelesaikan satu soal dengan contoh tandingan.',
          },
          { label: 'Sabuk kuning', title: 'Bertanding', text: 'Mempertahankan karya di depan penguji.' },
          { label: 'Sabuk jingga', title: 'Merangkai', text: 'Memimpin regu kecil sampai karya selesai.' },
          { label: 'Sabuk merah', title: 'Menolong', text: 'Mengantar lima adik seperguruan naik sabuk.' },
          { label: 'Sabuk hitam', title: 'Menguji', text: 'Menyusun soal dan menilai dengan adil.' },
        ],
      },
      {
        id: 'kelas',
        kind: 'listing',
        of: 'class',
        count: 3,
        title: 'Latihan berikutnya',
        more: { label: 'Semua kelas', href: '/Class' },
      },
      {
        id: 'angka',
        kind: 'figures',
        title: 'Gelanggang tahun ini',
        intro: 'Angka dari empat padepokan.',
        items: [
          { value: '286', label: 'murid berlatih' },
          { value: '74', label: 'kenaikan sabuk' },
          { value: '12', label: 'penguji' },
          { value: '4', label: 'gelanggang' },
        ],
      },
      {
        id: 'pelatih',
        kind: 'people',
        title: 'Pelatih dan penguji',
        people: ['suhartono-wiryo', 'made-ayu-lestari', 'rio-tanaya', 'hasanudin-mappe', 'nurhaliza-zen'],
        more: { label: 'Semua pelatih', href: '/Mentor' },
      },
      {
        id: 'kata-juara',
        kind: 'quotes',
        title: 'Dari tiga besar',
        items: [
          {
            text: 'Poin saya naik justru setelah berhenti mengejarnya dan mulai memeriksa karya adik kelas.',
            name: 'Kirana Prabawati',
            role: 'Sabuk jingga, Ungaran',
            photo: { scene: 'portrait:girl', seed: 15531, alt: 'Potret Kirana Prabawati' },
          },
          {
            text: 'Robot saya kalah dua kali. Laporan kegagalannya yang membuat saya naik sabuk.',
            name: 'Andi Rezky Pallawa',
            role: 'Sabuk jingga, Makassar',
            photo: { scene: 'portrait:boy', seed: 15532, alt: 'Potret Andi Rezky Pallawa' },
          },
          {
            text: 'Saya belajar diam selama sepuluh detik sebelum menjawab penguji.',
            name: 'Gusti Ngurah Dharma',
            role: 'Sabuk kuning, Badung',
            photo: { scene: 'portrait:boy', seed: 15533, alt: 'Potret Gusti Ngurah Dharma' },
          },
        ],
      },
      {
        id: 'kabar',
        kind: 'listing',
        of: 'news',
        count: 3,
        title: 'Kabar gelanggang',
        more: { label: 'Semua kabar', href: '/News' },
      },
      {
        id: 'tanya',
        kind: 'questions',
        title: 'Sebelum masuk gelanggang',
        items: [
          {
            question: 'Apakah saya harus pandai bela diri?',
            answer:
              'Tidak. Kami meminjam tata krama silat: hormat, bertahap, dan diuji. Yang dilatih keterampilan digital.',
          },
          {
            question: 'Berapa lama sampai sabuk hitam?',
            answer: 'Tidak ada batas waktu. Murid tercepat memerlukan dua setengah tahun.',
          },
          {
            question: 'Apa yang terjadi bila tidak lulus ujian?',
            answer: 'Anda menerima catatan tertulis dan boleh mengulang setelah dua pekan dengan soal lain.',
          },
        ],
      },
      {
        id: 'ajakan',
        kind: 'appeal',
        title: 'Ikat sabuk putih Anda hari ini',
        text: 'Kursus pertama gratis dan dapat dimulai kapan saja. Teman seperguruan sudah menunggu untuk mengoreksi.',
        actions: [
          { label: 'Mulai Jurus Dasar', href: '/Courses/jurus-dasar-mengetik-dan-berpikir' },
          { label: 'Ikut Gelanggang Terbuka', href: '/Event' },
        ],
      },
    ],
  },
  categories: [
    { kind: 'class', slug: 'jurus-dasar', name: 'Jurus Dasar' },
    { kind: 'class', slug: 'jurus-data', name: 'Jurus Data' },
    { kind: 'class', slug: 'jurus-web', name: 'Jurus Web' },
    { kind: 'class', slug: 'jurus-mesin', name: 'Jurus Mesin' },
    { kind: 'news', slug: 'kabar-gelanggang', name: 'Kabar Gelanggang' },
    { kind: 'news', slug: 'pengumuman', name: 'Pengumuman' },
    { kind: 'blog', slug: 'catatan-murid', name: 'Catatan Murid' },
    { kind: 'blog', slug: 'catatan-pelatih', name: 'Catatan Pelatih' },
  ],
  people,
  programs,
  classes,
  posts,
  events,
  forms,
}
