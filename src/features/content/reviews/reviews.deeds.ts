import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of reviews, whatever was reviewed. */
export const reviewsDeeds: DeedWords = {
  topics: { review: 'Tinjauan' },
  words: {
    'review.asked': 'mengirim untuk ditinjau:',
    'review.recalled': 'menarik kembali dari tinjauan:',
    'review.approved': 'menyetujui',
    'review.needs_fix': 'meminta perbaikan',
    'review.remarked': 'memberi catatan pada',
    'review.resolved': 'menyelesaikan catatan pada',
    'review.reopened': 'membuka lagi catatan pada',
  },
  topicFields: { review: { note: 'Catatan' } },
}
