import type { DemoPage } from '../../pages.types.ts'

export const programPages: DemoPage[] = [
  {
    name: 'Pesilat',
    eyebrow: 'Tanda kecakapan',
    title: 'Pesilat rimba',
    lead: 'Lima tanda kecakapan yang dijahit sendiri di selempang, setelah ditunjukkan di depan regu.',
    sections: [
      {
        kind: 'features',
        id: 'tanda',
        title: 'Lima tanda',
        items: [
          {
            icon: 'leaf',
            title: 'Daun: menjaga diri',
            text: 'Ransel enam kilogram, tenda berdiri, tidur nyenyak.',
          },
          {
            icon: 'heart',
            title: 'Akar: menjaga teman',
            text: 'Membalut, menenangkan, dan tahu kapan memanggil pembina.',
          },
          { icon: 'map', title: 'Batu: menjaga arah', text: 'Menemukan sepuluh pos tanpa ponsel.' },
          {
            icon: 'zap',
            title: 'Api: menjaga dapur',
            text: 'Memasak untuk delapan orang, hampir tanpa sampah.',
          },
          {
            icon: 'star',
            title: 'Bintang: menjaga regu',
            text: 'Memimpin satu hari penuh dan berani membatalkan satu kegiatan.',
          },
        ],
      },
      {
        kind: 'text',
        id: 'ujian',
        title: 'Diuji teman sendiri',
        bodyHtml: `<p>Tidak ada nilai. Anak menunjukkan kecakapannya, lalu tujuh temannya menjawab satu pertanyaan: apakah kamu merasa aman bersamanya?</p>
<p>Bila satu orang ragu, tanda ditunda sampai lain waktu. Menunda tidak pernah diumumkan.</p>`,
      },
      {
        kind: 'people',
        id: 'saksi',
        title: 'Saksi kecakapan',
        people: ['kartika-maharani', 'togar-sihombing', 'yohana-tukan', 'rangga-wirasena'],
      },
      {
        kind: 'appeal',
        id: 'daun',
        title: 'Tanda pertama dimulai dari ransel',
        text: 'Timbang sekarang. Bila lebih dari enam kilogram, keluarkan tiga barang.',
        actions: [
          { label: 'Isi ransel', href: '/Blog/isi-ransel-empat-hari' },
          { label: 'Kemah Kepemimpinan Muda', href: '/Class/kemah-kepemimpinan-muda' },
        ],
        picture: { scene: 'mountain-camp', seed: 2421, alt: 'Ransel dan kantong tidur di depan tenda' },
      },
    ],
  },
  {
    name: 'Metamorfosa',
    eyebrow: 'Bertumbuh',
    title: 'Metamorfosa: dari peserta menjadi pembina',
    lead: 'Jalan panjang yang boleh ditempuh pelan-pelan, dari usia sepuluh sampai dewasa.',
    cover: { scene: 'mountain-camp', seed: 2206, alt: 'Perkemahan di kaki gunung saat pagi' },
    sections: [
      {
        kind: 'steps',
        id: 'usia',
        title: 'Lima musim',
        items: [
          { label: '10-12 tahun', title: 'Peserta', text: 'Belajar jauh dari rumah.' },
          {
            label: '13-15 tahun',
            title: 'Ketua regu',
            text: 'Belajar bahwa memimpin berarti makan paling akhir.',
          },
          {
            label: '16-17 tahun',
            title: 'Ketua senior',
            text: 'Mendampingi tiga ketua regu yang lebih muda.',
          },
          {
            label: '18 tahun',
            title: 'Magang',
            text: 'Satu kegiatan bersama mentor dan kode etik yang ditandatangani sendiri.',
          },
          { label: 'Dewasa', title: 'Pembina', text: 'Duduk di mulut tenda pada malam pertama.' },
        ],
      },
      {
        kind: 'people',
        id: 'sedang',
        title: 'Yang sedang menjalaninya',
        people: ['nadira-salsabila', 'melkianus-bria'],
        more: { label: 'Perjalanan Melki', href: '/Tulisan-Temans/empat-hari-menuju-tenda' },
      },
      { kind: 'listing', of: 'podcasts', id: 'dengar', title: 'Didengar sambil melipat tenda', count: 3 },
      {
        kind: 'appeal',
        id: 'berikut',
        title: 'Sudah dua kali ikut jambore?',
        text: 'Saatnya lima hari di kaki gunung bersama calon ketua lainnya.',
        actions: [{ label: 'Kemah Kepemimpinan Muda', href: '/Class/kemah-kepemimpinan-muda' }],
        picture: { scene: 'volcano-sunrise', seed: 2205, alt: 'Matahari terbit di balik gunung berkabut' },
      },
    ],
  },
  {
    name: 'Aksara',
    eyebrow: 'Buku harian regu',
    title: 'Aksara: buku harian regu',
    lead: 'Setiap regu pulang membawa satu buku yang ditulis bergantian, satu halaman sehari, basah sedikit tidak apa-apa.',
    cover: { scene: 'tent-village', seed: 2452, alt: 'Tenda regu dengan tali jemuran dan topi' },
    sections: [
      {
        kind: 'steps',
        id: 'cara',
        title: 'Satu halaman sehari',
        items: [
          { label: 'Pagi', title: 'Satu bunyi', text: 'Tulis bunyi pertama yang terdengar hari ini.' },
          {
            label: 'Siang',
            title: 'Satu kegagalan',
            text: 'Tenda roboh dan nasi gosong lebih menarik daripada kemenangan.',
          },
          { label: 'Malam', title: 'Satu nama', text: 'Siapa yang menolongmu, dan bagaimana.' },
        ],
      },
      {
        kind: 'listing',
        of: 'tulisan-temans',
        id: 'bacaan',
        title: 'Dari buku harian',
        count: 3,
        more: { label: 'Semua buku harian', href: '/Tulisan-Temans' },
      },
      {
        kind: 'questions',
        id: 'kirim',
        title: 'Mengirim tulisan',
        items: [
          {
            question: 'Siapa yang boleh mengirim?',
            answer:
              'Peserta, pembina, dan alumni, lewat email ke halo@jambore.example. Untuk anak, orang tua menyetujui lebih dulu.',
          },
          {
            question: 'Apakah akan disunting?',
            answer: 'Ejaan dibetulkan, suara anak dibiarkan. Nama teman disamarkan bila ia memintanya.',
          },
          {
            question: 'Seberapa panjang?',
            answer: 'Paling banyak delapan ratus kata. Satu halaman pun cukup.',
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'lanjut',
        title: 'Halaman pertama bisa ditulis malam ini',
        text: 'Catat satu bunyi, satu kegagalan, dan satu nama. Bawa bukunya ke jambore.',
        actions: [
          { label: 'Baca buku harian', href: '/Tulisan-Temans' },
          { label: 'Jambore Utama', href: '/Program/jambore-utama' },
        ],
        picture: { scene: 'campfire', seed: 2422, alt: 'Tali dan tiang kayu di perkemahan' },
      },
    ],
  },
]
