import { room } from '../../../platform/room.ts'
import { createCounting } from './counting.ts'
import { visitsApi } from './visits.api.ts'
import { visits } from './visits.loads.ts'

export const visitsRoom = room((house: Parameters<typeof createCounting>[0]) => {
  const counting = createCounting(house)
  return {
    name: 'visits',
    pages: { 'Kelola-Statistik': visits.load },
    calls: [...visits.calls, ...visitsApi],
    clicked: counting.seen,
    visitorDeeds: counting.did,
    jobs: [{ name: 'visits.sweep', run: counting.sweep }],
    atEnd: counting.close,
    office: {
      sections: [
        {
          group: 'site',
          place: 60,
          label: 'Statistik',
          page: 'Kelola-Statistik',
          icon: 'numbers',
          permission: 'seeVisits',
        },
      ],
    },
  }
})
