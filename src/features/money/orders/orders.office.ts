import { grantOf } from '../../../platform/http/access.ts'
import { routes } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { countOpenRefunds } from './refunds.store.ts'

/** Money that somebody waits for is told on the first page. */
export const ordersOverview: OverviewPart = {
  place: 12,
  async waiting({ tx, viewer }) {
    if (grantOf(permissions.approveRefunds, viewer.member) === 'none') return []
    const count = await countOpenRefunds(tx)
    return count === 0
      ? []
      : [
          {
            label: `${count} pengembalian dana menunggu`,
            text: 'Setujui atau tolak yang diajukan orang lain, dan kirim yang sudah disetujui.',
            href: `${routes['Kelola-Pesanan']}?refunds=open`,
            tone: 'orange',
          },
        ]
  },
}
