import { grantOf } from '../../../platform/http/access.ts'
import { to } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from './managed-scope.ts'
import { countRequested } from './managing.store.ts'

/** Whoever looks after classes is told on the first page how many wait for a word. */
export const enrolmentsOverview: OverviewPart = {
  place: 25,
  async waiting({ tx, viewer }) {
    const grant = grantOf(permissions.manageEnrolments, viewer.member)
    if (grant === 'none') return []
    const count = await countRequested(tx, scopeOf({ ...viewer, grant }))
    return count === 0
      ? []
      : [
          {
            label: `${count} pendaftaran kelas menunggu`,
            text: 'Terima atau tolak; orangnya diberi tahu lewat email.',
            href: to.enrolments({ state: 'requested' }),
            tone: 'orange',
          },
        ]
  },
}
