import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  webinars: [
    {
      class: 'siap-pkl',
      title: 'Hari pertama PKL: apa yang ditunggu industri',
      summary:
        'Laila dan Sumarni menjawab pertanyaan yang dikumpulkan dari siswa kelas XI, dari jam kerja sampai jurnal.',
      inDays: 7,
      hour: 13.5,
      minutes: 90,
      provider: 'Google Meet',
      speakers: ['laila-nasution', 'sumarni'],
      capacity: 250,
    },
    {
      class: 'bootcamp-laravel',
      title: 'Pasang alat bersama sebelum bootcamp',
      summary: 'Memasang PHP, Composer, dan basis data di laptop sekolah, selangkah demi selangkah.',
      inDays: 18,
      hour: 19,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['zulfikar-piliang', 'jefri-lumentut'],
      capacity: 60,
    },
    {
      class: 'git-dan-kerja-tim',
      title: 'Konflik Git tanpa panik',
      summary: 'Jefri sengaja membuat tiga konflik dan menyelesaikannya bersama peserta.',
      inDays: 2,
      hour: 19,
      minutes: 60,
      provider: 'Zoom',
      speakers: ['jefri-lumentut'],
      capacity: 100,
    },
    {
      class: 'persiapan-ukk-rpl',
      title: 'Simulasi presentasi di depan penguji',
      summary: 'Dua kelompok tampil sepuluh menit, penguji memberi nilai beserta alasannya.',
      inDays: -66,
      hour: 15,
      minutes: 120,
      provider: 'Zoom',
      speakers: ['sumarni', 'zulfikar-piliang'],
    },
  ],
  elevated: ['bootcamp-laravel', 'web-dasar', 'siap-pkl'],
}
