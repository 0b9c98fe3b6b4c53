import { room } from '../../platform/room.ts'
import { type AppearanceDeps, appearanceApi } from './appearance.api.ts'
import { appearanceDeeds } from './appearance.deeds.ts'
import { loadAppearance, loadLayoutAlbum, loadSettings } from './appearance.loads.ts'

export const appearanceRoom = room((house: AppearanceDeps) => ({
  name: 'appearance',
  pages: {
    'Kelola-Tampilan': loadAppearance,
    'Kelola-Tampilan-Album': loadLayoutAlbum,
    'Kelola-Pengaturan': loadSettings,
  },
  calls: appearanceApi(house),
  deeds: appearanceDeeds,
}))
