import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { forbidden, notFound } from '../../../shared/failure.ts'
import { record } from '../audit/audit.ts'
import { memberOf } from '../permissions/permissions.ts'
import {
  type DraftKind,
  freeSlug,
  handOf,
  keep,
  opened,
  plan,
  publish,
  tellWithdrawn,
  withdraw,
} from '../publishing/publishing.ts'
import type { BulkAct } from './entries.contract.ts'
import { type May, mayDo } from './entries.rules.ts'
import {
  beginEntry,
  claimOwn,
  type EntryRow,
  findEntry,
  findIdByOwn,
  putInBin,
  setStatus,
  takeFromBin,
} from './entries.store.ts'
import { untitled } from './entry-drafts.ts'
import type { EntryKind } from './entry-kinds.ts'

/** What may be done to an entry besides writing it: begun, put away, thrown away and fetched back. */

export interface Kinds {
  kind: EntryKind
  draft: DraftKind
}

/** The entry, and what whoever asks may do to it; 404 where they must not know of it. */
export async function reach(
  { tx, viewer }: Pick<CallContext, 'tx' | 'viewer'>,
  kind: EntryKind,
  id: number,
  isWriting = false,
): Promise<{ row: EntryRow; may: May }> {
  const row = await findEntry(tx, kind.kind, id, isWriting)
  if (!row) throw notFound(kind.words.many)
  const may = mayDo(kind, memberOf(viewer), row)
  if (!may.write) throw notFound(kind.words.many)
  return { row, may }
}

/** The same by the row of its kind's own table that it stands for. */
export async function reachOwn(
  context: Pick<CallContext, 'tx' | 'viewer'>,
  kind: EntryKind,
  ownId: number,
): Promise<{ row: EntryRow; may: May }> {
  const id = await findIdByOwn(context.tx, kind.kind, ownId)
  if (id === undefined) throw notFound(kind.words.many)
  return reach(context, kind, id)
}

/** It has a row in its kind's own table before it is published: what hangs on that can be begun. */
export async function claim(
  { tx, clock }: Pick<CallContext, 'tx' | 'clock'>,
  { kind }: Pick<EntryKind, 'kind'>,
  { id, ownId }: { id: number; ownId: number },
): Promise<void> {
  await claimOwn(tx, kind, id, ownId, clock.now())
}

const deed = (kind: EntryKind, act: string, { id, title }: Pick<EntryRow, 'id' | 'title'>) => ({
  action: `${kind.kind}.${act}` as const,
  object: { type: kind.kind, id, name: title },
})

/** A new one: a draft without anything in it, but for its title where one is given. */
export async function begin(context: CallContext, { kind, draft }: Kinds, title = ''): Promise<number> {
  const { tx, clock, viewer } = context
  const { membershipId, name: own } = memberOf(viewer)
  const onlyOne = viewer.grant === 'own' ? kind.onlyOne : undefined
  const there = await onlyOne?.find(tx, membershipId)
  if (there !== undefined) return there
  const name = title.trim() || (onlyOne ? own : '')
  const id = await beginEntry(tx, {
    kind: kind.kind,
    title: name || untitled(kind),
    owner: membershipId,
    at: clock.now(),
  })
  await onlyOne?.keep(tx, membershipId, id)
  await record(context, deed(kind, 'begun', { id, title: name || untitled(kind) }))
  if (name !== '')
    await keep(handOf(context), draft, String(id), { writer: '', patch: { fields: { [kind.title]: name } } })
  return id
}

/** Its copy as a new draft, which nobody sees. */
export async function duplicate(context: CallContext, { kind, draft }: Kinds, id: number): Promise<number> {
  const { row } = await reach(context, kind, id)
  if (row.trashedAt !== null) throw notFound(kind.words.many)
  const hand = handOf(context)
  const { value } = await opened(hand, draft, String(id))
  const title = `${row.title} (salinan)`.slice(0, 255)
  const copy = await begin(context, { kind, draft }, '')
  const fields = { ...value, [kind.title]: title, ...('slug' in value ? { slug: '' } : {}) }
  await keep(hand, draft, String(copy), { writer: '', patch: { fields } })
  return copy
}

