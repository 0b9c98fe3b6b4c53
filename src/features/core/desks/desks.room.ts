import { room } from '../../../platform/room.ts'
import { loadDesk, loadTeaching } from './desks.loads.ts'

/** First screens, of cards that other rooms tell. */
export const desksRoom = room(() => ({
  name: 'desks',
  pages: { Mengajar: loadTeaching, Meja: loadDesk },
  office: {
    sections: [
      {
        group: 'start',
        place: 11,
        label: 'Meja kerja',
        page: 'Meja',
        icon: 'overview',
        permission: 'openDesk',
      },
      {
        group: 'start',
        place: 12,
        label: 'Mengajar',
        page: 'Mengajar',
        icon: 'presentation',
        permission: 'grade',
      },
    ],
    own: [
      { place: 1, label: 'Meja kerja', page: 'Meja', icon: 'overview', permission: 'openDesk' },
      { place: 2, label: 'Mengajar', page: 'Mengajar', icon: 'presentation', permission: 'grade' },
    ],
  },
}))
