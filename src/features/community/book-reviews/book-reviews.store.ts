import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { ManagedQuery, WrittenBook } from './book-reviews.contract.ts'

export interface BookItem {
  id: number
  slug: string
  title: string
  author: string
  publisher: string
  year: number | null
  summary: string
}

const columns = 'b.id, b.slug, b.title, b.author, b.publisher, b.year, b.summary'

const list = statement(
  'book-reviews.list',
  pageOf({
    select: columns,
    from: `books b where b.is_shown
      and (:search?::text is null or concat_ws(' ', b.title, b.author) ilike '%' || :search || '%')`,
    orderBy: 'b.created_at desc, b.id desc',
  }),
)

/** Books that are shown, the newest first. */
export const listBooks = (
  tx: Tx,
  { search, ...asked }: { search?: string | undefined; page: number; pageSize: number },
): Promise<Json<Paged<BookItem>>> =>
  tx.json(list, { search: search ? likeText(search) : null, ...pageValues(asked) })

const bySlug = statement(
  'book-reviews.bySlug',
  `select ${columns} from books b where b.is_shown and b.slug = :slug`,
)
export const findBook = (tx: Tx, slug: string) => tx.find(bySlug, { slug })

const managed = `${columns}, b.is_shown as "isShown", b.updated_at as "updatedAt"`
const byId = statement('book-reviews.byId', `select ${managed} from books b where b.id = :id`)
export type BookRow = RowOf<'book-reviews.byId'>
export const findRow = (tx: Tx, id: number) => tx.find(byId, { id })

const matching = `from books b
  where :search?::text is null or concat_ws(' ', b.title, b.author) ilike '%' || :search || '%'`
const all = statement(
  'book-reviews.all',
  `select ${managed} ${matching} order by b.updated_at desc, b.id desc limit :limit offset :offset`,
)
const count = statement('book-reviews.count', `select count(*)::int as "total!" ${matching}`)

export async function listRows(tx: Tx, query: ManagedQuery): Promise<Paged<BookRow>> {
  const filter = { search: query.search ? likeText(query.search) : null }
  const rows = await tx.rows(all, { ...filter, ...pageValues(query) })
  const counted = await tx.find(count, filter)
  return paged(rows, counted?.total ?? 0, query)
}

const valuesOf = ({ isShown, ...given }: WrittenBook, at: Date) => ({
  ...given,
  is_shown: isShown,
  updated_at: at,
})

/** undefined: the slug is taken */
export async function insertBook(
  tx: Tx,
  given: WrittenBook,
  { slug, at }: { slug: string; at: Date },
): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('books')
    .values({ ...valuesOf(given, at), slug, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateBook(tx: Tx, id: number, given: WrittenBook, at: Date): Promise<void> {
  await tx.db.updateTable('books').set(valuesOf(given, at)).where('id', '=', id).execute()
}
