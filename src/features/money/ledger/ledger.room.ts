import { room } from '../../../platform/room.ts'
import { type CheckingDeps, checkBooks } from './checking.ts'
import { ledgerDeeds } from './ledger.deeds.ts'
import { journal } from './ledger.loads.ts'
import { ledgerOverview } from './ledger.office.ts'
import { monthsApi } from './months.api.ts'
import { loadMonths } from './months.loads.ts'
import { booksKind } from './months.mail.ts'
import { monthFindings } from './months.ts'

export const ledgerRoom = room((house: CheckingDeps) => {
  let findings = 0
  return {
    name: 'ledger',
    pages: { 'Kelola-Buku-Besar': journal.load, 'Kelola-Buku-Besar-Bulan': loadMonths },
    calls: [...journal.calls, ...monthsApi],
    ledgerChecks: monthFindings,
    notificationKinds: [booksKind],
    deeds: ledgerDeeds,
    jobs: [
      {
        name: 'ledger.check',
        async run() {
          findings += await checkBooks(house)
        },
      },
    ],
    figures: { ledger_findings_total: () => findings },
    overview: ledgerOverview,
    office: {
      sections: [
        {
          group: 'money',
          place: 30,
          label: 'Buku besar',
          page: 'Kelola-Buku-Besar',
          icon: 'book-open',
          permission: 'seeSales',
        },
      ],
    },
  }
})
