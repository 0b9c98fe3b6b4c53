import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Angkatan 7 menerima pendaftar',
    title: 'Temui pelanggan sebelum kehabisan uang',
    text: 'Akselerator dua belas pekan untuk usaha rintisan tahap awal di kota pelabuhan. Sedikit teori, banyak telepon, satu hari demo.',
    actions: [
      { label: 'Daftar angkatan', href: '/Program/angkatan-tujuh' },
      { label: 'Lihat lokakarya', href: '/Class' },
    ],
    picture: { scene: 'city-skyline', seed: 10041, alt: 'Kota pelabuhan pada malam hari' },
    featuredClass: 'menemukan-sepuluh-pelanggan',
    figures: [
      { value: '12', label: 'pekan dari penerimaan ke hari demo' },
      { value: '8', label: 'tim dalam satu angkatan' },
      { value: '46', label: 'alumni yang masih berjalan' },
    ],
  },
  sections: [
    {
      id: 'jalur',
      kind: 'steps',
      title: 'Jalur satu angkatan',
      intro: 'Setiap tahap punya satu bukti yang harus dibawa sebelum lanjut.',
      items: [
        {
          label: 'Pekan 0',
          title: 'Penerimaan',
          text: 'Wawancara dua puluh menit. Kami menilai pendiri, bukan salindia.',
        },
        {
          label: 'Pekan 1-3',
          title: 'Masalah',
          text: 'Tiga puluh percakapan dengan calon pelanggan, dicatat dan dibacakan.',
        },
        { label: 'Pekan 4-6', title: 'Percobaan', text: 'Produk paling sederhana yang berani ditagih.' },
        {
          label: 'Pekan 7-9',
          title: 'Sepuluh pelanggan',
          text: 'Bukan pengguna. Orang yang membayar dan kembali.',
        },
        { label: 'Pekan 10-11', title: 'Hitungan', text: 'Biaya, harga, dan berapa lama uang bertahan.' },
        { label: 'Pekan 12', title: 'Hari demo', text: 'Lima menit di panggung bersama pelanggan pertama.' },
      ],
    },
    {
      id: 'angkatan',
      kind: 'listing',
      of: 'program',
      count: 3,
      title: 'Angkatan',
      more: { label: 'Semua angkatan', href: '/Program' },
    },
    {
      id: 'lokakarya',
      kind: 'listing',
      of: 'class',
      count: 6,
      title: 'Lokakarya pendiri',
      intro: 'Terbuka juga bagi yang tidak ikut angkatan.',
      more: { label: 'Semua lokakarya', href: '/Class' },
    },
    {
      id: 'mentor',
      kind: 'people',
      title: 'Yang menemani',
      people: ['marlina-sinaga', 'raja-iskandar', 'chen-wei-ling', 'fikri-alamsyah'],
    },
    {
      id: 'alumni',
      kind: 'quotes',
      title: 'Kata pendiri',
      items: [
        {
          text: 'Pada pekan ketiga kami membuang produk dan menyimpan pelanggannya. Itu keputusan terbaik.',
          name: 'Sulastri Damanik',
          role: 'Pendiri Rantai Es, angkatan 4',
          photo: { scene: 'portrait:woman', seed: 10191, alt: 'Potret Sulastri Damanik' },
        },
        {
          text: 'Mentor saya tidak pernah menjawab. Ia selalu bertanya, sudah telepon siapa hari ini?',
          name: 'Hendra Gunawan',
          role: 'Pendiri Kapal Kargo, angkatan 5',
          photo: { scene: 'portrait:man', seed: 10192, alt: 'Potret Hendra Gunawan' },
        },
      ],
    },
    {
      id: 'acara',
      kind: 'listing',
      of: 'event',
      count: 3,
      title: 'Acara',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Sebelum mendaftar',
      items: [
        {
          question: 'Apakah harus punya produk?',
          answer:
            'Tidak. Yang wajib adalah masalah yang Anda kenal dari dekat dan waktu sedikitnya dua puluh jam sepekan.',
        },
        {
          question: 'Apakah Akselerasi Selat mengambil saham?',
          answer:
            'Tidak. Biaya program ditanggung yayasan dan mitra. Alumni diminta menjadi mentor satu angkatan.',
        },
        {
          question: 'Bolehkah dari luar Batam?',
          answer: 'Boleh. Pekan 1, 6, dan 12 wajib hadir di tempat. Sisanya dapat daring.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Pendaftaran angkatan 7 masih dibuka',
      text: 'Satu formulir, satu video dua menit, satu masalah yang Anda kenal dari dekat.',
      actions: [
        { label: 'Lihat syaratnya', href: '/Program/angkatan-tujuh' },
        { label: 'Tanya dulu', href: '/Make-Appointment' },
      ],
    },
  ],
}
