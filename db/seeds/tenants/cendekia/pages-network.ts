import type { DemoPage } from '../../pages.types.ts'

export const networkPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Jejaring alumni dan mitra',
    lead: 'Pekerjaan pertama jarang datang dari lowongan. Biasanya dari seseorang yang pernah melihat pekerjaan Anda.',
    sections: [
      {
        kind: 'features',
        id: 'lingkar',
        title: 'Tiga lingkar',
        items: [
          {
            icon: 'users',
            title: 'Lingkar alumni',
            text: 'Bertemu daring setiap Rabu pertama. Satu orang bercerita, yang lain bertanya.',
          },
          {
            icon: 'briefcase',
            title: 'Lingkar pemberi kerja',
            text: 'Perusahaan dan usaha kecil yang memberi masalah nyata untuk tugas akhir.',
          },
          {
            icon: 'mic',
            title: 'Lingkar pencerita',
            text: 'Alumni yang berbagi kisah di podcast Ruang Karier dan kolom tulisan peserta.',
            href: '/Podcasts',
          },
        ],
      },
      {
        kind: 'listing',
        of: 'tulisan-temans',
        id: 'cerita',
        title: 'Ditulis peserta sendiri',
        count: 3,
        more: { label: 'Semua tulisan', href: '/Tulisan-Temans' },
      },
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Mitra akademi',
        tiers: [
          {
            name: 'Program',
            names: [
              'PT Tirta Karsa Logistik',
              'Studio Lintang Selatan',
              'Koperasi Maju Sejahtera Klaten',
              'Yayasan Lentera Usaha',
              'Bursa Kerja Lintas Kota',
            ],
          },
        ],
      },
      {
        kind: 'appeal',
        id: 'masuk',
        title: 'Alumni tidak pernah benar-benar lulus',
        text: 'Anda tetap boleh datang ke titik belajar, bertanya kepada mentor, dan meminjam buku.',
        actions: [
          { label: 'Cari titik belajar', href: '/Chapters' },
          { label: 'Baca cerita alumni', href: '/Tulisan-Temans' },
        ],
      },
    ],
  },
]
