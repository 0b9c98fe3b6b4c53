import { servedTable, type TablePart } from '../../../platform/postgrest/table.ts'
import { invalidField } from '../../../shared/failure.ts'
import { type SendingDeps, sendVoice } from '../voices/voices.ts'
import { sentReview } from './book-reviews.contract.ts'
import { findBook } from './book-reviews.store.ts'

/** What programs read and write of book reviews. */
export const bookReviewsTables = (house: SendingDeps): TablePart => ({
  book_reviews: servedTable({
    view: 'rest_book_reviews',
    columns: {
      id: 'int',
      created_at: 'moment',
      book_slug: 'text',
      name: 'text',
      rating: 'int',
      content: 'text',
    },
    embeds: {
      books: {
        view: 'rest_books',
        columns: {
          slug: 'text',
          title: 'text',
          author: 'text',
          publisher: 'text',
          year: 'int',
          summary: 'text',
        },
        key: 'id',
        of: 'book_id',
        isMany: false,
      },
    },
    takes: sentReview,
    async insert(context, { book_slug: slug, ...given }) {
      const book = await findBook(context.tx, slug)
      if (!book) throw invalidField('book_slug', 'Buku ini tidak ada')
      return sendVoice(context, house, {
        kind: 'book_review',
        source: 'program',
        book,
        ...given,
      })
    },
  }),
})
