import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Angkatan 8 dibuka',
    title: 'Kurangi, lalu besarkan',
    text: 'Sekolah kecil untuk tata letak, huruf, dan kalimat pendek. Dua belas kursi, satu meja panjang, dinding putih.',
    actions: [
      { label: 'Lihat kelas', href: '/Class' },
      { label: 'Mulai dari dasar', href: '/Courses/kisi-huruf-jarak' },
    ],
    picture: { scene: 'workshop-tools', seed: 11660, alt: 'Meja kerja panjang dengan alat gambar' },
  },
  sections: [
    {
      kind: 'listing',
      of: 'class',
      count: 4,
      id: 'kelas',
      title: 'Kelas',
      intro: 'Paling banyak dua puluh empat orang.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      kind: 'listing',
      of: 'articles',
      count: 3,
      id: 'artikel',
      title: 'Artikel',
      more: { label: 'Semua artikel', href: '/Articles' },
    },
    {
      kind: 'figures',
      id: 'angka',
      title: 'Ukuran',
      items: [
        { value: '12', label: 'kursi' },
        { value: '7', label: 'menit kritik' },
        { value: '2', label: 'ukuran huruf' },
      ],
    },
    {
      kind: 'people',
      id: 'pengajar',
      title: 'Pengajar',
      people: ['agnes-purnomo', 'ridho-alamsyah', 'theresia-wanggai', 'bagus-wirayuda'],
    },
    {
      kind: 'quotes',
      id: 'kata',
      title: 'Peserta',
      items: [
        {
          text: 'Saya datang membawa sebelas huruf. Pulang membawa satu, dan tidak merasa kehilangan.',
          name: 'Nadira Latuconsina',
          role: 'Angkatan 6',
          photo: { scene: 'portrait:hijab', seed: 11666, alt: 'Potret Nadira Latuconsina' },
        },
      ],
    },
    {
      kind: 'listing',
      of: 'event',
      count: 3,
      id: 'acara',
      title: 'Acara',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      kind: 'questions',
      id: 'tanya',
      title: 'Tanya jawab',
      items: [
        { question: 'Perlu bisa menggambar?', answer: 'Tidak. Perlu bisa melipat kertas menjadi empat.' },
        { question: 'Perlu laptop?', answer: 'Baru pada pekan ketujuh.' },
        {
          question: 'Ada keringanan biaya?',
          answer: 'Dua kursi setiap angkatan gratis. Tulis surat satu halaman.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'daftar',
      title: 'Dua belas kursi',
      text: 'Pendaftaran angkatan 8 ditutup ketika kursi habis.',
      actions: [{ label: 'Daftar Studio Tata Letak', href: '/Class/studio-tata-letak' }],
    },
  ],
}
