import { room } from '../../../platform/room.ts'
import { statisticsApi } from './statistics.api.ts'

export const statisticsRoom = room(() => ({
  name: 'statistics',
  calls: statisticsApi,
}))
