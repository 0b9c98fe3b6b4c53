import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { loadLeague } from './competitions.loads.ts'

export const competitionsRoom = room(() => ({
  name: 'competitions',
  pages: { 'Liga-Smk': loadLeague },
  intros: {
    [to.league()]: { label: 'Liga SMK', place: 250 },
  },
}))
