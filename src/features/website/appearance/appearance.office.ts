import { routes } from '../../../routes.ts'
import type { OverviewPart } from '../../core/administration/administration.ts'
import { findChosen } from '../../core/site/site.ts'

const href = routes['Kelola-Tampilan']

export const appearanceOverview: OverviewPart = {
  place: 60,
  steps: [
    {
      id: 'logo',
      place: 10,
      title: 'Pasang logo',
      text: 'Logo tampil di situs, email, dan halaman masuk.',
      href,
      isDone: async ({ tx }) => (await findChosen(tx))?.hasLogo === true,
    },
    {
      id: 'colours',
      place: 20,
      title: 'Pilih warna lembaga',
      text: 'Dua warna cukup; kontrasnya dijaga otomatis.',
      href,
      isDone: async ({ tx }) => (await findChosen(tx))?.hasColours === true,
    },
  ],
}
