import { room } from '../../../platform/room.ts'
import type { WithholdingDeps } from './tax-profiles.ts'
import { withholdingApi } from './withholding.api.ts'
import { withholdingDeeds } from './withholding.deeds.ts'
import { loadOwnTax, slips } from './withholding.loads.ts'
import { taxProfileKind, withholdingLetters } from './withholding.mail.ts'
import { withholdingPersonal } from './withholding.personal.ts'
import { withholdingFindings } from './withholding-checks.ts'

export const withholdingRoom = room((house: WithholdingDeps) => ({
  name: 'withholding',
  pages: { 'Data-Pajak': loadOwnTax, 'Kelola-Potongan-Pajak': slips.load },
  calls: [...withholdingApi(house), ...slips.calls],
  ledgerChecks: withholdingFindings,
  notificationKinds: [taxProfileKind],
  letters: withholdingLetters,
  deeds: withholdingDeeds,
  personal: [withholdingPersonal],
  office: {
    sections: [
      {
        group: 'money',
        place: 28,
        label: 'Potongan pajak',
        page: 'Kelola-Potongan-Pajak',
        icon: 'clipboard-list',
        permission: 'approvePayouts',
      },
    ],
    own: [
      {
        place: 9.5,
        label: 'Data pajak',
        page: 'Data-Pajak',
        icon: 'clipboard-list',
        permission: 'requestPayouts',
      },
    ],
  },
}))
