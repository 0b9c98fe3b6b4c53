import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Festival keluarga di Salatiga',
    title: 'Belajar bersama Puja, pulang membawa pertanyaan',
    text: 'Dua hari, dua belas tenda, dan satu lapangan penuh orang yang ingin tahu. Ajak anak, ibu, kakek, dan tetangga.',
    actions: [
      { label: 'Ambil tiket keluarga', href: '/Class/tiket-festival-bersama-puja' },
      { label: 'Lihat kegiatan', href: '/Event' },
    ],
    picture: { scene: 'portrait:man', seed: 13911, alt: 'Potret Puja Pramudya' },
    featuredClass: 'tiket-festival-bersama-puja',
    figures: [
      { value: '2', label: 'hari' },
      { value: '12', label: 'tenda kelas' },
      { value: '0 sampai 90', label: 'usia peserta' },
    ],
  },
  sections: [
    {
      id: 'pengajar',
      kind: 'people',
      title: 'Yang mengajar di tenda',
      people: [
        'puja-pramudya',
        'ayu-kirana',
        'jamal-tuanaya',
        'sri-hartini',
        'kevin-wibisana',
        'regina-mandala',
      ],
    },
    {
      id: 'kegiatan',
      kind: 'listing',
      of: 'event',
      count: 3,
      title: 'Kegiatan terdekat',
      more: { label: 'Semua kegiatan', href: '/Event' },
    },
    {
      id: 'topik',
      kind: 'features',
      title: 'Enam topik, satu lapangan',
      items: [
        {
          title: 'Dapur dan tanah',
          text: 'Kue lapis, kompos, dan rasa ingin tahu yang kotor.',
          icon: 'leaf',
          href: '/Blog/kue-lapis-dan-lapisan-tanah',
        },
        {
          title: 'Robot kardus',
          text: 'Mesin pertama yang boleh jatuh berkali-kali.',
          icon: 'cpu',
          href: '/Class/robot-kardus-pertama',
        },
        {
          title: 'Dongeng',
          text: 'Satu selendang, banyak cerita.',
          icon: 'book-open',
          href: '/Class/mendongeng-dengan-selendang',
        },
        {
          title: 'Orkes pipa',
          text: 'Bunyi yang dirakit sendiri.',
          icon: 'mic',
          href: '/Class/orkes-pipa-kampung',
        },
        {
          title: 'Warna dapur',
          text: 'Kopi, kunyit, dan telang menjadi cat.',
          icon: 'sparkles',
          href: '/Class/melukis-dengan-dapur',
        },
        {
          title: 'Peta',
          text: 'Seratus langkah dari pintu rumah.',
          icon: 'map',
          href: '/Courses/belajar-di-rumah-dengan-riang',
        },
      ],
    },
    {
      id: 'kelas',
      kind: 'listing',
      of: 'class',
      count: 3,
      title: 'Kelas sebelum festival',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      id: 'dua-hari',
      kind: 'schedule',
      title: 'Dua hari di lapangan',
      days: [
        {
          title: 'Hari pertama: mencoba',
          inDays: 31,
          items: [
            { time: '06.00', title: 'Menyapu bersama Puja', place: 'Lapangan' },
            { time: '08.00', title: 'Tenda kelas dibuka', place: 'Semua tenda' },
            { time: '13.00', title: 'Pertanyaan dari toples', place: 'Panggung cerita' },
            { time: '16.00', title: 'Latihan orkes pipa', place: 'Tenda bunyi' },
          ],
        },
        {
          title: 'Hari kedua: memamerkan',
          inDays: 32,
          items: [
            { time: '08.00', title: 'Tenda kakek dan nenek', place: 'Tenda kedua belas' },
            { time: '10.00', title: 'Pawai robot kardus', place: 'Jalan lapangan' },
            { time: '13.00', title: 'Pameran buku delapan halaman', place: 'Perpustakaan' },
            { time: '15.30', title: 'Orkes satu lapangan', place: 'Panggung cerita' },
          ],
        },
      ],
    },
    {
      id: 'catatan',
      kind: 'listing',
      of: 'blog',
      count: 2,
      title: 'Catatan Puja dan kawan-kawan',
      more: { label: 'Semua catatan', href: '/Blog' },
    },
    {
      id: 'kata-mereka',
      kind: 'quotes',
      title: 'Kata yang pulang paling sore',
      items: [
        {
          text: 'Anak saya kini bertanya sampai saya harus ikut membaca.',
          name: 'Pak Widodo',
          role: 'Ayah dua anak, Tingkir',
          photo: { scene: 'portrait:man', seed: 13941, alt: 'Potret Pak Widodo' },
        },
        {
          text: 'Saya umur tujuh puluh dua dan baru tahu cara kerja baterai. Terima kasih, Nak Kevin.',
          name: 'Nenek Rasuna',
          role: 'Pengajar tenda kedua belas',
          photo: { scene: 'portrait:hijab', seed: 13942, alt: 'Potret Nenek Rasuna' },
        },
        {
          text: 'Kuenya enak. Tanahnya juga.',
          name: 'Lala',
          role: 'Tujuh tahun',
          photo: { scene: 'portrait:girl', seed: 13943, alt: 'Potret Lala' },
        },
      ],
    },
    {
      id: 'tanya-jawab',
      kind: 'questions',
      title: 'Sebelum datang',
      items: [
        {
          question: 'Apakah anak harus didampingi?',
          answer:
            'Anak di bawah sepuluh tahun datang bersama orang dewasa. Di setiap tenda ada kursi untuk pendamping.',
        },
        {
          question: 'Bagaimana bila hujan?',
          answer: 'Kelas pindah ke perpustakaan dan balai kota. Pawai robot menunggu hujan reda.',
        },
        {
          question: 'Bolehkah membawa bekal?',
          answer: 'Boleh dan dianjurkan. Sampahnya dibawa pulang atau dimasukkan ke dapur kompos.',
        },
      ],
    },
    {
      id: 'ajakan',
      kind: 'appeal',
      title: 'Ingin mengajar di satu tenda?',
      text: 'Ceritakan apa yang dapat Anda ajarkan dalam satu jam kepada orang yang belum tahu apa-apa.',
      actions: [
        { label: 'Buat janji bicara', href: '/Make-Appointment' },
        { label: 'Mulai dari rumah', href: '/Courses/belajar-di-rumah-dengan-riang' },
      ],
    },
  ],
}
