import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

// What is written of one chapter, mirrored from its draft, and the row of a class that has an outline before it is published.

const put = statement(
  'classes.putChapter',
  `update chapters set slug = :slug, title = :title, kind = :kind, minutes = :minutes, is_preview = :isPreview,
      is_required = :isRequired, completion = :completion, completion_least = :completionLeast?, release_at = :releaseAt?,
      release_after = :releaseAfter?, content_html = :html, document = :document::jsonb, settings = :settings::jsonb,
      updated_at = :at::timestamptz, version = version + 1, changed_by = :by?,
      outline_rev = outline_rev + ((slug, title, kind, minutes, is_preview, is_required, completion, completion_least,
          release_at, release_after) is distinct from (:slug, :title, :kind, :minutes::int, :isPreview::boolean,
          :isRequired::boolean, :completion, :completionLeast?::int, :releaseAt?::timestamptz, :releaseAfter?::int))::int
    where id = :id`,
)

export interface ChapterWrite {
  slug: string
  title: string
  kind: string
  minutes: number
  isPreview: boolean
  isRequired: boolean
  completion: string
  completionLeast: number | null
  releaseAt: Date | null
  releaseAfter: number | null
  html: string
  /** JSON texts */
  document: string
  settings: string
  by: number | null
  at: Date
}

/** What its draft says from now on. */
export async function putChapter(tx: Tx, id: number, row: ChapterWrite): Promise<void> {
  await tx.rows(put, { id, ...row })
}

const slugs = statement(
  'classes.chapterSlugs',
  `select slug from chapters where class_id = :classId and removed_at is null and id is distinct from :but?::int`,
)

/** Addresses that chapters of a class have. */
export async function listChapterSlugs(
  tx: Tx,
  classId: number,
  but: number | null = null,
): Promise<Set<string>> {
  return new Set((await tx.rows(slugs, { classId, but })).map(({ slug }) => slug))
}

const place = statement(
  'classes.beginRow',
  `insert into classes (slug, code, name, type, status) values (:slug, :code, :name, :type, 'draft') returning id`,
)

/** A class nobody sees yet, so that its outline has something to stand in. */
export async function beginClass(
  tx: Tx,
  row: { slug: string; code: string; name: string; type: string },
): Promise<number> {
  return (await tx.find(place, row))?.id ?? 0
}
