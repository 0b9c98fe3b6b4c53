import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const quizzesDeeds: DeedWords = {
  topics: { quiz: 'Kuis', quiz_attempt: 'Percobaan kuis' },
  words: {
    'quiz.change': 'mengubah kuis',
    'quiz.release': 'merilis nilai kuis',
    'quiz.count_late': 'menghitung jawaban kuis yang terlambat',
    'quiz.regrade': 'menilai ulang sebuah soal',
    'quiz.accommodate': 'memberi kelonggaran kuis',
  },
}