/** Visitors no longer find it, and it is no draft. */
export async function archive(context: CallContext, { kind, draft }: Kinds, id: number): Promise<void> {
  const { tx, clock } = context
  const { row, may } = await reach(context, kind, id, true)
  if (row.status === 'published' && !may.publish)
    throw forbidden(`Anda tidak dapat mengarsipkan ${kind.words.one} yang sudah terbit`)
  if (row.trashedAt !== null) throw notFound(kind.words.many)
  if (row.status === 'archived') return
  if (row.status === 'published') await withdraw(handOf(context), draft, String(id))
  if (row.ownId === null) await setStatus(tx, kind.kind, id, 'archived', clock.now())
  else await kind.table.setStatus(context, row.ownId, 'archived')
  await record(context, deed(kind, 'archived', row))
}

/** Into the bin, for 30 days; doing it again changes nothing. */
export async function trash(context: CallContext, { kind, draft }: Kinds, id: number): Promise<void> {
  const { tx, tenant, clock } = context
  const { row, may } = await reach(context, kind, id, true)
  if (row.trashedAt !== null) return
  const isOut = row.status === 'published'
  if (isOut && !may.publish) throw forbidden(`Anda tidak dapat membuang ${kind.words.one} yang sudah terbit`)
  // what lies in the bin is not published by the clock
  for (const act of ['publish', 'withdraw'] as const)
    await plan(handOf(context), draft, String(id), { act, at: null })
  if (row.ownId !== null) {
    await kind.table.setStatus(context, row.ownId, 'archived')
    await kind.table.setSlug(context, row.ownId, `sampah-${id}-${crypto.randomUUID().slice(0, 8)}`)
  }
  await putInBin(tx, kind.kind, id, { from: row.status, slug: row.slug, at: clock.now() })
  await record(context, deed(kind, 'trashed', row))
  if (!isOut) return
  await notifyPurge(tx, tenant.id, [...kind.tags])
  await tellWithdrawn(handOf(context), draft, String(id))
}

/** Out of the bin, as it was: published again where it was published. Its address, or the next that is free. */
export async function restore(
  context: CallContext,
  { kind }: Pick<Kinds, 'kind'>,
  id: number,
): Promise<void> {
  const { tx, tenant, clock } = context
  const { row } = await reach(context, kind, id, true)
  if (row.trashedAt === null) return
  const { ownId } = row
  await takeFromBin(tx, kind.kind, id, clock.now())
  if (ownId !== null) {
    const slug = await freeSlug(
      row.trashedSlug ?? 'dipulihkan',
      one => kind.table.isSlugFree(context, one, ownId),
      kind.words.one,
    )
    await kind.table.setSlug(context, ownId, slug)
    if (row.trashedFrom !== 'archived')
      await kind.table.setStatus(context, ownId, row.trashedFrom === 'published' ? 'published' : 'draft')
  }
  await record(context, deed(kind, 'restored', row))
  if (row.trashedFrom === 'published') await notifyPurge(tx, tenant.id, [...kind.tags])
}

/** One of many: by the same rules as alone. */
export async function actOn(context: CallContext, kinds: Kinds, id: number, act: BulkAct): Promise<void> {
  if (act === 'archive') return archive(context, kinds, id)
  if (act === 'trash') return trash(context, kinds, id)
  if (act === 'restore') return restore(context, kinds, id)
  const { kind, draft } = kinds
  const { may } = await reach(context, kind, id)
  if (!may.publish) throw forbidden(`Anda tidak dapat menerbitkan ${kind.words.one} ini`)
  const hand = handOf(context)
  if (act === 'publish') await publish(hand, draft, String(id))
  else await withdraw(hand, draft, String(id))
}
