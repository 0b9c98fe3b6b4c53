import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { samplesApi } from './samples.api.ts'
import { samplesDeeds } from './samples.deeds.ts'
import { hasSamples } from './samples.ts'

export const samplesRoom = room((house: MediaDeps) => ({
  name: 'samples',
  calls: samplesApi(house),
  deeds: samplesDeeds,
  overview: {
    place: 90,
    async waiting({ tx, viewer }) {
      if (viewer.grant !== 'all' || !(await hasSamples(tx))) return []
      return [
        {
          label: 'Situs ini berisi contoh',
          text: 'Buang sekali tekan bila isi Anda sendiri sudah cukup; yang sudah Anda ubah tetap.',
          href: `${to.firstSteps()}#contoh`,
          tone: 'blue' as const,
        },
      ]
    },
  },
}))
