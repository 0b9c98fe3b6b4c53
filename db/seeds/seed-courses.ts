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

interface Written {
  tx: Tx
  texts: Texts
  files: ReadonlyMap<string, FolderFile>
}

/** A module where it will stand. */
interface Placed extends Module {
  classId: number
  /** its class as folders call it */
  of: string
  position: number
}

/** What courses consist of. */
export async function seedCourses(
  hand: QuizHand,
  texts: Texts,
  files: ReadonlyMap<string, FolderFile>,
): Promise<void> {
  const { tx, clock } = hand
  const written: Written = { tx, texts, files }
  const classes = await tx.db.selectFrom('classes').select(['id', 'slug', 'published_at']).execute()
  const courses = classes.flatMap(({ id, slug, published_at }) => {
    const path = `chapters/${slug}/course.yaml`
    if (!texts.has(path)) return []
    return [{ id, slug, at: published_at ?? clock.now(), ...course.parse(fieldsOf(texts, path)) }]
  })
  await seedModules(
    written,
    courses.flatMap(({ id, slug, modules }) =>
      modules.map((one, position) => ({ ...one, classId: id, of: slug, position })),
    ),
  )
  for (const { id, slug, at, modules, ahead } of courses) {
    await seedCourseQuizzes(hand, texts, { slug, classId: id })
    await addCourseVersion(tx, id, { kind: 'change', note: '', by: null, at })
    if (!ahead) continue
    const { moved, ...next } = ahead
    const [module_id] = await seedModules(written, [
      { ...next, classId: id, of: slug, position: modules.length },
    ])
    await tx.db
      .updateTable('chapters')
      .set({ module_id, position: next.chapters.length })
      .where('class_id', '=', id)
      .where('slug', '=', moved)
      .execute()
  }
}

/** Modules with their chapters, of all courses at once; answers their numbers. */
async function seedModules({ tx, texts, files }: Written, modules: readonly Placed[]): Promise<number[]> {
  if (modules.length === 0) return []
  const made = await tx.db
    .insertInto('modules')
    .values(
      modules.map(({ classId, slug, title, position }) => ({ class_id: classId, slug, title, position })),
    )
    .returning(['id', 'class_id', 'slug'])
    .execute()
  const ids = modules.map(
    ({ classId, slug }) => made.find(one => one.class_id === classId && one.slug === slug)?.id ?? 0,
  )
  const rows = modules.flatMap(({ classId, of, chapters }, index) =>
    chapters.map((slug, position) => {
      const path = `chapters/${of}/${slug}.md`
      const { fields, body = [] } = readFolderFile(path, Buffer.from(texts.get(path) ?? ''), true, files)
      const { title, minutes, preview, kind, file } = chapter.parse(fields)
      return {
        class_id: classId,
        module_id: ids[index] ?? 0,
        slug,
        title,
        position,
        minutes,
        is_preview: preview,
        kind,
        ...(file
          ? withFile(chapterDraft.parse({ title, kind, minutes, body, file: storedFile(file, files) }))
          : { content_html: htmlOfDocument(body) }),
      }
    }),
  )
  if (rows.length > 0) await tx.db.insertInto('chapters').values(rows).execute()
  return ids
}

/** A file of the demo by its key in this store. */
const storedFile = (file: { key: string; name: string; bytes: number }, files: Written['files']) => ({
  ...file,
  key: files.get(file.key)?.key ?? file.key,
})

/** What is handed out stands above the text. */
function withFile(value: z.output<typeof chapterDraft>) {
  const { html, document, settings } = columnsOf(value, 'Asia/Jakarta')
  return { content_html: html, document, settings }
}
