import type { DemoPage } from '../../pages.types.ts'
import type { DemoSection } from '../../sections.types.ts'

type Chapter = [id: string, city: string, short: string, story: string, when: string]

/** The chapters of the network, as the directory and their own page tell of them. */
const chapters: Chapter[] = [
  [
    'padang',
    'Padang',
    'Peta banjir dan dapur rendang hemat.',
    'Dimulai sopir truk dan perawat yang membuka peta pada malam listrik padam.',
    'Sabtu pertama, 09.00, ruang serbaguna puskesmas.',
  ],
  [
    'ambon',
    'Ambon',
    'Membaca cuaca bersama nelayan muda.',
    'Simpul termuda, di bekas gudang jala. Setiap pertemuan dibuka dengan melihat awan.',
    'Jumat ketiga, 16.00, gudang jala dekat dermaga.',
  ],
  [
    'medan',
    'Medan',
    'Arsip cerita kota dan kelas menulis.',
    'Menyimpan dua ratus rekaman ingatan warga dari tujuh kelurahan.',
    'Minggu kedua, 15.00, ruang baca.',
  ],
  [
    'kupang',
    'Kupang',
    'Perpustakaan gerobak kelolaan anak.',
    'Empat gerobak, enam belas pustakawan cilik, satu bengkel kayu.',
    'Setiap Kamis, 15.30, halaman simpul.',
  ],
  [
    'samarinda',
    'Samarinda',
    'Bengkel perahu dan matematika sungai.',
    'Guru matematika dan pembuat perahu mengajar bergantian di tepian.',
    'Sabtu kedua, 08.00, bengkel tepian.',
  ],
  [
    'makassar',
    'Makassar',
    'Klinik listrik rumah dan robot rakit.',
    'Pendamping simpul-simpul di timur. Kotak perkakasnya boleh dipinjam.',
    'Minggu pertama, 10.00, bengkel bersama.',
  ],
  [
    'denpasar',
    'Denpasar',
    'Kas terbuka dan kelas bahasa tamu.',
    'Bendahara jaringan berkumpul di sini setiap tiga bulan.',
    'Rabu ketiga, 17.00, bale banjar.',
  ],
  [
    'purwokerto',
    'Purwokerto',
    'Radio warga dan kelas suara.',
    'Siaran satu jam setiap Minggu, disiapkan anggota berusia 12 sampai 70 tahun.',
    'Minggu, 09.00, loteng percetakan.',
  ],
  [
    'jayapura',
    'Jayapura',
    'Noken, kebun sekolah, dan cerita danau.',
    'Mama-mama mengajarkan merajut noken sambil menyimak anak membaca.',
    'Sabtu terakhir, 13.00, pendopo tepi danau.',
  ],
  [
    'pontianak',
    'Pontianak',
    'Masak bersama dan kelas membaca label.',
    'Satu dapur, empat bahasa, dan resep yang selalu diperdebatkan.',
    'Jumat kedua, 18.30, dapur warga.',
  ],
  [
    'palembang',
    'Palembang',
    'Tenun, hitung, dan jual.',
    'Perajin muda belajar menghitung biaya sebelum belajar berjualan.',
    'Selasa pertama, 14.00, rumah tenun.',
  ],
]

export const chapterLinks = chapters.map(([id, city, short]) => ({
  title: city,
  text: short,
  icon: 'place',
  href: `/Chapters#${id}`,
}))

export const pages: DemoPage[] = [
  {
    name: 'Chapters',
    eyebrow: 'Direktori',
    title: 'Sebelas simpul, satu rasi',
    lead: 'Setiap simpul berdiri sendiri: punya penggerak, tempat, dan kebiasaannya masing-masing. Datanglah ke yang paling dekat.',
    sections: [
      ...chapters.map(
        ([id, city, , story, when]): DemoSection => ({
          id,
          kind: 'text',
          title: city,
          bodyHtml: `<p>${story}</p><p><strong>Pertemuan:</strong> ${when}</p>`,
        }),
      ),
      {
        id: 'simpul-baru',
        kind: 'appeal',
        title: 'Kota Anda belum ada?',
        text: 'Tiga orang sudah cukup untuk memulai. Simpul terdekat akan menemani.',
        actions: [{ label: 'Pelajari caranya', href: '/Courses/menyalakan-komunitas-baru' }],
      },
    ],
  },
]
