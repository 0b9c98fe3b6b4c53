import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const importsDeeds: DeedWords = {
  topics: { import: 'Impor' },
  words: { 'import.asked': 'mengimpor isi dari berkas' },
  topicFields: { import: { becomes: 'Menjadi', isDraft: 'Sebagai draf' } },
}
