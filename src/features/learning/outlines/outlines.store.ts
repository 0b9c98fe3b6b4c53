import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const open = statement(
  'outlines.openChapters',
  `select d.id as "id!" from open_drafts d where d.kind = 'chapter' and d.id = any (:ids::text[])`,
)

/** Of these chapters those whose writers have something that was not published. */
export async function listOpenChapters(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx.rows(open, { ids: ids.map(String) })
  return rows.map(({ id }) => id)
}

const onSite = statement(
  'outlines.chaptersOnSite',
  `select h.id as "chapterId!", h.class_id as "classId!", h.title as "title!",
      lower(c.slug) as "course!", lower(h.slug) as "chapter!"
    from class_chapters h join class_entries c on c.tenant_id = h.tenant_id and c.id = h.class_id
    where lower(c.slug) = any (:courses::text[]) and lower(h.slug) = any (:chapters::text[])
    order by h.id limit 200`,
)

/** Chapters that visitors may find under these names, both in small letters. */
export const listChaptersOnSite = (tx: Tx, names: { courses: string[]; chapters: string[] }) =>
  tx.rows(onSite, names)
