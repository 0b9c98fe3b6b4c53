import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Lowongan diperiksa setiap pagi',
    title: 'Pekerjaan pertama dimulai dari satu baris',
    text: 'Cari lowongan yang menyebut gaji, tempat, dan siapa pembimbing Anda.',
    actions: [
      { label: 'Pasang lowongan', href: '/Talent-Hiring' },
      { label: 'Siapkan lamaran', href: '/Courses/lamaran-yang-dibaca' },
    ],
    featuredClass: 'klinik-wawancara',
    figures: [
      { value: '9', label: 'lowongan dibuka' },
      { value: '5', label: 'organisasi mencari' },
      { value: '312', label: 'lulusan ditempatkan' },
      { value: '18', label: 'hari rata-rata tunggu' },
    ],
  },
  sections: [
    {
      id: 'lowongan',
      kind: 'listing',
      of: 'job',
      count: 8,
      title: 'Lowongan terbaru',
      more: { label: 'Semua lowongan', href: '/Event/Careers' },
    },
    {
      id: 'langkah',
      kind: 'steps',
      title: 'Dari papan ke hari pertama',
      items: [
        {
          title: 'Pilih tiga',
          text: 'Simpan tiga lowongan yang syaratnya dapat Anda buktikan.',
          label: 'Hari 1',
        },
        {
          title: 'Tulis satu halaman',
          text: 'Riwayat hidup dibaca pendamping kami setiap Rabu.',
          label: 'Hari 2-4',
        },
        { title: 'Berlatih', text: 'Wawancara percobaan dengan perekrut sungguhan.', label: 'Pekan 2' },
        {
          title: 'Datang',
          text: 'Kami mengabari perusahaan dan menanyakan kabar Anda sesudahnya.',
          label: 'Pekan 3',
        },
      ],
    },
    {
      id: 'bekal',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Bekal sebelum melamar',
      intro: 'Kelas singkat di bengkel, dapur, dan kantor perusahaan mitra.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'cerita',
      kind: 'quotes',
      title: 'Kata yang sudah bekerja',
      items: [
        {
          text: 'Saya tahu gajinya sebelum naik bus. Itu saja sudah membuat saya percaya.',
          name: 'Imron Fauzi',
          role: 'Juru las, Semarang',
          photo: { scene: 'portrait:man', seed: 14011, alt: 'Potret Imron Fauzi' },
        },
        {
          text: 'Riwayat hidup saya dikembalikan dengan tiga coretan. Setelah itu saya dipanggil dua kali.',
          name: 'Yohana Lestari',
          role: 'Penguji perangkat lunak, Yogyakarta',
          photo: { scene: 'portrait:woman', seed: 14012, alt: 'Potret Yohana Lestari' },
        },
        {
          text: 'Pendamping menelepon pada pekan kedua, tepat ketika saya ingin berhenti.',
          name: 'Nur Aisyah',
          role: 'Juru masak, Semarang',
          photo: { scene: 'portrait:hijab', seed: 14013, alt: 'Potret Nur Aisyah' },
        },
      ],
    },
    {
      id: 'acara',
      kind: 'listing',
      of: 'event',
      count: 2,
      title: 'Bertemu langsung',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      id: 'kiat',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Kiat pekan ini',
      more: { label: 'Semua kiat', href: '/Blog' },
    },
    {
      id: 'tim',
      kind: 'people',
      title: 'Yang mengangkat telepon',
      people: ['dewi-anggarini', 'bagus-hermawan', 'sukardi', 'theresia-lumban'],
    },
    {
      id: 'tanya',
      kind: 'questions',
      title: 'Sering ditanyakan',
      items: [
        {
          question: 'Apakah pelamar membayar?',
          answer:
            'Tidak pernah. Bila ada yang meminta uang atas nama lowongan di papan ini, laporkan kepada kami.',
        },
        {
          question: 'Bagaimana lowongan diperiksa?',
          answer:
            'Petugas menelepon perusahaan, menanyakan regu dan gaji, lalu datang sekali sebelum lowongan pertama dipasang.',
        },
        {
          question: 'Bolehkah lulusan SMA melamar?',
          answer:
            'Boleh. Setiap lowongan menyebut syaratnya sendiri, dan banyak yang tidak mempersoalkan ijazah.',
        },
      ],
    },
    {
      id: 'perusahaan',
      kind: 'appeal',
      title: 'Regu Anda kurang satu orang?',
      text: 'Ceritakan pekerjaannya dalam sepuluh menit. Kami yang menuliskannya menjadi lowongan.',
      actions: [
        { label: 'Buat janji temu', href: '/Make-Appointment' },
        { label: 'Cara kerja sama', href: '/Talent-Hiring' },
      ],
    },
  ],
}
