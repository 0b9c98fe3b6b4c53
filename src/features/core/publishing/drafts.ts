import { noteUses } from '../../../platform/files/file-uses.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import {
  apply,
  type Content,
  type Difference,
  isSame,
  merge,
  type Patch,
} from '../../../shared/draft-parts.ts'
import { changedMeanwhile, type Failure, invalid, notFound } from '../../../shared/failure.ts'
import { type DraftKind, type Hand, partWords } from './draft-kinds.ts'
import { type Opened, opened, savedValue } from './opened.ts'
import { notePresence } from './presence.store.ts'
import * as store from './publishing.store.ts'

/** a save after so long a rest is written into the log anew */
const sittingMilliseconds = 30 * 60_000

/** The same, for whoever changes it: nobody else does until the transaction ends. */
export async function taken(hand: Hand, kind: DraftKind, id: string): Promise<Opened> {
  // by whatever spelling it was asked for, the lock is on the thing
  const thing = await kind.find(hand, id, false)
  if (!thing) throw notFound(kind.what)
  await store.lockThing(hand.tx, kind.kind, thing.id)
  return opened(hand, kind, thing.id, true)
}

export interface Keeping {
  /** the browser's window: its own saves are no conflict with each other */
  writer: string
  /** the one the writer saw; left out, the save is over whatever there is */
  rev?: number | undefined
  patch: Patch
}

export interface Kept extends Opened {
  /** somebody else's changes came in: what the writer sees is old */
  isMerged: boolean
}

/** Keeps a draft. Others' changes since `rev` stay where they touch other parts; where they do not, 409 with both. */
export async function keep(hand: Hand, kind: DraftKind, id: string, keeping: Keeping): Promise<Kept> {
  const now = await taken(hand, kind, id)
  const { by, tx, clock } = hand
  const window = keeping.writer || 'call'
  if (by !== null) await notePresence(tx, kind.kind, now.thing.id, { by, window, block: '', at: clock.now() })
  const { value, isMerged } = await merged(hand, kind, now, keeping)
  if (isSame(value, now.value)) return { ...now, isMerged }
  const kept = await setDraft(hand, kind, now, value, keeping.writer)
  return { ...kept, isMerged }
}

async function merged(hand: Hand, kind: DraftKind, now: Opened, { writer, rev, patch }: Keeping) {
  const made = (base: Content): Content => {
    const given = apply(kind.shape, base, patch)
    const parsed = kind.draft.safeParse(given)
    if (!parsed.success) throw invalid(fieldErrors(parsed.error, given))
    return parsed.data
  }
  if (rev === undefined || rev === now.rev) return { value: made(now.value), isMerged: false }
  const others = (await store.listLater(hand.tx, kind.kind, now.thing.id, rev)).filter(
    save => writer === '' || save.writer !== writer,
  )
  // an answer that was lost on its way: what came since is the writer's own
  if (others.length === 0 && rev < now.rev) return { value: made(now.value), isMerged: false }
  const base = await savedValue(hand, kind, now.thing.id, rev)
  const result = merge(kind.shape, base, made(base ?? now.value), now.value)
  if (result.conflicts.length > 0) throw clash(kind, now, writerIn(others.at(-1), hand.by), result.conflicts)
  return { value: result.value, isMerged: true }
}

/** who saved it; one's own other window is nobody else */
const writerIn = (
  save: { by: number | null; name: string | null | undefined } | undefined,
  you: number | null,
) => (save?.by != null && save.by === you ? 'Anda di jendela lain' : (save?.name ?? undefined))

/** 409: who else changed which parts, and both values of each. */
export function clash(
  kind: DraftKind,
  now: Opened,
  by: string | undefined,
  differences: readonly Difference[],
): Failure {
  const values = [now.value, { [kind.shape.blocks ?? '']: differences.map(({ mine }) => mine) }]
  const fields = differences.map(one => ({ ...one, words: partWords(kind, one.field, values) }))
  const parts = fields.map(({ words }) => words)
  const failure = changedMeanwhile(`${kind.what} ini`, by, parts)
  failure.data = { by: by ?? null, rev: now.rev, number: now.thing.published?.number ?? 0, fields }
  return failure
}

