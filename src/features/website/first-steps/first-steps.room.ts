import { room } from '../../../platform/room.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { firstStepsApi } from './first-steps.api.ts'
import { firstStepsDeeds } from './first-steps.deeds.ts'
import { loadFirstSteps } from './first-steps.loads.ts'
import { firstStepsOverview } from './first-steps.office.ts'

export const firstStepsRoom = room((house: MediaDeps & { secrets: Secrets }) => ({
  name: 'first-steps',
  pages: { 'Kelola-Mulai': loadFirstSteps(house) },
  calls: firstStepsApi(house),
  deeds: firstStepsDeeds,
  overview: firstStepsOverview,
  office: {
    sections: [
      {
        group: 'site',
        place: 65,
        label: 'Langkah awal',
        page: 'Kelola-Mulai',
        icon: 'list',
        permission: 'beginSite',
      },
    ],
  },
}))
