import { grantOf } from '../../../platform/http/access.ts'
import { routes } from '../../../routes.ts'
import { amountText } from '../../../shared/money.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import type { DeskPart } from '../../core/desks/desks.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { countOpen } from './payouts.store.ts'
import { balanceOf } from './payouts.ts'

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

/** What a partner may ask for. */
export const payoutsDesks: readonly DeskPart[] = [
  {
    place: 20,
    kinds: [8],
    async card(context) {
      const { isPayee, available, pending } = await balanceOf(context, memberOf(context.viewer).membershipId)
      return {
        id: 'pencairan',
        title: 'Pencairan',
        rows: isPayee
          ? [
              { label: amountText(available), text: 'Dapat dicairkan sekarang', href: routes.Pencairan },
              {
                label: amountText(pending),
                text: 'Sudah diajukan, menunggu ditransfer',
                href: routes.Pencairan,
              },
            ]
          : [],
        empty: {
          icon: 'wallet',
          title: 'Belum ada bagi hasil',
          text: 'Setelah admin menghubungkan akun Anda sebagai penerima, saldo dan pengajuannya ada di sini.',
        },
      }
    },
  },
]
