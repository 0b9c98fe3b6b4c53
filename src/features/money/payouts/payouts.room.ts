import { room } from '../../../platform/room.ts'
import { createFollowing } from '../payments/payments.ts'
import { payoutFindings } from './payout-checks.ts'
import { pursuePayout } from './payout-pursuing.ts'
import { payoutSendingApi } from './payout-sending.api.ts'
import { listDuePayouts } from './payout-sending.store.ts'
import { type PayoutsApiDeps, payoutsApi } from './payouts.api.ts'
import { payoutsDeeds } from './payouts.deeds.ts'
import { loadOwnPayouts, managedPayees, payoutQueueOf } from './payouts.loads.ts'
import { payoutKind } from './payouts.mail.ts'
import { payoutsDesks, payoutsOverview } from './payouts.office.ts'
import { payoutsPersonal } from './payouts.personal.ts'

export const payoutsRoom = room((house: PayoutsApiDeps) => {
  const following = createFollowing(house, {
    noun: 'payout',
    pursue: (tenantId, id) => pursuePayout(house, tenantId, id),
    listDue: listDuePayouts,
  })
  const payoutQueue = payoutQueueOf(house)
  return {
    name: 'payouts',
    pages: {
      Pencairan: loadOwnPayouts,
      'Kelola-Pencairan': payoutQueue.load,
      'Kelola-Penerima': managedPayees.load,
    },
    calls: [
      ...payoutsApi(house),
      ...payoutSendingApi(house, following),
      ...payoutQueue.calls,
      ...managedPayees.calls,
    ],
    jobs: [{ name: 'payouts.due', everyMinute: true, run: following.doDue }],
    atEnd: following.end,
    ledgerChecks: payoutFindings,
    overview: payoutsOverview,
    desks: payoutsDesks,
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
      own: [
        { place: 9, label: 'Pencairan', page: 'Pencairan', icon: 'wallet', permission: 'requestPayouts' },
      ],
    },
    notificationKinds: [payoutKind],
    deeds: payoutsDeeds,
    personal: [payoutsPersonal],
  }
})
