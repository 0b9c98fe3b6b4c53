import { room } from '../../../platform/room.ts'
import { loadRoles } from './roles.loads.ts'
import { viewAsApi } from './view-as.api.ts'

export const rolesRoom = room(() => ({
  name: 'roles',
  calls: viewAsApi,
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
