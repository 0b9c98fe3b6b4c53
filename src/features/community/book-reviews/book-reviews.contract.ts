import { z } from 'zod'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import { listQuery, officeQuery, positiveId, searchText } from '../../../platform/http/query.ts'
import type { FormField } from '../../../shared/form-field.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { Crumb, Fact, Heading } from '../../../ui/parts.tsx'
import { rating, voiceContent, voiceName } from '../voices/voices.ts'

export const bookListQuery = listQuery(12, { search: searchText.optional() })
export const managedQuery = officeQuery(20, { search: searchText.optional() })
export type ManagedQuery = z.output<typeof managedQuery>
export const idParameter = z.object({ id: positiveId })

/** What an editor writes of a book, and how its form says it. */
export const writtenBook = z.strictObject({
  title: lineOf(200, 2).meta({ label: 'Judul' }),
  author: lineOf(160, 2).meta({ label: 'Penulis' }),
  publisher: lineOf(160).default('').meta({ label: 'Penerbit' }),
  year: z
    .int('Tulis tahun, misalnya 2024')
    .min(1900, 'Paling lama tahun 1900')
    .max(2100, 'Paling baru tahun 2100')
    .nullable()
    .default(null)
    .meta({ label: 'Tahun terbit' }),
  summary: paragraphOf(2000).default('').meta({ label: 'Tentang buku', control: 'area', lines: 5 }),
  isShown: z.boolean().default(true).meta({ label: 'Tampilkan di situs' }),
})
export type WrittenBook = z.output<typeof writtenBook>

export const managedBook = z.object({
  id: z.int(),
  slug: z.string(),
  reviewsText: z.string(),
  changedText: z.string(),
  written: writtenBook,
})
export type ManagedBook = z.output<typeof managedBook>

/** a review as a form sends it, of the book at whose page it stands */
export const newReview = z.strictObject({
  name: voiceName,
  rating,
  content: voiceContent('Ulasan Anda'),
})

/** as a program sends it */
export const sentReview = newReview.extend({
  book_slug: lineOf(191, 1).meta({ label: 'Buku' }),
})

export interface BookPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  facts: Fact[]
  paragraphs: string[]
  reviews: {
    id: number
    name: string
    stars: string
    starsText: string
    at: string
    atText: string
    paragraphs: string[]
  }[]
  /** how many there are besides those shown */
  further: number
  path: string
  stamp: string
  stars: { value: string; label: string }[]
  sent: boolean
}

export interface ManageBooksPage {
  list: OfficeListData<ManagedBook>
  fields: FormField[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'book-reviews.list': ListPage & SearchableList
    'book-reviews.book': BookPage
    'book-reviews.manage': ManageBooksPage
  }
}
