import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { awardForClass, awardForQuestions } from './badges.ts'
import { type CertificatesDeps, certificatesApi } from './certificates.api.ts'
import { certificatesDeeds } from './certificates.deeds.ts'
import { managedCertificates } from './certificates.loads.ts'
import { certificatesDesks } from './certificates.office.ts'
import { certificatesPersonal } from './certificates.personal.ts'
import { certificateEvents, certificateKind } from './certificates.rules.ts'
import { findByToken } from './certificates.store.ts'
import { shelfOf } from './certificates.ts'
import { certificateCredentials, verifyCertificate } from './verified-certificates.ts'

/** Certificates of classes that were finished, and badges of competences: issued by themselves, checked by anybody. */
export const certificatesRoom = room((house: CertificatesDeps) => ({
  name: 'certificates',
  pages: {
    'Kelola-Sertifikat': managedCertificates.load,
  },
  calls: [...managedCertificates.calls, ...certificatesApi(house)],
  deeds: certificatesDeeds,
  personal: [certificatesPersonal],
  classFinished: awardForClass,
  attemptGraded: awardForQuestions,
  verified: verifyCertificate,
  credentials: certificateCredentials,
  notificationKinds: [certificateKind],
  webhookEvents: certificateEvents,
  ownCertificates: shelfOf,
  desks: certificatesDesks,
  links: [
    {
      kind: 'certificate',
      words: 'Pemeriksaan sertifikat',
      async find({ tx }, token) {
        const found = await findByToken(tx, token)
        return found && to.verified(found)
      },
    },
  ],
  office: {
    sections: [
      {
        group: 'learning',
        place: 70,
        label: 'Sertifikat',
        page: 'Kelola-Sertifikat',
        icon: 'award',
        permission: 'manageCertificates',
      },
    ],
  },
}))
