import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'siti-aminah-hasibuan',
    name: 'Siti Aminah Hasibuan',
    title: 'Ketua dewan juri, guru besar teknik pertanian',
    bio: 'Siti Aminah meneliti pengering surya selama dua puluh tahun. Ia menilai purwarupa dengan cara memakainya sendiri selama sehari.',
    photo: { scene: 'portrait:hijab', seed: 13811, alt: 'Potret Siti Aminah Hasibuan' },
  },
  {
    slug: 'fransiskus-kaka',
    name: 'Fransiskus Kaka',
    title: 'Juri kesehatan, dokter puskesmas di Sumba',
    bio: 'Fransiskus menguji gagasan dengan satu pertanyaan: apakah alat itu masih menyala pada hari ketiga tanpa listrik?',
    photo: { scene: 'portrait:man', seed: 13812, alt: 'Potret Fransiskus Kaka' },
  },
  {
    slug: 'liem-mei-hwa',
    name: 'Liem Mei Hwa',
    title: 'Juri pembiayaan, pengelola dana usaha kecil',
    bio: 'Mei Hwa membaca anggaran sebelum membaca gagasan. Ia sering membantu peserta menghitung ulang tanpa mengubah mimpinya.',
    photo: { scene: 'portrait:woman', seed: 13813, alt: 'Potret Liem Mei Hwa' },
  },
  {
    slug: 'made-sudarsana',
    name: 'I Made Sudarsana',
    title: 'Juri energi, perancang mikrohidro',
    bio: 'Made membangun pembangkit kecil di sembilan desa. Ia menyukai mesin yang dapat diperbaiki dengan kunci sepeda.',
    photo: { scene: 'portrait:man', seed: 13814, alt: 'Potret I Made Sudarsana' },
  },
  {
    slug: 'naomi-rumbiak',
    name: 'Naomi Rumbiak',
    title: 'Juri pendidikan, pengembang bahan ajar',
    bio: 'Naomi menyusun bahan ajar dalam enam bahasa daerah dan selalu membawa satu murid saat menilai.',
    photo: { scene: 'portrait:woman', seed: 13815, alt: 'Potret Naomi Rumbiak' },
  },
]
