import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Menulis pelan, dibaca sungguh-sungguh',
    title: 'Tulisan orang biasa yang memperhatikan',
    text: 'Catatan, surat, dan cerita dari teman-teman di banyak kota. Pilih satu topik, seduh teh, baca sampai selesai.',
    actions: [
      { label: 'Ikut kelas menulis', href: '/Class' },
      { label: 'Semua tulisan', href: '/Tulisan-Temans' },
    ],
    featuredClass: 'menulis-catatan-harian',
    figures: [
      { value: '212', label: 'tulisan terbit' },
      { value: '87', label: 'penulis' },
      { value: '5', label: 'penyunting sukarela' },
    ],
  },
  sections: [
    {
      id: 'tulisan',
      kind: 'listing',
      of: 'tulisan-temans',
      count: 10,
      title: 'Terbaru dari teman',
      more: { label: 'Semua tulisan', href: '/Tulisan-Temans' },
    },
    {
      id: 'artikel',
      kind: 'listing',
      of: 'articles',
      count: 5,
      title: 'Pilihan penyunting',
      more: { label: 'Semua artikel', href: '/Articles' },
    },
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 4,
      title: 'Kelas yang akan datang',
      intro: 'Kelompok kecil, naskah sendiri, penyunting yang sabar.',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'cara',
      kind: 'steps',
      title: 'Cara menerbitkan tulisan',
      items: [
        { title: 'Baca tiga tulisan teman', text: 'Tinggalkan tanggapan yang jujur pada masing-masing.' },
        {
          title: 'Kirim naskah',
          text: 'Paling panjang seribu dua ratus kata, tentang apa pun yang Anda alami.',
        },
        {
          title: 'Disunting berdua',
          text: 'Seorang penyunting membaca bersama Anda, lewat surat atau telepon.',
        },
        { title: 'Terbit', text: 'Nama Anda di atas, nama penyunting di bawah.' },
      ],
    },
    {
      id: 'penulis',
      kind: 'people',
      title: 'Teman yang rajin menulis',
      people: [
        'laras-setyaningsih',
        'bonifasius-kleden',
        'aisyah-nuraini',
        'teguh-prayitno',
        'mei-lan-tanudjaja',
      ],
    },
    {
      id: 'kata',
      kind: 'quotes',
      title: 'Kata mereka',
      items: [
        {
          text: 'Saya mengirim keluhan dan menerima suntingan. Setelah selesai, keluhannya berubah menjadi cerita.',
          name: 'Wahyu Kurniadi',
          role: 'Penulis dari Magelang',
          photo: { scene: 'portrait:man', seed: 10151, alt: 'Potret Wahyu Kurniadi' },
        },
        {
          text: 'Di sini tulisan saya dibaca oleh orang yang tidak mengenal saya. Rasanya seperti dijabat tangan.',
          name: 'Reni Manurung',
          role: 'Penulis dari Balige',
          photo: { scene: 'portrait:girl', seed: 10152, alt: 'Potret Reni Manurung' },
        },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Pertanyaan',
      items: [
        {
          question: 'Apakah tulisan saya pasti terbit?',
          answer:
            'Tidak selalu, tetapi setiap naskah dibaca dan dibalas. Sebagian besar terbit setelah satu atau dua putaran.',
        },
        {
          question: 'Bolehkah memakai nama pena?',
          answer: 'Boleh. Penyunting perlu mengetahui nama asli Anda, pembaca tidak.',
        },
        {
          question: 'Siapa yang memiliki hak atas tulisan?',
          answer: 'Anda. Kami hanya meminta izin menerbitkannya di situs ini.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Ada yang ingin Anda ceritakan?',
      text: 'Mulailah dari satu halaman. Kami bantu menemukan sisanya.',
      actions: [
        { label: 'Lihat kelas', href: '/Class' },
        { label: 'Mulai kursus mandiri', href: '/Courses' },
      ],
    },
  ],
}
