import { room } from '../../../platform/room.ts'
import { type AppearanceDeps, appearanceApi } from './appearance.api.ts'
import { appearanceDeeds } from './appearance.deeds.ts'
import { loadAppearance, loadLayoutAlbum } from './appearance.loads.ts'
import { appearanceOverview, appearancePalette } from './appearance.office.ts'
import { lookKind } from './look-draft.ts'

export const appearanceRoom = room((house: AppearanceDeps) => ({
  name: 'appearance',
  pages: {
    'Kelola-Tampilan': loadAppearance(house),
    'Kelola-Tampilan-Album': loadLayoutAlbum(house),
  },
  calls: appearanceApi(house),
  drafts: [lookKind],
  deeds: appearanceDeeds,
  office: {
    sections: [
      {
        group: 'site',
        place: 70,
        label: 'Tampilan',
        page: 'Kelola-Tampilan',
        icon: 'palette',
        key: 't',
        permission: 'changeSettings',
      },
    ],
    actions: [
      {
        place: 20,
        label: 'Ubah tampilan situs',
        page: 'Kelola-Tampilan',
        icon: 'palette',
        permission: 'changeSettings',
      },
    ],
  },
  overview: appearanceOverview,
  palette: appearancePalette,
}))
