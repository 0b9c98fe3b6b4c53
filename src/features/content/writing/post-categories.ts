import { notifyPurge } from '../../../platform/db/channels.ts'
import type { CallContext } from '../../../platform/http/endpoint.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { slugOf } from '../../../shared/slug.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keepRemoved, type Removed, type Undoing } from '../../core/removals/removals.ts'
import { fileClassesUnder } from '../../learning/classes/classes.ts'
import {
  addCategory,
  type CategoryRow,
  changeCategory,
  findCategoryWritten,
  listBelow,
  listLifted,
  moveCategory,
  removeCategory,
} from '../posts/posts.ts'
import type { CategoryAnswer, CategoryChange, CategoryRemoval, NewCategory } from './writing.contract.ts'

/** Categories of posts and of classes, a tree for each kind. */

const thingsOf = ({ kind }: Pick<CategoryRow, 'kind'>) => (kind === 'class' ? 'kelas' : 'tulisan')

const taken = () => invalidField('slug', 'Alamat kategori ini sudah dipakai', 'taken')
const answerOf = ({ id, kind, slug, name, parentId, position }: CategoryRow): CategoryAnswer => ({
  id,
  kindSlug: kind,
  slug,
  name,
  parentId,
  position,
})

async function get(context: CallContext, id: number): Promise<CategoryRow> {
  const category = await findCategoryWritten(context.tx, id)
  if (!category) throw notFound('Kategori')
  return category
}

export async function createCategory(context: CallContext, given: NewCategory): Promise<CategoryAnswer> {
  const { tx } = context
  const { kindSlug: kind, name, parentId = null, position } = given
  const slug = given.slug || slugOf(name, '')
  if (slug === '') throw invalidField('name', 'Nama memakai sedikitnya satu huruf atau angka')
  await assertParent(context, kind, parentId)
  const id = await addCategory(tx, { kind, slug, name, parentId, position })
  if (id === undefined) throw taken()
  await told(context, 'post_category.created', { id, name, kind })
  return answerOf(await get(context, id))
}

export async function updateCategory(context: CallContext, given: CategoryChange): Promise<CategoryAnswer> {
  const { tx } = context
  const before = await get(context, given.id)
  const parentId = given.parentId === undefined ? before.parentId : given.parentId
  await assertParent(context, before.kind, parentId)
  const inside = await listBelow(tx, before.id)
  if (inside.some(({ id }) => id === parentId))
    throw invalidField('parentId', 'Kategori tidak dapat berada di bawah dirinya sendiri')
  const { name = before.name, slug = before.slug, position = before.position } = given
  if (!(await changeCategory(tx, before.id, { name, slug: slug || before.slug, parentId, position })))
    throw taken()
  const after = await get(context, before.id)
  await told(context, 'post_category.changed', after, {
    before: { name: before.name, slug: before.slug },
    after: { name: after.name, slug: after.slug },
  })
  return answerOf(after)
}

/** Refused while anything is filed under it, unless that is told where to go: so two categories become one. */
export async function deleteCategory(
  context: CallContext,
  { id, moveTo }: CategoryRemoval,
): Promise<Removed | { undo: null }> {
  const { tx, viewer } = context
  assertAll(viewer)
  const category = await get(context, id)
  if (moveTo !== undefined) {
    const into = await findCategoryWritten(tx, moveTo)
    if (!into || into.kind !== category.kind || into.id === id)
      throw invalidField('moveTo', 'Pilih kategori lain dari jenis yang sama')
    const inside = await listBelow(tx, id)
    // what it is merged into would hang below what is gone
    const parent = inside.some(one => one.id === moveTo)
      ? { ...into, parentId: category.parentId }
      : undefined
    if (parent) await changeCategory(tx, parent.id, parent)
    if (category.kind === 'class') await fileClassesUnder(tx, id, moveTo)
    else await moveCategory(tx, id, moveTo)
  } else if (category.uses > 0 || category.isFirst)
    throw conflict(
      `Kategori ini masih dipakai ${category.uses} ${thingsOf(category)}. Pilih kategori penggantinya.`,
    )
  // two that became one are not told apart again
  const removed = moveTo === undefined ? await keepCategory(context, category) : { undo: null }
  await removeCategory(tx, id, category.parentId)
  await told(context, 'post_category.removed', category)
  return removed
}

function assertAll({ grant }: CallContext['viewer']): void {
  if (grant !== 'all') throw forbidden('Kategori dihapus oleh pengelola situs')
}

/** With what stands right below it and is lifted by one step. */
async function keepCategory(context: CallContext, { id, name }: CategoryRow): Promise<Removed> {
  const below = await listLifted(context.tx, id)
  return keepRemoved(context, {
    kind: 'post_category',
    id,
    name,
    from: 'categories',
    changed: below.length === 0 ? [] : [{ table: 'categories', by: ['id'], rows: below }],
  })
}

export const categoryUndoing: Undoing = {
  kind: 'post_category',
  access: permissions.manageCategories,
  async restored({ tx, tenant, viewer }) {
    assertAll(viewer)
    await notifyPurge(tx, tenant.id, ['posts', 'classes', 'programs'])
    return undefined
  },
}

async function assertParent(context: CallContext, kind: string, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const parent = await findCategoryWritten(context.tx, parentId)
  if (parent?.kind !== kind) throw invalidField('parentId', 'Kategori induk tidak ada')
}

async function told(
  context: CallContext,
  action: `post_category.${string}`,
  { id, name, kind }: Pick<CategoryRow, 'id' | 'name' | 'kind'>,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> {
  await record(context, { action, object: { type: 'post_category', id, name }, ...change })
  await notifyPurge(context.tx, context.tenant.id, kind === 'class' ? ['classes', 'programs'] : ['posts'])
}
