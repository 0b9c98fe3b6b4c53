import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { loadLeaderboards } from './leaderboards.loads.ts'
import { leaderboardsPersonal } from './leaderboards.personal.ts'

export const leaderboardsRoom = room(() => ({
  name: 'leaderboards',
  pages: {
    Leaderboards: loadLeaderboards,
  },
  intros: {
    [routes.Leaderboards]: { label: 'Papan peringkat', place: 240 },
  },
  personal: [leaderboardsPersonal],
}))
