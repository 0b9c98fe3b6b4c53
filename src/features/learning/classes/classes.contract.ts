import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import { seoWords } from '../../core/entries/entries.ts'
import { classLevels, classStates, classTypes, webinarStatuses } from './classes.rules.ts'

const flags = {
  comingSoon: z.boolean(),
  onRegistration: z.boolean(),
  started: z.boolean(),
  ended: z.boolean(),
}

const classroom = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  state: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  registrationOpenAt: z.string().nullable(),
  registrationCloseAt: z.string().nullable(),
  timeZone: z.string(),
  mode: z.enum(['online', 'offline', 'hybrid']),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  /** Kemendagri's codes: where it is held, and from where one may register (none: from everywhere) */
  heldCityIds: z.array(z.string()),
  registrarCityIds: z.array(z.string()),
  capacity: z.int().nullable(),
})

export type Classroom = z.output<typeof classroom>

export const classItem = z.object({
  id: z.int(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  logo: pictureShape,
  cover: pictureShape,
  type: z.enum(classTypes),
  level: z.enum(classLevels),
  premium: z.boolean(),
  category: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
  price: z.int(),
  compareAtPrice: z.int().nullable(),
  certificate: z.boolean(),
  durationMinutes: z.int(),
  totalModules: z.int(),
  totalChapters: z.int(),
  ratingAverage: z.number().nullable(),
  ratingCount: z.int(),
  state: z.enum([...classStates, 'cancelled', 'postponed']),
  ...flags,
  /** the run that the state speaks of; none for a self-paced class */
  classroom: classroom.nullable(),
  /** as BCP 47 writes it, of what is taught in another language than Indonesian */
  language: z.string().nullish(),
})

export type ClassItem = z.output<typeof classItem>

const chapterItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  kind: z.string(),
  minutes: z.int(),
  isPreview: z.boolean(),
})

export const moduleItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  chapters: z.array(chapterItem),
})

const instructor = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  role: z.enum(['lead', 'assistant', 'mentor']),
  photo: pictureShape,
})

export const webinarItem = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  /** where it is held: "Zoom" */
  provider: z.string(),
  capacity: z.int().nullable(),
  status: z.enum(webinarStatuses),
  /** only of what is over */
  recordingUrl: z.string().nullable(),
  speakers: z.array(z.object({ slug: z.string(), name: z.string(), title: z.string(), photo: pictureShape })),
  class: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    type: z.enum(classTypes),
    premium: z.boolean(),
    price: z.int(),
    cover: pictureShape,
  }),
})

export const classDetail = classItem.extend({
  description: z.string(),
  /** BCP 47; null: nobody said, taken for Indonesian */
  language: z.string().nullable(),
  promoVideo: z.string().nullable(),
  tags: z.array(z.string()),
  competencies: z.array(z.string()),
  outcomes: z.array(z.string()),
  prerequisites: z.array(z.string()),
  audience: z.array(z.string()),
  passingScore: z.int(),
  instructors: z.array(instructor),
  classrooms: z.array(classroom),
  webinars: z.array(webinarItem.omit({ class: true })),
  /** of the competencies, those with a page of their own */
  competences: z.array(z.object({ slug: z.string(), name: z.string() })),
  modules: z.array(moduleItem),
  programs: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  seo: seoWords,
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
})

export type ClassDetail = z.output<typeof classDetail>

export const classList = pagedOf(classItem)

export const syllabus = z.object({
  class: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  classroom: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  modules: z.array(moduleItem),
})
export type Syllabus = z.output<typeof syllabus>

/** A run that can be joined, is about to begin, or goes on. */
export const batchItem = classroom.extend({
  class: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    type: z.enum(classTypes),
    premium: z.boolean(),
  }),
})

export type BatchItem = z.output<typeof batchItem>

/** The active batch list has a shape of its own (specification section 3). */
export const batchList = z.object({
  items: z.array(batchItem),
  page: z.object({ current_page: z.int(), last_page: z.int() }),
  data_count: z.object({ per_page: z.int(), total_data: z.int() }),
})

export type BatchList = z.output<typeof batchList>

/** A class as its syllabus shows it: what it consists of, without its texts. */
export const outlineItem = classItem
  .pick({
    id: true,
    code: true,
    slug: true,
    name: true,
    summary: true,
    type: true,
    level: true,
    premium: true,
  })
  .extend({
    category: classItem.shape.category,
    certificate: z.boolean(),
    durationMinutes: z.int(),
    competencies: z.array(z.string()),
    modules: z.array(moduleItem),
  })

export type OutlineItem = z.output<typeof outlineItem>

/** one chapter as the database holds it */
export interface ChapterRow {
  id: number
  slug: string
  title: string
  kind: string
  minutes: number
  isPreview: boolean
  content: string
  /** BCP 47, where it is not the course's */
  language: string | null
  completion: 'view' | 'min_time' | 'min_score' | 'submit' | 'attend'
  /** minutes or points, where its completion asks for them */
  completionLeast: number | null
  /** ISO 8601 */
  releaseAt: string | null
  /** the chapter that has to be done first */
  releaseAfter: number | null
  moduleSlug: string
  moduleTitle: string
  updatedAt: string
}
