import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const certificatesDeeds: DeedWords = {
  topics: { certificate: 'Sertifikat' },
  words: {
    'certificate.issue': 'menerbitkan sertifikat',
    'certificate.revoke': 'mencabut sertifikat',
    'certificate.reissue': 'menerbitkan ulang sertifikat',
  },
}
