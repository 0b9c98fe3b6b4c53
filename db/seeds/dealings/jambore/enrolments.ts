import type { DemoEnrolments } from '../../enrolments.types.ts'

/** Pupils of one province, whose lead sees what they follow. */
export const enrolments: DemoEnrolments = {
  staff: {},
  classes: [
    {
      class: 'pertolongan-pertama-di-alam',
      people: [
        { who: { name: 'Gledys Wowor', npsn: '90010601' }, state: 'completed', daysAgo: 4, done: 9 },
        { who: { name: 'Rivaldo Pangemanan', npsn: '90010601' }, state: 'active', daysAgo: 21, done: 6 },
        { who: { name: 'Chintya Rumengan', npsn: '90010602' }, state: 'active', daysAgo: 16, done: 4 },
        { who: { name: 'Stevanus Lumowa', npsn: '90010602' }, state: 'active', daysAgo: 15, done: 1 },
      ],
    },
    {
      class: 'navigasi-darat-untuk-pemula',
      people: [
        { who: { name: 'Gledys Wowor', npsn: '90010601' }, state: 'active', daysAgo: 3, done: 2 },
        { who: { name: 'Chintya Rumengan', npsn: '90010602' }, state: 'active', daysAgo: 10 },
      ],
    },
  ],
}
