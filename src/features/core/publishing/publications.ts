import { notifyPurge } from '../../../platform/db/channels.ts'
import { forgetUses, noteUses } from '../../../platform/files/file-uses.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { type Content, isSame, merge } from '../../../shared/draft-parts.ts'
import { conflict, invalid, notFound } from '../../../shared/failure.ts'
import type { DraftKind, Hand } from './draft-kinds.ts'
import { assertSeen, clash, close, setDraft, taken } from './drafts.ts'
import { type Opened, valueOfVersion } from './opened.ts'
import * as store from './publishing.store.ts'
import { forgetSchedules } from './schedules.store.ts'
import * as versions from './versions.store.ts'

export interface Publishing {
  /** the rev that is to be published; left out, whatever there is */
  rev?: number | undefined
  /** the published version the writer saw; left out, the one the draft began from */
  seen?: number | undefined
}

/** From now on visitors see the draft. */
export async function publish(
  hand: Hand,
  kind: DraftKind,
  id: string,
  { rev, seen }: Publishing = {},
): Promise<Opened> {
  const now = await taken(hand, kind, id)
  assertSeen(hand, kind, now, rev)
  await assertNotOvertaken(hand, kind, now, seen)
  const { published } = now.thing
  if (published && !now.isDraft) return now
  return release(hand, kind, now, now.value, 'published')
}

/** What others have published since stays, but where it is of the same parts: there the writer has to choose. */
async function assertNotOvertaken(hand: Hand, kind: DraftKind, now: Opened, seen: number | undefined) {
  const { id, published } = now.thing
  if (!published || seen === published.number) return
  const base = seen === undefined ? undefined : await valueOfVersion(hand, kind, id, seen)
  const differences =
    seen === undefined ? now.overtaken : merge(kind.shape, base, now.value, published.value).conflicts
  if (differences.length === 0) return
  const latest = await versions.findVersion(hand.tx, kind.kind, id, published.number)
  throw clash(kind, now, latest?.publishedBy ?? undefined, differences)
}

/** Writes a value where visitors read, and into the history, in one transaction with its purge and its line in the log. */
export async function release(
  hand: Hand,
  kind: DraftKind,
  now: Opened,
  value: Content,
  why: 'published' | 'scheduled',
): Promise<Opened> {
  const { tx, tenant } = hand
  const { thing } = now
  const strict = kind.publication.safeParse(value)
  if (!strict.success) throw invalid(fieldErrors(strict.error, value))
  await kind.check?.(hand, strict.data, thing)
  const whole = (await kind.completed?.(hand, thing, strict.data)) ?? strict.data
  await beginHistory(hand, kind, thing.id, thing.published)
  const number =
    Math.max(await versions.latestNumber(tx, kind.kind, thing.id), thing.published?.number ?? 0) + 1
  const stored = await kind.publish(hand, thing, whole, number)
  await noteUses(tx, { kind: kind.kind, id: thing.id, state: 'published' }, whole)
  await addVersion(hand, kind.kind, thing.id, { number, stored, why })
  await hand.log(kind.deed({ act: 'published', thing, before: thing.published?.value, after: whole, number }))
  await forgetSchedules(tx, kind.kind, thing.id, 'publish')
  await notifyPurge(tx, tenant.id, [...kind.tags])
  for (const tell of hand.partsOf('afterPublishing')) await tell(hand, kind, thing.id)
  const published = { value: whole, number, at: hand.clock.now() }
  const after: Opened = { ...now, thing: { ...thing, published } }
  // the draft may have gone on since this was planned
  if (now.isDraft && !isSame(now.value, value)) return setDraft(hand, kind, after, now.value, '')
  return close(hand, kind, after, { act: 'published', value: whole })
}

/** A history begins with what stood before it. */
export async function beginHistory(
  { tx }: Pick<Hand, 'tx'>,
  kind: Pick<DraftKind, 'kind'>,
  id: string,
  published: { value: unknown; number: number; at: Date } | undefined,
): Promise<void> {
  if (!published || (await versions.latestNumber(tx, kind.kind, id)) >= published.number) return
  const sha256 = await store.keepContent(tx, published.value)
  const { number, at } = published
  await versions.insertVersion(tx, kind.kind, id, { number, sha256, why: 'before', by: null, at })
}

interface Added {
  number: number
  stored: unknown
  why: versions.Why
}

/** A version of a thing that its room has published itself, or that was published here. */
export async function addVersion(
  { tx, clock, by }: Pick<Hand, 'tx' | 'clock' | 'by'>,
  kind: string,
  id: string,
  { number, stored, why }: Added,
): Promise<void> {
  const sha256 = await store.keepContent(tx, stored)
  await versions.insertVersion(tx, kind, id, { number, sha256, why, by, at: clock.now() })
}

/** Visitors no longer find it; what was written, published or not, stays as its draft. */
export async function withdraw(hand: Hand, kind: DraftKind, id: string, rev?: number): Promise<Opened> {
  const now = await taken(hand, kind, id)
  assertSeen(hand, kind, now, rev)
  if (!now.thing.published) return now
  if (!kind.withdraw) throw conflict(`${kind.what} tidak dapat ditarik dari situs`)
  await beginHistory(hand, kind, now.thing.id, now.thing.published)
  await kind.withdraw(hand, now.thing)
  await forgetUses(hand.tx, { kind: kind.kind, id: now.thing.id, state: 'published' })
  await forgetSchedules(hand.tx, kind.kind, now.thing.id, 'withdraw')
  await hand.log(
    kind.deed({
      act: 'withdrawn',
      thing: now.thing,
      before: now.thing.published.value,
      after: now.value,
      number: now.rev + 1,
    }),
  )
  await notifyPurge(hand.tx, hand.tenant.id, [...kind.tags])
  await tellWithdrawn(hand, kind, now.thing.id)
  const gone = {
    ...now,
    isDraft: true,
    savedAt: hand.clock.now(),
    thing: { ...now.thing, published: undefined },
  }
  return setDraft(hand, kind, gone, now.value, '')
}

/** Whoever wants to know of it: visitors no longer find this. Also where a room takes it off the site in its own way. */
export async function tellWithdrawn(hand: Hand, kind: DraftKind, id: string): Promise<void> {
  for (const tell of hand.partsOf('afterWithdrawing')) await tell(hand, kind, id)
}

/** Brings a version back as a draft over whatever there is: nothing is published by it. */
export async function restore(
  hand: Hand,
  kind: DraftKind,
  id: string,
  number: number,
  rev?: number,
): Promise<Opened> {
  const now = await taken(hand, kind, id)
  assertSeen(hand, kind, now, rev)
  const value = await valueOfVersion(hand, kind, now.thing.id, number)
  if (!value) throw notFound('Versi')
  return isSame(value, now.value) ? now : setDraft(hand, kind, { ...now, overtaken: [] }, value, '')
}