/** The next rev of a thing, with this draft; what is as it is published is no draft. */
export async function setDraft(
  hand: Hand,
  kind: DraftKind,
  now: Opened,
  value: Content,
  writer: string,
): Promise<Opened> {
  const { tx, clock, by } = hand
  const { id, published } = now.thing
  const at = clock.now()
  const known = { rev: now.rev, writer: '', by: null, at: now.savedAt ?? at }
  // the first save notes what it began from: whoever still has that open is merged by it
  await store.noteSave(tx, kind.kind, id, { ...known, sha256: await store.keepContent(tx, now.value) })
  const isDraft = !published || !isSame(value, published.value)
  const sha256 = await store.keepContent(tx, value)
  const rev = now.rev + 1
  await store.writeDraft(tx, kind.kind, id, {
    rev,
    writer,
    by,
    at,
    sha256: isDraft ? sha256 : null,
    base: now.overtaken.length > 0 ? now.base : (published?.number ?? 0),
  })
  await noteUses(tx, { kind: kind.kind, id, state: 'draft' }, isDraft ? value : null)
  await store.noteSave(tx, kind.kind, id, { rev, sha256, writer, by, at })
  await kind.kept?.(hand, now.thing, value)
  const isSitting = now.isDraft && now.savedAt && at.getTime() - now.savedAt.getTime() < sittingMilliseconds
  if (!isSitting)
    await hand.log(
      kind.deed({ act: 'saved', thing: now.thing, before: now.value, after: value, number: rev }),
    )
  return {
    ...now,
    rev,
    value,
    isDraft,
    state: published ? (isDraft ? 'changed' : 'published') : 'draft',
    savedAt: at,
    savedBy: undefined,
  }
}

/** Takes back what was changed since the publication, or what was never published. */
export async function discard(hand: Hand, kind: DraftKind, id: string, rev?: number): Promise<Opened> {
  const now = await taken(hand, kind, id)
  assertSeen(hand, kind, now, rev)
  if (!now.isDraft || !now.thing.published) return now
  const { value } = now.thing.published
  await kind.kept?.(hand, now.thing, value)
  return close(hand, kind, now, { act: 'discarded', value })
}

/** From now on nothing differs from what is published; what the draft was stays among its saves. */
export async function close(
  hand: Hand,
  kind: DraftKind,
  now: Opened,
  { act, value }: { act: 'discarded' | 'published'; value: Content },
): Promise<Opened> {
  const { tx, clock, by } = hand
  const { id, published } = now.thing
  const at = clock.now()
  // a publication changes nothing for whoever is writing
  const rev = act === 'published' ? Math.max(now.rev, 1) : now.rev + 1
  const number = published?.number ?? 0
  await store.writeDraft(tx, kind.kind, id, { rev, sha256: null, base: number, writer: '', by, at })
  await noteUses(tx, { kind: kind.kind, id, state: 'draft' }, null)
  const sha256 = await store.keepContent(tx, value)
  await store.noteSave(tx, kind.kind, id, { rev, sha256, writer: '', by, at })
  const before = act === 'published' ? published?.value : now.value
  if (act === 'discarded')
    await hand.log(kind.deed({ act, thing: now.thing, before, after: value, number: rev }))
  return { ...now, rev, value, isDraft: false, state: 'published', overtaken: [], savedAt: at, base: number }
}

export function assertSeen({ by }: Hand, kind: DraftKind, now: Opened, rev: number | undefined): void {
  if (rev === undefined || rev === now.rev) return
  throw clash(kind, now, writerIn({ by: now.by, name: now.savedBy }, by), [])
}

/** The same with a draft of it kept, where it has none yet: what hangs on a draft can be hung there. */
export async function hold(hand: Hand, kind: DraftKind, id: string): Promise<Opened> {
  const now = await taken(hand, kind, id)
  const row = await store.findDraft(hand.tx, kind.kind, now.thing.id)
  return row ? now : setDraft(hand, kind, now, now.value, '')
}
