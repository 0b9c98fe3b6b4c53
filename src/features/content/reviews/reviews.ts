import type { CallContext } from '../../../platform/http/endpoint.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { momentText } from '../../../shared/dates.ts'
import { conflict, forbidden, invalid, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  admittedTo,
  changesBetween,
  type DraftKind,
  type Hand,
  handOf,
  hold,
  type Opened,
  opened,
  publish,
  savedValue,
} from '../../core/publishing/publishing.ts'
import { addRemark, listRemarks, reopenRemark, resolveRemark } from './remarks.store.ts'
import { type ReviewNotice, tellReviewers, tellWriter } from './review-notices.ts'
import type { NewRemark, ReviewAnswer, ReviewStep } from './reviews.contract.ts'
import { decisionWords, mostRemarks } from './reviews.rules.ts'
import { addStep, endStanding, findStanding, listSteps, writeStanding } from './reviews.store.ts'

export { reviewStep } from './reviews.contract.ts'

/** One thing of a kind of draft. */
interface Named {
  kind: string
  id: string
}

type Touch = Parameters<typeof admittedTo>[2]

/** The kind and whose it is, where whoever asks may touch it so; 404 where it is not reviewed at all. */
async function reached(context: CallContext, named: Named, touch: Touch) {
  const kind = await admittedTo(context, named, touch)
  const reviewed = await kind.review?.of(context, named.id)
  if (!reviewed) throw notFound(kind.what)
  return { kind, reviewed, mayDecide: reviewed.mayReview(memberOf(context.viewer)) }
}

/** How it stands with its reviewers. */
export async function reviewOf(context: CallContext, named: Named): Promise<ReviewAnswer> {
  const { kind, mayDecide } = await reached(context, named, 'read')
  const { tx, tenant } = context
  const now = await opened(context, kind, named.id)
  const { id } = now.thing
  const standing = await findStanding(tx, kind.kind, id)
  const sent = standing && (await savedValue(context, kind, id, standing.rev))
  const steps = await listSteps(tx, kind.kind, id)
  const remarks = await listRemarks(tx, kind.kind, id)
  const at = (moment: Date) => momentText(moment, tenant.timeZone)
  return {
    state: standing?.state ?? null,
    changed: sent ? changesBetween(kind, sent, now.value).map(({ words }) => words) : [],
    steps: steps.map(one => ({
      number: one.number,
      decision: one.decision,
      words: decisionWords[one.decision],
      note: one.note,
      by: one.by ?? 'Anggota terhapus',
      at: at(one.at),
    })),
    remarks: remarks.map(({ number, block, quote, words, by, at: moment, resolvedAt, resolvedBy }) => ({
      number,
      block,
      quote,
      words,
      by: by ?? 'Anggota terhapus',
      at: at(moment),
      resolvedBy: resolvedAt === null ? null : (resolvedBy ?? 'Anggota terhapus'),
    })),
    mayDecide,
  }
}

