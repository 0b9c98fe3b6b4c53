import type { DemoForms } from '../../forms.types.ts'

export const forms: DemoForms = {
  boards: [
    {
      slug: 'sekolah-membaca',
      title: 'Sekolah paling rajin membaca',
      text: 'Buku yang selesai dibaca dan diceritakan kembali di pojok baca.',
      period: 'Semester ganjil 2026/2027',
      unit: 'Buku',
      scope: 'school',
      entries: [
        ['SD Inpres Oelmasi', '', '53', '53.01', 1284],
        ['SD Katolik Mautapaga', '', '53', '53.08', 1107],
        ['SMP Negeri 4 Amanuban', '', '53', '53.02', 942],
        ['SMP YPK Sentani', '', '91', '91.03', 815],
      ],
    },
    {
      slug: 'pembaca-cilik',
      title: 'Pembaca cilik',
      text: 'Buku yang diceritakan kembali di depan kelas.',
      period: 'Semester ganjil 2026/2027',
      unit: 'Buku',
      scope: 'student',
      entries: [
        ['Yuni Tallo', 'SD Inpres Oelmasi', '53', '53.01', 46],
        ['Marsel Mbipi', 'SD Katolik Mautapaga', '53', '53.08', 43],
        ['Rin Benu', 'SMP Negeri 4 Amanuban', '53', '53.02', 39],
        ['Naomi Suebu', 'SMP YPK Sentani', '91', '91.03', 37],
        ['Deni Lopo', 'SD Inpres Oelmasi', '53', '53.01', 35],
      ],
    },
  ],
  appointments: [
    {
      name: 'Kristina Radja',
      organisation: 'SD Negeri Bukit Lontar',
      orgType: 'school',
      topic: 'programme',
      mode: 'online',
      notes: 'Ingin membuka pojok baca; sekolah kami punya satu ruang kosong.',
      status: 'new',
      inDays: 4,
      hour: 9,
    },
    {
      name: 'Johanes Adi',
      organisation: 'Bank Pasar Mandala',
      orgType: 'company',
      topic: 'partnership',
      mode: 'offline',
      notes: 'Program buku untuk sepuluh sekolah sebagai bagian dari CSR kami.',
      status: 'confirmed',
      inDays: 9,
      hour: 10,
      place: 'Kantor yayasan, Kupang',
    },
  ],
}
