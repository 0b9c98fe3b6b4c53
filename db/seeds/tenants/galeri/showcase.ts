import type { Captioned, DemoShowcase } from '../../showcase.types.ts'

const photo = (scene: string, seed: number, alt: string, caption: string): Captioned => ({
  ...{ scene, seed, alt, caption },
})

export const showcase: DemoShowcase = {
  albums: [
    {
      slug: 'pagi-di-tiga-pulau',
      title: 'Pagi di tiga pulau',
      summary: 'Yosef Lamanepa kembali ke titik berdiri yang sama sesudah lima tahun.',
      html: '<p>Enam foto dari seri yang masih berjalan. Setiap tempat dipotret pada jam yang sama.</p>',
      publishedDaysAgo: 6,
      photos: [
        photo('sea-boat', 11971, 'Perahu di laut tenang', 'Adonara, pukul setengah enam.'),
        photo('volcano-sunrise', 11972, 'Gunung saat matahari terbit', 'Ile Ape dari arah kebun.'),
        photo('rice-terraces', 11973, 'Sawah bertingkat', 'Jatiluwih sesudah panen.'),
        photo('river-rafting', 11974, 'Sungai di antara batu', 'Sungai yang lima tahun lalu masih di kiri.'),
        photo('mountain-camp', 11975, 'Tenda di lereng gunung', 'Kawan yang ikut menunggu.'),
        photo('night-stars', 11976, 'Langit penuh bintang', 'Sebelum semuanya dimulai.'),
      ],
    },
    {
      slug: 'tangan-yang-bekerja',
      title: 'Tangan yang bekerja',
      summary: 'Delapan bengkel di satu gang, dipotret tanpa satu pun wajah.',
      html: '<p>Pemilik bengkel memilih sendiri tangan siapa yang dipotret.</p>',
      publishedDaysAgo: 19,
      photos: [
        photo(
          'workshop-tools',
          11977,
          'Perkakas bengkel',
          'Palu warisan, gagangnya sudah tiga kali diganti.',
        ),
        photo('sewing', 11978, 'Mesin jahit', 'Jahitan terakhir sebelum azan.'),
        photo('kitchen', 11979, 'Dapur besar', 'Air mendidih, tidak ada yang bicara.'),
        photo('batik', 11980, 'Canting dan kain', 'Malam menetes sekali, motifnya diubah.'),
      ],
    },
    {
      slug: 'kota-dari-jemuran',
      title: 'Kota dari jemuran',
      summary: 'Atap, antena, dan seprai selama satu musim kemarau.',
      html: '<p>Dipotret dari satu loteng di Ngampilan.</p>',
      publishedDaysAgo: 41,
      photos: [
        photo('city-skyline', 11981, 'Atap kota', 'Antena menunjuk ke arah yang sama.'),
        photo('market', 11982, 'Pasar dari atas', 'Terpal biru, jam sembilan.'),
        photo('planting', 11983, 'Tanaman di kaleng', 'Kebun di lantai tiga.'),
      ],
    },
  ],
  films: [],
  neighbours: [],
  collaboration: {
    title: 'Cara memamerkan bersama kami',
    intro: 'Untuk sekolah, kelompok perupa, dan kampung yang punya dinding.',
    steps: [
      { title: 'Kirim lima gambar', text: 'Foto karya apa adanya, tanpa bingkai digital.' },
      { title: 'Kurator datang', text: 'Kami melihat karya di tempat asalnya.' },
      { title: 'Memilih dinding', text: 'Pameran dapat diadakan di galeri atau di tempat Anda.' },
    ],
    action: { label: 'Tulis kepada kurator', href: 'mailto:kurator@rupasudut.example' },
  },
  clients: [
    {
      slug: 'pasar-prawirotaman',
      name: 'Paguyuban Pasar Selatan',
      sector: 'Pasar',
      logo: { scene: 'market', seed: 11991, alt: 'Lambang paguyuban pasar' },
    },
    {
      slug: 'sekolah-kebun',
      name: 'Sekolah Kebun',
      sector: 'Pendidikan',
      logo: { scene: 'planting', seed: 11992, alt: 'Lambang sekolah kebun' },
    },
  ],
  projects: [
    {
      slug: 'mural-lorong-timbangan',
      title: 'Mural Lorong Timbangan',
      kind: 'Mural',
      client: 'pasar-prawirotaman',
      startsInDays: -90,
      endsInDays: -62,
      batches: [{ label: 'Pengecatan', inDays: -80 }],
      summary: 'Empat puluh meter dinding pasar digambar bersama pedagangnya.',
      html: '<p>Sketsa dibuat di kertas bungkus tempe dan dipilih lewat pemungutan suara dengan biji jagung.</p>',
      cover: { scene: 'market', seed: 11984, alt: 'Lorong pasar' },
      photos: [photo('market', 11985, 'Pedagang di lorong', 'Pemilik lapak melukis tandanya sendiri.')],
    },
    {
      slug: 'kain-panjang-untuk-upacara',
      title: 'Kain panjang untuk upacara',
      kind: 'Tenun',
      client: 'sekolah-kebun',
      startsInDays: -150,
      endsInDays: -70,
      batches: [{ label: 'Penenunan', inDays: -120 }],
      summary: 'Dua belas meter kain yang ditenun bergantian oleh tujuh puluh siswa.',
      html: '<p>Setiap siswa menenun satu jengkal. Kesalahan dibiarkan, dan kini justru menjadi penanda siapa duduk di mana.</p>',
      cover: { scene: 'weave', seed: 11986, alt: 'Tenun berwarna' },
      photos: [photo('weave', 11987, 'Motif tenun', 'Jengkal ketiga puluh satu.')],
    },
    {
      slug: 'buku-gunung-kami',
      title: 'Buku Gunung Kami',
      kind: 'Buku bergambar',
      client: 'sekolah-kebun',
      startsInDays: -60,
      endsInDays: -12,
      batches: [{ label: 'Cetakan pertama', inDays: -20 }],
      summary: 'Buku tentang lereng, digambar oleh anak yang setiap hari mendakinya.',
      html: '<p>Mei Lin menggambar garisnya, anak-anak membetulkan bentuk gunungnya.</p>',
      cover: { scene: 'volcano-sunrise', seed: 11988, alt: 'Gunung dan matahari' },
      photos: [photo('children-reading', 11989, 'Anak membaca', 'Pembaca pertama, sekaligus penyunting.')],
    },
  ],
  podcast: { title: 'Suara Ruang', summary: 'Rekaman pendamping pameran.' },
  recording: {
    slug: 'menulis-cerita-dari-perapian',
    file: 'menulis-cerita-dari-perapian.mp3',
    seconds: 29,
  },
}
