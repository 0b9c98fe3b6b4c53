import type { DemoPerson } from '../../demo.types.ts'
import type { DemoEvent } from '../../events.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'endang-purwaningsih',
    name: 'Endang Purwaningsih',
    title: 'Pengajar perkantoran',
    bio: 'Endang mengajar lembar kerja dengan contoh dari toko kelontong keluarganya.',
    photo: { scene: 'portrait:woman', seed: 10201, alt: 'Potret Endang Purwaningsih' },
  },
  {
    slug: 'robertus-adi',
    name: 'Robertus Adi',
    title: 'Pengajar bahasa',
    bio: 'Adi memandu percakapan bahasa Inggris sambil memasak atau berjalan.',
    photo: { scene: 'portrait:man', seed: 10202, alt: 'Potret Robertus Adi' },
  },
  {
    slug: 'khadijah-assegaf',
    name: 'Khadijah Assegaf',
    title: 'Pengajar menjahit',
    bio: 'Khadijah membantu peserta menyelesaikan satu busana sejak pertemuan pertama.',
    photo: { scene: 'portrait:hijab', seed: 10203, alt: 'Potret Khadijah Assegaf' },
  },
  {
    slug: 'made-wirawan',
    name: 'Made Wirawan',
    title: 'Koordinator program',
    bio: 'Made menyusun jadwal, menjawab telepon, dan mengenal semua peserta.',
    photo: { scene: 'portrait:man', seed: 10204, alt: 'Potret Made Wirawan' },
  },
]

export const events: DemoEvent[] = [
  {
    slug: 'hari-coba-kelas',
    title: 'Hari coba kelas',
    kind: 'workshop',
    summary: 'Ikuti tiga kelas singkat dalam satu pagi tanpa biaya.',
    html: '<p>Setiap kelas berlangsung empat puluh menit. Peserta boleh berpindah dan bertanya langsung kepada pengajar.</p>',
    cover: { scene: 'classroom', seed: 10391, alt: 'Peserta di ruang kelas' },
    startsInDays: 10,
    from: '08.30',
    until: '12.00',
    mode: 'offline',
    venue: 'Gedung Etalase',
    cityCode: '33.74',
  },
  {
    slug: 'pameran-karya-peserta',
    title: 'Pameran karya peserta',
    kind: 'exhibition',
    summary: 'Busana, laporan keuangan usaha, dan rekaman percakapan hasil satu semester.',
    html: '<p>Peserta menunjukkan satu karya dan menceritakan apa yang paling sulit.</p>',
    cover: { scene: 'graduation', seed: 10392, alt: 'Peserta merayakan kelulusan' },
    startsInDays: 28,
    from: '13.00',
    until: '17.00',
    mode: 'offline',
    venue: 'Gedung Etalase',
    cityCode: '33.74',
  },
  {
    slug: 'temu-daring-pengelola',
    title: 'Temu daring pengelola kursus',
    kind: 'gathering',
    summary: 'Berbagi cara mengatur jadwal dan menjaga peserta tetap hadir.',
    html: '<p>Terbuka bagi pengelola lembaga kursus di mana pun.</p>',
    cover: { scene: 'meeting', seed: 10393, alt: 'Pertemuan pengelola' },
    startsInDays: 36,
    from: '19.00',
    until: '20.30',
    mode: 'online',
  },
]
