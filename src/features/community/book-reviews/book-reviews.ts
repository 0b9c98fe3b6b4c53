import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { invalidField, notFound } from '../../../shared/failure.ts'
import { slugOf } from '../../../shared/slug.ts'
import { record } from '../../core/audit/audit.ts'
import { readRatings, setAside } from '../voices/voices.ts'
import type { ManagedBook, ManagedQuery, WrittenBook } from './book-reviews.contract.ts'
import { ratingText } from './book-reviews.rules.ts'
import * as store from './book-reviews.store.ts'

const managedOf = (row: store.BookRow, timeZone: string, reviewsText: string): ManagedBook => {
  const { id, slug, updatedAt, ...written } = row
  return { id, slug, reviewsText, changedText: momentText(updatedAt, timeZone), written }
}

/** What editors see: hidden ones as well. */
export async function listManaged(
  { tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>,
  query: ManagedQuery,
): Promise<Paged<ManagedBook>> {
  const found = await store.listRows(tx, query)
  const ratings = await readRatings(
    tx,
    found.items.map(({ id }) => id),
  )
  const items = found.items.map(row =>
    managedOf(row, tenant.timeZone, ratingText(ratings.find(({ bookId }) => bookId === row.id))),
  )
  return { ...found, items }
}

export async function addBook(context: CallContext, given: WrittenBook): Promise<ManagedBook> {
  const id = await store.insertBook(context.tx, given, { slug: slugOf(given.title), at: context.clock.now() })
  if (id === undefined) throw invalidField('title', 'Judul ini sudah ada')
  return written(context, id, 'book.added')
}

/** The address stays, since others may link to it. */
export async function changeBook(context: CallContext, id: number, given: WrittenBook): Promise<ManagedBook> {
  const before = await store.findRow(context.tx, id)
  if (!before) throw notFound('Buku')
  await store.updateBook(context.tx, id, given, context.clock.now())
  if (given.isShown !== before.isShown) await setAside(context.tx, id, !given.isShown)
  return written(context, id, 'book.changed', before)
}

async function written(
  context: CallContext,
  id: number,
  action: `book.${string}`,
  before?: store.BookRow,
): Promise<ManagedBook> {
  const { tx, tenant } = context
  const after = await store.findRow(tx, id)
  if (!after) throw notFound('Buku')
  const told = ({ title, author, summary }: store.BookRow) => ({ title, author, summary })
  await record(context, {
    action,
    object: { type: 'book', id, name: after.title },
    before: before && told(before),
    after: told(after),
  })
  await notifyPurge(tx, tenant.id, ['book-reviews'])
  const [found] = await readRatings(tx, [id])
  return managedOf(after, tenant.timeZone, ratingText(found))
}
