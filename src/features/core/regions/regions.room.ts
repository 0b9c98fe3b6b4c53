import { room } from '../../../platform/room.ts'
import { regionsApi } from './regions.api.ts'

export const regionsRoom = room(() => ({
  name: 'regions',
  calls: regionsApi,
}))
