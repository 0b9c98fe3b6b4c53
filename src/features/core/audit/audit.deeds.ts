import type { DeedWords } from './deed-words.ts'

/** What the audit log says of what is done here. */
export const auditDeeds: DeedWords = {
  topics: {
    audit: 'Riwayat',
    access: 'Penolakan',
    list: 'Daftar',
  },
  words: {
    'audit.downloaded': 'mengunduh',
    'list.downloaded': 'mengunduh daftar',
    'access.denied': 'ditolak karena tidak berwenang:',
    'access.foreign': 'ditolak karena menyebut situs lain:',
  },
  fields: {
    rows: 'Baris',
  },
}
