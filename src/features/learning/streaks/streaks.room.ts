import { room } from '../../../platform/room.ts'
import { streakSetting } from './streaks.contract.ts'
import { streakDesks } from './streaks.office.ts'

/** Days in a row on which somebody learned, where a tenant shows them. */
export const streaksRoom = room(() => ({
  name: 'streaks',
  settings: { streak: streakSetting },
  desks: streakDesks,
}))
