import type { DemoPerson } from '../../demo.types.ts'
import type { DemoEvent } from '../../events.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'marlina-sinaga',
    name: 'Marlina Sinaga',
    title: 'Direktur program',
    bio: 'Marlina pernah mendirikan dua usaha, satu berhasil dan satu mengajarinya menutup usaha dengan baik.',
    photo: { scene: 'portrait:woman', seed: 10181, alt: 'Potret Marlina Sinaga' },
  },
  {
    slug: 'raja-iskandar',
    name: 'Raja Iskandar',
    title: 'Mentor pelanggan',
    bio: 'Raja mengajari pendiri menelepon orang asing tanpa membaca naskah.',
    photo: { scene: 'portrait:man', seed: 10182, alt: 'Potret Raja Iskandar' },
  },
  {
    slug: 'chen-wei-ling',
    name: 'Chen Wei Ling',
    title: 'Mentor keuangan',
    bio: 'Wei Ling membaca arus kas seperti orang lain membaca cuaca.',
    photo: { scene: 'portrait:woman', seed: 10183, alt: 'Potret Chen Wei Ling' },
  },
  {
    slug: 'fikri-alamsyah',
    name: 'Fikri Alamsyah',
    title: 'Mentor produk',
    bio: 'Fikri percaya produk pertama sebaiknya memalukan dan sudah dibayar orang.',
    photo: { scene: 'portrait:man', seed: 10184, alt: 'Potret Fikri Alamsyah' },
  },
]

export const events: DemoEvent[] = [
  {
    slug: 'hari-demo-angkatan-enam',
    title: 'Hari Demo Angkatan 6',
    kind: 'exhibition',
    summary: 'Delapan tim, lima menit di panggung, dua jam di meja. Terbuka bagi calon pelanggan dan mitra.',
    html: '<p>Setiap tim menunjukkan produknya dipakai oleh pelanggan sungguhan. Tidak ada salindia lebih dari enam halaman. Setelah itu hadirin berkeliling dan bertanya langsung di meja.</p>',
    cover: { scene: 'festival-stage', seed: 10381, alt: 'Panggung dengan penonton' },
    startsInDays: 52,
    from: '13.00',
    until: '18.00',
    mode: 'offline',
    venue: 'Gudang Dermaga Tiga',
    cityCode: '21.71',
  },
  {
    slug: 'jam-terbuka',
    title: 'Jam terbuka: dua puluh menit dengan mentor',
    kind: 'gathering',
    summary: 'Bawa satu pertanyaan yang membuatmu sulit tidur.',
    html: '<p>Setiap Kamis kedua, mentor duduk di empat meja. Tidak perlu mendaftar angkatan untuk datang.</p>',
    cover: { scene: 'meeting', seed: 10382, alt: 'Percakapan di meja' },
    startsInDays: 8,
    from: '15.00',
    until: '18.00',
    mode: 'offline',
    venue: 'Kantor Akselerasi Selat',
    cityCode: '21.71',
  },
  {
    slug: 'bedah-kegagalan',
    title: 'Bedah kegagalan: tiga usaha yang ditutup',
    kind: 'seminar',
    summary: 'Pendiri bercerita apa yang seharusnya mereka hitung lebih awal.',
    html: '<p>Tidak ada pelajaran yang dibungkus rapi. Hanya angka, tanggal, dan keputusan yang ditunda.</p>',
    cover: { scene: 'chart-board', seed: 10383, alt: 'Papan bagan' },
    startsInDays: 20,
    from: '19.00',
    until: '20.30',
    mode: 'online',
  },
]
