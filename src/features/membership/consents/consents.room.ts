import { room } from '../../../platform/room.ts'
import { consentsApi } from './consents.api.ts'
import { consentsPersonal } from './consents.personal.ts'
import type { Keys } from './consents.ts'

export const consentsRoom = room((house: { secrets: Keys }) => ({
  name: 'consents',
  calls: consentsApi(house),
  deeds: {
    topics: { privacy: 'Privasi' },
    words: {
      'privacy.consent_given': 'memberi persetujuan:',
      'privacy.consent_withdrawn': 'menarik persetujuan:',
    },
    fields: { purpose: 'Tujuan' },
  },
  personal: [consentsPersonal],
}))
