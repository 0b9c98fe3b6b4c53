import type { DemoPerson } from '../../demo.types.ts'
import type { DemoEvent } from '../../events.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'gita-larasati',
    name: 'Gita Larasati',
    title: 'Pembimbing komik',
    bio: 'Gita menggambar di balik struk belanja sejak kecil dan menerbitkan zine setiap tiga bulan.',
    photo: { scene: 'portrait:girl', seed: 10161, alt: 'Potret Gita Larasati' },
  },
  {
    slug: 'dimas-arya-wicaksono',
    name: 'Dimas Arya Wicaksono',
    title: 'Pembimbing sablon',
    bio: 'Dimas mencampur warna tanpa timbangan dan selalu punya celemek cadangan.',
    photo: { scene: 'portrait:man', seed: 10162, alt: 'Potret Dimas Arya Wicaksono' },
  },
  {
    slug: 'nurul-hidayati',
    name: 'Nurul Hidayati',
    title: 'Pembimbing film',
    bio: 'Nurul membuat film dua menit tentang hal-hal kecil: kunci, payung, tukang parkir.',
    photo: { scene: 'portrait:hijab', seed: 10163, alt: 'Potret Nurul Hidayati' },
  },
  {
    slug: 'yosua-manik',
    name: 'Yosua Manik',
    title: 'Pembimbing bunyi',
    bio: 'Yosua merekam pintu, panci, dan pagar, lalu menjadikannya irama.',
    photo: { scene: 'portrait:boy', seed: 10164, alt: 'Potret Yosua Manik' },
  },
]

export const events: DemoEvent[] = [
  {
    slug: 'pasar-zine',
    title: 'Pasar Zine Lantai Dua',
    kind: 'festival',
    summary: 'Empat puluh meja, semua buatan tangan. Tukar zine lebih disukai daripada uang.',
    html: '<p>Datang dengan sedikitnya tiga salinan karya sendiri. Meja gratis bagi yang berumur di bawah delapan belas tahun.</p>',
    cover: { scene: 'market', seed: 10361, alt: 'Pasar kecil dengan lapak berwarna' },
    startsInDays: 9,
    from: '10.00',
    until: '20.00',
    mode: 'offline',
    venue: 'Sanggar Jong Kreatif',
    cityCode: '35.73',
  },
  {
    slug: 'layar-gang',
    title: 'Layar Gang: nonton film buatan tetangga',
    kind: 'exhibition',
    summary: 'Dua belas film pendek diputar di tembok gang. Bawa tikar sendiri.',
    html: '<p>Film diputar setelah isya. Pembuatnya duduk di depan dan menjawab pertanyaan anak-anak lebih dulu.</p>',
    cover: { scene: 'festival-stage', seed: 10362, alt: 'Panggung kecil pada malam hari' },
    startsInDays: 22,
    from: '19.00',
    until: '21.30',
    mode: 'offline',
    venue: 'Gang Pasar Besar',
    cityCode: '35.73',
  },
  {
    slug: 'dua-puluh-empat-jam',
    title: '24 jam membuat gim kertas',
    kind: 'hackathon',
    summary: 'Tanpa komputer. Dadu, gunting, dan teman yang belum kamu kenal.',
    html: '<p>Regu dibentuk dengan undian. Gim harus dapat dijelaskan dalam satu menit dan selesai dimainkan dalam sepuluh menit.</p>',
    cover: { scene: 'meeting', seed: 10363, alt: 'Anak muda berdiskusi di meja' },
    startsInDays: 41,
    from: '09.00',
    endsInDays: 42,
    until: '09.00',
    mode: 'offline',
    venue: 'Sanggar Jong Kreatif',
    cityCode: '35.73',
  },
]
