import type { Database } from '../../../platform/db/database.ts'
import { filesPersonal } from '../../../platform/files/files.personal.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { mailsPersonal } from '../../../platform/mail/mails.personal.ts'
import { room } from '../../../platform/room.ts'
import { guardianForms } from './guardians.forms.ts'
import { type Needs, privacyApi } from './privacy.api.ts'
import { privacyDeeds } from './privacy.deeds.ts'
import { loadGuardian, loadOwnPrivacy, loadPolicy } from './privacy.loads.ts'
import { privacyOverview } from './privacy.office.ts'
import { privacyPersonal } from './privacy.personal.ts'
import { findGuardianLink, sweepPrivacy } from './privacy.ts'
import { loadNoticeEditor, loadQueue } from './queue.loads.ts'

interface Deps extends Needs {
  database: Database
  accountsOrigin: string
  tenantContextById(id: number): TenantContext | undefined
}

export const privacyRoom = room((house: Deps) => ({
  name: 'privacy',
  pages: {
    'Profile-Privasi': loadOwnPrivacy(house),
    'Privacy-Policy': loadPolicy,
    'Persetujuan-Wali-token': loadGuardian,
    'Kelola-Privasi': loadQueue,
    'Kelola-Privasi-Kebijakan': loadNoticeEditor,
  },
  calls: privacyApi(house),
  forms: guardianForms(house),
  jobs: [{ name: 'privacy.sweep', run: () => sweepPrivacy(house) }],
  links: [{ kind: 'guardian_consent', words: 'Persetujuan orang tua atau wali', find: findGuardianLink }],
  deeds: privacyDeeds,
  office: {
    sections: [
      {
        group: 'compliance',
        place: 120,
        label: 'Privasi',
        page: 'Kelola-Privasi',
        icon: 'shield-check',
        key: 'i',
        permission: 'decideDataRequests',
      },
    ],
    own: [{ place: 20, label: 'Privasi & data', page: 'Profile-Privasi', icon: 'shield-check' }],
  },
  overview: privacyOverview,
  // letters and files are the platform's, and it has no room
  personal: [privacyPersonal, mailsPersonal, filesPersonal],
}))
