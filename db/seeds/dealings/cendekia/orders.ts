import type { DemoOrders } from '../../orders.types.ts'

/** A few orders of a course that everybody takes alone. */
export const orders: DemoOrders = {
  admins: ['hendra', 'goreti'],
  coupons: [
    { code: 'KARIERBARU', kind: 'amount', value: 50000, uses: 100, startsDaysAgo: 30, endsInDays: 30 },
  ],
  orders: [
    { who: { name: 'Anisa Fitriani', npsn: '' }, class: 'menulis-email-kerja', daysAgo: 21, fate: 'paid' },
    {
      who: { name: 'Bayu Setiawan', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 14,
      fate: 'paid',
      by: 'gopay',
    },
    {
      who: { name: 'Clara Wijayanti', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 8,
      fate: 'returned',
    },
    {
      who: { name: 'Dimas Prakoso', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 4,
      coupon: 'KARIERBARU',
      fate: 'paid',
    },
    {
      who: { name: 'Erna Susilowati', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 2,
      fate: 'expired',
      by: 'bca',
    },
    {
      who: { name: 'Fitri Handayani', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 0.3,
      fate: 'open',
      by: 'bri',
    },
    {
      who: { name: 'Galih Wicaksono', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 0.1,
      coupon: 'KARIERBARU',
      fate: 'placed',
    },
    {
      who: { name: 'Hesti Maharani', npsn: '' },
      class: 'menulis-email-kerja',
      daysAgo: 0.5,
      fate: 'review',
      by: 'transfer',
    },
  ],
}
