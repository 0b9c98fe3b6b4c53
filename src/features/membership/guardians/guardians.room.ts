import { room } from '../../../platform/room.ts'
import type { Keys } from '../consents/consents.ts'
import { guardiansApi } from './guardians.api.ts'
import { guardianForms } from './guardians.forms.ts'
import { loadGuardian } from './guardians.loads.ts'
import { guardiansPersonal } from './guardians.personal.ts'
import { findGuardianLink } from './guardians.ts'

export const guardiansRoom = room((house: { secrets: Keys }) => ({
  name: 'guardians',
  pages: { 'Persetujuan-Wali-token': loadGuardian },
  calls: guardiansApi(house),
  forms: guardianForms(house),
  links: [{ kind: 'guardian_consent', words: 'Persetujuan orang tua atau wali', find: findGuardianLink }],
  deeds: {
    words: {
      'privacy.guardian_asked': 'meminta persetujuan wali untuk',
      'privacy.guardian_given': 'sebagai wali menyetujui pemrosesan data',
      'privacy.guardian_refused': 'sebagai wali tidak menyetujui pemrosesan data',
      'privacy.guardian_withdrawn': 'sebagai wali menarik persetujuan untuk',
      'privacy.restriction_ended': 'mengakhiri pembatasan profil',
    },
  },
  personal: [guardiansPersonal],
}))
