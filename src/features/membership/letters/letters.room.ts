import { lettersSetting } from '../../../platform/mail/edited-letters.ts'
import { room } from '../../../platform/room.ts'
import { lettersApi } from './letters.api.ts'
import { lettersDeeds } from './letters.deeds.ts'
import {
  letterLog,
  loadTemplate,
  loadTemplates,
  managedMailings,
  managedSuppressions,
} from './letters.loads.ts'
import { lettersPersonal } from './letters.personal.ts'
import { messageKind, newsKind } from './letters.rules.ts'
import { newsLetters } from './letters.ts'
import { type MailingsDeps, ownSegments, sendMailings, sweepLetters } from './mailings.ts'

/** A tenant's letters: their words, what became of them, those to many, and what programs send. */
export const lettersRoom = room((house: MailingsDeps) => ({
  name: 'letters',
  pages: {
    'Kelola-Surat': letterLog.load,
    'Kelola-Surat-Templat': loadTemplates,
    'Kelola-Surat-Templat-reason': loadTemplate,
    'Kelola-Surat-Kiriman': managedMailings.load,
    'Kelola-Surat-Ditahan': managedSuppressions.load,
  },
  calls: [...lettersApi, ...letterLog.calls, ...managedMailings.calls, ...managedSuppressions.calls],
  settings: { letters: lettersSetting },
  letters: newsLetters,
  segments: ownSegments,
  notificationKinds: [newsKind, messageKind],
  jobs: [
    { name: 'letters.mailings', everyMinute: true, run: () => sendMailings(house) },
    { name: 'letters.sweep', run: () => sweepLetters(house) },
  ],
  deeds: lettersDeeds,
  personal: [lettersPersonal],
  office: {
    sections: [
      {
        group: 'people',
        place: 40,
        label: 'Surat',
        page: 'Kelola-Surat',
        icon: 'mail',
        permission: 'sendLetters',
      },
    ],
  },
}))
