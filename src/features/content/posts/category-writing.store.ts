import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** posts, or classes, that are filed under it */
const uses = `((select count(*)::int from post_categories pc where pc.tenant_id = c.tenant_id and pc.category_id = c.id)
  + (select count(*)::int from filed_classes f where f.tenant_id = c.tenant_id and f.category_id = c.id))`

const one = statement(
  'posts.categoryWritten',
  `select c.id, c.kind, c.slug, c.name, c.parent_id as "parentId", c.position,
      ${uses} as "uses!",
      exists (select from posts p where p.tenant_id = c.tenant_id and p.category_id = c.id) as "isFirst!"
    from categories c where c.id = :id for update of c`,
)

export type CategoryRow = RowOf<'posts.categoryWritten'>

/** A category of posts or classes, held until the transaction ends. */
export const findCategoryWritten = (tx: Tx, id: number) => tx.find(one, { id })

const all = statement(
  'posts.categoriesWritten',
  `select c.id, c.slug, c.name, c.parent_id as "parentId", c.position,
      ${uses} as "uses!"
    from categories c where c.kind = :kind order by c.position, lower(c.name), c.id`,
)

export const listCategoriesWritten = (tx: Tx, kind: string) => tx.rows(all, { kind })

const add = statement(
  'posts.addCategory',
  `insert into categories (kind, slug, name, parent_id, position)
    values (:kind, :slug, :name, :parentId?,
      coalesce(:position?::int, (select coalesce(max(position), -1) + 1 from categories where kind = :kind)))
    on conflict (tenant_id, kind, slug) do nothing returning id`,
)

export interface CategoryWrite {
  kind: string
  slug: string
  name: string
  parentId: number | null
  position?: number | undefined
}

/** Undefined: the slug is taken. */
export async function addCategory(tx: Tx, given: CategoryWrite): Promise<number | undefined> {
  const row = await tx.find(add, { ...given, position: given.position })
  return row?.id
}

const change = statement(
  'posts.changeCategory',
  `update categories c set name = :name, slug = :slug, parent_id = :parentId?, position = :position
    where c.id = :id and not exists (select from categories d where d.tenant_id = c.tenant_id and d.kind = c.kind
      and d.slug = :slug and d.id <> c.id) returning id`,
)

/** Undefined: the slug is taken. */
export const changeCategory = (
  tx: Tx,
  id: number,
  {
    name,
    slug,
    parentId,
    position,
  }: { name: string; slug: string; parentId: number | null; position: number },
) => tx.find(change, { id, name, slug, parentId, position })

const below = statement(
  'posts.categoriesBelow',
  `with recursive below as (
      select id from categories where id = :id
      union all
      select c.id from categories c join below b on c.parent_id = b.id)
    select id as "id!" from below`,
)

/** The category and all below it: none of them can stand above it. */
export const listBelow = (tx: Tx, id: number) => tx.rows(below, { id })

const lifted = statement(
  'posts.categoriesLifted',
  'select id, parent_id from categories where parent_id = :id',
)

/** What stands right below a category, as it stands. */
export const listLifted = (tx: Tx, id: number) => tx.rows(lifted, { id })

const remove = statement(
  'posts.removeCategory',
  `with lifted as (update categories set parent_id = :parentId? where parent_id = :id)
    delete from categories where id = :id`,
)

/** What stood below it stands one step higher. */
export async function removeCategory(tx: Tx, id: number, parentId: number | null): Promise<void> {
  await tx.rows(remove, { id, parentId })
}
