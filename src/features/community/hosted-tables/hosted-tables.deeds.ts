import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const hostedTablesDeeds: DeedWords = {
  topics: { table_key: 'Kunci tabel' },
  words: {
    'table_key.rotated': 'mengganti kunci tabel',
    'table_key.origins': 'mengubah situs yang boleh mengirim ke tabel',
  },
}
