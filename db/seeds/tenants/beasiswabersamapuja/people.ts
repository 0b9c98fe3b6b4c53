import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'puja-pramudya',
    name: 'Puja Pramudya',
    title: 'Pendiri dan pembaca esai terakhir',
    bio: 'Puja membaca setiap esai yang lolos tahap kedua dan menuliskan satu kalimat balasan, juga kepada yang belum diterima.',
    photo: { scene: 'portrait:man', seed: 13711, alt: 'Potret Puja Pramudya' },
  },
  {
    slug: 'ratna-djuwita',
    name: 'Ratna Djuwita',
    title: 'Ketua seleksi',
    bio: 'Ratna menyusun rubrik seleksi yang diumumkan sebelum pendaftaran dibuka, supaya tidak ada yang menebak-nebak.',
    photo: { scene: 'portrait:woman', seed: 13712, alt: 'Potret Ratna Djuwita' },
  },
  {
    slug: 'abdul-karim-lapasau',
    name: 'Abdul Karim Lapasau',
    title: 'Pendamping penerima, Kendari',
    bio: 'Karim menelepon setiap penerima sekali sebulan. Ia lebih sering mendengar daripada memberi nasihat.',
    photo: { scene: 'portrait:man', seed: 13713, alt: 'Potret Abdul Karim Lapasau' },
  },
  {
    slug: 'veronika-bunga',
    name: 'Veronika Bunga',
    title: 'Pengelola dana dan laporan',
    bio: 'Veronika memastikan uang saku tiba pada tanggal satu dan laporan dibuka untuk umum setiap semester.',
    photo: { scene: 'portrait:woman', seed: 13714, alt: 'Potret Veronika Bunga' },
  },
]
