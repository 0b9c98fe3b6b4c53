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
import type {
  Action,
  Badge,
  CardItem,
  Crumb,
  Fact,
  Heading,
  Image,
  Pager,
  TocModule,
} from '../../ui/parts.tsx'
import { classLevels, classStates, classTypes } from './classes.rules.ts'

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
}

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

export const classPageQuery = z
  .object({
    page: pageNumber,
    search: searchText.optional(),
    state: wordList(classStates).optional(),
    level: wordList(classLevels).optional(),
    type: wordList(classTypes).optional(),
    kategori: plainText(191).optional(),
  })
  .transform(query => ({ ...query, pageSize: 12 }))
  .refine(withinReach, withinReachMessage)

export interface ClassListPage {
  path: string
  page: number
  isFiltered: boolean
  isBeyond: boolean
  heading: Heading
  crumbs: Crumb[]
  search: { label: string; value?: string }
  filters: {
    name: string
    label: string
    any: string
    value?: string
    choices: { value: string; label: string }[]
  }[]
  items: CardItem[]
  empty: { title: string; text: string; action?: Action }
  pager?: Pager
}

export interface ClassDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  price: string
  compareAtPrice?: string
  note: string
  actions: Action[]
  descriptionHtml: string
  outcomes: string[]
  competencies: string[]
  prerequisites: string[]
  audience: string[]
  instructors: { name: string; role: string; text: string; picture?: Image }[]
  runs: { name: string; badge: Badge; when: string; where: string }[]
  syllabus: TocModule[]
  programs: Action[]
  related: CardItem[]
}

export interface ChapterPage {
  course: { title: string; href: string }
  crumbs: Crumb[]
  heading: Heading
  toc: TocModule[]
  position: number
  total: number
  previous?: Action
  next?: Action
  /** empty where the chapter is for participants only */
  contentHtml: string
  isLocked: boolean
}
