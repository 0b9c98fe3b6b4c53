import type { DemoPerson } from '../../demo.types.ts'

export const people: DemoPerson[] = [
  {
    slug: 'laras-kusumastuti',
    name: 'Laras Kusumastuti',
    title: 'Perancang kurikulum, Yogyakarta',
    bio: 'Laras merancang pelajaran yang dimulai dari pertanyaan anak. Ia pernah mengajar di tiga sekolah kecil dan kini mendampingi guru membuat proyek lintas mata pelajaran.',
    photo: { scene: 'portrait:woman', seed: 13101, alt: 'Potret Laras Kusumastuti' },
  },
  {
    slug: 'teuku-rizal-fahmi',
    name: 'Teuku Rizal Fahmi',
    title: 'Pembuat gim pendidikan, Banda Aceh',
    bio: 'Rizal membuat gim kartu dan gim ponsel bersama siswa. Menurutnya aturan yang baik muat dalam satu halaman.',
    photo: { scene: 'portrait:man', seed: 13102, alt: 'Potret Teuku Rizal Fahmi' },
  },
  {
    slug: 'maria-goreti-nahak',
    name: 'Maria Goreti Nahak',
    title: 'Kepala sekolah dan pendongeng, Belu',
    bio: 'Maria memimpin sekolah di perbatasan dan mengumpulkan dongeng dari mama-mama penenun sebagai bahan membaca.',
    photo: { scene: 'portrait:woman', seed: 13103, alt: 'Potret Maria Goreti Nahak' },
  },
  {
    slug: 'hafizah-zulkarnain',
    name: 'Hafizah Zulkarnain',
    title: 'Peneliti cara belajar, Padang',
    bio: 'Hafizah meneliti mengapa siswa lupa dan bagaimana guru dapat menolong tanpa menambah pekerjaan rumah.',
    photo: { scene: 'portrait:hijab', seed: 13104, alt: 'Potret Hafizah Zulkarnain' },
  },
  {
    slug: 'gusti-bagus-pratama',
    name: 'Gusti Bagus Pratama',
    title: 'Penata panggung dan suara, Denpasar',
    bio: 'Bagus menata panggung pertunjukan sekolah dengan barang yang ada. Ia percaya lampu meja cukup untuk sebuah drama.',
    photo: { scene: 'portrait:man', seed: 13105, alt: 'Potret Gusti Bagus Pratama' },
  },
  {
    slug: 'yosephina-wamafma',
    name: 'Yosephina Wamafma',
    title: 'Penggerak perpustakaan, Manokwari',
    bio: 'Yosephina mengelola perpustakaan perahu yang singgah di sembilan kampung pesisir setiap bulan.',
    photo: { scene: 'portrait:woman', seed: 13106, alt: 'Potret Yosephina Wamafma' },
  },
]
