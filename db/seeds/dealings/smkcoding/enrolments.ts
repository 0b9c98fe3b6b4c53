import type { DemoEnrolments } from '../../enrolments.types.ts'

/** A class that goes on, with people in every state, and what the demo's own pupils learn. */
export const enrolments: DemoEnrolments = {
  staff: {
    'jaringan-sekolah': ['bambang', 'andini'],
    'siap-pkl': ['bambang'],
  },
  classes: [
    {
      class: 'jaringan-sekolah',
      run: 'SMK-204-B2',
      people: [
        { who: { mailbox: 'bagus' }, state: 'active', daysAgo: 24, done: 2 },
        { who: { mailbox: 'putri' }, state: 'waitlisted', daysAgo: 25 },
        { who: { name: 'Adit Kurniawan', npsn: '90010101' }, state: 'active', daysAgo: 22, done: 2 },
        { who: { name: 'Salsabila Putri', npsn: '90010102' }, state: 'active', daysAgo: 23, done: 2 },
        { who: { name: 'Rizky Maulana', npsn: '90010103' }, state: 'active', daysAgo: 24, done: 2 },
        { who: { name: 'Nadia Rahmawati', npsn: '90010201' }, state: 'active', daysAgo: 22, done: 2 },
        { who: { name: 'Fajar Nugroho', npsn: '90010302' }, state: 'active', daysAgo: 23, done: 2 },
        { who: { name: 'Intan Permata', npsn: '90010401' }, state: 'active', daysAgo: 24, done: 2 },
        { who: { name: 'Yoga Saputra', npsn: '90010101' }, state: 'active', daysAgo: 22, done: 2 },
        { who: { name: 'Desi Ratnasari', npsn: '90010102' }, state: 'active', daysAgo: 23, done: 2 },
        { who: { name: 'Galuh Prameswari', npsn: '90010103' }, state: 'active', daysAgo: 24, done: 2 },
        { who: { name: 'Hafiz Ramadhan', npsn: '90010201' }, state: 'active', daysAgo: 22, done: 1 },
        { who: { name: 'Lintang Ayu', npsn: '90010302' }, state: 'active', daysAgo: 23, done: 1 },
        { who: { name: 'Made Wirawan', npsn: '90010401' }, state: 'active', daysAgo: 24, done: 1 },
        { who: { name: 'Nyoman Sari', npsn: '90010101' }, state: 'active', daysAgo: 22, done: 1 },
        { who: { name: 'Oktavia Manurung', npsn: '90010102' }, state: 'active', daysAgo: 23 },
        { who: { name: 'Petrus Lewar', npsn: '90010103' }, state: 'active', daysAgo: 24 },
        { who: { name: 'Qonita Azzahra', npsn: '90010201' }, state: 'active', daysAgo: 22 },
        { who: { name: 'Ridho Alfarizi', npsn: '90010302' }, state: 'completed', daysAgo: 3, done: 3 },
        { who: { name: 'Siti Khadijah', npsn: '90010401' }, state: 'completed', daysAgo: 4, done: 3 },
        { who: { name: 'Teguh Santoso', npsn: '90010101' }, state: 'completed', daysAgo: 2, done: 3 },
        {
          who: { name: 'Umi Kalsum', npsn: '90010102' },
          state: 'suspended',
          daysAgo: 5,
          done: 1,
          why: 'Tidak hadir tiga pertemuan berturut-turut tanpa kabar.',
        },
        { who: { name: 'Vina Oktaviani', npsn: '90010103' }, state: 'waitlisted', daysAgo: 25 },
        { who: { name: 'Wahyu Hidayat', npsn: '90010201' }, state: 'waitlisted', daysAgo: 23 },
        { who: { name: 'Yuni Astuti', npsn: '90010302' }, state: 'requested', daysAgo: 4 },
        { who: { name: 'Zaki Mubarak', npsn: '90010401' }, state: 'requested', daysAgo: 5 },
        { who: { name: 'Bunga Citra', npsn: '90010101' }, state: 'invited', daysAgo: 2 },
        {
          who: { name: 'Cahyo Utomo', npsn: '90010102' },
          state: 'declined',
          daysAgo: 22,
          why: 'Kelas ini untuk siswa TKJ kelas XI dan XII.',
        },
        { who: { name: 'Dewa Pradana', npsn: '90010103' }, state: 'cancelled', daysAgo: 11, done: 1 },
        { who: { name: 'Elsa Simbolon', npsn: '90010201' }, state: 'expired', daysAgo: 15 },
      ],
    },
    {
      class: 'siap-pkl',
      run: 'SMK-301-A',
      people: [
        { who: { mailbox: 'putri' }, state: 'active', daysAgo: 4 },
        { who: { mailbox: 'gilang' }, state: 'active', daysAgo: 2 },
      ],
    },
    {
      class: 'web-dasar',
      people: [
        { who: { mailbox: 'bagus' }, state: 'active', daysAgo: 40, done: 4 },
        { who: { mailbox: 'gilang' }, state: 'active', daysAgo: 12, done: 1 },
      ],
    },
    {
      class: 'javascript-asinkron',
      people: [{ who: { mailbox: 'bagus' }, state: 'completed', daysAgo: 6, done: 4 }],
    },
  ],
}
