import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { createFollowing } from './following.ts'
import { incomingApi } from './incoming.api.ts'
import { incomingPayments } from './incoming.loads.ts'
import { listProofs } from './incoming.store.ts'
import { listDue } from './payment-attempts.store.ts'
import { paymentFindings } from './payment-checks.ts'
import { callbacksApi } from './payments.api.ts'
import { paymentsDeeds } from './payments.deeds.ts'
import { paymentsPersonal } from './payments.personal.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { pursue } from './pursuing.ts'

export const paymentsRoom = room((house: PaymentsDeps) => {
  const following = createFollowing(house, {
    noun: 'payment',
    pursue: (tenantId, id) => pursue(house, tenantId, id),
    listDue,
  })
  return {
    name: 'payments',
    pages: {
      'Kelola-Pembayaran-Masuk': incomingPayments.load,
    },
    calls: [...callbacksApi(house, following), ...incomingPayments.calls, ...incomingApi],
    jobs: [{ name: 'payments.due', everyMinute: true, run: following.doDue }],
    atEnd: following.end,
    ledgerChecks: paymentFindings,
    deeds: paymentsDeeds,
    personal: [paymentsPersonal],
    fileHolders: [
      {
        kind: 'payment',
        words: 'Bukti transfer',
        list: listProofs,
        href: () => routes['Kelola-Pembayaran-Masuk'],
      },
    ],
    office: {
      sections: [
        {
          group: 'money',
          place: 15,
          label: 'Pembayaran masuk',
          page: 'Kelola-Pembayaran-Masuk',
          icon: 'download',
          permission: 'managePayments',
        },
      ],
    },
  }
})
