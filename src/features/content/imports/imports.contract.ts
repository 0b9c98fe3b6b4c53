import { z } from 'zod'
import type { Skipped } from '../../../platform/archives/archive.ts'
import type { Came, Count } from '../../../platform/archives/written.ts'
import type { PostKind } from '../../../routes.ts'

const slug = z
  .string()
  .max(150)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'hanya huruf kecil, angka, dan tanda hubung')

export const postKinds = [
  'news',
  'blog',
  'articles',
  'podcasts',
  'tulisan-temans',
] as const satisfies PostKind[]

const forTenant = {
  /** slug of the tenant */
  tenant: z.string().min(1).max(63),
  /** absolute path of a file, folder or zip on this machine */
  path: z.string().min(1).max(4096),
  /** do everything, write nothing */
  dryRun: z.boolean(),
  /** what is new waits in the office, unpublished */
  isDraft: z.boolean().default(false),
}

/** What is asked of the importer. */
export const importJob = z.discriminatedUnion('kind', [
  /** `slug`: by what name the course is known again and stands in its address; made from its title when missing */
  z.object({ kind: z.literal('course'), ...forTenant, slug: slug.optional() }),
  /** `as`: what the posts become; when missing, what they were before, at first news */
  z.object({ kind: z.literal('posts'), ...forTenant, as: z.enum(postKinds).optional() }),
  /** a table of schools, known by their NPSN */
  z.object({ kind: z.literal('schools'), ...forTenant }),
])

export type ImportJob = z.infer<typeof importJob>
export type CourseJob = Extract<ImportJob, { kind: 'course' }>
export type PostsJob = Extract<ImportJob, { kind: 'posts' }>
export type SchoolsJob = Extract<ImportJob, { kind: 'schools' }>

/** How far an import has come, in words for people. */
export type Progress = { stage: string; done: number; total: number }

export type ImportReport = {
  title: string
  /** path on the tenant's site where the result is seen */
  address: string
  dryRun: boolean
  counts: Count[]
  /** the first of what came; nothing where nothing was written */
  came: Came[]
  skipped: Skipped[]
}
