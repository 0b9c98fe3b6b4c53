import { routes } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { hasActive } from './domains.store.ts'

export const domainsOverview: OverviewPart = {
  place: 70,
  steps: [
    {
      id: 'domain',
      place: 30,
      title: 'Pakai domain sendiri',
      text: 'Misalnya kelas.sekolah.sch.id, dengan dua catatan DNS.',
      href: routes['Kelola-Domain'],
      isDone: ({ tx }) => hasActive(tx),
    },
  ],
}
