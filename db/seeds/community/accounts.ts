import type { DemoAccount } from './community.types.ts'

/** Who the demo's people are. The first of each kind is named among the logins that the start prints. */
export const accounts: DemoAccount[] = [
  {
    mailbox: 'ratna',
    name: 'Ratna Kusumawardani',
    age: 38,
    phone: '+6281230010001',
    isSuperadmin: true,
    memberships: [{ tenant: 'sanggar', kind: 0, joined: 300, lastSeen: 0, province: '34', city: '34.71' }],
  },
  {
    mailbox: 'hendra',
    name: 'Hendra Wijaya',
    age: 44,
    phone: '+6281230010002',
    memberships: [
      { tenant: 'sanggar', kind: 1, joined: 280, lastSeen: 1, province: '31', city: '31.74' },
      { tenant: 'cendekia', kind: 1, joined: 200, lastSeen: 2 },
      { tenant: 'smkcoding', kind: 1, joined: 160, lastSeen: 1 },
    ],
  },
  {
    mailbox: 'goreti',
    name: 'Maria Goreti Bano',
    age: 41,
    phone: '+6281230010003',
    memberships: [
      {
        tenant: 'foundation',
        kind: 1,
        bio: 'Mengelola program guru dan pojok baca di Nusa Tenggara Timur.',
        province: '53',
        city: '53.71',
        joined: 240,
        lastSeen: 0,
      },
    ],
  },
  {
    mailbox: 'suardana',
    name: 'I Made Suardana',
    age: 36,
    phone: '+6281230010004',
    memberships: [
      { tenant: 'jambore', kind: 1, province: '51', city: '51.03', joined: 190, lastSeen: 3 },
      { tenant: 'pelita', kind: 1, joined: 30, lastSeen: 5 },
    ],
  },
  {
    mailbox: 'yusuf',
    name: 'Yusuf Maulana',
    age: 39,
    phone: '+6281230010005',
    memberships: [
      { tenant: 'smkcoding', kind: 1, province: '32', city: '32.77', joined: 220, lastSeen: 0 },
      { tenant: 'cendekia', kind: 1, joined: 110, lastSeen: 4 },
    ],
  },
  {
    mailbox: 'andini',
    name: 'Andini Saraswati',
    age: 33,
    phone: '+6281230010006',
    memberships: [
      {
        tenant: 'smkcoding',
        kind: 2,
        bio: 'Pengembang web selama sembilan tahun, mendampingi proyek akhir siswa.',
        joined: 150,
        lastSeen: 2,
      },
      { tenant: 'cendekia', kind: 2, joined: 120, lastSeen: 9 },
    ],
  },
  {
    mailbox: 'kartika',
    name: 'Kartika Sari',
    age: 35,
    phone: '+6281230010007',
    memberships: [
      {
        tenant: 'foundation',
        kind: 3,
        bio: 'Guru kelas tiga, pengurus pojok baca sekolah.',
        npsn: '90010501',
        province: '53',
        city: '53.01',
        joined: 140,
        lastSeen: 1,
      },
    ],
  },
  {
    mailbox: 'bambang',
    name: 'Bambang Suryanto',
    age: 47,
    phone: '+6281230010008',
    memberships: [
      {
        tenant: 'smkcoding',
        kind: 3,
        bio: 'Guru produktif RPL.',
        npsn: '90010101',
        province: '32',
        city: '32.77',
        joined: 130,
        lastSeen: 4,
      },
    ],
  },
  {
    mailbox: 'bagus',
    name: 'Bagus Pratama',
    age: 17,
    phone: '+6281230010009',
    memberships: [
      {
        tenant: 'smkcoding',
        kind: 4,
        npsn: '90010101',
        province: '32',
        city: '32.77',
        joined: 90,
        lastSeen: 0,
      },
      { tenant: 'foundation', kind: 4, joined: 40, lastSeen: 12 },
    ],
  },
  {
    mailbox: 'putri',
    name: 'Putri Ayu Lestari',
    age: 18,
    phone: '+6281230010010',
    memberships: [
      {
        tenant: 'smkcoding',
        kind: 4,
        npsn: '90010302',
        province: '34',
        city: '34.71',
        joined: 88,
        lastSeen: 1,
      },
    ],
  },
  {
    mailbox: 'gilang',
    name: 'Gilang Permana',
    age: 16,
    phone: '+6281230010011',
    memberships: [
      {
        tenant: 'smkcoding',
        kind: 4,
        npsn: '90010102',
        province: '32',
        city: '32.05',
        joined: 61,
        lastSeen: 6,
      },
    ],
  },
  {
    mailbox: 'melati',
    name: 'Melati Simanjuntak',
    age: 22,
    phone: '+6281230010012',
    memberships: [
      { tenant: 'foundation', kind: 4, province: '12', city: '12.71', joined: 75, lastSeen: 3 },
      { tenant: 'cendekia', kind: 4, joined: 33, lastSeen: 3 },
    ],
  },
  {
    mailbox: 'yohanes',
    name: 'Yohanes Kaize',
    age: 19,
    phone: '+6281230010013',
    memberships: [
      {
        tenant: 'jambore',
        kind: 4,
        npsn: '90010701',
        province: '91',
        city: '91.03',
        joined: 52,
        lastSeen: 8,
      },
    ],
  },
  {
    mailbox: 'nuraini',
    name: 'Nur Aini',
    age: 24,
    phone: '+6281230010014',
    memberships: [
      { tenant: 'cendekia', kind: 4, province: '35', city: '35.73', joined: 48, lastSeen: 2 },
      { tenant: 'sanggar', kind: 4, joined: 20, lastSeen: 2 },
    ],
  },
  {
    mailbox: 'dimas',
    name: 'Dimas Anggara Putra',
    age: 20,
    phone: '+6281230010015',
    memberships: [
      {
        tenant: 'jambore',
        kind: 4,
        province: '51',
        city: '51.71',
        joined: 44,
        lastSeen: 30,
        suspended: 'Mengirim iklan berulang kali kepada peserta lain.',
      },
    ],
  },
  {
    mailbox: 'dian',
    name: 'Dian Permatasari',
    age: 42,
    phone: '+6281230010016',
    memberships: [
      {
        tenant: 'smkcoding',
        kind: 5,
        bio: 'Merekrut lulusan SMK untuk tim produk.',
        joined: 70,
        lastSeen: 7,
      },
    ],
  },
  {
    mailbox: 'laras',
    name: 'Laras Ayuningtyas',
    age: 29,
    phone: '+6281230010017',
    memberships: [
      { tenant: 'foundation', kind: 6, bio: 'Menulis kabar dari sekolah desa.', joined: 110, lastSeen: 1 },
      { tenant: 'sanggar', kind: 6, joined: 66, lastSeen: 4 },
    ],
  },
  {
    mailbox: 'tegar',
    name: 'Tegar Firmansyah',
    age: 37,
    phone: '+6281230010018',
    memberships: [
      { tenant: 'smkcoding', kind: 7, programs: ['jalur-pengembang-web'], joined: 100, lastSeen: 1 },
    ],
  },
  {
    mailbox: 'rudi',
    name: 'Rudi Gunawan',
    age: 50,
    phone: '+6281230010019',
    memberships: [
      { tenant: 'cendekia', kind: 8, bio: 'Mitra penyelenggara kelas keuangan.', joined: 64, lastSeen: 10 },
    ],
  },
  {
    mailbox: 'agnes',
    name: 'Agnes Tumewu',
    age: 34,
    phone: '+6281230010020',
    memberships: [
      {
        tenant: 'jambore',
        kind: 9,
        province: '71',
        city: '71.71',
        npsn: '90010601',
        joined: 85,
        lastSeen: 2,
      },
    ],
  },
]
