import type { NotificationKind } from '../../membership/notifications/notifications.ts'

/** What is true of reviews, as data. */

export const decisions = ['asked', 'recalled', 'approved', 'needs_fix'] as const
export type Decision = (typeof decisions)[number]

/** Where something stands between its writer and its reviewers; neither, and no review is under way. */
export const standings = ['asked', 'needs_fix'] as const
export type ReviewState = (typeof standings)[number]

/** The steps of a review, as its history tells them. */
export const decisionWords = {
  asked: 'mengirim untuk ditinjau',
  recalled: 'menarik kembali',
  approved: 'menyetujui, lalu terbit',
  needs_fix: 'meminta perbaikan',
} as const satisfies Record<Decision, string>

export const standingWords = {
  asked: { label: 'Menunggu tinjauan', tone: 'blue' },
  needs_fix: { label: 'Perlu diperbaiki', tone: 'orange' },
} as const satisfies Record<ReviewState, { label: string; tone: string }>

/** of one thing, done or not */
export const mostRemarks = 500

/** What a writer is told. */
export const reviewKind: NotificationKind = {
  kind: 'review',
  place: 50,
  label: 'Tinjauan tulisan',
  about: 'Yang Anda tulis disetujui, atau perlu diperbaiki.',
  usual: { bell: true, mail: 'now' },
  permission: 'writePosts',
}

/** What reviewers are told. */
export const waitingKind: NotificationKind = {
  kind: 'review_waiting',
  place: 51,
  label: 'Menunggu tinjauan Anda',
  about: 'Ada yang mengirim tulisan, kelas, atau profil untuk ditinjau.',
  usual: { bell: true, mail: 'digest' },
  permission: 'reviewPosts',
}
