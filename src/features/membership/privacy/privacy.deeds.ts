import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const privacyDeeds: DeedWords = {
  topics: {
    privacy: 'Privasi',
  },
  words: {
    'privacy.consent_given': 'memberi persetujuan:',
    'privacy.consent_withdrawn': 'menarik persetujuan:',
    'privacy.notice_published': 'menerbitkan',
    'privacy.guardian_asked': 'meminta persetujuan wali untuk',
    'privacy.guardian_given': 'sebagai wali menyetujui pemrosesan data',
    'privacy.guardian_refused': 'sebagai wali tidak menyetujui pemrosesan data',
    'privacy.guardian_withdrawn': 'sebagai wali menarik persetujuan untuk',
    'privacy.request_made': 'mengajukan permintaan data:',
    'privacy.request_decided': 'memutuskan permintaan data dari',
    'privacy.export_made': 'menyiapkan salinan data',
    'privacy.record_downloaded': 'mengunduh',
    'privacy.erased': 'menghapus akun',
    'privacy.restriction_ended': 'mengakhiri pembatasan profil',
  },
  fields: {
    purpose: 'Tujuan',
  },
}
