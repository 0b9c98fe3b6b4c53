import { filesPersonal } from '../../../platform/files/files.personal.ts'
import { mailsPersonal } from '../../../platform/mail/mails.personal.ts'
import { room } from '../../../platform/room.ts'
import { loadOwnPrivacy } from './privacy.loads.ts'
import { privacyOverview } from './privacy.office.ts'
import { dataRequests } from './privacy-queue.loads.ts'
import { type SweepDeps, sweepPrivacy } from './privacy-sweep.ts'
import { processingApi } from './processing.api.ts'

export const privacyRoom = room((house: SweepDeps & { accountsOrigin: string }) => ({
  name: 'privacy',
  pages: { 'Profile-Privasi': loadOwnPrivacy(house), 'Kelola-Privasi': dataRequests.load },
  calls: [...processingApi(), ...dataRequests.calls],
  jobs: [{ name: 'privacy.sweep', run: () => sweepPrivacy(house) }],
  deeds: { words: { 'privacy.record_downloaded': 'mengunduh' } },
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
  personal: [mailsPersonal, filesPersonal],
}))
