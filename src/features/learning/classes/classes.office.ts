import { to } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import { mostFound, type OverviewPart, type PalettePart } from '../../core/administration/administration.ts'
import { countClasses, findByName } from './classes.office.store.ts'

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

export const classesPalette: PalettePart = {
  place: 20,
  async find({ tx }, words) {
    const found = await findByName(tx, words, mostFound)
    return found.map(one => ({
      group: 'Kelas',
      label: one.name,
      text: '',
      href: to.class(one),
      icon: 'graduation-cap' as const,
    }))
  },
}
