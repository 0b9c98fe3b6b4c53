import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import type { SendingDeps } from '../voices/voices.ts'
import { bookReviewsApi } from './book-reviews.api.ts'
import { bookReviewsDeeds } from './book-reviews.deeds.ts'
import { booksSitemap } from './book-reviews.feeds.ts'
import { reviewForms } from './book-reviews.forms.ts'
import { loadBook, loadBooks } from './book-reviews.loads.ts'
import { booksSearch } from './book-reviews.search.ts'
import { bookReviewsTables } from './book-reviews.tables.ts'
import { managedBooks } from './book-reviews-office.loads.ts'

export const bookReviewsRoom = room((house: SendingDeps) => ({
  name: 'book-reviews',
  pages: { Buku: loadBooks, 'Buku-slug': loadBook(house.secrets), 'Kelola-Buku': managedBooks.load },
  calls: [...bookReviewsApi, ...managedBooks.calls],
  forms: reviewForms(house),
  search: booksSearch,
  sitemaps: [booksSitemap],
  intros: { [routes.Buku]: { label: 'Buku', place: 276 } },
  deeds: bookReviewsDeeds,
  office: {
    sections: [
      {
        group: 'activities',
        place: 63,
        label: 'Buku',
        page: 'Kelola-Buku',
        icon: 'book-open',
        permission: 'manageBooks',
      },
    ],
  },
  tables: bookReviewsTables(house),
}))
