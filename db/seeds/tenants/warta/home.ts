import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Liputan khusus pekan ini',
    title: 'Pasar apung kembali ramai setelah dermaga diperbaiki warga',
    text: 'Tujuh bulan dermaga kayu di tepi teluk ditutup karena papannya lapuk. Warga bergotong royong menggantinya, satu keluarga satu papan. Kini perahu pedagang merapat lagi sejak pukul lima pagi, dan redaksi kami mengikuti mereka dari fajar sampai lapak terakhir ditutup.',
    actions: [
      { label: 'Baca liputannya', href: '/News/pasar-apung-kembali-ramai' },
      { label: 'Belajar meliput', href: '/Class' },
    ],
    picture: { scene: 'sea-boat', seed: 10001, alt: 'Perahu pedagang merapat di tepi teluk saat fajar' },
    featuredClass: 'liputan-pertama',
    figures: [
      { value: '6', label: 'orang redaksi tetap' },
      { value: '41', label: 'penulis warga aktif' },
      { value: '18', label: 'desa yang terjangkau' },
    ],
  },
  sections: [
    {
      id: 'berita',
      kind: 'listing',
      of: 'news',
      count: 10,
      title: 'Berita',
      intro: 'Yang terjadi di sekitar teluk, dari pasar sampai ruang kelas.',
      more: { label: 'Semua berita', href: '/News' },
    },
    {
      id: 'opini',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Opini',
      intro: 'Pendapat yang boleh dibantah, asal dengan alasan.',
      more: { label: 'Semua opini', href: '/Blog' },
    },
    {
      id: 'sekolah',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Sekolah Jurnalistik',
      intro: 'Kelas yang diasuh langsung oleh redaksi.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'cara-kerja',
      kind: 'steps',
      title: 'Dari kabar menjadi berita',
      items: [
        {
          title: 'Kabar masuk',
          text: 'Warga mengirim petunjuk lewat pesan, surat, atau datang ke meja redaksi.',
        },
        {
          title: 'Turun dan tanya',
          text: 'Wartawan datang ke tempat kejadian dan menemui sedikitnya dua pihak.',
        },
        { title: 'Periksa', text: 'Nama, angka, dan kutipan dicocokkan ulang oleh pemeriksa fakta.' },
        {
          title: 'Terbit dan tanggapi',
          text: 'Berita terbit bersama nama penulisnya. Ralat dimuat di halaman yang sama.',
        },
      ],
    },
    {
      id: 'suara-pembaca',
      kind: 'quotes',
      title: 'Surat pembaca',
      items: [
        {
          text: 'Pertama kali nama kampung saya ditulis bukan karena banjir, melainkan karena koperasinya.',
          name: 'Mama Oce Salamony',
          role: 'Pembaca di Hative',
          photo: { scene: 'portrait:woman', seed: 10111, alt: 'Potret Mama Oce Salamony' },
        },
        {
          text: 'Berita tentang sekolah kami dimuat, lalu angkanya diralat esok hari. Justru itu yang membuat saya percaya.',
          name: 'Haris Umarella',
          role: 'Guru SMP',
          photo: { scene: 'portrait:man', seed: 10112, alt: 'Potret Haris Umarella' },
        },
      ],
    },
    {
      id: 'agenda',
      kind: 'listing',
      of: 'event',
      count: 3,
      title: 'Agenda kota',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      id: 'redaksi',
      kind: 'people',
      title: 'Redaksi',
      people: [
        'yohana-latuheru',
        'abdul-karim-wattimena',
        'siti-hawa-tuasikal',
        'melkior-rahawarin',
        'putu-ayu-laksmi',
        'rangga-pattiasina',
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Yang sering ditanyakan',
      items: [
        {
          question: 'Bagaimana mengirim petunjuk berita?',
          answer:
            'Tulis ke surel redaksi atau datang pada hari kerja. Sebutkan apa, di mana, kapan, dan bagaimana kami dapat menghubungi Anda. Identitas dapat kami rahasiakan.',
        },
        {
          question: 'Berita Anda keliru. Apa yang harus saya lakukan?',
          answer:
            'Kirim koreksi beserta buktinya. Pemeriksa fakta menjawab paling lambat dalam dua hari dan ralat dimuat di bagian atas berita.',
        },
        {
          question: 'Bolehkah berita dikutip sekolah atau komunitas?',
          answer:
            'Boleh, dengan menyebut nama penulis dan Warta Teluk. Untuk foto, mintalah izin lebih dulu.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Punya kabar dari kampung Anda?',
      text: 'Redaksi membuka pintu setiap Kamis sore. Bawa cerita, foto, atau keluhan; kopi kami sediakan.',
      actions: [
        { label: 'Bertemu redaksi', href: '/Make-Appointment' },
        { label: 'Ikut kelas menulis', href: '/Class' },
      ],
    },
  ],
}
