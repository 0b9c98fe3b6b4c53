import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  cityCode,
  listQuery,
  pageNumber,
  positiveId,
  searchText,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image } from '../../../ui/parts.tsx'
import { seoWords } from '../../core/entries/entries.ts'
import { employmentTypeNames, workplaceNames } from './careers.rules.ts'

/** perPage is 6 for careers (specification section 4) and 10 for jobs, as for other lists. */
export const careerListQuery = z
  .object({ page: pageNumber })
  .transform(query => ({ ...query, pageSize: 6 }))
  .refine(withinReach, withinReachMessage)

export const jobListQuery = z
  .object({ careerId: positiveId.optional(), page: pageNumber })
  .transform(query => ({ ...query, pageSize: 10 }))
  .refine(withinReach, withinReachMessage)

export interface CareerListQuery {
  page: number
  pageSize: number
}

export interface JobListQuery extends CareerListQuery {
  careerId?: number | undefined
  search?: string | undefined
  cityCode?: string | undefined
  employmentType?: string | undefined
  workplace?: string | undefined
  excludeId?: number | undefined
}

export const careerDetailQuery = z.object({ slug: slugText })
export const jobDetailQuery = z.object({ id: positiveId })

export const careerItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  industry: z.string(),
  summary: z.string(),
  logo: pictureShape,
  cover: pictureShape,
  cityCode: z.string().nullable(),
  /** jobs one may apply for now */
  totalJobs: z.int(),
})

export type CareerItem = z.output<typeof careerItem>

export const careerDetail = careerItem.extend({
  description: z.string(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  updatedAt: z.string(),
})

export type CareerDetail = z.output<typeof careerDetail>

export const jobItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: pictureShape,
  employmentType: z.enum(employmentTypeNames),
  workplace: z.enum(workplaceNames),
  cityCode: z.string().nullable(),
  /** whole rupiah */
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  salaryPeriod: z.enum(['hour', 'day', 'week', 'month', 'year']),
  openings: z.int(),
  skills: z.array(z.string()),
  validThrough: z.string().nullable(),
  status: z.enum(['open', 'closed', 'filled']),
  publishedAt: z.string(),
  career: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    logo: pictureShape,
  }),
})

export type JobItem = z.output<typeof jobItem>

export const jobDetail = jobItem.extend({
  description: z.string(),
  applyUrl: z.string().nullable(),
  applyEmail: z.string().nullable(),
  seo: seoWords,
  updatedAt: z.string(),
  career: jobItem.shape.career.extend({ website: z.string().nullable(), address: z.string().nullable() }),
})

export type JobDetail = z.output<typeof jobDetail>

export const careerList = pagedOf(careerItem)
export const jobList = pagedOf(jobItem)

/** Filters of the page of open jobs. */
export const jobPageQuery = listQuery(10, {
  search: searchText.optional(),
  city: cityCode.optional(),
  kind: z
    .enum(employmentTypeNames, `Jenis pekerjaan yang tersedia: ${employmentTypeNames.join(', ')}`)
    .optional(),
  workplace: z.enum(workplaceNames, `Tempat kerja yang tersedia: ${workplaceNames.join(', ')}`).optional(),
})

/** A list of organisations or of jobs; the tools always ask for jobs. */
export interface CareerListPage extends ListPage, SearchableList {}

export interface CareerDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  descriptionHtml: string
  website?: Action
  jobs: CardItem[]
  /** the way to more jobs than stand here */
  more: Action
}

export interface JobDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  salary: string
  /** until when, how many, or that it is closed */
  note: string
  isOpen: boolean
  /** address of the open jobs */
  list: string
  actions: Action[]
  descriptionHtml: string
  skills: string[]
  career: Action & { summary: string }
  related: CardItem[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'careers.detail': CareerDetailPage
    'careers.job': JobDetailPage
    'careers.list': CareerListPage
  }
}
