import { room } from '../../../platform/room.ts'
import { loadSettings } from './settings.loads.ts'
import { settingsPalette } from './settings.office.ts'

/** The page on which a tenant's settings are written, the site's own and those of rooms. */
export const settingsRoom = room(() => ({
  name: 'settings',
  pages: { 'Kelola-Pengaturan': loadSettings },
  office: {
    sections: [
      {
        group: 'site',
        place: 90,
        label: 'Pengaturan',
        page: 'Kelola-Pengaturan',
        icon: 'settings',
        key: 'p',
        permission: 'changeSettings',
      },
    ],
  },
  palette: settingsPalette,
}))
