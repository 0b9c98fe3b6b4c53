import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Pendaftaran angkatan ketujuh',
    title: 'Kuliah tidak berhenti karena biaya',
    text: 'Empat semester biaya kuliah, uang saku, dan seorang pendamping yang menelepon setiap bulan. Untuk empat puluh mahasiswa dari seluruh Indonesia.',
    actions: [
      { label: 'Daftar beasiswa', href: '/Class/beasiswa-angkatan-ketujuh' },
      { label: 'Cara menulis esai', href: '/Courses/menulis-esai-beasiswa' },
    ],
    picture: { scene: 'graduation', seed: 13701, alt: 'Wisudawan melempar topi' },
    featuredClass: 'beasiswa-angkatan-ketujuh',
    figures: [
      { value: '40', label: 'kursi' },
      { value: '4', label: 'semester' },
    ],
  },
  sections: [
    {
      id: 'syarat',
      kind: 'features',
      title: 'Apakah beasiswa ini untuk saya?',
      intro: 'Enam syarat. Nilai rapor tidak termasuk di dalamnya.',
      items: [
        {
          title: 'Semester satu sampai tiga',
          text: 'Terdaftar sebagai mahasiswa aktif, jurusan apa pun.',
          icon: 'graduation-cap',
        },
        {
          title: 'Perguruan tinggi di Indonesia',
          text: 'Negeri, swasta, maupun politeknik.',
          icon: 'building',
        },
        {
          title: 'Belum menerima beasiswa penuh',
          text: 'Bantuan sebagian dari kampus masih diperbolehkan.',
          icon: 'wallet',
        },
        {
          title: 'Penghasilan keluarga terbatas',
          text: 'Ditunjukkan dengan surat dari RT atau kelurahan.',
          icon: 'users',
        },
        {
          title: 'Bersedia berkabar',
          text: 'Satu tulisan pendek setiap bulan selama dua tahun.',
          icon: 'pen',
        },
        {
          title: 'Mau mendampingi',
          text: 'Menjadi tempat bertanya bagi satu adik kelas di kampung asal.',
          icon: 'handshake',
        },
      ],
    },
    {
      id: 'langkah',
      kind: 'steps',
      title: 'Lima langkah, tanpa biaya',
      intro: 'Tidak ada pungutan pada langkah mana pun.',
      items: [
        {
          title: 'Isi formulir',
          text: 'Dua puluh menit lewat telepon. Jawaban tersimpan, boleh dilanjutkan esok hari.',
          label: 'Sampai pendaftaran ditutup',
        },
        {
          title: 'Kirim esai',
          text: 'Enam ratus kata tentang satu hari yang biasa dalam hidup Anda.',
          label: 'Bersama formulir',
        },
        {
          title: 'Surat keterangan',
          text: 'Dari guru, tetangga, atau majikan yang mengenal Anda sedikitnya setahun.',
          label: 'Sepekan sesudahnya',
        },
        {
          title: 'Wawancara',
          text: 'Dua puluh menit lewat telepon atau video. Daftar pertanyaannya dibagikan sehari sebelumnya.',
          label: 'Bagi yang lolos esai',
        },
        {
          title: 'Pengumuman',
          text: 'Setiap pendaftar mendapat jawaban dan satu kalimat catatan.',
          label: 'Serentak pukul sepuluh pagi',
        },
      ],
    },
    {
      id: 'penerima',
      kind: 'quotes',
      title: 'Mereka yang masih di sini',
      items: [
        {
          text: 'Saya menulis tentang tempe yang gagal, dan itulah yang membawa saya ke laboratorium.',
          name: 'Dewi Anggraini',
          role: 'Mikrobiologi, angkatan kelima, asal Trenggalek',
          photo: { scene: 'portrait:hijab', seed: 13741, alt: 'Potret Dewi Anggraini' },
        },
        {
          text: 'Pendamping saya tidak pernah bertanya soal nilai. Ia bertanya apakah saya sudah makan.',
          name: 'Salim Latuconsina',
          role: 'Ilmu kelautan, angkatan keenam, asal Banda Neira',
          photo: { scene: 'portrait:man', seed: 13742, alt: 'Potret Salim Latuconsina' },
        },
        {
          text: 'Adik kelas yang saya dampingi tahun lalu kini mendaftar. Saya yang menulis surat keterangannya.',
          name: 'Marlina Hutapea',
          role: 'Pendidikan fisika, angkatan keempat, asal Samosir',
          photo: { scene: 'portrait:woman', seed: 13743, alt: 'Potret Marlina Hutapea' },
        },
      ],
    },
    {
      id: 'cerita',
      kind: 'listing',
      of: 'tulisan-temans',
      count: 3,
      title: 'Ditulis oleh penerima',
      more: { label: 'Semua cerita', href: '/Tulisan-Temans' },
    },
    {
      id: 'kalender',
      kind: 'schedule',
      title: 'Kalender seleksi',
      days: [
        {
          title: 'Pendaftaran ditutup',
          inDays: 23,
          items: [
            { time: '21.00', title: 'Formulir dan esai terakhir diterima' },
            { time: '22.00', title: 'Surat tanda terima dikirim' },
          ],
        },
        {
          title: 'Hasil esai',
          inDays: 31,
          items: [
            { time: '10.00', title: 'Seratus dua puluh nama maju' },
            { time: '13.00', title: 'Pemilihan jam wawancara' },
          ],
        },
        {
          title: 'Pengumuman',
          inDays: 54,
          items: [
            { time: '10.00', title: 'Empat puluh penerima diumumkan' },
            { time: '19.00', title: 'Perkenalan daring' },
          ],
        },
      ],
    },
    {
      id: 'persiapan',
      kind: 'listing',
      of: 'class',
      count: 3,
      title: 'Persiapan yang menolong',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'angka',
      kind: 'figures',
      title: 'Sejak angkatan pertama',
      items: [
        { value: '236', label: 'penerima' },
        { value: '31', label: 'provinsi asal' },
        { value: '9 dari 10', label: 'bertahan sampai lulus' },
      ],
    },
    {
      id: 'pengelola',
      kind: 'people',
      title: 'Siapa yang membaca esai Anda',
      people: ['puja-pramudya', 'ratna-djuwita', 'abdul-karim-lapasau', 'veronika-bunga'],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Yang sering ditanyakan',
      items: [
        {
          question: 'Bolehkah mendaftar lagi bila belum diterima?',
          answer: 'Boleh, selama masih semester satu sampai tiga. Sertakan catatan dari tahun lalu bila ada.',
        },
        {
          question: 'Apakah ada ikatan kerja?',
          answer:
            'Tidak ada. Kami hanya meminta kabar bulanan dan pendampingan satu adik kelas selama menerima beasiswa.',
        },
        {
          question: 'Bagaimana bila saya harus cuti?',
          answer: 'Beritahu pendamping Anda. Beasiswa ditahan paling lama dua semester, lalu dilanjutkan.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Mulai dari satu hari yang biasa',
      text: 'Kursus menulis esai terbuka bagi siapa saja, termasuk yang mendaftar beasiswa lain.',
      actions: [
        { label: 'Buka kursus esai', href: '/Courses/menulis-esai-beasiswa' },
        { label: 'Lihat rubrik', href: '/News/rubrik-seleksi-angkatan-ketujuh' },
      ],
    },
    {
      id: 'penyokong',
      kind: 'sponsors',
      title: 'Dana berasal dari',
      tiers: [
        {
          name: 'Penyokong',
          names: [
            'Yayasan Lentera Kata',
            'Koperasi Dosen Priangan',
            'Toko Buku Halaman Dua',
            'Para penerima yang sudah lulus',
          ],
        },
      ],
    },
  ],
}
