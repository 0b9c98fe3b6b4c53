import { z } from 'zod'
import { plainText, positiveId } from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import { type ChapterValue, chapterKindName, lessonFields } from './chapter-value.contract.ts'

/** Outlines as calls speak of them. `{id}`: the class as it is written, as in /v1/classes/{id}. */
export const outlineParameters = z.object({ id: positiveId })
export const runParameters = z.object({ id: positiveId, runId: positiveId })

const id = z.int('Harus berupa bilangan bulat').min(1).max(2_147_483_647)
/** the one the writer saw: somebody else's change since is not written over */
const rev = z.int('Harus berupa bilangan bulat').min(1).max(2_147_483_647)
/** among its neighbours, from 0; beyond the end is the end */
const at = z.int('Harus berupa bilangan bulat').min(0).max(10_000)
const title = plainText(limits.chapterTitle).trim().min(1, 'Judul wajib diisi')

/** what is not said stays as it is: a field that is left out has no default here */
const withoutDefault = (schema: z.ZodType) =>
  (schema instanceof z.ZodDefault ? schema.unwrap() : schema) as z.ZodType
const fields = z.strictObject({
  title: title.optional(),
  ...Object.fromEntries(
    Object.entries(lessonFields).map(([name, shape]) => [name, withoutDefault(shape).optional()]),
  ),
}) as unknown as z.ZodType<Partial<Pick<ChapterValue, 'title' | keyof typeof lessonFields>>>

/** One change of an outline; each is kept at once. */
export const outlineChange = z.discriminatedUnion(
  'act',
  [
    z.strictObject({ act: z.literal('addModule'), title, at: at.optional() }),
    z.strictObject({ act: z.literal('renameModule'), moduleId: id, rev, title }),
    z.strictObject({ act: z.literal('moveModule'), moduleId: id, at }),
    z.strictObject({ act: z.literal('removeModule'), moduleId: id, rev }),
    z.strictObject({ act: z.literal('restoreModule'), moduleId: id }),
    z.strictObject({
      act: z.literal('addChapter'),
      moduleId: id,
      title,
      kind: chapterKindName.default('text'),
      at: at.optional(),
    }),
    z.strictObject({ act: z.literal('changeChapter'), chapterId: id, rev, fields }),
    z.strictObject({ act: z.literal('moveChapter'), chapterId: id, rev, moduleId: id, at }),
    z.strictObject({ act: z.literal('removeChapter'), chapterId: id, rev }),
    z.strictObject({ act: z.literal('restoreChapter'), chapterId: id }),
  ],
  'Perubahan ini tidak dikenal',
)
export type OutlineChange = z.output<typeof outlineChange>

const lesson = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  kind: z.string(),
  minutes: z.int(),
  isPreview: z.boolean(),
  isRequired: z.boolean(),
  completion: z.string(),
  completionLeast: z.union([z.int(), z.literal('')]),
  /** in the site's own time, YYYY-MM-DDTHH:MM */
  releaseAt: z.string(),
  releaseAfter: z.string(),
  rev: z.int(),
  /** beside what visitors see */
  state: z.enum(['new', 'changed', 'same']),
  href: z.string(),
})
export type Lesson = z.output<typeof lesson>

const part = z.object({ id: z.int(), title: z.string(), rev: z.int(), chapters: z.array(lesson) })
export type Part = z.output<typeof part>

export const outlineAnswer = z.object({
  id: z.int(),
  modules: z.array(part),
  /** the version visitors see; 0: nothing of it has been published */
  number: z.int(),
  /** something here has not been published yet */
  isAhead: z.boolean(),
  /** what the change made or brought back */
  made: z.int().nullable(),
})
export type OutlineAnswer = z.output<typeof outlineAnswer>

const difference = z.object({
  what: z.enum(['added', 'changed', 'removed', 'moved']),
  of: z.enum(['module', 'chapter']),
  title: z.string(),
  /** what of it changed, where it stood: "Judul, Isi" */
  words: z.string(),
})
export type Difference = z.output<typeof difference>

const finding = z.object({
  /** the chapter it is about; null: the whole */
  chapterId: z.int().nullable(),
  title: z.string(),
  words: z.string(),
  /** it cannot be published before this is mended */
  isGrave: z.boolean(),
})
export type Finding = z.output<typeof finding>

export const publicationOutlook = z.object({
  number: z.int(),
  differences: z.array(difference),
  findings: z.array(finding),
  /** words only: may reach runs that have begun at once */
  mayBeFix: z.boolean(),
  runs: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      words: z.string(),
      /** the version its participants read; null: the newest */
      pinned: z.int().nullable(),
      /** versions that came since */
      behind: z.int(),
      hasBegun: z.boolean(),
    }),
  ),
  versions: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(['first', 'change', 'fix']),
      note: z.string(),
      by: z.string(),
      at: z.string(),
      chapters: z.int(),
    }),
  ),
  mayPublish: z.boolean(),
})
export type Outlook = z.output<typeof publicationOutlook>

export const publicationBody = z.strictObject({
  /** the version visitors see, as whoever publishes knows it */
  seen: z.int().min(0).max(2_147_483_647),
  /** fix: words only, and it reaches runs that have begun at once */
  kind: z.enum(['change', 'fix']).default('change'),
  note: plainText(limits.versionNote).trim().default(''),
})

export const published = z.object({ number: z.int() })
export const broughtRun = z.object({ id: z.int(), number: z.int() })
