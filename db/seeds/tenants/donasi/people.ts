import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'petrus-hayon',
    name: 'Petrus Hayon',
    title: 'Ketua panitia kampung, petani kemiri',
    bio: 'Petrus menghitung setiap banjir sejak 2009. Ia yang pertama mengukur lebar kali dengan tali jemuran dan menggambar jembatan di punggung kalender.',
    photo: { scene: 'portrait:man', seed: 13611, alt: 'Potret Petrus Hayon' },
  },
  {
    slug: 'dinda-larasati',
    name: 'Dinda Larasati',
    title: 'Insinyur sipil, perancang jembatan gantung',
    bio: 'Dinda merancang sebelas jembatan gantung ringan di tiga provinsi. Gambarnya dibuat supaya dapat dibaca tukang kampung.',
    photo: { scene: 'portrait:woman', seed: 13612, alt: 'Potret Dinda Larasati' },
  },
  {
    slug: 'nurbaya-siregar',
    name: 'Nurbaya Siregar',
    title: 'Bendahara, pencatat setiap rupiah',
    bio: 'Nurbaya menerbitkan laporan keuangan setiap tanggal lima, lengkap dengan foto nota. Ia senang ditanya.',
    photo: { scene: 'portrait:hijab', seed: 13613, alt: 'Potret Nurbaya Siregar' },
  },
  {
    slug: 'yohanis-lamak',
    name: 'Yohanis Lamak',
    title: 'Guru SD Inpres Waikali',
    bio: 'Yohanis menunggu di tepi kali setiap pagi musim hujan untuk memutuskan apakah anak-anak boleh menyeberang.',
    photo: { scene: 'portrait:man', seed: 13614, alt: 'Potret Yohanis Lamak' },
  },
]
