import { grantOf } from '../../../platform/http/access.ts'
import { routes } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { countOpen } from './payouts.store.ts'

/** Money that somebody waits for is told on the first page. */
export const payoutsOverview: OverviewPart = {
  place: 13,
  async waiting({ tx, viewer }) {
    if (grantOf(permissions.approvePayouts, viewer.member) === 'none') return []
    const count = await countOpen(tx)
    return count === 0
      ? []
      : [
          {
            label: `${count} pencairan menunggu`,
            text: 'Setujui atau tolak yang diajukan, dan transfer yang sudah disetujui.',
            href: routes['Kelola-Pencairan'],
            tone: 'orange',
          },
        ]
  },
}
