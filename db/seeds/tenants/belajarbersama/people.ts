import type { DemoPerson } from '../../demo.types.ts'

const person = (
  slug: string,
  name: string,
  title: string,
  bio: string,
  scene: string,
  seed: number,
): DemoPerson => ({
  slug,
  name,
  title,
  bio,
  photo: { scene: `portrait:${scene}`, seed, alt: `Potret ${name}` },
})

export const people: DemoPerson[] = [
  person(
    'andi-tenri-ola',
    'Andi Tenri Ola',
    'Ketua panitia warga',
    'Tenri mengurus jadwal, tikar, dan teh manis. Tanpa daftar miliknya festival tidak pernah mulai tepat waktu.',
    'woman',
    13411,
  ),
  person(
    'daeng-sirua',
    'Daeng Sirua',
    'Pembuat perahu, mengajar simpul',
    'Daeng Sirua membuat perahu sejak umur empat belas tahun dan percaya semua hitungan dapat dimulai dari tali.',
    'man',
    13412,
  ),
  person(
    'maria-sambolangi',
    'Maria Sambolangi',
    'Bidan, mengajar gizi keluarga',
    'Maria memasak sambil menjelaskan. Resepnya memakai belanjaan pasar lima belas ribu rupiah.',
    'woman',
    13413,
  ),
  person(
    'ridwan-halim',
    'Ridwan Halim',
    'Tukang listrik, mengajar arus kecil',
    'Ridwan membetulkan kipas satu kampung dan senang bila anak-anak lebih dahulu menemukan kabel yang putus.',
    'man',
    13414,
  ),
  person(
    'nur-aisyah-patta',
    'Nur Aisyah Patta',
    'Pustakawan kelurahan',
    'Aisyah membuka perpustakaan pukul tujuh pagi dan menutupnya ketika pembaca terakhir selesai satu bab.',
    'hijab',
    13415,
  ),
  person(
    'yohan-palinggi',
    'Yohan Palinggi',
    'Petani kota, mengajar kompos',
    'Yohan menanam kangkung di talang air dan tahu nama setiap cacing di bak komposnya.',
    'man',
    13416,
  ),
]
