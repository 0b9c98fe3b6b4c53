import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// What writers change of modules and chapters. Visitors read versions, never these.

/** who changes it */
export interface Writer {
  by: number | null
}

const addModule = statement(
  'classes.addModule',
  `insert into modules (class_id, slug, title, position, changed_by) values (:classId, :slug, :title, :position, :by?)
    returning id`,
)
export async function insertModule(
  tx: Tx,
  given: Writer & { classId: number; slug: string; title: string; position: number },
): Promise<number> {
  return (await tx.find(addModule, given))?.id ?? 0
}

const addChapter = statement(
  'classes.addChapter',
  `insert into chapters (class_id, module_id, slug, title, kind, position, minutes, changed_by)
    values (:classId, :moduleId, :slug, :title, :kind, :position, :minutes, :by?) returning id`,
)
interface NewChapter extends Writer {
  classId: number
  moduleId: number
  slug: string
  title: string
  kind: string
  position: number
  minutes: number
}
export async function insertChapter(tx: Tx, given: NewChapter): Promise<number> {
  return (await tx.find(addChapter, { ...given }))?.id ?? 0
}

const rename = statement(
  'classes.renameModule',
  `update modules set title = :title, slug = :slug, outline_rev = outline_rev + 1, changed_by = :by?
    where class_id = :classId and id = :id`,
)
export async function renameModule(
  tx: Tx,
  given: Writer & { classId: number; id: number; title: string; slug: string },
): Promise<void> {
  await tx.rows(rename, given)
}

const placeModules = statement(
  'classes.placeModules',
  `update modules m set position = p.position from jsonb_to_recordset(:places::jsonb) as p(id int, position int)
    where m.class_id = :classId and m.id = p.id and m.position <> p.position`,
)
const placeChapters = statement(
  'classes.placeChapters',
  `update chapters h set position = p.position, module_id = p."moduleId",
      outline_rev = h.outline_rev + (h.module_id <> p."moduleId")::int
    from jsonb_to_recordset(:places::jsonb) as p(id int, "moduleId" int, position int)
    where h.class_id = :classId and h.id = p.id and (h.position, h.module_id) is distinct from (p.position, p."moduleId")`,
)

/** Everything's place anew: from 0, without a gap. */
export async function writePlaces(
  tx: Tx,
  classId: number,
  modules: readonly { id: number; chapters: readonly number[] }[],
): Promise<void> {
  const ofModules = modules.map(({ id }, position) => ({ id, position }))
  const ofChapters = modules.flatMap(({ id: moduleId, chapters }) =>
    chapters.map((id, position) => ({ id, moduleId, position })),
  )
  await tx.rows(placeModules, { classId, places: JSON.stringify(ofModules) })
  await tx.rows(placeChapters, { classId, places: JSON.stringify(ofChapters) })
}

const removal = (table: 'modules' | 'chapters', column: string) =>
  `update ${table} set removed_at = :at::timestamptz, outline_rev = outline_rev + 1, changed_by = :by?
    where class_id = :classId and ${column} = :id and removed_at is null`
const dropModule = statement('classes.dropModule', removal('modules', 'id'))
const dropChapters = statement('classes.dropChapters', removal('chapters', 'module_id'))
const dropChapter = statement('classes.dropChapter', removal('chapters', 'id'))

interface Removal extends Writer {
  classId: number
  id: number
  at: Date
}

/** With its chapters, all at one moment: by that they are found together again. */
export async function removeModule(tx: Tx, given: Removal): Promise<void> {
  await tx.rows(dropChapters, { ...given })
  await tx.rows(dropModule, { ...given })
}

export async function removeChapter(tx: Tx, given: Removal): Promise<void> {
  await tx.rows(dropChapter, { ...given })
}

const gone = statement(
  'classes.goneModule',
  `select m.id, m.slug, m.title, m.removed_at as "removedAt", coalesce((select json_agg(h.slug) from chapters h
      where h.tenant_id = m.tenant_id and h.module_id = m.id and h.removed_at = m.removed_at), '[]') as "slugs!"
    from modules m where m.class_id = :classId and m.id = :id and m.removed_at is not null`,
)
export const findGoneModule = (tx: Tx, classId: number, id: number) => tx.find(gone, { classId, id })

const goneChapter = statement(
  'classes.goneChapter',
  `select h.id from chapters h where h.class_id = :classId and h.slug = :slug and h.removed_at is not null
    order by h.id desc limit 1`,
)
/** The chapter that had this address last, and was taken out. */
export const findGoneChapter = (tx: Tx, classId: number, slug: string) =>
  tx.find(goneChapter, { classId, slug })

const backModule = statement(
  'classes.backModule',
  `update modules set removed_at = null, slug = :slug, outline_rev = outline_rev + 1, changed_by = :by?
    where class_id = :classId and id = :id`,
)
const backChapters = statement(
  'classes.backChapters',
  `update chapters h set removed_at = null, outline_rev = outline_rev + 1, changed_by = :by?
    where h.class_id = :classId and h.module_id = :id and h.removed_at = :at
      and not exists (select from chapters o where o.tenant_id = h.tenant_id and o.class_id = h.class_id
        and o.slug = h.slug and o.removed_at is null)`,
)
const backChapter = statement(
  'classes.backChapter',
  `update chapters set removed_at = null, slug = :slug, module_id = :moduleId, outline_rev = outline_rev + 1,
      changed_by = :by? where class_id = :classId and id = :id`,
)

/** A module with the chapters that went with it. */
export async function bringModuleBack(tx: Tx, given: Removal & { slug: string }): Promise<void> {
  const { classId, id, slug, by, at } = given
  await tx.rows(backModule, { classId, id, slug, by })
  await tx.rows(backChapters, { classId, id, by, at })
}

export async function bringChapterBack(
  tx: Tx,
  given: Writer & { classId: number; id: number; slug: string; moduleId: number },
): Promise<void> {
  await tx.rows(backChapter, { ...given })
}

const forgotten = [
  statement(
    'classes.forgetModulesBy',
    'update modules set changed_by = null where changed_by = :membershipId',
  ),
  statement(
    'classes.forgetChaptersBy',
    'update chapters set changed_by = null where changed_by = :membershipId',
  ),
]

/** Their name goes from what they wrote. */
export async function forgetWriterOfOutlines(tx: Tx, membershipId: number): Promise<void> {
  for (const one of forgotten) await tx.rows(one, { membershipId })
}
