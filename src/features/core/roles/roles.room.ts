import { room } from '../../../platform/room.ts'
import { loadRoles } from './roles.loads.ts'

export const rolesRoom = room(() => ({
  name: 'roles',
  pages: { 'Kelola-Peran': loadRoles },
  office: {
    sections: [
      {
        group: 'people',
        place: 45,
        label: 'Peran dan izin',
        page: 'Kelola-Peran',
        icon: 'shield',
        permission: 'readPeople',
      },
    ],
  },
}))
