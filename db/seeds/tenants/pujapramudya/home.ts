import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Pengajar, penulis, pembicara',
    title: 'Saya mengajar orang bertanya',
    text: 'Dua puluh tahun di depan kelas membuat saya percaya bahwa jawaban yang baik selalu datang terlambat. Di sini saya menyimpan tulisan, jadwal bincang, dan kelas yang sedang saya ajar.',
    actions: [
      { label: 'Baca tulisan', href: '/Blog' },
      { label: 'Undang berbicara', href: '/Make-Appointment' },
    ],
    picture: { scene: 'portrait:woman', seed: 11621, alt: 'Potret Puja Pramudya' },
  },
  sections: [
    {
      kind: 'listing',
      of: 'blog',
      count: 4,
      id: 'tulisan',
      title: 'Tulisan terbaru',
      more: { label: 'Semua tulisan', href: '/Blog' },
    },
    {
      kind: 'listing',
      of: 'event',
      count: 3,
      id: 'bincang',
      title: 'Bertemu di sini',
      more: { label: 'Semua acara', href: '/Event' },
    },
    {
      kind: 'quotes',
      id: 'kata',
      title: 'Kata yang pernah duduk di kelas',
      items: [
        {
          text: 'Beliau bertanya, lalu diam lama sekali. Saya menjawab karena kasihan, dan ternyata jawabannya benar.',
          name: 'Kirana Sasmita',
          role: 'Murid, kini guru fisika',
          photo: { scene: 'portrait:woman', seed: 11622, alt: 'Potret Kirana Sasmita' },
        },
      ],
    },
    {
      kind: 'listing',
      of: 'class',
      count: 4,
      id: 'kelas',
      title: 'Kelas yang dibuka',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      kind: 'features',
      id: 'topik',
      title: 'Yang biasa saya bicarakan',
      items: [
        {
          title: 'Pertanyaan di kelas',
          text: 'Mengapa murid berhenti bertanya pada usia sembilan.',
          icon: 'message-circle',
        },
        {
          title: 'Menulis sambil bekerja',
          text: 'Dua puluh menit sebelum orang rumah bangun.',
          icon: 'book-open',
        },
        { title: 'Data yang dapat dipegang', text: 'Mengukur hal kecil bersama anak.', icon: 'layers' },
        { title: 'Tahun pertama mengajar', text: 'Untuk guru muda dan kepala sekolahnya.', icon: 'users' },
      ],
    },
    {
      kind: 'questions',
      id: 'tanya',
      title: 'Sebelum mengundang',
      items: [
        {
          question: 'Berapa lama sebelumnya harus menghubungi?',
          answer:
            'Sebulan untuk kota di Jawa, dua bulan untuk pulau lain. Saya bepergian dengan kereta dan kapal bila sempat.',
        },
        {
          question: 'Apakah ada biaya?',
          answer:
            'Sekolah negeri dan perpustakaan desa cukup menanggung perjalanan. Lembaga lain dapat meminta rincian lewat email.',
        },
        {
          question: 'Apakah acara boleh direkam?',
          answer: 'Boleh, kecuali bagian tanya jawab. Orang bertanya lebih jujur bila tidak direkam.',
        },
      ],
    },
    {
      kind: 'appeal',
      id: 'undang',
      title: 'Undang saya ke sekolah Anda',
      text: 'Ceritakan siapa yang akan mendengarkan dan apa yang sedang mereka tanyakan.',
      actions: [{ label: 'Buat janji temu', href: '/Make-Appointment' }],
    },
  ],
}
