import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { forgetReviewer, listSaid } from './reviews.personal.store.ts'

/** What somebody decided and remarked: with the erasure the words stay with the text, and the name goes. */
export const reviewsPersonal: PersonalPart = {
  place: 117,
  tables: ['reviews', 'review_standings', 'remarks'],
  copy: async ({ tx, membershipId }) => ({ reviews: readJson(await listSaid(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => forgetReviewer(tx, membershipId),
}
