import type { DemoPage } from '../../pages.types.ts'

export const networkPages: DemoPage[] = [
  {
    name: 'Network',
    eyebrow: 'Jejaring',
    title: 'Topologi SMK Coding',
    lead: 'Sekolah di ujung, industri di ujung lain, dan guru pendamping sebagai perutenya.',
    cover: { scene: 'map', seed: 3317, alt: 'Denah dengan garis jaringan' },
    seo: { title: 'Jejaring sekolah dan industri' },
    sections: [
      {
        kind: 'sponsors',
        id: 'mitra',
        title: 'Mitra industri',
        tiers: [
          { name: 'Mitra utama', names: ['CV Kode Nagari', 'PT Lintas Pulau Digital'] },
          {
            name: 'Mitra praktik',
            names: [
              'Koperasi Teknologi Tabanan',
              'PT Arus Bahari Elektronika',
              'Studio Pinisi',
              'Warung Data Kupang',
            ],
          },
          { name: 'Mitra komunitas', names: ['Forum Guru RPL Nusantara', 'Bengkel Elektronika Cikapundung'] },
        ],
      },
      {
        kind: 'features',
        id: 'lalu-lintas',
        title: 'Apa yang mengalir di dalamnya',
        items: [
          {
            icon: 'list-checks',
            title: 'Soal',
            text: 'Guru menyumbang dan meninjau soal RPL.',
            href: '/News/bank-soal-rpl-dibuka',
          },
          {
            icon: 'code',
            title: 'Kode',
            text: 'Empat puluh dua situs kantin terbuka untuk dipelajari.',
            href: '/News/lomba-proyek-kantin',
          },
          {
            icon: 'briefcase',
            title: 'Tempat praktik',
            text: 'Sebelas tempat baru, termasuk Manado dan Jayapura.',
            href: '/News/mitra-pkl-bertambah',
          },
          {
            icon: 'cpu',
            title: 'Perangkat',
            text: 'Komponen dipinjamkan satu semester, lalu dikirim ke sekolah berikutnya.',
            href: '/Program/laboratorium-sekolah',
          },
        ],
      },
      { kind: 'listing', of: 'podcasts', id: 'siaran', title: 'Siaran dari simpul-simpul', count: 3 },
      {
        kind: 'appeal',
        id: 'sambung',
        title: 'Tambahkan simpul',
        text: 'Sekolah, bengkel, atau kantor berisi dua orang pun boleh tersambung.',
        actions: [
          { label: 'Buat janji temu', href: '/Make-Appointment' },
          { label: 'Komunitas kota', href: '/Chapters' },
        ],
      },
    ],
  },
]
