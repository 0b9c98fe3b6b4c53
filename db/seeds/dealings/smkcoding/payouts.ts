import type { DemoPayouts } from '../../payouts.types.ts'

/** Payouts of those who lead its paid classes, in most states there are. */
export const payouts: DemoPayouts = {
  withholdsSinceDaysAgo: 10,
  payees: [
    {
      person: 'zulfikar-piliang',
      mailbox: 'zulfikar',
      linkedDaysAgo: 30,
      bank: '014',
      number: '0000111122',
      changedDaysAgo: 0.5,
      tax: { kind: 'individual', number: '3200000000000011', changedDaysAgo: 0.3 },
      payouts: [
        { daysAgo: 6, amount: 400_000, note: 'Pencairan pertama', fate: 'paid' },
        { daysAgo: 4.5, amount: 500_000, fate: 'rejected' },
        { daysAgo: 4, amount: 550_000, fate: 'cancelled' },
        { daysAgo: 3.5, amount: 600_000, fate: 'reversed' },
        { daysAgo: 0.4, amount: 1_100_000, note: 'Bagi hasil bootcamp bulan ini', fate: 'requested' },
      ],
    },
    {
      person: 'jefri-lumentut',
      linkedDaysAgo: 28,
      bank: '008',
      number: '0000333344445',
      tax: { kind: 'individual' },
      payouts: [
        { daysAgo: 9, amount: 120_000, fate: 'paid' },
        { daysAgo: 0.2, amount: 150_000, fate: 'queued' },
      ],
    },
    {
      person: 'bagas-prakoso',
      linkedDaysAgo: 25,
      bank: '451',
      number: '0000555566',
      tax: { kind: 'individual', number: '3200000000000022' },
      payouts: [{ daysAgo: 1, amount: 70_000, fate: 'approved' }],
    },
    {
      person: 'laila-nasution',
      linkedDaysAgo: 26,
      bank: '002',
      number: '0000777788889',
      tax: { kind: 'individual', number: '3200000000000033' },
      payouts: [
        { daysAgo: 3, amount: 60_000, fate: 'failed' },
        { daysAgo: 1.5, amount: 65_000, fate: 'unknown' },
      ],
    },
  ],
}
