import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const faqsDeeds: DeedWords = {
  topics: { faq: 'Pertanyaan asisten' },
  words: {
    'faq.created': 'menulis jawaban untuk pertanyaan',
    'faq.changed': 'mengubah jawaban untuk pertanyaan',
    'faq.removed': 'menghapus pertanyaan',
    'faq.restored': 'mengembalikan pertanyaan yang dihapus:',
  },
}
