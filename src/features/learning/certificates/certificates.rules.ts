import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import type { WebhookEvent } from '../../membership/webhooks/webhooks.ts'

/** Where a certificate stands. */
export const certificateStates = {
  issued: { label: 'Berlaku', tone: 'green' },
  revoked: { label: 'Dicabut', tone: 'red' },
  replaced: { label: 'Diganti', tone: 'neutral' },
} as const

export type CertificateState = keyof typeof certificateStates

/** What it was given for: a class that was finished, or a competence, and then it is a badge. */
export const certificateKinds = {
  class: { label: 'Sertifikat', noun: 'Kelas' },
  competence: { label: 'Lencana', noun: 'Kompetensi' },
} as const

export type CertificateKind = keyof typeof certificateKinds

export const certificateKind: NotificationKind = {
  kind: 'certificate',
  place: 30,
  label: 'Sertifikat',
  about: 'Sertifikat atau lencana Anda terbit.',
  usual: { bell: true, mail: 'now' },
}

/** When questions alone show a competence. */
export const mastery = { questions: 10, share: 0.8 }

/** What programs are told of certificates; `classId` is null where questions alone showed the competence. */
export const certificateEvents: readonly WebhookEvent[] = [
  {
    type: 'certificate.issued',
    place: 20,
    label: 'Sertifikat terbit',
    sample: { certificateId: 9, code: 'K7QX2M4PTR8W', membershipId: 230, classId: 12 },
  },
  {
    type: 'certificate.revoked',
    place: 21,
    label: 'Sertifikat dicabut',
    sample: { certificateId: 9, code: 'K7QX2M4PTR8W', membershipId: 230, classId: 12 },
  },
]
