import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'laras-widyaningrum',
    name: 'Laras Widyaningrum',
    title: 'Kurator',
    bio: 'Laras memilih karya dengan cara membelakanginya dahulu. Bila masih teringat sesudah tiga langkah, karya itu digantung.',
    photo: { scene: 'portrait:woman', seed: 11901, alt: 'Potret Laras Widyaningrum' },
  },
  {
    slug: 'bram-tobing',
    name: 'Bram Tobing',
    title: 'Perupa cetak saring',
    bio: 'Bram mencetak poster untuk pasar, bukan untuk museum. Tiga di antaranya tetap berakhir di museum.',
    photo: { scene: 'portrait:man', seed: 11902, alt: 'Potret Bram Tobing' },
  },
  {
    slug: 'siti-rohana',
    name: 'Siti Rohana',
    title: 'Perupa tenun dan serat',
    bio: 'Siti belajar menenun dari bibinya di Sumbawa dan mengajar orang kota cara mengulang kesalahan sampai menjadi motif.',
    photo: { scene: 'portrait:hijab', seed: 11903, alt: 'Potret Siti Rohana' },
  },
  {
    slug: 'yosef-lamanepa',
    name: 'Yosef Lamanepa',
    title: 'Fotografer',
    bio: 'Yosef memotret tempat yang akan berubah. Ia kembali setiap lima tahun ke titik berdiri yang sama.',
    photo: { scene: 'portrait:man', seed: 11904, alt: 'Potret Yosef Lamanepa' },
  },
  {
    slug: 'mei-lin-santoso',
    name: 'Mei Lin Santoso',
    title: 'Ilustrator buku anak',
    bio: 'Mei Lin menggambar gunung untuk anak yang tinggal di gunung. Mereka selalu menemukan yang keliru.',
    photo: { scene: 'portrait:girl', seed: 11905, alt: 'Potret Mei Lin Santoso' },
  },
]
