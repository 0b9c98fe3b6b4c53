import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { describe } from '../../../shared/html-text.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage, type PageAnswer } from '../../../shared/page.ts'
import { choicesOf, listPage, trail } from '../../../ui/lists.ts'
import { listShown, paragraphsOf, readRatings, stampOf, stars, starsText } from '../voices/voices.ts'
import { bookListQuery, newReview } from './book-reviews.contract.ts'
import { leastForMean, ratingText } from './book-reviews.rules.ts'
import { findBook, listBooks } from './book-reviews.store.ts'

const title = 'Buku'
const lead = 'Bacaan pilihan, dengan ulasan dari pembacanya.'
const shelf = { label: title, href: to.books() }
const labelOf = labelsOf(newReview)
const shownReviews = 50

export const loadBooks: PublicPageLoad = askedPage(bookListQuery, async ({ tx }, query) => {
  const found = readJson(await listBooks(tx, query))
  const ratings = await readRatings(
    tx,
    found.items.map(({ id }) => id),
  )
  return listPage('book-reviews.list', {
    path: to.books(),
    title,
    lead,
    query,
    found,
    card: book => ({
      href: to.book(book),
      title: book.title,
      eyebrow: book.author,
      summary: book.summary,
      facts: [
        { icon: 'book' as const, text: ratingText(ratings.find(({ bookId }) => bookId === book.id)) },
        ...(book.year === null ? [] : [{ icon: 'calendar' as const, text: String(book.year) }]),
      ],
    }),
    search: 'Cari judul atau penulis',
    empty: {
      title: 'Belum ada buku',
      text: 'Buku yang bisa diulas tampil di sini begitu ditambahkan.',
      action: { label: 'Ke beranda', href: to.home() },
    },
    tags: ['book-reviews'],
    data: (list, tools) => ({ ...list, ...tools }),
  })
})

/** A book, what readers say of it, and the form; or what came of it. */
export async function bookPage(
  context: PageContext,
  secrets: Secrets,
  { isSent = false, ...typed }: TypedForm & { isSent?: boolean } = {},
): Promise<PageAnswer<'book-reviews.book'> | undefined> {
  const { tx, tenant } = context
  const book = await findBook(tx, context.params.slug ?? '')
  if (!book) return undefined
  const [rated] = await readRatings(tx, [book.id])
  const asked = { kind: 'book_review', bookId: book.id, page: 1, pageSize: shownReviews } as const
  const found = readJson(await listShown(tx, asked))
  const about = [book.publisher, book.year === null ? '' : String(book.year)].filter(Boolean).join(', ')
  return detailPage(
    'book-reviews.book',
    {
      heading: { eyebrow: book.author, title: book.title },
      crumbs: trail(shelf, { label: book.title }),
      facts: [
        { icon: 'book', text: ratingText(rated) },
        ...(about ? [{ icon: 'calendar' as const, text: about }] : []),
      ],
      paragraphs: paragraphsOf(book.summary),
      reviews: found.items.map(({ id, name, rating, content, createdAt }) => ({
        id,
        name,
        stars: starsText(rating ?? 1),
        starsText: `${rating} dari 5 bintang`,
        at: new Date(createdAt).toISOString(),
        atText: mediumDate(new Date(createdAt), tenant.timeZone),
        paragraphs: paragraphsOf(content),
      })),
      further: found.totalItems - found.items.length,
      path: to.book(book),
      ...shownForm(labelOf, typed),
      stamp: stampOf(context, secrets),
      stars: choicesOf(stars).toReversed(),
      sent: isSent,
    },
    {
      head: {
        title: `${book.title}, ${book.author}`,
        description: describe(book.summary || lead),
        jsonLd: [
          {
            '@type': 'Book',
            name: book.title,
            author: { '@type': 'Person', name: book.author },
            ...(rated && rated.count >= leastForMean
              ? {
                  aggregateRating: {
                    '@type': 'AggregateRating',
                    ratingValue: Math.round(rated.mean * 10) / 10,
                    ratingCount: rated.count,
                  },
                }
              : {}),
          },
        ],
      },
      canonical: to.book(book),
      tags: ['book-reviews'],
    },
  )
}

export const loadBook = (secrets: Secrets): PublicPageLoad => ({
  query: [],
  load: context => bookPage(context, secrets),
})
