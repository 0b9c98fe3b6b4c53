import type { DemoTeaching } from '../../teaching.types.ts'

export const teaching: DemoTeaching = {
  competences: [
    {
      name: 'Perencanaan akademi',
      description:
        'Menetapkan untuk siapa akademi dibuka, apa yang dijanjikan, dan kelas mana yang diselenggarakan lebih dahulu, lengkap dengan batas biaya dan tenaganya.',
    },
    {
      name: 'Layanan peserta',
      description:
        'Menjawab, mengingatkan, dan menolong peserta sejak bertanya pertama kali sampai menerima sertifikat, dengan jawaban yang sama baiknya dari siapa pun di tim.',
    },
    {
      name: 'Keuangan lembaga',
      description:
        'Menghitung biaya per angkatan, menetapkan harga dan honor, serta mengetahui kapan sebuah kelas layak dijalankan.',
    },
    {
      name: 'Komunikasi pemasaran',
      description:
        'Menulis janji kelas yang jujur dan mudah dipahami, lalu menyampaikannya di halaman depan, pesan singkat, dan media sosial.',
    },
    {
      name: 'Fasilitasi kelas',
      description:
        'Memandu pertemuan langsung sehingga setiap peserta bekerja, bertanya, dan pulang membawa hasil.',
    },
    {
      name: 'Penulisan materi',
      description:
        'Menyusun bab yang pendek, berurutan, dan berbicara kepada satu pembaca, dengan contoh dari pekerjaan sehari-hari.',
    },
    {
      name: 'Perancangan pembelajaran',
      description:
        'Berangkat dari apa yang harus mampu dikerjakan peserta, lalu mundur menyusun latihan, bab, dan urutannya.',
    },
    {
      name: 'Evaluasi belajar',
      description:
        'Memilih bukti yang layak dipercaya, menyusun rubrik, dan memberi umpan balik yang dapat ditindaklanjuti.',
    },
    {
      name: 'Penulisan soal',
      description:
        'Menulis butir soal yang mengukur satu hal saja, dengan pengecoh yang lahir dari kesalahan nyata peserta.',
    },
    {
      name: 'Penyusunan latihan kode',
      description:
        'Membuat latihan pemrograman bertahap yang bisa diperiksa otomatis dan tetap masuk akal bagi pemula.',
    },
    {
      name: 'Pengelolaan pendaftaran',
      description:
        'Menjalankan pendaftaran dari pengumuman sampai daftar hadir, termasuk daftar tunggu dan pengingat pembayaran.',
    },
  ],
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
  programs: [
    {
      program: 'pesilat',
      lead: 'melati-tanjung',
      provinces: ['13', '32', '34', '53', '91'],
      schools: ['90010101', '90010201', '90010301', '90010302', '90010502', '90010701'],
    },
    {
      program: 'akademi-perdana',
      lead: 'suryadi',
      provinces: ['12', '13', '53', '91'],
      schools: ['90010503', '90010601', '90010701'],
    },
    {
      program: 'guru-koding',
      lead: 'togar-simanjuntak',
      provinces: ['32', '33', '35', '51'],
      schools: ['90010101', '90010102', '90010201', '90010202', '90010401', '90010801'],
    },
  ],
  elevated: ['bootcamp-pengelola-akademi', 'bedah-halaman-depan', 'membuka-akademi-daring'],
}
