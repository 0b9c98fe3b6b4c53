import type { DemoHome } from '../../demo.types.ts'

export const home: DemoHome = {
  hero: {
    eyebrow: 'Pameran berjalan: Lima Puluh Senti',
    title: 'Karya yang muat di bawah lengan',
    text: 'Galeri, bengkel, dan kelas bagi siapa pun yang membuat sesuatu dengan tangan dan mata.',
    actions: [
      { label: 'Lihat karya', href: '/Portfolio' },
      { label: 'Ikut kelas', href: '/Class' },
    ],
    picture: { scene: 'batik', seed: 11931, alt: 'Kain batik dengan motif berulang' },
  },
  sections: [
    {
      kind: 'listing',
      of: 'portfolio',
      count: 3,
      id: 'karya',
      title: 'Karya bersama',
      more: { label: 'Semua karya', href: '/Portfolio' },
    },
    {
      kind: 'gallery',
      id: 'koleksi',
      title: 'Dinding minggu ini',
      intro: 'Buka satu untuk melihatnya besar.',
      more: { label: 'Semua album', href: '/Gallery' },
      items: [
        {
          scene: 'rice-terraces',
          seed: 11932,
          alt: 'Sawah bertingkat',
          caption: 'Yosef Lamanepa, Jatiluwih',
        },
        { scene: 'weave', seed: 11933, alt: 'Motif tenun', caption: 'Siti Rohana, Satu Jengkal' },
        { scene: 'sea-boat', seed: 11934, alt: 'Perahu di laut', caption: 'Yosef Lamanepa, Adonara' },
        { scene: 'campfire', seed: 11935, alt: 'Api unggun', caption: 'Mei Lin Santoso, halaman 7' },
        { scene: 'forest-trail', seed: 11936, alt: 'Jalan di hutan', caption: 'Mei Lin Santoso, halaman 12' },
        { scene: 'market', seed: 11937, alt: 'Pasar pagi', caption: 'Bram Tobing, poster untuk Bu Jum' },
        { scene: 'night-stars', seed: 11938, alt: 'Langit malam', caption: 'Yosef Lamanepa, menunggu' },
        { scene: 'sewing', seed: 11939, alt: 'Mesin jahit', caption: 'Siti Rohana, meja kerja' },
      ],
    },
    {
      kind: 'text',
      id: 'tentang',
      title: 'Dinding untuk siapa saja',
      bodyHtml: `<p>Rupa Sudut berdiri di bekas penggilingan padi di sudut Jalan Suryodiningratan. Kami memamerkan karya orang yang belum pernah memamerkan karya, di samping karya orang yang sudah bosan memamerkan karya.</p><p>Masuk tidak dipungut biaya. Yang kami minta hanya satu: matikan lampu kilat, dan jangan lewat terlalu cepat.</p>`,
    },
    {
      kind: 'listing',
      of: 'class',
      count: 4,
      id: 'kelas',
      title: 'Kelas di bengkel',
      more: { label: 'Semua kelas', href: '/Class' },
    },
    {
      kind: 'people',
      id: 'perupa',
      title: 'Perupa dan kurator',
      people: ['laras-widyaningrum', 'bram-tobing', 'siti-rohana', 'yosef-lamanepa', 'mei-lin-santoso'],
    },
    {
      kind: 'listing',
      of: 'gallery',
      count: 3,
      id: 'album',
      title: 'Album foto',
      more: { label: 'Semua album', href: '/Gallery' },
    },
    {
      kind: 'quotes',
      id: 'tamu',
      title: 'Buku tamu',
      items: [
        {
          text: 'Anak saya bertanya mengapa kainnya salah. Penenunnya menjawab, karena waktu itu hujan.',
          name: 'Dyah',
          role: 'Pengunjung, Bantul',
          photo: { scene: 'portrait:woman', seed: 11940, alt: 'Potret Dyah' },
        },
      ],
    },
    {
      kind: 'listing',
      of: 'news',
      count: 2,
      id: 'kabar',
      title: 'Kabar galeri',
      more: { label: 'Semua kabar', href: '/News' },
    },
    {
      kind: 'contact',
      id: 'kunjungi',
      title: 'Kunjungi kami',
      hours: 'Selasa sampai Minggu, 10.00 sampai 20.00. Senin dinding beristirahat.',
    },
  ],
}
