import { fieldsOf } from '../../../platform/http/fields.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type ManagedBook, type ManagedQuery, managedQuery, writtenBook } from './book-reviews.contract.ts'
import { bookState } from './book-reviews.rules.ts'
import { listManaged } from './book-reviews.ts'

const fields = fieldsOf(writtenBook)

/** Where editors write what may be reviewed. */
export const managedBooks = officeList<'book-reviews.manage', ManagedQuery, ManagedBook>(
  { page: 'book-reviews.manage', path: routes['Kelola-Buku'], access: permissions.manageBooks },
  { title: 'Buku', description: 'Buku yang bisa diulas pengunjung.', search: 'Cari judul atau penulis' },
  {
    query: managedQuery,
    list: listManaged,
    data: list => ({ list, fields }),
    calls: {
      path: '/v1/books/all',
      columns: [
        ['Judul', ({ written }) => written.title],
        ['Penulis', ({ written }) => written.author],
        ['Penerbit', ({ written }) => written.publisher],
        ['Tahun', ({ written }) => (written.year === null ? '' : String(written.year))],
        ['Ulasan', ({ reviewsText }) => reviewsText],
        ['Status', ({ written }) => bookState(written.isShown).label],
      ],
    },
  },
)
