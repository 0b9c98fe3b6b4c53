import { routes } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import { mostFound, type OverviewPart, type PalettePart } from '../../core/administration/administration.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { countSubmitted, findByName } from './schools.store.ts'

const path = routes['Kelola-Sekolah']

export const schoolsOverview: OverviewPart = {
  place: 40,
  async waiting({ tx, viewer }) {
    const submitted = viewer.grant === 'all' ? await countSubmitted(tx) : 0
    if (submitted === 0) return []
    return [
      {
        label: `${submitted} sekolah menunggu verifikasi`,
        text: 'Periksa NPSN dan namanya, lalu setujui atau tolak.',
        href: withQuery(path, { status: 'submitted' }),
        tone: 'orange',
      },
    ]
  },
}

export const schoolsPalette: PalettePart = {
  place: 40,
  async find({ tx, viewer }, words) {
    if (permissions.manageSchools.grants[memberOf(viewer).kind] === 'none') return []
    const found = await findByName(tx, words, mostFound)
    return found.map(({ npsn, name }) => ({
      group: 'Sekolah',
      label: name,
      text: `NPSN ${npsn}`,
      href: withQuery(path, { search: npsn }),
      icon: 'school' as const,
    }))
  },
}
