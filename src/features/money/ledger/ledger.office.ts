import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { findLastCheck } from './ledger-checks.store.ts'

/** Books in which something does not fit are the first thing to know. */
export const ledgerOverview: OverviewPart = {
  place: 1,
  async waiting({ tx, viewer }) {
    if (grantOf(permissions.seeSales, viewer.member) === 'none') return []
    const last = await findLastCheck(tx)
    if (!last || last.findings.length === 0) return []
    return [
      {
        label: `${last.findings.length} ketidakcocokan di buku besar`,
        text: last.findings[0] ?? '',
        href: to.journal(),
        tone: 'red',
      },
    ]
  },
}
