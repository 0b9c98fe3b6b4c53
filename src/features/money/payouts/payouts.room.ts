import { room } from '../../../platform/room.ts'
import { payoutFindings } from './payout-checks.ts'
import { type PayoutsApiHouse, payoutsApi } from './payouts.api.ts'
import { payoutsDeeds } from './payouts.deeds.ts'
import { loadOwnPayouts, managedPayees, payoutQueue } from './payouts.loads.ts'
import { payoutsOverview } from './payouts.office.ts'
import { payoutsPersonal } from './payouts.personal.ts'

export const payoutsRoom = room((house: PayoutsApiHouse) => ({
  name: 'payouts',
  pages: {
    Pencairan: loadOwnPayouts,
    'Kelola-Pencairan': payoutQueue.load,
    'Kelola-Penerima': managedPayees.load,
  },
  calls: [...payoutsApi(house), ...payoutQueue.calls, ...managedPayees.calls],
  ledgerChecks: payoutFindings,
  overview: payoutsOverview,
  office: {
    sections: [
      {
        group: 'money',
        place: 24,
        label: 'Pencairan',
        page: 'Kelola-Pencairan',
        icon: 'wallet',
        permission: 'approvePayouts',
      },
      {
        group: 'money',
        place: 26,
        label: 'Penerima',
        page: 'Kelola-Penerima',
        icon: 'link',
        permission: 'approvePayouts',
      },
    ],
    own: [{ place: 9, label: 'Pencairan', page: 'Pencairan', icon: 'wallet', permission: 'requestPayouts' }],
  },
  deeds: payoutsDeeds,
  personal: [payoutsPersonal],
}))
