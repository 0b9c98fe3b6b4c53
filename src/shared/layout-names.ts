/**
 * The layouts a tenant may pick, with the words that the picker and the album say of them. An unknown name falls back
 * to `default` (specification section 1). One line each: `npm run layout` adds one.
 */
export const layoutWords = {
  default: { label: 'Akademi', audience: 'Akademi dan lembaga kursus apa pun' },
  sanggar: { label: 'Sanggar', audience: 'Produk, platform, dan layanan digital' },
  foundation: { label: 'Yayasan', audience: 'Yayasan dan lembaga nirlaba yang menggalang donasi' },
  jambore: { label: 'Jambore', audience: 'Jambore, kemah, dan kegiatan luar ruang' },
  smkcoding: { label: 'SMK Coding', audience: 'Sekolah kejuruan dan kursus koding' },
  demo: { label: 'Etalase', audience: 'Calon pelanggan yang ingin melihat semua bagian' },
  jongkreatif: { label: 'Jong Kreatif', audience: 'Komunitas dan sekolah kreatif anak muda' },
  akselerasi: { label: 'Akselerasi', audience: 'Akselerator dan inkubator usaha rintisan' },
  alkamedia: { label: 'Alka Media', audience: 'Rumah media dan penerbit daring' },
  bharabas: { label: 'Bharabas', audience: 'Radio komunitas dan penyiar muda' },
  'dev.bharabas': { label: 'Bharabas (uji coba)', audience: 'Kembaran Bharabas untuk mencoba perubahan' },
  aksara: { label: 'Aksara', audience: 'Gerakan literasi dan rumah baca' },
  elevaite: { label: 'Elevaite', audience: 'Pelatihan kecerdasan buatan' },
  belajarbersamapuja: { label: 'Belajar Bersama Puja', audience: 'Festival belajar bersama seorang tokoh' },
  inovasiuntukbangsa: { label: 'Inovasi untuk Bangsa', audience: 'Lomba inovasi tingkat nasional' },
  beasiswabersamapuja: { label: 'Beasiswa Bersama Puja', audience: 'Program beasiswa' },
  pujapramudya: { label: 'Puja Pramudya', audience: 'Situs pribadi pengajar dan pembicara' },
  alpha: { label: 'Alpha', audience: 'Penyuka tampilan minimalis' },
  ruangcipta: { label: 'Ruang Cipta', audience: 'Ruang pembuat dan bengkel bersama' },
  kampus: { label: 'Kampus', audience: 'Universitas dan politeknik' },
  pemerintah: { label: 'Pemerintah', audience: 'Dinas dan lembaga pemerintah' },
  korporat: { label: 'Korporat', audience: 'Pelatihan karyawan perusahaan' },
  kemah: { label: 'Kemah', audience: 'Kemah intensif dan bootcamp' },
  metamorfosa: { label: 'Metamorfosa', audience: 'Program perubahan bertahap' },
  pesilat: { label: 'Pesilat', audience: 'Peringkat, sabuk, dan penguasaan' },
  ligasmk: { label: 'Liga SMK', audience: 'Liga antarsekolah kejuruan' },
  belajarbersama: { label: 'Belajar Bersama', audience: 'Festival belajar warga' },
  bandung: { label: 'Bandung', audience: 'Komunitas kota dengan acara setempat' },
  jakarta: { label: 'Jakarta', audience: 'Komunitas kota dengan banyak titik temu' },
  karier: { label: 'Karier', audience: 'Bursa kerja dan penempatan lulusan' },
  mentor: { label: 'Mentor', audience: 'Jaringan mentor dan pendampingan' },
  podcast: { label: 'Podcast', audience: 'Acara audio berseri' },
  galeri: { label: 'Galeri', audience: 'Galeri karya dan portofolio' },
  warta: { label: 'Warta', audience: 'Redaksi dan kantor berita' },
  tulisanteman: { label: 'Tulisan Teman', audience: 'Komunitas penulis dan pembaca' },
  komunitas: { label: 'Komunitas', audience: 'Jaringan komunitas di banyak kota' },
  pelatihan: { label: 'Pelatihan', audience: 'Penyedia jasa pelatihan' },
  donasi: { label: 'Donasi', audience: 'Kampanye penggalangan dana' },
  festival: { label: 'Festival', audience: 'Konferensi dan festival' },
  perpustakaan: { label: 'Perpustakaan', audience: 'Perpustakaan kursus dan buku' },
} as const satisfies Record<string, { label: string; audience: string }>

export type LayoutName = keyof typeof layoutWords

// Object.keys answers string[]; these are exactly the names above
export const layoutNames = Object.keys(layoutWords) as readonly LayoutName[]

export function layoutNameOf(value: string): LayoutName {
  return layoutNames.find(name => name === value) ?? 'default'
}

/** Where a layout's file lies: a twin like `dev.bharabas` shares the folder of the one it is a twin of. */
export const layoutFile = (name: LayoutName, ending: 'css' | 'tsx'): string =>
  `${folderOf(name)}/${name}.${ending}`

/** The drawing that stands where a page is missing, where somebody signs in and while a site is in maintenance. */
export const layoutSign = (name: LayoutName): string => `${folderOf(name)}/sign.svg`

const folderOf = (name: LayoutName) => `src/layouts/${name.slice(name.lastIndexOf('.') + 1)}`
