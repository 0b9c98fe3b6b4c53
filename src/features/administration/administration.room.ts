import { room } from '../../platform/room.ts'
import { administrationApi } from './administration.api.ts'
import { loadOverview } from './administration.loads.ts'

export const administrationRoom = room(() => ({
  name: 'administration',
  pages: {
    Kelola: loadOverview,
  },
  calls: administrationApi,
}))
