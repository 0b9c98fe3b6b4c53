import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'anindya-kusumawati',
    name: 'Anindya Kusumawati',
    title: 'Pembawa acara',
    bio: 'Anindya pernah menjadi perawat, penjual tiket kapal, dan penulis naskah. Ia menganggap semua itu pekerjaan yang sama: menenangkan orang yang sedang menunggu.',
    photo: { scene: 'portrait:woman', seed: 11701, alt: 'Potret Anindya Kusumawati' },
  },
  {
    slug: 'togar-simanjuntak',
    name: 'Togar Simanjuntak',
    title: 'Produser dan penyunting suara',
    bio: 'Togar memotong tiga jam percakapan menjadi empat puluh menit dan menyimpan sisanya di map bernama "jangan dibuang".',
    photo: { scene: 'portrait:man', seed: 11702, alt: 'Potret Togar Simanjuntak' },
  },
  {
    slug: 'salma-bahasoan',
    name: 'Salma Bahasoan',
    title: 'Peneliti dan pemeriksa fakta',
    bio: 'Salma menelepon tempat kerja lama setiap narasumber. Bukan untuk membantah, melainkan supaya ceritanya punya tanggal.',
    photo: { scene: 'portrait:hijab', seed: 11703, alt: 'Potret Salma Bahasoan' },
  },
  {
    slug: 'dewa-putu-arsana',
    name: 'Dewa Putu Arsana',
    title: 'Penata musik',
    bio: 'Dewa menulis musik pembuka setiap musim dari bunyi satu tempat kerja. Musim ini mesin jahit di Gianyar.',
    photo: { scene: 'portrait:man', seed: 11704, alt: 'Potret Dewa Putu Arsana' },
  },
]
