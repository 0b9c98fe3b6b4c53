import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  listQuery,
  pageNumber,
  pageSize,
  positiveId,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { ListPage } from '../../../ui/lists.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image, TocModule } from '../../../ui/parts.tsx'
import { seoWords } from '../../core/entries/entries.ts'
import { outlineItem } from '../classes/classes.ts'

/** perPage of programmes is 6 (specification section 4). */
export const programListQuery = z
  .object({ page: pageNumber, pageSize: pageSize(6) })
  .refine(withinReach, withinReachMessage)

export type ProgramListQuery = z.output<typeof programListQuery>

/** perPage of a programme's schools is 10 (specification section 7). */
export const programSchoolsQuery = z
  .object({ programId: positiveId, page: pageNumber, pageSize: pageSize(10) })
  .refine(withinReach, withinReachMessage)

export type ProgramSchoolsQuery = z.output<typeof programSchoolsQuery>

export const programSyllabusParameters = z.object({ programId: positiveId })

export const programDetailQuery = z.object({ slug: slugText })

export const programItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  summary: z.string(),
  logo: pictureShape,
  cover: pictureShape,
  partners: z.array(z.string()),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  totalClasses: z.int(),
})

export type ProgramItem = z.output<typeof programItem>

const region = z.object({ id: z.string(), name: z.string() })

/** A school that takes part, without its people, address or telephone. */
export const programSchool = z.object({
  id: z.int(),
  npsn: z.string(),
  name: z.string(),
  level: z.string(),
  ownership: z.enum(['negeri', 'swasta']),
  province: region.nullable(),
  city: region.nullable(),
})

export type ProgramSchool = z.output<typeof programSchool>

/** as the database holds it: codes in place of names */
export type ProgramSchoolRow = Omit<ProgramSchool, 'province' | 'city'> & {
  province: string | null
  city: string | null
}

export const programSchools = pagedOf(programSchool)

/** A programme's curriculum: its classes in order, each with modules and chapters. */
export const programSyllabus = z.object({
  program: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  items: z.array(outlineItem.extend({ required: z.boolean() })),
})

export type ProgramSyllabus = z.output<typeof programSyllabus>

export const programDetail = programItem.extend({
  description: z.string(),
  completion: z.enum(['all_in_order', 'all_any_order', 'at_least_n']),
  items: z.array(z.object({ classId: z.int(), slug: z.string(), name: z.string(), required: z.boolean() })),
  /** who leads it */
  lead: z.object({ slug: z.string(), name: z.string(), title: z.string(), photo: pictureShape }).nullable(),
  provinces: z.array(region),
  seo: seoWords,
  totalSchools: z.int(),
  updatedAt: z.string(),
})

/** as the database holds it: codes in place of names */
export type ProgramRow = Omit<z.output<typeof programDetail>, 'provinces'> & { provinces: string[] }

export type ProgramDetail = z.output<typeof programDetail>

export const programList = pagedOf(programItem)
export const programNames = z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() }))
export type ProgramNames = z.output<typeof programNames>

export const programPageQuery = listQuery(6, {})

/** Programmes, or their curricula. */
export type ProgramListPage = ListPage

export interface ProgramDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  descriptionHtml: string
  partners: string[]
  lead?: { name: string; title: string; href?: string; picture?: Image }
  provinces: string[]
  schools: { name: string; place: string }[]
  /** those that do not fit into the list */
  moreSchools: number
  curriculum?: Action
  /** classes of the programme, in order */
  related: CardItem[]
}

/** A programme's classes, one after the other, with what each consists of. */
export interface CurriculumPage {
  heading: Heading
  crumbs: Crumb[]
  facts: Fact[]
  steps: {
    title: string
    href: string
    kind: string
    length: string
    summary: string
    isOptional: boolean
    modules: TocModule[]
  }[]
  program: Action
  empty: { title: string; text: string; action?: Action }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'programs.curriculum': CurriculumPage
    'programs.detail': ProgramDetailPage
    'programs.list': ProgramListPage
  }
}
