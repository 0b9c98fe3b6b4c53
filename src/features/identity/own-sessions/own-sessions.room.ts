import { room } from '../../../platform/room.ts'
import { ownSessionsApi } from './own-sessions.api.ts'
import { ownSessionsDeeds } from './own-sessions.deeds.ts'
import { loadOwnSessions } from './own-sessions.loads.ts'

export const ownSessionsRoom = room((house: { accountsOrigin: string }) => ({
  name: 'own-sessions',
  pages: {
    'Profile-Tempat-Masuk': loadOwnSessions(house),
  },
  calls: ownSessionsApi,
  deeds: ownSessionsDeeds,
  office: {
    own: [{ place: 30, label: 'Tempat masuk', page: 'Profile-Tempat-Masuk', icon: 'devices' }],
  },
}))
