import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  competences: [
    {
      name: 'Membaca peta kontur',
      description:
        'Mengenali punggungan, lembah, dan tebing dari garis kontur, lalu memilih jalur yang aman.',
    },
    {
      name: 'Penggunaan kompas',
      description: 'Membidik sudut, menghitung arah balik, dan menentukan letak dengan dua tanda di alam.',
    },
    {
      name: 'Perencanaan perjalanan',
      description: 'Menyusun rute, waktu, bekal, dan rencana pulang bila cuaca berubah.',
    },
    {
      name: 'Penilaian keadaan',
      description: 'Berhenti, melihat, dan memastikan tempat aman sebelum menolong siapa pun.',
    },
    {
      name: 'Penanganan luka',
      description: 'Membersihkan, menutup, dan membalut luka dengan perlengkapan regu.',
    },
    {
      name: 'Pengambilan keputusan',
      description: 'Memutuskan berjalan terus, menunggu, atau kembali, lalu menjelaskannya kepada regu.',
    },
    {
      name: 'Komunikasi regu',
      description: 'Memberi perintah yang singkat, mendengarkan keberatan, dan memastikan semua mengerti.',
    },
    {
      name: 'Membaca arus',
      description: 'Mengenali pusaran, jeram, dan tempat menepi sebelum perahu masuk ke air.',
    },
    {
      name: 'Pengamatan satwa',
      description:
        'Mengamati burung dan satwa lain tanpa mengganggu, dengan catatan yang bisa dipakai orang lain.',
    },
    {
      name: 'Anyaman dasar',
      description: 'Membelah, menghaluskan, dan menganyam bilah bambu menjadi barang yang kuat.',
    },
    {
      name: 'Perencanaan menu',
      description: 'Menghitung bahan, bahan bakar, dan urutan memasak untuk satu regu selama tiga hari.',
    },
    {
      name: 'Orientasi langit',
      description: 'Menemukan arah dan musim dari bintang, seperti petani dan pelaut Nusantara.',
    },
    {
      name: 'Persiapan perlengkapan',
      description: 'Memilih yang perlu dibawa, mengemasnya, dan meninggalkan yang tidak.',
    },
  ],
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
  programs: [
    {
      program: 'jambore-utama',
      lead: 'rangga-wirasena',
      provinces: ['32', '33', '34', '35', '51', '53'],
      schools: ['90010102', '90010202', '90010301', '90010402', '90010502', '90010601', '90010701'],
    },
    {
      program: 'sekolah-alam-akhir-pekan',
      lead: 'benyamin-rumbiak',
      provinces: ['32', '34', '51', '71'],
      schools: ['90010103', '90010301', '90010601', '90010801'],
    },
    {
      program: 'akademi-pembina',
      lead: 'yulia-rahmi',
      provinces: ['13', '32', '35'],
      schools: ['90010102', '90010402'],
    },
  ],
  elevated: ['kemah-kepemimpinan-muda', 'jelajah-hutan-dan-burung', 'pertolongan-pertama-di-alam'],
}
