import type { DemoPage } from '../../pages.types.ts'

export const networkPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Tali yang menyambung regu',
    lead: 'Sekolah, perajin, petani, dokter, dan alumni. Masing-masing memegang satu ujung tali.',
    seo: { title: 'Jejaring mitra dan alumni' },
    sections: [
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Mitra lapangan',
        tiers: [
          {
            name: 'Jambore Utama',
            names: ['Koperasi Teh Lereng Malabar', 'Radio Komunitas Pasundan', 'Perkumpulan Medis Lapangan'],
          },
          { name: 'Sekolah Alam', names: ['Forum Hutan Kota', 'Rumah Belajar Lereng'] },
          { name: 'Pelatihan pembina', names: ['Ikatan Pembina Muda', 'Lembaga Lindung Anak Nusa'] },
        ],
      },
      {
        kind: 'text',
        id: 'alumni',
        title: 'Alumni pulang ke hulu',
        bodyHtml: `<p>Dua ratus enam puluh alumni menanam 2.000 bibit di hulu Citarum. Setiap orang menjaga beberapa pohon selama tiga tahun dan datang tiga kali setahun untuk membersihkan gulma.</p>
<p>Bibit dibeli dari tiga kelompok tani perempuan. Lahan di sela pohon tetap ditanami kopi dan sayur.</p>`,
        picture: { scene: 'planting', seed: 2406, alt: 'Remaja menanam bibit pohon di lereng' },
        more: { label: 'Kabar penanaman', href: '/News/dua-ribu-pohon-di-hulu-citarum' },
      },
      {
        kind: 'listing',
        of: 'tulisan-temans',
        id: 'surat',
        title: 'Surat dari regu',
        count: 3,
        more: { label: 'Semua tulisan', href: '/Tulisan-Temans' },
      },
      {
        kind: 'appeal',
        id: 'sambung',
        title: 'Pegang satu ujung',
        text: 'Bengkel, kebun, dapur, atau kendaraan bisa menjadi bagian dari perjalanan anak-anak.',
        actions: [
          { label: 'Kemitraan', href: '/Corporates' },
          { label: 'Menjadi relawan', href: '/Talent-Hiring' },
        ],
        picture: { scene: 'weave', seed: 2203, alt: 'Tangan menganyam bilah bambu menjadi keranjang' },
      },
    ],
  },
]
