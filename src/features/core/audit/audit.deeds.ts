import type { DeedWords } from './audit.words.ts'

/** What the audit log says of what is done here. */
export const auditDeeds: DeedWords = {
  topics: {
    audit: 'Riwayat',
  },
  words: {
    'audit.downloaded': 'mengunduh',
  },
  fields: {
    rows: 'Baris',
  },
}
