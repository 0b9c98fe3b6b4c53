import type { Kind } from '../../../platform/http/access.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import type { DraftKind } from '../../core/publishing/publishing.ts'
import { notify } from '../../membership/notifications/notifications.ts'
import { reviewKind, waitingKind } from './reviews.rules.ts'
import { listReviewers } from './reviews.store.ts'

/** A thing that is reviewed, as far as people are told of it. */
export interface ReviewNotice {
  kind: DraftKind
  id: string
  title: string
}

type Reviewed = NonNullable<Awaited<ReturnType<NonNullable<DraftKind['review']>['of']>>>

const linkOf = ({ kind, id }: ReviewNotice) => kind.hrefOf?.(id) ?? to.administration()

/** Whoever may decide about it, but for whoever asks. */
export async function tellReviewers(
  context: CallContext,
  told: ReviewNotice,
  reviewed: Reviewed,
): Promise<void> {
  const { kind, title } = told
  const { membershipId, name } = memberOf(context.viewer)
  const grants = Object.entries(kind.review?.access.grants ?? {})
  const kinds = grants.flatMap(([who, grant]) => (who === 'visitor' || grant === 'none' ? [] : [Number(who)]))
  for (const one of await listReviewers(context.tx, kinds)) {
    // a column of the matrix: nothing else is kept of kinds
    const reviewer = { ...one, kind: one.kind as Kind }
    if (one.membershipId === membershipId || !reviewed.mayReview(reviewer)) continue
    await notify(context, {
      to: one.membershipId,
      kind: waitingKind.kind,
      title: `Menunggu tinjauan: ${title}`,
      words: `${name} mengirim ${kind.what.toLowerCase()} ini untuk ditinjau.`,
      link: linkOf(told),
      linkLabel: 'Tinjau',
      reason: 'review.asked',
    })
  }
}

/** Whoever wrote it, what was decided. */
export async function tellWriter(
  context: CallContext,
  told: ReviewNotice,
  { to, isApproved, note }: { to: number | null; isApproved: boolean; note: string },
): Promise<void> {
  // whoever decides about their own knows it
  if (to === null || to === memberOf(context.viewer).membershipId) return
  const { kind, title } = told
  await notify(context, {
    to,
    kind: reviewKind.kind,
    title: isApproved ? `${kind.what} Anda terbit: ${title}` : `Perlu diperbaiki: ${title}`,
    words: note || 'Tinjauannya selesai, dan kini dapat dilihat di situs.',
    link: linkOf(told),
    linkLabel: 'Buka',
    reason: isApproved ? 'review.approved' : 'review.needs_fix',
  })
}
