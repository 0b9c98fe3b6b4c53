import type { DemoEnrolments } from '../../enrolments.types.ts'

/** What a teacher of the foundation looks after: a class that goes on, and a course that everybody takes alone. */
export const enrolments: DemoEnrolments = {
  staff: {
    'numerasi-kelas-awal': ['kartika'],
    'mengelola-pojok-baca-sekolah': ['kartika'],
  },
  classes: [
    {
      class: 'numerasi-kelas-awal',
      run: 'TH-202-B2',
      people: [
        { who: { name: 'Marselina Nomleni', npsn: '90010501' }, state: 'active', daysAgo: 18, done: 4 },
        { who: { name: 'Yeremia Tefa', npsn: '90010501' }, state: 'active', daysAgo: 18, done: 3 },
        { who: { name: 'Adriana Benu', npsn: '90010502' }, state: 'active', daysAgo: 17, done: 3 },
        { who: { name: 'Gregorius Mbipi', npsn: '90010503' }, state: 'active', daysAgo: 17, done: 2 },
        { who: { name: 'Theresia Lodo', npsn: '90010503' }, state: 'active', daysAgo: 16, done: 2 },
        { who: { name: 'Simon Petrus Kase', npsn: '90010502' }, state: 'active', daysAgo: 16 },
        { who: { name: 'Welmince Tallo', npsn: '90010501' }, state: 'requested', daysAgo: 2 },
      ],
    },
    {
      class: 'mengelola-pojok-baca-sekolah',
      people: [
        { who: { name: 'Marselina Nomleni', npsn: '90010501' }, state: 'completed', daysAgo: 6, done: 9 },
        { who: { name: 'Adriana Benu', npsn: '90010502' }, state: 'active', daysAgo: 20, done: 6 },
        { who: { name: 'Naomi Suebu', npsn: '90010701' }, state: 'active', daysAgo: 15, done: 2 },
      ],
    },
  ],
}
