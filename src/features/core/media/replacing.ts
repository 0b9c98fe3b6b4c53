import { replaceFile } from '../../../platform/files/library-change-rows.ts'
import type { InTenant, OpenContext } from '../../../platform/http/endpoint.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { Failure, forbidden, invalidField } from '../../../shared/failure.ts'
import type { MediaItem } from '../../../shared/media.ts'
import { record } from '../audit/audit.ts'
import { memberOf } from '../permissions/permissions.ts'
import { type DraftKind, type Hand, rewrite } from '../publishing/publishing.ts'
import { listUses } from './file-holders.ts'
import { getMedia, type MediaContext } from './library.ts'

/**
 * Another file takes the place of this one, wherever things that have drafts show it. The old address answers for 30
 * days more, or as long as something goes on using it: what has no drafts yet does.
 */
export async function replaceMedia(
  context: MediaContext & Pick<OpenContext, 'request'>,
  id: number,
  by: number,
): Promise<{ item: MediaItem; changed: number; left: number }> {
  const { tx, clock, partsOf, viewer } = context
  const { item: old } = await getMedia(context, id)
  const { item } = await getMedia(context, by)
  if (by === id) throw invalidField('by', 'Pilih berkas lain')
  if (item.kind !== old.kind) throw invalidField('by', 'Pengganti harus berjenis sama')
  const uses = await listUses(context, old)
  if (viewer.grant === 'own' && uses.length > 0)
    throw forbidden('Berkas ini sudah dipakai di situs. Minta admin untuk menggantinya.')
  const hand: Hand = {
    tx,
    clock,
    partsOf,
    tenant: context.tenant,
    by: memberOf(viewer).membershipId,
    log: deed => record(context, deed),
  }
  const things = new Map(uses.map(use => [`${use.kind} ${use.id}`, use]))
  let changed = 0
  for (const { kind, id: thing } of things.values())
    if (await changedIn(hand, kindNamed(partsOf, kind), thing, old, item)) changed += 1
  await replaceFile(tx, id, by, clock.now())
  await record(context, {
    action: 'media.replaced',
    object: { type: 'media', id: by, name: item.name },
    before: { key: old.key, name: old.name },
    after: { key: item.key, name: item.name, changed },
  })
  return { item: (await getMedia(context, by)).item, changed, left: things.size - changed }
}

const kindNamed = (partsOf: InTenant['partsOf'], name: string) =>
  partsOf('drafts')
    .flat()
    .find(({ kind }) => kind === name)

/** false: it has no drafts, or cannot be published as it stands; there the old one stays */
async function changedIn(
  hand: Hand,
  kind: DraftKind | undefined,
  id: string,
  old: MediaItem,
  by: MediaItem,
): Promise<boolean> {
  if (!kind) return false
  try {
    return await rewrite(hand, kind, id, value => replacedIn(value, old, by))
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** The same value with the other file in it: a picture's own words stay, its measures are the new one's. */
export function replacedIn(value: Content, old: MediaItem, by: MediaItem): Content {
  const changed = replaced(value, old, by)
  // an object in, an object out
  return changed as Content
}

function replaced(value: unknown, old: MediaItem, by: MediaItem): unknown {
  if (typeof value === 'string') return value.replaceAll(old.key, by.key)
  if (Array.isArray(value)) return value.map(one => replaced(one, old, by))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaced(part, old, by)]),
  )
  if (Object(value).key !== old.key) return parts
  const { tint: _tint, focus: _focus, ...kept } = parts
  return {
    ...kept,
    ...(by.width === null ? {} : { width: by.width, height: by.height }),
    ...(by.tint ? { tint: by.tint } : {}),
    ...(by.focus ? { focus: by.focus } : {}),
  }
}
