import { to } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { countClasses } from './classes.office.store.ts'

export const classesOverview: OverviewPart = {
  place: 50,
  async classes({ tx, clock }) {
    const { published, registering, drafts } = await countClasses(tx, clock.now())
    return [
      { label: 'Terbit', value: published, href: to.classes() },
      {
        label: 'Pendaftaran dibuka',
        value: registering,
        href: withQuery(to.classes(), { state: 'onRegistration' }),
      },
      { label: 'Belum terbit', value: drafts },
    ]
  },
}
