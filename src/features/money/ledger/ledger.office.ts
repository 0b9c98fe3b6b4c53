import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import { monthAndYear } from '../../../shared/dates.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findLastCheck } from './ledger-checks.store.ts'
import { listMonths } from './months.store.ts'

/** Books in which something does not fit are the first thing to know. */
export const ledgerOverview: OverviewPart = {
  place: 1,
  async waiting({ tx, viewer }) {
    if (grantOf(permissions.seeSales, viewer.member) === 'none') return []
    const last = await findLastCheck(tx)
    const asked = (await listMonths(tx)).find(({ state }) => state === 'asked')
    const waits = asked
      ? [
          {
            label: `Penutupan ${monthAndYear(asked.month)} menunggu`,
            text: 'Diajukan seseorang; orang lain memeriksa dan menutupnya.',
            href: to.ledgerMonths(),
            tone: 'orange' as const,
          },
        ]
      : []
    if (!last || last.findings.length === 0) return waits
    return [
      ...waits,
      {
        label: `${last.findings.length} ketidakcocokan di buku besar`,
        text: last.findings[0] ?? '',
        href: to.journal(),
        tone: 'red' as const,
      },
    ]
  },
}
