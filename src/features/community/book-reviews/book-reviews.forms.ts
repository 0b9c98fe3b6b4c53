import { parsed } from '../../../platform/http/field-errors.ts'
import type { PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { assertUnhurried, type SendingDeps, sendVoice } from '../voices/voices.ts'
import { newReview } from './book-reviews.contract.ts'
import { bookPage } from './book-reviews.loads.ts'
import { findBook } from './book-reviews.store.ts'

/** The form on a book's page. */
export const reviewForms = (house: SendingDeps): PageForm[] => [
  {
    path: routes['Buku-slug'],
    access: permissions.readPublic,
    limit: { tokens: 30, seconds: 600 },
    async submit(context, fields) {
      const book = await findBook(context.tx, context.params.slug ?? '')
      if (!book) return { redirect: to.books() }
      const { stamp = '', website = '', ...rest } = fields
      const told = parsed(newReview, rest)
      assertUnhurried(context, house.secrets, stamp)
      await sendVoice(context, house, {
        kind: 'book_review',
        source: 'form',
        book,
        isTrapped: website !== '',
        ...told,
      })
      return (await bookPage(context, house.secrets, { isSent: true })) ?? { redirect: to.books() }
    },
    again: (context, fields, problem) => bookPage(context, house.secrets, { values: fields, problem }),
  },
]
