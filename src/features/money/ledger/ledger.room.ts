import { room } from '../../../platform/room.ts'
import { type CheckingDeps, checkBooks } from './checking.ts'
import { journal } from './ledger.loads.ts'
import { ledgerOverview } from './ledger.office.ts'

export const ledgerRoom = room((house: CheckingDeps) => ({
  name: 'ledger',
  pages: { 'Kelola-Buku-Besar': journal.load },
  calls: journal.calls,
  jobs: [{ name: 'ledger.check', run: () => checkBooks(house) }],
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
}))
