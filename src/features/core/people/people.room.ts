import { room } from '../../../platform/room.ts'
import { peopleApi } from './people.api.ts'

export const peopleRoom = room(() => ({
  name: 'people',
  calls: peopleApi,
}))
