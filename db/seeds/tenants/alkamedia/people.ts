import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'andi-tenri-sompa',
    name: 'Andi Tenri Sompa',
    title: 'Pemimpin redaksi',
    bio: 'Tenri menyunting laporan panjang dan merawat kebiasaan redaksi membaca naskah dengan suara nyaring.',
    photo: { scene: 'portrait:hijab', seed: 10121, alt: 'Potret Andi Tenri Sompa' },
  },
  {
    slug: 'yakob-lumba',
    name: 'Yakob Lumba',
    title: 'Produser siniar',
    bio: 'Yakob merekam suara pasar, bengkel, dan ruang tamu. Ia mengajar menyunting suara dengan perangkat sederhana.',
    photo: { scene: 'portrait:man', seed: 10122, alt: 'Potret Yakob Lumba' },
  },
  {
    slug: 'ni-made-saras',
    name: 'Ni Made Saras',
    title: 'Direktur rupa',
    bio: 'Saras merancang sampul dan halaman. Baginya ruang kosong adalah cara menghormati mata pembaca.',
    photo: { scene: 'portrait:woman', seed: 10123, alt: 'Potret Ni Made Saras' },
  },
  {
    slug: 'fadli-ramadhan',
    name: 'Fadli Ramadhan',
    title: 'Penulis laporan',
    bio: 'Fadli menulis tentang kerja dan kota. Satu laporannya biasanya lahir dari sepuluh hari di lapangan.',
    photo: { scene: 'portrait:boy', seed: 10124, alt: 'Potret Fadli Ramadhan' },
  },
]
