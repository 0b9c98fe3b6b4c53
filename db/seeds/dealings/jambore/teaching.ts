import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  webinars: [
    {
      class: 'kemah-kepemimpinan-muda',
      title: 'Temu orang tua Batch 6',
      summary: 'Jadwal harian, perlengkapan, izin tertulis, dan cara kami menghubungi rumah selama kemah.',
      inDays: 3,
      hour: 19.5,
      minutes: 60,
      provider: 'Zoom',
      speakers: ['rangga-wirasena', 'yulia-rahmi'],
      capacity: 120,
    },
    {
      class: 'jelajah-hutan-dan-burung',
      title: 'Suara burung sebelum fajar',
      summary:
        'Benyamin memutar sepuluh suara burung dari Biak dan Pangalengan, peserta menebak lalu mencatat cirinya.',
      inDays: 10,
      hour: 19,
      minutes: 75,
      provider: 'Google Meet',
      speakers: ['benyamin-rumbiak'],
      capacity: 60,
    },
    {
      class: 'astronomi-mata-telanjang',
      title: 'Langit bulan ini',
      summary:
        'Rasi apa yang terlihat dari kota dan dari kebun teh, dan pukul berapa sebaiknya keluar rumah.',
      inDays: 20,
      hour: 19.5,
      minutes: 60,
      provider: 'Zoom',
      speakers: ['ni-luh-sukarini'],
      capacity: 200,
    },
    {
      class: 'anak-berkemah-pertama-kali',
      title: 'Malam pertama di tenda',
      summary: 'Rindu rumah, takut gelap, dan toilet jauh: cara mendampingi anak tanpa menakut-nakuti.',
      inDays: -24,
      hour: 19.5,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['yulia-rahmi', 'kartika-maharani'],
    },
  ],
  elevated: ['kemah-kepemimpinan-muda', 'jelajah-hutan-dan-burung', 'pertolongan-pertama-di-alam'],
}
