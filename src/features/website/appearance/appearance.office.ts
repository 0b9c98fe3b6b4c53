import { grantOf } from '../../../platform/http/access.ts'
import { routes } from '../../../routes.ts'
import type { OverviewPart, PalettePart } from '../../core/administration/administration.ts'
import { permissions } from '../../core/permissions/permissions.ts'
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

/** What the look is made of: whoever looks for the logo hardly looks for "Tampilan". */
const parts = 'Logo, warna, huruf, tata letak, semboyan'

export const appearancePalette: PalettePart = {
  place: 85,
  async find({ viewer }, words) {
    const isMeant = parts.toLowerCase().includes(words.toLowerCase())
    if (!isMeant || grantOf(permissions.changeSettings, viewer.member) === 'none') return []
    return [{ group: 'Pengaturan', label: 'Tampilan', text: parts, href, icon: 'palette' as const }]
  },
}
