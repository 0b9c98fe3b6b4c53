import type { ArchivedPost, Category } from '../../../platform/archives/archive.ts'
import { shorten } from '../../../platform/archives/reading-text.ts'
import { type Count, countOf, portions } from '../../../platform/archives/written.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PostKind } from '../../../routes.ts'

/** Categories of the kind, by slug. What the tenant has already keeps its name and its place. */
export async function bringCategories(
  tx: Tx,
  kind: PostKind,
  categories: readonly Category[],
): Promise<{ ids: Map<string, number>; count: Count }> {
  const made = new Set<string>()
  const inOrder = categories.map((category, position) => ({ ...category, position }))
  for (const some of portions(inOrder)) {
    const rows = await tx.db
      .insertInto('categories')
      .values(some.map(({ slug, name, position }) => ({ kind, slug, name: nameOf(name), position })))
      .onConflict(conflict => conflict.columns(['tenant_id', 'kind', 'slug']).doNothing())
      .returning('slug')
      .execute()
    for (const { slug } of rows) made.add(slug)
  }
  const rows = await tx.db.selectFrom('categories').select(['id', 'slug']).where('kind', '=', kind).execute()
  const bySlug = new Map(rows.map(row => [row.slug, row.id]))
  for (const { slug, parentSlug } of categories) {
    const parent = parentSlug === undefined ? undefined : bySlug.get(parentSlug)
    if (parent === undefined || !made.has(slug)) continue
    await tx.db
      .updateTable('categories')
      .set({ parent_id: parent })
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .execute()
  }
  const ids = new Map(categories.flatMap(({ slug }) => entry(slug, bySlug.get(slug))))
  return { ids, count: countOf('Kategori', categories.length, made.size) }
}

/** Between 2 and 60 characters, as categories are named here. */
function nameOf(name: string): string {
  return shorten(name.length < 2 ? `Kategori ${name}`.trim() : name, 60)
}

function entry(key: string, id: number | undefined): [string, number][] {
  return id === undefined ? [] : [[key, id]]
}

/** Words the posts are tagged with. They have no rows of their own: new is a word that no post of this kind had. */
export async function countTags(
  tx: Tx,
  kind: PostKind,
  posts: readonly Pick<ArchivedPost, 'tags'>[],
): Promise<Count> {
  const rows = await tx.db.selectFrom('posts').select('tags').where('kind', '=', kind).execute()
  const known = new Set(rows.flatMap(({ tags }) => tags))
  const told = new Set(posts.flatMap(({ tags }) => tags))
  return countOf('Tag', told.size, [...told].filter(tag => !known.has(tag)).length)
}
