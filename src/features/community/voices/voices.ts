import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { changedMeanwhile, conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { notify } from '../../membership/notifications/notifications.ts'
import { itemOf } from './voice-item.ts'
import type { ProgressStep, VoiceDecision, VoiceItem, VoiceQuery } from './voices.contract.ts'
import { mayBecome, placeOf, progresses, tagOf, voiceKind, voiceKinds } from './voices.rules.ts'
import * as store from './voices.store.ts'

export type { ShownVoice } from './shown-voices.store.ts'
export { addSupport, findAspiration, listShown, readRatings } from './shown-voices.store.ts'
export {
  assertUnhurried,
  type SendingDeps,
  sendVoice,
  stampOf,
  supporterOf,
} from './voice-sending.ts'
export { optionalRating, rating, voiceContent, voiceName } from './voices.contract.ts'
export {
  categories,
  consentText,
  consentVersion,
  paragraphsOf,
  progresses,
  stars,
  starsText,
} from './voices.rules.ts'
export { setAside } from './voices.store.ts'

/** What visitors said, as moderators see it. */
export async function listVoices(
  { tx, tenant }: Pick<InTenant, 'tx' | 'tenant'>,
  query: VoiceQuery,
): Promise<Paged<VoiceItem>> {
  const { rows, total } = await store.listRows(tx, query)
  return paged(
    rows.map(row => itemOf(row, tenant.timeZone)),
    total,
    query,
  )
}

async function getRow({ tx }: Pick<CallContext, 'tx'>, id: number): Promise<store.VoiceRow> {
  const row = await store.findRow(tx, id)
  if (!row) throw notFound('Suara')
  return row
}

/** What follows every change: the log hears of it, and pages that show it are made anew. */
async function changed(
  context: CallContext,
  before: store.VoiceRow,
  told: { action: `voice.${string}`; before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<VoiceItem> {
  const { tx, tenant } = context
  await record(context, {
    ...told,
    object: { type: 'voice', id: before.id, name: `${voiceKinds[before.kind]} dari ${before.name}` },
  })
  await notifyPurge(tx, tenant.id, [tagOf[before.kind]])
  return itemOf(await getRow(context, before.id), tenant.timeZone)
}

/** Published, refused, hidden, or back into the queue; each is a step that stays. */
export async function decideVoice(
  context: CallContext,
  id: number,
  { decision, reason }: VoiceDecision,
): Promise<VoiceItem> {
  const { tx, clock, viewer } = context
  const row = await getRow(context, id)
  if (!mayBecome(row.state, decision)) throw conflict('Keputusan itu tidak cocok dengan statusnya sekarang')
  const at = clock.now()
  if (!(await store.changeState(tx, { id, from: row.state, to: decision, at })))
    throw changedMeanwhile('Suara ini')
  const { membershipId, name } = memberOf(viewer)
  const said = { what: 'state', was: row.state, became: decision, reason } as const
  await store.addStep(tx, { ...said, voiceId: id, membershipId, byName: name, at })
  if (decision === 'published' || decision === 'rejected') await tellSpeaker(context, row, decision, reason)
  return changed(context, row, {
    action: `voice.${decision}`,
    before: { state: row.state },
    after: { state: decision },
  })
}

/** Who spoke as a member hears what became of it; who did not left an address for questions only. */
async function tellSpeaker(
  context: CallContext,
  { id, kind }: store.VoiceRow,
  decision: 'published' | 'rejected',
  reason: string,
): Promise<void> {
  const speaker = await store.findSpeaker(context.tx, id)
  if (!speaker) return
  const what = voiceKinds[kind]
  await notify(context, {
    to: speaker.membershipId,
    kind: voiceKind.kind,
    title: decision === 'published' ? `${what} Anda ditampilkan` : `${what} Anda tidak ditampilkan`,
    words:
      decision === 'published' ? 'Terima kasih sudah berbagi. Pengunjung kini dapat membacanya.' : reason,
    link: placeOf[kind],
    reason: `voice.${decision}`,
  })
}

/** How far an aspiration has come; why it cannot be is said to everybody. */
export async function moveAspiration(
  context: CallContext,
  id: number,
  { progress, reason }: ProgressStep,
): Promise<VoiceItem> {
  const { tx, clock, viewer } = context
  const row = await getRow(context, id)
  if (row.kind !== 'aspiration' || row.progress === null)
    throw conflict('Hanya aspirasi yang punya tahap pengerjaan')
  if (row.progress === progress) throw conflict(`Sudah ${progresses[progress].label.toLowerCase()}`)
  if (progress === 'declined' && reason.length < 10)
    throw invalidField('reason', 'Beri tahu alasannya, minimal 10 karakter')
  const at = clock.now()
  if (!(await store.changeProgress(tx, { id, from: row.progress, to: progress, at })))
    throw changedMeanwhile('Aspirasi ini')
  const { membershipId, name } = memberOf(viewer)
  const said = { what: 'progress', was: row.progress, became: progress, reason } as const
  await store.addStep(tx, { ...said, voiceId: id, membershipId, byName: name, at })
  return changed(context, row, {
    action: 'voice.moved',
    before: { progress: row.progress },
    after: { progress },
  })
}

/** An official word on an aspiration, for everybody to read. */
export async function replyTo(context: CallContext, id: number, content: string): Promise<VoiceItem> {
  const { tx, clock, viewer } = context
  const row = await getRow(context, id)
  if (row.kind !== 'aspiration') throw conflict('Hanya aspirasi yang dijawab')
  const { membershipId, name } = memberOf(viewer)
  await store.addReply(tx, { voiceId: id, content, membershipId, byName: name, at: clock.now() })
  return changed(context, row, { action: 'voice.replied' })
}
