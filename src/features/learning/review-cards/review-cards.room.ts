import { room } from '../../../platform/room.ts'
import { reviewCardsApi } from './review-cards.api.ts'
import { loadReview } from './review-cards.loads.ts'
import { reviewDesks } from './review-cards.office.ts'
import { reviewCardsPersonal } from './review-cards.personal.ts'

/** What somebody got wrong comes back until it is known. */
export const reviewCardsRoom = room(() => ({
  name: 'review-cards',
  pages: { 'Belajar-Ulasan': loadReview },
  calls: reviewCardsApi,
  desks: reviewDesks,
  personal: [reviewCardsPersonal],
  office: {
    own: [{ place: 6, label: 'Ulasan', page: 'Belajar-Ulasan', icon: 'refresh' }],
  },
}))
