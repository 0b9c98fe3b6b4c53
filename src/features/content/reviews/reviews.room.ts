import { room } from '../../../platform/room.ts'
import type { LinkDeps } from './dead-links.ts'
import { reviewQueue } from './review-queue.loads.ts'
import { reviewsApi } from './reviews.api.ts'
import { reviewsDeeds } from './reviews.deeds.ts'
import { reviewsOverview } from './reviews.office.ts'
import { reviewsPersonal } from './reviews.personal.ts'
import { reviewKind, waitingKind } from './reviews.rules.ts'
import { endStanding } from './reviews.store.ts'

/** Reviews of whatever is written as a draft; what is reviewed by whom say the kinds of drafts. */
export const reviewsRoom = room((house: LinkDeps) => ({
  name: 'reviews',
  pages: { 'Kelola-Tinjauan': reviewQueue.load },
  calls: reviewsApi(house),
  notificationKinds: [reviewKind, waitingKind],
  deeds: reviewsDeeds,
  personal: [reviewsPersonal],
  overview: reviewsOverview,
  afterPublishing: ({ tx }, { kind }, id) => endStanding(tx, kind, id),
  office: {
    sections: [
      {
        group: 'content',
        place: 62,
        label: 'Tinjauan',
        page: 'Kelola-Tinjauan',
        icon: 'list-checks',
        permission: 'reviewPosts',
      },
    ],
  },
}))
