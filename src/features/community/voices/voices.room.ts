import { room } from '../../../platform/room.ts'
import { type VoicesDeps, voicesApi } from './voices.api.ts'
import { voicesDeeds } from './voices.deeds.ts'
import { voicesPersonal } from './voices.personal.ts'
import { voiceEvents, voiceKind } from './voices.rules.ts'
import { managedVoices } from './voices-office.loads.ts'

export const voicesRoom = room((house: VoicesDeps) => ({
  name: 'voices',
  pages: { 'Kelola-Suara': managedVoices.load },
  calls: [...voicesApi(house), ...managedVoices.calls],
  notificationKinds: [voiceKind],
  webhookEvents: voiceEvents,
  deeds: voicesDeeds,
  office: {
    sections: [
      {
        group: 'activities',
        place: 62,
        label: 'Suara pengunjung',
        page: 'Kelola-Suara',
        icon: 'megaphone',
        permission: 'moderateVoices',
      },
    ],
  },
  personal: [voicesPersonal],
}))
