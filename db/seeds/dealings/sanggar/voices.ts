import type { DemoVoices } from '../../forms.types.ts'

export const voices: DemoVoices = {
  testimonies: [
    {
      name: 'Maria Nahak',
      role: 'Pengelola Pojok Baca Oelmasi',
      content:
        'Akademi kecil kami punya rumah sendiri dalam satu sore. Yang paling terasa: murid tahu harus ke mana.',
      rating: 5,
      daysAgo: 14,
    },
    {
      name: 'Agus Suryana',
      role: 'Kepala kurikulum SMK',
      content:
        'Guru menulis kelas sendiri tanpa menunggu tim IT. Riwayatnya jelas, jadi tidak ada yang saling menimpa.',
      rating: 5,
      daysAgo: 37,
    },
    {
      name: 'Fitri Handayani',
      role: 'Pengajar lepas',
      content: 'Pendaftaran dan jadwal rapi. Saya masih menunggu laporan yang lebih rinci per peserta.',
      rating: 4,
      daysAgo: 58,
    },
  ],
  aspirations: [
    {
      name: 'Agus Suryana',
      content: 'Sediakan laporan kehadiran per peserta yang bisa dicetak untuk arsip sekolah.',
      category: 'platform',
      progress: 'planned',
      supports: 14,
      daysAgo: 21,
      replies: [['Masuk rencana kami setelah penilaian selesai dibangun.', 'Tim Sanggar', 8]],
    },
    {
      name: 'Fitri Handayani',
      content: 'Panduan singkat untuk pengajar baru, satu halaman saja.',
      category: 'learning',
      supports: 6,
      daysAgo: 5,
    },
  ],
  books: [],
}