/** A step: its writer asks or takes it back, a reviewer approves, which publishes it, or sends it back with a reason. */
export async function decide(context: CallContext, named: Named, step: ReviewStep): Promise<ReviewAnswer> {
  const { decision, rev } = step
  const note = step.note.trim()
  const { tx, clock } = context
  const isByWriter = decision === 'asked' || decision === 'recalled'
  const { kind, reviewed, mayDecide } = await reached(context, named, isByWriter ? 'write' : 'read')
  if (!isByWriter && !mayDecide) throw forbidden('Anda tidak dapat meninjau ini')
  if (decision === 'needs_fix' && note === '') throw invalidField('note', 'Tulis apa yang perlu diperbaiki')
  // approving publishes: nobody approves what they have not seen
  if (decision === 'approved' && rev === undefined)
    throw invalidField('rev', 'Sebutkan simpanan yang Anda baca', 'required')
  const hand = handOf(context)
  const now = await hold(hand, kind, named.id)
  const { id } = now.thing
  const standing = await findStanding(tx, kind.kind, id)
  if (decision !== 'asked' && standing?.state !== 'asked')
    throw conflict(`${kind.what} ini tidak sedang menunggu tinjauan`)
  assertSeen(kind, now, rev)
  if (decision === 'asked') await assertReady(hand, kind, now)
  const by = memberOf(context.viewer).membershipId
  await addStep(tx, kind.kind, id, { rev: now.rev, decision, note, by, at: clock.now() })
  const told: ReviewNotice = { kind, id, title: titleOf(now) }
  await record(context, {
    action: `review.${decision}`,
    object: { type: kind.kind, id, name: told.title },
    ...(note === '' ? {} : { before: {}, after: { note } }),
  })
  if (decision === 'asked' || decision === 'needs_fix')
    await writeStanding(tx, kind.kind, id, { state: decision, rev: now.rev, by, at: clock.now() })
  if (decision === 'approved') await publish(hand, kind, id, { rev: now.rev })
  // also where there was nothing left to publish: what was changed has been taken back meanwhile
  if (decision === 'recalled' || decision === 'approved') await endStanding(tx, kind.kind, id)
  // whoever sends a newer one has told them already
  if (decision === 'asked' && standing?.state !== 'asked') await tellReviewers(context, told, reviewed)
  if (!isByWriter)
    await tellWriter(context, told, {
      to: standing?.askedBy ?? reviewed.ownerId,
      isApproved: decision === 'approved',
      note,
    })
  return reviewOf(context, named)
}

const titleOf = ({ value, thing }: Opened) =>
  [value.title, value.name].find((one): one is string => typeof one === 'string' && one.trim() !== '') ??
  thing.label

function assertSeen({ what }: DraftKind, now: Opened, rev: number | undefined): void {
  if (rev === undefined || rev === now.rev) return
  const failure = conflict(`${what} ini berubah sejak Anda membukanya. Periksa perubahannya, lalu ulangi.`)
  failure.data = { rev: now.rev }
  throw failure
}

/** What could not be published is not asked to be. */
async function assertReady(hand: Hand, kind: DraftKind, { value, thing, isDraft }: Opened): Promise<void> {
  if (thing.published && !isDraft) throw conflict('Tidak ada perubahan untuk ditinjau')
  const strict = kind.publication.safeParse(value)
  if (!strict.success) throw invalid(fieldErrors(strict.error, value))
  await kind.check?.(hand, strict.data, thing)
}

/** A remark on a place of it: the text itself is not touched. */
export async function remark(
  context: CallContext,
  named: Named,
  { rev, block, quote, words }: NewRemark,
): Promise<ReviewAnswer> {
  const { tx, clock } = context
  const { kind } = await reached(context, named, 'read')
  const now = await hold(handOf(context), kind, named.id)
  const { id } = now.thing
  if ((await listRemarks(tx, kind.kind, id)).length >= mostRemarks)
    throw conflict(`Paling banyak ${mostRemarks} catatan untuk satu ${kind.what.toLowerCase()}`)
  const by = memberOf(context.viewer).membershipId
  await addRemark(tx, kind.kind, id, { rev, block, quote, words, by, at: clock.now() })
  await record(context, {
    action: 'review.remarked',
    object: { type: kind.kind, id, name: titleOf(now) },
  })
  return reviewOf(context, named)
}

/** One remark is done, or is open again. Whoever may write or review it says so. */
export async function settle(
  context: CallContext,
  { number, ...named }: Named & { number: number },
  isDone: boolean,
): Promise<ReviewAnswer> {
  const { tx, clock } = context
  const { kind } = await reached(context, named, 'read')
  const now = await opened(context, kind, named.id)
  const place = { kind: kind.kind, id: now.thing.id, number }
  const by = memberOf(context.viewer).membershipId
  const isThere = isDone ? await resolveRemark(tx, place, by, clock.now()) : await reopenRemark(tx, place)
  if (!isThere) throw notFound('Catatan')
  await record(context, {
    action: isDone ? 'review.resolved' : 'review.reopened',
    object: { type: kind.kind, id: place.id, name: titleOf(now) },
  })
  return reviewOf(context, named)
}
