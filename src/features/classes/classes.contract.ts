import { z } from 'zod'
import { pagedOf, pictureShape } from '../../platform/http/paged.ts'
import {
  idList,
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  slugText,
  withinReach,
  withinReachMessage,
  wordList,
} from '../../platform/http/query.ts'
import { classLevels, classSorts, classStates, classTypes, webinarStatuses } from './classes.rules.ts'

/** city codes of Kemendagri: "32.73" */
const cityCodes = plainText(500)
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^\d{2}\.\d{2}$/, 'Kode kota tidak valid, contoh: 32.73')).max(50))

export const classListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10),
    state: wordList(classStates).optional(),
    level: wordList(classLevels).optional(),
    'filter.type': wordList(classTypes).optional(),
    programIds: idList.optional(),
    search: searchText.optional(),
    registrarCityIds: cityCodes.optional(),
    heldCityIds: cityCodes.optional(),
    categoryId: positiveId.optional(),
  })
  .refine(withinReach, withinReachMessage)

const wordFlag = z
  .enum(['true', 'false', '1', '0'], 'Isi dengan true atau false')
  .transform(value => value === 'true' || value === '1')

/** `type` and `filter.type` say the same; the specification prints both. `all`: everything on one page. */
export const classCatalogueQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10),
    state: wordList(classStates).optional(),
    search: searchText.optional(),
    sort: z.enum(classSorts, `Urutan yang tersedia: ${classSorts.join(', ')}`).default('newest'),
    type: wordList(classTypes).optional(),
    'filter.type': wordList(classTypes).optional(),
    programId: positiveId.optional(),
    all: wordFlag.default(false),
    preClass: wordFlag.optional(),
  })
  .refine(withinReach, withinReachMessage)

export type ClassCatalogueQuery = z.output<typeof classCatalogueQuery>

export interface ClassListQuery {
  page: number
  pageSize: number
  state?: readonly string[] | undefined
  level?: readonly string[] | undefined
  type?: readonly string[] | undefined
  programIds?: readonly number[] | undefined
  search?: string | undefined
  registrarCityIds?: readonly string[] | undefined
  heldCityIds?: readonly string[] | undefined
  categoryId?: number | undefined
  categorySlug?: string | undefined
  premium?: boolean | undefined
  excludeId?: number | undefined
  preClass?: boolean | undefined
  /** raised by the tenant above the others */
  isElevated?: boolean | undefined
  /** name of a competence it teaches */
  competence?: string | undefined
  /** slug of somebody who teaches it */
  instructor?: string | undefined
  /** of an active programme */
  programSlug?: string | undefined
  /** open ones first unless it says otherwise */
  sort?: (typeof classSorts)[number] | undefined
}

const anyPage = z
  .object({ page: pageNumber, pageSize: pageSize(10).removeDefault().optional(), perPage: pageSize(10) })
  .transform(({ page, pageSize: size, perPage }) => ({ page, pageSize: size ?? perPage }))

export const batchListQuery = anyPage.refine(withinReach, withinReachMessage)
export type BatchListQuery = z.output<typeof batchListQuery>

/** `perPage` is how the specification's client names what it sends on as `pageSize`. */
export const webinarListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10).removeDefault().optional(),
    perPage: pageSize(10),
    programIds: idList.optional(),
  })
  .transform(({ pageSize: size, perPage, ...query }) => ({ ...query, pageSize: size ?? perPage }))
  .refine(withinReach, withinReachMessage)

export type WebinarListQuery = z.output<typeof webinarListQuery>

export const overviewQuery = z.object({ slug: slugText })
export const syllabusQuery = z.object({ classroomId: positiveId })

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

export type WebinarItem = z.output<typeof webinarItem>

export const classDetail = classItem.extend({
  description: z.string(),
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

export const webinarList = pagedOf(webinarItem)

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

export interface OutlineQuery {
  page: number
  pageSize: number
  search?: string | undefined
  type?: readonly string[] | undefined
  level?: readonly string[] | undefined
  categorySlug?: string | undefined
  /** the classes of one programme, in its order */
  programId?: number | undefined
}

/** one chapter as the database holds it */
export interface ChapterRow {
  id: number
  slug: string
  title: string
  kind: string
  minutes: number
  isPreview: boolean
  content: string
  moduleSlug: string
  moduleTitle: string
  updatedAt: string
}
