import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  webinars: [
    {
      class: 'bedah-halaman-depan',
      title: 'Lima halaman depan, lima detik pertama',
      summary:
        'Clara dan Nurhaliza membedah lima halaman depan kiriman peserta, lalu menulis ulang judulnya bersama.',
      inDays: 9,
      hour: 19.5,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['clara-halim', 'nurhaliza-daulay'],
      capacity: 200,
    },
    {
      class: 'lokakarya-pengajar-digital',
      title: 'Tengah jalan: membuka rekaman mengajar',
      summary:
        'Tiga peserta memutar lima menit rekaman kelasnya, yang lain menulis satu pujian dan satu pertanyaan.',
      inDays: 12,
      hour: 19.5,
      minutes: 75,
      provider: 'Google Meet',
      speakers: ['rahmawati', 'melati-tanjung'],
      capacity: 30,
    },
    {
      class: 'kelas-langsung-yang-hidup',
      title: 'Membuka kelas tanpa layar yang diam',
      summary: 'Tiga pembukaan yang membuat peserta berbicara sebelum menit kelima, dipraktikkan langsung.',
      inDays: 48,
      hour: 9,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['rahmawati', 'yosep-wanimbo'],
      capacity: 120,
    },
    {
      class: 'mengajar-dengan-studio-koding',
      title: 'Temu awal: mengenal studio koding',
      summary: 'Berkenalan, mencoba satu latihan sebagai siswa, lalu membukanya dari sisi pengajar.',
      inDays: 2,
      hour: 19.5,
      minutes: 60,
      provider: 'Google Meet',
      speakers: ['togar-simanjuntak', 'wayan-sudarsana'],
      capacity: 40,
    },
    {
      class: 'bootcamp-pengelola-akademi',
      title: 'Tanya jawab bersama alumni Batch 2',
      summary:
        'Tiga pengelola bercerita tentang angkatan pertama mereka: apa yang meleset dan apa yang terselamatkan.',
      inDays: -12,
      hour: 19.5,
      minutes: 90,
      provider: 'Zoom',
      speakers: ['nurhaliza-daulay', 'suryadi'],
      capacity: 100,
    },
  ],
  elevated: ['bootcamp-pengelola-akademi', 'bedah-halaman-depan', 'membuka-akademi-daring'],
}
