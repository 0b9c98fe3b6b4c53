import { z } from 'zod'
import { addCourseVersion } from '../../src/features/learning/classes/classes.ts'
import { chapterDraft } from '../../src/features/learning/outlines/chapter-value.contract.ts'
import { columnsOf } from '../../src/features/learning/outlines/chapter-value.ts'
import { type FolderFile, readFolderFile } from '../../src/features/website/site-folders/site-folders.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { htmlOfDocument } from '../../src/platform/documents/documents.ts'
import { fieldsOf, type Texts } from './folders/read-content.ts'
import { type QuizHand, seedCourseQuizzes } from './seed-course-quizzes.ts'

/** `chapters/<class>/course.yaml`: modules in their order, with the names of their chapters. */
const module = { slug: z.string(), title: z.string(), chapters: z.array(z.string()) }
const course = z.strictObject({
  modules: z.array(z.strictObject(module)),
  /** what its teachers have written since it was published, and nobody else sees yet; `moved`: a chapter goes there, to its end */
  ahead: z.strictObject({ ...module, moved: z.string() }).optional(),
})
type Module = z.output<typeof course>['modules'][number]

/** `chapters/<class>/<chapter>.md`. `file`: what a chapter of that kind hands out, by its name in `db/seeds/media` */
const chapter = z.strictObject({
  title: z.string(),
  minutes: z.int(),
  preview: z.boolean().default(false),
  kind: z.enum(['text', 'file', 'code', 'quiz']).default('text'),
  file: z.strictObject({ key: z.string(), name: z.string(), bytes: z.int() }).optional(),
})

interface Course {
  tx: Tx
  texts: Texts
  files: ReadonlyMap<string, FolderFile>
  slug: string
  classId: number
}

/** What courses consist of. */
export async function seedCourses(
  hand: QuizHand,
  texts: Texts,
  files: ReadonlyMap<string, FolderFile>,
): Promise<void> {
  const { tx, clock } = hand
  const classes = await tx.db.selectFrom('classes').select(['id', 'slug', 'published_at']).execute()
  for (const { id, slug, published_at } of classes) {
    if (!texts.has(`chapters/${slug}/course.yaml`)) continue
    const { modules, ahead } = course.parse(fieldsOf(texts, `chapters/${slug}/course.yaml`))
    const written: Course = { tx, texts, files, slug, classId: id }
    for (const [position, one] of modules.entries()) await seedModule(written, one, position)
    await seedCourseQuizzes(hand, texts, { slug, classId: id })
    await addCourseVersion(tx, id, { kind: 'change', note: '', by: null, at: published_at ?? clock.now() })
    if (!ahead) continue
    const { moved, ...next } = ahead
    const module_id = await seedModule(written, next, modules.length)
    await tx.db
      .updateTable('chapters')
      .set({ module_id, position: next.chapters.length })
      .where('class_id', '=', id)
      .where('slug', '=', moved)
      .execute()
  }
}

async function seedModule(
  { tx, texts, files, slug: own, classId }: Course,
  module: Module,
  position: number,
) {
  const { id } = await tx.db
    .insertInto('modules')
    .values({ class_id: classId, slug: module.slug, title: module.title, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (module.chapters.length === 0) return id
  const rows = module.chapters.map((slug, order) => {
    const path = `chapters/${own}/${slug}.md`
    const { fields, body = [] } = readFolderFile(path, Buffer.from(texts.get(path) ?? ''), true, files)
    const { title, minutes, preview, kind, file } = chapter.parse(fields)
    return {
      class_id: classId,
      module_id: id,
      slug,
      title,
      position: order,
      minutes,
      is_preview: preview,
      kind,
      ...(file
        ? withFile(chapterDraft.parse({ title, kind, minutes, body, file: storedFile(file, files) }))
        : { content_html: htmlOfDocument(body) }),
    }
  })
  await tx.db.insertInto('chapters').values(rows).execute()
  return id
}

/** A file of the demo by its key in this store. */
const storedFile = (file: { key: string; name: string; bytes: number }, files: Course['files']) => ({
  ...file,
  key: files.get(file.key)?.key ?? file.key,
})

/** What is handed out stands above the text. */
function withFile(value: z.output<typeof chapterDraft>) {
  const { html, document, settings } = columnsOf(value, 'Asia/Jakarta')
  return { content_html: html, document, settings }
}
