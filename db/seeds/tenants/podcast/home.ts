import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Musim ketiga, setiap dua pekan',
    title: 'Dulu kerja apa, sekarang kerja apa?',
    text: 'Satu orang, satu percakapan panjang, dan hari ketika semuanya berubah.',
    actions: [
      { label: 'Semua episode', href: '/Podcasts' },
      { label: 'Ikuti lewat RSS', href: '/Podcasts/feed.xml' },
    ],
    picture: { scene: 'podcast-mic', seed: 11801, alt: 'Dua orang berbincang di depan mikrofon' },
  },
  sections: [
    {
      kind: 'listing',
      of: 'podcasts',
      count: 5,
      id: 'episode',
      title: 'Episode sebelumnya',
      intro: 'Boleh didengar tanpa urutan.',
      more: { label: 'Semua episode', href: '/Podcasts' },
    },
    {
      kind: 'quotes',
      id: 'pendengar',
      title: 'Pesan suara yang kami salin',
      items: [
        {
          text: 'Episode mesin jahit saya putar untuk ibu. Beliau diam, lalu minta diputar lagi dari menit tujuh belas.',
          name: 'Rizka',
          role: 'Pendengar di Tasikmalaya',
          photo: { scene: 'portrait:hijab', seed: 11705, alt: 'Potret Rizka' },
        },
        {
          text: 'Saya mengundurkan diri bulan lalu. Bukan karena podcast ini, tetapi saya mendengarkannya di perjalanan pulang.',
          name: 'Bonifasius',
          role: 'Pendengar di Kupang',
          photo: { scene: 'portrait:man', seed: 11706, alt: 'Potret Bonifasius' },
        },
        {
          text: 'Murid saya merekam kakeknya. Kakeknya bicara empat puluh menit tentang kereta.',
          name: 'Lukman Hakim',
          role: 'Guru di Madiun',
          photo: { scene: 'portrait:man', seed: 11707, alt: 'Potret Lukman Hakim' },
        },
      ],
    },
    {
      kind: 'listing',
      of: 'class',
      count: 4,
      id: 'kelas',
      title: 'Belajar membuat podcast',
      intro: 'Bersama orang yang membuat acara ini.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      kind: 'people',
      id: 'tim',
      title: 'Suara dan telinga di balik acara',
      people: ['anindya-kusumawati', 'togar-simanjuntak', 'salma-bahasoan'],
    },
    {
      kind: 'listing',
      of: 'news',
      count: 2,
      id: 'kabar',
      title: 'Kabar acara',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      kind: 'questions',
      id: 'tanya',
      title: 'Sebelum Anda bertanya',
      items: [
        {
          question: 'Bagaimana mengusulkan narasumber?',
          answer: 'Kirim pesan suara dua menit. Ceritakan satu hari kerjanya, bukan prestasinya.',
        },
        {
          question: 'Bolehkah episode diputar di kelas?',
          answer: 'Boleh, seluruhnya. Naskah lengkap ada di halaman setiap episode.',
        },
        {
          question: 'Mengapa hanya sebagian yang dapat diputar di sini?',
          answer: 'Contoh ini memuat cuplikan pembuka. Keterangan panjang setiap episode selalu tersedia.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'cerita',
      title: 'Anda juga pernah jadi sesuatu yang lain',
      text: 'Ceritakan dua menit saja. Kalau kami ingin mendengar lebih panjang, Salma akan menelepon.',
      actions: [
        { label: 'Baca undangan musim empat', href: '/News/musim-empat-mencari-cerita' },
        { label: 'Buat janji temu', href: '/Make-Appointment' },
      ],
      picture: { scene: 'interview', seed: 11802, alt: 'Percakapan di ruang tamu' },
    },
  ],
}
