import type { NotificationKind } from '../../membership/notifications/notifications.ts'
import type { WebhookEvent } from '../../membership/webhooks/webhooks.ts'

/** Where a certificate stands. */
export const certificateStates = {
  issued: { label: 'Berlaku', tone: 'green' },
  revoked: { label: 'Dicabut', tone: 'red' },
  replaced: { label: 'Diganti', tone: 'neutral' },
} as const

export type CertificateState = keyof typeof certificateStates

/** "7KQ2 M4XN 9B3T" and "7kq2m4xn9b3t" are one code; letters that look alike are what they look like. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .slice(0, 40)

/** in fours, so that it can be read aloud */
export const codeWords = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code

export const certificateKind: NotificationKind = {
  kind: 'certificate',
  place: 30,
  label: 'Sertifikat',
  about: 'Sertifikat Anda terbit.',
  usual: { bell: true, mail: 'now' },
}

/** What programs are told of certificates. */
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
