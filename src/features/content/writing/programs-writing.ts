import type { CallContext } from '../../../platform/http/endpoint.ts'
import type { Block } from '../../../shared/document/document.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import { changedMeanwhile, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { type DraftKind, handOf, keep, opened, plan, publish } from '../../core/publishing/publishing.ts'
import { findPostIdBySlug, findTiesBySlug } from '../posts/posts.ts'
import { decide } from '../reviews/reviews.ts'
import { archive, begin, reach } from './authoring.ts'
import { isOut } from './post-kind.ts'
import type { PostWriting, WrittenAnswer } from './writing.contract.ts'

/** Posts written whole, by programs: the same drafts and publications as in the editor. */

/** What was sent, its text as blocks already: those are made and cleaned outside a transaction. */
export type Given = Omit<PostWriting, 'content' | 'document'> & { body?: Block[] | undefined }

export async function createPost(
  context: CallContext,
  kind: DraftKind,
  { kindSlug, ...given }: Given & { kindSlug: PostKind },
): Promise<WrittenAnswer> {
  const id = await begin(context, { kind: kindSlug, title: given.title })
  await write(context, kind, { id, kindSlug, rev: undefined }, given)
  return settle(context, kind, id, given, given.status ?? 'draft')
}

export async function updatePost(
  context: CallContext,
  kind: DraftKind,
  { id, version, ...given }: Given & { id: number; version: number },
): Promise<WrittenAnswer> {
  const { row, may } = await reach(context, id)
  if (row.trashedAt !== null) throw notFound('Tulisan')
  if (!may.write && !may.review) throw forbidden('Tulisan yang sudah terbit diubah oleh pengelola situs')
  const now = await opened(handOf(context), kind, String(id))
  if (now.rev !== version) throw changedMeanwhile('Tulisan ini', now.savedBy)
  await write(context, kind, { id, kindSlug: row.kind, rev: version }, given)
  // what is published stays so: what was sent goes out at once, where whoever sends it may
  const usual = isOut(row) && may.publish ? 'published' : 'draft'
  return settle(context, kind, id, given, given.status ?? usual)
}

async function write(
  context: CallContext,
  kind: DraftKind,
  { id, kindSlug, rev }: { id: number; kindSlug: PostKind; rev: number | undefined },
  given: Given,
): Promise<void> {
  const { title, slug, summary, cover, tags, visibility, featured, language, seo, body } = given
  const ties = await tiesOf(context, kindSlug, given)
  const fields: Record<string, unknown> = {
    title,
    slug,
    summary,
    cover,
    tags,
    visibility,
    featured,
    language,
    seo,
    body,
    ...ties,
  }
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  await keep(handOf(context), kind, String(id), { writer: '', rev, patch: { fields: said } })
}

/** Slugs as what they name. */
async function tiesOf({ tx }: CallContext, kind: PostKind, given: Given): Promise<Content> {
  const { categories, authors, parentSlug } = given
  const found = await findTiesBySlug(tx, kind, { categories: categories ?? [], authors: authors ?? [] })
  const missing = (field: string, words: string) => invalidField(field, words, 'unknown')
  if (found.categories.length < (categories?.length ?? 0))
    throw missing('categories', 'Kategori ini tidak ada')
  if (found.authors.length < (authors?.length ?? 0)) throw missing('authors', 'Penulis ini tidak ada')
  const parentId = parentSlug ? await findPostIdBySlug(tx, kind, parentSlug) : null
  if (parentId === undefined) throw missing('parentSlug', 'Seri ini tidak ada')
  return {
    ...(categories ? { categoryIds: found.categories } : {}),
    ...(authors ? { authorIds: found.authors } : {}),
    ...(parentSlug === undefined ? {} : { parentId }),
  }
}

/** Brings it where it is to stand, and says where it does. */
async function settle(
  context: CallContext,
  kind: DraftKind,
  id: number,
  { publishedAt }: Given,
  wanted: WrittenAnswer['status'],
): Promise<WrittenAnswer> {
  const hand = handOf(context)
  const { may } = await reach(context, id)
  if (wanted === 'published' || wanted === 'scheduled') {
    if (!may.publish) throw forbidden('Tulisan Anda terbit setelah ditinjau')
    if (wanted === 'published') await publish(hand, kind, String(id))
    else if (publishedAt === undefined) throw invalidField('publishedAt', 'Wajib diisi')
    else await plan(hand, kind, String(id), { act: 'publish', at: new Date(publishedAt) })
  } else if (wanted === 'in_review')
    await decide(context, { kind: kind.kind, id: String(id) }, { decision: 'asked', note: '' })
  else if (wanted === 'archived') await archive(context, kind, id)
  const { row } = await reach(context, id)
  const now = await opened(hand, kind, String(id))
  return {
    id,
    kindSlug: row.kind,
    slug: row.slug,
    title: String(now.value.title ?? ''),
    status: wanted === 'draft' && isOut(row) ? 'published' : wanted,
    version: now.rev,
  }
}
