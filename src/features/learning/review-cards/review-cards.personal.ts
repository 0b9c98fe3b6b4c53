import type { PersonalPart } from '../../../platform/personal-part.ts'
import { readJson } from '../../../shared/json.ts'
import { cardsDataOf, removeCardsOf } from './review-cards.personal.store.ts'

/** What somebody went over again, and when. */
export const reviewCardsPersonal: PersonalPart = {
  place: 58,
  tables: ['review_cards', 'review_logs'],
  copy: async ({ tx, membershipId }) => ({ reviewCards: readJson(await cardsDataOf(tx, membershipId)) }),
  erase: ({ tx, membershipId }) => removeCardsOf(tx, membershipId),
}
