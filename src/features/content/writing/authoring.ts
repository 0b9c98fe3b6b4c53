import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { forbidden, notFound } from '../../../shared/failure.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import {
  type DraftKind,
  freeSlug,
  handOf,
  plan,
  publish,
  withdraw,
} from '../../core/publishing/publishing.ts'
import {
  beginPost,
  findWritten,
  isSlugFree,
  setState,
  trashPost,
  untrashPost,
  type WrittenRow,
} from '../posts/posts.ts'
import { isOut, untitled } from './post-kind.ts'
import { writersPublish } from './writers-publish.ts'
import { kindsFor, type May, mayDo } from './writing.rules.ts'

/** What may be done to a post besides writing it: begun, reviewed, put away, thrown away and fetched back. */

/** The post, and what whoever asks may do to it; 404 where they must not know of it. */
export async function reach(
  context: Pick<CallContext, 'tx' | 'viewer' | 'tenant'>,
  id: number,
  isWriting = false,
): Promise<{ row: WrittenRow; may: May; isWriter: boolean }> {
  const member = memberOf(context.viewer)
  const row = await findWritten(context.tx, id, isWriting)
  if (!row) throw notFound('Tulisan')
  const may = mayDo(member, { ...row, isPublished: isOut(row) }, writersPublish(context.tenant))
  const isWriter = mayDo(member, { ...row, isPublished: false }, false).write
  if (!isWriter && !may.review) throw notFound('Tulisan')
  return { row, may, isWriter }
}

/** A new post: a draft without a word in it. */
export async function begin(
  context: CallContext,
  { kind, title = '' }: { kind: PostKind; title?: string | undefined },
): Promise<number> {
  const { tx, clock, viewer } = context
  const member = memberOf(viewer)
  if (!kindsFor(member).includes(kind)) throw forbidden('Anda tidak dapat menulis jenis ini')
  const random = crypto.randomUUID().slice(0, 13)
  const id = await beginPost(tx, {
    kind,
    slug: `draf-${random}`,
    title: title.trim() || untitled,
    owner: member.membershipId,
    at: clock.now(),
  })
  await record(context, {
    action: 'post.begun',
    object: { type: 'post', id, name: title.trim() || untitled },
  })
  return id
}

/** Visitors no longer find it; its address stays its own. */
export async function archive(context: CallContext, kind: DraftKind, id: number): Promise<void> {
  const { tx, clock } = context
  const { row, may } = await reach(context, id, true)
  if (!may.publish) throw forbidden('Anda tidak dapat mengarsipkan tulisan ini')
  if (row.trashedAt !== null) throw notFound('Tulisan')
  if (row.status === 'archived') return
  if (isOut(row)) await withdraw(handOf(context), kind, String(id))
  await setState(tx, id, 'archived', clock.now())
  await record(context, { action: 'post.archived', object: { type: 'post', id, name: row.title } })
}

/** Into the bin, for 30 days; doing it again changes nothing. */
export async function trash(context: CallContext, kind: DraftKind, id: number): Promise<void> {
  const { tx, tenant, clock } = context
  const { row, may, isWriter } = await reach(context, id, true)
  if (row.trashedAt !== null) return
  if (!isWriter || (isOut(row) && !may.publish))
    throw forbidden('Anda tidak dapat membuang tulisan yang sudah terbit')
  // what lies in the bin is not published by the clock
  for (const act of ['publish', 'withdraw'] as const)
    await plan(handOf(context), kind, String(id), { act, at: null })
  await trashPost(tx, id, { slug: `sampah-${id}-${crypto.randomUUID().slice(0, 8)}`, at: clock.now() })
  await record(context, { action: 'post.trashed', object: { type: 'post', id, name: row.title } })
  if (isOut(row)) await notifyPurge(tx, tenant.id, ['posts'])
}

/** Out of the bin, as it was: published again where it was published. Its address, or the next that is free. */
export async function restore(context: CallContext, id: number): Promise<void> {
  const { tx, tenant, clock } = context
  const { row, isWriter } = await reach(context, id, true)
  if (!isWriter) throw forbidden('Anda tidak dapat memulihkan tulisan ini')
  if (row.trashedAt === null) return
  const slug = await freeSlug(
    row.trashedSlug ?? row.slug,
    one => isSlugFree(tx, row.kind, one, id),
    'tulisan',
  )
  await untrashPost(tx, id, { slug, at: clock.now() })
  await record(context, { action: 'post.restored', object: { type: 'post', id, name: row.title } })
  await notifyPurge(tx, tenant.id, ['posts'])
}

export const bulkActs = ['publish', 'withdraw', 'archive', 'trash', 'restore'] as const
export type BulkAct = (typeof bulkActs)[number]

/** One of many: by the same rules as alone. */
export async function actOn(context: CallContext, kind: DraftKind, id: number, act: BulkAct): Promise<void> {
  if (act === 'archive') return archive(context, kind, id)
  if (act === 'trash') return trash(context, kind, id)
  if (act === 'restore') return restore(context, id)
  const { may } = await reach(context, id)
  if (!may.publish) throw forbidden('Tulisan ini terbit setelah ditinjau')
  const hand = handOf(context)
  if (act === 'publish') await publish(hand, kind, String(id))
  else await withdraw(hand, kind, String(id))
}
