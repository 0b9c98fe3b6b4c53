import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { listQueue } from './marks.store.ts'

/** Whoever marks is told on the first page how many wait. */
export const quizzesOverview: OverviewPart = {
  place: 26,
  async waiting({ tx, viewer }) {
    const grant = grantOf(permissions.grade, viewer.member)
    if (grant === 'none') return []
    const rows = await listQueue(tx, scopeOf({ ...viewer, grant }))
    return rows.length === 0
      ? []
      : [
          {
            label: `${rows.length} percobaan kuis menunggu penilaian`,
            text: 'Yang mengumpulkan lebih dulu ada di atas.',
            href: to.marking(),
            tone: 'orange',
          },
        ]
  },
}
