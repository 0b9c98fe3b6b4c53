import { room } from '../../../platform/room.ts'
import { administrationApi } from './administration.api.ts'
import { loadOverview } from './administration.loads.ts'

export const administrationRoom = room(() => ({
  name: 'administration',
  pages: {
    Kelola: loadOverview,
  },
  calls: administrationApi,
  office: {
    sections: [
      {
        group: 'start',
        place: 10,
        label: 'Ringkasan',
        page: 'Kelola',
        icon: 'overview',
        key: 'k',
        permission: 'openAdministration',
      },
    ],
  },
}))
