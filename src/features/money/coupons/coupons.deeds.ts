import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const couponsDeeds: DeedWords = {
  topics: { coupon: 'Kupon' },
  words: {
    'coupon.made': 'membuat kupon',
    'coupon.changed': 'mengubah kupon',
  },
  states: {},
}
