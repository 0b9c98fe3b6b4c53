import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// What a course consists of: as it is written, and as a version has it, in the same shape.

const course = `select c.id, c.slug, c.name, c.type, c.premium, c.price::int as "price!", c.status,
    c.course_number as "number" from classes c where c.id = :classId`

const one = statement('classes.course', course)
const locked = statement('classes.courseLocked', `${course} for update`)

/** `isWriting` holds it until the transaction ends: whoever changes its outline does it one after the other. */
export const findCourse = (tx: Tx, classId: number, isWriting = false) =>
  isWriting ? tx.find(locked, { classId }) : tx.find(one, { classId })

export type CourseRow = RowOf<'classes.course'>

const draftModules = statement(
  'classes.draftModules',
  `select m.id as "id!", m.slug as "slug!", m.title as "title!", m.outline_rev as "rev!", n.name as by
    from drafted_modules m left join member_names n on n.tenant_id = m.tenant_id and n.id = m.changed_by
    where m.class_id = :classId order by m.position`,
)
const shownModules = statement(
  'classes.shownModules',
  `select m.module_id as "id!", m.slug, m.title from version_modules m
    where m.class_id = :classId and m.number = :number order by m.position`,
)

const lesson = (
  id: string,
) => `${id} as "id!", h.module_id as "moduleId!", h.slug as "slug!", h.title as "title!",
  h.kind as "kind!", h.minutes as "minutes!", h.is_preview as "isPreview!", h.is_required as "isRequired!",
  h.completion as "completion!", h.completion_least as "completionLeast", h.release_at as "releaseAt",
  h.release_after as "releaseAfter", h.sha256 as "sha256!"`

const draftChapters = statement(
  'classes.draftChapters',
  `select ${lesson('h.id')}, h.outline_rev as "rev!", n.name as by, length(h.content_html) > 0 as "hasText!"
    from drafted_chapters h join drafted_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      left join member_names n on n.tenant_id = h.tenant_id and n.id = h.changed_by
    where h.class_id = :classId order by m.position, h.position`,
)
const shownChapters = statement(
  'classes.shownChapters',
  `select ${lesson('h.chapter_id')} from version_chapters h join version_modules m on m.tenant_id = h.tenant_id
      and m.class_id = h.class_id and m.number = h.number and m.module_id = h.module_id
    where h.class_id = :classId and h.number = :number order by m.position, h.position`,
)

export type DraftModule = RowOf<'classes.draftModules'>
export type DraftChapter = RowOf<'classes.draftChapters'>
export type ShownModule = RowOf<'classes.shownModules'>
export type ShownChapter = RowOf<'classes.shownChapters'>

/** The outline as it is written, in order. */
export const findDraftOutline = async (tx: Tx, classId: number) => ({
  modules: await tx.rows(draftModules, { classId }),
  chapters: await tx.rows(draftChapters, { classId }),
})

/** The outline of a version, in order. */
export const findShownOutline = async (tx: Tx, classId: number, number: number) => ({
  modules: await tx.rows(shownModules, { classId, number }),
  chapters: await tx.rows(shownChapters, { classId, number }),
})

const written = `select h.id, h.class_id as "classId", h.module_id as "moduleId", h.slug, h.title, h.kind, h.minutes,
    h.is_preview as "isPreview", h.is_required as "isRequired", h.completion, h.completion_least as "completionLeast",
    h.release_at as "releaseAt", h.release_after as "releaseAfter", h.content_html as html, h.document, h.settings,
    h.language, h.removed_at as "removedAt", m.title as "moduleTitle", m.slug as "moduleSlug"
  from chapters h join modules m on m.tenant_id = h.tenant_id and m.id = h.module_id where h.id = :id`

const chapter = statement('classes.writtenChapter', written)
const chapterLocked = statement('classes.writtenChapterLocked', `${written} for update of h`)

/** One chapter as it is written, also one that was taken out. */
export const findWrittenChapter = (tx: Tx, id: number, isWriting = false) =>
  isWriting ? tx.find(chapterLocked, { id }) : tx.find(chapter, { id })

export type WrittenChapter = RowOf<'classes.writtenChapter'>

const shown = statement(
  'classes.shownChapter',
  `select h.slug, h.title, h.kind, h.minutes, h.is_preview as "isPreview", h.is_required as "isRequired", h.completion,
      h.completion_least as "completionLeast", h.release_at as "releaseAt", h.release_after as "releaseAfter",
      t.html, t.document, t.settings, h.edition, h.changed_at as "changedAt"
    from version_chapters h join classes c on c.tenant_id = h.tenant_id and c.id = h.class_id
        and c.course_number = h.number
      join chapter_contents t on t.tenant_id = h.tenant_id and t.sha256 = h.sha256
    where h.chapter_id = :id`,
)

/** The same as the newest version has it. */
export const findShownChapter = (tx: Tx, id: number) => tx.find(shown, { id })
