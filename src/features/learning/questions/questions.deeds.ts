import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const questionsDeeds: DeedWords = {
  topics: { question: 'Soal' },
  words: {
    'question.add': 'menambah soal',
    'question.change': 'mengubah soal',
    'question.remove': 'menghapus soal',
    'question.restored': 'mengembalikan soal yang dihapus:',
  },
  states: { ready: 'siap dipakai', retired: 'tidak dipakai lagi' },
}
