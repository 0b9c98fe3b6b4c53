import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  webinars: [
    {
      class: 'numerasi-kelas-awal',
      title: 'Berhitung dengan biji jagung',
      summary: 'Fransiskus memperagakan tiga permainan penjumlahan yang tidak membutuhkan kertas.',
      inDays: 4,
      hour: 15,
      minutes: 75,
      provider: 'Zoom',
      speakers: ['fransiskus-kelen'],
      capacity: 80,
    },
    {
      class: 'mengelola-dana-sekolah-kecil',
      title: 'Temu awal: membaca buku kas bersama',
      summary:
        'Zulfikar membuka satu buku kas sekolah yang disamarkan dan mencari bersama apa yang belum tercatat.',
      inDays: 4,
      hour: 15,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['zulfikar-chaniago'],
      capacity: 80,
      isCancelled: true,
    },
    {
      class: 'mengajar-kelas-rangkap',
      title: 'Satu guru, tiga papan tulis',
      summary:
        'Ni Komang dan Elias bercerita tentang sehari di kelas rangkap, dari lonceng pertama sampai pulang.',
      inDays: 14,
      hour: 15.5,
      minutes: 75,
      provider: 'Google Meet',
      speakers: ['ni-komang-ayu-lestari', 'elias-wanimbo'],
      capacity: 150,
    },
    {
      class: 'dukungan-psikologis-awal-untuk-anak',
      title: 'Setelah banjir: apa yang dikatakan kepada anak',
      summary:
        'Kalimat yang menenangkan, kalimat yang sebaiknya dihindari, dan permainan untuk hari-hari pertama.',
      inDays: 39,
      hour: 16,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['andi-rahmawati'],
      capacity: 200,
    },
    {
      class: 'menyusun-berkas-beasiswa',
      title: 'Esai diri yang jujur',
      summary: 'Yuliana membaca esainya sendiri, lalu Tiurma menjelaskan apa yang dicari penilai.',
      inDays: -41,
      hour: 19,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['tiurma-simanjuntak', 'yuliana-nahak'],
    },
  ],
  elevated: ['mengajar-membaca-permulaan', 'mengajar-kelas-rangkap', 'bootcamp-fasilitator-literasi'],
}
