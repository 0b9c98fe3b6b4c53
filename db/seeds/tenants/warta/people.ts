import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'yohana-latuheru',
    name: 'Yohana Latuheru',
    title: 'Pemimpin redaksi',
    bio: 'Yohana meliput pelabuhan selama belasan tahun sebelum memimpin Warta Teluk. Ia membaca setiap berita dua kali: sekali sebagai penyunting, sekali sebagai tetangga.',
    photo: { scene: 'portrait:woman', seed: 10101, alt: 'Potret Yohana Latuheru' },
  },
  {
    slug: 'abdul-karim-wattimena',
    name: 'Abdul Karim Wattimena',
    title: 'Redaktur kota dan ekonomi',
    bio: 'Abdul Karim mengasuh rubrik kota dan mengajar wawancara. Buku catatannya selalu lebih tebal daripada beritanya.',
    photo: { scene: 'portrait:man', seed: 10102, alt: 'Potret Abdul Karim Wattimena' },
  },
  {
    slug: 'siti-hawa-tuasikal',
    name: 'Siti Hawa Tuasikal',
    title: 'Wartawan laut dan lingkungan',
    bio: 'Siti Hawa tumbuh di kampung nelayan. Ia menulis tentang laut dari atas perahu, bukan dari meja.',
    photo: { scene: 'portrait:hijab', seed: 10103, alt: 'Potret Siti Hawa Tuasikal' },
  },
  {
    slug: 'melkior-rahawarin',
    name: 'Melkior Rahawarin',
    title: 'Pewarta foto',
    bio: 'Melkior mengajar memotret dengan ponsel. Baginya foto yang baik selalu meminta izin lebih dulu.',
    photo: { scene: 'portrait:man', seed: 10104, alt: 'Potret Melkior Rahawarin' },
  },
  {
    slug: 'putu-ayu-laksmi',
    name: 'Putu Ayu Laksmi',
    title: 'Penyunting bahasa',
    bio: 'Ayu menyunting naskah dan menyusun pedoman gaya redaksi. Ia percaya kalimat pendek adalah bentuk sopan santun.',
    photo: { scene: 'portrait:woman', seed: 10105, alt: 'Potret Putu Ayu Laksmi' },
  },
  {
    slug: 'rangga-pattiasina',
    name: 'Rangga Pattiasina',
    title: 'Pemeriksa fakta',
    bio: 'Rangga menelepon ulang narasumber, mencocokkan angka, dan menyimpan semua bukti. Ia mengajar kelas cek fakta.',
    photo: { scene: 'portrait:boy', seed: 10106, alt: 'Potret Rangga Pattiasina' },
  },
]
