import { room } from '../../../platform/room.ts'
import type { PaymentsDeps } from '../payments/payments.ts'
import { settlementFindings, unsettledDoubts } from './settlement-checks.ts'
import { settlementsApi } from './settlements.api.ts'
import { settlementsDeeds } from './settlements.deeds.ts'
import { settlements } from './settlements.loads.ts'

export const settlementsRoom = room((house: PaymentsDeps) => ({
  name: 'settlements',
  ledgerChecks: settlementFindings,
  closingDoubts: unsettledDoubts,
  pages: { 'Kelola-Rekonsiliasi': settlements.load },
  calls: [...settlementsApi(house), ...settlements.calls],
  deeds: settlementsDeeds,
  office: {
    sections: [
      {
        group: 'money',
        place: 17,
        label: 'Rekonsiliasi',
        page: 'Kelola-Rekonsiliasi',
        icon: 'clipboard-list',
        permission: 'managePayments',
      },
    ],
  },
}))
