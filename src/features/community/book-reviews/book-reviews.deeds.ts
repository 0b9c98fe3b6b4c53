import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const bookReviewsDeeds: DeedWords = {
  topics: { book: 'Buku' },
  words: { 'book.added': 'menambah buku', 'book.changed': 'mengubah buku' },
}
