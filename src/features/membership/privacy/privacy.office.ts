import { routes } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { countOpen } from '../data-requests/data-requests.ts'

const hour = 3_600_000
/** the law gives three times 24 hours; within the last of them it is urgent */
const urgentHours = 24

export const privacyOverview: OverviewPart = {
  place: 30,
  async waiting({ tx, viewer, clock, tenant }) {
    if (viewer.grant !== 'all') return []
    const { open, nextDueAt } = await countOpen(tx)
    if (!nextDueAt) return []
    const hours = (nextDueAt.getTime() - clock.now().getTime()) / hour
    const due = momentText(nextDueAt, tenant.timeZone)
    return [
      {
        label: `${open} permintaan data menunggu`,
        text: hours < 0 ? `Terlambat: tenggatnya ${due}.` : `Tenggat terdekat ${due}.`,
        href: routes['Kelola-Privasi'],
        tone: hours < urgentHours ? 'red' : 'orange',
      },
    ]
  },
}
