import { room } from '../../../platform/room.ts'
import { membersApi } from './members.api.ts'
import { membersDeeds } from './members.deeds.ts'
import { loadPeople, loadPerson } from './members.loads.ts'
import { membersOverview, membersPalette } from './members.office.ts'
import { membersPersonal } from './members.personal.ts'

export const membersRoom = room(() => ({
  name: 'members',
  pages: {
    'Kelola-Orang': loadPeople,
    'Kelola-Orang-id': loadPerson,
  },
  calls: membersApi,
  deeds: membersDeeds,
  office: {
    sections: [
      {
        group: 'people',
        place: 20,
        label: 'Orang',
        page: 'Kelola-Orang',
        icon: 'users',
        key: 'o',
        permission: 'readPeople',
      },
    ],
  },
  overview: membersOverview,
  palette: membersPalette,
  personal: [membersPersonal],
}))
