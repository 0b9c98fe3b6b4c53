import { room } from '../../../platform/room.ts'
import { type MembersDeps, membersApi } from './members.api.ts'
import { membersDeeds } from './members.deeds.ts'
import { loadPerson, people } from './members.loads.ts'
import { membersOverview, membersPalette } from './members.office.ts'
import { membersPersonal } from './members.personal.ts'
import { moveToSchool } from './school-moves.store.ts'

export const membersRoom = room((house: MembersDeps) => ({
  name: 'members',
  pages: {
    'Kelola-Orang': people.load,
    'Kelola-Orang-id': loadPerson,
  },
  calls: [...membersApi(house), ...people.calls],
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
  schoolMerged: moveToSchool,
}))
