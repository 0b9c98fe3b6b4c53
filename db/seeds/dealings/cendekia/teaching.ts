import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  webinars: [
    {
      class: 'portofolio-tanpa-pengalaman',
      title: 'Tiga proyek yang bisa dimulai akhir pekan ini',
      summary:
        'Stefanus menunjukkan cara mengubah tugas kuliah, pekerjaan keluarga, dan kegiatan kampung menjadi portofolio.',
      inDays: 6,
      hour: 19.5,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['stefanus-gunadi'],
      capacity: 300,
    },
    {
      class: 'bootcamp-ui-ux',
      title: 'Kenalan dengan Batch 5',
      summary: 'Jadwal, alat yang perlu dipasang, dan contoh karya akhir dari angkatan sebelumnya.',
      inDays: 11,
      hour: 19,
      minutes: 60,
      provider: 'Google Meet',
      speakers: ['ayu-kartika', 'stefanus-gunadi'],
      capacity: 100,
    },
    {
      class: 'inggris-untuk-rapat',
      title: 'Latihan bicara terbuka: membuka rapat',
      summary: 'Satu jam berbicara bergantian, dengan umpan balik singkat untuk setiap orang.',
      inDays: 1,
      hour: 19.5,
      minutes: 60,
      provider: 'Zoom',
      speakers: ['yuliana-wenda'],
      capacity: 24,
    },
    {
      class: 'sql-untuk-analis',
      title: 'Bedah kueri: laporan penjualan mingguan',
      summary: 'Satu laporan, empat cara menulis kuerinya, dan alasan memilih yang paling mudah dirawat.',
      inDays: -34,
      hour: 19.5,
      minutes: 75,
      provider: 'Zoom',
      speakers: ['andi-baso-rahmat', 'asep-mulyana'],
    },
  ],
  elevated: ['bootcamp-ui-ux', 'dasar-analisis-data', 'portofolio-tanpa-pengalaman'],
}
