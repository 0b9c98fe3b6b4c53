import { room } from '../../platform/room.ts'
import { membersApi } from './members.api.ts'
import { membersDeeds } from './members.deeds.ts'
import { loadPeople, loadPerson } from './members.loads.ts'

export const membersRoom = room(() => ({
  name: 'members',
  pages: {
    'Kelola-Orang': loadPeople,
    'Kelola-Orang-id': loadPerson,
  },
  calls: membersApi,
  deeds: membersDeeds,
}))
