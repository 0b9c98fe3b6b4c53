import type { DemoEnrolments } from '../../enrolments.types.ts'

/** Who takes part in what a partner supports: enough people to be told in figures, and one class with too few. */
export const enrolments: DemoEnrolments = {
  staff: {},
  classes: [
    {
      class: 'dasar-analisis-data',
      people: [
        { who: { name: 'Anisa Fitriani', npsn: '' }, state: 'completed', daysAgo: 5, done: 9 },
        { who: { name: 'Bayu Setiawan', npsn: '' }, state: 'active', daysAgo: 22, done: 7 },
        { who: { name: 'Gita Maharani', npsn: '' }, state: 'active', daysAgo: 19, done: 5 },
        { who: { name: 'Hendrik Siahaan', npsn: '' }, state: 'active', daysAgo: 17, done: 4 },
        { who: { name: 'Indah Wulandari', npsn: '' }, state: 'active', daysAgo: 12, done: 2 },
        { who: { name: 'Joko Purnomo', npsn: '' }, state: 'active', daysAgo: 9 },
      ],
    },
    {
      class: 'dasar-pemasaran-digital',
      people: [
        { who: { name: 'Clara Wijayanti', npsn: '' }, state: 'active', daysAgo: 14, done: 3 },
        { who: { name: 'Dimas Prakoso', npsn: '' }, state: 'active', daysAgo: 8, done: 1 },
      ],
    },
  ],
}
