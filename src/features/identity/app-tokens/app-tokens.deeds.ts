import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const appTokensDeeds: DeedWords = {
  topics: {
    app: 'Aplikasi',
  },
  words: {
    'app.created': 'mendaftarkan aplikasi',
    'app.revoked': 'mencabut aplikasi',
  },
}
