import { room } from '../../../platform/room.ts'
import { loadAboutAssistant } from './about.loads.ts'
import { type CareDeps, careApi } from './care.api.ts'
import { careDeeds } from './care.deeds.ts'
import { loadCare } from './care.loads.ts'

/** How a site looks after its assistant. */
export const careRoom = room((house: CareDeps) => ({
  name: 'care',
  pages: { Asisten: loadAboutAssistant, 'Kelola-Asisten': loadCare(house) },
  calls: careApi(house),
  deeds: careDeeds,
  office: {
    sections: [
      {
        group: 'site',
        place: 95,
        label: 'Asisten',
        page: 'Kelola-Asisten',
        icon: 'message-circle',
        permission: 'manageAssistant',
      },
    ],
  },
}))
