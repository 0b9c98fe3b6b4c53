import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const ownSessionsDeeds: DeedWords = {
  words: {
    'session.ended': 'mengeluarkan tempat masuknya sendiri',
  },
}
